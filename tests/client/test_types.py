"""The types of the client are those of what the server sends and takes."""

from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

import houle.games
from houle.games.registry import find_game, game_names
from houle.kernel import QuickChance, project
from houle.lessons.set_up import pictured
from houle.lessons.stage import Lesson, play_out
from houle.web.kits import packed_kit
from tools.client_types import Schema, folders, game_schema, pascal, schema
from tools.lessons import LESSONS

SHARED = schema()
HOUSE = list(folders().values())
GAMES = {name: game_schema(name) for name in HOUSE}


def validator(name: str, types: Schema = SHARED) -> Any:
    """Whether something is of a type and has nothing that the type does not know of."""
    strict = msgspec.json.decode(msgspec.json.encode(types))
    for part in strict["definitions"].values():
        if "properties" in part:
            part.setdefault("additionalProperties", False)
    return jsonschema_rs.validator_for({**strict, "$ref": f"#/definitions/{name}"})


def view_validator(game: str) -> Any:
    return validator(f"{pascal(game)}View", GAMES[game])


def test_what_is_the_same_for_all_knows_no_game() -> None:
    named = set(SHARED["definitions"])
    for game, types in GAMES.items():
        own = set(types["definitions"]) - named
        assert f"{pascal(game)}View" in own
        assert {name for name in own if not name.startswith(pascal(game))} == set()


def test_every_game_of_the_house_has_its_types_in_its_folder() -> None:
    brought = {board.parent.name for board in Path(houle.games.__path__[0]).glob("*/board")}
    assert set(folders()) == brought
    assert set(HOUSE) <= set(game_names())


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
def test_frames_are_what_the_types_say(lesson: Lesson) -> None:
    any_frame, own_view = validator("Frame"), view_validator(lesson.game)
    for frame in msgspec.json.decode(play_out(lesson))["frames"]:
        any_frame.validate(frame)
        own_view.validate(frame["view"])


@pytest.mark.parametrize("name", HOUSE)
def test_pictures_are_what_the_types_say(name: str) -> None:
    any_frame, own_view = validator("Frame"), view_validator(name)
    for frame in msgspec.json.decode(pictured(name)):
        any_frame.validate(frame)
        own_view.validate(frame["view"])


@pytest.mark.parametrize("name", HOUSE)
def test_views_are_what_the_types_say_to_the_end(name: str) -> None:
    own_view = view_validator(name)
    game = find_game(name)(find_game(name).seat_counts[-1])
    chance = QuickChance(name)
    table = game.start(chance)
    while (outcome := game.outcome(table)) is None:
        seat = game.to_act(table)[0]
        moves = game.moves(table, seat)
        game.play(table, seat, moves[chance.below(len(moves))], chance)
        if not chance.below(20):
            own_view.validate(msgspec.to_builtins(project(game, table, seat)))
    view = msgspec.to_builtins(project(game, table, 0))
    own_view.validate(view)
    assert view["outcome"] == msgspec.to_builtins(outcome)


@pytest.mark.parametrize("name", HOUSE)
def test_kits_are_what_the_types_say(name: str) -> None:
    validator("Kit").validate(msgspec.json.decode(packed_kit(name, "fr").plain))


@pytest.mark.parametrize("name", HOUSE)
def test_every_move_can_be_told_from_the_others_by_its_type(name: str) -> None:
    definitions = GAMES[name]["definitions"]
    union = definitions[f"{pascal(name)}Move"]
    kinds = [definitions[part["$ref"].rpartition("/")[2]] for part in union.get("anyOf", [])]
    tags = [tuple(kind["properties"]["type"]["enum"]) for kind in kinds or [union]]
    moves = get_args(find_game(name).move_type) or (find_game(name).move_type,)
    assert tags == [(move.__struct_config__.tag,) for move in moves]
    assert all("type" in kind["required"] for kind in kinds or [union])
