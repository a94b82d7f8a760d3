"""A log has a bound for all that could be done for ever (T-27)."""

import pytest

from houle.conformance.rules import rule
from houle.tables import deciding, deeds
from houle.tables.deciding import A_LOT, ENOUGH_CAME, ENOUGH_SAID, FAR_TOO_MUCH, MOST_ENTRIES
from houle.tables.deeds import Caretaker, Deed
from houle.tables.ports import Phase
from tests.samples.flotsam import Phrase, Say
from tests.tables.house import PEOPLE, House, in_house, raw, refused

ADA, BEN = PEOPLE[:2]
ENOUGH = ("T-27", "enough-happened")


def shorten(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """As if logs were bounded by this."""
    monkeypatch.setattr(deciding, "MOST_ENTRIES", dict.fromkeys(MOST_ENTRIES, most))


@rule("T-27")
@in_house()
async def test_noise_ends_and_the_game_does_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started("flotsam", 2)
    shorten(monkeypatch, (await house.state(table)).seq + 1)
    say = deeds.Advise(raw(Say(next(iter(Phrase)))))
    await house.do(table, ADA, say)
    noise: list[Deed] = [say, deeds.Concede(), deeds.CarryOn(), deeds.TakeBack(), deeds.ComeBack()]
    for deed in noise:
        assert await refused(house.do(table, BEN, deed)) == ENOUGH
    await house.do(table, BEN, deeds.Leave())
    await house.play_on(table)
    assert (await house.state(table)).life.phase is Phase.FINISHED


@rule("T-27")
@in_house()
async def test_nobody_sits_down_and_gets_up_for_ever(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.open("flotsam", 3)
    await house.sit(table, 0, ADA)
    shorten(monkeypatch, 2)
    for deed in (deeds.Sit(1, "Ben"), deeds.SeatBot(2), deeds.AddWord("word")):
        assert await refused(house.do(table, ADA, deed)) == ENOUGH
    await house.do(table, ADA, deeds.Close())


@rule("T-27", "T-67")
@in_house()
async def test_whoever_comes_and_goes_leaves_room_for_those_who_play(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.open(bots=(None, "random", "random"), joinable=True, options={"first": 0})
    await house.sit(table, 0, ADA)
    await house.start(table)
    await house.play(table, 0)
    short = {kind: most // 100 for kind, most in MOST_ENTRIES.items()}
    monkeypatch.setattr(deciding, "MOST_ENTRIES", short)
    assert (await house.state(table)).seq == short[deeds.TakeOver] + 1 == 6
    assert await refused(house.do(table, BEN, deeds.TakeOver(1, "Ben"))) == ENOUGH
    await house.do(table, ADA, deeds.Concede())
    assert (await house.state(table)).life.phase is Phase.FINISHED


@rule("T-27")
@in_house()
async def test_the_house_is_not_bound(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.open("flotsam", 2, bots=["random", "random"])
    monkeypatch.setattr(deciding, "MOST_ENTRIES", {deeds.Start: 1})
    assert await refused(house.do(table, ADA, deeds.Start())) == ENOUGH
    await house.do(table, Caretaker.CLOCK, deeds.Start())


def test_moves_and_leaving_are_always_possible() -> None:
    assert not {deeds.Play, deeds.Leave, deeds.Close, deeds.Start} & set(MOST_ENTRIES)
    bounds = ENOUGH_CAME, ENOUGH_SAID, A_LOT, FAR_TOO_MUCH
    assert set(MOST_ENTRIES.values()) == set(bounds) == {500, 1000, 2000, 5000}
