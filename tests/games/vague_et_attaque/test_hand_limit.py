"""However many cards somebody holds, all but five go in the end, and a view can say so (A-34)."""

import msgspec

from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.effects import Phase, Stock
from houle.games.vague_et_attaque.moves import Done, PickCard
from houle.games.vague_et_attaque.state import VagueEtAttaquePublic
from houle.kernel import QuickChance


@rule("A-34")
def test_whoever_holds_more_than_ten_cards_is_asked_again() -> None:
    game = VagueEtAttaque(3, VagueEtAttaqueOptions(first=0))
    chance = QuickChance(1)
    table = game.start(chance)
    hand = game.seating.souvenirs[0]
    table.deal(game.seating.decks[Stock.SOUVENIR], hand, 10)
    table.public.phase = Phase.MOORING
    game.play(table, 0, Done(), chance)
    for _ in range(8):
        assert table.public.turn == 0
        sent = msgspec.json.encode(table.public)
        assert msgspec.json.decode(sent, type=VagueEtAttaquePublic) == table.public
        game.play(table, 0, PickCard(hand, 0), chance)
    assert table.public.turn == 1
    assert sum(len(table.zones[zone]) for zone in game.seating.hand_zones[0]) == 5
