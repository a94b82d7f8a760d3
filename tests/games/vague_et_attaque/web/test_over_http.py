"""VAGUE & ATTAQUE over HTTP: its options, its words, and bots in the other seats."""

from typing import Any

import pytest

from houle.games.registry import find_game
from houle.texts import LOCALES
from houle.texts.parsed import parse
from tests.web.people import Guest, client, new_command
from tests.web.server import Server

GAME = "vague-et-attaque"
FEW_MOVES = 8


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (5, {"first": 4}),
        (4, {"teams": True, "first": None}),
        (4, {"teams": True, "first": 2}),
    ],
)
def test_a_table_with_any_options_is_played_with_bots(
    stranger: Guest, seats: int, options: dict[str, Any]
) -> None:
    bots = [None, *["random"] * (seats - 1)]
    table = stranger.open(GAME, seats, seat=0, bots=bots, options=options)
    stranger.do(table, "start")
    view = stranger.frame(table)["view"]
    assert view["options"] == {"teams": False, "first": None, "last_gets_more": False, **options}
    assert view["public"]["first"] == options.get("first") or options.get("first") is None
    assert len(view["public"]["protected"]) == seats
    with stranger.listen(table) as stream:
        played = 0
        while played < FEW_MOVES:
            frame = stream.frame().data
            if frame["you"]["turn"] is not None:
                move = frame["view"]["moves"][0]
                stranger.do(table, "moves", turn=frame["you"]["turn"], move=move)
                played += 1


def test_alone_against_the_ship_until_it_is_over(stranger: Guest) -> None:
    table = stranger.open(GAME, 1, seat=0)
    stranger.do(table, "start")
    frame = stranger.play_until_over(table)
    assert frame["view"]["outcome"]["cause"] in {"loaded", "validated"}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Two teams of two need four seats."),
        ("fr", "Pour deux équipes de deux, il faut quatre places."),
    ],
)
def test_teams_are_for_four(stranger: Guest, language: str, said: str) -> None:
    body = {"command": new_command(), "game": GAME, "seats": 3, "options": {"teams": True}}
    headers = {"accept-language": language}
    answer = stranger.client.post("/api/tables", json=body, headers=headers)
    problem = answer.json()
    assert (answer.status_code, problem["rule"], problem["detail"]) == (409, "A-80", said)


@pytest.mark.parametrize("locale", LOCALES)
def test_its_kit_says_what_the_cards_and_the_options_are(server: Server, locale: str) -> None:
    with client(server.url) as anybody:
        kit = anybody.get(f"/api/games/{GAME}/kit", params={"lang": locale}).json()
    cards = find_game(GAME).words.faces
    told = {f"{about}-{card}" for about in ("card", "story", "does") for card in cards}
    options = {"option-teams", "option-teams.hint", "option-first", "option-first.hint"}
    assert {"game-title", "effect-draw", "move-lay-souvenir", *told, *options} <= (
        parse(kit["texts"]).messages
    )
    assert len(kit["faces"]) == 5 + 32 + 41 + 21
