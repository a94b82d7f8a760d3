"""Which texts the code can ask for, and what it gives them."""

import ast
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from enum import Enum
from importlib.resources import files
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from houle.games.registry import package_of
from houle.kernel import Game, Means, RefusedError, enum_name, member_word
from houle.texts.catalogue import Kind
from houle.texts.ids import HIDDEN, NO, NOBODY, NONE, RESERVED, YES, YOU, text_id
from houle.texts.meanings import WORD, meanings

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
SHORT = "short"
"""The attribute that names a card in a narrow row, or a kind of move."""
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
    selectable_in: Mapping[str, Mapping[str, frozenset[str]]] = MappingProxyType({})
    """The same for single texts, where types say more than names."""

    def words(self, text: str, variable: str) -> frozenset[str] | None:
        """The words that a variable can be in a text, if that is known."""
        of_text = self.selectable_in.get(text, {})
        return of_text.get(variable, self.selectable.get(variable))


def shared_needs(root: Path, games_say: AbstractSet[str] = frozenset()) -> Needs:
    """What the modules below a folder ask of the shared catalogue, by the ids written in them.

    Texts that games have to bring themselves (`games_say`) are not asked of it.
    """
    asked = set[str]()
    written = {text_id("reserved", word) for word in RESERVED}
    for module in root.rglob("*.py"):
        said = _said(module.read_text("utf-8"))
        written |= said.written
        if "games" not in module.relative_to(root).parts:
            asked |= said.asked | said.refusals
    return Needs(dict.fromkeys((asked - games_say) | KERNEL_REASONS), dict.fromkeys(written))


class Said(NamedTuple):
    """The texts that a module names."""

    asked: set[str]
    """By asking for them, each by its id."""
    refusals: set[str]
    written: set[str]
    """Every word that stands in it: it may be an id."""


def _said(source: str) -> Said:
    said = Said(set(), set(), set())
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(literal)):
                said.written.add(literal)
            case ast.Call(
                func=ast.Name(id=name) | ast.Attribute(attr=name),
                args=[ast.Constant(value=str(literal)), *_],
            ) if name in ASKING:
                said.asked.add(literal)
            case ast.ClassDef(name=name) if name == REASONS:
                said.refusals.update(text_id("refusal", reason) for reason in _values(node))
    return said


def _values(enum: ast.ClassDef) -> Iterator[str]:
    for member in enum.body:
        match member:
            case ast.Assign(value=ast.Constant(value=str(word))):
                yield word


def game_needs(kind: Kind) -> Needs:
    """What a game can ask for, by all the names it gives to things and by those in terminals."""
    typed = [_said(source) for source in _terminal_sources(kind)]
    asked = set[str]().union(*(module.asked for module in typed))
    written = set[str]().union(*(module.written for module in typed))
    tables = list(every_table(kind))
    owned = {zone.name: zone.owner is not None for game in tables for zone in game.layout.zones}
    words = {enum_name(enum): frozenset(map(member_word, enum)) for enum in kind.words.enums}
    return Needs(
        required=dict.fromkeys(asked)
        | _about_the_game(kind, tables)
        | _about_moves(kind)
        | _about_names(kind, owned),
        possible=dict.fromkeys(written)
        | dict.fromkeys(("game-tile", "game-tile.kind"), NO_VARIABLES)
        | _about_ways(owned)
        | {text_id("card", face) + ".short": PRINTED for face in kind.words.faces}
        | _about_choosing(kind)
        | _about_the_record(tables),
        together=tuple(
            frozenset(text_id(fact, member) for member in members)
            for fact, members in words.items()
        ),
        selectable=SELECTABLE | words,
        selectable_in={_move_id(move): _words_of_fields(move, words) for move in move_types(kind)},
    )


def move_types(kind: Kind) -> tuple[type[msgspec.Struct], ...]:
    """The structs that a game's moves are."""
    return get_args(kind.move_type) or (kind.move_type,)


def _move_id(move: type[msgspec.Struct]) -> str:
    return text_id("move", move.__struct_config__.tag)


def _words_of_fields(
    move: type[msgspec.Struct], words: Mapping[str, frozenset[str]]
) -> dict[str, frozenset[str]]:
    """The words that the fields of a move can be, by their types."""
    hints = get_type_hints(move)
    found = {field: frozenset({YES, NO}) for field in hints if hints[field] is bool}
    for field, meaning in meanings(move).items():
        if meaning.kind == Means.SEAT.value:
            found[field] = frozenset({YOU, NONE})
        elif meaning.kind == WORD and (said := words.get(meaning.of or "")):
            found[field] = said | {NONE}
    return {text_id(field): options for field, options in found.items()}


def _about_choosing(kind: Kind) -> Texts:
    """What a move is called before its fields are chosen, and what each of them asks."""
    return dict.fromkeys(
        (
            f"{_move_id(move)}.{part}"
            for move in move_types(kind)
            for part in (SHORT, *map(text_id, move.__struct_fields__))
        ),
        NO_VARIABLES,
    )


def _about_the_record(tables: list[Game[Any, Any, Any]]) -> Texts:
    """What the fields of the public record are called, where any game's record is shown."""
    fields = {field for game in tables for field in type(game.first_record()).__struct_fields__}
    return dict.fromkeys((text_id("figure", field) for field in fields), NO_VARIABLES)


def _terminal_sources(kind: Kind) -> Iterator[str]:
    """The modules that speak in a terminal, of those that a game brings."""
    package = package_of(kind)
    if package is None:
        return
    game = files(package)
    screen = game / "screen"
    modules = (game / "commands.py", game / "screen.py")
    for module in (*modules, *(screen.iterdir() if screen.is_dir() else ())):
        if module.name.endswith(".py") and module.is_file():
            yield module.read_text("utf-8")


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
    return {
        _move_id(move): frozenset({"card", "place", *map(text_id, move.__struct_fields__)})
        for move in move_types(kind)
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
