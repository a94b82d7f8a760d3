"""What others show where somebody sends them a link (T-70, T-71)."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path

import httpx
import pytest

from houle.conformance.rules import rule
from houle.tables import deeds
from houle.tables.deeds import Person
from houle.tables.entries import Watch
from houle.tables.ports import LogDownError
from houle.web.app import create_app
from houle.web.node import Node
from houle.web.previews import SIGN, SIGN_SIZE, Previews
from tests.people.challenged import asked, played_first
from tests.people.test_reliability import has_played
from tests.tables.by_day import played_by_day
from tests.tables.house import PEOPLE, House, in_house
from tests.web.asgi import a_node
from tests.web.client.build import build
from tests.web.staged import player_of

ADA, BEN, CLEO = PEOPLE[:3]
ORIGIN = "https://houle.example"
TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">')
NO_SUCH_TABLE = "a" * 16


def tags_in(head: str) -> dict[str, str]:
    return {name: unescape(content) for name, content in TAG.findall(head)}


async def tags(
    house: House, table: str, locale: str = "en", origin: str | None = ORIGIN
) -> dict[str, str]:
    previews = Previews(house.nodes[0], origin)
    return tags_in(await previews.head(f"/t/{table}", {"id": table}, locale))


async def said(house: House, table: str, locale: str = "en") -> tuple[str, str]:
    found = await tags(house, table, locale)
    return found["og:title"], found["og:description"]


@rule("T-70")
@in_house()
async def test_a_link_to_an_open_table_tells_who_is_there_and_how_many_seats_are_free(
    house: House,
) -> None:
    table = await house.open("flotsam", 3)
    assert await said(house, table) == ("FLOTSAM", "An open table with 3 free seats.")
    await house.sit(table, 0, ADA)
    assert (await said(house, table))[1] == "At the table: Ada. 2 seats are free."
    await house.sit(table, 2, BEN)
    assert (await said(house, table, "fr"))[1] == "À table\u00a0: Ada, Ben. Il reste une place."
    await house.sit(table, 1, CLEO)
    assert (await said(house, table))[1] == "At the table: Ada, Cleo, Ben. Everybody is there."


@rule("T-70")
@in_house()
async def test_a_link_to_a_game_tells_who_plays_and_later_how_it_ended(house: House) -> None:
    table = await house.started("flotsam", 3)
    playing = "At the table: Ada, Ben, Cleo. The game is on."
    assert (await said(house, table))[1] == playing
    await house.play_on(table)
    ended = (await said(house, table))[1]
    assert ended != playing
    assert re.search(r"Ada -?\d+, Ben -?\d+, Cleo -?\d+\.$", ended)


@rule("T-70")
@in_house()
async def test_a_link_to_a_game_that_all_stopped_says_so(house: House) -> None:
    table = await house.started("flotsam", 3)
    for who in (ADA, BEN, CLEO):
        await house.do(table, who, deeds.Concede())
    stopped = "At the table: Ada, Ben, Cleo. They stopped before the end."
    assert (await said(house, table))[1] == stopped


@rule("T-70", "T-50")
@in_house()
async def test_where_nobody_may_look_on_a_link_tells_of_the_game_and_of_nobody(
    house: House,
) -> None:
    table = await house.open("flotsam", 3, watch=Watch.NOBODY)
    await house.fill(table)
    await house.do(table, ADA, deeds.Start())
    other = await house.started("flotsam", 3, watch=Watch.NOBODY)
    found = await tags(house, table)
    assert found["og:title"] == "FLOTSAM"
    assert not any(who.id.title() in str(found) for who in (ADA, BEN, CLEO))
    await house.play_on(other)
    after = await tags(house, other)
    assert {**found, "og:url": ""} == {**after, "og:url": ""}


@rule("T-71")
@in_house()
async def test_search_engines_are_asked_to_leave_tables_out(house: House) -> None:
    table = await house.open("flotsam", 3)
    for there in (table, NO_SUCH_TABLE):
        assert (await tags(house, there))["robots"] == "noindex"
    previews = Previews(house.nodes[0], ORIGIN)
    assert "robots" not in tags_in(await previews.head("/", {}, "en"))


@rule("T-70")
@in_house()
async def test_a_name_is_text_and_nothing_else(house: House) -> None:
    table = await house.open("flotsam", 3)
    await house.do(table, Person("eve"), deeds.Sit(0, '"><script>x</script>'))
    head = await Previews(house.nodes[0], ORIGIN).head(f"/t/{table}", {"id": table}, "en")
    assert "<script" not in head
    assert '"><script>x</script>' in tags_in(head)["og:description"]


@in_house()
async def test_addresses_begin_with_the_origin_that_was_named_or_are_left_out(
    house: House,
) -> None:
    table = await house.open("flotsam", 3)
    found = await tags(house, table)
    assert found["og:url"] == f"{ORIGIN}/t/{table}"
    assert found["og:image"].startswith(f"{ORIGIN}/")
    without = await tags(house, table, origin=None)
    assert not {"og:url", "og:image"} & set(without)
    assert not any("://" in value for value in without.values())


def test_the_sign_of_the_house_is_there_and_as_large_as_links_say() -> None:
    sign = (Path("client/public") / SIGN.removeprefix("/")).read_bytes()
    assert sign[:8] == b"\x89PNG\r\n\x1a\n"
    assert sign[16:24] == SIGN_SIZE.to_bytes(4) * 2


@pytest.mark.parametrize(("locale", "region"), [("en", "en_GB"), ("fr", "fr_FR")])
@in_house()
async def test_pages_of_the_house_and_of_games_say_what_they_are(
    house: House, locale: str, region: str
) -> None:
    previews = Previews(house.nodes[0], None)
    first = tags_in(await previews.head("/", {}, locale))
    assert first["og:title"] == "Houle"
    assert "FLOTSAM" in first["og:description"]
    assert first["og:locale"] == region
    rules = tags_in(await previews.head("/rules/flotsam", {"game": "flotsam"}, locale))
    assert rules["og:title"] == "FLOTSAM"
    nothing = tags_in(await previews.head("/rules/chess", {"game": "chess"}, locale))
    assert nothing["og:title"] == "Houle"


@rule("T-92")
@in_house()
async def test_the_link_of_a_day_is_the_same_for_all_whatever_was_dealt(house: House) -> None:
    previews = Previews(house.nodes[0], ORIGIN)
    before = [await previews.head("/day", {}, "en")]
    before.append(await previews.head("/day/flotsam", {"game": "flotsam"}, "fr"))
    await played_by_day(house)
    after = [await previews.head("/day", {}, "en")]
    after.append(await previews.head("/day/flotsam", {"game": "flotsam"}, "fr"))
    assert before == after
    assert tags_in(after[0])["og:title"] == "Deal of the day"
    assert tags_in(after[1])["og:title"] == "Donne du jour · FLOTSAM"


@rule("T-98")
@in_house()
async def test_the_link_of_a_challenge_tells_nothing_of_what_was_played(house: House) -> None:
    challenge = await asked(house, await played_first(house))
    previews = Previews(house.nodes[0], ORIGIN)
    for locale, title in (("en", "Play what I played"), ("fr", "Joue ce que j\u2019ai joué")):
        heads = []
        for link in (challenge.id, NO_SUCH_TABLE):
            head = await previews.head(f"/c/{link}", {"id": link}, locale)
            heads.append(head.replace(link, ""))
        assert heads[0] == heads[1]
        assert tags_in(heads[0])["og:title"] == title
        assert "noindex" in heads[0]


@in_house()
async def test_without_a_log_pages_come_all_the_same(house: House) -> None:
    table = await house.open("flotsam", 3)

    async def away(*_: object) -> None:
        raise LogDownError

    house.nodes[0].viewing.glance = away  # type: ignore[method-assign,assignment]
    assert (await said(house, table))[0] == "Houle"


def test_the_page_of_a_table_says_it_to_everybody_and_never_by_the_host_that_was_asked(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        folder = build(tmp_path / "client")
        async with a_node(tmp_path, origin=ORIGIN) as node:
            app = create_app(node, client=folder)
            transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://evil") as anybody:
                guest = (await anybody.post("/api/guests", json={"name": "Ada"})).json()["token"]
                shown = {"authorization": f"Bearer {guest}"}
                body = {"command": "open", "game": "flotsam", "seats": 3, "seat": 0}
                opened = await anybody.post("/api/tables", json=body, headers=shown)
                path = f"/t/{opened.json()['table']}"
                page = await anybody.get(path)
                assert page.status_code == 200
                assert page.headers["cache-control"] == "no-cache"
                assert tags_in(page.text)["og:url"] == ORIGIN + path
                assert "At the table: Ada." in page.text.partition("</head>")[0]
                tag = {"if-none-match": page.headers["etag"]}
                assert (await anybody.get(path, headers=tag)).status_code == 304
                assert (await anybody.get(path, headers=shown)).content == page.content
                french = await anybody.get(path, headers={**tag, "accept-language": "fr"})
                assert "À table" in french.text
                nothing = await anybody.get(f"/t/{NO_SUCH_TABLE}")
                assert nothing.status_code == 200
                assert tags_in(nothing.text)["og:title"] == "Houle"

    asyncio.run(scene())


Page = Callable[[str], Awaitable[str]]


def at_a_site(
    folder: Path, scene: Callable[[Node, httpx.AsyncClient, Page], Awaitable[None]]
) -> None:
    """Play a scene in which somebody without a token opens pages, and Ada has come in."""

    async def run() -> None:
        async with a_node(folder, origin=ORIGIN) as node:
            app = create_app(node, client=build(folder / "client"))
            transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://house") as anybody:
                guest = (await anybody.post("/api/guests", json={"name": "Ada"})).json()["token"]
                shown = {"authorization": f"Bearer {guest}"}
                ada = httpx.AsyncClient(transport=transport, base_url="http://house", headers=shown)

                async def page(path: str) -> str:
                    answer = await anybody.get(path)
                    assert answer.status_code == 200
                    head: str = answer.text.partition("</head>")[0]
                    return head

                async with ada:
                    await scene(node, ada, page)

    asyncio.run(run())


async def shows(ada: httpx.AsyncClient, *, page: bool) -> str | None:
    """She says whether others see a page of hers; where it is."""
    body = {"in_standings": False, "page": page}
    handle: str | None = (await ada.post("/api/me/visible", json=body)).json()["handle"]
    return handle


NOWHERE = f"/p/{NO_SUCH_TABLE}"


def of_the_house(head: str) -> str:
    """A head, whatever address it is of."""
    return re.sub(r"/p/[a-z2-7]+", "/p/", head)


@rule("P-92")
def test_a_link_to_somebodys_page_tells_their_name_and_not_what_they_played(tmp_path: Path) -> None:
    async def scene(node: Node, ada: httpx.AsyncClient, page: Page) -> None:
        path = f"/p/{await shows(ada, page=True)}"
        head = await page(path)
        found = tags_in(head)
        assert found["og:title"] == "Ada"
        assert found["og:description"] == "What they played at Houle, game by game."
        assert (found["og:url"], found["og:image"]) == (ORIGIN + path, ORIGIN + SIGN)
        assert found["robots"] == "noindex"
        french = tags_in(await page(f"{path}?lang=fr"))
        assert french["og:description"] == "Ce que cette personne a joué sur Houle, jeu par jeu."
        await has_played(node, str(ada.headers["authorization"]).removeprefix("Bearer "), 9, 1, 0)
        assert await page(path) == head
        await ada.post("/api/me", json={"name": '"><script>Bea'})
        named = await page(path)
        assert tags_in(named)["og:title"] == '"><script>Bea'
        assert "<script>Bea" not in named

    at_a_site(tmp_path, scene)


@rule("P-92", "P-59", "P-17")
@pytest.mark.parametrize("how", ["ended", "blocked", "erased"])
def test_a_page_that_is_not_shown_is_told_from_none_by_nobody(tmp_path: Path, how: str) -> None:
    async def scene(node: Node, ada: httpx.AsyncClient, page: Page) -> None:
        path = f"/p/{await shows(ada, page=True)}"
        assert "Ada" in await page(path)
        if how == "ended":
            await shows(ada, page=False)
        elif how == "blocked":
            token = str(ada.headers["authorization"]).removeprefix("Bearer ")
            await node.store.block(player_of(token), blocked=True)
        else:
            assert (await ada.post("/api/me/erase")).is_success
        assert of_the_house(await page(path)) == of_the_house(await page(NOWHERE))
        assert tags_in(await page(path))["og:title"] == "Houle"

    at_a_site(tmp_path, scene)


@rule("P-92")
@pytest.mark.parametrize("error", [LogDownError, TimeoutError])
def test_without_a_store_the_page_comes_all_the_same(error: type[Exception]) -> None:
    async def away(_: str) -> str | None:
        raise error

    async def head() -> str:
        previews = Previews(None, ORIGIN, name_at=away)  # type: ignore[arg-type]
        return await previews.head(NOWHERE, {"handle": NO_SUCH_TABLE}, "en")

    assert tags_in(asyncio.run(head()))["og:title"] == "Houle"
