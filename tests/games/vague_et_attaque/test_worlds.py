"""What a seat knows, and the worlds that agree with it (A-03, A-10, A-11, A-12b, A-35)."""

from collections.abc import Iterator

from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.drawing import begin, meet
from houle.games.vague_et_attaque.effects import Give, Look, Loot, Recover, Steal, Stock, Whom
from houle.games.vague_et_attaque.moves import DrawSouvenir, PickCard, SeekPlace
from houle.games.vague_et_attaque.turn import go_on
from houle.kernel import Card, QuickChance, Seat, deal_world
from tests.games.vague_et_attaque.positions import VagueTable

MANY = 60
GAME = VagueEtAttaque(3, VagueEtAttaqueOptions(first=0))
CHANCE = QuickChance("worlds")


def dealt() -> VagueTable:
    """A fresh deal for three, the first of whom begins."""
    return GAME.start(QuickChance("deal"))


def worlds(table: VagueTable, seat: Seat) -> Iterator[VagueTable]:
    """Worlds that could be the real one for all that the seat knows."""
    chance = QuickChance("many")
    for _ in range(MANY):
        yield deal_world(GAME, table, seat, chance)


def held_for_sure(table: VagueTable, viewer: Seat, holder: Seat) -> set[Card]:
    """The souvenirs that are in somebody's hand in all worlds of the viewer."""
    hands = [set(world.zone("souvenirs", holder)) for world in worlds(table, viewer)]
    return set.intersection(*hands)


@rule("A-10", "A-12b")
def test_every_card_lies_among_its_kind_in_every_world() -> None:
    table = dealt()
    for world in worlds(table, 1):
        for zone, cards in enumerate(world.zones):
            assert all(GAME.layout.zones[zone].holds >> card & 1 for card in cards)
            assert len(cards) == len(table.zones[zone])


@rule("A-12b")
def test_nobody_knows_which_souvenirs_another_was_dealt() -> None:
    table = dealt()
    assert held_for_sure(table, 1, 0) == set()
    assert held_for_sure(table, 0, 0) == set(table.zone("souvenirs", 0))


@rule("A-11")
def test_which_artefacts_are_out_of_the_game_is_known_but_not_where_they_lie() -> None:
    table = dealt()
    imagined = {tuple(world.zone("unused-artefacts")) for world in worlds(table, 0)}
    assert len(imagined) > 1
    assert {frozenset(row) for row in imagined} == {frozenset(table.zone("unused-artefacts"))}


@rule("A-12b")
def test_everybody_remembers_who_got_a_stolen_souvenir() -> None:
    table = dealt()
    begin(table, 0, (Steal(Loot.HAND),))
    table.public.chosen = 1
    go_on(GAME, table, CHANCE)
    assert held_for_sure(table, 2, 0) == {table.zone("souvenirs", 0)[-1]}
    assert held_for_sure(table, 2, 1) == set()


@rule("A-12b")
def test_everybody_remembers_who_was_given_a_souvenir() -> None:
    table = dealt()
    given = table.zone("souvenirs", 0)[1]
    begin(table, 0, (Give(Whom.LEFT),))
    GAME.play(table, 0, PickCard(GAME.seating.souvenirs[0], 1), CHANCE)
    assert held_for_sure(table, 2, 1) == {given}


@rule("A-12b")
def test_everybody_remembers_who_took_a_card_from_the_discard_pile() -> None:
    table = dealt()
    discarded = table.zone("souvenirs", 0)[0]
    GAME.play(table, 0, SeekPlace(0), CHANCE)
    begin(table, 1, (Recover(Stock.SOUVENIR),))
    go_on(GAME, table, CHANCE)
    assert held_for_sure(table, 2, 1) == {discarded}


@rule("A-03", "A-12b")
def test_everybody_remembers_who_keeps_a_gold_card() -> None:
    table = dealt()
    gold = next(card for card in table.zone("encounter-deck") if GAME.cards.golds >> card & 1)
    table.zone("encounter-deck").remove(gold)
    table.zone("encounter-deck").append(gold)
    meet(GAME, table, 0, CHANCE)
    for viewer in (1, 2):
        assert all(world.zone("golds", 0) == [gold] for world in worlds(table, viewer))


def test_only_whoever_looked_knows_what_was_kept() -> None:
    table = dealt()
    before = set(table.zone("souvenirs", 0))
    begin(table, 0, (Look(Stock.SOUVENIR, 2, 1),))
    go_on(GAME, table, CHANCE)
    GAME.play(table, 0, PickCard(GAME.seating.looks[0], 0), CHANCE)
    assert len(table.zone("souvenirs", 0)) == len(before) + 1
    assert held_for_sure(table, 1, 0) == set()
    assert len(table.zone("souvenir-discard")) == 1


@rule("A-35")
def test_the_order_of_a_renewed_deck_is_open() -> None:
    table = dealt()
    table.move_all(GAME.seating.decks[Stock.SOUVENIR], GAME.seating.discards[Stock.SOUVENIR])
    assert len({tuple(world.zone("souvenir-discard")) for world in worlds(table, 2)}) == 1
    GAME.play(table, 0, DrawSouvenir(), CHANCE)
    assert len({tuple(world.zone("souvenir-deck")) for world in worlds(table, 2)}) > 1
    assert held_for_sure(table, 2, 0) == set()
