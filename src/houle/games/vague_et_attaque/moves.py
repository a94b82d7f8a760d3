"""What a player can do. A card is named by where it lies, never by its face."""

from typing import TypeAlias

import msgspec

from houle.games.vague_et_attaque.effects import Stock
from houle.kernel import Place, Seat, ZoneId


class DrawSouvenir(msgspec.Struct, frozen=True, tag="draw-souvenir"):
    """Exploration: draw a souvenir (A-30)."""


class SeekPlace(msgspec.Struct, frozen=True, tag="seek-place"):
    """Exploration: discard the souvenir held at `place` and draw a place (A-30)."""

    place: Place


class Adventure(msgspec.Struct, frozen=True, tag="adventure"):
    """Encounter: draw an encounter and resolve it (A-31)."""


class Challenge(msgspec.Struct, frozen=True, tag="challenge"):
    """Encounter, or by an effect: duel for the card that lies there (A-31, A-50)."""

    zone: ZoneId
    place: Place


class Throw(msgspec.Struct, frozen=True, tag="throw"):
    """Throw one's die in a duel (A-51)."""


class LayPlace(msgspec.Struct, frozen=True, tag="lay-place"):
    """Mooring: lay the place held at `place` into one's zone (A-32)."""

    place: Place


class LaySouvenir(msgspec.Struct, frozen=True, tag="lay-souvenir"):
    """Mooring: lay the souvenir held at `place` on a place; `onto` is that place's zone (A-32)."""

    place: Place
    onto: ZoneId


class Jettison(msgspec.Struct, frozen=True, tag="jettison"):
    """Mooring, having laid nothing: discard a souvenir; its anchor acts, the turn ends (A-33)."""

    place: Place


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Pass the rest of the mooring (A-33), or an offered duel."""


class UseGold(msgspec.Struct, frozen=True, tag="use-gold"):
    """Use the gold encounter held at `place`, for oneself or for the partner (A-03, A-82)."""

    place: Place


class UseArtefact(msgspec.Struct, frozen=True, tag="use-artefact"):
    """Use the power of one's artefact (A-02)."""


class PickPlayer(msgspec.Struct, frozen=True, tag="pick-player"):
    """Inside an effect: choose a player."""

    owner: Seat


class PickCard(msgspec.Struct, frozen=True, tag="pick-card"):
    """Inside an effect, or at the end of a turn (A-34): choose a card by where it lies."""

    zone: ZoneId
    place: Place


class PickStock(msgspec.Struct, frozen=True, tag="pick-stock"):
    """Inside an effect, or at the end of a turn (A-34): choose the deck to draw from."""

    stock: Stock


class PickWay(msgspec.Struct, frozen=True, tag="pick-way"):
    """Inside an effect: the first (0) or the other (1) of two things."""

    way: int


class LetAboard(msgspec.Struct, frozen=True, tag="let-aboard"):
    """Solo: the souvenir that was drawn goes onto the ship (A-91)."""


class KeepOff(msgspec.Struct, frozen=True, tag="keep-off"):
    """Solo, once a game: keep it off, for all hand cards but one (A-94)."""


VagueEtAttaqueMove: TypeAlias = (
    DrawSouvenir
    | SeekPlace
    | Adventure
    | Challenge
    | Throw
    | LayPlace
    | LaySouvenir
    | Jettison
    | Done
    | UseGold
    | UseArtefact
    | PickPlayer
    | PickCard
    | PickStock
    | PickWay
    | LetAboard
    | KeepOff
)
