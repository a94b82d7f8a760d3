"""Who decides, phrases, and the end for those who say too much (W-31 to W-33)."""

import re
from typing import get_args

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.games.wave.moves import (
    Advice,
    Confirm,
    Declare,
    Discard,
    Phrase,
    Point,
    Propose,
    Say,
    WaveMove,
    Withdraw,
)
from houle.games.wave.state import VAIMITI
from houle.kernel import Outcome, Who
from houle.texts.catalogue import LOCALES, catalogue
from tests.games.wave.positions import (
    INWARD,
    discard,
    happenings,
    play,
    position,
    refused,
    swap,
    table_of_three,
    wave,
)

PLAY, KEEP = Advice.PLAY, Advice.KEEP

GAME = wave(3)
BEND_GAME = wave(3, virage=True)


# Who decides


@rule("W-31")
def test_whatever_the_others_point_at_the_player_in_turn_decides() -> None:
    table = table_of_three(GAME)
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
    table = table_of_three(GAME)
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
    table = table_of_three(GAME)
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
    table = table_of_three(GAME)
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
    table = table_of_three(GAME)
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
    table = table_of_three(GAME)
    for seat in range(3):
        for move in (Confirm(), Withdraw()):
            refusal = refused(GAME, table, seat, move)
            assert (refusal.rule, refusal.reason) == ("W-33", "nothing-declared")


@rule("W-33")
def test_only_the_one_who_declared_may_withdraw() -> None:
    table = table_of_three(GAME)
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
    table = table_of_three(GAME)
    play(GAME, table, 1, Declare())
    for seat in range(3):
        assert Declare() not in GAME.asides(table, seat)
        refusal = refused(GAME, table, seat, Declare())
        assert (refusal.rule, refusal.reason) == ("W-33", "already-declared")
        assert refusal.facts == {"who": Who(1)}


@rule("W-33")
def test_play_goes_on_until_a_declaration_is_confirmed() -> None:
    table = table_of_three(GAME)
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
