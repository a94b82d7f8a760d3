"""Talking: advice, phrases, and the end for those who say too much (W-30 to W-33)."""

import re
from typing import Any, get_args

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.games.wave import Wave, WavePublic
from houle.games.wave.moves import (
    Advice,
    Confirm,
    Declare,
    Discard,
    Phrase,
    Point,
    PointAtBend,
    Propose,
    Say,
    Unpoint,
    UnpointBend,
    WaveMove,
    Withdraw,
)
from houle.games.wave.state import VAIMITI, Pointing
from houle.kernel import At, Onlooker, Outcome, Table, Who, project
from houle.texts.catalogue import LOCALES, catalogue
from tests.games.wave.positions import (
    INWARD,
    discard,
    happenings,
    lay_down,
    on_the_great_wave,
    play,
    position,
    propose,
    refused,
    swap,
    wave,
)

PLAY, KEEP, TAKE, LEAVE = Advice.PLAY, Advice.KEEP, Advice.TAKE, Advice.LEAVE

GAME = wave(3)
BEND_GAME = wave(3, virage=True)


def table_of_three(game: Wave = GAME, **others: Any) -> Table[WavePublic]:
    """Everybody holds cards both ways round; seat 0 is in turn."""
    return position(
        game,
        discard="yellow 2",
        inward=["yellow 4, red 1", "white 3", "orange 1"],
        outward=["sky 1, sky 2, sky 3", "red 3, red 5", "navy 1"],
        **others,
    )


def fingers(table: Table[WavePublic]) -> list[Pointing]:
    """Who points at what, the latest last."""
    return list(table.public.pointing)


# Pointing


@rule("W-30", "W-30b")
def test_one_may_point_at_every_card_one_sees_in_another_hand() -> None:
    table = table_of_three()
    pointings = {move for move in GAME.asides(table, 1) if isinstance(move, Point)}
    assert pointings == {
        Point(owner, place, advice)
        for owner, place in [(0, 0), (0, 1), (0, 2), (2, 0)]
        for advice in (PLAY, KEEP)
    }


@rule("W-30")
@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_advice_may_be_given_in_turn_and_out_of_turn(turn: int, seat: int) -> None:
    table = table_of_three(turn=turn)
    other = (seat + 1) % 3
    play(GAME, table, seat, Point(other, 0, KEEP))
    assert fingers(table) == [Pointing(seat, other, 0, KEEP)]
    assert GAME.to_act(table) == (turn,)


@rule("W-30b")
def test_nobody_points_at_their_own_cards() -> None:
    table = table_of_three()
    refusal = refused(GAME, table, 0, Point(0, 1, PLAY))
    assert (refusal.rule, refusal.reason) == ("W-30b", "own-card")


@rule("W-30b")
@pytest.mark.parametrize(("owner", "place"), [(1, 2), (1, -1), (VAIMITI + 1, 0), (-1, 0)])
def test_nobody_points_where_no_card_is(owner: int, place: int) -> None:
    table = table_of_three()
    refusal = refused(GAME, table, 0, Point(owner, place, PLAY))
    assert (refusal.rule, refusal.reason) == ("W-30b", "nothing-there")


@rule("W-30b")
def test_vaimitis_face_up_cards_may_be_pointed_at() -> None:
    game = wave(2)
    table = position(
        game, discard="yellow 2", inward=["red 1"], face_up="sky 1, sky 2", face_down="red 2, red 3"
    )
    pointings = {move for move in game.asides(table, 0) if isinstance(move, Point)}
    assert pointings == {
        Point(VAIMITI, place, advice) for place in (0, 1) for advice in (PLAY, KEEP)
    }


@rule("W-30b")
def test_everyone_sees_all_pointing() -> None:
    table = table_of_three()
    play(GAME, table, 2, Point(0, 1, PLAY))
    for viewer in (0, 1, 2, Onlooker.WATCHER):
        assert project(GAME, table, viewer).public.pointing == (Pointing(2, 0, 1, PLAY),)
    (happened,) = happenings(GAME, table)
    assert happened.name == "pointed"
    card = At(GAME.layout.zone("outward", 0), 1)
    assert happened.facts == {"who": Who(2), "owner": Who(0), "card": card, "advice": "play"}


@rule("W-30b")
def test_pointing_anew_replaces_ones_finger_on_that_card() -> None:
    table = table_of_three()
    play(GAME, table, 1, Point(0, 1, PLAY))
    play(GAME, table, 2, Point(0, 1, PLAY))
    play(GAME, table, 1, Point(0, 0, PLAY))
    assert refused(GAME, table, 1, Point(0, 1, PLAY)).reason == "same-pointing"
    play(GAME, table, 1, Point(0, 1, KEEP))
    assert fingers(table) == [
        Pointing(2, 0, 1, PLAY),
        Pointing(1, 0, 0, PLAY),
        Pointing(1, 0, 1, KEEP),
    ]


@rule("W-30b")
def test_the_pointer_may_take_a_finger_back() -> None:
    table = table_of_three()
    play(GAME, table, 1, Point(0, 1, PLAY))
    assert Unpoint(0, 1) in GAME.asides(table, 1)
    others: list[tuple[int, WaveMove]] = [
        (0, Unpoint(0, 1)),
        (1, Unpoint(0, 0)),
        (1, UnpointBend()),
    ]
    for seat, other in others:
        refusal = refused(GAME, table, seat, other)
        assert (refusal.rule, refusal.reason) == ("W-30b", "no-finger-there")
    play(GAME, table, 1, Unpoint(0, 1))
    assert fingers(table) == []
    (happened,) = happenings(GAME, table)
    assert happened.name == "unpointed"
    card = At(GAME.layout.zone("outward", 0), 1)
    assert happened.facts == {"who": Who(1), "owner": Who(0), "card": card}


@rule("W-30b")
def test_a_finger_stays_on_its_card_until_the_card_is_played() -> None:
    table = table_of_three(pile="navy 2, navy 3, navy 4")
    for place in range(3):
        play(GAME, table, 1, Point(0, place, KEEP))
    play(GAME, table, 0, Point(1, 1, PLAY))
    discard(GAME, table, 0, "sky 2")
    assert fingers(table) == [
        Pointing(1, 0, 0, KEEP),
        Pointing(1, 0, 1, KEEP),
        Pointing(0, 1, 1, PLAY),
    ]


@rule("W-30b")
def test_fingers_stay_when_an_inward_card_is_played() -> None:
    table = table_of_three(pile="navy 2, navy 3, navy 4")
    play(GAME, table, 1, Point(0, 0, KEEP))
    discard(GAME, table, 0, "yellow 4")
    assert fingers(table) == [Pointing(1, 0, 0, KEEP)]


@rule("W-30b")
def test_a_finger_leaves_with_a_card_that_is_swapped() -> None:
    table = table_of_three(BEND_GAME, bend="navy 2")
    play(BEND_GAME, table, 1, Point(0, 1, PLAY))
    play(BEND_GAME, table, 2, Point(0, 2, KEEP))
    swap(BEND_GAME, table, 0, "sky 2")
    assert fingers(table) == [Pointing(2, 0, 1, KEEP)]


@rule("W-30b")
def test_a_finger_leaves_with_a_card_that_is_laid_face_down() -> None:
    game = wave(3, nazare=True)
    table = on_the_great_wave(
        game, 1, lying={0: "navy 4"}, inward=["red 1"], outward=["red 2, red 3"]
    )
    play(game, table, 1, Point(0, 0, PLAY))
    play(game, table, 2, Point(0, 1, KEEP))
    lay_down(game, table, 0, "red 2")
    assert fingers(table) == [Pointing(2, 0, 0, KEEP)]


@rule("W-30b")
def test_fingers_on_vaimitis_cards_move_along_with_them() -> None:
    game = wave(2)
    table = position(
        game,
        discard="yellow 2",
        inward=["red 5", "navy 4"],
        face_up="sky 1, sky 2, sky 3",
        turn=VAIMITI,
    )
    for place, advice in enumerate((KEEP, PLAY, KEEP)):
        play(game, table, 0, Point(VAIMITI, place, advice))
    propose(game, table, 0, "sky 2")
    propose(game, table, 1, "sky 2")
    assert fingers(table) == [
        Pointing(0, VAIMITI, 0, KEEP),
        Pointing(0, VAIMITI, 1, KEEP),
    ]


@rule("W-30b")
def test_with_virage_one_may_point_at_the_bend_card() -> None:
    table = table_of_three(BEND_GAME, bend="navy 2")
    for seat in range(3):
        assert {PointAtBend(TAKE), PointAtBend(LEAVE)} <= set(BEND_GAME.asides(table, seat))
    play(BEND_GAME, table, 1, PointAtBend(TAKE))
    (happened,) = happenings(BEND_GAME, table)
    assert happened.name == "pointed-at-bend"
    assert happened.facts == {"who": Who(1), "advice": "take"}
    assert refused(BEND_GAME, table, 1, PointAtBend(TAKE)).reason == "same-pointing"
    play(BEND_GAME, table, 1, PointAtBend(LEAVE))
    assert fingers(table) == [Pointing(1, None, 0, LEAVE)]
    assert UnpointBend() in BEND_GAME.asides(table, 1)
    play(BEND_GAME, table, 1, UnpointBend())
    assert fingers(table) == []
    (happened,) = happenings(BEND_GAME, table)
    assert (happened.name, happened.facts) == ("unpointed-bend", {"who": Who(1)})


@rule("W-30b")
def test_fingers_leave_the_bend_card_when_it_is_swapped() -> None:
    table = table_of_three(BEND_GAME, bend="navy 2")
    play(BEND_GAME, table, 1, PointAtBend(TAKE))
    play(BEND_GAME, table, 2, PointAtBend(LEAVE))
    play(BEND_GAME, table, 2, Point(1, 0, KEEP))
    swap(BEND_GAME, table, 0, "red 1")
    assert fingers(table) == [Pointing(2, 1, 0, KEEP)]


@rule("W-30b", "W-64")
def test_fingers_leave_the_bend_card_when_it_is_discarded() -> None:
    table = position(BEND_GAME, discard="yellow 2", inward=["yellow 4"], bend="navy 2")
    play(BEND_GAME, table, 1, PointAtBend(TAKE))
    discard(BEND_GAME, table, 0, "yellow 4")
    assert fingers(table) == []


@rule("W-30b")
def test_without_virage_there_is_no_bend_card_to_point_at() -> None:
    table = table_of_three()
    refusal = refused(GAME, table, 1, PointAtBend(TAKE))
    assert (refusal.rule, refusal.reason) == ("W-30b", "nothing-there")


@rule("W-30b")
@pytest.mark.parametrize("move", [Point(0, 0, TAKE), PointAtBend(PLAY), PointAtBend(KEEP)])
def test_hands_and_the_bend_card_have_advice_of_their_own(move: WaveMove) -> None:
    table = table_of_three(BEND_GAME, bend="navy 2")
    refusal = refused(BEND_GAME, table, 1, move)
    assert (refusal.rule, refusal.reason) == ("W-30b", "wrong-advice")


# Who decides


@rule("W-31")
def test_whatever_the_others_point_at_the_player_in_turn_decides() -> None:
    table = table_of_three()
    free = GAME.moves(table, 0)
    for seat in (1, 2):
        play(GAME, table, seat, Point(0, 0, PLAY))
        play(GAME, table, seat, Point(0, 1, KEEP))
        play(GAME, table, seat, Say(Phrase.FOLLOW_THE_FINGER))
    assert GAME.moves(table, 0) == free
    discard(GAME, table, 0, "sky 2")
    assert GAME.to_act(table) == (1,)


@rule("W-31", "W-20")
def test_nobody_plays_for_another() -> None:
    table = table_of_three()
    for seat in (1, 2):
        refusal = refused(GAME, table, seat, Discard(INWARD, 0))
        assert (refusal.rule, refusal.facts) == ("W-20", {"who": Who(0)})


# Phrases

FORBIDDEN = {
    "en": (
        r"white|yellow|orange|red|blue|sky|navy|colou?r|number|digit|zero|one|two|three|four|five|"
        r"high|higher|highest|low|lower|lowest|more|less|bigger|smaller|light|dark|odd|even"
    ),
    "fr": (
        r"blanche?|jaune|orange|rouge|bleue?|ciel|marine|couleur|chiffre|nombre|zéro|une?|deux|"
        r"trois|quatre|cinq|haute?|basse?|bas|plus|moins|grande?|petite?|claire?|foncée?|sombre"
    ),
}


@rule("W-32")
@pytest.mark.parametrize("locale", LOCALES)
def test_no_phrase_names_a_colour_or_a_number_or_compares(locale: str) -> None:
    texts = catalogue(type(GAME), locale)
    forbidden = re.compile(rf"\d|\b(?:{FORBIDDEN[locale]})s?\b", re.IGNORECASE)
    for phrase in Phrase:
        text = texts.say(f"phrase-{phrase}")
        assert text
        assert not forbidden.search(text), text


@rule("W-32")
def test_there_is_no_free_text() -> None:
    for kind in get_args(WaveMove):
        for field in msgspec.structs.fields(kind):
            assert field.type is not str, f"{kind.__name__}.{field.name}"
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type": "say", "phrase": "play the red one"}', type=WaveMove)


@rule("W-32", "W-30")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_phrase_may_be_said_at_any_time(seat: int) -> None:
    table = table_of_three()
    for phrase in Phrase:
        play(GAME, table, seat, Say(phrase))
        (happened,) = happenings(GAME, table)
        assert happened.name == "said"
        assert happened.facts == {"who": Who(seat), "phrase": phrase}
        assert table.public.said[seat] is phrase
        assert [said for said in table.public.said if said] == [phrase]
    assert GAME.to_act(table) == (0,)


@rule("W-32")
def test_what_was_said_hangs_in_the_air_until_a_card_is_played() -> None:
    table = table_of_three()
    play(GAME, table, 2, Say(Phrase.WAIT))
    assert Say(Phrase.WAIT) not in GAME.asides(table, 2)
    refusal = refused(GAME, table, 2, Say(Phrase.WAIT))
    assert (refusal.rule, refusal.reason) == ("W-32", "same-phrase")
    play(GAME, table, 1, Say(Phrase.WAIT))
    discard(GAME, table, 0, "yellow 4")
    assert table.public.said == (None, None, None)
    play(GAME, table, 2, Say(Phrase.WAIT))


@rule("W-32")
def test_a_swap_does_not_drown_what_was_said() -> None:
    table = table_of_three(BEND_GAME, bend="navy 2")
    play(BEND_GAME, table, 2, Say(Phrase.WAIT))
    swap(BEND_GAME, table, 0, "red 1")
    assert table.public.said == (None, None, Phrase.WAIT)


# Broken silence


@rule("W-33")
@pytest.mark.parametrize("confirmer", [0, 1, 2])
def test_a_declaration_that_is_confirmed_loses_the_game_without_a_score(confirmer: int) -> None:
    table = table_of_three()
    play(GAME, table, 1, Declare())
    (happened,) = happenings(GAME, table)
    assert (happened.name, happened.facts) == ("declared", {"who": Who(1)})
    assert GAME.outcome(table) is None
    play(GAME, table, confirmer, Confirm())
    (happened,) = happenings(GAME, table)
    assert (happened.name, happened.facts) == ("confirmed", {"who": Who(confirmer)})
    assert GAME.outcome(table) == Outcome(cause="talking", winners=(), points=(), facts={})
    assert GAME.to_act(table) == ()
    for seat in range(3):
        assert GAME.moves(table, seat) == GAME.asides(table, seat) == []


@rule("W-33")
def test_there_is_nothing_to_confirm_or_withdraw_before_a_declaration() -> None:
    table = table_of_three()
    for seat in range(3):
        for move in (Confirm(), Withdraw()):
            refusal = refused(GAME, table, seat, move)
            assert (refusal.rule, refusal.reason) == ("W-33", "nothing-declared")


@rule("W-33")
def test_only_the_one_who_declared_may_withdraw() -> None:
    table = table_of_three()
    play(GAME, table, 1, Declare())
    for seat in (0, 2):
        refusal = refused(GAME, table, seat, Withdraw())
        assert (refusal.rule, refusal.reason) == ("W-33", "not-yours-to-withdraw")
        assert refusal.facts == {"who": Who(1)}
    play(GAME, table, 1, Withdraw())
    (happened,) = happenings(GAME, table)
    assert (happened.name, happened.facts) == ("withdrew", {"who": Who(1)})
    assert table.public.declared_by is None
    assert refused(GAME, table, 0, Confirm()).reason == "nothing-declared"


@rule("W-33")
def test_while_a_declaration_stands_nobody_else_declares() -> None:
    table = table_of_three()
    play(GAME, table, 1, Declare())
    for seat in range(3):
        assert Declare() not in GAME.asides(table, seat)
        refusal = refused(GAME, table, seat, Declare())
        assert (refusal.rule, refusal.reason) == ("W-33", "already-declared")
        assert refusal.facts == {"who": Who(1)}


@rule("W-33")
def test_play_goes_on_until_a_declaration_is_confirmed() -> None:
    table = table_of_three()
    play(GAME, table, 1, Declare())
    discard(GAME, table, 0, "yellow 4")
    assert GAME.to_act(table) == (1,)
    assert table.public.declared_by == 1
    discard(GAME, table, 1, "red 3")
    play(GAME, table, 2, Confirm())
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert outcome.cause == "talking"


@rule("W-33", "W-52")
def test_two_players_may_declare_on_vaimitis_turn() -> None:
    game = wave(2)
    table = position(game, discard="yellow 2", face_up="sky 1, sky 2", turn=VAIMITI)
    play(game, table, 0, Declare())
    play(game, table, 0, Propose(0))
    play(game, table, 0, Confirm())
    assert game.to_act(table) == ()
