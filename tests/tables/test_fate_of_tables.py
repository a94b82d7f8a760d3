"""The fate of the cards at a table (T-10, T-11)."""

import pytest

from houle.conformance.rules import rule
from houle.games.registry import find_game, game_names
from houle.kernel import game_of, replay
from houle.tables import deeds
from houle.tables.fair import Seed, commitment
from houle.tables.gamefile import record_of, verify
from tests.tables.house import PEOPLE, STRANGER, House, in_house, refused

ADA, BEN, CLEO = PEOPLE[:3]


@rule("T-10")
@in_house()
async def test_a_commitment_to_the_seed_is_shown_before_anybody_sits(house: House) -> None:
    table = await house.open("flotsam", 3)
    shown = (await house.look_back(table, None, 1))["table"]
    seed = Seed(await house.store.seed(table))
    assert shown["commitment"] == commitment(seed, table, "flotsam", 1)


@rule("T-10")
@in_house()
async def test_a_player_may_add_a_word_and_change_it_and_all_see_it(house: House) -> None:
    table = await house.open()
    await house.sit(table, 0, BEN)
    for word in ("mer", " la mer "):
        await house.do(table, BEN, deeds.AddWord(word))
        words = [chair["word"] for chair in (await house.look(table, STRANGER))["table"]["chairs"]]
        assert words == [word.strip(), None, None]
    assert await refused(house.do(table, STRANGER, deeds.AddWord("x"))) == ("T-10", "not-seated")
    for bad in ("", " ", "x" * 65, "a\tb"):
        assert await refused(house.do(table, BEN, deeds.AddWord(bad))) == ("T-10", "bad-word")


@rule("T-10")
@in_house()
async def test_a_word_goes_with_whoever_gets_up(house: House) -> None:
    table = await house.open()
    await house.sit(table, 0, BEN)
    await house.do(table, BEN, deeds.AddWord("mer"))
    await house.do(table, BEN, deeds.Leave())
    await house.sit(table, 0, CLEO)
    assert (await house.state(table)).life.chairs[0].word is None


@rule("T-10", "T-11")
@pytest.mark.parametrize("game", game_names())
@in_house()
async def test_the_cards_follow_from_the_seed_and_the_words(house: House, game: str) -> None:
    table = await house.open(game, 3)
    await house.fill(table)
    await house.do(table, BEN, deeds.AddWord("houle"))
    await house.do(table, ADA, deeds.Start())
    await house.play_on(table, most=4)
    for who in (ADA, BEN, CLEO):
        await house.do(table, who, deeds.Concede())
    file = await house.nodes[0].viewing.game_file(table, None)
    assert file.words == (None, "houle", None)
    assert len(file.plays) == 4
    assert verify(file).holds
    record = record_of(file)
    *_, dealt = replay(game_of(find_game(game), record), record)
    assert dealt.zones == (await house.running(table)).table.zones


@rule("T-11")
@in_house()
async def test_the_seed_is_revealed_with_the_whole_game_once_it_is_over(house: House) -> None:
    table = await house.started("flotsam", 2)
    viewing = house.nodes[0].viewing
    while (await house.running(table)).outcome is None:
        assert await refused(viewing.game_file(table, ADA.id)) == ("T-11", "not-over")
        await house.play_on(table, most=1)
    file = await viewing.game_file(table, STRANGER.id)
    assert bytes.fromhex(file.seed) == await house.store.seed(table)
    assert file.outcome == (await house.running(table)).outcome
    assert file.names == ("Ada", "Ben")
    assert verify(file).holds


@rule("T-11")
@in_house()
async def test_nothing_that_goes_out_before_the_end_holds_the_seed(house: House) -> None:
    table = await house.started("flotsam", 3)
    await house.play_on(table, most=5)
    seed: bytes = await house.store.seed(table)
    written = b"".join(logged.entry for logged in await house.store.read(table))
    shown = b"".join(
        [await house.nodes[0].viewing.look(table, who) for who in (None, ADA.id, BEN.id)]
    )
    assert seed not in written + shown
    assert seed.hex().encode() not in written + shown
    assert seed.hex() not in repr(await house.state(table))
