"""What the captain for VAGUE & ATTAQUE does in positions that call for it."""

from typing import Any

import pytest

from houle.arena import play_game
from houle.bots import BotKind, RandomBot
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.bots.greedy import Greedy
from houle.games.vague_et_attaque.bots.odds import Hand, duel_odds, throw_odds
from houle.games.vague_et_attaque.effects import (
    Discard,
    Draw,
    Effect,
    Either,
    Give,
    Phase,
    Recover,
    Steal,
    Stock,
    TakeBack,
    Unload,
    Whom,
)
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    DrawSouvenir,
    KeepOff,
    LayPlace,
    LaySouvenir,
    LetAboard,
    PickCard,
    PickPlayer,
    PickStock,
    PickWay,
    SeekPlace,
    Throw,
    UseArtefact,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.state import Boarding, Duel, KeepOne, Task
from houle.kernel import At, QuickChance, Seat
from tests.bots.knowing import known
from tests.bots.supervision import Supervised
from tests.games.vague_et_attaque.positions import VagueTable, position

ARTEFACTS = ("hook", "compass", "spyglass", "cutlass", "wheeled-chest")
TABLES = [(seats, False) for seats in VagueEtAttaque.seat_counts] + [(4, True)]


def vague(players: int = 3, *, teams: bool = False) -> VagueEtAttaque:
    return VagueEtAttaque(players, VagueEtAttaqueOptions(teams=teams))


def table(game: VagueEtAttaque, **laid: Any) -> VagueTable:
    """A position with the cards that the game is sold with."""
    return position(game, **{"artefacts": ARTEFACTS, **laid})


def chosen(game: VagueEtAttaque, at: VagueTable, seat: Seat = 0) -> VagueEtAttaqueMove:
    return Greedy(QuickChance(0)).choose(known(game, at, seat))


def spot(game: VagueEtAttaque, at: VagueTable, called: str) -> At:
    """Where the first card of this name lies."""
    return next(
        At(zone, place)
        for zone, cards in enumerate(at.zones)
        for place, card in enumerate(cards)
        if game.cards.printed[card].id == called and zone != game.seating.box
    )


def picks(game: VagueEtAttaque, at: VagueTable, called: str) -> PickCard:
    where = spot(game, at, called)
    return PickCard(where.zone, where.place)


def resolving(effect: Effect, *more: Effect, seat: Seat = 0) -> dict[str, Any]:
    return {"pending": tuple(Task(seat, one, seat) for one in (effect, *more))}


# The phases of a turn


def test_it_draws_a_souvenir_when_there_is_a_place_to_put_it() -> None:
    game = vague()
    at = table(
        game,
        harbours=["lagoon: pocket-seahorse, market, wreck"],
        hands=["pearl"],
        souvenirs="turquoise-pebble spice-jar",
        places="volcano",
    )
    assert chosen(game, at) == DrawSouvenir()


def test_it_looks_for_a_place_with_a_souvenir_that_it_can_spare() -> None:
    game = vague()
    at = table(game, hands=["coconut foghorn"], souvenirs="pearl", places="volcano lagoon")
    assert chosen(game, at) == SeekPlace(0)


def test_it_lays_the_place_first_and_then_what_belongs_there() -> None:
    game = vague()
    at = table(game, hands=["lagoon pearl"], phase=Phase.MOORING)
    assert chosen(game, at) == LayPlace(0)
    assert game.attempt(at, 0, LayPlace(0), QuickChance(0)) is None
    assert isinstance(chosen(game, at), LaySouvenir)


def test_it_completes_a_place_rather_than_begin_another() -> None:
    game = vague()
    at = table(
        game,
        harbours=["lagoon: pocket-seahorse pearl, market"],
        hands=["spice-jar turquoise-pebble"],
        phase=Phase.MOORING,
    )
    lagoon = spot(game, at, "pearl").zone
    assert chosen(game, at) == LaySouvenir(1, lagoon)


def test_it_does_not_waste_a_souvenir_on_a_ship_that_will_leave() -> None:
    game = vague()
    at = table(
        game,
        harbours=["ship, market"],
        hands=["doubloon"],
        phase=Phase.MOORING,
    )
    assert chosen(game, at) == LaySouvenir(0, game.layout.zone("on-market-1"))


# Duels


def test_it_challenges_whoever_is_about_to_win() -> None:
    game = vague()
    at = table(
        game,
        harbours=[
            "market: spice-jar",
            "wreck!: ships-bell rusty-key logbook, lagoon: pocket-seahorse pearl",
            "volcano: ash-flower lava-stone",
        ],
        hands=["coconut"],
        encounters="flat-calm seasickness",
        phase=Phase.ENCOUNTER,
    )
    stake = spot(game, at, "pocket-seahorse")
    assert chosen(game, at) == Challenge(stake.zone, stake.place)


def test_it_goes_on_an_adventure_when_there_is_nothing_worth_a_duel() -> None:
    game = vague()
    at = table(
        game,
        harbours=["market: spice-jar straw-hat", "foggy-bay: jar-of-fog"],
        hands=["pearl old-map parrot-feather"],
        encounters="drifting-barrel",
        phase=Phase.ENCOUNTER,
    )
    assert chosen(game, at) == Adventure()


@pytest.mark.parametrize(("die", "move"), [(6, UseGold(0)), (1, Throw())])
def test_it_defends_itself_with_gold_if_that_helps(die: int, move: VagueEtAttaqueMove) -> None:
    game = vague()
    at = table(
        game,
        harbours=["", "lagoon: pocket-seahorse pearl"],
        hands=["", "battle-cry"],
        phase=Phase.ENCOUNTER,
    )
    stake = spot(game, at, "pocket-seahorse")
    at.public.duel = Duel((0, 1), stake, 1, first_die=die)
    assert chosen(game, at, 1) == move


def test_it_calls_off_a_duel_that_is_all_but_lost() -> None:
    game = vague()
    at = table(
        game,
        harbours=["", "lagoon: pocket-seahorse pearl"],
        hands=["", "white-hankie"],
        phase=Phase.ENCOUNTER,
    )
    at.public.duel = Duel((0, 1), spot(game, at, "pearl"), 1, first_die=6)
    assert chosen(game, at, 1) == UseGold(0)


def test_it_keeps_its_gold_in_a_duel_for_little() -> None:
    game = vague()
    at = table(game, harbours=["lagoon", "ship"], hands=["sea-legs"], phase=Phase.ENCOUNTER)
    at.public.duel = Duel((0, 1), spot(game, at, "ship"), 2, wins=(1, 0), throws=1)
    assert chosen(game, at) == Throw()


def test_the_odds_of_a_duel() -> None:
    assert throw_odds() == pytest.approx((15 / 36, 15 / 36))
    assert throw_odds(Hand(plus=1)) == pytest.approx((21 / 36, 10 / 36))
    assert throw_odds(Hand(two_dice=True)).win == pytest.approx(125 / 216)
    assert throw_odds(die=6) == pytest.approx((5 / 6, 0))
    certain = throw_odds(Hand(plus=6))
    assert duel_odds(certain, 2) == (1, 0)
    even = duel_odds(throw_odds(), 2)
    assert even.win == pytest.approx(even.lose)
    assert duel_odds(throw_odds(), 2, wins=(1, 1), throws=2) == pytest.approx((15 / 36, 15 / 36))


# Powers and gold cards in the own turn


def test_it_uses_a_power_that_gains_something() -> None:
    game = vague()
    at = table(
        game,
        harbours=["lagoon: pearl"],
        hands=["foghorn"],
        souvenirs="pocket-seahorse turquoise-pebble fishing-net conch",
        artefacts=("compass", "hook", "spyglass", "cutlass", "wheeled-chest"),
    )
    assert chosen(game, at) == UseArtefact()


def test_it_lays_one_more_when_that_completes_a_place() -> None:
    game = vague()
    at = table(
        game,
        harbours=["lagoon: pocket-seahorse pearl"],
        hands=["turquoise-pebble fair-wind"],
        phase=Phase.MOORING,
        souvenirs_left=0,
        laid=True,
    )
    assert chosen(game, at) == UseGold(0)


# Choices inside effects


def test_it_discards_what_fits_nowhere() -> None:
    game = vague()
    at = table(
        game, harbours=["lagoon"], hands=["turquoise-pebble foghorn"], **resolving(Discard())
    )
    assert chosen(game, at) == picks(game, at, "foghorn")


def test_it_gives_away_what_it_needs_least() -> None:
    game = vague()
    at = table(game, harbours=["lagoon"], hands=["pearl coconut"], **resolving(Give(Whom.LEFT)))
    assert chosen(game, at) == picks(game, at, "coconut")


def test_it_gives_a_partner_what_the_partner_needs() -> None:
    game = vague(4, teams=True)
    at = table(
        game,
        harbours=["", "", "lagoon: pearl"],
        hands=["coconut pocket-seahorse"],
        chosen=2,
        **resolving(Give()),
    )
    assert chosen(game, at) == picks(game, at, "pocket-seahorse")


def test_it_recovers_what_it_needs() -> None:
    game = vague()
    at = table(
        game,
        harbours=["lagoon: pearl"],
        discarded="coconut pocket-seahorse",
        **resolving(Recover()),
    )
    assert chosen(game, at) == picks(game, at, "pocket-seahorse")


def test_it_robs_whoever_is_ahead() -> None:
    game = vague(4)
    at = table(
        game,
        harbours=["", "lagoon", "wreck!: ships-bell rusty-key logbook, volcano: ash-flower"],
        hands=["", "pearl", "coconut", "foghorn"],
        **resolving(Steal()),
    )
    assert chosen(game, at) == PickPlayer(2)


def test_it_takes_back_what_does_least_where_it_lies() -> None:
    game = vague()
    at = table(
        game,
        harbours=["lagoon: pocket-seahorse pearl, market: spice-jar"],
        **resolving(TakeBack()),
    )
    assert chosen(game, at) == picks(game, at, "spice-jar")


def test_it_unloads_what_a_rival_needs_most() -> None:
    game = vague()
    at = table(game, harbours=["", "ship: patched-flag old-map"], **resolving(Unload()))
    assert chosen(game, at) == picks(game, at, "patched-flag")


def test_it_draws_from_the_deck_that_helps_more() -> None:
    game = vague()
    anything = resolving(Draw(what=None))
    bare = table(game, souvenirs="pearl", places="lagoon market", **anything)
    assert chosen(game, bare) == PickStock(Stock.PLACE)
    settled = table(
        game,
        harbours=["lagoon: pocket-seahorse pearl, market, wreck, volcano"],
        souvenirs="turquoise-pebble fishing-net",
        places="sandbank",
        **anything,
    )
    assert chosen(game, settled) == PickStock(Stock.SOUVENIR)


def test_it_takes_the_better_of_two_ways() -> None:
    game = vague()
    effect = Either((Discard(),), (Draw(count=2),))
    at = table(
        game,
        harbours=["lagoon"],
        hands=["pearl coconut"],
        souvenirs="foghorn conch",
        **resolving(effect),
    )
    assert chosen(game, at) == PickWay(1)


# Teams and solo


def test_it_helps_its_partner_in_a_duel() -> None:
    game = vague(4, teams=True)
    at = table(
        game,
        harbours=[
            "",
            "lagoon!: pocket-seahorse turquoise-pebble pearl, wreck: ships-bell rusty-key",
        ],
        hands=["", "", "battle-cry"],
        phase=Phase.ENCOUNTER,
    )
    at.public.duel = Duel((0, 1), spot(game, at, "ships-bell"), 1)
    bot = Greedy(QuickChance(0))
    assert bot.aside(known(game, at, 2)) == UseGold(0)
    at.public.duel = Duel((1, 0), spot(game, at, "ships-bell"), 1)
    assert bot.aside(known(game, at, 2)) is None


def test_it_lays_for_a_partner_who_has_nothing_to_lay() -> None:
    game = vague(4, teams=True)
    at = table(
        game,
        harbours=["lagoon: pocket-seahorse pearl"],
        hands=["market", "", "turquoise-pebble"],
        phase=Phase.MOORING,
        lay_more=1,
    )
    lay = LaySouvenir(0, spot(game, at, "pearl").zone)
    assert Greedy(QuickChance(0)).aside(known(game, at, 2)) == lay


def test_it_uses_gold_so_that_it_can_lay_for_its_partner() -> None:
    game = vague(4, teams=True)
    at = table(
        game,
        harbours=["lagoon: pocket-seahorse pearl"],
        hands=["market", "", "turquoise-pebble fair-wind"],
        phase=Phase.MOORING,
        souvenirs_left=0,
    )
    assert Greedy(QuickChance(0)).aside(known(game, at, 2)) == UseGold(0)


@pytest.mark.parametrize(
    ("aboard", "hand", "move"),
    [
        ("patched-flag wooden-leg captains-hat", "turquoise-pebble pearl", KeepOff()),
        ("patched-flag", "turquoise-pebble pearl", LetAboard()),
        ("patched-flag wooden-leg", "foghorn coconut", KeepOff()),
    ],
)
def test_alone_it_keeps_a_souvenir_off_the_ship_when_it_must_or_can(
    aboard: str, hand: str, move: VagueEtAttaqueMove
) -> None:
    game = vague(1)
    at = table(
        game,
        middle=f"ship: {aboard}",
        harbours=["lagoon: pocket-seahorse"],
        hands=[hand],
        pending=(Boarding(0),),
    )
    at.zones[game.seating.shown].append(at.zones[game.seating.box].pop())
    assert chosen(game, at) == move


def test_alone_it_keeps_its_best_card() -> None:
    game = vague(1)
    at = table(
        game,
        middle="ship: patched-flag",
        harbours=["lagoon: pearl"],
        hands=["coconut pocket-seahorse"],
        pending=(KeepOne(0),),
    )
    assert chosen(game, at) == picks(game, at, "pocket-seahorse")


# Whole games


@pytest.mark.parametrize(("players", "teams"), TABLES)
@pytest.mark.parametrize("kind", [RandomBot, Greedy])
def test_it_does_only_what_it_is_offered(players: int, teams: bool, kind: BotKind) -> None:
    game = vague(players, teams=teams)
    for number in range(3):
        bots = [Supervised(kind(QuickChance(f"{number}/{seat}"))) for seat in range(players)]
        assert play_game(game, bots, QuickChance(number)).moves > 0


@pytest.mark.parametrize(("players", "teams"), [(2, False), (4, False), (4, True)])
def test_it_beats_chance(players: int, teams: bool) -> None:
    game = vague(players, teams=teams)
    for number in range(6):
        kinds: list[BotKind] = [(Greedy, RandomBot)[seat % 2] for seat in range(players)]
        bots = [kind(QuickChance(seat)) for seat, kind in enumerate(kinds)]
        winners = play_game(game, bots, QuickChance(number)).outcome.winners
        assert all(kinds[seat] is Greedy for seat in winners)
