"""Keep a finished game of VAGUE & ATTAQUE: `python -m tests.games.vague_et_attaque.keep teams`.

Players choose at random, but mostly lay what they can. An ending can be asked for; deals are then
played until one ends like that. `--all` keeps one of each kind. Games that are kept already are
never replaced.
"""

import argparse
from typing import NamedTuple

from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.state import Cause
from houle.kernel import KeyedChance, QuickChance, Record, new_record, new_seed, written_down
from tests.games.golden import folder, golden, page
from tests.games.vague_et_attaque.lockstep import Style


class Kind(NamedTuple):
    """A game worth keeping."""

    players: int
    cause: Cause
    teams: bool = False
    first: int | None = None


KINDS = {
    "solo-lost": Kind(1, Cause.LOADED),
    "solo-won": Kind(1, Cause.VALIDATED, first=0),
    "two": Kind(2, Cause.VALIDATED),
    "two-late": Kind(2, Cause.LATE, first=1),
    "three": Kind(3, Cause.VALIDATED),
    "three-first": Kind(3, Cause.VALIDATED, first=2),
    "four": Kind(4, Cause.VALIDATED),
    "four-first": Kind(4, Cause.VALIDATED, first=3),
    "five": Kind(5, Cause.VALIDATED),
    "five-first": Kind(5, Cause.VALIDATED, first=4),
    "teams": Kind(4, Cause.VALIDATED, teams=True),
    "teams-first": Kind(4, Cause.VALIDATED, teams=True, first=3),
}
"""One for each setting, and one for each ending."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="*", choices=[[], *KINDS], help="which kinds")
    parser.add_argument("--all", action="store_true", help="one of each kind")
    asked = parser.parse_args()
    for name in KINDS if asked.all else asked.name:
        keep(name, KINDS[name])


def keep(name: str, kind: Kind) -> None:
    """Play until a game ends as it shall, and write it down."""
    options = VagueEtAttaqueOptions(teams=kind.teams, first=kind.first)
    game = VagueEtAttaque(kind.players, options)
    kept = golden(random_game(game))
    while kept.outcome.cause != kind.cause:
        kept = golden(random_game(game))
    file = folder(game.name) / f"{name}.json"
    file.parent.mkdir(exist_ok=True)
    with file.open("x", encoding="utf-8") as out:
        out.write(page(kept))
    print(f"{file.name}: {kept.outcome.cause}, {len(kept.record.plays)} moves")


def random_game(game: VagueEtAttaque) -> Record:
    """The record of a new game, played to the end."""
    seed = new_seed()
    style = Style(QuickChance(seed.hex()))
    chance = KeyedChance(seed)
    table = game.start(chance, journal=False)
    record = new_record(game, seed)
    while game.to_act(table):
        seat, move = style.choose(game, table)
        game.play(table, seat, move, chance)
        record = written_down(record, seat, move)
    return record


if __name__ == "__main__":
    main()
