"""What a bot may not know does not change what it does, and the table is out of its reach."""

import gc
from collections.abc import Iterator
from functools import partial
from types import FunctionType, ModuleType
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from houle.bots import BotKind, Level, RandomBot, bot_names, find_bot
from houle.kernel import Game, Knowledge, QuickChance, Seat, Story, Table, TrackedTable, knowledge
from tests.bots.trial import ShortPatience
from tests.bots.twins import Asked, Twins, twins
from tests.games.subjects import SUBJECTS

SLOW = (Level.STRONG, Level.EXPERT, "duct", "general", "thinker")
ENOUGH = 40
"""So often a bot that thinks long is asked to go on thinking."""


def answer(kind: BotKind, asked: Asked, people: tuple[Seat, ...]) -> tuple[bytes, object]:
    """What a bot knows, and what it does."""
    known = asked.known(people)
    bot = kind(QuickChance("the same"), ShortPatience(ENOUGH))
    return msgspec.json.encode(known), bot.aside(known) if asked.aside else bot.choose(known)


def stays_blind(kind: BotKind, questions: list[Twins], *, with_people: bool = False) -> None:
    """Knows and does the same at tables that its seat cannot tell apart."""
    for here, there in questions:
        assert here.table.zones != there.table.zones
        others = tuple(seat for seat in range(here.game.seats) if seat != here.seat)
        people = others if with_people else ()
        known, done = zip(*(answer(kind, asked, people) for asked in (here, there)), strict=True)
        assert len(set(known)) == 1, "knows what it may not"
        assert len(set(done)) == 1, "does what it could not know"


@pytest.mark.parametrize("with_people", [False, True])
@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in SUBJECTS for name in bot_names(game)]
)
def test_hidden_cards_change_nothing_that_a_bot_knows_or_does(
    game: str, name: str, with_people: bool
) -> None:
    """Neither among bots nor with people at the table."""
    questions = twins(game)
    few = questions[:: len(questions) // 3] if name in SLOW else questions
    stays_blind(find_bot(game, name), few, with_people=with_people)


# Planted faults: what each of the two comparisons is for


class Cheat(RandomBot):
    """Chooses by where the cards really lie, which somebody tells it behind the back."""

    peeked: TrackedTable[Any]

    def choose(self, known: Knowledge[Any, Any, Any]) -> Any:
        number = sum(place * card for zone in self.peeked.zones for place, card in enumerate(zone))
        return known.view.moves[number % len(known.view.moves)]


def test_a_bot_that_gets_at_the_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = knowledge.know

    def know(
        game: Game[Any, Any, Any],
        table: TrackedTable[Any],
        seat: Seat,
        story: Story,
        people: tuple[Seat, ...],
    ) -> Any:
        Cheat.peeked = table
        return sound(game, table, seat, story, people)

    monkeypatch.setattr(knowledge, "know", know)
    with pytest.raises(AssertionError, match="does what"):
        stays_blind(Cheat, twins("flotsam"))


def test_knowledge_that_says_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = knowledge.mind_of

    def mind_of(table: TrackedTable[Any], seat: Seat) -> Any:
        unseen = [card for zone in table.zones for card in zone]
        return msgspec.structs.replace(sound(table, seat), unseen=tuple(unseen))

    monkeypatch.setattr(knowledge, "mind_of", mind_of)
    with pytest.raises(AssertionError, match="knows what"):
        stays_blind(RandomBot, twins("flotsam"))


# By type: a bot's knowledge is plain data, and no table can be reached from it


def not_plain(shape: Any) -> list[object]:
    """The types in a shape that could hold anything but plain data."""
    found: list[object] = []
    seen: set[int] = set()

    def walk(node: object) -> None:
        if isinstance(node, (tuple, list)):
            for part in node:
                walk(part)
        elif isinstance(node, (inspect.Type, inspect.Field)) and id(node) not in seen:
            seen.add(id(node))
            if isinstance(node, inspect.CustomType | inspect.AnyType):
                found.append(getattr(node, "cls", Any))
            for part in msgspec.structs.astuple(node):
                walk(part)

    walk(inspect.type_info(shape))
    return found


def shape_for(kind: Any, game: Game[Any, Any, Any]) -> Any:
    return kind[type(game.first_record()), game.move_type, game.options_type]


@pytest.mark.parametrize("name", SUBJECTS)
def test_knowledge_is_plain_data_by_its_type(name: str) -> None:
    assert not_plain(shape_for(Knowledge, SUBJECTS[name].game(0))) == []


def test_knowledge_with_a_table_in_it_would_be_found() -> None:
    class WithTable(msgspec.Struct):
        known: Knowledge[Any, Any, Any]
        table: TrackedTable[Any]

    assert TrackedTable in not_plain(WithTable)


def within_reach(value: object) -> Iterator[object]:
    """Everything that can be reached from a value, but for code."""
    seen = {id(value)}
    waiting = [value]
    while waiting:
        here = waiting.pop()
        yield here
        for other in gc.get_referents(here):
            if id(other) not in seen and not isinstance(other, (type, ModuleType, FunctionType)):
                seen.add(id(other))
                waiting.append(other)


@pytest.mark.parametrize("name", SUBJECTS)
def test_no_table_can_be_reached_from_what_a_bot_gets(name: str) -> None:
    asked = twins(name)[0].here
    reached = list(within_reach(asked.known()))
    assert not [thing for thing in reached if isinstance(thing, Table | Story | Game)]


def test_a_table_within_reach_would_be_found() -> None:
    asked = twins("flotsam")[0].here
    known = msgspec.structs.replace(asked.known(), told=partial(print, asked.table))
    assert asked.table in list(within_reach(known))
