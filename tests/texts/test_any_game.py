# ruff: noqa: RUF001 - apostrophes as people read them
"""A game that brings no words of its own can still be told in every language."""

import msgspec
import pytest

from houle.kernel import (
    Face,
    Happened,
    Moved,
    Onlooker,
    Outcome,
    QuickChance,
    Refusal,
    Rolled,
    Seat,
    Shuffled,
    Step,
    TrackedTable,
    Who,
    project,
)
from tests.conformance.lowtide import Cheer, Choose, LowTide, TidePublic
from tests.texts.listening import choices, plain, speaker

JULIA, MAX, ALICE = 0, 1, 2

pytestmark = pytest.mark.usefixtures("sound_texts")


def low_tide(players: int = 2) -> tuple[LowTide, TrackedTable[TidePublic]]:
    """Low Tide just dealt; it has no catalogue."""
    game = LowTide(players)
    return game, game.start(QuickChance(1))


@pytest.mark.parametrize(
    ("step", "english", "french"),
    [
        (Shuffled(0), "Shuffled: pile.", "On mélange : pile."),
        (Moved(7, 0, None, 3, 0), "number 7: pile → your hand", "number 7 : pile → hand (toi)"),
        (Moved(None, 0, None, 4, 0), "A card: pile → Max’s hand", "Une carte : pile → hand (Max)"),
        (Rolled(6, 5), "The die shows 5.", "Le dé donne 5."),
        (Happened("high-water", {}), "high water", "high water"),
        (Happened("cheered", {"who": Who(MAX)}), "cheered: who Max", "cheered : who Max"),
    ],
)
def test_steps(step: Step, english: str, french: str) -> None:
    game, table = low_tide()
    view = project(game, table, JULIA)
    assert speaker(game, JULIA, "en").step(step, view) == english
    assert plain(speaker(game, JULIA, "fr").step(step, view) or "") == french


def test_moves() -> None:
    game, table = low_tide()
    middle = table.zone("hand", JULIA)[1]
    said = choices(game, table, JULIA)
    assert said[Choose(1)] == f"choose (place 2, card number {middle})"
    assert said[Cheer()] == "cheer"


class Dive(msgspec.Struct, frozen=True, tag="dive"):
    """A move of somebody else's, where a place is a word."""

    place: str
    beside: Seat


def test_moves_that_are_about_no_card() -> None:
    class Reef(LowTide):
        def card_at(self, seat: int, move: object) -> None:
            return None

    game = Reef(2)
    view = project(game, game.start(QuickChance(1)), JULIA)
    voice = speaker(game, JULIA, "fr")
    assert voice.move(view, Choose(2)) == "choose (place 3)"
    assert voice.move(view, Dive("reef", JULIA)) == "dive (place reef, beside toi)"


@pytest.mark.parametrize(
    ("winners", "english", "french"),
    [
        ((MAX,), "Won by: Max.", "Victoire : Max."),
        ((JULIA, ALICE), "Won by: you, Alice.", "Victoire : toi, Alice."),
        ((JULIA, MAX, ALICE), "Everybody wins!", "Tout le monde gagne !"),
        ((), "Nobody wins.", "Personne ne gagne."),
    ],
)
def test_outcome(winners: tuple[int, ...], english: str, french: str) -> None:
    game = LowTide(3)
    outcome = Outcome("played-out", winners)
    assert (
        speaker(game, JULIA, "en").outcome(outcome) == f"The game is over (played out). {english}"
    )
    assert plain(speaker(game, JULIA, "fr").outcome(outcome)) == (
        f"La partie est finie (played out). {french}"
    )


def test_refusals() -> None:
    voice = speaker(LowTide(2), JULIA)
    assert voice.refusal(Refusal("T-02", "no-card")) == "Not allowed: no card."
    wait = Refusal("T-02", "wait", {"who": Who(MAX)})
    assert voice.refusal(wait) == "Not allowed: wait (who Max)."


def test_names() -> None:
    voice = speaker(LowTide(2), Onlooker.WATCHER)
    assert voice.title == "low tide"
    assert voice.blurb == voice.option_hint("speed_limit") == ""
    assert voice.option("speed_limit") == "speed limit"
    assert voice.card(7) == voice.short_card(7) == "number 7"
    assert voice.face(Face("sea-star", 3, "red")) == "sea star red 3"
    assert voice.zone("pile", None) == "pile"
    assert voice.zone("hand", 5) == "player 6’s hand"
    assert voice.ui("no-such-text") == "no-such-text"
