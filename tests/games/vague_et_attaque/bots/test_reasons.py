"""Why a captain moves so: what was counted, and that whoever counts again finds the same."""

import re
from collections.abc import Callable, Iterable
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest

from houle.bots.levels import Level
from houle.bots.reasons import Comparison, Reason, Tried, reason_for, weigh
from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.bots import reasons
from houle.games.vague_et_attaque.bots.captains import Imagined
from houle.games.vague_et_attaque.bots.reasons import REASONS, Standing, turns_begun
from houle.games.vague_et_attaque.effects import Phase
from houle.games.vague_et_attaque.moves import Done, DrawSouvenir, KeepOff, LaySouvenir, LetAboard
from houle.games.vague_et_attaque.words import Fate
from houle.kernel import QuickChance, Seat, Story, View, deal_world, know
from houle.tables.explaining import said
from tests.bots.knowing import known
from tests.games.vague_et_attaque.bots.answered import (
    Deed,
    as_tried_by_the_expert,
    done_by,
    share_of_reasons,
    why,
)
from tests.games.vague_et_attaque.bots.recounting import (
    SEED,
    WORLDS,
    Moment,
    fates_of,
    moments,
    recounted,
)
from tests.games.vague_et_attaque.positions import VagueTable, berth, position
from tests.games.vague_et_attaque.settings import SETTINGS, setting_name
from tests.texts.listening import assert_well_said, no_text_errors, plain, speaker

ARTEFACTS = ("hook", "compass", "spyglass", "cutlass", "wheeled-chest")
FOGGY_BAY = "foggy-bay!: foghorn jar-of-fog barometer"
NEARLY_WON = "lagoon: conch pearl, wreck!: ships-bell rusty-key doubloon"
NAMES = ("Julia", "Max", "Alice", "Zoé", "Ida")
PATTERNS = {
    "en": r"“{}” .+ in (\d+) of (\d+) possible deals; “{}” in (\d+)[.,]",
    "fr": r"« {} » .+ dans (\d+) donnes possibles sur (\d+) ; « {} », dans (\d+)[.,]",
}
EVERY = 23
PER_SETTING = 3
OFTEN = 11
FEW = 15
ENOUGH = 50
ALMOST_ALL, MOST = 0.95, 0.85
PROOFS = 8
"""So many worlds are enough where all of them come to the same."""


def weighed(at: Moment, move: Any = None, worlds: int = WORLDS) -> list[Tried]:
    return weigh(at.known, REASONS, move, worlds=worlds, seed=SEED)


def table(game: VagueEtAttaque, **laid: Any) -> VagueTable:
    return position(game, **{"artefacts": ARTEFACTS, "used": True, "phase": Phase.MOORING, **laid})


def at_table(game: VagueEtAttaque, laid: VagueTable, seat: Seat = 0) -> Moment:
    return Moment(game, known(game, laid, seat))


def counts_of(at: Moment, move: Any, fate: Fate, worlds: int = PROOFS) -> int:
    return next(each for each in weighed(at, move, worlds) if each.move == move).count(fate)


def a_few(setting: tuple[int, VagueEtAttaqueOptions]) -> list[Moment]:
    return list(islice(moments(*setting, EVERY), PER_SETTING))


# What is said is what is counted


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_whoever_counts_again_finds_the_numbers_that_are_said(
    setting: tuple[int, VagueEtAttaqueOptions],
) -> None:
    for at in a_few(setting):
        tried = weighed(at)
        for own in (tried[0], tried[-1]):
            reason = reason_for(own.move, tried, REASONS)
            assert (reason.count, reason.other_count) == recounted(at, reason, own.move)
            assert_says(at, own.move, reason)


def assert_says(at: Moment, move: Any, reason: Reason) -> None:
    """Both languages say these two numbers of worlds of these two moves."""
    view: View[Any, Any, Any] = at.known.view
    for locale, pattern in PATTERNS.items():
        voice = speaker(at.game, at.seat, locale, NAMES)
        with no_text_errors():
            heard = said(reason, move, view, voice)
        assert_well_said(heard, locale)
        first, second = (re.escape(plain(voice.move(view, one))) for one in (move, reason.other))
        counted = re.match(pattern.format(first, second), plain(heard))
        assert counted
        assert [int(number) for number in counted.groups()] == [
            reason.count,
            reason.of,
            reason.other_count,
        ]


@pytest.mark.parametrize("setting", SETTINGS[:6], ids=setting_name)
def test_every_fate_of_every_move_is_found_again(
    setting: tuple[int, VagueEtAttaqueOptions],
) -> None:
    assert misses(islice(moments(*setting, EVERY), 2)) == 0


@pytest.mark.parametrize("setting", SETTINGS[:6], ids=setting_name)
def test_a_move_is_worth_what_the_expert_makes_of_it(
    setting: tuple[int, VagueEtAttaqueOptions],
) -> None:
    for at in islice(moments(*setting, EVERY), 2):
        trial = REASONS.trial(at.known, QuickChance(SEED))
        imagined = Imagined(at.known, QuickChance(SEED))
        for _ in range(3):
            world, same = trial.imagine(), imagined.world()
            assert (world.fate, world.table.zones) == (same.fate, same.table.zones)
            for number, move in enumerate(at.known.view.moves):
                assert trial.comes_of(world, move).worth == imagined.worth(world, number)


def misses(asked: Iterable[Moment]) -> int:
    """How many moves in a world came to something else when they were counted again."""
    missed = 0
    for at in asked:
        trial = REASONS.trial(at.known, QuickChance(SEED))
        for _ in range(4):
            world = trial.imagine()
            for move in at.known.view.moves:
                missed += trial.comes_of(world, move).fates != fates_of(at, world, move)
    return missed


def wrong_seat(at: Any, seat: Seat) -> Standing:
    return Standing(at, (seat + 1) % at.game.seats)


def too_soon(at: Any, _: Seat) -> int:
    return turns_begun(at)


@pytest.mark.parametrize(("name", "fault"), [("Standing", wrong_seat), ("next_turn_of", too_soon)])
def test_a_count_that_is_wrong_is_noticed(
    monkeypatch: pytest.MonkeyPatch, name: str, fault: Callable[..., Any]
) -> None:
    asked = list(islice(moments(3, VagueEtAttaqueOptions(), EVERY), 3))
    assert misses(asked) == 0
    monkeypatch.setattr(reasons, name, fault)
    assert misses(asked) > 0


def test_a_number_that_nobody_counted_is_noticed() -> None:
    at = next(moments(3, VagueEtAttaqueOptions(), EVERY))
    tried = weighed(at)
    reason = reason_for(tried[0].move, tried, REASONS)
    wrong = msgspec.structs.replace(reason, count=reason.count + 1)
    assert_says(at, tried[0].move, reason)
    assert recounted(at, wrong, tried[0].move)[0] != wrong.count


# Where it is plain to see


@rule("A-60", "A-61")
def test_at_the_very_end_one_souvenir_wins_in_all_deals_and_anything_else_in_none() -> None:
    game = VagueEtAttaque(3)
    begun = "sandbank: turtle message-in-a-bottle, volcano: ash-flower"
    hands = ["spice-jar", "fossil", "pocket-seahorse coconut"]
    harbours = ["ship, volcano: lava-stone", f"{FOGGY_BAY}, {begun}", NEARLY_WON]
    laid = table(game, hands=hands, harbours=harbours, souvenirs="old-map", turn=2, round=60)
    at = at_table(game, laid, 2)
    win = LaySouvenir(0, berth(game, laid, "lagoon"))
    for fate in (Fate.WINS, Fate.VALIDATES):
        assert (counts_of(at, win, fate), counts_of(at, Done(), fate)) == (PROOFS, 0)
    assert (counts_of(at, win, Fate.LOST), counts_of(at, Done(), Fate.LOST)) == (0, PROOFS)
    reason = why(Deed(at, win), 100)
    heard = said(reason, win, at.known.view, speaker(game, 2))
    assert reason.comparison is Comparison.BETTER
    assert heard.startswith(
        "“Lay on “The Turquoise Lagoon”: The Pocket Seahorse” wins the game by the end of this"
        " seat’s next turn in 100 of 100 possible deals; “"  # noqa: RUF001
    )
    assert heard.endswith("” in 0.")


@rule("A-95")
def test_alone_a_fourth_souvenir_on_the_ship_loses_in_all_deals() -> None:
    game = VagueEtAttaque(1)
    laid = table(
        game,
        hands=["pocket-seahorse lagoon"],
        middle="ship: patched-flag captains-hat parrot-feather",
        souvenirs="wooden-leg coconut",
        phase=Phase.EXPLORATION,
    )
    assert game.attempt(laid, 0, DrawSouvenir(), QuickChance(0)) is None
    at = at_table(game, laid)
    assert set(at.known.view.moves) == {LetAboard(), KeepOff()}
    assert counts_of(at, LetAboard(), Fate.ABOARD) == PROOFS
    assert counts_of(at, LetAboard(), Fate.SHIP_BEATEN) == 0
    assert counts_of(at, KeepOff(), Fate.ABOARD) < PROOFS


@rule("A-81", "A-83")
def test_a_place_of_the_partner_counts_for_both_and_against_the_others() -> None:
    game = VagueEtAttaque(4, VagueEtAttaqueOptions(teams=True))
    harbours = ["ship", "market", "lagoon: conch pearl", "volcano"]
    laid = table(game, hands=["pocket-seahorse"], harbours=harbours, souvenirs="old-map logbook")
    at = at_table(game, laid)
    lay = LaySouvenir(0, berth(game, laid, "lagoon"))
    assert counts_of(at, lay, Fate.VALIDATES) == PROOFS
    assert counts_of(at, lay, Fate.RIVAL) == 0


# Who is answered, and how often


@pytest.mark.parametrize("setting", SETTINGS[:6], ids=setting_name)
def test_who_knows_the_same_is_told_the_same(setting: tuple[int, VagueEtAttaqueOptions]) -> None:
    game = VagueEtAttaque(*setting)
    real = game.start(QuickChance(5))
    seat = real.public.turn
    story = Story(game.layout, real.journal or ())
    other = deal_world(game, real, seat, QuickChance(6))
    assert other.zones != real.zones
    here, again, there = (Moment(game, know(game, one, seat, story)) for one in (real, real, other))
    assert weighed(here, worlds=3) == weighed(again, worlds=3) == weighed(there, worlds=3)


@cache
def choices() -> list[Moment]:
    """Of a whole game for two, and of one for three."""
    alike = VagueEtAttaqueOptions()
    return [at for seats in (2, 3) for at in moments(seats, alike, OFTEN)]


@cache
def of_the_expert() -> list[Deed]:
    return done_by(Level.EXPERT, choices())


def test_of_the_moves_that_the_expert_tries_it_does_one_for_which_there_is_a_reason() -> None:
    done = [as_tried_by_the_expert(each) for each in of_the_expert()]
    assert len(done) >= FEW
    assert share_of_reasons(done, ENOUGH) >= ALMOST_ALL


def test_of_all_moves_that_is_hardly_ever_another() -> None:
    assert share_of_reasons(of_the_expert(), ENOUGH) >= MOST


def test_there_is_a_reason_for_more_than_half_of_what_a_player_does() -> None:
    assert share_of_reasons(done_by(Level.PLAYER, choices()), ENOUGH) > 1 / 2


def test_for_the_worst_that_can_be_done_there_is_none() -> None:
    tried = [weighed(at, worlds=ENOUGH) for at in choices()]
    told = [reason_for(each[-1].move, each, REASONS) for each in tried]
    assert sum(reason.comparison is Comparison.WORSE for reason in told) > len(told) / 2
