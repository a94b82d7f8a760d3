"""Promise: what is not offered is refused with a rule, what is offered is not, and asking or
being refused changes nothing."""

from itertools import chain

from houle.conformance.choosing import Players
from houle.conformance.probes import made_up
from houle.conformance.scene import Scene
from houle.conformance.subject import AnyGame, AnyTable, Move, Subject, Tally, snapshot
from houle.conformance.wording import has_word
from houle.kernel import At, QuickChance, Refusal, RefusedError, Seat

MADE_UP = 20
"""Made-up moves tried in each position by each seat, besides all that anybody is offered."""
ATTEMPTS = 2
"""Refused moves that each seat really tries to play in each position."""


def check_refusals(subject: Subject, game: AnyGame, seed: int) -> Tally:
    """Compare `refusal` with `moves` and `asides` all through a game, and at its end."""
    with Scene("refusals", game, seed) as scene:
        chance = QuickChance(seed)
        players = Players(subject, scene, chance)
        probing = QuickChance(f"again {seed}")
        _check_seat_counts(subject, game, scene)
        table = game.start(chance)
        probes = _probe(subject, game, table, probing, scene)
        while (chosen := players.choose(table)) is not None:
            seat, move, _ = chosen
            refused = game.attempt(table, seat, move, chance)
            if refused is not None:
                raise scene.broken(f"seat {seat} was offered {move}, but: {refused}")
            scene.moves += 1
            probes += _probe(subject, game, table, probing, scene)
        return Tally(probes=probes)


def _probe(
    subject: Subject, game: AnyGame, table: AnyTable, chance: QuickChance, scene: Scene
) -> int:
    before = snapshot(table)
    offers = [game.moves(table, s) + game.asides(table, s) for s in range(game.seats)]
    anybodys = dict.fromkeys(chain.from_iterable(offers))
    probes = 0
    for seat, offered in enumerate(offers):
        allowed = set(offered)
        if len(allowed) != len(offered):
            raise scene.broken(f"seat {seat} is offered a move twice")
        refused_moves: list[Move] = []
        meant = _touched(game, table, seat, scene)
        for move in chain(anybodys, meant, made_up(game, chance, MADE_UP)):
            probes += 1
            refusal = game.refusal(table, seat, move)
            if (refusal is None) != (move in allowed):
                offer = "offered" if move in allowed else "not offered"
                raise scene.broken(f"{move} is {offer} to seat {seat}, but refusal is {refusal}")
            if refusal is not None:
                _check_wording(subject, game, refusal, scene)
                refused_moves.append(move)
        _check_attempts(game, table, seat, refused_moves, chance, scene)
    if snapshot(table) != before:
        raise scene.broken("the table was changed by asking what is allowed, or by a refused move")
    return probes


def _touched(game: AnyGame, table: AnyTable, seat: Seat, scene: Scene) -> list[Move]:
    """What the seat would mean by touching each card in front of it."""
    found: list[Move] = []
    for zone, cards in enumerate(table.zones):
        for place in range(len(cards) if game.layout.zones[zone].owner == seat else 0):
            at = At(zone, place)
            move = game.touched(table, seat, at)
            if move is not None:
                if game.card_at(seat, move) != at:
                    raise scene.broken(f"touching {at} means {move}, which is about another card")
                found.append(move)
    return found


def _check_seat_counts(subject: Subject, game: AnyGame, scene: Scene) -> None:
    """As many as may play, and neither more nor fewer."""
    for seats in (game.seat_counts[0] - 1, game.seat_counts[-1] + 1):
        try:
            type(game)(seats, game.options)
        except RefusedError as error:
            _check_wording(subject, game, error.refusal, scene)
        else:
            raise scene.broken(f"a table for {seats} is not refused")


def _check_wording(subject: Subject, game: AnyGame, refusal: Refusal, scene: Scene) -> None:
    if not refusal.rule or (subject.rules and refusal.rule not in subject.rules):
        raise scene.broken(f"no such rule: {refusal}")
    if not has_word(game.words.reasons, refusal.reason):
        raise scene.broken(f"there are no words for this reason: {refusal}")


def _check_attempts(
    game: AnyGame,
    table: AnyTable,
    seat: Seat,
    refused: list[Move],
    chance: QuickChance,
    scene: Scene,
) -> None:
    for _ in range(ATTEMPTS if refused else 0):
        move = refused[chance.below(len(refused))]
        if game.attempt(table, seat, move, chance) is None:
            raise scene.broken(f"{move} by seat {seat} is refused at first, then played")
