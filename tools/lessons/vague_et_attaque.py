"""VAGUE & ATTAQUE: explore, meet, moor, duel, and validate the ship with the last souvenir."""

from typing import Any

from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    Done,
    DrawSouvenir,
    LaySouvenir,
    Throw,
)
from houle.kernel import Seat, Table
from houle.tables.running import AnyGame, Move
from tools.lessons.stage import LEARNER, Choice, Lesson, bot, learner, making, playing

OTHER = 1
ARTEFACTS = ("compass", "cutlass")
HANDS = (*("patched flag", "wooden leg"), *("keepers slippers", "captains hat"))
DRAWN = ("heron feather", "starfish", "logbook", "fossil", "whale comb", "sandcastle")
PLACES = ("lagoon", "lighthouse")
ENCOUNTERS = ("flat calm", "drifting barrel", "fortune teller")
FIVE, TWO = 4, 1
"""What the dice show, counted from 0."""


def moving(seat: Seat, kind: type[Challenge | LaySouvenir], name: str) -> Choice:
    """The move of this kind that is about the card of this name."""

    def choice(game: AnyGame, table: Table[Any]) -> Move:
        for move in game.moves(table, seat):
            at = game.card_at(seat, move)
            if at is None or not isinstance(move, kind):
                continue
            if game.face(table.zones[at.zone][at.place]).name == name:
                return move
        raise ValueError(f"seat {seat} can do nothing such with the {name}")

    return choice


LESSON = Lesson(
    game="vague-et-attaque",
    seats=2,
    options={"first": OTHER},
    numbers=(FIVE, TWO),
    orders=(ARTEFACTS, (*HANDS, *DRAWN), PLACES, ENCOUNTERS),
    acts=(
        bot(OTHER, making(DrawSouvenir())),
        bot(OTHER, making(Adventure())),
        bot(OTHER, playing(OTHER, "lighthouse")),
        bot(OTHER, playing(OTHER, "keepers slippers")),
        learner(making(DrawSouvenir())),
        learner(making(Adventure())),
        learner(playing(LEARNER, "lagoon")),
        learner(moving(LEARNER, LaySouvenir, "patched-flag")),
        bot(OTHER, making(DrawSouvenir())),
        bot(OTHER, making(Adventure())),
        bot(OTHER, moving(OTHER, LaySouvenir, "captains-hat")),
        bot(OTHER, making(Done())),
        learner(making(DrawSouvenir())),
        learner(moving(LEARNER, Challenge, "keepers-slippers")),
        learner(making(Throw())),
        bot(OTHER, making(Throw())),
        learner(moving(LEARNER, LaySouvenir, "wooden-leg")),
    ),
)
