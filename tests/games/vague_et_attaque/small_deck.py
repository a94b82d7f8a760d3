"""A small deck for examples: four places, few souvenirs, and cards that do what a test says.

The packaged deck may be tuned at any time; the rules do not change with it.
"""

from houle.games.vague_et_attaque.deck import (
    SHIP,
    Artefact,
    Colour,
    Deck,
    Encounter,
    Place,
    Said,
    ShipTurn,
    Souvenir,
    Timing,
)
from houle.games.vague_et_attaque.effects import Calm, Draw, Edge, Effect

Effects = tuple[Effect, ...]

TEXT = Said(fr="-", en="-")
PLACES = ("bay", "cape", "isle", "reef", SHIP)
DEDICATED = {"bay": 3, "cape": 2, "isle": 2, "reef": 2, SHIP: 4}
SHARED = {
    "bay-cape": ("bay", "cape"),
    "bay-reef": ("bay", "reef"),
    "bay-cape-reef": ("bay", "cape", "reef"),
    "cape-isle": ("cape", "isle"),
    "bay-ship": ("bay", SHIP),
    "cape-ship": ("cape", SHIP),
}
CALM: Effects = (Calm(),)
DRAW: Effects = (Draw(),)


def small_deck(
    *,
    blue: Effects = CALM,
    gold: Effects = DRAW,
    anchor: Effects = CALM,
    artefact: Effects = DRAW,
    when: Timing = Timing.TURN,
    ship_turn: Effects = CALM,
    inverted: bool = False,
) -> Deck:
    """A deck with one card of each kind that does something: "blue", "gold", "anchor", "tool"."""
    souvenirs = [
        *((f"{place}-{number + 1}", (place,)) for place in PLACES for number in _to(place)),
        *SHARED.items(),
    ]
    return Deck(
        title=TEXT,
        place=tuple(Place(id=place, name=TEXT, story=TEXT) for place in PLACES),
        souvenir=(
            *(Souvenir(id=one, name=TEXT, story=TEXT, places=of) for one, of in souvenirs),
            Souvenir(id="anchor", name=TEXT, story=TEXT, places=("bay",), anchor=anchor),
        ),
        encounter=(
            Encounter(id="blue", name=TEXT, story=TEXT, effects=blue, inverted=inverted),
            Encounter(id="calm", name=TEXT, story=TEXT, effects=CALM),
            Encounter(id="gold", name=TEXT, story=TEXT, effects=gold, colour=Colour.GOLD),
            Encounter(id="edge", name=TEXT, story=TEXT, effects=(Edge(1),), colour=Colour.GOLD),
        ),
        artefact=(
            Artefact(id="tool", name=TEXT, story=TEXT, when=when, effects=artefact, solo=True),
            *(
                Artefact(
                    id=f"tool-{number}",
                    name=TEXT,
                    story=TEXT,
                    when=Timing.DUEL,
                    effects=(Calm(),),
                )
                for number in range(2, 6)
            ),
        ),
        ship_turn=tuple(ShipTurn(name=TEXT, effects=ship_turn) for _ in range(6)),
    )


def _to(place: str) -> range:
    return range(DEDICATED[place])
