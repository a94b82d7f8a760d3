"""The rules agree with the referee in every setting, and a game that breaks them is caught."""

from collections import Counter

import pytest

from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.moves import Adventure, VagueEtAttaqueMove
from houle.games.vague_et_attaque.state import Cause
from houle.kernel import Chance, Outcome, Refusal, Seat
from tests.games.refereeing import RefereeError
from tests.games.vague_et_attaque.lockstep import lockstep
from tests.games.vague_et_attaque.planting import VagueTable
from tests.games.vague_et_attaque.settings import SETTINGS, setting_name
from tests.games.vague_et_attaque.wild_deck import wild_game

GAMES_PER_SETTING = 2
WILD_DECKS = 3


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_rules_and_referee_agree(setting: tuple[int, VagueEtAttaqueOptions]) -> None:
    game = VagueEtAttaque(*setting)
    for seed in range(GAMES_PER_SETTING):
        assert lockstep(game, f"{setting_name(setting)} {seed}") > 0


@pytest.mark.parametrize("setting", SETTINGS[:6], ids=setting_name)
@pytest.mark.parametrize("deck", range(WILD_DECKS))
def test_they_agree_whatever_is_printed_on_the_cards(
    deck: int, setting: tuple[int, VagueEtAttaqueOptions]
) -> None:
    assert lockstep(wild_game(deck)(*setting), f"wild {deck}") > 0


@pytest.mark.parametrize(
    ("players", "causes"), [(1, set(Cause)), (2, {Cause.VALIDATED, Cause.LATE})]
)
def test_lockstep_reaches_every_ending(players: int, causes: set[Cause]) -> None:
    endings: Counter[Cause] = Counter()
    for seed in range(200):
        lockstep(wild_game(seed)(players), seed, endings=endings)
        if set(endings) == causes:
            return
    pytest.fail(f"only {dict(endings)}")


class HidesAMove(VagueEtAttaque):
    """Forgets to offer what it would allow."""

    def moves(self, table: VagueTable, seat: Seat) -> list[VagueEtAttaqueMove]:
        return super().moves(table, seat)[:-1]


class OffersTwice(VagueEtAttaque):
    """Offers the same move twice."""

    def moves(self, table: VagueTable, seat: Seat) -> list[VagueEtAttaqueMove]:
        moves = super().moves(table, seat)
        return moves + moves[:1]


class AllowsAnything(VagueEtAttaque):
    """Refuses nothing."""

    def refusal(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> Refusal | None:
        return None


class DealsTooMany(VagueEtAttaque):
    """Deals the first player a third souvenir."""

    def deal(self, table: VagueTable, chance: Chance) -> None:
        super().deal(table, chance)
        table.zone("souvenirs", 0).append(table.zone("souvenir-deck").pop())


class LosesACard(VagueEtAttaque):
    """Drops the bottom encounter while somebody meets the top one."""

    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        if isinstance(move, Adventure):
            del table.zone("encounter-deck")[:1]


class RollsInVain(VagueEtAttaque):
    """Rolls a die that no rule asks for."""

    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        chance.below(6)


class NobodyWins(VagueEtAttaque):
    """Ends without a winner."""

    def outcome(self, table: VagueTable) -> Outcome | None:
        outcome = super().outcome(table)
        return None if outcome is None else Outcome(outcome.cause, ())


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (HidesAMove, "moves of"),
        (OffersTwice, "moves of"),
        (AllowsAnything, "the game answers None"),
        (DealsTooMany, "A-12"),
        (LosesACard, "zone encounter-deck"),
        (RollsInVain, "left to chance"),
        (NobodyWins, "outcome"),
    ],
)
def test_referee_notices(fault: type[VagueEtAttaque], complaint: str) -> None:
    with pytest.raises(RefereeError, match=complaint):
        lockstep(fault(3), 0)
