"""What a browser needs to draw a game and to speak of it, made once and kept."""

from collections.abc import Mapping
from functools import cache
from gzip import compress
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Response

from houle.games.registry import find_game
from houle.kernel import Face
from houle.texts.catalogue import Kind, browser_source, game_source
from houle.texts.meanings import Meaning, meanings
from houle.texts.needs import every_table, move_types
from houle.web.answering import unchanged
from houle.web.identity import header
from houle.web.node import Req

CACHE = "public, max-age=0, must-revalidate"
"""It changes with every version of the server, and asking again costs next to nothing."""


class Kit(msgspec.Struct, frozen=True):
    """A game's faces and words."""

    name: str
    rules_version: int
    faces: dict[str, Face]
    """What is printed on each card, by its number."""
    texts: str
    """Fluent: the game's own words, then what all games share; the first of two counts."""
    moves: dict[str, Mapping[str, Meaning]]
    """What the fields of each kind of move stand for, by its type; others are what they are."""
    record: Mapping[str, Meaning]
    """The same for the public record."""


class Packed(msgspec.Struct, frozen=True):
    """A kit as it goes out."""

    etag: str
    plain: bytes
    gzipped: bytes


@cache
def packed_kit(game: str, locale: str) -> Packed:
    """The kit of an installed game in one language."""
    plain = msgspec.json.encode(kit_of(find_game(game), locale))
    return Packed(f'"{sha256(plain).hexdigest()[:20]}"', plain, compress(plain, mtime=0))


def kit_of(kind: Kind, locale: str) -> Kit:
    """The kit of a game in one language."""
    tables = list(every_table(kind))
    record: type = type(tables[0].first_record())
    faces = {card: game.face(card) for game in tables for card in game.layout.cards}
    own = game_source(kind, locale, for_browsers=True)
    return Kit(
        name=kind.name,
        rules_version=kind.rules_version,
        faces={str(card): faces[card] for card in sorted(faces)},
        texts="\n".join(filter(None, (own, browser_source(locale)))),
        moves={str(move.__struct_config__.tag): meanings(move) for move in move_types(kind)},
        record=meanings(record),
    )


def answered(request: Req, kit: Packed) -> Response[Any]:
    """A kit for whoever does not have it yet, in the shape that is asked for."""
    headers = {
        "etag": kit.etag,
        "cache-control": CACHE,
        "vary": "accept-encoding, accept-language, cookie",
    }
    if (known := unchanged(request, headers)) is not None:
        return known
    content = kit.plain
    if b"gzip" in (header(request.scope, b"accept-encoding") or b""):
        headers["content-encoding"] = "gzip"
        content = kit.gzipped
    return Response(content, media_type="application/json", headers=headers)
