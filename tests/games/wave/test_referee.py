"""The rules agree with the referee in every setting, and a game that breaks them is caught."""

from collections import Counter

import pytest

from houle.games.wave import Wave, WaveOptions, WavePublic
from houle.games.wave.moves import Say, WaveMove
from houle.games.wave.state import Cause
from houle.kernel import Chance, Outcome, Refusal, Seat, Table
from tests.games.refereeing import RefereeError
from tests.games.wave.lockstep import lockstep
from tests.games.wave.settings import SETTINGS, setting_name

GAMES_PER_SETTING = 4


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_rules_and_referee_agree(setting: tuple[int, WaveOptions]) -> None:
    game = Wave(*setting)
    for seed in range(GAMES_PER_SETTING):
        assert lockstep(game, f"{setting_name(setting)} {seed}") > 0


def test_lockstep_reaches_every_ending() -> None:
    game = Wave(2, WaveOptions(strict=True, virage=True, number_tide=True))
    endings: Counter[Cause] = Counter()
    for seed in range(1000):
        lockstep(game, seed, endings=endings)
        if set(endings) == set(Cause):
            return
    pytest.fail(f"only {dict(endings)}")


class HidesAMove(Wave):
    """Forgets to offer what it would allow."""

    def moves(self, table: Table[WavePublic], seat: Seat) -> list[WaveMove]:
        return super().moves(table, seat)[:-1]


class OffersTwice(Wave):
    """Offers the same aside twice."""

    def asides(self, table: Table[WavePublic], seat: Seat) -> list[WaveMove]:
        asides = super().asides(table, seat)
        return asides + asides[:1]


class AllowsAnything(Wave):
    """Refuses nothing."""

    def refusal(self, table: Table[WavePublic], seat: Seat, move: WaveMove) -> Refusal | None:
        return None


class DealsTooMany(Wave):
    """Deals the first player a sixth card."""

    def deal(self, table: Table[WavePublic], chance: Chance) -> None:
        super().deal(table, chance)
        table.zone("outward", 0).append(table.zone("pile").pop())


class LosesACard(Wave):
    """Drops the bottom card of the pile while something is said."""

    def play(self, table: Table[WavePublic], seat: Seat, move: WaveMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        if isinstance(move, Say):
            del table.zone("pile")[:1]


class MishearsPhrases(Wave):
    """Forgets what was said."""

    def play(self, table: Table[WavePublic], seat: Seat, move: WaveMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        if isinstance(move, Say):
            table.public.said = (None,) * self.seats


class NobodyWins(Wave):
    """Ends without a winner, without points."""

    def outcome(self, table: Table[WavePublic]) -> Outcome | None:
        outcome = super().outcome(table)
        return None if outcome is None else Outcome(outcome.cause, ())


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (HidesAMove, "moves of"),
        (OffersTwice, "asides of"),
        (AllowsAnything, "the game answers None"),
        (DealsTooMany, "W-11"),
        (LosesACard, "zone pile"),
        (MishearsPhrases, "public said"),
        (NobodyWins, "outcome"),
    ],
)
def test_referee_notices(fault: type[Wave], complaint: str) -> None:
    with pytest.raises(RefereeError, match=complaint):
        lockstep(fault(3, WaveOptions(nazare=True)), 0)
