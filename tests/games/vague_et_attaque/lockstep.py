"""The rules and the referee play the same random game, move by move, and must agree throughout."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from houle.conformance.probes import all_made_up, any_of
from houle.games.vague_et_attaque import VagueEtAttaque
from houle.games.vague_et_attaque.moves import (
    Challenge,
    Done,
    Jettison,
    KeepOff,
    LayPlace,
    LaySouvenir,
    LetAboard,
    SeekPlace,
    Throw,
    UseArtefact,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.state import Cause
from houle.kernel import Chance, QuickChance, Seat
from tests.games.refereeing import Moves, agree, same_answer
from tests.games.vague_et_attaque.referee import Referee
from tests.games.vague_et_attaque.referee_position import Luck, VagueTable

TRIES = 3


def lockstep(game: VagueEtAttaque, seed: int | str, endings: Counter[Cause] | None = None) -> int:
    """Play one game on both sides and return how many moves it took.

    Raises `RefereeError` at the first disagreement. The cause of the end is counted in `endings`.
    """
    chance = QuickChance(f"lockstep {seed}")
    luck = Luck(chance)
    table = game.start(luck, journal=chance.below(2) == 0)
    style = Style(chance)
    told: list[tuple[Seat, VagueEtAttaqueMove]] = []
    try:
        referee = Referee.watch(game, table, luck)
        allowed = agree(game, table, referee)
        while referee.ended is None:
            try_anything(game, table, allowed, chance)
            seat, move = style.choose(game, table)
            told.append((seat, move))
            game.play(table, seat, move, luck)
            referee.play(seat, move)
            allowed = agree(game, table, referee)
        try_anything(game, table, allowed, chance)
    except Exception as error:
        error.add_note(f"{game}, seed {seed!r}, after {len(told)} moves: {told[-10:]}")
        raise
    if endings is not None:
        endings[referee.ended] += 1
    return len(told)


def try_anything(
    game: VagueEtAttaque,
    table: VagueTable,
    allowed: Sequence[Moves],
    chance: Chance,
) -> None:
    """Raise unless the game refuses moves that were picked blindly just where it must."""
    kinds: Sequence[Sequence[Any]] = all_made_up(type(game))
    for _ in range(TRIES):
        move = any_of(any_of(kinds, chance), chance)
        seat = chance.below(game.seats)
        same_answer(game, table, seat, move, allowed)


class Style:
    """How moves are picked. By pure chance nobody collects anything, so most have a will.

    Collectors lay what they can; fighters challenge and take; drifters lay nothing, until the last
    round is over; muddlers do anything.
    """

    COLLECTOR: tuple[type[VagueEtAttaqueMove], ...] = (LaySouvenir, LayPlace, UseGold, UseArtefact)
    FIGHTER: tuple[type[VagueEtAttaqueMove], ...] = (Challenge, Throw, LaySouvenir, LayPlace)
    DRIFTER: tuple[type[VagueEtAttaqueMove], ...] = (Done, Jettison, SeekPlace, KeepOff, LetAboard)
    MUDDLER: tuple[type[VagueEtAttaqueMove], ...] = ()

    def __init__(self, chance: Chance) -> None:
        self.below = chance.below
        styles = (self.COLLECTOR, self.COLLECTOR, self.FIGHTER, self.DRIFTER, self.MUDDLER)
        self.taste = styles[chance.below(len(styles))]
        self.whim = (5, 20, 50)[chance.below(3)]

    def choose(self, game: VagueEtAttaque, table: VagueTable) -> tuple[Seat, VagueEtAttaqueMove]:
        """Mostly of the kind liked best, now and then anything, now and then an aside."""
        below = self.below
        beside = [(s, move) for s in range(game.seats) for move in game.asides(table, s)]
        if beside and not below(3):
            return beside[below(len(beside))]
        (seat,) = game.to_act(table)
        moves = game.moves(table, seat)
        if below(100) >= self.whim:
            for kind in self.taste:
                liked = [move for move in moves if isinstance(move, kind)]
                if liked:
                    return seat, liked[below(len(liked))]
        return seat, moves[below(len(moves))]
