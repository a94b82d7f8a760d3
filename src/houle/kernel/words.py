"""What a game has names for."""

from enum import Enum, StrEnum

import msgspec


class Words(msgspec.Struct, frozen=True):
    """Every name a game can give to something people read about.

    For each there is a text in the game's catalogues, in every language: `card-<face>`,
    `step-<happening>`, `refusal-<reason>`, `outcome-<cause>`; and moves and zones have theirs by
    their tag and name. The members of `enums` appear as facts inside such texts.
    """

    faces: type[StrEnum]
    happenings: type[StrEnum]
    reasons: type[StrEnum]
    causes: type[StrEnum]
    enums: tuple[type[Enum], ...] = ()
