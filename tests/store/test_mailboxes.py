"""Where people want to be told by mail, the same on both databases."""

from houle.people.mailboxes import Addresses, Wanted
from houle.people.ports import AskedWith
from houle.people.quiet import Quiet
from houle.people.telling import Subscription
from houle.store.mailboxes import KEPT_WAITING
from houle.store.queries import KEPT_MARKS
from houle.tables.turns import Awaited
from tests.store.samples import DEVICE, Store, run


def wanted(address: str = "ann@example.org", player: str = "ann") -> Wanted:
    return Wanted(player, address, "fr", "UTC", Quiet(1320, 480))


ANNS, NEW = wanted(), wanted("ann@example.com")
TURN = Awaited("t1", "ann", 3, since=1000, time=None)
PHONE = Subscription("phone", "ann", "https://push/1", "p", "a", "k", "UTC", None)


def test_an_address_waits_and_takes_the_place_of_the_former(url: str) -> None:
    async def work(store: Store) -> None:
        mail = store.mailboxes
        assert await mail.addresses("ann") == Addresses()
        assert not await mail.confirm(ANNS.id)
        await mail.ask(ANNS)
        assert await mail.addresses("ann") == Addresses(None, ANNS.address)
        assert await mail.mailbox(ANNS.id) is None
        assert await mail.confirm(ANNS.id)
        assert await mail.confirm(ANNS.id)
        kept = await mail.mailbox(ANNS.id)
        assert kept is not None
        assert (kept.player, kept.address, kept.language) == ("ann", ANNS.address, "fr")
        assert kept.quiet == Quiet(1320, 480)
        await mail.ask(NEW)
        assert await mail.addresses("ann") == Addresses(ANNS.address, NEW.address)
        await mail.ask(ANNS)
        assert await mail.addresses("ann") == Addresses(ANNS.address, None), "it stays"
        await mail.ask(NEW)
        assert await mail.confirm(NEW.id)
        assert await mail.mailbox(ANNS.id) is None
        assert not await mail.confirm(ANNS.id)
        assert await mail.addresses("ann") == Addresses(NEW.address, None)
        assert (await mail.addresses("ann")).company is True, "and not just as good as true"

    run(url, work)


def test_one_writes_at_a_time_and_not_often(url: str) -> None:
    time = [100_000]

    async def work(store: Store) -> None:
        mail = store.mailboxes
        await mail.ask(ANNS)
        assert not await mail.begin(ANNS.id, 50, 0), "it is not confirmed"
        await mail.confirm(ANNS.id)
        assert await mail.begin(ANNS.id, 50, 1000)
        assert not await mail.begin(ANNS.id, 50, 0)
        time[0] += 50
        assert await mail.begin(ANNS.id, 50, 1000), "whoever wrote is gone"
        await mail.done(ANNS.id, mailed=False)
        assert await mail.begin(ANNS.id, 50, 1000)
        await mail.done(ANNS.id, mailed=True)
        assert not await mail.begin(ANNS.id, 50, 1000)
        assert await mail.begin(ANNS.id, 50, 0)
        await mail.done(ANNS.id, mailed=True)
        time[0] += 1000
        assert await mail.begin(ANNS.id, 50, 1000)

    run(url, work, now=lambda: time[0])


def test_a_turn_is_told_by_browsers_and_later_by_mail(url: str) -> None:
    time = [100_000]

    async def work(store: Store) -> None:
        await store.notices.subscribe(PHONE, AskedWith(1, None), 9)
        await store.mailboxes.ask(ANNS)
        await store.notices.note(TURN, 0, 0, 100)
        assert [one.channel for one in await store.notices.claim(9, 1000)] == ["phone"]
        await store.mailboxes.confirm(ANNS.id)
        await store.notices.note(TURN, 1, 0, 100)
        [told] = await store.notices.claim(9, 1000)
        [mailed] = await store.notices.claim_all(ANNS.id, 1000)
        assert (told.channel, mailed.channel) == ("phone", ANNS.id)
        await store.notices.settle_by_mail(told)
        await store.notices.later(mailed, time[0], 1)
        assert await store.notices.claim_all(ANNS.id, 1000) == [], "it is done with"
        assert len(await store.notices.claim_all("phone", 1000)) == 1

    run(url, work, now=lambda: time[0])


def test_what_ends_leaves_nothing_behind(url: str) -> None:
    async def work(store: Store) -> None:
        for one in (wanted("ben@example.org", "ben"), ANNS):
            await store.mailboxes.ask(one)
            await store.mailboxes.confirm(one.id)
        await store.notices.note(TURN, 0, 0, 0)
        await store.mailboxes.end(ANNS.id)
        assert await store.notices.pending(0, 9) == []
        assert await store.mailboxes.addresses("ann") == Addresses()
        await store.forget_player("ben")
        assert await store.mailboxes.addresses("ben") == Addresses()

    run(url, work)


def test_what_is_old_is_forgotten(url: str) -> None:
    time = [100_000]

    async def work(store: Store) -> None:
        mail = store.mailboxes
        await store.sessions.note("here", "ann", DEVICE)
        for one in (ANNS, wanted("ben@example.org", "ben")):
            await mail.ask(one)
            await mail.confirm(one.id)
        await mail.ask(NEW)
        await mail.ask(wanted("eva@example.org", "eva"))
        time[0] += KEPT_WAITING + 1
        await mail.forget_old()
        assert await mail.addresses("ann") == Addresses(ANNS.address, None)
        assert await mail.addresses("eva") == Addresses()
        assert await mail.addresses("ben") != Addresses()
        time[0] += KEPT_MARKS
        await mail.forget_old()
        assert await mail.addresses("ann") != Addresses(), "who may still come in is told"
        assert await mail.addresses("ben") == Addresses()

    run(url, work, now=lambda: time[0])
