"""The rules agree with the referee in every setting, and a game that breaks them is caught."""

import pytest

from houle.games.land_unter import LandUnter, LandUnterOptions, LandUnterPublic
from houle.games.land_unter.moves import Choose, LandUnterMove
from houle.kernel import Chance, Outcome, Refusal, Seat, Table
from tests.games.land_unter.lockstep import lockstep
from tests.games.land_unter.settings import SETTINGS, setting_name
from tests.games.refereeing import RefereeError

GAMES_PER_SETTING = 4


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_rules_and_referee_agree(setting: tuple[int, LandUnterOptions]) -> None:
    game = LandUnter(*setting)
    for seed in range(GAMES_PER_SETTING):
        assert lockstep(game, f"{setting_name(setting)} {seed}") > 0


class HidesAMove(LandUnter):
    """Forgets to offer what it would allow."""

    def moves(self, table: Table[LandUnterPublic], seat: Seat) -> list[LandUnterMove]:
        return super().moves(table, seat)[:-1]


class OffersAnAside(LandUnter):
    """Lets players choose out of turn."""

    def asides(self, table: Table[LandUnterPublic], seat: Seat) -> list[LandUnterMove]:
        return [Choose(0)]


class AllowsAnything(LandUnter):
    """Refuses nothing."""

    def refusal(
        self, table: Table[LandUnterPublic], seat: Seat, move: LandUnterMove
    ) -> Refusal | None:
        return None


class DealsTooMany(LandUnter):
    """Deals the first player a thirteenth card."""

    def deal(self, table: Table[LandUnterPublic], chance: Chance) -> None:
        super().deal(table, chance)
        table.zone("hand", 0).append(table.zone("leftover").pop())


class ShufflesTwice(LandUnter):
    """Shuffles the water once more when the first two cards lie there."""

    def deal(self, table: Table[LandUnterPublic], chance: Chance) -> None:
        super().deal(table, chance)
        chance.shuffle(table.zone("pile"))


class LosesACard(LandUnter):
    """Drops the bottom card of the pile."""

    def play(
        self, table: Table[LandUnterPublic], seat: Seat, move: LandUnterMove, chance: Chance
    ) -> None:
        super().play(table, seat, move, chance)
        del table.zone("pile")[:1]


class NobodyWins(LandUnter):
    """Ends without a winner, without points."""

    def outcome(self, table: Table[LandUnterPublic]) -> Outcome | None:
        outcome = super().outcome(table)
        return None if outcome is None else Outcome(outcome.cause, ())


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (HidesAMove, "moves of"),
        (OffersAnAside, "asides of"),
        (AllowsAnything, "the game answers None"),
        (DealsTooMany, "L-03"),
        (ShufflesTwice, "shuffles"),
        (LosesACard, "pile"),
        (NobodyWins, "outcome"),
    ],
)
def test_referee_notices(fault: type[LandUnter], complaint: str) -> None:
    with pytest.raises(RefereeError, match=complaint):
        lockstep(fault(3, LandUnterOptions(memory_aid=True)), 0)
