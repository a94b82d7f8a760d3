"""A table as a picture, for whoever is sent its link (T-72)."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import httpx
import pytest

from houle.conformance.rules import rule
from houle.tables import deeds
from houle.tables.animals import ANIMALS
from houle.tables.deeds import Person
from houle.tables.entries import Watch
from houle.web.app import create_app
from houle.web.glimpses import Glimpse, Sitter
from houle.web.limits import NO_LIMITS, Limits
from houle.web.pictures import studio as studio_module
from houle.web.pictures.composing import HEIGHT, WIDTH, composed, to_be_drawn
from houle.web.pictures.drawings import animal_drawing, scene_of
from houle.web.pictures.letters import (
    DISPLAY,
    FONTS,
    NO_LETTERS,
    TEXT,
    fitted,
    settable,
    width,
    wrapped,
)
from houle.web.pictures.press import draw
from houle.web.pictures.studio import (
    AT_ONCE,
    BURST,
    MOST_WAITING,
    SIGNATURE,
    NotDrawnError,
    Press,
    Studio,
    in_process_of_its_own,
)
from houle.web.previews import LARGE, SIGN, Previews
from tests.tables.house import PEOPLE, HandClock, House, in_house
from tests.web.asgi import a_node
from tests.web.client.build import build
from tests.web.test_previews import ORIGIN, tags_in
from tests.web.undrawn import undrawn

ADA, BEN, CLEO = PEOPLE[:3]
SVG = "{http://www.w3.org/2000/svg}"
A_PICTURE = SIGNATURE + b"drawn"
HOSTILE = (
    '"><script>x</script>',
    "</text><image href='file:///etc/passwd'/>",
    "&lt;&#x41;&xxe;",
    "]]><!--",
    "\u202eadA",
    "a\u0000b\u0007",
    "👩‍👩‍👧 🐙",
    "Мария",
    "W" * 40,
    "e\u0301" * 20,
)


async def drawing(house: House, table: str, locale: str = "en") -> str:
    return composed(to_be_drawn(await house.nodes[0].viewing.glance(table), locale))


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]  # noqa: S314


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(SIGNATURE)
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


@rule("T-72", "T-73")
@in_house()
async def test_a_picture_shows_who_is_at_a_table_how_many_seats_are_free_and_how_it_ended(
    house: House,
) -> None:
    table = await house.open("flotsam", 3)
    assert texts(await drawing(house, table)) == [
        "FLOTSAM",
        "An open table with 3 free seats.",
        "Houle",
    ]
    await house.sit(table, 0, ADA)
    await house.sit(table, 1, BEN)
    waiting = await drawing(house, table, "fr")
    assert texts(waiting) == ["FLOTSAM", "Il reste une place.", "Ada", "Ben", "Houle"]
    assert waiting.count("stroke-dasharray") == 1
    await house.sit(table, 2, CLEO)
    await house.do(table, ADA, deeds.Start())
    playing = texts(await drawing(house, table))
    assert playing == ["FLOTSAM", "The game is on.", "Ada", "Ben", "Cleo", "Houle"]
    await house.play_on(table)
    ended = texts(await drawing(house, table))
    assert len([text for text in ended if re.fullmatch(r"\u2212?\d+", text)]) == 3


@rule("T-72", "T-50")
@in_house()
async def test_where_nobody_may_look_on_a_picture_shows_the_game_alone(house: House) -> None:
    table = await house.started("flotsam", 3, watch=Watch.NOBODY)
    before = await drawing(house, table)
    assert not {"Ada", "Ben", "Cleo"} & set(texts(before))
    await house.play_on(table)
    assert await drawing(house, table) == before


@rule("T-72")
@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ("Мария", "Player 1", "Place 1"),
        ("太郎 2", "Player 1", "Place 1"),
        ("🐙", "Player 1", "Place 1"),
        ("🐙 Kraken", "Kraken", "Kraken"),
        ("007", "007", "007"),
    ],
)
@in_house()
async def test_where_a_name_cannot_be_set_the_place_at_the_table_stands_for_it(
    house: House, name: str, english: str, french: str
) -> None:
    table = await house.open("flotsam", 2)
    await house.do(table, ADA, deeds.Sit(0, name))
    await house.do(table, BEN, deeds.Sit(1, "Ben"))
    assert texts(await drawing(house, table))[-3:] == [english, "Ben", "Houle"]
    assert texts(await drawing(house, table, "fr"))[-3:] == [french, "Ben", "Houle"]
    told = to_be_drawn(await house.nodes[0].viewing.glance(table), "en")
    assert name in told.line, "words have all letters"
    await house.do(table, ADA, deeds.Start())
    await house.play_on(table)
    ended = texts(await drawing(house, table))
    assert english in ended
    assert not [text for text in ended if NO_LETTERS in text]


@rule("T-72")
@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text_in_a_picture_and_nothing_else(name: str) -> None:
    sitter = Sitter(name, ANIMALS[0], 7, won=True)
    svg = composed(Glimpse("flotsam", name, "", (sitter, sitter), 1, f"{name} wins.", 1))
    found = ET.fromstring(svg)  # noqa: S314
    plain = composed(Glimpse("flotsam", "A", "", (sitter._replace(name="A"),) * 2, 1, "A", 1))
    kinds = {element.tag for element in ET.fromstring(plain).iter()}  # noqa: S314
    assert {element.tag for element in found.iter()} == kinds
    assert not re.search(r"href|url\(|file:|@import", re.sub(r">[^<]*<", "><", svg))
    assert all(texts(svg))


def test_letters_that_cannot_be_set_are_left_out_and_accents_before_letters() -> None:
    assert settable("Zoé Łukasz Œdipe Çelik") == "Zoé Łukasz Œdipe Çelik"
    assert settable("e\u0301") == "é"
    assert settable("🐙 Kraken") == "Kraken"
    assert settable("Мария") == NO_LETTERS
    assert settable("Fin\u202f!") == "Fin\u00a0!"


def test_words_fit_the_room_they_are_given() -> None:
    for name in ("Ada", "Maximilienne-Joséphine", "W" * 60, "i" * 200):
        line = fitted(name, DISPLAY, 40, 200)
        assert width(line.text, DISPLAY, line.size) <= 200
    lines = wrapped("word " * 60 + "W" * 90, TEXT, 30, 300, 3)
    assert len(lines) == 3
    assert all(width(line, TEXT, 30) <= 300 for line in lines)
    assert wrapped("W" * 90, TEXT, 30, 300, 3)[0].endswith("…")


def test_every_animal_and_every_game_can_be_drawn_and_typefaces_have_their_licences() -> None:
    assert len({animal_drawing(animal) for animal in ANIMALS}) == len(ANIMALS)
    assert scene_of("flotsam").startswith("<svg ")
    for font in FONTS.glob("*.ttf"):
        assert "Open Font License" in font.with_suffix(".licence.txt").read_text("utf-8")


def test_a_drawing_becomes_a_picture_that_is_the_same_every_time() -> None:
    sitters = tuple(
        Sitter(name, animal, 3, won=False)
        for name, animal in zip(HOSTILE[:6], ANIMALS[:6], strict=True)
    )
    svg = composed(Glimpse("flotsam", "FLOTSAM", "", sitters, 1, "The game is on."))
    once = asyncio.run(in_process_of_its_own(svg))
    assert size_of(once) == (WIDTH, HEIGHT)
    assert draw(svg) == once


def test_a_drawing_that_is_none_ends_in_its_own_process() -> None:
    with pytest.raises(NotDrawnError):
        asyncio.run(in_process_of_its_own("<svg"))


def test_while_a_picture_is_drawn_everybody_else_is_served() -> None:
    """Drawing takes a fifth of a second at least; meanwhile the loop turns many times."""

    async def scene() -> None:
        svg = composed(Glimpse("flotsam", "FLOTSAM", "", (), 1, "The game is on.", 3))
        drawn = asyncio.create_task(in_process_of_its_own(svg))
        turns = 0
        while not drawn.done():
            turns += 1
            await asyncio.sleep(0.001)
        assert size_of(drawn.result()) == (WIDTH, HEIGHT)
        assert turns > 20

    asyncio.run(scene())


class Slow:
    """A press that draws when it is told to."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.drawn: list[str] = []
        self.at_once = 0
        self.most_at_once = 0

    async def __call__(self, svg: str) -> bytes:
        self.drawn.append(svg)
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        try:
            await self.go.wait()
        finally:
            self.at_once -= 1
        return A_PICTURE


def in_studio(scene: Callable[[Studio, Slow], Awaitable[None]], limits: Limits = NO_LIMITS) -> None:
    async def whole() -> None:
        press = Slow()
        studio = Studio(press, HandClock(), limits)
        await scene(studio, press)
        await studio.close()

    asyncio.run(whole())


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_what_many_ask_for_is_drawn_once_and_then_kept() -> None:
    async def scene(studio: Studio, press: Slow) -> None:
        asked = [asyncio.create_task(studio.picture("<svg/>", "a")) for _ in range(50)]
        await settled()
        press.go.set()
        assert set(await asyncio.gather(*asked)) == {A_PICTURE}
        assert await studio.picture("<svg/>", "b") == A_PICTURE
        assert press.drawn == ["<svg/>"]

    in_studio(scene)


def test_few_are_drawn_at_once_few_wait_and_the_others_are_sent_away() -> None:
    async def scene(studio: Studio, press: Slow) -> None:
        room = AT_ONCE + MOST_WAITING
        asked = [asyncio.create_task(studio.picture(f"<{n}/>", "a")) for n in range(room)]
        await settled()
        assert await studio.picture("<more/>", "a") is None
        press.go.set()
        assert set(await asyncio.gather(*asked)) == {A_PICTURE}
        assert press.most_at_once == AT_ONCE
        assert await studio.picture("<more/>", "a") == A_PICTURE

    in_studio(scene)


def test_whoever_wants_many_drawn_waits_and_others_do_not() -> None:
    async def scene(studio: Studio, press: Slow) -> None:
        press.go.set()
        for number in range(int(BURST)):
            assert await studio.picture(f"<{number}/>", "a") == A_PICTURE
        assert await studio.picture("<more/>", "a") is None
        assert await studio.picture("<1/>", "a") == A_PICTURE
        assert await studio.picture("<more/>", "b") == A_PICTURE

    in_studio(scene, Limits())


def test_kept_pictures_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio_module, "MOST_KEPT", 3 * len(A_PICTURE))

    async def scene(studio: Studio, press: Slow) -> None:
        press.go.set()
        for number in range(10):
            await studio.picture(f"<{number}/>", "a")
        assert len(studio._kept) == 3
        await studio.picture("<9/>", "a")
        assert len(press.drawn) == 10
        await studio.picture("<0/>", "a")
        assert len(press.drawn) == 11

    in_studio(scene)


def test_a_drawing_that_takes_too_long_ends_and_its_place_is_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(studio_module, "LONGEST", 0.01)

    async def scene(studio: Studio, press: Slow) -> None:
        assert await studio.picture("<svg/>", "a") is None
        assert press.at_once == 0
        press.go.set()
        assert await studio.picture("<svg/>", "a") == A_PICTURE

    in_studio(scene)


@asynccontextmanager
async def a_site(folder: Path, press: Press | None) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """Somebody without a token, and the address of a table."""
    async with a_node(folder, origin=ORIGIN) as node:
        app: Any = create_app(node, client=build(folder / "client"), press=press)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as anybody:
            guest = (await anybody.post("/api/guests", json={"name": "Ada"})).json()["token"]
            shown = {"authorization": f"Bearer {guest}"}
            body = {"command": "open", "game": "flotsam", "seats": 3, "seat": 0}
            opened = await anybody.post("/api/tables", json=body, headers=shown)
            yield anybody, f"/t/{opened.json()['table']}"


@rule("T-72")
def test_the_page_of_a_table_names_its_picture_which_is_the_same_for_everybody(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with a_site(tmp_path, undrawn) as (anybody, path):
            tags = tags_in((await anybody.get(path)).text)
            assert tags["twitter:card"] == LARGE
            assert (tags["og:image:width"], tags["og:image:height"]) == ("1200", "630")
            assert tags["og:image:alt"] == "FLOTSAM: At the table: Ada. 2 seats are free."
            address = tags["og:image"]
            assert address.startswith(f"{ORIGIN}{path}/picture.png?lang=en&v=")
            came = await anybody.get(address.removeprefix(ORIGIN))
            assert came.status_code == 200
            assert came.headers["content-type"] == "image/png"
            assert came.headers["cache-control"] == "no-cache"
            assert "set-cookie" not in came.headers
            assert b">Ada<" in came.content
            tag = {"if-none-match": came.headers["etag"]}
            assert (await anybody.get(f"{path}/picture.png", headers=tag)).status_code == 304
            french = await anybody.get(f"{path}/picture.png?lang=fr", headers=tag)
            assert "Il reste 2 places." in french.text
            head = await anybody.head(f"{path}/picture.png")
            assert head.status_code == 200
            assert (await anybody.get(f"/t/{'a' * 16}/picture.png")).status_code == 404
            assert (await anybody.get("/t/Nowhere/picture.png")).status_code in {400, 404}

    asyncio.run(scene())


@rule("T-72")
def test_whoever_comes_while_too_much_is_drawn_is_shown_the_sign_of_the_house(
    tmp_path: Path,
) -> None:
    async def none(_: str) -> bytes:
        raise NotDrawnError

    async def scene() -> None:
        async with a_site(tmp_path, none) as (anybody, path):
            came = await anybody.get(f"{path}/picture.png")
            assert (came.status_code, came.headers["location"]) == (307, SIGN)
            assert came.headers["cache-control"] == "no-store"

    asyncio.run(scene())


def test_without_what_draws_pictures_links_have_words_and_the_sign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studio_module, "LIBRARY", "no_such_library")

    async def scene() -> None:
        async with a_site(tmp_path, None) as (anybody, path):
            tags = tags_in((await anybody.get(path)).text)
            assert tags["og:image"] == ORIGIN + SIGN
            assert tags["twitter:card"] == "summary"
            assert (await anybody.get(f"{path}/picture.png")).status_code == 404

    asyncio.run(scene())


@in_house()
async def test_the_address_of_a_picture_changes_with_what_it_shows(house: House) -> None:
    table = await house.open("flotsam", 3)
    previews = Previews(house.nodes[0], ORIGIN, drawn=True)

    async def address(locale: str = "en") -> str:
        head = await previews.head(f"/t/{table}", {"id": table}, locale)
        return tags_in(head)["og:image"]

    empty = await address()
    assert await address() == empty
    assert await address("fr") != empty
    await house.do(table, Person("eve"), deeds.Sit(0, "Eve"))
    assert await address() != empty
