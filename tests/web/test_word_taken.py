"""Words for the shuffle are words too: who may add them, and who sees them (T-10)."""

from pathlib import Path
from typing import Any

import httpx

from houle.conformance.rules import rule
from houle.people.verdicts import SILENT_FOR
from tests.people.test_blocks import DONE, opened, sits, verdict
from tests.people.test_moderation import QUEUE, Cast, decide, played, waiting
from tests.people.test_reports import reports, seq_of


async def adds(guest: httpx.AsyncClient, table: str, word: str) -> tuple[Any, ...]:
    body = {"command": word.replace(" ", "-"), "word": word}
    return verdict(await guest.post(f"/api/tables/{table}/word", json=body))


@rule("P-87", "T-10")
def test_whoever_had_the_word_taken_away_adds_none_for_a_week(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        await decide(cast, "silence")
        assert await adds(cast.ada, cast.table, "tide") == (409, "P-87", "talk-taken")
        assert await adds(cast.ben, cast.table, "tide") == DONE, "others do"
        cast.clock.turn(SILENT_FOR)
        assert await adds(cast.ada, cast.table, "ebb") == DONE

    played(tmp_path, scene)


@rule("P-84", "T-10")
def test_a_moderator_reads_the_words_that_all_could_read(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        await adds(cast.ada, cast.table, "something rude")
        assert await reports(cast.ben, cast.table, 0, "Ada", 4) == DONE
        [report] = await waiting(cast.mo)
        told = (await cast.mo.get(f"{QUEUE}/{report['id']}")).json()
        line = told["seen"]["lines"][-1]
        assert (line["kind"], line["seat"], line["name"]) == ("worded", 0, "Ada")
        assert line["words"] == "something rude"

    played(tmp_path, scene)


@rule("P-84", "T-10")
def test_they_are_read_with_what_was_written_there(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        table = await opened(cast.ada, "by-link", listed=False)
        await sits(cast.ben, table, 1)
        await adds(cast.ada, table, "something rude")
        for guest in (cast.ada, cast.ben):
            await guest.post(f"/api/tables/{table}/allow-writing", json={"command": "allow"})
        body = {"command": "write", "words": "and more"}
        assert verdict(await cast.ada.post(f"/api/tables/{table}/write", json=body)) == DONE
        assert await reports(cast.ben, table, 0, "Ada", await seq_of(cast.ben, table)) == DONE
        [report] = await waiting(cast.mo)
        lines = (await cast.mo.get(f"{QUEUE}/{report['id']}")).json()["seen"]["lines"]
        told = {line["kind"]: line.get("words") for line in lines}
        assert (told["worded"], told["wrote"]) == ("something rude", "and more")

    played(tmp_path, scene)
