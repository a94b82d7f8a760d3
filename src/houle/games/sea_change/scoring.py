"""Who gets the victory points of a round, and who wins the game (S-20 to S-32, S-54, S-61)."""

from typing import Final

from houle.games.sea_change.basics import Basics
from houle.games.sea_change.components import ALL_POINTS, EIGHT, VALUE_OF, Colour, colours_for, sea
from houle.games.sea_change.state import AI, Cause, Score, SeaPublic
from houle.games.sea_change.words import Happening
from houle.kernel import Card, Table, Who

TARGET: Final = Cause.TARGET
"""Looked up once, since most games end so and many are played in the head."""


def cards_taken(game: Basics, table: Table[SeaPublic], side: int) -> list[Card]:
    """S-53, S-61: all cards that the members of a side took in this round."""
    found: list[Card] = []
    for member in game.seating.sides[side]:
        found += table.zones[game.seating.taken[member]]
    return found


def score_round(game: Basics, table: Table[SeaPublic], trump: Colour) -> Score:
    """S-30, S-54: count the cards, and give victory points to those who have the most."""
    public, seating = table.public, game.seating
    rows = [cards_taken(game, table, side) for side in range(len(seating.sides))]
    totals = tuple([total(row, trump) for row in rows])
    most = max(totals)
    victors = tuple([side for side, count in enumerate(totals) if count == most])
    without_eight = seating.solo and not _eights(rows[0])
    if without_eight:
        victors = (AI,)
    public.victories = tuple([had + (s in victors) for s, had in enumerate(public.victories)])
    cards = tuple([len(row) for row in rows])
    public.score = score = Score(trump, totals, cards, victors, without_eight)
    if table.journal is not None:
        _tell(game, table, score)
    return score


def total(row: list[Card], trump: Colour) -> int:
    """S-20, S-21: what some cards count together."""
    by_trump: int = trump
    points = ALL_POINTS[by_trump]
    count = 0
    for card in row:
        count += points[card]
    return count


def _eights(row: list[Card]) -> int:
    count = 0
    for card in row:
        if VALUE_OF[card] == EIGHT:
            count += 1
    return count


def no_eight_can_come(game: Basics, table: Table[SeaPublic]) -> bool:
    """S-54: alone, whether every 8 lies in tricks of the AI, each of which was seen by all."""
    seating = game.seating
    if not seating.solo:
        return False
    lost = _eights(table.zones[seating.taken[AI]])
    if table.public.last_winner == AI:
        lost += _eights(table.zones[seating.last])
    return lost == colours_for(game.seats)


def end_game(game: Basics, table: Table[SeaPublic], score: Score) -> None:
    """S-31, S-32: if somebody has reached the target, decide who wins."""
    public = table.public
    targets = game.seating.targets
    reached = [side for side in score.victors if public.victories[side] == targets[side]]
    if not reached:
        return
    cause, winners = TARGET, reached
    if len(reached) > 1:
        cause, winners = _decided(game, table, score, reached)
    public.ended = cause
    public.winners = tuple(winners)


def _decided(
    game: Basics, table: Table[SeaPublic], score: Score, reached: list[int]
) -> tuple[Cause, list[int]]:
    """S-32: what tells several apart who have reached the target, and who wins by it."""
    holders = [side for side in reached if _has_zero(game, table, side, score.trump)]
    if holders:
        return Cause.TRUMP_ZERO, holders
    fewest = min([score.cards[side] for side in reached])
    light = [side for side in reached if score.cards[side] == fewest]
    return (Cause.FEWEST_CARDS if len(light) == 1 else Cause.SHARED), light


def _has_zero(game: Basics, table: Table[SeaPublic], side: int, trump: Colour) -> bool:
    return sea(trump, 0) in cards_taken(game, table, side)


def _tell(game: Basics, table: Table[SeaPublic], score: Score) -> None:
    """Note in the journal how the round came out; one that was cut short may lack the 0."""
    zero = sea(score.trump, 0)
    for player, zone in enumerate(game.seating.taken):
        if zero in table.zones[zone]:
            table.happen(Happening.TRUMP_ZERO, who=Who(player), card=game.face(zero))
    for side, members in enumerate(game.seating.sides):
        count = score.points[side]
        if game.in_teams:
            table.happen(Happening.TEAM_SCORED, team=side + 1, points=count)
        else:
            table.happen(Happening.SCORED, who=Who(members[0]), points=count)
    if score.without_eight:
        table.happen(Happening.NO_EIGHT, who=Who(0))
    for side in score.victors:
        had = table.public.victories[side]
        if game.in_teams:
            table.happen(Happening.TEAM_VICTORY, team=side + 1, victories=had)
        else:
            table.happen(Happening.VICTORY, who=Who(game.seating.sides[side][0]), victories=had)
