"""Tables of a club: whose members alone open them and sit down there (T-65, T-66)."""

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.tables import deeds
from houle.tables.deeds import Person
from houle.tables.entries import Setting
from houle.tables.life import shown
from houle.tables.ports import Phase
from tests.tables.house import PEOPLE, House, in_house, refused

ADA, BEN, CLEO = PEOPLE[:3]
CLUB = "a-club"
NOT_A_MEMBER = ("T-65", "not-a-member")


async def found(house: House, *members: Person) -> None:
    """A club of these people, kept by the first."""
    await house.store.clubs.found(CLUB, "Sea wolves", "digest", members[0].id, members[0].id)
    for member in members[1:]:
        await house.store.clubs.join(CLUB, member.id, member.id)


async def open_for_club(house: House, by: Person, command: str = "open", seats: int = 2) -> str:
    deed = deeds.Open(Setting("flotsam", seats), club=CLUB)
    return (await house.nodes[0].tables.open(by, command, deed)).table


@rule("T-65")
@in_house(nodes=2)
async def test_only_members_open_a_table_of_a_club_and_sit_down_there(house: House) -> None:
    await found(house, ADA, BEN)
    assert await refused(open_for_club(house, CLEO)) == NOT_A_MEMBER
    table = await open_for_club(house, ADA)
    for node in (0, 1):
        sit = house.do(table, CLEO, deeds.Sit(0, "Cleo"), node=node)
        assert await refused(sit) == NOT_A_MEMBER
    for seat, member in enumerate((ADA, BEN)):
        await house.sit(table, seat, member, node=seat)
    life = (await house.state(table)).life
    assert life.players == ("ada", "ben")
    assert shown(life).club == CLUB, "it is said at the table"


@rule("T-65")
@in_house()
async def test_whoever_claims_to_belong_is_not_believed(house: House) -> None:
    await found(house, ADA)
    table = await open_for_club(house, ADA)
    claim = deeds.Sit(0, "Cleo", clubs=frozenset({CLUB}))
    assert await refused(house.do(table, CLEO, claim)) == NOT_A_MEMBER


@rule("T-65", "P-72")
@in_house(nodes=2)
async def test_whoever_belongs_no_more_keeps_a_seat_and_takes_no_other(house: House) -> None:
    await found(house, ADA, BEN)
    first, second = [await open_for_club(house, ADA, name) for name in ("one", "two")]
    await house.sit(first, 0, ADA)
    await house.sit(first, 1, BEN)
    await house.store.clubs.leave(CLUB, BEN.id)
    await house.do(first, ADA, deeds.Start())
    assert (await house.state(first)).life.phase is Phase.PLAYING
    asked = house.do(second, BEN, deeds.Sit(1, "Ben"), node=1)
    assert await refused(asked) == NOT_A_MEMBER


@rule("T-65", "T-41")
@in_house()
async def test_a_rematch_is_a_table_of_the_same_club(house: House) -> None:
    await found(house, ADA, BEN)
    table = await open_for_club(house, ADA)
    await house.sit(table, 0, ADA)
    await house.sit(table, 1, BEN)
    await house.do(table, ADA, deeds.Start())
    for who in (ADA, BEN):
        await house.do(table, who, deeds.Concede())
    tables = house.nodes[0].tables
    again = (await tables.rematch(table, ADA, "again")).table
    assert (await house.state(again)).life.club == CLUB
    await house.store.clubs.leave(CLUB, BEN.id)
    assert await refused(tables.rematch(table, BEN, "again")) == NOT_A_MEMBER


@rule("T-65", "T-41")
@in_house()
async def test_whoever_belongs_no_more_opens_no_table_of_the_club_by_a_rematch(
    house: House,
) -> None:
    await found(house, ADA, BEN)
    table = await open_for_club(house, ADA)
    await house.sit(table, 0, ADA)
    await house.sit(table, 1, BEN)
    await house.do(table, ADA, deeds.Start())
    for who in (ADA, BEN):
        await house.do(table, who, deeds.Concede())
    await house.store.clubs.leave(CLUB, BEN.id)
    tables = house.nodes[0].tables
    assert await refused(tables.rematch(table, BEN, "again")) == NOT_A_MEMBER
    assert (await house.state(table)).life.rematch is None
    again = (await tables.rematch(table, ADA, "again")).table
    assert (await house.state(again)).life.host == ADA.id


@rule("T-66")
@pytest.mark.parametrize("listed", [True, False])
@in_house()
async def test_no_list_of_the_house_has_a_table_of_a_club(house: House, listed: bool) -> None:
    await found(house, ADA)
    deed = deeds.Open(Setting("flotsam", 2, listed=listed), club=CLUB)
    table = (await house.nodes[0].tables.open(ADA, "open", deed)).table
    await house.sit(table, 0, ADA)
    assert await house.store.open_tables(None, Phase.OPEN, 10) == []
    assert [one.listed.table for one in await house.store.clubs.tables(CLUB, 10)] == [table]
    assert await house.meet(BEN) != table


@rule("T-65")
@in_house()
async def test_a_table_of_no_club_says_nothing_of_any(house: House) -> None:
    table = await house.open()
    logged = (await house.store.read(table))[0]
    assert b"club" not in logged.entry
    assert b"club" not in msgspec.json.encode(shown((await house.state(table)).life))
