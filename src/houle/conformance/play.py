"""Promise: play always goes on until it ends, and no card is lost on the way."""

from itertools import chain

from houle.conformance.choosing import Players
from houle.conformance.probes import made_up
from houle.conformance.scene import Scene
from houle.conformance.subject import AnyGame, AnyTable, Subject, Tally
from houle.kernel import Outcome, QuickChance

PROBES_AFTER_THE_END = 10
JOURNAL_EVERY = 4
"""Most games are played as search plays them, without a journal; one in so many with it."""


def check_play(subject: Subject, game: AnyGame, seed: int) -> Tally:
    """Play one game to its end in one of the tempers."""
    with Scene("play", game, seed) as scene:
        chance = QuickChance(seed)
        players = Players(subject, scene, chance)
        table = game.start(chance, journal=seed % JOURNAL_EVERY == 0)
        deck = sorted(game.layout.cards)
        decisions = 0
        while (outcome := game.outcome(table)) is None:
            _check_cards(game, table, deck, scene)
            _check_offers(game, table, scene)
            chosen = players.choose(table)
            if chosen is None:
                raise scene.broken("nobody is waited for, yet there is no outcome")
            seat, move, is_aside = chosen
            decisions += not is_aside
            if decisions > subject.longest:
                raise scene.broken(f"still no end after {subject.longest} decisions")
            game.play(table, seat, move, chance)
            scene.moves += 1
        _check_cards(game, table, deck, scene)
        _check_outcome(game, outcome, scene)
        _check_silence(game, table, chance, scene)
        return Tally(games=1, moves=scene.moves)


def _check_cards(game: AnyGame, table: AnyTable, deck: list[int], scene: Scene) -> None:
    if sorted(chain.from_iterable(table.zones)) != deck:
        raise scene.broken(f"the cards on the table are not the deck: {table.zones}")
    if len(table.zones) != len(game.layout.zones):
        raise scene.broken("the table's zones are not those of the layout")


def _check_offers(game: AnyGame, table: AnyTable, scene: Scene) -> None:
    waiting = game.to_act(table)
    if len(set(waiting)) != len(waiting) or not all(0 <= s < game.seats for s in waiting):
        raise scene.broken(f"these are not seats to wait for: {waiting}")
    for seat in range(game.seats):
        moves = game.moves(table, seat)
        if (seat in waiting) != bool(moves):
            raise scene.broken(f"waiting for {waiting}, but seat {seat} has {len(moves)} moves")
        if len(set(moves)) != len(moves):
            raise scene.broken(f"seat {seat} is offered a move twice: {moves}")


def _check_outcome(game: AnyGame, outcome: Outcome, scene: Scene) -> None:
    seats = range(game.seats)
    if len(set(outcome.winners)) != len(outcome.winners) or not set(outcome.winners) <= set(seats):
        raise scene.broken(f"winners are not seats: {outcome}")
    if outcome.points and len(outcome.points) != game.seats:
        raise scene.broken(f"points are not one per seat: {outcome}")


def _check_silence(game: AnyGame, table: AnyTable, chance: QuickChance, scene: Scene) -> None:
    if game.to_act(table):
        raise scene.broken("somebody is waited for after the end")
    for seat in range(game.seats):
        if game.moves(table, seat) or game.asides(table, seat):
            raise scene.broken(f"seat {seat} is offered something after the end")
        for move in made_up(game, chance, PROBES_AFTER_THE_END):
            if game.refusal(table, seat, move) is None:
                raise scene.broken(f"seat {seat} may {move} after the end")
