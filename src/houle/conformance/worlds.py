"""Promise: a world dealt to a seat could be the real one, for all that the seat knows."""

from functools import reduce
from operator import or_

import msgspec

from houle.conformance.choosing import Players
from houle.conformance.scene import Scene, first_difference
from houle.conformance.subject import AnyGame, AnyTable, Subject, Tally
from houle.kernel import Card, CardMask, QuickChance, Seat, ZoneId, deal_world, project

ONE_IN = 8
"""Worlds are dealt in one of so many positions of a game."""
FURTHEST = 50
"""So many moves a world is played on, or to its end if that comes first."""
ANY_FACE: CardMask = -1


def check_worlds(subject: Subject, game: AnyGame, seed: int) -> Tally:
    """Deal worlds to all seats here and there in a game, and play on in them."""
    with Scene("worlds", game, seed) as scene:
        chance = QuickChance(seed)
        players = Players(subject, scene, chance)
        fate = QuickChance(f"again {seed}")
        table = game.start(chance)
        worlds = 0
        while (chosen := players.choose(table)) is not None:
            if not fate.below(ONE_IN):
                for seat in range(game.seats):
                    world = deal_world(game, table, seat, fate)
                    _check_cards(game, table, world, seat, scene)
                    _check_indistinguishable(subject, game, table, world, seat, scene)
                    _play_on(game, players, world, fate, scene)
                    worlds += 1
            seat, move, _ = chosen
            game.attempt(table, seat, move, chance)
            scene.moves += 1
        return Tally(worlds=worlds)


def _check_cards(game: AnyGame, table: AnyTable, world: AnyTable, seat: Seat, scene: Scene) -> None:
    if sorted(card for row in world.zones for card in row) != sorted(game.layout.cards):
        raise scene.broken(f"the world of seat {seat} does not hold the deck: {world.zones}")
    for doubt in table.doubts:
        near = {card for zone in (doubt.hand, *doubt.asides) for card in world.zones[zone]}
        if doubt.seat == seat and not set(_cards(game, doubt.cards)) <= near:
            raise scene.broken(f"seat {seat} lost track of cards that it knows to be near: {doubt}")
    for zone, (real, dealt) in enumerate(zip(table.zones, world.zones, strict=True)):
        if len(real) != len(dealt):
            raise scene.broken(f"the world of seat {seat} has {len(dealt)} cards in zone {zone}")
        if game.layout.zones[zone].ordered:
            for place, card in enumerate(real):
                fitting = _fitting(table, seat, zone, card)
                if not fitting >> dealt[place] & 1:
                    raise scene.broken(
                        f"seat {seat} knows that place {place} of zone {zone} is one of "
                        f"{_cards(game, fitting)}, but its world has {dealt[place]} there"
                    )
        else:
            known = {card for card in real if table.known[card] >> seat & 1}
            anywhere = reduce(or_, (_fitting(table, seat, zone, card) for card in real), 0)
            if not known <= set(dealt) or not all(anywhere >> card & 1 for card in dealt):
                raise scene.broken(
                    f"seat {seat} knows that zone {zone} holds {sorted(known)} and beside them "
                    f"only some of {_cards(game, anywhere)}, but its world has {dealt}"
                )


def _fitting(table: AnyTable, seat: Seat, zone: ZoneId, card: Card) -> CardMask:
    """What may lie where this card lies, by what the table notes of the seat's knowledge."""
    if (table.known[card] | table.layout.eyes[zone]) >> seat & 1:
        return 1 << card
    return ANY_FACE if table.learned is None else table.learned[seat].get(card, ANY_FACE)


def _cards(game: AnyGame, mask: CardMask) -> list[Card]:
    return [card for card in game.layout.cards if mask >> card & 1]


def _check_indistinguishable(
    subject: Subject, game: AnyGame, table: AnyTable, world: AnyTable, seat: Seat, scene: Scene
) -> None:
    real, dealt = (msgspec.json.encode(project(game, each, seat)) for each in (table, world))
    if real != dealt:
        raise scene.broken(
            f"seat {seat} can tell its world from the table: {first_difference(real, dealt)}"
        )
    now = table.copy()
    now.journal = None  # a world is about this moment, not about how it came about
    if subject.knowledge(game, world, seat) != subject.knowledge(game, now, seat):
        raise scene.broken(f"by the rule book seat {seat} can tell its world from the table")


def _play_on(
    game: AnyGame, players: Players, world: AnyTable, fate: QuickChance, scene: Scene
) -> None:
    for _ in range(FURTHEST):
        chosen = players.choose(world)
        if chosen is None:
            break
        seat, move, _ = chosen
        game.play(world, seat, move, fate)
    if not game.to_act(world) and game.outcome(world) is None:
        raise scene.broken("a world ends without an outcome")
