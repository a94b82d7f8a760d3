"""`python -m tools.client_types`: what the browser reads and writes, as JSON Schemas.

`client/scripts/types.mjs` makes TypeScript of them: a file of what is the same whatever is played,
and one for each game, beside its board. Names of a game's own types begin with the name of the
game.
"""

import sys
from collections.abc import Iterator
from inspect import cleandoc
from types import UnionType
from typing import Any, TypeAlias, get_args, get_origin

import msgspec
from msgspec import inspect

from houle.games.registry import find_game, game_names
from houle.kernel import Fact, Step, View, Viewer
from houle.people.club_standings import GameStandings
from houle.people.clubs import Club
from houle.people.deal_challenges import OwnChallenge
from houle.people.evenings import Evening
from houle.people.holidays import Taken
from houle.people.own_record import OwnRecord
from houle.people.standings import Standings
from houle.people.transfers import Offered
from houle.people.visibility import Visible
from houle.tables.entries import AnyEntry
from houle.tables.tables import Done
from houle.web import bodies, challenge_routes, day_routes, moderation_routes, shapes
from houle.web.kits import Kit
from houle.web.problems import Problem

Schema: TypeAlias = dict[str, Any]

HOUSE = "houle.games."
REF = "#/definitions/{name}"
READ = {
    "Frame": shapes.ShownFrame,
    "ListedTable": shapes.ShownListed,
    "GameFile": shapes.ShownGameFile,
    "GameInfo": shapes.ShownGame,
    "OfferedGame": shapes.OfferedGame,
    "Guest": shapes.Guest,
    "NewGuest": shapes.NewGuest,
    "Offered": Offered,
    "Why": shapes.Why,
    "ShownTransfer": shapes.ShownTransfer,
    "Account": shapes.ShownAccount,
    "PasskeyOptions": shapes.ShownOptions,
    "RecoveryCodes": shapes.ShownCodes,
    "ShownFinished": shapes.ShownFinished,
    "ShownWaiting": shapes.ShownWaiting,
    "ShownPush": shapes.ShownPush,
    "ShownMail": shapes.ShownMail,
    "ShownHoliday": Taken,
    "ShownBlocks": shapes.ShownBlocks,
    "ShownMuted": shapes.ShownMuted,
    "ShownWritten": shapes.ShownWritten,
    "ShownFriends": shapes.ShownFriends,
    "OwnRecord": OwnRecord,
    "ShownInvitation": shapes.ShownInvitation,
    "Visible": Visible,
    "Standings": Standings,
    "ShownPerson": shapes.ShownPerson,
    "ShownPeople": shapes.ShownPeople,
    "ShownReports": moderation_routes.ShownReports,
    "ShownCase": moderation_routes.ShownCase,
    "ShownClubs": shapes.ShownClubs,
    "FoundedClub": shapes.FoundedClub,
    "ClubLink": shapes.ClubLink,
    "Club": Club,
    "GameStandings": GameStandings,
    "Evening": Evening,
    "Today": day_routes.Today,
    "DayBoard": day_routes.DayBoard,
    "Asked": challenge_routes.Asked,
    "OwnChallenge": OwnChallenge,
    "ShownChallenge": challenge_routes.ShownChallenge,
    "SideBySide": challenge_routes.SideBySide,
    "WhyNots": shapes.WhyNots,
    "Kit": Kit,
    "Done": Done,
    "Problem": Problem,
}
WRITTEN = (
    bodies.GuestBody,
    bodies.TransferBody,
    bodies.ClubBody,
    bodies.PasskeyBody,
    bodies.NewPasskeyBody,
    bodies.PasskeyNameBody,
    bodies.RecoveryBody,
    bodies.PushBody,
    bodies.PushOffBody,
    bodies.MailBody,
    bodies.MailTokenBody,
    bodies.SeenBody,
    bodies.MuteBody,
    bodies.ReportBody,
    bodies.FaultBody,
    bodies.VisibleBody,
    bodies.VerdictBody,
    bodies.JustDo,
    bodies.OpenBody,
    bodies.MeetBody,
    bodies.SitBody,
    bodies.TakeOverBody,
    bodies.SeatBotBody,
    bodies.RemoveBotBody,
    bodies.RemoveBody,
    bodies.WordBody,
    bodies.MoveBody,
    bodies.InsteadBody,
    bodies.PaceBody,
    bodies.WriteBody,
    bodies.AsideBody,
)
SHORTER = {"ShownChair": "Chair", "ShownSummary": "Summary", "ShownPlay": "PlayedMove"}
ALIASES = {"Facts": dict[str, Fact], "Fact": Fact, "Step": Step, "Viewer": Viewer}
"""Unions that have a name in the code; what is one of them is called by it."""

ANY_MOVE: Schema = {
    "description": "A move of any game; its type says which kind.",
    "type": "object",
    "properties": {"type": {"type": "string"}},
    "required": ["type"],
    "additionalProperties": {"type": ["string", "number", "boolean", "null"]},
}
OPEN: Schema = {"type": "object", "additionalProperties": {}}
BEAT: Schema = {
    "description": "How far a table is.",
    "type": "object",
    "properties": {"seq": {"type": "integer"}},
    "required": ["seq"],
}


def schema() -> Schema:
    """What is the same whatever is played, each type under its name."""
    return {"title": "Wire", "definitions": _shared()}


def game_schema(game: str) -> Schema:
    """The same with a game's own types, which stand after the others."""
    shared = _shared()
    own = {name: part for name, part in _of_game(game).items() if name not in shared}
    return {"title": "Wire", "definitions": shared | own}


def folders() -> dict[str, str]:
    """The games of this house, by the folder of each."""
    modules = {game: find_game(game).__module__ for game in game_names()}
    return {
        module.split(".")[2]: game for game, module in modules.items() if module.startswith(HOUSE)
    }


def _shared() -> Schema:
    """What is the same whatever is played."""
    wanted = [*READ.values(), *WRITTEN, *ALIASES.values(), View[Any, Any, Any]]
    tops, found = _components(wanted)
    names = dict(SHORTER)
    names |= {_name_of(top): name for top, name in zip(tops, READ, strict=False)}
    names[_name_of(tops[-1])] = "AnyView"
    aliases = dict(zip(ALIASES, tops[len(READ) + len(WRITTEN) :], strict=False))
    definitions: Schema = _renamed(found, names) | {"AnyMove": ANY_MOVE, "Beat": BEAT}
    definitions = _aliased(definitions, _renamed(aliases, names))
    view, frame = definitions["AnyView"]["properties"], definitions["Frame"]["properties"]
    view["options"] = view["public"] = OPEN
    view["moves"] = view["asides"] = {"type": "array", "items": _ref("AnyMove")}
    frame["steps"] = {"type": "array", "items": _ref("Step")}
    frame["view"] = {"anyOf": [_ref("AnyView"), {"type": "null"}]}
    for name in ("MoveBody", "AsideBody", "PlayedMove"):
        definitions[name]["properties"]["move"] = _ref("AnyMove")
    definitions["EntryKind"] = {"enum": sorted(_entry_kinds())}
    definitions["Happening"]["properties"]["kind"] = _ref("EntryKind")
    return definitions


def _of_game(game: str) -> Schema:
    """What is a game's own: its view, and all that is in it."""
    kind = find_game(game)
    public, move, options = get_args(kind.__orig_bases__[0])  # type: ignore[attr-defined]
    own = View[public, move, options]  # type: ignore[valid-type]
    classes = [cls for cls in _classes(inspect.type_info(own)) if _is_of_a_game(cls)]
    unions = _unions(classes)
    (view, moves, *others), found = _components([own, move, *unions.values()])
    prefix = pascal(game)
    names = {cls.__name__: _prefixed(cls.__name__, prefix) for cls in classes}
    names[_name_of(view)] = f"{prefix}View"
    aliases = {_prefixed(name, prefix): union for name, union in zip(unions, others, strict=True)}
    if "anyOf" in moves:
        aliases[f"{prefix}Move"] = moves
    else:
        names[_name_of(moves)] = f"{prefix}Move"
    shared = dict(zip(ALIASES, _components(list(ALIASES.values()))[0], strict=True))
    definitions = _aliased(_renamed(found, names), _renamed(shared | aliases, names))
    definitions[f"{prefix}View"]["properties"]["game"] = {"enum": [game]}
    return definitions


def _unions(classes: list[type]) -> dict[str, UnionType]:
    """The unions of these types that have a name where the types are."""
    modules = sorted({cls.__module__ for cls in classes})
    return {
        name: value
        for module in modules
        for name, value in vars(sys.modules[module]).items()
        if isinstance(value, UnionType) and all(member in classes for member in get_args(value))
    }


def _is_of_a_game(cls: type) -> bool:
    return cls.__module__.startswith(HOUSE)


def _components(types: list[Any]) -> tuple[list[Schema], Schema]:
    """The schemas of types, and of all structs and enums in them by name."""
    tops, found = msgspec.json.schema_components(types, ref_template=REF)
    sent_whole = {
        cls.__name__: _may_be_unset(cls)
        for info in inspect.multi_type_info(types)
        for cls in _classes(info)
        if not issubclass(cls, bodies.Body) and not _omits_defaults(cls)
    }
    for name, part in found.items():
        part.pop("title", None)
        if "description" in part:
            part["description"] = cleandoc(part["description"])
        if "properties" in part and (name in sent_whole or name.startswith("View_")):
            unset = sent_whole.get(name, frozenset())
            part["required"] = [field for field in part["properties"] if field not in unset]
    return list(tops), found


def _may_be_unset(cls: type) -> frozenset[str]:
    """The fields that are left out where there is nothing to say."""
    fields = msgspec.structs.fields(cls) if issubclass(cls, msgspec.Struct) else ()
    return frozenset(field.encode_name for field in fields if field.default is msgspec.UNSET)


def _classes(info: Any, seen: set[type] | None = None) -> Iterator[type]:
    """All structs and enums in a type."""
    seen = set() if seen is None else seen
    if isinstance(info, inspect.StructType | inspect.EnumType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        yield get_origin(info.cls) or info.cls
    if isinstance(info, msgspec.Struct):
        for value in msgspec.structs.astuple(info):
            yield from _classes(value, seen)
    elif isinstance(info, tuple):
        for value in info:
            yield from _classes(value, seen)


def _omits_defaults(cls: type) -> bool:
    config = getattr(cls, "__struct_config__", None)
    return config is not None and bool(config.omit_defaults)


def _renamed(part: Any, names: dict[str, str]) -> Any:
    """A schema in which types have other names, as keys and where they are referred to."""
    match part:
        case {"$ref": str(ref)}:
            name = ref.rpartition("/")[2]
            return _ref(names.get(name, name))
        case {"type": "object"} if not part.keys() & {"properties", "additionalProperties"}:
            return OPEN
        case dict():
            return {
                names.get(key, key): _renamed(value, names)
                for key, value in part.items()
                if key not in {"discriminator", "default"}
            }
        case list():
            return [_renamed(value, names) for value in part]
        case _:
            return part


def _aliased(part: Schema, aliases: Schema) -> Schema:
    """A schema in which unions that have a name are called by it, with these unions beside."""
    named = {
        name: _called(alias, {other: aliases[other] for other in aliases if other != name})
        for name, alias in aliases.items()
    }
    called: Schema = _called(part, aliases)
    return called | named


def _called(part: Any, aliases: Schema) -> Any:
    for name, alias in aliases.items():
        if part == alias:
            return _ref(name)
    match part:
        case dict():
            return {key: _called(value, aliases) for key, value in part.items()}
        case list():
            return [_called(value, aliases) for value in part]
        case _:
            return part


def _ref(name: str) -> Schema:
    return {"$ref": REF.format(name=name)}


def _name_of(top: Schema) -> str:
    ref: str = top["$ref"]
    return ref.rpartition("/")[2]


def _entry_kinds() -> set[str]:
    return {entry.__struct_config__.tag for entry in get_args(AnyEntry)}


def _prefixed(name: str, prefix: str) -> str:
    """`LowPublic` of `LowTide` is `LowTidePublic`, and so is `Public`."""
    words = "".join(f" {letter}" if letter.isupper() else letter for letter in prefix).split()
    for known in (prefix, words[0]):
        if name.startswith(known):
            return prefix + name.removeprefix(known)
    return prefix + name


def pascal(game: str) -> str:
    """The name of a game as types begin with it."""
    return "".join(word.title() for word in game.split("-"))


def main() -> int:
    """Print all schemas."""
    games = {folder: game_schema(game) for folder, game in folders().items()}
    all_of_them = msgspec.json.encode({"shared": schema(), "games": games})
    text = msgspec.json.format(all_of_them, indent=2)
    sys.stdout.buffer.write(text + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
