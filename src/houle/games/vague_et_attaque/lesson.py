"""VAGUE & ATTAQUE: a turn in its three phases, a duel, and a place validated by its loot.

The cards are chosen by what they do: the set may change, and the lesson goes on.
"""

from collections.abc import Iterable
from typing import NamedTuple

from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.deck import SHIP, Colour, Souvenir, Timing
from houle.games.vague_et_attaque.effects import Draw, Effect, Stock, Whom
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    Done,
    DrawSouvenir,
    LayPlace,
    LaySouvenir,
    Throw,
)
from houle.kernel import Seat
from houle.lessons.stage import LEARNER, Act, Lesson, Told, bot, learner, making, moving, unseen

OTHER = 1
FIVE, TWO = 4, 1
"""What the dice show, counted from 0."""
TIED = (TWO, TWO)


class Plan(NamedTuple):
    """The cards that the lesson is about, by their ids."""

    own: str
    """The learner's place, and what is laid there by hand."""
    dedicated: str
    shared: str
    other: str
    """The other's place, and the souvenir there that fits the learner's too."""
    loot: str


def _plan() -> Plan:
    plain = [one for one in CARDS.deck.souvenir if not one.anchor and SHIP not in one.places]
    for dedicated in (one for one in plain if len(one.places) == 1):
        [own] = dedicated.places
        shared = [one for one in plain if own in one.places and one is not dedicated]
        for loot in shared:
            there = next((place for place in loot.places if place != own), None)
            here = next((one for one in shared if there not in one.places), None)
            if there and here:
                return Plan(own, dedicated.id, here.id, there, loot.id)
    raise ValueError("no place has enough souvenirs without an anchor")


def _fillers(plan: Plan) -> Iterable[Souvenir]:
    """Souvenirs that lead nobody astray: they fit none of the places of the lesson."""
    return (one for one in CARDS.deck.souvenir if not {plan.own, plan.other} & {*one.places})


def _encounter(*effects: Effect) -> str:
    found = (one for one in CARDS.deck.encounter if one.colour is Colour.BLUE)
    return next(one.id for one in found if one.effects == effects)


def _spoken(*ids: str) -> tuple[str, ...]:
    return tuple(one.replace("-", " ") for one in ids)


PLAN = _plan()
OWN, DEDICATED, SHARED, THERE, LOOT = _spoken(*PLAN)
FILLERS = _spoken(*(one.id for one in _fillers(PLAN)))
ARTEFACTS = _spoken(
    *(one.id for one in CARDS.deck.artefact if one.when in {Timing.EXPLORATION, Timing.ENCOUNTER})
)
"""Powers that keep no mooring open and throw no dice by themselves."""
GIFT = _encounter(Draw(who=Whom.ME, what=Stock.SOUVENIR, count=2))


def _tied_duel(seat: Seat, loot: str) -> list[Act]:
    """A turn that leads to nothing but the next one."""
    return [
        bot(seat, making(DrawSouvenir())),
        bot(seat, moving(seat, Challenge, loot)),
        bot(seat, making(Throw())),
        bot(1 - seat, making(Throw())),
    ]


LESSON = Lesson(
    game="vague-et-attaque",
    seats=2,
    options={"first": LEARNER},
    numbers=(*TIED, *TIED, *TIED, FIVE, TWO),
    orders=(
        ARTEFACTS[:2],
        (DEDICATED, SHARED, LOOT, *FILLERS),
        (OWN, THERE),
        _spoken(GIFT),
    ),
    acts=(
        learner("explore", making(DrawSouvenir())),
        learner("adventure", making(Adventure())),
        Told("read"),
        learner("moor", moving(LEARNER, LayPlace, OWN)),
        learner("lay", moving(LEARNER, LaySouvenir, DEDICATED)),
        Told("three"),
        *unseen(*_tied_duel(OTHER, DEDICATED)),
        bot(OTHER, moving(OTHER, LayPlace, THERE)),
        bot(OTHER, moving(OTHER, LaySouvenir, LOOT)),
        *unseen(
            *_tied_duel(LEARNER, LOOT),
            bot(LEARNER, moving(LEARNER, LaySouvenir, SHARED)),
            *_tied_duel(OTHER, SHARED),
            bot(OTHER, making(Done())),
        ),
        Told("later"),
        learner("again", making(DrawSouvenir())),
        learner("challenge", moving(LEARNER, Challenge, LOOT)),
        learner("throw", making(Throw())),
        bot(OTHER, making(Throw())),
        Told("won"),
        learner("validate", moving(LEARNER, LaySouvenir, LOOT)),
        Told("validated"),
    ),
)
