"""Asking why over HTTP: in the language asked for, after the end and before one's own move."""

from typing import Any

import pytest

from houle.conformance.rules import rule
from tests.web.people import Guest, Party, client


def ended(party: Party) -> tuple[str, list[dict[str, Any]]]:
    """A game that was played to its end, and the moments at which somebody moved."""
    table = party.started("flotsam", options={"turns": 1})
    moments = [party.play(table) for _ in party.people]
    assert party.host.frame(table)["table"]["phase"] == "finished"
    return table, [party.host.get(f"/api/tables/{table}/moments/{seq}") for seq in moments]


@rule("T-78")
def test_a_move_is_explained_in_the_language_asked_for(party: Party, stranger: Guest) -> None:
    table, moments = ended(party)
    for moment in moments:
        path = f"/api/tables/{table}/moments/{moment['seq']}/why"
        english, french = (stranger.get(path, params={"lang": locale}) for locale in ("en", "fr"))
        assert english["seat"] == moment["happened"]["seat"]
        assert english["seq"] == moment["seq"] - 1
        for told in (english, french):
            assert told["of"] == 100
            counts = [each["count"] for each in told["moves"]]
            assert all(0 <= count <= 100 for count in counts)
            assert "100" in told["text"]
        assert (english["comparison"], english["move"]) == (french["comparison"], french["move"])
        assert english["text"] != french["text"]


@rule("T-78")
def test_another_move_is_asked_about_by_its_place(party: Party, stranger: Guest) -> None:
    table, (moment, *_) = ended(party)
    path = f"/api/tables/{table}/moments/{moment['seq']}/why"
    made = stranger.get(path)
    texts = [each["text"] for each in made["others"]]
    assert len(texts) == len(set(texts)) > 0
    for each in made["others"]:
        beside = stranger.get(path, params={"instead": each["place"]})
        assert beside["move"] != made["move"]
        assert each["text"] in beside["text"]
        assert each["text"] not in [other["text"] for other in beside["others"]]
    assert stranger.client.get(path, params={"instead": 99}).status_code == 409


@rule("T-79")
def test_who_plays_with_bots_alone_is_told_a_move_they_can_make(stranger: Guest) -> None:
    options = {"first": 0, "turns": 12}
    table = stranger.open("flotsam", 3, seat=0, bots=[None, "greedy", "greedy"], options=options)
    stranger.do(table, "start")
    told = stranger.get(f"/api/tables/{table}/hint")
    assert told["move"] in stranger.frame(table)["view"]["moves"]
    assert told["comparison"] in ("better", "even")
    assert str(told["of"]) in told["text"]


@pytest.mark.parametrize("path", ["hint", "moments/3/why"])
def test_nobody_who_did_not_come_in_is_told(party: Party, path: str) -> None:
    """Counting takes a processor: whoever asks is counted."""
    table, _ = ended(party)
    with client(party.url) as nobody:
        assert nobody.get(f"/api/tables/{table}/{path}").status_code == 401
