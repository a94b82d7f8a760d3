"""The rules and the referee play the same random game, move by move, and must agree throughout."""

from collections import Counter
from collections.abc import Sequence

from houle.games.wave import Wave, WavePublic
from houle.games.wave.moves import (
    Advice,
    Confirm,
    Declare,
    Discard,
    LayDown,
    Phrase,
    Point,
    PointAtBend,
    Propose,
    Say,
    Side,
    Swap,
    Unpoint,
    UnpointBend,
    WaveMove,
    Withdraw,
)
from houle.games.wave.state import Cause
from houle.kernel import Card, Chance, QuickChance, ScriptedChance, Seat, TrackedTable
from tests.games.refereeing import Moves, agree, same_answer
from tests.games.wave.referee import Referee
from tests.games.wave.referee_cards import has_turn_symbol, is_higher
from tests.games.wave.referee_position import THE_DUMMY

PLACES = range(-1, 7)
OWNERS = range(-1, 5)
ANYTHING: tuple[WaveMove, ...] = (
    *(kind(side, place) for kind in (Discard, LayDown, Swap) for side in Side for place in PLACES),
    *(Propose(place, face_down) for place in PLACES for face_down in (False, True)),
    *(Point(owner, place, a) for owner in OWNERS for place in PLACES for a in Advice),
    *(Unpoint(owner, place) for owner in OWNERS for place in PLACES),
    *(PointAtBend(advice) for advice in Advice),
    *(Say(phrase) for phrase in Phrase),
    UnpointBend(),
    Declare(),
    Confirm(),
    Withdraw(),
)
"""Whatever somebody could try, sensible or not."""


def lockstep(
    game: Wave, seed: int | str, aside_rate: float = 0.2, endings: Counter[Cause] | None = None
) -> int:
    """Play one game on both sides and return how many moves it took.

    Raises `RefereeError` at the first disagreement. The cause of the end is counted in `endings`.
    """
    chance = QuickChance(f"lockstep {seed}")
    table = game.start(chance, journal=chance.below(2) == 0)
    referee = Referee.watch(game, table)
    style = Style(chance, aside_rate)
    fate_is_sealed = ScriptedChance()
    told: list[tuple[Seat, WaveMove]] = []
    try:
        referee.check_deal()
        allowed = agree(game, table, referee)
        while referee.ended is None:
            try_anything(game, table, allowed, chance)
            seat, move = style.choose(game, table, referee)
            told.append((seat, move))
            game.play(table, seat, move, fate_is_sealed)
            referee.play(seat, move)
            allowed = agree(game, table, referee)
        try_anything(game, table, allowed, chance)
    except Exception as error:
        error.add_note(f"{game}, seed {seed!r}, after {len(told)} moves: {told}")
        raise
    if endings is not None:
        endings[referee.ended] += 1
    return len(told)


def try_anything(
    game: Wave, table: TrackedTable[WavePublic], allowed: Sequence[Moves], chance: Chance
) -> None:
    """Raise unless the game refuses a move that was picked blindly just where it must."""
    seat = chance.below(game.seats)
    move = ANYTHING[chance.below(len(ANYTHING))]
    same_answer(game, table, seat, move, allowed)


class Style:
    """How moves are picked: at random, or so that a game lasts.

    Random games are lost early. A patient one gets to see the empty pile, the last of Vaimiti's
    cards and the last discard.
    """

    def __init__(self, chance: Chance, aside_rate: float) -> None:
        self.chance = chance
        self.aside_rate = aside_rate
        self.patience = (0, 90, 100)[chance.below(3)]

    def choose(
        self, game: Wave, table: TrackedTable[WavePublic], referee: Referee
    ) -> tuple[Seat, WaveMove]:
        """Mostly something the game waits for, now and then something said beside it."""
        below = self.chance.below
        if below(1000) < self.aside_rate * 1000:
            seat = below(game.seats)
            return seat, self._aside(game.asides(table, seat))
        awaited = referee.to_act()
        seat = awaited[below(len(awaited))]
        moves = game.moves(table, seat)
        if below(100) < self.patience:
            return seat, max(moves, key=lambda move: lasting(referee, seat, move))
        return seat, moves[below(len(moves))]

    def _aside(self, asides: Sequence[WaveMove]) -> WaveMove:
        """Any kind of aside is as likely as any other, but few declare that a rule was broken."""
        below = self.chance.below
        kinds = sorted({type(move) for move in asides}, key=lambda kind: kind.__name__)
        if below(5):
            kinds = [kind for kind in kinds if kind not in {Declare, Confirm}]
        kind = kinds[below(len(kinds))]
        of_this_kind = [move for move in asides if type(move) is kind]
        return of_this_kind[below(len(of_this_kind))]


def lasting(referee: Referee, seat: Seat, move: WaveMove) -> tuple[int, int]:
    """A patient player's taste: what the next one can follow, and was hard to get rid of."""
    match move:
        case Discard(Side.INWARD, place):
            played = referee.inward[seat][place]
        case Discard(Side.OUTWARD, place):
            played = referee.outward[seat][place]
        case Propose(place, face_down=False):
            played = referee.her_face_up[place]
        case _:
            return (-1, 0)
    if not referee.fits(played):
        return (-2, 0)

    def is_above(card: Card, other: Card) -> bool:
        return is_higher(
            card,
            other,
            colours_inverted=referee.colours_inverted,
            numbers_inverted=referee.numbers_inverted,
        )

    rows = (*referee.inward, *referee.outward, referee.her_face_up)
    direction = -referee.direction if has_turn_symbol(played) else referee.direction
    after = (referee.turn + direction) % referee.surfers
    if referee.with_vaimiti and after == THE_DUMMY:
        hand = referee.her_face_up
    else:
        hand = [*referee.inward[after], *referee.outward[after]]
    can_follow = any(is_above(card, played) for card in hand if card != played)
    chances_later = sum(is_above(played, card) for row in rows for card in row)
    return (int(can_follow), -chances_later)
