# ruff: noqa: RUF001 - apostrophes as people read them
"""Everything that can happen in SEA CHANGE is told, in both languages and to every viewer."""

import pytest

from houle.games.sea_change import SeaChange, SeaOptions, SeaPublic, Teams
from houle.games.sea_change.words import Happening, Reason
from houle.kernel import (
    Happened,
    Onlooker,
    Refusal,
    RefusedError,
    TrackedTable,
    project,
    project_steps,
)
from houle.texts import LOCALES, Host, Speaker
from tests.games.sea_change.lockstep import ANYTHING
from tests.games.sea_change.positions import play_on, position, random_game, sea_change
from tests.games.sea_change.settings import TABLES
from tests.texts.listening import assert_well_said, no_text_errors, plain

NAMES = ("Julia", "Max", "Alice", "Zoé", "Inès", "Nuno", "Maren", "Yuna")
LONGEST = 120


def speaker(game: SeaChange, viewer: int | Onlooker, locale: str) -> Speaker:
    return Speaker(game, locale, NAMES[: game.seats], viewer)


@pytest.mark.parametrize("locale", LOCALES)
def test_whole_games_are_well_told(locale: str) -> None:
    happened: set[str] = set()
    short = [(seats, SeaOptions(1, teams)) for seats, teams in TABLES]
    for seats, options in (*short, (5, SeaOptions(teams=Teams.TWO_TWO_ONE))):
        game = SeaChange(seats, options)
        for viewer in (0, Onlooker.WATCHER):
            voice = speaker(game, viewer, locale)
            with no_text_errors():
                for table in random_game(game, f"texts {seats} {options.teams}"):
                    view = project(game, table, viewer)
                    steps = project_steps(game, table, viewer)
                    happened |= {step.name for step in steps if isinstance(step, Happened)}
                    said = [line for step in steps if (line := voice.step(step, view))]
                    said += [voice.move(view, move) for move in view.moves]
                    for text in said:
                        assert_well_said(text, locale)
                        assert len(text) <= LONGEST
                    if view.outcome is not None:
                        assert_well_said(voice.outcome(view.outcome), locale)
    assert happened == set(Happening)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_is_well_told(locale: str) -> None:
    game, table = a_trick()
    over = sea_change(3, target=1)
    *_, end = random_game(over, "over")
    found: dict[str, str] = {}
    with no_text_errors():
        for rules, where in ((game, table), (over, end)):
            for seat in range(3):
                for move in ANYTHING:
                    refusal = rules.refusal(where, seat, move)
                    if refusal is not None:
                        found[refusal.reason] = speaker(rules, seat, locale).refusal(refusal)
        for seats, options in (
            (9, SeaOptions()),
            (3, SeaOptions(target=10)),
            (3, SeaOptions(teams=Teams.TWO_TWO)),
        ):
            refusal = refused_set_up(seats, options)
            found[refusal.reason] = Host(SeaChange, locale).refusal(refusal)
    assert found.keys() == set(Reason)
    for text in found.values():
        assert_well_said(text, locale)


def refused_set_up(seats: int, options: SeaOptions) -> Refusal:
    with pytest.raises(RefusedError) as caught:
        SeaChange(seats, options)
    return caught.value.refusal


def a_trick() -> tuple[SeaChange, TrackedTable[SeaPublic]]:
    """Max has just made a sea change; Alice could follow."""
    game = sea_change(3)
    hands = ["blue 9, red 4", "red 9, red 5", "blue 7, green 5"]
    table = position(game, hands=hands, trump="blue")
    play_on(game, table, "blue 9", "red 9")
    return game, table


@pytest.mark.parametrize(
    ("viewer", "locale", "log"),
    [
        (0, "en", ["Max plays the red 9.", "Sea change! Max makes red the trump."]),
        (1, "en", ["You play the red 9.", "Sea change! You make red the trump."]),
        (
            0,
            "fr",
            ["Max joue le 9 rouge.", "Changement de mer ! Grâce à Max, l’atout devient rouge."],
        ),
        (
            1,
            "fr",
            ["Tu joues le 9 rouge.", "Changement de mer ! Grâce à toi, l’atout devient rouge."],
        ),
    ],
)
def test_a_sea_change(viewer: int, locale: str, log: list[str]) -> None:
    game, table = a_trick()
    voice, view = speaker(game, viewer, locale), project(game, table, viewer)
    said = [voice.step(step, view) for step in project_steps(game, table, viewer)]
    assert [plain(line) for line in said if line] == log


def test_who_must_follow_is_told_why() -> None:
    game, table = a_trick()
    refusal = game.refusal(table, 2, ANYTHING[3])
    assert refusal is not None
    assert speaker(game, 2, "en").refusal(refusal) == (
        "You hold blue, so the green 5 has to wait: "
        "it would have to be blue, or of the same value as the red 9."
    )
    assert plain(speaker(game, 2, "fr").refusal(refusal)) == (
        "Tu as du bleu : le 5 vert attendra. "
        "Il faut jouer du bleu, ou la même valeur que le 9 rouge."
    )


def test_the_end() -> None:
    game = sea_change(3, target=1)
    hands = ["blue 7", "blue 6", "blue 5"]
    for taken, end in (
        (["red 0"], "Victory on the crest of the wave: Julia, after 1 round."),
        (
            ["red 0", "green 9, red 9, blue 10"],
            "Neck and neck, and the 0 of the trump decides: victory for Julia, after 1 round.",
        ),
        (
            ["green 9", "blue 9", "red 0, green 8"],
            "Neck and neck, and the lightest boat comes in first: victory for Max, after 1 round.",
        ),
        (
            ["red 0, red 8", "green 9, green 4", "blue 9, green 5"],
            "A dead heat after 1 round: the victory is shared by Max, Alice.",
        ),
    ):
        table = position(game, hands=hands, trump="red", taken=taken)
        play_on(game, table, *hands)
        outcome = game.outcome(table)
        assert outcome is not None
        assert speaker(game, Onlooker.WATCHER, "en").outcome(outcome) == end
