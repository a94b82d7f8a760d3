"""Every deed over HTTP, and what is said to those who may not."""

from typing import Any

import httpx
import pytest

from houle.bots import default_bot
from houle.tables.gamefile import read_file, verify
from tests.web.people import Guest, Party, client, new_command
from tests.web.server import Server

NOWHERE = "aaaaaaaaaaaaaaaa"


def refused(answer: httpx.Response) -> tuple[str, str]:
    """The rule that refuses, and the reason; it is told as problem details."""
    assert answer.status_code == 409, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert problem["status"] == 409
    assert problem["type"] == "/problems/refused"
    assert problem["detail"]
    return problem["rule"], problem["reason"]


def test_people_gather_at_a_table(party: Party) -> None:
    ada, ben, cleo = party.people
    table = ada.open("flotsam", 4, seat=2, bots=["random"])
    ben.do(table, "sit", seat=1)
    cleo.do(table, "sit", seat=3, name="C")
    ben.do(table, "word", word="tide")
    ada.do(table, "remove-bot", seat=0)
    ada.do(table, "seat-bot", seat=0, bot="greedy")
    cleo.do(table, "leave")
    cleo.do(table, "sit", seat=3)
    frame = ada.frame(table)
    chairs = frame["table"]["chairs"]
    assert [chair["name"] for chair in chairs] == [None, "Ben", "Ada", "Cleo"]
    assert [chair["bot"] for chair in chairs] == ["greedy", None, None, None]
    assert chairs[1]["word"] == "tide"
    assert frame["you"] == {"seat": 2, "host": True, "turn": None, "may_take_back": False}
    assert frame["view"] is None
    ada.do(table, "start")
    assert ada.frame(table)["table"]["phase"] == "playing"


def test_an_open_table_can_be_given_up(party: Party) -> None:
    table = party.host.open()
    party.host.do(table, "close")
    assert party.host.frame(table)["table"]["phase"] == "closed"


def test_a_move_is_one_of_those_shown_for_the_turn_shown(party: Party) -> None:
    table = party.started("eddy")
    ada = party.host
    frame = ada.frame(table)
    turn, moves = frame["you"]["turn"], frame["view"]["moves"]
    assert refused(ada.ask(table, "moves", turn=turn + 1, move=moves[0])) == (
        "T-20",
        "turn-is-over",
    )
    assert refused(ada.ask(table, "moves", turn=turn, move={"type": "juggle"})) == (
        "T-20",
        "not-a-move",
    )
    ada.do(table, "moves", turn=turn, move=moves[0])
    assert ada.frame(table)["you"]["turn"] is None


def test_a_move_that_showed_nothing_can_be_taken_back(party: Party) -> None:
    table = party.started("eddy")
    ada = party.host
    ada.play(table)
    assert ada.frame(table)["you"]["may_take_back"]
    ada.do(table, "take-back")
    assert not ada.frame(table)["you"]["may_take_back"]
    assert refused(ada.ask(table, "take-back")) == ("T-24", "nothing-to-take-back")
    ada.play(table, 1)


def test_something_is_said_besides(party: Party) -> None:
    table = party.started("flotsam")
    ben = party.people[1]
    aside = ben.frame(table)["view"]["asides"][0]
    seq = ben.do(table, "asides", move=aside)
    frame = ben.get(f"/api/tables/{table}/moments/{seq}")
    assert frame["happened"] == {"kind": "played", "seat": 1, "aside": True}


def test_people_stop_together_and_go_on_at_another_table(party: Party) -> None:
    table = party.started("flotsam")
    party.play(table)
    ada, ben, cleo = party.people
    ada.do(table, "concede")
    ada.do(table, "carry-on")
    assert refused(ada.ask(table, "carry-on")) == ("T-40", "not-conceded")
    assert refused(ada.ask(table, "rematch")) == ("T-41", "not-over")
    for guest in party.people:
        guest.do(table, "concede")
    over = ada.frame(table)["table"]
    assert (over["phase"], over["stopped"]) == ("finished", True)

    first = ben.ask(table, "rematch").json()["table"]
    assert cleo.ask(table, "rematch").json()["table"] == first != table
    again = ben.frame(first)["table"]
    assert (again["rematch_of"], again["phase"]) == (table, "open")
    assert [chair["name"] for chair in again["chairs"]] == [None, "Ben", "Cleo"]
    assert ada.frame(table)["table"]["rematch"] == first


def test_whoever_leaves_a_running_game_may_come_back(party: Party) -> None:
    table = party.started("eddy")
    cleo = party.people[2]
    cleo.do(table, "leave")
    chair = cleo.frame(table)["table"]["chairs"][2]
    assert (chair["gone"], chair["stand_in"]) == (True, default_bot("eddy"))
    cleo.do(table, "come-back")
    assert cleo.frame(table)["table"]["chairs"][2]["stand_in"] is None
    assert refused(cleo.ask(table, "come-back")) == ("T-32", "not-away")


def test_a_game_with_bots_is_played_to_its_end_and_verifies(party: Party) -> None:
    ada = party.host
    table = ada.open("flotsam", 3, seat=0, bots=[None, "random", "random"])
    ada.do(table, "word", word="marée")
    ada.do(table, "start")
    assert refused(ada.client.get(f"/api/tables/{table}/game")) == ("T-11", "not-over")
    over = ada.play_until_over(table)
    assert over["view"]["outcome"] is not None

    answer = ada.client.get(f"/api/tables/{table}/game")
    file = read_file(answer.content)
    assert file.commitment == over["table"]["commitment"]
    assert file.words == ("marée", None, None)
    assert verify(file).holds

    everyone = ada.get(f"/api/tables/{table}/moments/6", params={"viewer": "everyone"})
    for eyes in ("1", "watcher"):
        seen = ada.get(f"/api/tables/{table}/moments/6", params={"viewer": eyes})
        assert seen["view"]["zones"] != everyone["view"]["zones"]


def test_a_command_is_carried_out_once(party: Party) -> None:
    table = party.started("eddy")
    ada = party.host
    frame = ada.frame(table)
    body = {
        "command": "once",
        "turn": frame["you"]["turn"],
        "move": frame["view"]["moves"][0],
    }
    answers = [ada.client.post(f"/api/tables/{table}/moves", json=body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert len({answer.content for answer in answers}) == 1
    assert ada.frame(table)["seq"] == frame["seq"] + 1


def test_opening_a_table_twice_with_one_command_opens_one(party: Party) -> None:
    body = {
        "command": new_command(),
        "game": "flotsam",
        "seats": 3,
        "seat": 0,
        "bots": [None, "greedy"],
    }
    answers = [party.host.client.post("/api/tables", json=body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201] * 3
    assert len({answer.content for answer in answers}) == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "This game is for 1 to 8 players, not for 9."),
        ("fr-FR,fr;q=0.9,en;q=0.8", "Ce jeu se joue de 1 à 8, pas à 9."),
        ("de, en;q=0.5", "This game is for 1 to 8 players, not for 9."),
    ],
)
def test_a_refusal_says_why_in_the_language_asked_for(
    stranger: Guest, language: str, said: str
) -> None:
    body = {"command": new_command(), "game": "flotsam", "seats": 9}
    headers = {"accept-language": language}
    answer = stranger.client.post("/api/tables", json=body, headers=headers)
    assert refused(answer) == ("F-01", "seat-count")
    assert answer.json()["detail"] == said
    assert answer.json()["facts"] == {"fewest": 1, "most": 8, "seats": 9}


def test_a_game_refuses_with_its_own_words_before_there_is_a_table(stranger: Guest) -> None:
    body = {"command": new_command(), "game": "flotsam", "seats": 2, "options": {"first": 7}}
    answer = stranger.client.post("/api/tables", json=body)
    assert refused(answer) == ("F-04", "first-seat")
    assert " " in answer.json()["detail"]


def test_the_house_refuses_in_sentences(party: Party) -> None:
    table = party.started()
    said = {}
    for language in ("en", "fr"):
        body = {"command": new_command()}
        headers = {"accept-language": language}
        path = f"/api/tables/{table}/start"
        answer = party.host.client.post(path, json=body, headers=headers)
        assert refused(answer) == ("T-05", "started-already")
        said[language] = answer.json()["detail"]
    assert said["en"] != said["fr"]
    assert all(sentence.endswith(".") for sentence in said.values())


DEEDS: dict[str, dict[str, Any]] = {
    "sit": {"seat": 0},
    "leave": {},
    "seat-bot": {"seat": 0},
    "remove-bot": {"seat": 0},
    "remove": {"seat": 0, "name": "Ada"},
    "word": {"word": "tide"},
    "start": {},
    "moves": {"turn": 1, "move": {}},
    "asides": {"move": {}},
    "take-back": {},
    "concede": {},
    "carry-on": {},
    "come-back": {},
    "call-bot": {"seat": 0, "turn": 1},
    "decline-bot": {"seat": 0, "turn": 1},
    "pace": {"move_time": None},
    "close": {},
    "rematch": {},
}


@pytest.mark.parametrize("deed", DEEDS)
def test_every_deed_asks_for_a_table_that_is_there_and_a_guest(
    server: Server, stranger: Guest, deed: str
) -> None:
    body = {"command": new_command(), **DEEDS[deed]}
    path = f"/api/tables/{NOWHERE}/{deed}"
    assert stranger.client.post(path, json=body).status_code == 404
    with client(server.url) as nobody:
        answer = nobody.post(path, json=body)
    assert answer.status_code == 401
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("deed", DEEDS)
def test_no_deed_takes_anything_unknown_or_goes_without_a_command(
    stranger: Guest, deed: str
) -> None:
    path = f"/api/tables/{NOWHERE}/{deed}"
    known = {"command": new_command(), **DEEDS[deed]}
    bodies: tuple[Any, ...] = (
        {**known, "seed": "00"},
        DEEDS[deed],
        {**known, "command": ""},
        {**known, "command": "x" * 65},
        {**known, "command": "a b"},
        [],
        None,
    )
    for body in bodies:
        answer = stranger.client.post(path, json=body)
        assert answer.status_code == 400, body
        assert answer.headers["content-type"] == "application/problem+json"


def test_what_is_not_json_is_refused(stranger: Guest) -> None:
    for content in (b"", b"{", b"\xff\xfe", b'{"name": ' + b"[" * 8000 + b"]" * 8000 + b"}"):
        answer = stranger.client.post(
            "/api/me", content=content, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400, content[:20]


@pytest.mark.parametrize("table", ["x", "a" * 17, "%00" * 16, "AAAAAAAAAAAAAAAA", "é" * 16])
def test_what_is_no_id_is_no_table(stranger: Guest, table: str) -> None:
    assert stranger.client.get(f"/api/tables/{table}").status_code == 400
    assert stranger.client.get(f"/api/tables/{table}/live").status_code == 400
