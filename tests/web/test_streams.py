"""Live streams: without a gap, resumed, bounded, freed."""

import time

import pytest

from tests.engines.processes import wait_until
from tests.web.people import Chat, Guest, Party, client
from tests.web.server import Server
from tests.web.test_health import figure

DEALT = 5
"""The place of the deal in the log of a table where three people sat down."""


def test_a_stream_begins_with_the_table_as_it_is(party: Party) -> None:
    table = party.started("flotsam")
    with party.host.listen(table) as stream:
        event = stream.next()
    assert (event.name, event.id) == ("frame", DEALT)
    assert event.data == party.host.frame(table)


def test_what_happens_reaches_everybody_without_a_gap(party: Party, stranger: Guest) -> None:
    table = party.started("eddy")
    with party.host.listen(table) as hers, stranger.listen(table) as others:
        last = [party.play(table) for _ in range(9)][-1]
        for guest, stream in ((party.host, hers), (stranger, others)):
            frames = stream.up_to(last)
            assert [frame.id for frame in frames] == list(range(DEALT, last + 1))
            assert frames[-1].data == guest.frame(table)


@pytest.mark.parametrize("missed", [0, 1, 11, 12, 13, 40])
def test_a_stream_goes_on_after_the_last_event_that_arrived(party: Party, missed: int) -> None:
    table = party.started("flotsam")
    last = Chat(party, table).go_on(40)
    with party.host.listen(table, after=last - missed) as stream:
        if missed:
            frames = stream.up_to(last)
            assert [frame.id for frame in frames] == list(range(last - missed + 1, last + 1))
            for frame in frames:
                assert frame.data == party.host.get(f"/api/tables/{table}/moments/{frame.id}")
        else:
            # At once, so that whoever comes back knows that nothing was missed.
            assert stream.next() == ("beat", None, {"seq": last, "here": []})


def test_whoever_is_far_behind_gets_the_table_as_it_is_and_is_told(party: Party) -> None:
    table = party.started("flotsam")
    last = Chat(party, table).go_on(210)
    with party.host.listen(table, after=1) as stream:
        event = stream.next()
    assert (event.name, event.id) == ("resync", last)


def test_a_running_game_is_heard_of_every_two_seconds(party: Party) -> None:
    table = party.started("flotsam")
    with party.host.listen(table) as stream:
        assert stream.next().name == "frame"
        heard = []
        for _ in range(3):
            began = time.monotonic()
            name, _, said = stream.next()
            assert (name, said["seq"]) == ("beat", DEALT)
            heard.append(time.monotonic() - began)
    assert max(heard) < 3, heard


def test_whoever_looks_elsewhere_hears_of_every_move(party: Party) -> None:
    table = party.started("flotsam")
    with party.host.listen(table, elsewhere=True) as stream:
        last = [party.play(table) for _ in range(3)][-1]
        frames = stream.up_to(last)
    assert [frame.id for frame in frames] == list(range(DEALT, last + 1))


@pytest.mark.rule("T-50")
def test_a_stream_ends_where_nobody_may_look_on_any_more(party: Party, stranger: Guest) -> None:
    ada, ben = party.people[:2]
    table = ada.open("flotsam", 2, seat=0, watch="nobody")
    ben.do(table, "sit", seat=1)
    with stranger.listen(table) as stream:
        assert stream.next().name == "frame"
        ada.do(table, "start")
        event = stream.frame()
        assert event.name == "refused"
        assert (event.data["rule"], event.data["reason"]) == ("T-50", "nobody-may-watch")
        assert event.data["detail"] != "nobody-may-watch"
        with pytest.raises(EOFError):
            stream.next()


def test_a_listener_who_goes_is_forgotten(server: Server, party: Party) -> None:
    table = party.started("flotsam")
    wait_until(lambda: figure(server, "houle_streams") == 0, "no streams")
    with party.host.listen(table), party.people[1].listen(table):
        assert figure(server, "houle_streams") == 2
    wait_until(lambda: figure(server, "houle_streams") == 0, "no streams", seconds=5)


def test_a_stream_needs_a_table(server: Server) -> None:
    with client(server.url) as nobody:
        assert nobody.get("/api/tables/aaaaaaaaaaaaaaaa/live").status_code == 404
        for place in ("-1", "x", str(2**31)):
            headers = {"last-event-id": place}
            answer = nobody.get("/api/tables/aaaaaaaaaaaaaaaa/live", headers=headers)
            assert answer.status_code == 400
