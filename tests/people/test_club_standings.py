"""How the members of a club stand, by what they played at its tables."""

import msgspec

from houle.conformance.rules import rule
from houle.people.club_standings import GameStandings, Tally, stand
from houle.store.players import Profile
from houle.tables import deeds
from houle.tables.animals import Animal
from houle.tables.deeds import Person
from houle.tables.entries import Setting
from houle.tables.ports import TableId
from tests.people.recorded import played_with, recorder, seats
from tests.tables.house import PEOPLE, House, in_house, raw
from tests.tables.test_clubs import CLUB, found

ADA, BEN, CLEO = PEOPLE[:3]


def tally(name: str, won: int, played: int, game: str = "flotsam") -> Tally:
    return Tally(game, name.lower(), name, Animal.CRAB, played, won)


def places(standings: GameStandings) -> list[tuple[int, str]]:
    return [(one.place, one.name) for one in standings.standings]


@rule("P-75")
def test_most_wins_first_and_equals_share_a_place() -> None:
    eddy, wave = stand(
        [
            tally("Ada", 2, 5),
            tally("Ben", 3, 9),
            tally("Cleo", 2, 4),
            tally("Dan", 2, 5),
            tally("Eva", 0, 1),
            tally("Ada", 0, 1, "eddy"),
        ]
    )
    assert (eddy.game, places(eddy)) == ("eddy", [(1, "Ada")])
    assert places(wave) == [(1, "Ben"), (2, "Cleo"), (3, "Ada"), (3, "Dan"), (5, "Eva")]


async def begun(house: House, people: tuple[Person, ...], command: str, bots: int = 0) -> TableId:
    """A table of the club at which these people play."""
    number = len(people) + bots
    filled = (*(None for _ in people), *("random" for _ in range(bots)))
    deed = deeds.Open(Setting("flotsam", number, raw({"first": 0})), filled, club=CLUB)
    table = (await house.nodes[0].tables.open(people[0], command, deed)).table
    for seat, person in enumerate(people):
        await house.sit(table, seat, person)
    await house.do(table, people[0], deeds.Start())
    return table


async def nothing() -> None:
    """Just play."""


async def played_to_the_end(house: House, command: str, *people: Person, bots: int = 0) -> TableId:
    table = await begun(house, people, command, bots)
    await played_with(house, table, nothing)
    return table


async def counted(house: House) -> dict[str, tuple[int, int]]:
    """How many each member played and won."""
    await recorder(house).record_some()
    found = await house.store.club_standings.tallies(CLUB)
    return {one.name: (one.played, one.won) for one in found}


@rule("P-75")
@in_house()
async def test_what_members_played_to_the_end_at_the_clubs_tables_counts(house: House) -> None:
    await found(house, ADA, BEN, CLEO)
    for person in (ADA, BEN, CLEO):
        await house.store.players.put(person.id, Profile(person.id.title()))
    tables = [
        await played_to_the_end(house, "one", ADA, BEN),
        await played_to_the_end(house, "two", ADA, BEN, bots=1),
    ]
    alone = await played_to_the_end(house, "alone", ADA, bots=1)
    stopped = await begun(house, (ADA, BEN), "stopped")
    for person in (ADA, BEN):
        await house.do(stopped, person, deeds.Concede())
    outside = await house.started("flotsam", 2)
    await house.play_on(outside)
    now = await counted(house)
    won = {"Ada": 0, "Ben": 0}
    for table in tables:
        for row in await seats(house, table):
            won[row["player_id"].title()] += row["won"]
    assert now == {name: (2, count) for name, count in won.items()}
    assert len(await seats(house, alone)) == 1, "recorded, but nobody was played with"


@rule("P-75", "P-56")
@in_house()
async def test_of_whoever_belongs_no_more_nothing_is_shown(house: House) -> None:
    await found(house, ADA, BEN, CLEO)
    for person in (ADA, BEN, CLEO):
        await house.store.players.put(person.id, Profile(person.id.title()))
    await played_to_the_end(house, "one", ADA, BEN, CLEO)
    assert set(await counted(house)) == {"Ada", "Ben", "Cleo"}
    await house.store.clubs.leave(CLUB, BEN.id)
    assert set(await counted(house)) == {"Ada", "Cleo"}
    await house.store.forget_player(CLEO.id)
    assert set(await counted(house)) == {"Ada"}


@rule("P-75")
@in_house()
async def test_a_seat_that_a_bot_played_in_does_not_count(house: House) -> None:
    await found(house, ADA, BEN)
    for person in (ADA, BEN):
        await house.store.players.put(person.id, Profile(person.id.title()))
    table = await begun(house, (ADA, BEN), "left")

    async def ben_leaves() -> None:
        await house.do(table, BEN, deeds.Leave())

    await played_with(house, table, ben_leaves)
    assert set(await counted(house)) == {"Ada"}


@rule("P-75")
@in_house()
async def test_no_id_of_a_player_is_in_it(house: House) -> None:
    await found(house, ADA, BEN)
    for person in (ADA, BEN):
        await house.store.players.put(person.id, Profile("Somebody"))
    await played_to_the_end(house, "one", ADA, BEN)
    await recorder(house).record_some()
    told = stand(await house.store.club_standings.tallies(CLUB))
    assert [one.game for one in told] == ["flotsam"]
    assert "player" not in str(msgspec.to_builtins(told))
