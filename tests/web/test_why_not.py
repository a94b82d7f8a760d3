"""Asking why a card cannot be played, over HTTP."""

from houle.conformance.rules import rule
from tests.web.people import Guest, Party, client


@rule("T-26")
def test_the_answer_names_the_rule_and_says_why_in_the_language_asked_for(party: Party) -> None:
    table = party.started("flotsam")
    turn = party.host.frame(table)["waiting"][0]["seat"]
    waiting = party.people[(turn + 1) % 3]
    frame = waiting.frame(table)
    path = f"/api/tables/{table}/why-not"
    english, french = (waiting.get(path, params={"lang": locale}) for locale in ("en", "fr"))
    assert english["seq"] == frame["seq"]
    for told in (english, french):
        hand = next(
            zone
            for zone, shown in enumerate(frame["view"]["zones"])
            if (shown["name"], shown["owner"]) == ("hand", frame["you"]["seat"])
        )
        places = [(card["zone"], card["place"]) for card in told["cards"]]
        assert places == [(hand, place) for place in range(len(places))]
        assert {(card["rule"], card["reason"]) for card in told["cards"]} == {
            ("F-04", "not-your-turn")
        }
        assert all(party.people[turn].name in card["detail"] for card in told["cards"])
    assert english["cards"][0]["detail"] != french["cards"][0]["detail"]


@rule("T-26")
def test_nobody_but_those_who_sit_there_is_told(party: Party, stranger: Guest) -> None:
    path = f"/api/tables/{party.started()}/why-not"
    assert stranger.client.get(path).json()["reason"] == "not-seated"
    with client(party.url) as nobody:
        assert nobody.get(path).status_code == 401
