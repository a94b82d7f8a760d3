"""Challenges over HTTP: a link after a game, the same cards for others, and both side by side."""

from typing import Any

from houle.conformance.rules import rule
from tests.web.people import Guest, Party, client

GAME = "flotsam"
SHORT = {"turns": 3}
"""Bots take their time in a challenge."""


def played(guest: Guest) -> str:
    """A game with bots, to its end."""
    table = guest.open(GAME, 3, seat=1, bots=["random", None, "greedy"], options=SHORT)
    guest.do(table, "start")
    guest.play_until_over(table)
    return table


def link_of(guest: Guest, table: str) -> str:
    answer = guest.client.post(f"/api/tables/{table}/challenge")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["challenge"])


def shown(guest: Guest, link: str) -> dict[str, Any]:
    told: dict[str, Any] = guest.get(f"/api/challenges/{link}")
    return told


def taken_up(guest: Guest, link: str) -> str:
    answer = guest.client.post(f"/api/challenges/{link}")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def played_too(guest: Guest, link: str, *choices: int) -> str:
    """By these of the moves there are in turn, and the first one where none is named."""
    table, wanted = taken_up(guest, link), iter(choices)
    with guest.listen(table) as stream:
        while (frame := stream.frame().data)["table"]["phase"] != "finished":
            if frame["you"]["turn"] is not None:
                moves = frame["view"]["moves"]
                move = moves[next(wanted, 0) % len(moves)]
                guest.ask(table, "moves", turn=frame["you"]["turn"], move=move)
    assert shown(guest, link)["state"] == "played", "whoever looks is written down at once"
    return table


@rule("T-96", "T-97", "T-98")
def test_a_link_leads_to_the_same_cards_and_afterwards_to_what_came_of_them(party: Party) -> None:
    ada, ben = party.people[:2]
    first = played(ada)
    link = link_of(ada, first)
    before = shown(ben, link)
    assert (before["state"], before["table"], before["games"]) == ("new", None, [])
    assert (before["game"], before["bots"]) == (GAME, ["random", None, "greedy"])
    assert before["asked_by"] == ada.name
    table = taken_up(ben, link)
    frame = ben.frame(table)
    assert (frame["you"]["seat"], frame["table"]["challenge"]) == (1, link)
    assert (shown(ben, link)["state"], shown(ben, link)["table"]) == ("begun", table)
    assert shown(ben, link)["games"] == []
    assert played_too(ben, link, 1) == table
    outcome = ben.frame(table)["view"]["outcome"]
    after = shown(ben, link)
    own, asked = ([one for one in after["games"] if one[what]] for what in ("own", "asked"))
    assert [one["table"] for one in own] == [table]
    assert own[0]["points"] == outcome["points"][1]
    assert own[0]["won"] == (1 in outcome["winners"])
    assert [one["table"] for one in asked] == [first]
    assert [one["name"] for one in asked] == [ada.name]
    hers = shown(ada, link)
    assert (hers["state"], hers["table"]) == ("asked", first)
    assert {one["name"] for one in hers["games"]} == {ada.name, ben.name}
    assert link_of(ben, table) == link, "handed on, it is the same"


@rule("T-98")
def test_two_games_are_told_side_by_side_move_by_move(party: Party) -> None:
    ada, ben, cleo = party.people[:3]
    first = played(ada)
    link = link_of(ada, first)
    table, other = played_too(ben, link), played_too(cleo, link, 0, 1)
    for locale in ("en", "fr"):
        told = ben.get(f"/api/challenges/{link}/beside/{other}", params={"lang": locale})
        assert (told["own"], told["other"], told["other_name"]) == (table, other, cleo.name)
        own = [one["move"] for one in told["own_moves"]]
        others = [one["move"] for one in told["other_moves"]]
        assert told["together"] == 1
        assert own[0] == others[0]
        assert own[1] != others[1]
        assert all(one["seq"] > 1 for one in told["own_moves"])
    beside_hers = ada.get(f"/api/challenges/{link}/beside/{table}")
    assert (beside_hers["own"], beside_hers["other"]) == (first, table)
    for nobody in (table, "aaaaaaaaaaaaaaaa"):
        answer = ben.client.get(f"/api/challenges/{link}/beside/{nobody}")
        assert answer.status_code == 404, "beside itself, or a game of something else"


@rule("T-97", "T-98")
def test_whoever_has_not_played_and_whoever_sat_there_is_told_nothing(party: Party) -> None:
    ada, ben, cleo = party.people[:3]
    table = ada.open(GAME, 3, seat=0, bots=[None, None, "greedy"], options=SHORT)
    cleo.do(table, "sit", seat=1)
    ada.do(table, "start")
    cleo.do(table, "leave")
    ada.play_until_over(table)
    link = link_of(ada, table)
    beside = f"/api/challenges/{link}/beside/{table}"
    for guest, state in ((ben, "new"), (cleo, "there")):
        seen = shown(guest, link)
        assert (seen["state"], seen["table"], seen["games"]) == (state, None, [])
        refused = guest.client.get(beside)
        assert (refused.status_code, refused.json()["rule"]) == (409, "T-98")
    refused = cleo.client.post(f"/api/challenges/{link}")
    assert (refused.status_code, refused.json()["rule"]) == (409, "T-97")
    with client(party.url) as nobody:
        assert nobody.get(f"/api/challenges/{link}").json()["state"] == "new"
        assert nobody.get(beside).status_code == 401
        assert nobody.post(f"/api/challenges/{link}").status_code == 401
        assert nobody.get("/api/challenges/aaaaaaaaaaaaaaaa").status_code == 404


@rule("T-98")
def test_whoever_gave_up_has_played_and_comes_last(party: Party) -> None:
    ada, ben, cleo = party.people[:3]
    link = link_of(ada, played(ada))
    table = taken_up(ben, link)
    ben.ask(table, "concede")
    played_too(cleo, link)
    games = shown(ben, link)["games"]
    assert [one["to_the_end"] for one in games] == [True, True, False]
    assert games[-1]["own"]
