"""What people wrote, kept beside the log and gone before it; the same on both databases."""

import msgspec

from houle.conformance.rules import rule
from houle.people.moderation import Verdict
from houle.people.reports import Complaint, Moment, OwnReport
from houle.people.written import OwnWords, Words
from houle.store.queries import A_DAY
from houle.store.written import KEPT, KEPT_AFTER_THE_END
from houle.tables.ports import Append, Phase, TableId
from tests.store.samples import Store, entry, listing, run

NOW = 1_800_000_000_000


def wrote(
    table: TableId, seq: int, words: str, actor: str = "ann", phase: Phase = Phase.PLAYING
) -> Append:
    return msgspec.structs.replace(entry(table, seq, actor=actor, like=listing(phase)), words=words)


@rule("T-59")
def test_words_are_kept_together_with_their_entry_or_not_at_all(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(entry("one", 1))
        assert await store.append(wrote("one", 2, "Salut 🌊")) == NOW
        assert await store.append(wrote("one", 2, "too late", "ben")) is None
        assert await store.append(wrote("one", 4, "too early", "ben")) is None
        said_twice = msgspec.structs.replace(wrote("one", 3, "twice"), command="command-2")
        assert await store.append(said_twice) is None
        assert await store.append(wrote("one", 3, "Hello", "ben")) == NOW
        assert await store.append(entry("one", 4)) == NOW
        assert await store.written.at("one", 0) == [
            Words(2, NOW, "ann", "Salut 🌊"),
            Words(3, NOW, "ben", "Hello"),
        ]
        assert await store.written.at("one", 2) == [Words(3, NOW, "ben", "Hello")]
        assert await store.written.at("one", 0, 2) == [Words(2, NOW, "ann", "Salut 🌊")]
        assert await store.written.at("two", 0) == []
        assert [logged.seq for logged in await store.read("one")] == [1, 2, 3, 4]

    run(url, work, now=lambda: NOW)


@rule("T-59", "P-16", "P-17")
def test_words_go_with_whoever_wrote_them_and_with_the_table(url: str) -> None:
    async def work(store: Store) -> None:
        for table in ("one", "two"):
            await store.create(entry(table, 1))
            await store.append(wrote(table, 2, f"in {table}"))
            await store.append(wrote(table, 3, "mine", "ben", Phase.FINISHED))
        assert await store.written.own("ann") == [
            OwnWords("one", 2, NOW, "in one"),
            OwnWords("two", 2, NOW, "in two"),
        ]
        await store.forget_player("ann")
        assert await store.written.own("ann") == []
        assert [one.player for one in await store.written.at("one", 0)] == ["ben"]
        assert await store.remove("one", (Phase.FINISHED,))
        assert await store.written.at("one", 0) == []
        assert [one.table for one in await store.written.own("ben")] == ["two"]

    run(url, work, now=lambda: NOW)


@rule("T-59", "P-84")
def test_words_go_some_days_after_the_end_unless_a_report_waits(url: str) -> None:
    clock = [NOW]

    async def work(store: Store) -> None:
        for table, phase in (
            ("over", Phase.FINISHED),
            ("running", Phase.PLAYING),
            ("reported", Phase.FINISHED),
            ("unread", Phase.FINISHED),
        ):
            await store.create(entry(table, 1))
            await store.append(wrote(table, 2, "Hello", phase=phase))
        told = OwnReport(Moment("reported", 2, 0), "Ann", Complaint.WORDS, 0)
        await store.reports.add("ben", "ann", "read", told, 1)
        unread = OwnReport(Moment("unread", 2, 0), "Ann", Complaint.WORDS, 0)
        await store.reports.add("ben", "ann", "unread", unread)
        clock[0] += KEPT_AFTER_THE_END
        await store.remove_unplayed(9)
        assert len(await store.written.own("ann")) == 4
        clock[0] += 1
        await store.remove_unplayed(9)
        assert [one.table for one in await store.written.own("ann")] == ["reported", "running"]
        clock[0] = NOW + KEPT + 1
        await store.remove_unplayed(9)
        assert [one.table for one in await store.written.own("ann")] == ["reported"]
        case = await store.moderation.case("read", "mo")
        assert case is not None
        assert case.read_after == 1
        for table in ("over", "running", "unread", "reported"):
            assert len(await store.read(table)) == 2, "the log stays as it is"
        await store.moderation.close("read", Verdict.NOTHING, "mo", to_do=False)
        clock[0] += A_DAY
        await store.remove_unplayed(9)
        assert await store.written.own("ann") == []

    run(url, work, now=lambda: clock[0])
