"""Seats, zones, places and enumerations are known by their types, whatever fields are called."""

from enum import Enum, StrEnum
from typing import Any

import msgspec
import pytest

from houle.kernel import (
    Game,
    Happened,
    Outcome,
    Place,
    QuickChance,
    Seat,
    Term,
    TrackedTable,
    Where,
    Who,
    ZoneId,
    project,
    project_steps,
)
from houle.texts import LOCALES, Host
from houle.texts.ids import RESERVED
from houle.texts.meanings import Meaning, meanings
from tests.samples.careless import Careless
from tests.samples.market import Market
from tests.samples.quay import Bet, Give, Quay, QuayPublic, Stow, Ware
from tests.texts.listening import choices, lines, plain, speaker

JULIA, MAX, ALICE = 0, 1, 2
SOUTH = 1

pytestmark = pytest.mark.usefixtures("sound_texts")


def dealt(game: Game[Any, Any, Any]) -> TrackedTable[Any]:
    """Julia holds a lamp, a shell and a rope; it is her turn."""
    table = game.start(QuickChance(1))
    table.zones[3], table.zones[2] = [2, 4, 3], [card for card in range(1, 13) if card > 4]
    return table


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        (
            Give(1, MAX, Ware.NET),
            "give (place 2, to Max, hope net, card shell)",
            "give (place 2, to Max, hope net, card shell)",
        ),
        (
            Stow(0, SOUTH),
            "stow (place 1, into south shed, card lamp)",
            "stow (place 1, into south shed, card lamp)",
        ),
        (
            Bet(ALICE, Ware.ROPE, 2),
            "bet (on Alice, ware rope, count 2, loudly no)",
            "bet (on Alice, ware rope, count 2, loudly non)",
        ),
    ],
)
def test_moves_of_a_game_without_words(move: msgspec.Struct, english: str, french: str) -> None:
    game = Quay(3)
    table = dealt(game)
    assert choices(game, table, JULIA)[move] == english
    assert choices(game, table, JULIA, "fr")[move] == french


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        (
            Give(1, MAX, Ware.NET),
            "Hand the shell to Max and hope for a net",
            "Donner « coquillage » à Max en espérant un filet",
        ),
        (
            Stow(0, SOUTH),
            "Lay the lamp into the south shed",
            "Ranger « lampe » : hangar sud",
        ),
        (
            Bet(ALICE, Ware.ROPE, 2),
            "Bet that Alice holds 2 of “a rope”",
            "Parier sur Alice : 2 fois « une corde »",
        ),
    ],
)
def test_moves_in_the_words_of_the_game(move: msgspec.Struct, english: str, french: str) -> None:
    game = Market(3)
    table = dealt(game)
    assert choices(game, table, JULIA)[move] == english
    assert choices(game, table, JULIA, "fr")[move] == french


@pytest.mark.parametrize(
    ("move", "viewer", "english", "french"),
    [
        (
            Give(1, MAX, Ware.NET),
            MAX,
            "Julia hands a card to you and hopes for a net.",
            "Julia donne une carte à toi et espère un filet.",
        ),
        (
            Give(1, MAX, Ware.NET),
            JULIA,
            "You hand a card to Max and hope for a net.",
            "Tu donnes une carte à Max et espères un filet.",
        ),
        (
            Stow(0, SOUTH),
            ALICE,
            "Julia lays a lamp into the south shed.",
            "Julia range une lampe : hangar sud.",
        ),
    ],
)
def test_what_happened(move: Any, viewer: int, english: str, french: str) -> None:
    game = Market(3)
    table = dealt(game)
    assert game.attempt(table, JULIA, move, QuickChance(1)) is None
    assert lines(game, table, viewer) == [english]
    assert lines(game, table, viewer, "fr") == [french]


def test_a_word_that_leaves_the_table_says_what_it_is_of() -> None:
    game = Market(3)
    table = dealt(game)
    assert game.attempt(table, JULIA, Give(1, MAX, Ware.NET), QuickChance(1)) is None
    handed = project_steps(game, table, ALICE)[-1]
    hoped = Term("ware", "net")
    assert handed == Happened("handed", {"who": Who(JULIA), "to": Who(MAX), "hope": hoped})


def test_a_fact_that_is_called_as_its_enumeration_stays_a_plain_word() -> None:
    game = Market(3)
    table = dealt(game)
    assert game.attempt(table, JULIA, Bet(MAX, Ware.NET, 1), QuickChance(1)) is None
    [bet] = project_steps(game, table, ALICE)
    assert isinstance(bet, Happened)
    assert bet.facts["ware"] == "net"
    assert lines(game, table, ALICE) == ["Julia bets on Max: 1 of “a net”."]


def test_an_outcome_says_what_its_words_are_of() -> None:
    game = Market(2)
    table = game.start(QuickChance(1))
    table.public.turns_left = 0
    outcome = project(game, table, JULIA).outcome
    assert isinstance(outcome, Outcome)
    assert outcome.facts == {"favourite": Term("ware", "net")}
    said = plain(speaker(game, JULIA, "fr").outcome(outcome))
    assert said == ("Le marché ferme ; on espérait surtout un filet. Tout le monde gagne !")


def test_the_public_record_in_words() -> None:
    voice = speaker(Market(3), JULIA, "fr")
    public = QuayPublic(
        turn=JULIA,
        turns_left=4,
        hopes=(Ware.NET, None, Ware.ROPE),
        gamblers=(JULIA, ALICE),
    )
    assert voice.fact(public, "turn") == "toi"
    assert voice.fact(public, "turns_left") == "4"
    assert plain(voice.fact(public, "hopes")) == "toi : un filet, Alice : une corde"
    assert voice.fact(public, "gamblers") == "toi, Alice"
    assert voice.fact(public, "latest") == ""


class Colour(Enum):
    """An enumeration that is no string."""

    RED = 1


class Flag(StrEnum):
    """And one that is."""

    UP = "up"


class Everything(msgspec.Struct):
    """A field of every type."""

    seat: int
    whom: Seat
    perhaps: Seat | None
    where: ZoneId
    at: Place
    colour: Colour
    flags: tuple[Flag, ...]
    either: Seat | Flag
    both: tuple[Seat, Flag]
    number: int | None
    name: str


def test_fields_stand_for_what_their_types_say() -> None:
    assert meanings(Everything) == {
        "whom": Meaning("seat"),
        "perhaps": Meaning("seat"),
        "where": Meaning("zone"),
        "at": Meaning("place"),
        "colour": Meaning("word", "colour"),
        "flags": Meaning("word", "flag", many=True),
    }


def test_a_zone_before_there_is_a_table_is_a_number() -> None:
    assert Host(Market, "en").ui("generic-shuffled", zone=Where(0)) == "Shuffled: 1."


@pytest.mark.parametrize("kind", [Quay, Market, Careless])
@pytest.mark.parametrize("seed", range(3))
def test_reserved_words_never_reach_a_persons_eyes(
    kind: type[Game[Any, Any, Any]], seed: int
) -> None:
    """Whoever forgets to select says “toi” or “une carte cachée”, and nothing English."""
    game, chance = kind(3), QuickChance(seed)
    table = game.start(chance)
    said: set[str] = set()
    while True:
        for seat in range(3):
            said.update(lines(game, table, seat, "fr"))
            said.update(choices(game, table, seat, "fr").values())
        view = project(game, table, JULIA)
        voice = speaker(game, JULIA, "fr")
        said.update(voice.zone(zone.name, zone.owner) for zone in view.zones)
        if view.outcome:
            said.add(voice.outcome(view.outcome))
            break
        seat = view.to_act[0]
        moves = game.moves(table, seat)
        assert game.attempt(table, seat, moves[chance.below(len(moves))], chance) is None
    words = {word.strip("(),.:") for text in said for word in text.split()}
    assert len(said) > 20
    assert not words & RESERVED


@pytest.mark.parametrize("locale", LOCALES)
def test_somebody_may_be_called_what_texts_select_by(locale: str) -> None:
    game = Market(2)
    table = dealt(game)
    assert game.attempt(table, JULIA, Stow(0, SOUTH), QuickChance(1)) is None
    voice = speaker(game, MAX, locale, names=("you", "all"))
    step = project_steps(game, table, MAX)[-1]
    assert (voice.step(step, project(game, table, MAX)) or "").startswith("You ")
