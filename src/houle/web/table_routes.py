"""Tables over HTTP: opening, deeds, looking."""

from functools import partial

import msgspec
from litestar import Controller, Response, get, post
from litestar.exceptions import (
    NotFoundException,
    ServiceUnavailableException,
    TooManyRequestsException,
)
from litestar.params import FromQuery, JSONBody

from houle.games.registry import game_names
from houle.kernel import Onlooker, Viewer
from houle.tables import deeds
from houle.tables.gamefile import write_file
from houle.tables.listing import for_strangers
from houle.tables.ports import Phase
from houle.tables.tables import Done, opened_by
from houle.web import bodies
from houle.web.addresses import address
from houle.web.answering import GUEST, MOST_LISTED, if_changed, json_bytes, problems
from houle.web.asking import Count, Elsewhere, Eyes, First, GameName, LastEvent, Place, Table
from houle.web.doing import check_may_make, counted, deed, make_move, opened
from houle.web.language import locale_of, speaker
from houle.web.moderating import check_may_speak
from houle.web.node import Req, node_of
from houle.web.problems import WANTED_GAME, explained
from houle.web.quotas import Made
from houle.web.shapes import ShownFrame, ShownGameFile, ShownListed, ShownPeople, WhyNot, WhyNots
from houle.web.streams import EventStream, LiveStream

LOOK = problems(404, 409, 410)
do = partial(
    post,
    status_code=200,
    responses=problems(401, 403, 404, 409, 410, 413, 415),
    security=GUEST,
)


class TableRoutes(Controller):
    """Everything about tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=problems(404))
    async def tables(
        self, request: Req, phase: FromQuery[Phase] = Phase.OPEN, game: GameName = None
    ) -> Response[tuple[ShownListed, ...]]:
        """Tables that strangers may find, the latest first; none of people whom you do not meet."""
        if game is not None and game not in game_names():
            raise NotFoundException
        node = node_of(request)
        found = await node.store.open_tables(game, phase, MOST_LISTED)
        guest = node.identity.guest(request.scope)
        named = [listed.table for listed in found]
        apart = await node.store.blocks.tables_apart(guest, named) if guest and found else ()
        shown = [for_strangers(listed) for listed in found if listed.table not in apart]
        return if_changed(request, msgspec.json.encode(shown))

    @post(responses=problems(401, 403, 404, 409, 410, 413, 415), security=GUEST)
    async def open(self, request: Req, data: JSONBody[bodies.OpenBody]) -> Done:
        """Open a table, and sit down at it if a seat is named; whom you played with is invited."""
        node = node_of(request)
        person = node.identity.person(request.scope)
        await check_may_make(request, Made.TABLE, opened_by(person, data.command))
        known = await node.store.players.get(person.id)
        request.state[WANTED_GAME] = data.game
        again = data.again_with
        people = () if again is None else await node.invitations.people_of(again, person.id)
        if data.evening is not None:
            await node.evenings.check_begins(data.club, data.evening)
        work = node.tables.open(person, data.command, data.deed(known))
        done = await opened(request, "Open", work)
        await node.invitations.invite(people, person.id, done.table)
        if data.evening is not None:
            await node.evenings.opened(data.evening, done.table)
        return done

    @get("/{table:str}", responses=LOOK)
    async def look(self, request: Req, table: Table) -> Response[ShownFrame]:
        """The table as you see it now."""
        node = node_of(request)
        return json_bytes(await node.viewing.look(table, node.identity.guest(request.scope)))

    @get("/{table:str}/live", responses=LOOK, media_type="text/event-stream")
    async def live(
        self,
        request: Req,
        table: Table,
        last_event_id: LastEvent = None,
        elsewhere: Elsewhere = False,
    ) -> Response[str]:
        """The table as it goes on: server-sent events, from `Last-Event-ID` or from now on."""
        node = node_of(request)
        guest = node.identity.guest(request.scope)
        leave = node.streams.take(guest, address(request.scope))
        if leave is None:
            raise TooManyRequestsException
        listening = node.viewing.listen(table, guest, last_event_id, elsewhere=elsewhere)
        try:
            first = await anext(listening)
        except StopAsyncIteration:
            leave()
            raise ServiceUnavailableException from None
        except BaseException:
            leave()
            raise
        ended = leave
        if guest is not None:
            node.welcome(table, guest, opened=last_event_id is None)
            ended = partial(node.farewell, table, guest, leave)
        explain = partial(explained, node, request, table)
        holds = partial(node.identity.still_holds, request.scope)
        return LiveStream(EventStream(first, listening, node.metrics, explain, ended, holds))

    @get("/{table:str}/moments", responses=LOOK)
    async def moments(
        self, request: Req, table: Table, first: First, count: Count, viewer: Eyes = None
    ) -> Response[tuple[ShownFrame, ...]]:
        """Moments in a row, from a place of the log; fewer where the log ends."""
        node = node_of(request)
        guest = node.identity.guest(request.scope)
        past = range(first, first + count)
        frames = await node.viewing.look_back_at_some(table, guest, past, eyes_of(viewer))
        return json_bytes(frames)

    @get("/{table:str}/moments/{seq:int}", responses=LOOK)
    async def moment(
        self, request: Req, table: Table, seq: Place, viewer: Eyes = None
    ) -> Response[ShownFrame]:
        """The table as it was, with your eyes; after the end with any seat's, or all open."""
        node = node_of(request)
        guest = node.identity.guest(request.scope)
        frame = await node.viewing.look_back(table, guest, seq, eyes_of(viewer))
        return json_bytes(frame)

    @get("/{table:str}/people", responses=LOOK)
    async def people(self, request: Req, table: Table) -> ShownPeople:
        """How reliably those play who sit at the table, where enough is known of them."""
        node = node_of(request)
        guest = node.identity.guest(request.scope)
        return ShownPeople(await node.reliability.at(table, guest))

    @get("/{table:str}/why-not", responses={**LOOK, **problems(401)}, security=GUEST)
    async def why_not(self, request: Req, table: Table) -> WhyNots:
        """Why the cards in front of you that you have no move for cannot be played now."""
        node = node_of(request)
        person = node.identity.person(request.scope)
        state, seat, refused = await node.viewing.why_not(table, person.id)
        told = speaker(state, locale_of(request), seat)
        cards = [
            WhyNot(at.zone, at.place, refusal.rule, refusal.reason, told.refusal(refusal))
            for at, refusal in refused
        ]
        return WhyNots(state.seq, tuple(cards))

    @get("/{table:str}/game", responses=LOOK)
    async def game(self, request: Req, table: Table) -> Response[ShownGameFile]:
        """The whole game with its seed, once it is over."""
        node = node_of(request)
        file = await node.viewing.game_file(table, node.identity.guest(request.scope))
        return json_bytes(write_file(file))

    @do("/{table:str}/sit")
    async def sit(self, request: Req, table: Table, data: JSONBody[bodies.SitBody]) -> Done:
        """Take a free seat."""
        node = node_of(request)
        person = node.identity.person(request.scope)
        known = await node.store.players.get(person.id)
        return await deed(request, table, data.command, data.deed(known))

    @do("/{table:str}/take-over")
    async def take_over(
        self, request: Req, table: Table, data: JSONBody[bodies.TakeOverBody]
    ) -> Done:
        """Take a seat that a bot keeps: before the start at once, later from the next round on.

        Whoever waits or plays at another table of that kind already gets that one.
        """
        node = node_of(request)
        person = node.identity.person(request.scope)
        known = await node.store.players.get(person.id)
        work = node.meeting.take_over(table, person, data.command, data.deed(known))
        return await counted(node, "TakeOver", work)

    @do("/{table:str}/leave")
    async def leave(self, request: Req, table: Table, data: JSONBody[bodies.JustDo]) -> Done:
        """Get up; once the game runs, a bot plays on for you. Or do not take a bot's seat."""
        return await deed(request, table, data.command, deeds.Leave())

    @do("/{table:str}/seat-bot")
    async def seat_bot(
        self, request: Req, table: Table, data: JSONBody[bodies.SeatBotBody]
    ) -> Done:
        """Give a free seat to a bot."""
        return await deed(request, table, data.command, deeds.SeatBot(data.seat, data.bot))

    @do("/{table:str}/remove-bot")
    async def remove_bot(
        self, request: Req, table: Table, data: JSONBody[bodies.RemoveBotBody]
    ) -> Done:
        """Take a seat from a bot."""
        return await deed(request, table, data.command, deeds.RemoveBot(data.seat))

    @do("/{table:str}/remove")
    async def remove(self, request: Req, table: Table, data: JSONBody[bodies.RemoveBody]) -> Done:
        """Take a seat from somebody, who takes none at this table any more."""
        return await deed(request, table, data.command, deeds.Remove(data.seat, data.name))

    @do("/{table:str}/word")
    async def word(self, request: Req, table: Table, data: JSONBody[bodies.WordBody]) -> Done:
        """Add a word to the fate of the cards."""
        node = node_of(request)
        check_may_speak(node, node.identity.person(request.scope).id)
        return await deed(request, table, data.command, deeds.AddWord(data.word))

    @do("/{table:str}/start")
    async def start(self, request: Req, table: Table, data: JSONBody[bodies.JustDo]) -> Done:
        """Deal."""
        await check_may_make(request, Made.GAME, table)
        return await deed(request, table, data.command, deeds.Start())

    @do("/{table:str}/moves")
    async def move(self, request: Req, table: Table, data: JSONBody[bodies.MoveBody]) -> Done:
        """Make a move for the decision that the table waits for."""
        node = node_of(request)
        return await make_move(node, table, node.identity.person(request.scope), data)

    @do("/{table:str}/asides")
    async def aside(self, request: Req, table: Table, data: JSONBody[bodies.AsideBody]) -> Done:
        """Do something that the rules allow besides: point, say."""
        return await deed(request, table, data.command, data.deed())

    @do("/{table:str}/say")
    async def say(self, request: Req, table: Table, data: JSONBody[bodies.SayBody]) -> Done:
        """Say something to everybody at the table, besides the game."""
        node = node_of(request)
        check_may_speak(node, node.identity.person(request.scope).id)
        wanted = deeds.Say(data.remark, node.clock.now())
        return await deed(request, table, data.command, wanted)

    @do("/{table:str}/take-back")
    async def take_back(self, request: Req, table: Table, data: JSONBody[bodies.JustDo]) -> Done:
        """Take your latest move back, while nobody was shown anything."""
        return await deed(request, table, data.command, deeds.TakeBack())

    @do("/{table:str}/concede")
    async def concede(self, request: Req, table: Table, data: JSONBody[bodies.JustDo]) -> Done:
        """Agree to stop; it is over when everybody does."""
        return await deed(request, table, data.command, deeds.Concede())

    @do("/{table:str}/carry-on")
    async def carry_on(self, request: Req, table: Table, data: JSONBody[bodies.JustDo]) -> Done:
        """Not agree to stop any more."""
        return await deed(request, table, data.command, deeds.CarryOn())

    @do("/{table:str}/come-back")
    async def come_back(self, request: Req, table: Table, data: JSONBody[bodies.JustDo]) -> Done:
        """Take your seat back from the bot that stands in."""
        return await deed(request, table, data.command, deeds.ComeBack())

    @do("/{table:str}/call-bot")
    async def call_bot(
        self, request: Req, table: Table, data: JSONBody[bodies.InsteadBody]
    ) -> Done:
        """Agree to let a bot play for somebody for whom all wait, where no clock runs."""
        wanted = deeds.CallBot(data.seat, data.turn, node_of(request).clock.now())
        return await deed(request, table, data.command, wanted)

    @do("/{table:str}/decline-bot")
    async def decline_bot(
        self, request: Req, table: Table, data: JSONBody[bodies.InsteadBody]
    ) -> Done:
        """Rather wait for somebody than let a bot play."""
        return await deed(request, table, data.command, deeds.DeclineBot(data.seat, data.turn))

    @do("/{table:str}/pace")
    async def pace(self, request: Req, table: Table, data: JSONBody[bodies.PaceBody]) -> Done:
        """Agree to another time for a move; it is so when everybody does."""
        return await deed(request, table, data.command, deeds.WantPace(data.move_time))

    @do("/{table:str}/close")
    async def close(self, request: Req, table: Table, data: JSONBody[bodies.JustDo]) -> Done:
        """Give up a table that was not started."""
        return await deed(request, table, data.command, deeds.Close())

    @do("/{table:str}/rematch")
    async def rematch(self, request: Req, table: Table, data: JSONBody[bodies.JustDo]) -> Done:
        """Sit down at a new table with the same bots; whoever sat at the old one is invited."""
        node = node_of(request)
        person = node.identity.person(request.scope)
        await check_may_make(request, Made.TABLE, table)
        return await opened(request, "Rematch", node.tables.rematch(table, person, data.command))


def eyes_of(wanted: str | None) -> Viewer | None:
    """The eyes that an address names."""
    if wanted is None:
        return None
    return int(wanted) if wanted.isdecimal() else Onlooker(wanted)
