"""Coming in: names, tokens, cookies."""

from typing import Any

import httpx
import pytest
from itsdangerous import Signer

from houle.bots import bot_names
from houle.tables.animals import Animal
from houle.web.identity import Identity, bearer
from tests.web.people import Guest, Party, client
from tests.web.server import SECRET, Server

PAGE = {"sec-fetch-site": "same-origin", "origin": "{}"}
"""What browsers say of themselves, by name; old ones only the latter."""


def come_in(server: Server, **headers: str) -> httpx.Response:
    with client(server.url) as stranger:
        return stranger.post("/api/guests", json={"name": "Ada"}, headers=headers)


def who_is(server: Server, token: str) -> httpx.Response:
    with client(server.url, token) as somebody:
        return somebody.get("/api/me")


def test_a_program_gets_a_token_and_no_cookie(server: Server) -> None:
    answer = come_in(server)
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ada"
    assert who_is(server, answer.json()["token"]).json()["name"] == "Ada"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("said", PAGE)
def test_a_page_gets_a_cookie_that_no_script_reads_and_nothing_else(
    server: Server, said: str
) -> None:
    answer = come_in(server, **{said: PAGE[said].format(server.url)})
    assert answer.status_code == 201
    assert set(answer.json()) == {"name", "animal"}
    value, *flags = answer.headers["set-cookie"].split("; ")
    assert who_is(server, value.removeprefix("houle=")).json()["name"] == "Ada"
    assert {flag.lower() for flag in flags} == {
        "httponly",
        "max-age=15552000",
        "path=/",
        "samesite=lax",
    }


def test_over_tls_the_cookie_is_bound_to_this_host(server: Server) -> None:
    answer = come_in(server, **{"x-forwarded-proto": "https", "sec-fetch-site": "same-origin"})
    value, *flags = answer.headers["set-cookie"].split("; ")
    assert value.startswith("__Host-houle=")
    assert {"Secure", "Path=/"} <= set(flags)
    assert not any(flag.lower().startswith("domain") for flag in flags)


@pytest.mark.parametrize(
    ("scheme", "cookie", "known"),
    [
        ("http", "houle", True),
        ("https", "__Host-houle", True),
        ("https", "houle", False),
        ("http", "__Host-houle", False),
    ],
)
def test_a_cookie_counts_only_as_it_was_given(
    server: Server, stranger: Guest, scheme: str, cookie: str, known: bool
) -> None:
    headers = {"x-forwarded-proto": scheme, "cookie": f"{cookie}={stranger.token}"}
    with client(server.url) as browser:
        answer = browser.get("/api/me", headers=headers)
    assert answer.status_code == (200 if known else 401)


def test_a_guest_is_known_again_and_may_change_the_name(stranger: Guest) -> None:
    before = stranger.get("/api/me")
    assert before["name"] == "Zoe"
    renamed = stranger.client.post("/api/me", json={"name": "  Zoé  B. "}).json()
    assert renamed == {**before, "name": "Zoé B."}
    assert stranger.get("/api/me") == renamed


def test_a_guest_chooses_an_animal_or_is_given_one_that_stays(server: Server) -> None:
    with client(server.url) as stranger:
        given = stranger.post("/api/guests", json={"name": "Ada"}).json()
        chosen = stranger.post("/api/guests", json={"name": "Ada", "animal": "gull"}).json()
        unknown = stranger.post("/api/guests", json={"name": "Ada", "animal": "cat"})
    assert given["animal"] in set(Animal)
    assert who_is(server, given["token"]).json() == {"name": "Ada", "animal": given["animal"]}
    assert chosen["animal"] == "gull"
    assert unknown.status_code == 400
    with client(server.url, chosen["token"]) as guest:
        changed = guest.post("/api/me", json={"name": "Ada", "animal": "seal"}).json()
        kept = guest.post("/api/me", json={"name": "Adà"}).json()
    assert changed == {"name": "Ada", "animal": "seal"}
    assert kept == {"name": "Adà", "animal": "seal"}


def test_a_guest_sits_down_as_the_chosen_animal(server: Server, party: Party) -> None:
    """At a table opened at once with a seat, and at one that was there."""
    host, other = party.people[:2]
    host.client.post("/api/me", json={"name": "Ada", "animal": "ray"})
    other.client.post("/api/me", json={"name": "Ben", "animal": "seal"})
    table = host.open("flotsam", 3, seat=0)
    other.do(table, "sit", seat=2)
    frame = host.frame(table)
    assert [chair["animal"] for chair in frame["table"]["chairs"]] == ["ray", None, "seal"]
    mine = next(found for found in host.get("/api/me/tables") if found["table"] == table)
    assert mine["summary"]["animals"] == ["ray", None, "seal"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0000b", "a\u202eb"])
def test_a_name_that_cannot_be_shown_is_refused(server: Server, name: str) -> None:
    with client(server.url) as stranger:
        answer = stranger.post("/api/guests", json={"name": name})
    assert answer.status_code == 409
    assert (answer.json()["rule"], answer.json()["reason"]) == ("T-02", "bad-name")


def test_forged_tokens_are_nobodys(server: Server, stranger: Guest) -> None:
    player, _, signature = stranger.token.rpartition(".")
    other_secret = Identity("another secret", bytes).new_guest()
    forged = [
        player,
        f"{player}.",
        f"{player}.{signature[:-2]}AA",
        f"{'a' * 16}.{signature}",
        f"{player}.{signature}.{signature}",
        Signer("another secret", salt="houle.guest").sign(player).decode(),
        Signer(SECRET, salt="another salt").sign(player).decode(),
        other_secret,
        "é",
        "x" * 5000,
    ]
    for token in forged:
        with client(server.url) as somebody:
            header = {b"authorization": f"Bearer {token}".encode("latin-1")}
            assert somebody.get("/api/me", headers=header).status_code == 401, token
    assert who_is(server, stranger.token).status_code == 200


def test_a_bad_token_does_not_fall_back_on_a_cookie(server: Server, stranger: Guest) -> None:
    with client(server.url, "made.up") as somebody:
        answer = somebody.get("/api/me", headers={"cookie": f"houle={stranger.token}"})
    assert answer.status_code == 401


@pytest.mark.parametrize("value", [b"", b"Bearer", b"Bearer ", b"Basic YTpi"])
def test_a_header_without_a_token_shows_none(value: bytes) -> None:
    """Else it would spare a cookie the question where it was sent from."""
    scope: Any = {"headers": [(b"authorization", value)]}
    assert bearer(scope) is None


def test_guests_find_their_own_tables(party: Party, stranger: Guest) -> None:
    table = party.started(listed=False)
    for guest in party.people:
        [mine] = guest.get("/api/me/tables")
        assert mine["table"] == table
        assert mine["summary"]["chairs"] == ["Ada", "Ben", "Cleo"]
    assert stranger.get("/api/me/tables") == []


def test_a_list_shows_tables_by_phase_and_game(party: Party) -> None:
    opened = party.host.open("eddy")
    hidden = party.host.open("eddy", listed=False)
    playing = party.started("flotsam")

    def listed(**wanted: str) -> list[str]:
        return [found["table"] for found in party.host.get("/api/tables", params=wanted)]

    assert opened in listed()
    assert opened in listed(game="eddy")
    assert opened not in listed(game="flotsam")
    assert hidden not in listed()
    assert playing in listed(phase="playing")
    assert playing not in listed(phase="open")


def test_lists_tell_whose_turn_it_is_where_one_may_look_on(party: Party, stranger: Guest) -> None:
    """At a table of their own whoever plays is told, and at others whoever may watch."""
    watched, private = party.started("flotsam"), party.started("flotsam", watch="nobody")

    def whose_turn(guest: Guest, path: str) -> dict[str, list[int] | None]:
        found = {one["table"]: one["summary"].get("waited_for") for one in guest.get(path)}
        return {name: found[table] for name, table in (("watched", watched), ("private", private))}

    def waited_for(table: str) -> list[int]:
        return [waiting["seat"] for waiting in party.host.frame(table)["waiting"]]

    first = waited_for(watched)
    while (second := waited_for(private)) == first:  # chance has chosen who leads
        party.play(private)
    assert whose_turn(party.host, "/api/me/tables") == {"watched": first, "private": second}
    for guest in (party.host, stranger):
        told = whose_turn(guest, "/api/tables?phase=playing")
        assert told == {"watched": first, "private": None}


def test_games_are_told_in_the_language_asked_for(server: Server) -> None:
    with client(server.url) as stranger:
        english, french = (
            {game["name"]: game for game in stranger.get("/api/games", headers=headers).json()}
            for headers in ({}, {"accept-language": "de, fr-CH;q=0.9"})
        )
    assert english["flotsam"]["blurb"] != french["flotsam"]["blurb"]
    assert (english["flotsam"]["fewest"], english["flotsam"]["most"]) == (1, 8)
    assert english["flotsam"]["bots"] == bot_names("flotsam")
