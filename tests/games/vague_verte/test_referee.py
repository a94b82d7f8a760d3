"""The rules agree with the referee in every setting, and a game that breaks them is caught."""

from collections import Counter

import pytest

from houle.games.vague_verte import VagueVerte, VagueVerteOptions, VagueVertePublic
from houle.games.vague_verte.moves import Discard, VagueVerteMove
from houle.games.vague_verte.state import Cause
from houle.kernel import Chance, Outcome, Refusal, Seat, Table
from tests.games.refereeing import RefereeError
from tests.games.vague_verte.lockstep import lockstep
from tests.games.vague_verte.settings import SETTINGS, setting_name

GAMES_PER_SETTING = 6


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_rules_and_referee_agree(setting: tuple[int, VagueVerteOptions]) -> None:
    game = VagueVerte(*setting)
    for seed in range(GAMES_PER_SETTING):
        assert lockstep(game, f"{setting_name(setting)} {seed}") > 0


def test_lockstep_reaches_every_ending() -> None:
    game = VagueVerte(4)
    endings: Counter[Cause] = Counter()
    for seed in range(200):
        lockstep(game, seed, endings=endings)
        if set(endings) == set(Cause):
            return
    pytest.fail(f"only {dict(endings)}")


class HidesAMove(VagueVerte):
    """Forgets to offer what it would allow."""

    def moves(self, table: Table[VagueVertePublic], seat: Seat) -> list[VagueVerteMove]:
        return super().moves(table, seat)[:-1]


class OffersTwice(VagueVerte):
    """Offers the same move twice."""

    def moves(self, table: Table[VagueVertePublic], seat: Seat) -> list[VagueVerteMove]:
        moves = super().moves(table, seat)
        return moves + moves[:1]


class AllowsAnything(VagueVerte):
    """Refuses nothing."""

    def refusal(
        self, table: Table[VagueVertePublic], seat: Seat, move: VagueVerteMove
    ) -> Refusal | None:
        return None


class DealsTooMany(VagueVerte):
    """Deals the first player a sixth card."""

    def deal(self, table: Table[VagueVertePublic], chance: Chance) -> None:
        super().deal(table, chance)
        table.zone("hand", 0).append(table.zone("pile").pop())


class LosesACard(VagueVerte):
    """Drops the bottom card of the pile while something is laid aside."""

    def play(
        self, table: Table[VagueVertePublic], seat: Seat, move: VagueVerteMove, chance: Chance
    ) -> None:
        super().play(table, seat, move, chance)
        if isinstance(move, Discard):
            del table.zone("pile")[:1]


class NobodyWins(VagueVerte):
    """Ends without a winner, without points."""

    def outcome(self, table: Table[VagueVertePublic]) -> Outcome | None:
        outcome = super().outcome(table)
        return None if outcome is None else Outcome(outcome.cause, ())


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (HidesAMove, "moves of"),
        (OffersTwice, "moves of"),
        (AllowsAnything, "the game answers None"),
        (DealsTooMany, "V-03"),
        (LosesACard, "zone pile"),
        (NobodyWins, "outcome"),
    ],
)
def test_referee_notices(fault: type[VagueVerte], complaint: str) -> None:
    with pytest.raises(RefereeError, match=complaint):
        lockstep(fault(3), 0)
