"""Everything that can happen in WAVE is told, in both languages and to every viewer."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple, get_args

from houle.games.wave import Wave, WaveOptions, WavePublic
from houle.games.wave.moves import (
    Advice,
    Confirm,
    Declare,
    Discard,
    LayDown,
    Phrase,
    Point,
    PointAtBend,
    Propose,
    Say,
    Side,
    Swap,
    Unpoint,
    UnpointBend,
    WaveMove,
    Withdraw,
)
from houle.games.wave.state import VAIMITI
from houle.games.wave.words import Happening, Reason
from houle.kernel import (
    At,
    Card,
    Chance,
    Happened,
    Moved,
    Onlooker,
    QuickChance,
    Seat,
    Shuffled,
    TrackedTable,
    View,
    Viewer,
    Who,
    project,
    project_steps,
)
from houle.texts import LOCALES
from houle.texts.catalogue import game_source
from houle.texts.parsed import parse
from tests.games.wave.settings import SETTINGS
from tests.texts.listening import assert_well_said, no_text_errors, speaker

HANDS = [
    kind(side, place) for kind in (Discard, LayDown, Swap) for side in Side for place in range(6)
]
POINTS = [Point(*at) for at in product(range(5), range(5), Advice)]
TALK: list[WaveMove] = [
    *(PointAtBend(advice) for advice in Advice),
    *(Unpoint(owner, place) for owner, place in product(range(4), range(4))),
    *(Say(phrase) for phrase in Phrase),
    *(UnpointBend(), Declare(), Withdraw()),
]
PROPOSALS = [Propose(place, face_down) for place in range(4) for face_down in (False, True)]
KINDS: list[list[WaveMove]] = [[*HANDS], [*POINTS], TALK, [*PROPOSALS], [Confirm()]]

VIEWERS: tuple[Viewer, ...] = (0, 1, Onlooker.WATCHER)
ONLY_AT_SET_UP = {
    Reason.SEAT_COUNT,
    Reason.VOLUNTARY_ALONE,
    Reason.STRICT_AND_OPEN,
    Reason.FIRST_SEAT,
}
LONGEST = {"log": 80, "refusal": 110}


class Moment(NamedTuple):
    """A table just after the deal or a move."""

    game: Wave
    table: TrackedTable[WavePublic]
    chance: Chance


def moments() -> Iterator[Moment]:
    """A random game in every setting, move by move."""
    for number, (players, options) in enumerate(SETTINGS):
        game = Wave(players, options)
        chance = QuickChance(number)
        table = game.start(chance)
        yield Moment(game, table, chance)
        while game.outcome(table) is None:
            play_something(game, table, chance)
            yield Moment(game, table, chance)


def play_something(game: Wave, table: TrackedTable[WavePublic], chance: Chance) -> None:
    """A move of somebody who is waited for, or now and then a word from anybody."""
    waited_for = game.to_act(table)
    seat = waited_for[chance.below(len(waited_for))]
    found = game.moves(table, seat)
    if chance.below(3) == 0:
        seat = chance.below(game.seats)
        patience = chance.below(20) > 0
        found = [m for m in game.asides(table, seat) if not (patience and isinstance(m, Confirm))]
    assert game.attempt(table, seat, found[chance.below(len(found))], chance) is None


def any_move(chance: Chance) -> WaveMove:
    kind = KINDS[chance.below(len(KINDS))]
    return kind[chance.below(len(kind))]


def test_every_step_is_told() -> None:
    told: set[str] = set()
    with no_text_errors():
        for game, table, _ in moments():
            for viewer, locale in product(VIEWERS, LOCALES):
                voice = speaker(game, viewer, locale)
                view = project(game, table, viewer)
                for step in project_steps(game, table, viewer):
                    if isinstance(step, Happened):
                        told.add(step.name)
                    line = voice.step(step, view)
                    if line is not None:
                        assert_well_said(line, locale)
                        assert len(line) <= LONGEST["log"], line
    assert told == set(Happening)


def test_every_choice_names_the_card_it_is_about() -> None:
    described: set[type[WaveMove]] = set()
    with no_text_errors():
        for game, table, chance in moments():
            seat = chance.below(game.seats)
            view = project(game, table, seat)
            open_to_seat = (*view.moves, *view.asides)
            for move in [open_to_seat[chance.below(len(open_to_seat))] for _ in open_to_seat[:6]]:
                described.add(type(move))
                for locale in LOCALES:
                    voice = speaker(game, seat, locale)
                    text = voice.move(view, move)
                    assert_well_said(text, locale)
                    card = card_of(view, seat, move)
                    if card is not None:
                        assert voice.card(card) in text
    assert described == set(get_args(WaveMove))


def card_of(
    view: View[WavePublic, WaveMove, WaveOptions], seat: Seat, move: WaveMove
) -> Card | None:
    """The card a move is about, if its maker sees it."""
    match move:
        case Discard(side, place) | LayDown(side, place) | Swap(side, place):
            return view.zone(side, seat)[place]
        case Propose(place):
            return view.zone("face-up", VAIMITI)[place]
        case Point(owner, place) | Unpoint(owner, place):
            return view.zone("outward" if owner < view.seats else "face-up", owner)[place]
    return None


def test_a_finger_is_told_with_the_card_under_it() -> None:
    seen, unseen = 0, 0
    for game, table, _ in moments():
        for viewer in VIEWERS:
            view = project(game, table, viewer)
            voice = speaker(game, viewer)
            for step in project_steps(game, table, viewer):
                match step:
                    case Happened(Happening.POINTED, {"owner": Who(owner), "card": At(_, place)}):
                        row = "outward" if owner < game.seats else "face-up"
                        card = view.zone(row, owner)[place]
                        told = f"outward card {place + 1}" if card is None else voice.card(card)
                        assert told in (voice.step(step, view) or "")
                        seen, unseen = seen + (card is not None), unseen + (card is None)
    assert seen > 100
    assert unseen > 100


def test_every_refusal_is_told() -> None:
    refused: set[str] = set()
    with no_text_errors():
        for game, table, chance in moments():
            for _ in range(12):
                seat, move = chance.below(game.seats), any_move(chance)
                refusal = game.refusal(table, seat, move)
                if refusal is None:
                    continue
                refused.add(refusal.reason)
                for locale in LOCALES:
                    text = speaker(game, seat, locale).refusal(refusal)
                    assert_well_said(text, locale)
                    assert len(text) <= LONGEST["refusal"], text
    assert refused == set(Reason) - ONLY_AT_SET_UP


def test_every_outcome_is_told() -> None:
    with no_text_errors():
        for game, table, _ in moments():
            outcome = game.outcome(table)
            if outcome is None:
                continue
            for viewer, locale in product([*VIEWERS, Onlooker.EVERYONE], LOCALES):
                assert_well_said(speaker(game, viewer, locale).outcome(outcome), locale)


def test_the_lines_about_cards_are_just_those_that_can_occur() -> None:
    """Each way a card can go has a line, if only an empty one, and each line can occur."""
    source = game_source(Wave, "en")
    assert source is not None
    written = {text for text in parse(source).messages if text.startswith(("moved-", "shuffled-"))}
    occurring: set[str] = set()
    for game, table, _ in moments():
        zones = game.layout.zones
        for step in project_steps(game, table, Onlooker.WATCHER):
            match step:
                case Moved():
                    origin, target = zones[step.origin], zones[step.target]
                    occurring.add(f"moved-{origin.name}-{target.name}")
                case Shuffled(zone):
                    occurring.add(f"shuffled-{zones[zone].name}")
    assert occurring == written
