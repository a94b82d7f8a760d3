"""What a browser draws a game with."""

import gzip

import pytest

from houle.games.registry import find_game, game_names
from houle.texts import LOCALES
from houle.texts.parsed import parse
from houle.web.kits import packed_kit
from tests.web.people import client
from tests.web.server import Server


@pytest.mark.parametrize("game", game_names())
def test_a_kit_has_a_face_for_every_card_of_the_game(server: Server, game: str) -> None:
    with client(server.url) as anybody:
        kit = anybody.get(f"/api/games/{game}/kit").json()
    kind = find_game(game)
    assert (kit["name"], kit["rules_version"]) == (game, kind.rules_version)
    assert len(kit["faces"]) == {
        "wave": 38,
        "land-unter": 84,
        "sea-change": 80,
        "vague-verte": 60,
        "vague-et-attaque": 99,
    }.get(game, len(kit["faces"]))
    for seats in kind.seat_counts:
        cards = kind(seats).layout.cards
        assert all(kit["faces"][str(card)]["type"] == "face" for card in cards)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_kit_speaks_one_language_and_of_nothing_but_games(server: Server, locale: str) -> None:
    with client(server.url) as anybody:
        texts = anybody.get("/api/games/wave/kit", params={"lang": locale}).json()["texts"]
    known = parse(texts).messages
    assert "wave-typing" not in known, "only a terminal says that"
    assert {"game-title", "move-discard", "generic-move", "refusal-not-host", "you"} <= known
    assert "card-hidden" in known
    assert not [text for text in known if text.startswith(("cli-", "page-", "verify-", "sim-"))]
    assert (f"{locale} " in "fr ") == ("une carte cachée" in texts)


def test_a_kit_is_sent_again_only_when_it_has_changed(server: Server) -> None:
    with client(server.url) as anybody:
        first = anybody.get("/api/games/wave/kit")
        known = {"if-none-match": first.headers["etag"]}
        again = anybody.get("/api/games/wave/kit", headers=known)
        french = anybody.get("/api/games/wave/kit", headers=known, params={"lang": "fr"})
    assert first.headers["cache-control"] == "public, max-age=0, must-revalidate"
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert french.status_code == 200


def test_a_kit_is_compressed_for_those_who_can_read_it(server: Server) -> None:
    packed = packed_kit("wave", "en")
    with client(server.url) as anybody:
        plain = anybody.get("/api/games/wave/kit", headers={"accept-encoding": "identity"})
        short = anybody.get("/api/games/wave/kit", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert plain.content == short.content == packed.plain == gzip.decompress(packed.gzipped)
    assert short.headers["content-encoding"] == "gzip"
    assert len(packed.gzipped) * 2 < len(packed.plain)


def test_there_is_no_kit_of_an_unknown_game(server: Server) -> None:
    with client(server.url) as anybody:
        assert anybody.get("/api/games/bridge/kit").status_code == 404
