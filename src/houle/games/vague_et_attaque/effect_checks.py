"""Whether effects make sense where they stand."""

from collections.abc import Iterator, Sequence

from houle.games.vague_et_attaque.effects import (
    DUEL_EFFECTS,
    Again,
    CallOff,
    Discard,
    Draw,
    DuelNow,
    Edge,
    Effect,
    Either,
    Exchange,
    Gamble,
    Give,
    Load,
    Look,
    MoveShip,
    PassOn,
    Phase,
    Protect,
    SkipPhase,
    Steal,
    TakeBack,
    TwoDice,
    Whom,
)
from houle.games.vague_et_attaque.fitting import Finding
from houle.games.vague_et_attaque.lines import Spot

OTHERS = (Whom.CHOSEN, Whom.LEFT, Whom.RIGHT, Whom.OTHERS)
SOMEBODY = (Whom.CHOSEN, Whom.LEFT, Whom.RIGHT)
SIDES = (Whom.LEFT, Whom.RIGHT)
PHASES = (Phase.EXPLORATION, Phase.ENCOUNTER, Phase.MOORING)
"""Those that can be passed (A-39)."""
PIPS = 6


def branches(effect: Effect) -> dict[str, tuple[Effect, ...]]:
    """The lists of effects inside an effect, by their fields."""
    match effect:
        case Gamble():
            return {"win": effect.win, "lose": effect.lose}
        case Either():
            return {"one": effect.one, "other": effect.other}
        case _:
            return {}


def all_effects(effects: Sequence[Effect]) -> Iterator[Effect]:
    """Effects and those inside them."""
    for _, effect in _spotted((), effects):
        yield effect


def _spotted(spot: Spot, effects: Sequence[Effect]) -> Iterator[tuple[Spot, Effect]]:
    for number, effect in enumerate(effects):
        yield (*spot, number), effect
        for field, inner in branches(effect).items():
            yield from _spotted((*spot, number, field), inner)


def need_another(effects: Sequence[Effect]) -> bool:
    """Whether some of this cannot be done alone (A-90)."""
    return any(map(_needs_another, all_effects(effects)))


def alone_findings(spot: Spot, effects: Sequence[Effect], remedy: str) -> Iterator[Finding]:
    """What stays in solo must be doable alone (A-90)."""
    for at, effect in _spotted(spot, effects):
        if _needs_another(effect):
            tag = effect.__struct_config__.tag
            yield at, f"'{tag}' needs another player here: {remedy} (A-90)"


def _needs_another(effect: Effect) -> bool:
    match effect:
        case Steal() | Exchange() | PassOn() | DuelNow() | Edge() | TwoDice() | CallOff():
            return True
        case Draw(who=who) | Discard(who=who) | TakeBack(who=who) | Protect(who=who):
            return who in OTHERS
        case SkipPhase(who=who):
            return who in OTHERS
        case Give(to=to) | MoveShip(to=to):
            return to in OTHERS
        case _:
            return False


def sense_findings(spot: Spot, effects: Sequence[Effect]) -> Iterator[Finding]:
    """Fields that do not go together, or not with the effect."""
    for at, effect in _spotted(spot, effects):
        match effect:
            case Look() if effect.keep >= effect.count:
                fewer = f"keep must be less than count, which is {effect.count}"
                yield (*at, "keep"), f"{fewer}, not {effect.keep}"
            case Give() if effect.to not in SOMEBODY:
                yield (*at, "to"), _not_among("give", effect.to, SOMEBODY)
            case PassOn() if effect.to not in SIDES:
                yield (*at, "to"), _not_among("pass-on", effect.to, SIDES)
            case MoveShip() if effect.to not in (Whom.ME, *SOMEBODY):
                yield (*at, "to"), _not_among("move-ship", effect.to, (Whom.ME, *SOMEBODY))
            case SkipPhase() if effect.phase not in PHASES:
                yield (*at, "phase"), _not_among("skip-phase", effect.phase, PHASES)
            case Gamble(win=(), lose=()):
                yield at, "'gamble' must have something to win or to lose"
            case Either() if not (effect.one and effect.other):
                yield at, "'either' must have two things to choose from; 'calm' does nothing"
            case _:
                pass


def _not_among(tag: str, word: str, allowed: Sequence[str]) -> str:
    return f"'{tag}' cannot have '{word}'; there are {', '.join(allowed)}"


def duel_findings(
    spot: Spot, effects: Sequence[Effect], *, allowed: bool, challenged: bool = True
) -> Iterator[Finding]:
    """Effects for duels stand alone, on gold cards and powers for duels (A-03b)."""
    for at, effect in _spotted(spot, effects):
        if isinstance(effect, DUEL_EFFECTS):
            tag = effect.__struct_config__.tag
            if not allowed:
                yield at, f"'{tag}' is for gold encounters, and artefacts with when = \"duel\""
            elif len(effects) > 1 or effect is not effects[0]:
                yield at, f"'{tag}' must be the only effect"
            elif isinstance(effect, CallOff) and not challenged:
                yield at, f"'{tag}' is for whoever is challenged, which is never in the own turn"


def again_findings(
    spot: Spot, effects: Sequence[Effect], *, allowed: bool, at_the_end: bool = True
) -> Iterator[Finding]:
    """`again` is the last thing that a blue encounter does."""
    for number, effect in enumerate(effects):
        last = at_the_end and number == len(effects) - 1
        if isinstance(effect, Again):
            if not allowed:
                yield (*spot, number), "'again' is for blue encounters"
            elif not last:
                yield (*spot, number), "'again' must be the last effect"
        for field, inner in branches(effect).items():
            inside: Spot = (*spot, number, field)
            yield from again_findings(inside, inner, allowed=allowed, at_the_end=last)


def expected_load(effects: Sequence[Effect], share: float) -> float:
    """How many souvenirs go onto the ship on average, if this share of them bears its symbol."""
    total = 0.0
    for effect in effects:
        match effect:
            case Load():
                total += effect.count * (share if effect.marked_only else 1)
            case Gamble():
                wins = (PIPS + 1 - effect.least) / PIPS
                total += wins * expected_load(effect.win, share)
                total += (1 - wins) * expected_load(effect.lose, share)
            case Either():
                total += min(expected_load(one, share) for one in (effect.one, effect.other))
            case _:
                pass
    return total
