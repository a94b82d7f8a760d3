"""Setting up (A-00 to A-13)."""

from collections import Counter

import pytest

from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.components import CARDS
from houle.kernel import Onlooker, QuickChance, RefusedError, project

SEVERAL = [2, 3, 4, 5]


@rule("A-00")
@pytest.mark.parametrize("players", [0, 6])
def test_one_to_five_play(players: int) -> None:
    with pytest.raises(RefusedError) as refused:
        VagueEtAttaque(players)
    assert refused.value.refusal.rule == "A-00"


@rule("A-01")
def test_a_hundred_cards_with_the_duel_reminder() -> None:
    kinds = Counter(face.shape for face in CARDS.faces)
    assert kinds["artefact"] == 5
    assert kinds["blue"] + kinds["gold"] == 32
    assert kinds["souvenir"] == 41
    assert kinds["place"] == 20
    assert kinds["ship"] == 1
    assert len(CARDS.all) + 1 == 100
    assert set(Counter(CARDS.faces[place].name for place in CARDS.place_cards).values()) == {1, 2}


@rule("A-05")
def test_what_is_printed_comes_from_the_deck_file() -> None:
    deck = CARDS.deck
    printed = (*deck.artefact, *deck.encounter, *deck.souvenir, *deck.place)
    assert {card.id for card in CARDS.printed} == {card.id for card in printed}


@rule("A-10")
def test_four_decks_are_shuffled_apart() -> None:
    game = VagueEtAttaque(3)
    tables = [game.start(QuickChance(seed)) for seed in range(20)]
    for zone in ("souvenir-deck", "place-deck", "encounter-deck"):
        assert len({tuple(table.zone(zone)) for table in tables}) == 20
        mask = game.layout.zones[game.layout.zone(zone)].holds
        assert all(mask >> card & 1 for table in tables for card in table.zone(zone))
    watcher = project(game, tables[0], Onlooker.WATCHER)
    assert set(watcher.zone("souvenir-deck")) == {None}


@rule("A-10")
def test_the_ship_is_in_no_deck() -> None:
    game = VagueEtAttaque(4)
    table = game.start(QuickChance(1))
    assert CARDS.ship not in table.zone("place-deck")


@rule("A-11", "A-11b")
@pytest.mark.parametrize("players", SEVERAL)
def test_everybody_shows_an_artefact_and_the_others_stay_hidden(players: int) -> None:
    game = VagueEtAttaque(players)
    table = game.start(QuickChance(7))
    view = project(game, table, Onlooker.WATCHER)
    shown = [card for seat in range(players) for card in view.zone("artefact", seat)]
    assert len(set(shown)) == players
    assert None not in shown
    assert view.zone("unused-artefacts") == (None,) * (5 - players)


@rule("A-12c")
@pytest.mark.parametrize(("players", "teams"), [(2, False), (4, True)])
def test_the_last_of_two_sides_begins_with_a_souvenir_more_if_the_host_likes(
    players: int,
    teams: bool,
) -> None:
    for first in range(players):
        options = VagueEtAttaqueOptions(teams=teams, first=first, last_gets_more=True)
        table = VagueEtAttaque(players, options).start(QuickChance(7))
        last = (first - 1) % players
        held = [len(table.zone("souvenirs", seat)) for seat in range(players)]
        assert held == [3 if seat == last else 2 for seat in range(players)]


@rule("A-12c")
@pytest.mark.parametrize("players", [1, 3, 4, 5])
def test_where_there_are_not_two_sides_nobody_gets_more(players: int) -> None:
    table = VagueEtAttaque(players, VagueEtAttaqueOptions(last_gets_more=True)).start(
        QuickChance(7)
    )
    assert all(len(table.zone("souvenirs", seat)) == 2 for seat in range(players))


@rule("A-12")
@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, True), (5, False)])
def test_one_place_and_two_souvenirs_each(players: int, teams: bool) -> None:
    table = VagueEtAttaque(players, VagueEtAttaqueOptions(teams=teams)).start(QuickChance(7))
    for seat in range(players):
        assert len(table.zone("places", seat)) == 1
        assert len(table.zone("souvenirs", seat)) == 2
        assert table.zone("golds", seat) == []


@rule("A-12b")
def test_everybody_sees_the_kinds_of_card_in_a_hand_and_not_their_faces() -> None:
    game = VagueEtAttaque(3)
    view = project(game, game.start(QuickChance(7)), 0)
    assert view.zone("souvenirs", 1) == (None, None)
    assert view.zone("places", 1) == (None,)
    assert view.zone("golds", 1) == ()
    assert None not in view.zone("souvenirs", 0)


@rule("A-13")
def test_the_first_player_is_drawn_and_gets_the_ship() -> None:
    game = VagueEtAttaque(3)
    firsts = set()
    for seed in range(40):
        table = game.start(QuickChance(seed))
        firsts.add(table.public.first)
        assert table.public.turn == table.public.first
        assert table.zone("harbour", table.public.first) == [CARDS.ship]
    assert firsts == {0, 1, 2}


@rule("A-13")
def test_the_host_may_name_the_first_player() -> None:
    table = VagueEtAttaque(3, VagueEtAttaqueOptions(first=2)).start(QuickChance(0))
    assert table.public.turn == 2
    with pytest.raises(RefusedError) as refused:
        VagueEtAttaque(3, VagueEtAttaqueOptions(first=3))
    assert refused.value.refusal.rule == "A-13"
