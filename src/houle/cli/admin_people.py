"""`houle admin people`: look up, end tokens, block, unblock, erase."""

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from houle.cli.admin_store import NOT_DONE, admin_parser, failed, store_url, tell
from houle.cli.admin_tables import shown_time
from houle.cli.terminal import printable
from houle.cli.voice import Voice

if TYPE_CHECKING:
    from houle.tables.people import People, Somebody

R = TypeVar("R")


def people(voice: Voice, arguments: Sequence[str]) -> int:
    """Who calls themselves like this; or something that is done about one of them."""
    named, *more = arguments or ("",)
    if named in DEEDS and more and not more[0].startswith("-"):
        return DEEDS[named](voice, more)
    parser = admin_parser(voice, "people", voice.ui("cli-name"), voice.ui("admin-people"))
    name = voice.ui("cli-name")
    parser.operands.add_argument("name", metavar=name, help=voice.ui("admin-people-name"))
    found = parser.read(arguments)
    known = _with(voice, found, lambda house: house.named(found.name))
    return tell(found, known, *(_line(voice, one) for one in known))


def revoke(voice: Voice, arguments: Sequence[str]) -> int:
    """End all tokens of somebody."""
    found = _about_one(voice, "revoke", voice.ui("admin-revoke"), arguments)
    return _done(voice, found, lambda house: house.revoke(found.player))


def block(voice: Voice, arguments: Sequence[str]) -> int:
    """Let somebody do nothing any more."""
    found = _about_one(voice, "block", voice.ui("admin-block"), arguments)
    return _done(voice, found, lambda house: house.block(found.player))


def unblock(voice: Voice, arguments: Sequence[str]) -> int:
    """Let somebody play again."""
    found = _about_one(voice, "unblock", voice.ui("admin-unblock"), arguments)
    return _done(voice, found, lambda house: house.unblock(found.player))


def erase(voice: Voice, arguments: Sequence[str]) -> int:
    """Take somebody's name out of the store."""
    found = _about_one(voice, "erase", voice.ui("admin-erase"), arguments)
    erased = _about(voice, found, lambda house: house.erase(found.player))
    if erased is None:
        return _unknown(voice, found)
    left = [voice.ui("admin-not-erased", table=table) for table in erased.unreadable]
    tell(found, erased, voice.ui("admin-erased", tables=len(erased.tables)), *left)
    return NOT_DONE if left else 0


def _about_one(voice: Voice, deed: str, purpose: str, arguments: Sequence[str]) -> Namespace:
    parser = admin_parser(voice, f"people {deed}", "ID", purpose)
    parser.operands.add_argument("player", metavar="ID", help=voice.ui("admin-person-id"))
    return parser.read(arguments)


def _done(voice: Voice, found: Namespace, work: "Callable[[People], Awaitable[None]]") -> int:
    """Do something about somebody we know."""

    async def done(house: "People") -> bool:
        await work(house)
        return True

    if _about(voice, found, done) is None:
        return _unknown(voice, found)
    return tell(found, {"done": found.player}, voice.ui("admin-done", table=found.player))


def _about(voice: Voice, found: Namespace, work: "Callable[[People], Awaitable[R]]") -> R | None:
    """What comes of something about somebody; `None` if there is no such person."""

    async def if_known(house: "People") -> R | None:
        return await work(house) if await house.knows(found.player) else None

    return _with(voice, found, if_known)


def _with(voice: Voice, found: Namespace, work: "Callable[[People], Awaitable[R]]") -> R:
    from houle.cli.admin_house import with_people  # noqa: PLC0415 - takes a while to load

    return asyncio.run(with_people(store_url(voice, found), work))


def _unknown(voice: Voice, found: Namespace) -> int:
    return failed(voice.ui("admin-no-person", player=printable(found.player)))


def _line(voice: Voice, one: "Somebody") -> str:
    blocked = [voice.ui("admin-blocked")] if one.blocked else []
    return " ".join([one.known.player, shown_time(one.known.came_at), *blocked, *one.tables])


DEEDS: dict[str, Callable[[Voice, Sequence[str]], int]] = {
    "block": block,
    "erase": erase,
    "revoke": revoke,
    "unblock": unblock,
}
