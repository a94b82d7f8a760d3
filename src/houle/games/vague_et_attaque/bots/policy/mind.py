"""How a captain judges: its taste, and what it remembers of the hands that it has judged."""

from typing import final

from houle.games.vague_et_attaque.bots.policy.outlook import Outlook
from houle.games.vague_et_attaque.bots.policy.scene import Scene, holdings
from houle.games.vague_et_attaque.bots.policy.style import Style
from houle.kernel import Seat


@final
class Mind:
    """A taste, and all outlooks by it in one game.

    Whoever tries moves comes by the same hands again and again: of six outlooks five are known.
    """

    def __init__(self, style: Style) -> None:
        self.style = style
        self._outlooks: dict[tuple[int, ...], Outlook] = {}

    def outlook(self, at: Scene, seat: Seat) -> Outlook:
        """The outlook of a seat, which nobody may change."""
        held = tuple(holdings(at, seat))
        found = self._outlooks.get(held)
        if found is None:
            found = self._outlooks[held] = Outlook(at, seat, self.style)
        return found
