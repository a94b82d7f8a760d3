"""A quick captain: plays positions out, by rules of thumb."""

from typing import Final

from houle.games.vague_et_attaque.bots.policy.choosing import (
    worths_of_choices,
)
from houle.games.vague_et_attaque.bots.policy.duel_values import (
    FULL_HAND,
    at_stake,
    best_duel,
    more_chance,
    worth_of_duel,
)
from houle.games.vague_et_attaque.bots.policy.effect_values import (
    EFFECT_WORTH,
    sum_of,
)
from houle.games.vague_et_attaque.bots.policy.outlook import (
    WITH_DEDICATED,
    WITH_SHARED,
    Outlook,
    rivalries,
    slot_of,
)
from houle.games.vague_et_attaque.bots.policy.powers import worth_of_power
from houle.games.vague_et_attaque.bots.policy.style import (
    Style,
)
from houle.games.vague_et_attaque.bots.simulator.coding import (
    ADVENTURE,
    CHALLENGE,
    DRAW_SOUVENIR,
    JETTISON,
    LAY_PLACE,
    LAY_SOUVENIR,
    SEEK_PLACE,
    USE_ARTEFACT,
    USE_GOLD,
)
from houle.games.vague_et_attaque.bots.simulator.moves import (
    moves_of,
)
from houle.games.vague_et_attaque.bots.simulator.position import (
    SOUVENIR_DISCARD,
    Position,
    hand_size,
    place_in,
    validated_by,
)
from houle.games.vague_et_attaque.bots.simulator.printed import (
    DOES,
    DUEL_NOW,
    HOUSE,
    LAY_MORE,
    MOORING,
    RECOVER,
)

FIRST: Final = 100.0
"""What costs no time is done before anything else."""
NEVER: Final = -100.0
WORTH_A_POWER: Final = 0.03
"""What a power must gain to be used."""


def pick(at: Position, seat: int, style: Style) -> int:
    """What a captain does who looks no further than this move."""
    moves = moves_of(at, seat)
    if len(moves) == 1:
        return moves[0]
    worths = worths_of(at, seat, style, moves)
    best = 0
    for number in range(1, len(moves)):
        if worths[number] > worths[best]:
            best = number
    return moves[best]


def worths_of(at: Position, seat: int, style: Style, moves: list[int]) -> list[float]:
    """What each of the moves seems to be worth."""
    if at.fighting:
        return _worths_in_duel(at, seat, style, moves)
    if at.pending:
        return worths_of_choices(at, seat, style, moves)
    outlook = Outlook(at, seat, style)
    draw = outlook.draw_gain()
    rivalry: list[float] = []
    worths: list[float] = []
    for move in moves:
        if move >> 16 == CHALLENGE:
            if not rivalry:
                rivalry = rivalries(at, seat, style)
            worths.append(worth_of_duel(at, outlook, rivalry, move >> 8 & 255, move & 255))
        else:
            worths.append(_worth_of_step(at, outlook, draw, move))
    return worths


def _worth_of_step(at: Position, outlook: Outlook, draw: float, move: int) -> float:
    kind, one = move >> 16, move >> 8 & 255
    ground, seat, style = at.ground, outlook.seat, outlook.style
    if kind == LAY_SOUVENIR:
        return _worth_of_laying(at, outlook, one, move & 255)
    if kind == ADVENTURE:
        return style.meeting + style.meeting_draws * draw
    if kind == DRAW_SOUVENIR:
        return draw
    if kind == SEEK_PLACE:
        return style.seeking * outlook.place_draw_gain() - outlook.losses[one]
    if kind == LAY_PLACE:
        return FIRST / 2 + outlook.place_loss(at.zones[ground.places[seat]][one])
    if kind == JETTISON:
        anchor = sum_of(HOUSE.acts[at.zones[ground.souvenirs[seat]][one]])
        return style.anchor * anchor - outlook.losses[one]
    if kind == USE_ARTEFACT:
        gain = worth_of_power(at, outlook, HOUSE.acts[at.zones[ground.artefacts[seat]][0]])
        return FIRST + gain if gain > WORTH_A_POWER else NEVER
    if kind == USE_GOLD:
        gain = _worth_of_gold(at, outlook, HOUSE.acts[at.zones[ground.golds[seat]][one]][0])
        return FIRST + gain if gain > worth_of_keeping(at, seat, style) else NEVER
    return 0.0


def worth_of_keeping(at: Position, seat: int, style: Style) -> float:
    return style.use_gold_full if hand_size(at, seat) >= FULL_HAND else style.use_gold


def _worth_of_gold(at: Position, outlook: Outlook, effect: int) -> float:
    """What it gains to use a gold card now."""
    does = DOES[effect]
    if does == LAY_MORE:
        return _worth_of_laying_more(at, outlook)
    if does == DUEL_NOW:
        return best_duel(at, outlook)
    if does == RECOVER:
        most = 0.0
        for souvenir in at.zones[SOUVENIR_DISCARD]:
            most = max(most, outlook.gain(souvenir))
        return most
    return EFFECT_WORTH[effect]


def _worth_of_laying_more(at: Position, outlook: Outlook) -> float:
    """It counts once all that may be laid without it has been laid."""
    if at.phase != MOORING or at.souvenirs_left:
        return 0.0
    at.souvenirs_left = 1
    most = 0.0
    for move in moves_of(at, outlook.seat):
        if move >> 16 == LAY_SOUVENIR:
            worth = _worth_of_laying(at, outlook, move >> 8 & 255, move & 255)
            most = max(most, worth)
    at.souvenirs_left = 0
    return most


def _worth_of_laying(at: Position, outlook: Outlook, number: int, zone: int) -> float:
    souvenir = at.zones[at.ground.souvenirs[outlook.seat]][number]
    onto = place_in(at, zone)
    decides = validated_by(at, outlook.seat) + 1 == at.ground.needed
    slot = slot_of(at, onto, decides=decides)
    grown = (WITH_DEDICATED if HOUSE.dedicated[souvenir] else WITH_SHARED)[slot]
    if grown < 0:
        return 0.0
    style = outlook.style
    anchor = style.anchor * sum_of(HOUSE.acts[souvenir]) + style.laying
    return style.slots[grown] - style.slots[slot] - outlook.losses[number] + anchor


def _worths_in_duel(at: Position, seat: int, style: Style, moves: list[int]) -> list[float]:
    stake = style.duel_gold * at_stake(at, seat, style)
    keep = worth_of_keeping(at, seat, style)
    worths: list[float] = []
    for move in moves:
        if move >> 16 == USE_GOLD:
            gold = at.zones[at.ground.golds[seat]][move >> 8 & 255]
            worths.append(stake * more_chance(at, seat, HOUSE.acts[gold][0]) - keep)
        else:
            worths.append(0.0)
    return worths
