"""The deal of the day over HTTP: begun once on a device, and a board for who has played it."""

import re
from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.people.day_results import DayStanding
from houle.tables.animals import Animal
from houle.web.day_picture import drawn
from houle.web.pictures.studio import SIGNATURE
from tests.web.people import Guest, Party, client

GAME = "flotsam"


def today(guest: Guest) -> dict[str, Any]:
    told: dict[str, Any] = guest.get("/api/days")
    return told


def of_game(guest: Guest) -> dict[str, Any]:
    (found,) = [one for one in today(guest)["games"] if one["game"] == GAME]
    return dict(found)


def begin(guest: Guest, **more: Any) -> Any:
    return guest.client.post(f"/api/days/{today(guest)['day']}/{GAME}", **more)


@rule("T-91", "T-94", "T-95")
def test_a_deal_is_begun_played_once_and_then_its_board_is_there(party: Party) -> None:
    ada, ben = party.people[:2]
    day, before = today(ada)["day"], today(ben)
    board = f"/api/days/{day}/{GAME}"
    assert of_game(ada)["state"] == "new"
    answer = begin(ada)
    assert answer.status_code == 200, answer.text
    table = answer.json()["table"]
    assert (of_game(ada)["state"], of_game(ada)["table"]) == ("begun", table)
    refused = ada.client.get(board)
    assert (refused.status_code, refused.json()["rule"]) == (409, "T-94")
    ended = ada.play_until_over(table)
    assert begin(ada).json()["table"] == table, "nobody plays it twice"
    told = ada.get(board)
    outcome = ended["view"]["outcome"]
    assert told["own"]["points"] == outcome["points"][0]
    assert told["own"]["won"] == (0 in outcome["winners"])
    assert told["standing"]["of"] == sum(one["count"] for one in told["scores"]) >= 1
    assert told["streak"] == today(ada)["streak"] == 1
    picture = f"/day/{day}/{GAME}/picture.png"
    shown = ada.client.get(picture)
    assert shown.content.startswith(SIGNATURE), "where she stands, to share"
    assert shown.headers["cache-control"] == "private, no-store"
    assert ben.client.get(board).status_code == ben.client.get(picture).status_code == 409
    assert today(ben) == before, "whoever has not played is told nothing"


@rule("T-94")
def test_where_ways_part_is_told_in_words_to_who_went_them(party: Party) -> None:
    ada, ben = party.people[:2]
    for guest, nth in ((ada, 0), (ben, 1)):
        table = begin(guest).json()["table"]
        with guest.listen(table) as stream:
            while (frame := stream.frame().data)["table"]["phase"] != "finished":
                if frame["you"]["turn"] is not None:
                    moves = frame["view"]["moves"]
                    move = moves[nth % len(moves)]
                    guest.ask(table, "moves", turn=frame["you"]["turn"], move=move)
    board = f"/api/days/{today(ada)['day']}/{GAME}"
    assert ben.get(board)["standing"]["of"] >= 2, "who looks is written down at once"
    for locale in ("en", "fr"):
        first, *_ = ada.get(board, params={"lang": locale})["parted"]
        assert first["others"]
        assert first["move"] != first["others"][0]["move"]
        assert first["together"] >= 1


@rule("T-94")
@pytest.mark.parametrize(
    ("stands", "in_a_row", "locale", "told"),
    [
        (DayStanding(1, 0, 0), 1, "en", "November 19, 2026. The first to have played it."),
        (DayStanding(2, 0, 1), 2, "en", "Nobody did better of 2 who played. 2 days in a row."),
        (DayStanding(12, 1, 0), 0, "fr", "19 novembre 2026. Une personne a fait mieux sur 12."),
        (DayStanding(40, 17, 3), 9, "fr", "17 ont fait mieux sur 40. 9 jours de suite."),
    ],
)
def test_the_picture_says_where_one_stands_and_nothing_of_points(
    stands: DayStanding, in_a_row: int, locale: str, told: str
) -> None:
    svg = drawn("2026-11-19", GAME, stands, in_a_row, ("Ada", Animal.OCTOPUS), locale)
    words = re.findall("<text[^>]*>([^<]*)<", svg)
    assert told in " ".join(words)
    assert (words[0], words[-2:]) == ("FLOTSAM", ["Ada", "Houle"])


@rule("T-94")
def test_a_name_that_cannot_be_set_is_left_out_of_the_picture() -> None:
    svg = drawn("2026-11-19", GAME, DayStanding(1, 0, 0), 0, ("Мария", Animal.OCTOPUS), "en")
    assert re.findall("<text[^>]*>([^<]*)<", svg)[-2:] == ["have played it.", "Houle"]


@rule("T-91")
def test_a_second_guest_on_the_same_device_begins_none(party: Party) -> None:
    ada, ben = party.people[:2]
    mark = begin(ada).cookies["houle-day"]
    cookie = {"cookie": f"houle-day={mark}"}
    refused = begin(ben, headers=cookie)
    assert (refused.status_code, refused.json()["rule"]) == (409, "T-91")
    assert ben.get("/api/days", headers=cookie)["elsewhere"] is True
    assert begin(ada, headers=cookie).status_code == 200
    forged = {"cookie": f"houle-day={mark[:-3]}abc"}
    assert begin(ben, headers=forged).status_code == 200, "what we did not sign says nothing"


@rule("T-90")
def test_what_a_day_commits_to_is_there_for_everybody_and_no_other_day_is(party: Party) -> None:
    with client(party.url) as nobody:
        told = nobody.get("/api/days").json()
        for promised in told["promised"]:
            asked = nobody.get(f"/api/days/{promised['day']}").json()
            assert asked == promised
            assert asked["secret"] is None
        for day, status in (("2031-01-01", 409), ("2020-01-01", 409), ("2026-02-30", 404)):
            assert nobody.get(f"/api/days/{day}").status_code == status
        assert nobody.get(f"/api/days/{told['day']}/no-such-game").status_code == 404
        assert nobody.post(f"/api/days/{told['day']}/{GAME}").status_code == 401
