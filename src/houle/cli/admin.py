"""`houle admin`: what an operator does to a store. Prints no hidden card, ever."""

import asyncio
import sqlite3
from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from houle.cli import admin_faults, admin_moderation, admin_people, admin_record, admin_tables
from houle.cli.admin_store import (
    DATABASE,
    NOT_DONE,
    admin_parser,
    failed,
    shared_store,
    store_file,
    store_url,
    tell,
)
from houle.cli.parser import Command, command_named
from houle.cli.voice import Voice

if TYPE_CHECKING:
    from houle.tables.checking import Checked

DUMP = "houle.dump"


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Do one of the things an operator does."""
    if not arguments or arguments[0] in ("-h", "--help"):
        print(voice.ui("admin-overview"))
        return 0
    return command_named(voice, arguments[0], TASKS)(voice, arguments[1:])


def check(voice: Voice, arguments: Sequence[str]) -> int:
    """Whether every table can be read and every finished game verifies."""
    parser = admin_parser(voice, "check", "", voice.ui("admin-check"))
    found = parser.read(arguments)
    looked_at = asyncio.run(_looked_at(store_url(voice, found)))
    faults = [checked for checked in looked_at if checked.fault is not None]
    phases = Counter(checked.phase.value for checked in looked_at)
    counts = {"finished": phases["finished"], "playing": phases["playing"]}
    tell(
        found,
        {"tables": len(looked_at), "phases": dict(phases), "faults": faults},
        *(_line(voice, checked) for checked in faults),
        voice.ui("admin-checked", tables=len(looked_at), faults=len(faults), **counts),
    )
    return NOT_DONE if faults else 0


async def _looked_at(url: str) -> "list[Checked]":
    from houle.store.open import open_store  # noqa: PLC0415 - takes a while to load
    from houle.tables.checking import check_tables  # noqa: PLC0415

    store = await open_store(url)
    try:
        return [checked async for checked in check_tables(store)]
    finally:
        await store.close()


def _line(voice: Voice, checked: "Checked") -> str:
    said = voice.ui("admin-fault", table=checked.table, fault=_worded(voice, checked))
    return said if checked.where is None else f"{said} {checked.where}"


def _worded(voice: Voice, checked: "Checked") -> str:
    return {
        "no-seed": voice.ui("admin-fault-no-seed"),
        "gap": voice.ui("admin-fault-gap"),
        "other-rules": voice.ui("admin-fault-other-rules"),
        "unreadable": voice.ui("admin-fault-unreadable"),
        "listed-wrong": voice.ui("admin-fault-listed-wrong"),
        "not-verified": voice.ui("admin-fault-not-verified"),
    }[str(checked.fault)]


def backup(voice: Voice, arguments: Sequence[str]) -> int:
    """Copy a store at home while it serves; for PostgreSQL, what to run."""
    found = _about_folder(voice, "backup", voice.ui("admin-backup"), arguments)
    shared, copy = shared_store(found), found.folder / DUMP
    if shared is not None:
        return _to_run(found, f"pg_dump --format=custom --file={copy} {shared}")
    return _copied(voice, found, store_file(found), found.folder / DATABASE)


def restore(voice: Voice, arguments: Sequence[str]) -> int:
    """Put a copy where there is no store yet; for PostgreSQL, what to run."""
    found = _about_folder(voice, "restore", voice.ui("admin-restore"), arguments)
    shared, copy = shared_store(found), found.folder / DUMP
    if shared is not None:
        return _to_run(found, f"pg_restore --exit-on-error --no-owner --dbname={shared} {copy}")
    return _copied(voice, found, found.folder / DATABASE, store_file(found))


def _copied(voice: Voice, found: Namespace, source: Path, target: Path) -> int:
    from houle.store.backup import (  # noqa: PLC0415 - takes a while to load
        NothingThereError,
        SomethingThereError,
        copy_store,
    )

    try:
        copy_store(source, target)
    except NothingThereError:
        return failed(voice.ui("admin-no-store", folder=str(source.parent)))
    except SomethingThereError:
        return failed(voice.ui("admin-store-there", folder=str(target.parent)))
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        return failed(voice.ui("admin-not-copied", folder=str(target.parent), reason=reason))
    here, there = str(source.parent), str(target.parent)
    return tell(
        found, {"from": here, "to": there}, voice.ui("admin-copied", source=here, target=there)
    )


def _to_run(found: Namespace, command: str) -> int:
    return tell(found, {"run": command}, command)


def _about_folder(voice: Voice, task: str, purpose: str, arguments: Sequence[str]) -> Namespace:
    folder = voice.ui("cli-folder")
    parser = admin_parser(voice, task, folder, purpose)
    parser.operands.add_argument(
        "folder", type=Path, metavar=folder, help=voice.ui("admin-copy-folder")
    )
    return parser.read(arguments)


TASKS: dict[str, Command] = {
    "backup": backup,
    "check": check,
    "close": admin_tables.close,
    "faults": admin_faults.faults,
    "moderators": admin_moderation.moderators,
    "people": admin_people.people,
    "prune": admin_tables.prune,
    "rebuild": admin_record.rebuild,
    "remove": admin_tables.remove,
    "reports": admin_moderation.reports,
    "restore": restore,
    "table": admin_tables.table,
    "tables": admin_tables.tables,
}
