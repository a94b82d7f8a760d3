"""Who wants to be told, and what, the same on both databases."""

from houle.people.ports import AskedWith
from houle.people.quiet import Quiet
from houle.people.telling import Claimed, Pending, Subscription
from houle.store.notices import KEPT_TOLD
from houle.store.queries import KEPT_MARKS
from houle.tables.ports import Phase
from houle.tables.turns import Awaited
from tests.store.samples import DEVICE, Store, entry, listing, run

HERE = AskedWith(1, "here")


def phone(name: str = "phone", player: str = "ann", quiet: Quiet | None = None) -> Subscription:
    return Subscription(name, player, f"https://push/{name}", "p", "a", "k", "UTC", quiet)


def turn(number: int = 3, player: str = "ann", table: str = "t1") -> Awaited:
    return Awaited(table, player, number, since=1000, time=None)


def test_a_subscription_is_kept_and_replaced(url: str) -> None:
    async def work(store: Store) -> None:
        notices = store.notices
        assert await notices.subscription("phone") is None
        await notices.subscribe(phone(), HERE, 9)
        assert await notices.subscription("phone") == phone()
        quiet = phone(quiet=Quiet(1320, 480))
        await notices.subscribe(quiet, HERE, 9)
        assert await notices.subscription("phone") == quiet
        await notices.subscribe(phone(player="ben"), HERE, 9)
        await notices.unsubscribe("ann", "phone")
        assert await notices.subscription("phone") == phone(player="ben"), "it is another's now"
        await notices.unsubscribe("ben", "phone")
        assert await notices.subscription("phone") is None

    run(url, work)


def test_of_too_many_the_oldest_goes(url: str) -> None:
    time = [1000]

    async def work(store: Store) -> None:
        await store.notices.subscribe(phone("bens", "ben"), HERE, 2)
        for name in ("first", "second", "third"):
            time[0] += 1
            await store.notices.subscribe(phone(name), HERE, 2)
        kept = [await store.notices.subscription(one) for one in ("first", "second", "third")]
        assert [one is not None for one in kept] == [False, True, True]
        assert await store.notices.subscription("bens") is not None

    run(url, work, now=lambda: time[0])


def test_a_subscription_ends_with_its_token_and_its_session(url: str) -> None:
    async def work(store: Store) -> None:
        await store.sessions.note("here", "ann", DEVICE)
        await store.notices.subscribe(phone("phone"), HERE, 9)
        await store.notices.subscribe(phone("desk"), AskedWith(1, None), 9)
        await store.sessions.end("ann", "here")
        assert await store.notices.subscription("phone") is None
        assert await store.notices.subscription("desk") is not None
        await store.end_tokens("ann")
        assert await store.notices.subscription("desk") is None
        await store.notices.note(turn(), 0, 0, 0)
        assert await store.notices.pending(0, 9) == []

    run(url, work)


def test_each_stage_of_a_turn_is_told_once(url: str) -> None:
    time = [5000]

    async def work(store: Store) -> None:
        notices = store.notices
        await notices.subscribe(phone(), HERE, 9)
        await notices.subscribe(phone("desk"), HERE, 9)
        await notices.note(turn(player="ben"), 0, 100, 100)
        assert await notices.pending(100, 9) == [], "nobody of his wants to be told"
        await notices.note(turn(), 0, 100, 100)
        assert await notices.pending(99, 9) == []
        assert await notices.pending(100, 9) == [Pending("t1", "ann", 3, 0, 1000)]
        assert await notices.claim(9, 50) == []
        time[0] += 100
        claimed = await notices.claim(9, 50)
        assert {one.channel for one in claimed} == {"phone", "desk"}
        assert claimed[0] == Claimed("t1", claimed[0].channel, "ann", 3, 0, 0, 5100)
        assert await notices.claim(9, 50) == [], "they are being told"
        await notices.told(claimed[0])
        time[0] += 50
        [again] = await notices.claim(9, 50)
        assert again.channel == claimed[1].channel, "nobody said that it went out"
        await notices.later(again, time[0] + 10, 1)
        time[0] += 10
        [again] = await notices.claim(9, 50)
        assert again.tries == 1
        await notices.told(again)
        await notices.note(turn(), 0, 0, 0)
        assert await notices.claim(9, 50) == [], "once is enough"
        await notices.note(turn(), 1, 0, 0)
        assert len(await notices.claim(9, 50)) == 2
        await notices.note(turn(4), 0, 0, 0)
        assert len(await notices.claim(9, 50)) == 2
        await notices.note(turn(3), 2, 0, 0)
        assert await notices.claim(9, 50) == [], "that turn is over"

    run(url, work, now=lambda: time[0])


def test_what_was_seen_is_told_nowhere(url: str) -> None:
    async def work(store: Store) -> None:
        for one in (phone(), phone("desk"), phone("bens", "ben")):
            await store.notices.subscribe(one, HERE, 9)
        await store.notices.note(turn(), 0, 0, 0)
        await store.notices.note(turn(player="ben"), 0, 0, 0)
        await store.notices.settle(Pending("t1", "ann", 3, 0, 1000))
        assert [one.player for one in await store.notices.claim(9, 50)] == ["ben"]

    run(url, work)


def test_what_leads_nowhere_is_dropped(url: str) -> None:
    async def work(store: Store) -> None:
        await store.notices.subscribe(phone(), HERE, 9)
        await store.notices.note(turn(), 0, 0, 0)
        await store.notices.drop("phone")
        assert await store.notices.subscription("phone") is None
        assert await store.notices.pending(0, 9) == []

    run(url, work)


def test_of_whoever_is_erased_nothing_stays(url: str) -> None:
    async def work(store: Store) -> None:
        for one in (phone(), phone("bens", "ben")):
            await store.notices.subscribe(one, HERE, 9)
        await store.notices.note(turn(), 0, 0, 0)
        await store.notices.note(turn(player="ben"), 0, 0, 0)
        await store.forget_player("ann")
        assert await store.notices.subscription("phone") is None
        assert [one.player for one in await store.notices.pending(0, 9)] == ["ben"]
        assert await store.notices.subscription("bens") is not None

    run(url, work)


def test_a_table_that_is_removed_tells_nobody(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(entry("t1", 1, like=listing(Phase.CLOSED)))
        await store.notices.subscribe(phone(), HERE, 9)
        await store.notices.note(turn(), 0, 0, 0)
        assert await store.remove("t1", (Phase.CLOSED,))
        assert await store.notices.pending(0, 9) == []

    run(url, work)


def test_what_is_old_is_forgotten(url: str) -> None:
    time = [5000]

    async def work(store: Store) -> None:
        await store.notices.subscribe(phone(), HERE, 9)
        await store.notices.note(turn(), 0, 0, 0)
        time[0] += KEPT_TOLD - 4000
        await store.remove_unplayed(9)
        assert len(await store.notices.pending(0, 9)) == 1
        time[0] += 1
        await store.remove_unplayed(9)
        assert await store.notices.pending(0, 9) == []
        time[0] = 5000 + KEPT_MARKS
        await store.remove_unplayed(9)
        assert await store.notices.subscription("phone") is not None
        time[0] += 1
        await store.remove_unplayed(9)
        assert await store.notices.subscription("phone") is None

    run(url, work, now=lambda: time[0])


def test_a_table_is_put_off_unless_it_went_on(url: str) -> None:
    time = [5000]

    async def work(store: Store) -> None:
        await store.create(entry("t1", 1))
        await store.put_off("t1", 1, 6000)
        assert await store.claim_due(9, 100) == []
        time[0] = 6000
        assert await store.claim_due(9, 100) == [("t1", 6000)]
        await store.put_off("t1", 2, None)
        time[0] = 6100
        assert await store.claim_due(9, 100) == [("t1", 6100)], "nothing is known of that place"
        await store.put_off("t1", 1, None)
        time[0] = 9000
        assert await store.claim_due(9, 100) == []

    run(url, work, now=lambda: time[0])
