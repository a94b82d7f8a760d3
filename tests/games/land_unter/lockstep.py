"""The rules and the referee play the same random game, move by move, and must agree throughout."""

from collections.abc import Iterator

from houle.games.land_unter import LandUnter, LandUnterPublic
from houle.games.land_unter.moves import Choose, LandUnterMove, Play
from houle.games.land_unter.state import Cause
from houle.kernel import Card, Chance, Outcome, QuickChance, Seat, TrackedTable
from tests.games.land_unter.referee import LEVEL, Referee
from tests.games.refereeing import RefereeError

ANYTHING: tuple[LandUnterMove, ...] = tuple(
    kind(place) for kind in (Choose, Play) for place in range(-1, 14)
)
"""Whatever somebody could try, sensible or not."""


class WitnessedChance:
    """A chance whose answers the referee sees."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.numbers: list[int] = []
        self.shuffles: list[list[Card]] = []

    def below(self, limit: int) -> int:
        self.numbers.append(self._chance.below(limit))
        return self.numbers[-1]

    def shuffle(self, cards: list[Card]) -> None:
        self._chance.shuffle(cards)
        self.shuffles.append(cards[:])


def lockstep(game: LandUnter, seed: int | str) -> int:
    """Play one game on both sides and return how many moves it took.

    Raises `RefereeError` at the first disagreement.
    """
    chance = QuickChance(f"lockstep {seed}")
    fate = WitnessedChance(QuickChance(f"fate {seed}"))
    told: list[tuple[Seat, LandUnterMove]] = []
    try:
        table = game.start(fate, journal=chance.below(2) == 0)
        referee = watch_deal(game, table, fate)
        pick = Style(chance)
        while not referee.is_over:
            agree(game, table, referee)
            try_anything(game, table, referee, chance)
            seat, move = pick.choose(game, table, referee)
            told.append((seat, move))
            card = table.zone("hand", seat)[move.place]
            fate.shuffles.clear()
            game.play(table, seat, move, fate)
            referee.play(seat, card)
            pour(referee, fate)
        agree(game, table, referee)
        try_anything(game, table, referee, chance)
        check_journey(referee)
    except Exception as error:
        error.add_note(f"{game}, seed {seed!r}, after {len(told)} moves: {told}")
        raise
    return len(told)


def watch_deal(
    game: LandUnter, table: TrackedTable[LandUnterPublic], fate: WitnessedChance
) -> Referee:
    """A referee who has looked at every card once."""
    dealer = table.public.dealer
    same("the dealer", [] if dealer is None else [dealer], fate.numbers)
    same("cards shuffled for the deal", sorted(fate.shuffles.pop(0)), list(range(1, 61)))
    referee = Referee(
        [table.zone("hand", seat) for seat in range(game.seats)],
        table.zone("leftover"),
        open_play=game.options.open_play,
        dealer=dealer,
    )
    pour(referee, fate)
    return referee


def pour(referee: Referee, fate: WitnessedChance) -> None:
    """L-05: at the start of each round, and only then, the water is shuffled."""
    same("shuffles", len(fate.shuffles), int(referee.wants_water))
    for order in fate.shuffles:
        referee.pour(order[::-1])
    fate.shuffles.clear()


def check_journey(referee: Referee) -> None:
    """L-23: everyone has played every hand, once."""
    for hand in referee.hands:
        same("players of a hand", sorted(hand.played_by), list(range(referee.count)))


def agree(game: LandUnter, table: TrackedTable[LandUnterPublic], referee: Referee) -> None:
    """Raise unless both see the same table and allow the same moves."""
    for what, in_the_game, by_the_referee in differences(game, table, referee):
        same(what, in_the_game, by_the_referee)
    same("to act", list(game.to_act(table)), referee.awaited())
    for seat in range(game.seats):
        offered = sorted(game.moves(table, seat), key=lambda move: move.place)
        same(f"moves of {seat}", offered, allowed(referee, seat))
        same(f"asides of {seat}", game.asides(table, seat), [])


def allowed(referee: Referee, seat: Seat) -> list[Choose] | list[Play]:
    """L-11, L-30: any card of the hand, if the seat is waited for."""
    held = len(referee.players[seat].held) if seat in referee.awaited() else 0
    if referee.open_play:
        return [Play(place) for place in range(held)]
    return [Choose(place) for place in range(held)]


def differences(
    game: LandUnter, table: TrackedTable[LandUnterPublic], referee: Referee
) -> Iterator[tuple[str, object, object]]:
    """Whatever can be compared: its name, and what it is for the game and for the referee."""
    public = table.public
    yield "pile", table.zone("pile")[::-1], referee.pile
    yield "turned up", table.zone("turned-up"), referee.turned_up
    yield "washed away", sorted(table.zone("discard")), sorted(referee.washed_away)
    in_hands = {card for hand in referee.hands for card in hand.cards}
    yield "leftover", set(table.zone("leftover")), set(range(1, 61)) - in_hands
    for player in referee.players:
        seat = player.seat
        laid_down, held = (player.held, set()) if player.is_out else (set(), player.held)
        yield f"hand of {seat}", sorted(table.zone("hand", seat)), sorted(held)
        yield f"laid down by {seat}", sorted(table.zone("laid-down", seat)), sorted(laid_down)
        chosen = [] if player.face_down is None else [player.face_down]
        yield f"chosen by {seat}", table.zone("chosen", seat), chosen
        yield f"played by {seat}", table.zone("played", seat), player.played
        yield f"water of {seat}", table.zone("water", seat), player.water
    yield "allotted", public.allotted, tuple(player.hand.belts for player in referee.players)
    yield "belts", public.belts, tuple(player.belts for player in referee.players)
    yield "round", public.round, referee.round
    yield "trick", public.trick, referee.trick
    yield "out", public.out, tuple(referee.dropped)
    yield "last trick", public.last_trick, tuple(referee.last_trick)
    yield "scores", public.scores, tuple(map(tuple, referee.score_sheet))
    yield "dealer", public.dealer, referee.dealer
    yield "starter", public.starter, referee.starter
    yield "turn", public.turn, referee.turn
    aid = [tuple(sorted(player.hand.shown)) for player in referee.players]
    yield "seen", public.seen, tuple(aid) if game.options.memory_aid else ()
    yield "ended", public.ended, Cause.LAST_ROUND if referee.is_over else None
    yield "outcome", game.outcome(table), verdict(referee)


def verdict(referee: Referee) -> Outcome | None:
    """The outcome as the game tells it."""
    if not referee.is_over:
        return None
    totals = referee.totals()
    winners = tuple(referee.winners())
    return Outcome("last-round", winners, tuple(totals), {"best": max(totals)})


def same(what: str, in_the_game: object, by_the_referee: object) -> None:
    """Raise if the two differ."""
    if in_the_game != by_the_referee:
        raise RefereeError(f"{what}: the game has {in_the_game}, the referee {by_the_referee}")


def try_anything(
    game: LandUnter, table: TrackedTable[LandUnterPublic], referee: Referee, chance: Chance
) -> None:
    """Raise unless the game refuses a move that was picked blindly just where it must."""
    seat = chance.below(game.seats)
    move = ANYTHING[chance.below(len(ANYTHING))]
    refused = game.refusal(table, seat, move)
    if (refused is None) != (move in allowed(referee, seat)):
        raise RefereeError(f"{move} of seat {seat}: the game answers {refused}")


class Style:
    """How moves are picked: at random, or so that somebody gets into deep water, or stays dry."""

    def __init__(self, chance: Chance) -> None:
        self._below = chance.below
        self._victim = chance.below(3)
        self._percent = (0, 60, 95)[chance.below(3)]

    def choose(
        self, game: LandUnter, table: TrackedTable[LandUnterPublic], referee: Referee
    ) -> tuple[Seat, LandUnterMove]:
        """A seat that is waited for and a card of its hand."""
        waiting = referee.awaited()
        seat = waiting[self._below(len(waiting))]
        moves = game.moves(table, seat)
        if self._below(100) < self._percent:
            hand = table.zone("hand", seat)
            lowest_first = sorted(moves, key=lambda move: hand[move.place])
            deep = max(LEVEL[card] for card in referee.turned_up) > 6
            return seat, lowest_first[-1 if deep == (seat == self._victim) else 0]
        return seat, moves[self._below(len(moves))]
