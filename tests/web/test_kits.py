"""What a browser draws a game with."""

import gzip
from importlib.resources import files

import pytest

from houle.games.registry import find_game, game_names
from houle.texts import LOCALES
from houle.texts.parsed import parse
from houle.web.kits import packed_kit
from tests.games.subjects import SUBJECTS
from tests.web.people import client
from tests.web.server import Server


@pytest.mark.parametrize("game", game_names())
def test_a_kit_has_a_face_for_every_card_of_the_game(server: Server, game: str) -> None:
    with client(server.url) as anybody:
        kit = anybody.get(f"/api/games/{game}/kit").json()
    kind = find_game(game)
    assert (kit["name"], kit["rules_version"]) == (game, kind.rules_version)
    tables = [kind(seats, options) for seats, options in SUBJECTS[game].settings]
    cards = {str(card) for table in tables for card in table.layout.cards}
    assert set(kit["faces"]) == cards
    assert all(face["type"] == "face" for face in kit["faces"].values())


@pytest.mark.parametrize("game", game_names())
def test_a_kit_says_nothing_that_only_a_terminal_says(server: Server, game: str) -> None:
    package = files(find_game(game).__module__.removesuffix(".rules"))
    screen = package.joinpath("texts", "en", "screen.ftl")
    with client(server.url) as anybody:
        texts = anybody.get(f"/api/games/{game}/kit").json()["texts"]
    only_there = parse(screen.read_text("utf-8")).messages if screen.is_file() else set()
    assert not parse(texts).messages & only_there


@pytest.mark.parametrize("locale", LOCALES)
def test_a_kit_speaks_one_language_and_of_nothing_but_games(server: Server, locale: str) -> None:
    with client(server.url) as anybody:
        texts = anybody.get("/api/games/flotsam/kit", params={"lang": locale}).json()["texts"]
    known = parse(texts).messages
    assert {"game-title", "move-lay", "generic-move", "refusal-not-host", "you"} <= known
    assert "card-hidden" in known
    assert not [text for text in known if text.startswith(("cli-", "page-", "verify-", "sim-"))]
    assert (f"{locale} " in "fr ") == ("une carte cachée" in texts)


def test_a_kit_is_sent_again_only_when_it_has_changed(server: Server) -> None:
    with client(server.url) as anybody:
        first = anybody.get("/api/games/flotsam/kit")
        known = {"if-none-match": first.headers["etag"]}
        again = anybody.get("/api/games/flotsam/kit", headers=known)
        french = anybody.get("/api/games/flotsam/kit", headers=known, params={"lang": "fr"})
    assert first.headers["cache-control"] == "public, max-age=0, must-revalidate"
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert french.status_code == 200


def test_a_kit_is_compressed_for_those_who_can_read_it(server: Server) -> None:
    packed = packed_kit("flotsam", "en")
    with client(server.url) as anybody:
        plain = anybody.get("/api/games/flotsam/kit", headers={"accept-encoding": "identity"})
        short = anybody.get("/api/games/flotsam/kit", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert plain.content == short.content == packed.plain == gzip.decompress(packed.gzipped)
    assert short.headers["content-encoding"] == "gzip"
    assert len(packed.gzipped) * 2 < len(packed.plain)


def test_there_is_no_kit_of_an_unknown_game(server: Server) -> None:
    with client(server.url) as anybody:
        assert anybody.get("/api/games/bridge/kit").status_code == 404
