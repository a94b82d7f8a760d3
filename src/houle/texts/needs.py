"""Which texts the code can ask for, and what it gives them."""

import ast
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from enum import Enum
from itertools import product
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

from houle.kernel import Game, RefusedError
from houle.texts.catalogue import Kind
from houle.texts.ids import HIDDEN, NOBODY, YOU, member_word, text_id

Texts: TypeAlias = dict[str, frozenset[str] | None]
"""Texts by id, with the variables they are given; `None` where only the running game knows."""

KERNEL_REASONS = frozenset({"refusal-seat-count"})
"""Refusals that come from the kernel, so that all games share their texts."""

REASONS = "Reason"
"""The class that names why the house refuses, outside of the games."""

ASKING = frozenset({"ui", "_ui"})
"""The methods that are asked for a shared text by its id."""

SELECTABLE = {
    "who": frozenset({YOU, NOBODY}),
    "to": frozenset({YOU}),
    "owner": frozenset({YOU}),
    "card": frozenset({HIDDEN}),
}
NO_VARIABLES: frozenset[str] = frozenset()
PRINTED = frozenset({"number", "colour", "shape"})


class Needs(NamedTuple):
    """What the code can ask of a catalogue."""

    required: Texts
    possible: Texts
    """Texts that a catalogue may leave out, for a generic one to stand in."""
    together: tuple[frozenset[str], ...] = ()
    """Groups of texts of which a catalogue has all or none: the words of a fact."""
    selectable: Mapping[str, frozenset[str]] = SELECTABLE
    """The words a variable can be, for those where that is known."""


def shared_needs(root: Path, games_say: AbstractSet[str] = frozenset()) -> Needs:
    """What the modules below a folder ask of the shared catalogue, by the ids written in them.

    Texts that games have to bring themselves (`games_say`) are not asked of it.
    """
    asked, written = set[str](), set[str]()
    for module in root.rglob("*.py"):
        of_a_game = "games" in module.relative_to(root).parts
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            match node:
                case ast.Constant(value=str(literal)):
                    written.add(literal)
                case ast.Call(
                    func=ast.Name(id=name) | ast.Attribute(attr=name),
                    args=[ast.Constant(value=str(literal)), *_],
                ) if name in ASKING:
                    asked.add(literal)
                case ast.ClassDef(name=name) if name == REASONS and not of_a_game:
                    asked |= {text_id("refusal", reason) for reason in _values(node)}
    return Needs(dict.fromkeys((asked - games_say) | KERNEL_REASONS), dict.fromkeys(written))


def _values(enum: ast.ClassDef) -> Iterator[str]:
    for member in enum.body:
        match member:
            case ast.Assign(value=ast.Constant(value=str(word))):
                yield word


def game_needs(kind: Kind) -> Needs:
    """What a game can ask for, by all the names it gives to things."""
    tables = list(every_table(kind))
    owned = {zone.name: zone.owner is not None for game in tables for zone in game.layout.zones}
    words = {_kebab(enum.__name__): frozenset(map(member_word, enum)) for enum in kind.words.enums}
    return Needs(
        required=_about_the_game(kind, tables) | _about_moves(kind) | _about_names(kind, owned),
        possible=_about_ways(owned)
        | {text_id("card", face) + ".short": PRINTED for face in kind.words.faces},
        together=tuple(
            frozenset(text_id(fact, member) for member in members)
            for fact, members in words.items()
        ),
        selectable=SELECTABLE | words,
    )


def _about_the_game(kind: Kind, tables: list[Game[Any, Any, Any]]) -> Texts:
    options = [text_id("option", field) for field in kind.options_type.__struct_fields__]
    dummies = [
        text_id("place", zone.owner)
        for game in tables
        for zone in game.layout.zones
        if zone.owner is not None and zone.owner >= game.seats
    ]
    hints = [f"{option}.hint" for option in options]
    return dict.fromkeys(["game-title", "game-blurb", *options, *hints, *dummies], NO_VARIABLES)


def _about_moves(kind: Kind) -> Texts:
    moves = get_args(kind.move_type) or (kind.move_type,)
    return {
        text_id("move", move.__struct_config__.tag): frozenset(
            {"card", "place", *map(text_id, move.__struct_fields__)}
        )
        for move in moves
    }


def _about_names(kind: Kind, owned: Mapping[str, bool]) -> Texts:
    words = kind.words
    told = [text_id("step", happening) for happening in words.happenings]
    told += [text_id("refusal", reason) for reason in words.reasons]
    told += [text_id("outcome", cause) for cause in words.causes]
    who = frozenset({"who"})
    return {
        **dict.fromkeys(told),
        **{text_id("card", face): PRINTED for face in words.faces},
        **{text_id("zone", name): who if owned[name] else NO_VARIABLES for name in owned},
    }


def _about_ways(owned: Mapping[str, bool]) -> Texts:
    """The ways a card can go, thinkable ones included."""
    ways: Texts = {text_id("shuffled", name): NO_VARIABLES for name in owned}
    for origin, target in product(owned, repeat=2):
        owners = owned[origin] + owned[target]
        ways[text_id("moved", origin, target)] = frozenset(("card", "who", "to")[: owners + 1])
    return ways


def every_table(kind: Kind) -> Iterator[Game[Any, Any, Any]]:
    """The game for every number of seats and every choice of options that goes together."""
    hints = get_type_hints(kind.options_type)
    choices = {field: choice for field, hint in hints.items() if (choice := _choices(hint))}
    for seats in kind.seat_counts:
        for values in product(*choices.values()):
            options = kind.options_type(**dict(zip(choices, values, strict=True)))
            try:
                yield kind(seats, options)
            except RefusedError:
                continue


def _choices(hint: Any) -> tuple[object, ...]:
    """What an option of this type can be; nothing if there is no end to it."""
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    return ()


def _kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")
