"""What fingers mean: exactly one of them is true of each card, and it reads as plain advice."""

import pytest

from houle.games.wave import Wave
from houle.games.wave.bots.convention import FINGERS, Scene, finger_for, meaning, narrowed, parts
from houle.games.wave.bots.pointing import next_finger
from houle.games.wave.components import ANY_CARD, BEATS, SURF_CARDS
from houle.games.wave.moves import Advice, Point, Unpoint
from houle.games.wave.state import VAIMITI, Pointing
from houle.kernel import CardMask, QuickChance
from tests.bots.knowing import known
from tests.games.wave.positions import card, cards, position, wave

PLAY, KEEP = Advice.PLAY, Advice.KEEP


def scene(
    top: str, *, turn: int = 0, follower: int = 1, seats: int = 3, shown: bool = True
) -> Scene:
    """Seat 0 is to play on a top card, seat 1 follows."""
    laid = card(top)
    return Scene(BEATS[0][laid], 0, ANY_CARD & ~(1 << laid), turn, follower, seats, shown)


def mask(text: str) -> CardMask:
    return sum(1 << which for which in cards(text))


@pytest.mark.parametrize(
    ("inward", "which", "finger"),
    [
        ("navy 3, sky 4, white 1", "red 2", PLAY),
        ("navy 3, white 1, white 2", "red 2", None),
        ("yellow 0, white 1, white 2", "red 2", KEEP),
        ("navy 3", "red 2", PLAY),
        ("white 1, orange 0", "orange 1", KEEP),
        ("white 1, sky 3", "orange 1", None),
    ],
)
def test_the_next_to_play_says_how_well_a_card_could_be_followed(
    inward: str, which: str, finger: Advice | None
) -> None:
    assert finger_for(scene("red 1"), 1, cards(inward), 0, card(which)) is finger


@pytest.mark.parametrize(
    ("which", "finger"), [("white 2", PLAY), ("red 3", None), ("navy 4", KEEP)]
)
def test_the_others_say_whether_it_is_hard_or_easy(which: str, finger: Advice | None) -> None:
    assert finger_for(scene("red 1"), 2, cards("sky 1, sky 2"), 0, card(which)) is finger


@pytest.mark.parametrize(
    ("inward", "which", "finger"),
    [("sky 1", "red 2", PLAY), ("red 0", "red 2", KEEP), ("sky 1", "red 0", None)],
)
def test_whoever_is_not_to_play_hears_whether_a_card_would_fit(
    inward: str, which: str, finger: Advice | None
) -> None:
    assert finger_for(scene("red 1"), 1, cards(inward), 2, card(which)) is finger


@pytest.mark.parametrize("turn", [0, VAIMITI], ids=["their turn", "Vaimiti's turn"])
@pytest.mark.parametrize(
    ("could_be", "finger"),
    [
        ("red 2, red 3, navy 4", PLAY),
        ("white 2, red 2, navy 4", None),
        ("white 2, orange 2, red 2", KEEP),
    ],
)
def test_with_two_players_a_card_is_harder_or_easier_than_one_would_think(
    turn: int, could_be: str, finger: Advice | None
) -> None:
    now = scene("red 1", turn=turn, seats=2)
    said = finger_for(now, 1, cards("navy 3"), 0, card("red 2"), mask(could_be))
    assert said is finger


@pytest.mark.parametrize("turn", [0, VAIMITI], ids=["their turn", "Vaimiti's turn"])
@pytest.mark.parametrize(("which", "other"), [("red 2", "navy 4"), ("red 0", "white 1")])
@pytest.mark.parametrize(
    ("inward", "finger"),
    [("navy 3, sky 4", PLAY), ("navy 3, orange 0", None), ("orange 0, yellow 0", KEEP)],
)
def test_with_two_players_a_card_as_good_as_known_is_spoken_of_as_what_to_follow(
    turn: int, which: str, other: str, inward: str, finger: Advice | None
) -> None:
    now = scene("red 1", turn=turn, seats=2)
    could_be = mask(f"{which}, {other}")
    assert finger_for(now, 1, cards(inward), 0, card(which), could_be) is finger


def test_what_was_laid_or_does_not_fit_is_no_guess_any_more() -> None:
    now = scene("red 1", seats=2)
    could_be = mask("red 1, red 0, red 2, navy 4")
    assert narrowed(now, 0, could_be, fit=True) == mask("red 2, navy 4")
    assert narrowed(now, 0, could_be, fit=False) == mask("red 0")
    assert narrowed(now, 1, could_be, fit=False) == mask("red 0, red 2, navy 4")


def test_in_a_strict_game_whoever_is_to_play_hears_it_too() -> None:
    strict = scene("red 1", shown=False)
    assert finger_for(strict, 1, cards("navy 4"), 0, card("red 0")) is None
    assert finger_for(strict, 1, cards("navy 4"), 0, card("red 2")) is PLAY
    told = meaning(strict, 1, 1, 0, None, fit=False)
    assert told is not None
    assert not told.faces & strict.fits


def test_exactly_one_finger_is_true() -> None:
    chance = QuickChance(1)
    for _ in range(400):
        dealt = list(SURF_CARDS)
        chance.shuffle(dealt)
        top, target, *rest = dealt
        now = Scene(
            fits=BEATS[1][top],
            order=1,
            unlaid=ANY_CARD & ~(1 << top),
            turn=chance.below(3),
            follower=chance.below(3),
            seats=chance.below(2) + 2,
            shown=bool(chance.below(2)),
        )
        inward = rest[: chance.below(4)]
        owner, fit = chance.below(3), bool(now.fits >> target & 1)
        guess = (1 << target) | sum(1 << other for other in rest[: chance.below(20)])
        answers = sum(BEATS[1][target] >> held & 1 for held in inward)
        true = [
            finger
            for finger in FINGERS
            if (told := meaning(now, 1, len(inward), owner, finger, fit=fit, could_be=guess))
            and told.faces >> target & 1
            and told.low <= answers <= told.high
        ]
        assert true == [finger_for(now, 1, inward, owner, target, guess)]


def test_parts_are_even_and_hard_cards_come_last() -> None:
    easy, middle, hard = parts(ANY_CARD, 0, 3)
    assert [part.bit_count() for part in (easy, middle, hard)] == [11, 12, 11]
    assert easy >> card("navy 4") & 1
    assert hard >> card("white 1") & 1
    assert easy | middle | hard == ANY_CARD


# At the table


def test_it_sets_moves_and_takes_back_fingers_until_all_of_them_are_true() -> None:
    game = wave(3)
    table = position(
        game,
        discard="red 1",
        inward=["", "navy 3, sky 4, white 1"],
        outward=["red 2, yellow 0", "", "orange 1, orange 4"],
        pointing=(Pointing(1, 0, 1, PLAY), Pointing(1, 2, 0, PLAY), Pointing(1, 2, 1, KEEP)),
    )
    said = []
    while aside := next_finger(game, known(game, table, 1)):
        said.append(aside)
        assert game.attempt(table, 1, aside, QuickChance(0)) is None
    assert said == [Point(0, 0, PLAY), Unpoint(0, 1), Unpoint(2, 0), Point(2, 1, PLAY)]


def test_vaimitis_cards_are_pointed_at_by_who_could_follow_them() -> None:
    game = wave(2)
    table = position(
        game,
        discard="red 2",
        inward=["sky 3", "sky 1, sky 2"],
        outward=["", "sky 4"],
        face_up="red 3, navy 4",
    )
    assert next_finger(game, known(game, table, 1)) == Point(VAIMITI, 0, PLAY)
    assert game.attempt(table, 1, Point(VAIMITI, 0, PLAY), QuickChance(0)) is None
    assert next_finger(game, known(game, table, 1)) == Point(VAIMITI, 1, KEEP)


def test_it_waits_with_advice_until_it_has_proposed() -> None:
    game: Wave = wave(2)
    table = position(
        game,
        discard="red 2",
        inward=["yellow 0", "sky 1, sky 2"],
        outward=["sky 3", "sky 4"],
        face_up="red 3, navy 4",
        turn=VAIMITI,
    )
    assert next_finger(game, known(game, table, 1)) is None
