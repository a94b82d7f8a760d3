"""Who was reported, the same on both databases."""

import asyncio

from houle.conformance.rules import rule
from houle.people.moderation import Verdict
from houle.people.reports import Complaint, Moment, OwnReport
from houle.people.verdicts import Due
from houle.store.players import Profile
from tests.store.samples import Store, run

NOW = 1_800_000_000_000


def a_report(name: str, seq: int = 7, about: Complaint = Complaint.WORDS) -> OwnReport:
    return OwnReport(Moment("table", seq, 2), name, about, NOW)


@rule("P-80")
def test_a_person_reports_another_once_at_a_table(url: str) -> None:
    async def work(store: Store) -> None:
        ben = a_report("Ben")
        await store.reports.add("ann", "ben", "first", ben)
        await store.reports.add("ann", "ben", "second", a_report("Ben", 9, Complaint.NAME))
        await store.reports.add("cleo", "ben", "third", a_report("Ben", 8))
        assert await store.reports.of("ann") == [ben]
        await store.reports.add("ann", "cleo", "fourth", a_report("Cleo"))
        assert {one.name for one in await store.reports.of("ann")} == {"Ben", "Cleo"}
        assert await store.reports.of("ben") == []

    run(url, work, now=lambda: NOW)


@rule("P-82")
def test_reports_stay_without_whoever_is_erased(url: str) -> None:
    async def work(store: Store) -> None:
        for one, other in (("ann", "ben"), ("cleo", "ann"), ("cleo", "ben")):
            await store.reports.add(one, other, f"{one} {other}", a_report(other))
        await store.forget_player("ann")
        assert await store.reports.of("ann") == []
        assert [one.name for one in await store.reports.of("cleo")] == [None, "ben"]

    run(url, work, now=lambda: NOW)


@rule("P-83", "P-85")
def test_a_queue_is_decided_once_and_carried_out_by_one(url: str) -> None:
    time = [NOW]

    async def work(store: Store) -> None:
        desk = store.moderation
        await store.reports.add("ann", "ben", "first", a_report("Ben"))
        time[0] += 1
        await store.reports.add("cleo", "ben", "second", a_report("Ben"))
        assert [case.id for case in await desk.open_cases("mo")] == ["first", "second"]
        assert await desk.open_cases("ann") == [], "also what others said of the same"
        assert await desk.open_cases("ben") == []
        assert await desk.case("first", "cleo") is None
        closed = await asyncio.gather(
            *(desk.close("first", Verdict.SILENCE, f"mo {n}", to_do=True) for n in range(4))
        )
        assert sorted(closed) == [False, False, False, True]
        assert await desk.open_cases("mo") == []
        claimed = await asyncio.gather(*(desk.claim(100) for _ in range(4)))
        assert [due for due in claimed if due] == [Due("first", "ben", Verdict.SILENCE, NOW + 1)]
        time[0] += 100
        assert await desk.claim(100) is not None, "whoever had it is gone"
        await desk.postpone("first", 1000)
        time[0] += 999
        assert await desk.claim(100) is None
        time[0] += 1
        assert await desk.claim(100) is not None
        await desk.carried_out("first")
        time[0] += 10_000
        assert await desk.claim(100) is None

    run(url, work, now=lambda: time[0])


@rule("P-83", "P-82")
def test_moderators_come_and_go_and_are_forgotten(url: str) -> None:
    async def work(store: Store) -> None:
        desk = store.moderation
        for name in ("mo", "nia"):
            await store.players.put(name, Profile(name.title()))
            await desk.appoint(name)
            await desk.appoint(name)
        assert [(one.player, one.name) for one in await desk.moderators()] == [
            ("mo", "Mo"),
            ("nia", "Nia"),
        ]
        await store.reports.add("ann", "ben", "first", a_report("Ben"))
        await desk.close("first", Verdict.NOTHING, "mo", to_do=False)
        assert await desk.dismiss("nia")
        assert not await desk.dismiss("nia")
        assert (await desk.is_moderator("mo"), await desk.is_moderator("nia")) == (True, False)
        await store.forget_player("mo")
        assert await desk.moderators() == []
        [case] = await desk.about("ben")
        assert (case.verdict, case.closed_by) == (Verdict.NOTHING, None)

    run(url, work, now=lambda: NOW)


@rule("P-87")
def test_a_word_that_was_taken_away_is_a_mark_beside_the_others(url: str) -> None:
    async def work(store: Store) -> None:
        await store.block("ann", blocked=True)
        await store.silence("ann", NOW + 7)
        await store.end_tokens("ann")
        [mark] = await store.marks(0)
        assert (mark.blocked, mark.silent_until) == (True, NOW + 7)
        assert (await store.silence("ben", NOW)).blocked is False
        assert (await store.silence("ann", 0)).silent_until == 0

    run(url, work, now=lambda: NOW)


@rule("P-85")
def test_whoever_decides_too_late_decides_nothing_that_was_reported_since(url: str) -> None:
    async def work(store: Store) -> None:
        desk = store.moderation
        await store.reports.add("ann", "ben", "first", a_report("Ben"))
        assert await desk.close("first", Verdict.NOTHING, "mo", to_do=False)
        await store.reports.add("cleo", "ben", "second", a_report("Ben"))
        assert not await desk.close("first", Verdict.SHUT_OUT, "nia", to_do=True)
        assert [case.id for case in await desk.open_cases("nia")] == ["second"]
        assert await desk.close("second", Verdict.SHUT_OUT, "nia", to_do=True)
        assert await desk.claim(100) == Due("second", "ben", Verdict.SHUT_OUT, NOW)

    run(url, work, now=lambda: NOW)


@rule("P-86")
def test_a_name_is_taken_away_once_for_each_decision(url: str) -> None:
    time = [NOW]

    async def work(store: Store) -> None:
        await store.players.put("ben", Profile("Rude"))
        decided = []
        for table in ("one", "two"):
            told = OwnReport(Moment(table, 7, 2), "Rude", Complaint.NAME, NOW)
            await store.reports.add("ann", "ben", table, told)
            await store.moderation.close(table, Verdict.NAME, "mo", to_do=True)
            decided.append(Due(table, "ben", Verdict.NAME, NOW))
        first, second = decided
        time[0] += 5
        assert await store.moderation.rename(first, "N. N.") == NOW + 5
        await store.players.put("ben", Profile("Ben"))
        time[0] += 5
        assert await store.moderation.rename(first, "N. N.") == NOW + 5, "it was done already"
        assert await store.players.get("ben") == Profile("Ben")
        assert await store.moderation.rename(second, "N. N.") == NOW + 10
        assert await store.players.get("ben") == Profile("N. N.")

    run(url, work, now=lambda: time[0])
