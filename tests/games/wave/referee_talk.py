"""The referee's own reading of the talking rules (W-30 to W-33)."""

from collections.abc import Mapping

from houle.games.wave.moves import (
    Advice,
    Confirm,
    Declare,
    Phrase,
    Point,
    PointAtBend,
    Say,
    Unpoint,
    UnpointBend,
    WaveMove,
    Withdraw,
)
from houle.games.wave.state import Pointing, WavePublic
from houle.kernel import Seat

SAYINGS = tuple((phrase, Say(phrase)) for phrase in Phrase)


class Talk:
    """Fingers on cards, phrases in the air, and the declaration that somebody broke the rule."""

    def __init__(self, public: WavePublic) -> None:
        self.fingers: list[Pointing] = list(public.pointing)
        self.said: list[Phrase | None] = list(public.said)
        self.declared_by: Seat | None = public.declared_by

    def open_to(self, seat: Seat, rows: Mapping[int, int], *, bend: bool) -> set[WaveMove]:
        """All a player may do besides playing; `rows` tells how many cards others show."""
        return (
            self._fingers_on_hands(seat, rows)
            | self._fingers_on_the_bend(seat, bend=bend)
            | self._phrases(seat)
            | self._declarations(seat)
        )

    def _fingers_on_hands(self, seat: Seat, rows: Mapping[int, int]) -> set[WaveMove]:
        """W-30, W-30b: cards seen in front of others; taking back a finger of one's own."""
        mine = {(f.owner, f.place): f.advice for f in self.fingers if f.pointer == seat}
        found: set[WaveMove] = set()
        for owner, cards in rows.items():
            if owner == seat:
                continue
            for place in range(cards):
                standing = mine.get((owner, place))
                if standing is not None:
                    found.add(Unpoint(owner, place))
                for advice in (Advice.PLAY, Advice.KEEP):
                    if advice is not standing:
                        found.add(Point(owner, place, advice))
        return found

    def _fingers_on_the_bend(self, seat: Seat, *, bend: bool) -> set[WaveMove]:
        """W-30b: "take this" or "leave this"."""
        found: set[WaveMove] = set()
        if not bend:
            return found
        mine = [f.advice for f in self.fingers if f.pointer == seat and f.owner is None]
        if mine:
            found.add(UnpointBend())
        for advice in (Advice.TAKE, Advice.LEAVE):
            if advice not in mine:
                found.add(PointAtBend(advice))
        return found

    def _phrases(self, seat: Seat) -> set[WaveMove]:
        """W-32: any phrase but the one that still stands."""
        return {say for phrase, say in SAYINGS if phrase is not self.said[seat]}

    def _declarations(self, seat: Seat) -> set[WaveMove]:
        """W-33: declare; then anyone confirms, and who declared may withdraw."""
        if self.declared_by is None:
            return {Declare()}
        if self.declared_by == seat:
            return {Confirm(), Withdraw()}
        return {Confirm()}

    def point(self, finger: Pointing) -> None:
        """W-30b: the new finger replaces an earlier one of the same player on that card."""
        self.unpoint(finger.pointer, finger.owner, finger.place)
        self.fingers.append(finger)

    def unpoint(self, pointer: Seat, owner: int | None, place: int) -> None:
        """W-30b: the pointer takes it back."""
        self.fingers = [
            f for f in self.fingers if (f.pointer, f.owner, f.place) != (pointer, owner, place)
        ]

    def card_left(self, owner: int | None, gone: int) -> None:
        """W-30b: fingers go with their card; those on cards further along follow these."""
        left: list[Pointing] = []
        for finger in self.fingers:
            if finger.owner != owner or finger.place < gone:
                left.append(finger)
            elif finger.place > gone:
                left.append(Pointing(finger.pointer, finger.owner, finger.place - 1, finger.advice))
        self.fingers = left

    def card_was_laid(self) -> None:
        """What was said was about the card to be played, and that has been played now."""
        self.said = [None] * len(self.said)
