# ruff: noqa: RUF001 - apostrophes as people read them
"""Why a move: each number that is said is counted again at tables played to their end."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from houle.bots import Level
from houle.bots.reasons import AHEAD, Came, Comparison, Reason, Tried, reason_for, weigh
from houle.conformance.rules import rule
from houle.games.wave import Wave, WavePublic
from houle.games.wave.bots.reasons import REASONS, Surf
from houle.games.wave.bots.sight import WaveKnowledge
from houle.games.wave.moves import Discard, LayDown, Propose, Side, Swap, WaveMove
from houle.games.wave.state import VAIMITI
from houle.kernel import Table
from houle.tables.explaining import said
from houle.texts import LOCALES
from tests.bots.knowing import known
from tests.bots.twins import twins
from tests.games.wave.bots.reasoning import Moment, asked, explained, moments, share_backed
from tests.games.wave.bots.recounting import mistakes, numbers
from tests.games.wave.positions import on_the_great_wave, position, wave
from tests.texts.listening import assert_well_said, no_text_errors, plain, speaker

INWARD, OUTWARD = Side.INWARD, Side.OUTWARD

SAID = {
    "en": {
        "won": "wins when played on with all cards open",
        "few": "ends with at most two cards face down when played on with all cards open",
        "stuck": "leaves whoever plays next without a card that fits",
        "misfit": "turns out not to fit",
        AHEAD: "does better than the other",
    },
    "fr": {
        "won": "gagne si la suite se joue cartes sur table",
        "few": "finit avec au plus deux cartes face cachée si la suite se joue cartes sur table",
        "stuck": "ne laisse rien de jouable juste après",
        "misfit": "tombe sur une carte qui ne passe pas",
        AHEAD: "fait mieux que l’autre",
    },
}
SENTENCES = {
    "en": "“{move}” {fate} in {count} of {of} possible deals; “{other}” in {other_count}",
    "fr": "« {move} » {fate} dans {count} donnes possibles sur {of} ; "
    "« {other} », dans {other_count}",
}

TABLES = [
    wave(2),
    wave(3),
    wave(4),
    wave(2, virage=True, colour_tide=True),
    wave(3, virage=True, strict=True),
    wave(4, open_mistakes=True, number_tide=True),
    wave(2, nazare=True, virage=True),
    wave(3, nazare=True, voluntary=True, open_mistakes=True),
    wave(4, nazare=True, strict=True, virage=True),
]


OF = 5
"""So many worlds are counted again, move by move."""


@cache
def some(game: Wave) -> list[Moment]:
    """An early choice, one in the middle and a late one, of a game that lasts."""
    games = (moments(game, deal) for deal in range(20))
    found = next(choices for choices in games if len(choices) >= 12)
    return [found[1], found[len(found) // 2], found[-2]]


# What is said is true


@rule("W-21", "W-41", "W-83", "W-86")
@pytest.mark.parametrize("game", TABLES, ids=str)
def test_what_is_counted_of_a_move_comes_of_it_by_the_rules(game: Wave) -> None:
    for moment in some(game):
        assert mistakes(moment.known, 2) == []


@pytest.mark.parametrize("game", TABLES, ids=str)
def test_each_sentence_says_what_can_be_counted_again(game: Wave) -> None:
    for choice, move in some(game):
        tried = weigh(choice, REASONS, move, worlds=OF)
        for each in {tried[0].move, move}:
            assert_said(game, choice, each, reason_for(each, tried, REASONS))


def assert_said(game: Wave, choice: WaveKnowledge, move: WaveMove, reason: Reason) -> None:
    """A reason has the right numbers, and so has what is said of it."""
    counted = numbers(choice, move, reason)
    for locale in LOCALES:
        voice = speaker(game, choice.view.viewer, locale)
        with no_text_errors():
            text = said(reason, move, choice.view, voice)
        assert_well_said(text, locale)
        assert plain(text).startswith(
            SENTENCES[locale].format(
                move=plain(voice.move(choice.view, move)),
                fate=SAID[locale][reason.fate],
                count=counted[0],
                of=OF,
                other=plain(voice.move(choice.view, reason.other)),
                other_count=counted[1],
            )
        )


# What is obvious is counted in all worlds


def why(table: Any, move: WaveMove, game: Wave, seat: int = 0) -> tuple[Any, ...]:
    """How a move compares, and what is told of it and of the other."""
    choice = known(game, table, seat)
    reason = reason_for(move, weigh(choice, REASONS, move), REASONS)
    assert reason.of == 100
    return reason.comparison, reason.fate, reason.count, reason.other_count


BETTER, WORSE = Comparison.BETTER, Comparison.WORSE


@rule("W-40")
def test_what_must_come_last_wins_only_if_it_does() -> None:
    game = wave(3)
    table = position(game, discard="sky 4", inward=["navy 0, navy 4", "navy 1", "sky 5"])
    assert why(table, Discard(INWARD, 0), game) == (BETTER, "won", 100, 0)
    assert why(table, Discard(INWARD, 1), game) == (WORSE, "won", 0, 100)


@rule("W-61")
def test_a_swap_that_alone_wins() -> None:
    game = wave(3, virage=True)
    table = position(
        game, discard="white 1", bend="orange 4", inward=["sky 4, red 2"], outward=["", "red 3"]
    )
    assert why(table, Swap(INWARD, 0), game) == (BETTER, "won", 100, 0)


@rule("W-52")
def test_a_proposal_for_vaimiti_is_weighed_as_what_she_plays() -> None:
    game = wave(2)
    table = position(
        game,
        discard="sky 3",
        inward=["navy 3", ""],
        face_up="sky 4, navy 2",
        turn=VAIMITI,
    )
    # Nothing can follow the navy 3 but the sky 4.
    assert why(table, Propose(0), game) == (WORSE, "won", 0, 100)
    assert why(table, Propose(1), game) == (BETTER, "won", 100, 0)


@rule("W-28")
def test_a_card_that_is_known_not_to_fit() -> None:
    game = wave(3, strict=True)
    table = position(game, discard="navy 2", inward=["navy 3"], outward=["white 1", "navy 4"])
    assert why(table, Discard(OUTWARD, 0), game) == (WORSE, "misfit", 100, 0)


@rule("W-86")
def test_in_nazare_a_win_has_no_card_face_down() -> None:
    game = wave(3, nazare=True, voluntary=True)
    lying = {27: "white 1", 31: "white 2", 32: "white 3"}
    table = on_the_great_wave(game, 33, lying=lying, inward=["navy 4"])
    assert why(table, Discard(INWARD, 0), game) == (BETTER, "won", 100, 0)
    assert why(table, LayDown(INWARD, 0), game) == (WORSE, "won", 0, 100)


# Planted faults are found


class Hasty(Surf):
    """Looks at what comes next before Vaimiti has played her only card, or the turn is over."""

    def _leaves_nothing(self, world: Table[WavePublic], after: Table[WavePublic]) -> bool:
        public = after.public
        return public.ended is not None or not self._game.can_play(after, public.turn)


class Hopeful(Surf):
    """Takes a game as won of which nothing is known but that it goes on."""

    def comes_of(self, world: Table[WavePublic], move: WaveMove) -> Came:
        came = super().comes_of(world, move)
        return came._replace(fates=came.fates - {"stuck"} | {"won"})


class Trusting(Surf):
    """Thinks that all that is offered fits."""

    def comes_of(self, world: Table[WavePublic], move: WaveMove) -> Came:
        came = super().comes_of(world, move)
        return came._replace(fates=came.fates - {"misfit"})


def alone() -> WaveKnowledge:
    """Vaimiti must play her navy 4, after which seat 0, who comes next, is stuck with a white 2."""
    game = wave(2)
    table = position(
        game,
        discard="white 1",
        inward=["", "sky 3, red 2"],
        outward=["white 2", ""],
        face_up="navy 4",
        turn=1,
    )
    return known(game, table, 1)


def in_the_dark() -> WaveKnowledge:
    game = wave(3, open_mistakes=True)
    table = position(
        game,
        discard="red 2",
        inward=["sky 3", "sky 5"],
        outward=["white 1, navy 4", "orange 1"],
    )
    return known(game, table, 0)


@pytest.mark.parametrize(
    ("faulty", "position_of"), [(Hasty, alone), (Hopeful, alone), (Trusting, in_the_dark)]
)
def test_a_count_that_is_wrong_is_found(
    faulty: Callable[..., Surf], position_of: Callable[[], WaveKnowledge]
) -> None:
    assert mistakes(position_of(), 10) == []
    assert mistakes(position_of(), 10, REASONS._replace(trial=faulty)) != []


# Who knows the same, and how often there is a reason


def test_who_knows_the_same_gets_the_same_answer() -> None:
    pairs = [pair for pair in twins("wave") if not pair.here.aside][:4]
    for here, there in pairs:
        weighed = [weigh(one.known(), REASONS, worlds=4) for one in (here, here, there)]
        assert weighed[0] == weighed[1] == weighed[2]
    assert pairs


def test_with_a_person_at_the_table_what_bots_told_each_other_is_not_counted_on() -> None:
    choice, _ = some(TABLES[1])[1]
    unheard = msgspec.structs.replace(choice, told=())
    assert came(choice) != came(unheard)
    assert came(choice, people=(1,)) == came(unheard, people=(1,))


def came(choice: WaveKnowledge, **changes: Any) -> list[Tried]:
    return weigh(msgspec.structs.replace(choice, **changes), REASONS, worlds=5)


@pytest.mark.parametrize(("level", "least"), [(Level.PLAYER, 0.5), (Level.EXPERT, 0.95)])
def test_hardly_a_move_of_bots_is_without_a_reason(level: Level, least: float) -> None:
    found = [moment for game in TABLES[:3] for moment in some(game)]
    share = share_backed([explained(moment) for moment in asked(level, found)])
    assert share >= least
