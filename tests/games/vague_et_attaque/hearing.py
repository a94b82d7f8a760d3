"""Listening to a table of VAGUE & ATTAQUE with the packaged cards."""

from typing import Any

from houle.games.vague_et_attaque import VagueEtAttaque
from houle.games.vague_et_attaque.effects import Phase
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.games.vague_et_attaque.state import Task
from houle.kernel import Chance, Onlooker, Seat, Viewer
from tests.games.vague_et_attaque.positions import VagueTable, dice, position
from tests.texts.listening import lines

JULIA, MAX, ALICE, WATCHER = 0, 1, 2, Onlooker.WATCHER
ARTEFACTS = ("hook", "compass", "spyglass", "cutlass", "wheeled-chest")


def at_sea(game: VagueEtAttaque, **others: Any) -> VagueTable:
    """Julia has a lagoon with a turtle on it and the ship, Max a bare wreck and a market."""
    there: dict[str, Any] = {
        "hands": ["pocket-seahorse turquoise-pebble sandbank sea-legs", "pearl spare-die", "conch"],
        "harbours": ["lagoon: turtle, ship", "wreck, market: spice-jar"],
        "souvenirs": "coconut hourglass",
        "places": "volcano mangrove",
        "encounters": "flat-calm",
        "artefacts": ARTEFACTS,
    }
    return position(game, **(there | others))


def heard(
    move: VagueEtAttaqueMove,
    viewer: Viewer,
    locale: str = "en",
    chance: Chance | None = None,
    seat: Seat = JULIA,
    **others: Any,
) -> list[str]:
    """What a viewer hears of a move at this table."""
    game = VagueEtAttaque(3)
    table = at_sea(game, **others)
    assert game.attempt(table, seat, move, chance or dice()) is None
    return lines(game, table, viewer, locale)


def pending(effect: Any, chosen: Seat | None = None) -> dict[str, Any]:
    """Julia is to resolve this effect."""
    return {"pending": (Task(JULIA, effect, JULIA),), "chosen": chosen, "phase": Phase.ENCOUNTER}
