"""Promise: an independent referee, where there is one, agrees with every move."""

from houle.conformance.scene import Scene
from houle.conformance.subject import AnyGame, Subject, Tally


def check_lockstep(subject: Subject, game: AnyGame, seed: int) -> Tally:
    """Play one game beside the referee."""
    if subject.lockstep is None:
        return Tally()
    with Scene("lockstep", game, seed):
        return Tally({"lockstep moves": subject.lockstep(game, seed)})
