"""The rules agree with the referee in every setting, and a game that breaks them is caught."""

from collections import Counter

import pytest

from houle.games.sea_change import SeaChange, SeaOptions, SeaPublic
from houle.games.sea_change.moves import PlayCard
from houle.games.sea_change.state import Cause
from houle.kernel import Chance, Outcome, Refusal, Seat, Table
from tests.games.refereeing import RefereeError
from tests.games.sea_change.lockstep import lockstep
from tests.games.sea_change.settings import SETTINGS, setting_name

GAMES_PER_SETTING = 2


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_rules_and_referee_agree(setting: tuple[int, SeaOptions]) -> None:
    game = SeaChange(*setting)
    for seed in range(GAMES_PER_SETTING):
        assert lockstep(game, f"{setting_name(setting)} {seed}") >= 10


def test_lockstep_reaches_every_ending() -> None:
    game = SeaChange(4, SeaOptions(target=1))
    endings: Counter[Cause] = Counter()
    for seed in range(1000):
        lockstep(game, seed, endings=endings)
        if set(endings) == set(Cause):
            return
    pytest.fail(f"only {dict(endings)}")


class HidesAMove(SeaChange):
    """Forgets to offer what it would allow."""

    def moves(self, table: Table[SeaPublic], seat: Seat) -> list[PlayCard]:
        return super().moves(table, seat)[:-1]


class AllowsAnything(SeaChange):
    """Refuses nothing."""

    def refusal(self, table: Table[SeaPublic], seat: Seat, move: PlayCard) -> Refusal | None:
        return None


class WaitsForAll(SeaChange):
    """Waits for everybody at once."""

    def to_act(self, table: Table[SeaPublic]) -> tuple[Seat, ...]:
        return tuple(range(self.seats)) if super().to_act(table) else ()


class DealsTooMany(SeaChange):
    """Deals the first player an eleventh card."""

    def deal(self, table: Table[SeaPublic], chance: Chance) -> None:
        super().deal(table, chance)
        table.zone("hand", 0).append(table.zone("hand", 1).pop())


class ForgetsWhoWon(SeaChange):
    """Does not say who won the trick just before."""

    def _take(self, table: Table[SeaPublic]) -> None:
        super()._take(table)
        table.public.last_winner = None


class NobodyWins(SeaChange):
    """Ends without a winner, without points."""

    def outcome(self, table: Table[SeaPublic]) -> Outcome | None:
        outcome = super().outcome(table)
        return None if outcome is None else Outcome(outcome.cause, ())


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (HidesAMove, "moves of"),
        (AllowsAnything, "the game answers None"),
        (WaitsForAll, "to act"),
        (DealsTooMany, "S-04"),
        (ForgetsWhoWon, "public last_winner"),
        (NobodyWins, "outcome"),
    ],
)
def test_referee_notices(fault: type[SeaChange], complaint: str) -> None:
    with pytest.raises(RefereeError, match=complaint):
        lockstep(fault(3, SeaOptions(target=1)), 0)
