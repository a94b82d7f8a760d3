"""What a card says, made from what it does, so that the two are the same.

The words are Fluent texts (`texts/<locale>/effects.ftl`): `effect-<tag>` is an effect as a part of
a sentence, given the fields of the effect. `$whom` is whoever it concerns; a player who has been
chosen already is `that`. The others put such parts together.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import TypeAlias, cast

from houle.games.vague_et_attaque.deck import Artefact, Colour, Encounter, Printed, Souvenir, Timing
from houle.games.vague_et_attaque.effects import (
    DUEL_EFFECTS,
    EFFECTS,
    Draw,
    Effect,
    Either,
    Exchange,
    Gamble,
    Steal,
    Whom,
)

Say: TypeAlias = Callable[[str, Mapping[str, str | int]], str]
"""The text of a message with its facts, in some language."""

THAT = "that"
THEN, MORE, ANCHOR, GOLD, GOLD_DUEL = GLUE = ("then", "more", "anchor", "gold", "gold-duel")
POWERS = {moment: f"power-{moment}" for moment in Timing}
_IDS = (*(str(kind.__struct_config__.tag) for kind in EFFECTS), *GLUE, *POWERS.values())
EffectText = cast(
    "type[StrEnum]", StrEnum("Effect", {name.upper().replace("-", "_"): name for name in _IDS})
)
"""All texts about effects: `effect-<member>`."""


def printed_text(card: Printed, say: Say) -> str:
    """What a card does, as it is printed on it; empty if it does nothing by itself."""
    match card:
        case Artefact():
            return _headed(POWERS[card.when], card.effects, say)
        case Encounter(colour=Colour.GOLD):
            for_duels = isinstance(card.effects[0], DUEL_EFFECTS)
            return _headed(GOLD_DUEL if for_duels else GOLD, card.effects, say)
        case Encounter():
            return sentences(card.effects, say)
        case Souvenir() if card.anchor:
            return _headed(ANCHOR, card.anchor, say)
        case _:
            return ""


def sentences(effects: Sequence[Effect], say: Say) -> str:
    """What effects do, a sentence for each; what all draw and then the reader is one."""
    teller = _Teller(say)
    parts: list[str] = []
    before: Effect | None = None
    for effect in effects:
        match before, effect:
            case Draw(Whom.ALL, one), Draw(Whom.ME, other, count) if one == other:
                parts.append(say(f"effect-{MORE}", {"first": parts.pop(), "count": count}))
            case _:
                parts.append(teller.part(effect))
        before = effect
    return " ".join(map(_sentence, parts))


def clause(effects: Sequence[Effect], say: Say) -> str:
    """What effects do, as the part of a sentence that begins small and has no full stop."""
    return _Teller(say).parts(effects)


def _headed(heading: str, effects: Sequence[Effect], say: Say) -> str:
    return _sentence(say(f"effect-{heading}", {"does": clause(effects, say)}))


def _sentence(part: str) -> str:
    return f"{part[0].upper()}{part[1:]}."


class _Teller:
    """Tells the effects of one card, one after the other."""

    def __init__(self, say: Say, *, chosen: bool = False) -> None:
        self._say = say
        self._chosen = chosen
        """Whether the player to be chosen has been mentioned (A-37b)."""

    def part(self, effect: Effect) -> str:
        """An effect as a part of a sentence."""
        match effect:
            case Gamble():
                win, lose = self._branches(effect.win, effect.lose)
                ways = "both" if win and lose else "win" if win else "lose"
                facts: dict[str, str | int] = {"win": win, "lose": lose, "ways": ways}
                return self._text(effect, facts | {"least": effect.least})
            case Either():
                one, other = self._branches(effect.one, effect.other)
                return self._text(effect, {"one": one, "other": other})
            case _:
                return self._text(effect, self._facts(effect))

    def parts(self, effects: Sequence[Effect]) -> str:
        """Effects after one another, as one part of a sentence."""
        told = ""
        for number, effect in enumerate(effects):
            part = self.part(effect)
            if number:
                split = isinstance(effects[number - 1], Gamble | Either)
                facts = {"first": told, "next": part, "split": "yes" if split else "no"}
                part = self._say(f"effect-{THEN}", facts)
            told = part
        return told

    def _branches(self, *ways: Sequence[Effect]) -> list[str]:
        """Of several ways only one is gone; a player is known after them if all choose one."""
        tellers = [_Teller(self._say, chosen=self._chosen) for _ in ways]
        told = [teller.parts(way) for teller, way in zip(tellers, ways, strict=True)]
        self._chosen = all(teller._chosen for teller in tellers)  # noqa: SLF001 - its own kind
        return told

    def _facts(self, effect: Effect) -> dict[str, str | int]:
        facts: dict[str, str | int] = {}
        for field in effect.__struct_fields__:
            value = getattr(effect, field)
            if isinstance(value, Whom):
                facts["whom"] = self._whom(value)
            elif isinstance(value, bool):
                facts[field.replace("_", "-")] = "yes" if value else "no"
            else:
                facts[field] = "any" if value is None else value
        if isinstance(effect, Steal | Exchange):
            facts["whom"] = self._whom(Whom.CHOSEN)
        return facts

    def _whom(self, whom: Whom) -> str:
        if whom is not Whom.CHOSEN:
            return whom
        known, self._chosen = self._chosen, True
        return THAT if known else whom

    def _text(self, effect: Effect, facts: Mapping[str, str | int]) -> str:
        return self._say(f"effect-{effect.__struct_config__.tag}", facts)
