"""A quick captain: plays positions out, by rules of thumb."""

from typing import Final

from houle.games.vague_et_attaque.bots.policy.choosing import (
    worths_of_choices,
)
from houle.games.vague_et_attaque.bots.policy.duel_values import (
    FULL_HAND,
    Dueller,
    at_stake,
    best_duel,
    more_chance,
)
from houle.games.vague_et_attaque.bots.policy.effect_values import (
    EFFECT_WORTH,
    sum_of,
)
from houle.games.vague_et_attaque.bots.policy.mind import Mind
from houle.games.vague_et_attaque.bots.policy.outlook import (
    WITH_DEDICATED,
    WITH_SHARED,
    Outlook,
    slot_of,
)
from houle.games.vague_et_attaque.bots.policy.powers import best_discarded, worth_of_power
from houle.games.vague_et_attaque.bots.policy.printed import (
    DOES,
    DUEL_NOW,
    HOUSE,
    LAY_MORE,
    RECOVER,
)
from houle.games.vague_et_attaque.bots.policy.scene import Scene
from houle.games.vague_et_attaque.bots.policy.style import (
    Style,
)
from houle.games.vague_et_attaque.drawing import hand_size
from houle.games.vague_et_attaque.effects import Phase
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    DrawSouvenir,
    Jettison,
    LayPlace,
    LaySouvenir,
    SeekPlace,
    UseArtefact,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.state import Duel
from houle.kernel import Place, Seat, ZoneId

MOORING: Final = Phase.MOORING
FIRST: Final = 100.0
"""What costs no time is done before anything else."""
NEVER: Final = -100.0
WORTH_A_POWER: Final = 0.03
"""What a power must gain to be used."""


def pick(at: Scene, seat: Seat, mind: Mind) -> VagueEtAttaqueMove:
    """What a captain does who looks no further than this move."""
    moves = at.game.offered(at.table, seat)
    if len(moves) == 1:
        return moves[0]
    worths = worths_of(at, seat, mind, moves)
    best = 0
    for number in range(1, len(moves)):
        if worths[number] > worths[best]:
            best = number
    return moves[best]


def worths_of(at: Scene, seat: Seat, mind: Mind, moves: list[VagueEtAttaqueMove]) -> list[float]:
    """What each of the moves seems to be worth."""
    duel = at.public.duel
    if duel is not None:
        return _worths_in_duel(at, duel, seat, mind, moves)
    if at.public.pending:
        return worths_of_choices(at, seat, mind, moves)
    outlook = mind.outlook(at, seat)
    draw = outlook.draw_gain()
    dueller: Dueller | None = None
    worths: list[float] = []
    for move in moves:
        if type(move) is LaySouvenir:
            worths.append(_worth_of_laying(at, outlook, move.place, move.onto))
        elif type(move) is Challenge:
            if dueller is None:
                dueller = Dueller(at, outlook)
            worths.append(dueller.worth_of_duel(move.zone, move.place))
        else:
            worths.append(_worth_of_step(at, outlook, draw, move))
    return worths


def _worth_of_step(at: Scene, outlook: Outlook, draw: float, move: VagueEtAttaqueMove) -> float:
    seating, seat, style = at.seating, outlook.seat, outlook.style
    if type(move) is Jettison:
        anchor = sum_of(HOUSE.acts[at.zones[seating.souvenirs[seat]][move.place]])
        return style.anchor * anchor - outlook.losses[move.place]
    if type(move) is SeekPlace:
        return style.seeking * outlook.place_draw_gain() - outlook.losses[move.place]
    if type(move) is DrawSouvenir:
        return draw
    if type(move) is Adventure:
        return style.meeting + style.meeting_draws * draw
    if type(move) is LayPlace:
        return FIRST / 2 + outlook.place_loss(at.zones[seating.places[seat]][move.place])
    if type(move) is UseArtefact:
        gain = worth_of_power(at, outlook, HOUSE.acts[at.zones[seating.artefacts[seat]][0]])
        return FIRST + gain if gain > WORTH_A_POWER else NEVER
    if type(move) is UseGold:
        gold = at.zones[seating.golds[seat]][move.place]
        gain = _worth_of_gold(at, outlook, HOUSE.acts[gold][0])
        return FIRST + gain if gain > worth_of_keeping(at, seat, style) else NEVER
    return 0.0


def worth_of_keeping(at: Scene, seat: Seat, style: Style) -> float:
    full = hand_size(at.game, at.table, seat) >= FULL_HAND
    return style.use_gold_full if full else style.use_gold


def _worth_of_gold(at: Scene, outlook: Outlook, effect: int) -> float:
    """What it gains to use a gold card now."""
    does = DOES[effect]
    if does == LAY_MORE:
        return _worth_of_laying_more(at, outlook)
    if does == DUEL_NOW:
        return best_duel(at, outlook)
    if does == RECOVER:
        return best_discarded(at, outlook)
    return EFFECT_WORTH[effect]


def _worth_of_laying_more(at: Scene, outlook: Outlook) -> float:
    """It counts once all that may be laid without it has been laid."""
    public = at.public
    if public.phase is not MOORING or public.souvenirs_left:
        return 0.0
    most = 0.0
    for move in at.game.lays(at.table, outlook.seat):
        if type(move) is LaySouvenir:
            most = max(most, _worth_of_laying(at, outlook, move.place, move.onto))
    return most


def _worth_of_laying(at: Scene, outlook: Outlook, number: Place, berth: ZoneId) -> float:
    souvenir = at.zones[at.seating.souvenirs[outlook.seat]][number]
    slot = slot_of(at, at.seating.place_of[berth], decides=outlook.decides)
    grown = (WITH_DEDICATED if HOUSE.dedicated[souvenir] else WITH_SHARED)[slot]
    if grown < 0:
        return 0.0
    style = outlook.style
    anchor = style.anchor * sum_of(HOUSE.acts[souvenir]) + style.laying
    return style.slots[grown] - style.slots[slot] - outlook.losses[number] + anchor


def _worths_in_duel(
    at: Scene, duel: Duel, seat: Seat, mind: Mind, moves: list[VagueEtAttaqueMove]
) -> list[float]:
    stake = mind.style.duel_gold * at_stake(at, duel, seat, mind)
    keep = worth_of_keeping(at, seat, mind.style)
    worths: list[float] = []
    for move in moves:
        if type(move) is UseGold:
            gold = at.zones[at.seating.golds[seat]][move.place]
            worths.append(stake * more_chance(duel, seat, HOUSE.acts[gold][0]) - keep)
        else:
            worths.append(0.0)
    return worths
