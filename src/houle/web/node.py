"""A node: everything that serves tables, put together from the parts it is given."""

from collections.abc import Sequence
from logging import getLogger
from typing import Any, NamedTuple, Protocol, TypeAlias

import httpx
from litestar import Request

from houle.build import VERSION
from houle.bus.open import NodeBus
from houle.kernel import KeyedChance
from houle.people.blocks import Blocks, BlockStore
from houle.people.challenges import Challenges, SpentStore
from houle.people.club_standings import TallyStore
from houle.people.clubs import Clubs, ClubStore
from houle.people.company_notices import CompanyNotices, CompanyStore
from houle.people.day_results import DayResultStore
from houle.people.deal_challenges import ChallengeStore, DealChallenges
from houle.people.erasing import Eraser, ErasureStore
from houle.people.evenings import Evenings, EveningStore
from houle.people.faults import Faults, FaultStore
from houle.people.friends import Friends, FriendStore
from houle.people.here import WhoIsHere
from houle.people.holidays import Holidays, HolidayStore
from houle.people.invitations import Invitations, InvitationStore
from houle.people.mailboxes import MailLinks, MailStore, Post
from houle.people.moderation import Moderation, ModerationStore
from houle.people.mutes import Mutes, MuteStore
from houle.people.notices import Notices
from houle.people.own_data import OwnDataStore
from houle.people.parted import WaysParted
from houle.people.passkeys import Passkeys, PasskeyStore, RelyingParty
from houle.people.ports import OnceStore
from houle.people.presence import Presence
from houle.people.ratings import RatingStore
from houle.people.recording import Recorder, RecordStore
from houle.people.recovery import Recovery, RecoveryStore
from houle.people.reliability import ClockedStore, Punctuality, Reliability
from houle.people.reports import Reports, ReportStore
from houle.people.sessions import Sessions, SessionStore
from houle.people.standings import RankedStore
from houle.people.telling import NoticeStore
from houle.people.transfers import Transfers
from houle.people.verdicts import DueStore, Verdicts
from houle.people.visibility import Visibility, VisibilityStore
from houle.people.waiting import Waiting
from houle.people.written import Written, WrittenStore
from houle.store.players import Players
from houle.tables.botdesk import BotPlayers, HouseDesk
from houle.tables.cache import IDLE_BYTES, TableCache
from houle.tables.caretaker import Caretaker
from houle.tables.daily import Daily
from houle.tables.duty import Duty
from houle.tables.meeting import Meeting
from houle.tables.people import People, PeopleStore
from houle.tables.ports import (
    Clock,
    Entropy,
    Millis,
    Origins,
    PlayerId,
    Register,
    TableId,
    Tallies,
    Vault,
)
from houle.tables.reasoning import Reasoning
from houle.tables.running import ChanceOf
from houle.tables.tables import Tables
from houle.tables.tasks import Tasks
from houle.tables.viewing import Viewing
from houle.web.bot_processes import BotProcesses
from houle.web.day_marks import DayMarks
from houle.web.identity import Identity
from houle.web.limits import Leave, Limits, StreamPlaces
from houle.web.lookout import Lookout
from houle.web.mailing import Mailer, MailServer
from houle.web.marks import KnownMarks
from houle.web.metrics import Metrics
from houle.web.pushing import SERVICES, PushServices
from houle.web.quotas import Quotas
from houle.web.readiness import Readiness
from houle.web.secrets import secrets_in
from houle.web.tally import Tally

log = getLogger(__name__)

NODE = "node"

Req: TypeAlias = Request[Any, Any, Any]


def node_of(request: Req) -> "Node":
    """The node that serves a request."""
    node: Node = request.app.state[NODE]
    return node


class WaysInStore(PasskeyStore, RecoveryStore, SpentStore, Protocol):
    """Where ways in besides a token are kept."""

    async def forget_of(self, player: PlayerId) -> None:
        """None of a player's is there any more."""


class KeptRecord(RecordStore, ClockedStore, Protocol):
    """Where it is kept and looked up what was played."""


class KeptRatings(RatingStore, RankedStore, Protocol):
    """Where ratings are kept and looked up."""


class KeptModeration(ModerationStore, DueStore, Protocol):
    """Where decisions about people are kept, and those who make them."""


class Store(PeopleStore, Vault, Register, Tallies, Origins, OnceStore, Protocol):
    """What a node keeps its tables in."""

    @property
    def players(self) -> Players: ...

    @property
    def sessions(self) -> SessionStore: ...

    @property
    def ways_in(self) -> WaysInStore: ...

    @property
    def erasures(self) -> ErasureStore: ...

    @property
    def own_data(self) -> OwnDataStore: ...

    @property
    def notices(self) -> NoticeStore: ...

    @property
    def company_notices(self) -> CompanyStore: ...

    @property
    def mailboxes(self) -> MailStore: ...

    @property
    def holidays(self) -> HolidayStore: ...

    @property
    def blocks(self) -> BlockStore: ...

    @property
    def friends(self) -> FriendStore: ...

    @property
    def mutes(self) -> MuteStore: ...

    @property
    def reports(self) -> ReportStore: ...

    @property
    def faults(self) -> FaultStore: ...

    @property
    def written(self) -> WrittenStore: ...

    @property
    def invitations(self) -> InvitationStore: ...

    @property
    def moderation(self) -> KeptModeration: ...

    @property
    def clubs(self) -> ClubStore: ...

    @property
    def club_standings(self) -> TallyStore: ...

    @property
    def evenings(self) -> EveningStore: ...

    @property
    def challenges(self) -> ChallengeStore: ...

    @property
    def days(self) -> DayResultStore: ...

    @property
    def record(self) -> KeptRecord: ...

    @property
    def ratings(self) -> KeptRatings: ...

    @property
    def visibility(self) -> VisibilityStore: ...

    async def ready(self) -> bool: ...

    async def close(self) -> None: ...


class MailWay(NamedTuple):
    """How mail goes out, and where links in it lead."""

    post: Post
    links: MailLinks


class Node:
    """One of any number of equal nodes."""

    def __init__(
        self,
        store: Store,
        bus: NodeBus,
        clock: Clock,
        entropy: Entropy,
        secret: str,
        *,
        chance_of: ChanceOf = KeyedChance,
        limits: Limits | None = None,
        trusted_proxies: Sequence[str] = (),
        hosts: Sequence[str] = (),
        security_contact: str | None = None,
        origin: str | None = None,
        push_services: Sequence[str] = SERVICES,
        push_transport: httpx.AsyncBaseTransport | None = None,
        mail: MailServer | None = None,
        bots_at_home: bool = False,
        bot_slot: Millis = 0,
        idle_bytes: int = IDLE_BYTES,
    ) -> None:
        self.store = store
        self.bus = bus
        self.entropy = entropy
        self.marks = KnownMarks(store, store.sessions, clock)
        self.identity = Identity(secret, entropy, clock, self.marks)
        self.limits = Limits() if limits is None else limits
        self.trusted_proxies = trusted_proxies
        self.hosts = hosts
        self.security_contact = security_contact
        self.streams = StreamPlaces(self.limits)
        self.quotas = Quotas(store, secret, self.limits)
        self.day_marks = DayMarks(secret)
        self.transfers = Transfers(store, entropy)
        self.sessions = Sessions(store.sessions, self.marks, entropy, clock.now)
        self.recovery = Recovery(store.ways_in, entropy)
        self.origin = origin
        self.party = None if origin is None else RelyingParty(origin)
        challenges = Challenges(store.ways_in, entropy, clock, secrets_in(secret)[::-1])
        self.passkeys = Passkeys(store.ways_in, challenges, self.party) if self.party else None
        self.clock = clock
        self.cache = TableCache(store, store, bus, chance_of, idle_bytes)
        knows = store.blocks, store.clubs, Punctuality(store.record)
        self.tables = Tables(self.cache, bus, clock, entropy, *knows)
        self._look_after_company(store, entropy)
        self.meeting = Meeting(self.tables, self.cache)
        self._look_after_days(store, entropy)
        self.viewing = Viewing(self.cache, clock)
        self.faults = Faults(store.faults, self.viewing, entropy)
        self.waiting = Waiting(store, self.cache)
        self.desk = HouseDesk(self.tables, self.cache, bot_slot)
        duty = Duty(store, self.cache, entropy)
        self.presence = Presence(self.cache, clock)
        self.who_is_here = WhoIsHere(self.cache, self.presence, bus, clock, entropy)
        self.pushing = PushServices(
            secret, entropy, security_contact, push_services, push_transport
        )
        self.mail = None if mail is None or origin is None else _mail(mail, origin, clock, secret)
        self.notices = Notices(
            store.notices,
            store.mailboxes,
            self.cache,
            self.presence,
            self.pushing,
            self.mail and self.mail.post,
            clock,
            CompanyNotices(store.company_notices, self.invitations),
        )
        self.holidays = Holidays(store.holidays, self.waiting, self.tables, self.cache, clock)
        self.caretaker = Caretaker(
            self.tables, self.cache, duty, clock, self.notices.note, self.holidays.heed
        )
        self.readiness = Readiness(store, duty, clock)
        self.tally = Tally()
        self._heads = BotProcesses(clock, entropy)
        self.reasoning = Reasoning(self.cache, self._heads, clock)
        self.metrics = Metrics(self.cache, bus, self.caretaker, self.tally, self._heads.line)
        people = People(store, self.tables, clock)
        self.eraser = Eraser(store.erasures, people, clock)
        self.verdicts = Verdicts(store.moderation, people, clock)
        self.recorder = Recorder(store, chance_of, clock)
        self._lookout = Lookout(self.caretaker, bus, self.tally, clock)
        self._bots = BotPlayers(self.desk, clock, self._heads) if bots_at_home else None
        self._tasks = Tasks()

    def _look_after_company(self, store: Store, entropy: Entropy) -> None:
        """What holds between people, whichever table they sit at."""
        self.blocks = Blocks(store.blocks, store.friends, self.cache, entropy)
        self.friends = Friends(store, entropy)
        self.mutes = Mutes(store.mutes, self.cache)
        self.reports = Reports(store.reports, self.cache, entropy)
        self.clubs = Clubs(store.clubs, store.blocks, entropy)
        self.evenings = Evenings(store.evenings, store.clubs, self.clock, entropy)
        self.invitations = Invitations(store.invitations, store.blocks, self.tables, self.cache)
        self.reliability = Reliability(store.record, self.cache)
        self.visibility = Visibility(store.visibility, entropy)
        self.moderation = Moderation(store.moderation, store, store.written)
        self.written = Written(store.written, store.mutes, self.cache)

    def _look_after_days(self, store: Store, entropy: Entropy) -> None:
        """The deal of the day, and what came of it."""
        self.daily = Daily(self.tables, self.cache, self.clock, entropy)
        self.challenges = DealChallenges(
            store.challenges, self.tables, self.cache, self.clock, entropy
        )
        self.ways_parted = WaysParted(store.days, self.clock)

    async def start(self) -> None:
        """Begin to look after tables."""
        await self.marks.begin()
        self._tasks.start(self.marks.run())
        if self._bots is not None:
            await self.bus.serve_bots(self._bots.work)
        self._tasks.start(self.caretaker.run())
        self._tasks.start(self._lookout.run())
        self._tasks.start(self.who_is_here.run())
        self._tasks.start(self.eraser.run())
        self._tasks.start(self.verdicts.run())
        self._tasks.start(self.notices.run())
        self._tasks.start(self.recorder.run())
        log.info("started: Houle %s", VERSION)

    def welcome(self, table: TableId, player: PlayerId, *, opened: bool) -> None:
        """Somebody listens, and may have opened the table just now: let it go on for them."""
        self._tasks.start(self.tables.welcome(table, player, opened=opened))

    def farewell(self, table: TableId, player: PlayerId, leave: Leave) -> None:
        """Somebody who listened hangs up."""
        self.presence.leaves(table, player)
        leave()

    def leave(self) -> None:
        """Say that it will go: whoever asks whether it is ready turns to others meanwhile."""
        self.readiness.leaving = True
        log.info("leaving")

    async def stop(self) -> None:
        """Finish what is under way and let go of everything."""
        await self._tasks.close()
        await self.pushing.close()
        await self.cache.close()
        await self.bus.close()
        self._heads.close()
        await self.store.close()
        log.info("stopped")


def _mail(server: MailServer, origin: str, clock: Clock, secret: str) -> MailWay:
    links = MailLinks(origin, clock, secrets_in(secret)[::-1])
    return MailWay(Mailer(server, links), links)
