"""What effects are worth to whoever resolves them, on the whole."""

from typing import Final

from houle.games.vague_et_attaque.bots.policy.printed import (
    COUNT,
    DISCARD,
    DOES,
    DRAW,
    DUEL_NOW,
    EITHER,
    EXCHANGE,
    GAMBLE,
    GIVE,
    LAY_MORE,
    LOOK,
    MOVE_SHIP,
    ONE,
    OTHER,
    PASS_ON,
    PLACE,
    PROTECT,
    RECOVER,
    SKIP_PHASE,
    SOUVENIR,
    STEAL,
    TAKE_BACK,
    UNLOAD,
    WHAT,
)

_USUAL = {
    DISCARD: -0.2,
    STEAL: 0.9,
    GIVE: -0.3,
    PASS_ON: 0.1,
    EXCHANGE: 0.2,
    RECOVER: 1.0,
    TAKE_BACK: -0.5,
    LAY_MORE: 0.7,
    PROTECT: 0.3,
    MOVE_SHIP: 0.3,
    UNLOAD: 0.25,
    SKIP_PHASE: -1.0,
    DUEL_NOW: 0.7,
}
_LOOKS = {(SOUVENIR, 2): 1.1, (SOUVENIR, 3): 1.4, (SOUVENIR, 4): 1.6}


def _usual_worth(effect: int) -> float:
    does = DOES[effect]
    if does == DRAW:
        return COUNT[effect] * (0.4 if WHAT[effect] == PLACE else 0.7)
    if does == LOOK:
        return _LOOKS.get((WHAT[effect], COUNT[effect]), 0.7)
    if does == GAMBLE:
        won = (7 - COUNT[effect]) / 6
        win = sum(_usual_worth(one) for one in ONE[effect])
        return won * win + (1 - won) * sum(_usual_worth(one) for one in OTHER[effect])
    if does == EITHER:
        return max(
            sum(_usual_worth(one) for one in ONE[effect]),
            sum(_usual_worth(one) for one in OTHER[effect]),
        )
    return _USUAL.get(does, 0.0)


EFFECT_WORTH: Final[list[float]] = [_usual_worth(effect) for effect in range(len(DOES))]


def sum_of(effects: list[int]) -> float:
    worth = 0.0
    for effect in effects:
        worth += EFFECT_WORTH[effect]
    return worth
