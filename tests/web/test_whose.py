"""Nobody gets at what is somebody else's."""

from typing import Any

import pytest

from houle.web.identity import Identity
from tests.web.people import Guest, Party, client, new_command
from tests.web.server import SECRET, Server


def worker_token() -> str:
    return Identity(SECRET, bytes).worker_token()


def body_of_a_move(guest: Guest, table: str) -> dict[str, Any]:
    frame = guest.frame(table)
    return {
        "command": new_command(),
        "turn": frame["you"]["turn"],
        "move": frame["view"]["moves"][0],
    }


@pytest.mark.rule("T-25")
def test_a_stranger_can_do_nothing_at_a_table_of_others(party: Party, stranger: Guest) -> None:
    table = party.started("eddy")
    before = party.host.frame(table)
    body = body_of_a_move(party.host, table)
    deeds: dict[str, dict[str, Any]] = {
        "moves": body,
        "asides": {"move": body["move"]},
        "take-back": {},
        "concede": {},
        "carry-on": {},
        "come-back": {},
        "call-bot": {"seat": 0, "turn": 1},
        "decline-bot": {"seat": 0, "turn": 1},
        "pace": {"move_time": 60_000},
        "leave": {},
        "rematch": {},
        "start": {},
        "close": {},
        "sit": {"seat": 0},
        "seat-bot": {"seat": 0},
        "remove-bot": {"seat": 0},
        "remove": {"seat": 1, "name": "Ben"},
        "word": {"word": "mine"},
    }
    for deed, fields in deeds.items():
        assert stranger.ask(table, deed, **fields).status_code == 409, deed
    assert party.host.frame(table) == before


def test_only_the_host_decides_about_an_open_table(party: Party, stranger: Guest) -> None:
    table = party.host.open("flotsam", 3, seat=0, bots=[None, "random"])
    stranger.do(table, "sit", seat=2)
    deeds: dict[str, dict[str, Any]] = {
        "start": {},
        "close": {},
        "seat-bot": {"seat": 1},
        "remove-bot": {"seat": 1},
        "remove": {"seat": 0, "name": "Ada"},
    }
    for deed, fields in deeds.items():
        answer = stranger.ask(table, deed, **fields)
        assert (answer.status_code, answer.json()["reason"]) == (409, "not-host"), deed


def test_a_command_of_mine_is_not_yours(party: Party) -> None:
    """Whoever sends somebody else's command gets no answer but the own one."""
    table = party.started("eddy")
    ada, ben = party.people[:2]
    body = body_of_a_move(ada, table)
    mine = ada.client.post(f"/api/tables/{table}/moves", json=body).json()["seq"]
    theirs = {**body_of_a_move(ben, table), "command": body["command"]}
    assert ben.client.post(f"/api/tables/{table}/moves", json=theirs).json()["seq"] == mine + 1


def test_a_seat_is_known_by_the_token_alone(party: Party, stranger: Guest) -> None:
    table = party.started("flotsam", watch="anyone")
    views = [guest.frame(table)["view"]["zones"] for guest in [*party.people, stranger]]
    assert all(views.count(view) == 1 for view in views)
    assert stranger.frame(table)["you"] is None
    assert stranger.frame(table)["view"]["moves"] == []


@pytest.mark.parametrize("eyes", ["0", "1", "2", "everyone"])
@pytest.mark.rule("T-52")
def test_nobody_looks_with_other_eyes_while_the_game_runs(
    party: Party, stranger: Guest, eyes: str
) -> None:
    table = party.started("flotsam")
    for guest in (party.people[1], stranger):
        own = guest is not stranger and eyes == "1"
        for moments in ("moments/5?", "moments?first=4&count=2&"):
            answer = guest.client.get(f"/api/tables/{table}/{moments}viewer={eyes}")
            assert answer.status_code == (200 if own else 409)


@pytest.mark.rule("T-50")
def test_nobody_looks_on_where_nobody_may(party: Party, stranger: Guest, server: Server) -> None:
    table = party.started("flotsam", watch="nobody")
    with client(server.url) as nobody:
        for path in ("", "/live", "/moments/1", "/moments?first=1&count=2", "/game"):
            for somebody in (stranger.client, nobody):
                answer = somebody.get(f"/api/tables/{table}{path}")
                assert (answer.status_code, answer.json()["reason"]) == (409, "nobody-may-watch")


def test_bots_are_played_by_workers_alone(party: Party, server: Server) -> None:
    ada = party.host
    table = ada.open("eddy", 3, seat=0, bots=[None, "random", "random"], bot_time=10_000)
    ada.do(table, "start")
    move = body_of_a_move(ada, table)
    with client(server.url) as nobody, client(server.url, worker_token()) as worker:
        for outsider in (ada.client, party.people[1].client, nobody):
            assert outsider.get(f"/api/tables/{table}/bots").status_code == 403
            for deed in ("moves", "asides"):
                body = move if deed == "moves" else {"command": "a", "move": move["move"]}
                path = f"/api/tables/{table}/bots/1/{deed}"
                assert outsider.post(path, json=body).status_code == 403

        turns = worker.get(f"/api/tables/{table}/bots").json()
        assert [turn["seat"] for turn in turns] == [1, 2]
        view = turns[0]["known"]["view"]
        assert view["viewer"] == 1
        body = {"command": "w", "turn": turns[0]["turn"], "move": view["moves"][0]}
        assert worker.post(f"/api/tables/{table}/bots/0/moves", json=body).status_code == 409
        assert worker.post(f"/api/tables/{table}/bots/1/moves", json=body).status_code == 200


def test_a_worker_is_no_guest(party: Party, server: Server) -> None:
    table = party.started("eddy")
    with client(server.url, worker_token()) as worker:
        assert worker.get("/api/me").status_code == 401
        opening = {"command": "a", "game": "flotsam", "seats": 2}
        assert worker.post("/api/tables", json=opening).status_code == 401
        body = body_of_a_move(party.host, table)
        assert worker.post(f"/api/tables/{table}/moves", json=body).status_code == 401
        assert worker.get(f"/api/tables/{table}").json()["you"] is None
        # People play here, so there is nothing for it to see.
        assert worker.get(f"/api/tables/{table}/bots").json() == []


def test_ids_of_players_are_shown_to_nobody(party: Party, stranger: Guest) -> None:
    table = party.started("flotsam")
    party.play(table)
    ids = [guest.token.split(".")[0] for guest in party.people]
    for guest in (*party.people, stranger):
        for path in (
            f"/api/tables/{table}",
            f"/api/tables/{table}/moments/3",
            f"/api/tables/{table}/moments?first=3&count=3",
            "/api/tables?phase=playing",
        ):
            shown = guest.client.get(path).text
            assert not any(player in shown for player in ids)
