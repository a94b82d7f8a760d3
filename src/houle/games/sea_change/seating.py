"""Where everything lies at a table of SEA CHANGE, and who plays with whom."""

from houle.games.sea_change.components import SEA_CARDS
from houle.games.sea_change.state import AI, SeaOptions, Teams
from houle.kernel import Eyes, Layout, Zone, ZoneId

USUAL_TARGET = 3
"""Victory points to win where nobody plays in a team (S-31)."""


class Seating:
    """The zones for a number of players and a choice of options, by what they are for."""

    __slots__ = (
        "ai_pile",
        "box",
        "deck",
        "draw_pile",
        "hands",
        "last",
        "layout",
        "order",
        "side_of",
        "sides",
        "solo",
        "taken",
        "targets",
        "trick",
    )

    def __init__(self, seats: int, options: SeaOptions) -> None:
        self.solo = seats == 1
        self.order = (AI, 0, AI) if self.solo else tuple(range(seats))
        """Who plays to a trick, clockwise; alone, AI and player by turns (S-10, S-51)."""
        self.sides = sides_of(AI + 1 if self.solo else seats, options.teams)
        self.side_of = tuple(
            next(side for side, members in enumerate(self.sides) if player in members)
            for player in range(sum(map(len, self.sides)))
        )
        self.targets = tuple(_target(options, members) for members in self.sides)

        zones = [
            Zone("deck", Eyes.NOBODY),
            Zone("box", Eyes.ALL),
            Zone("trick", Eyes.ALL),
            Zone("last", Eyes.ALL),
        ]
        if seats <= 2:
            zones.append(Zone("pile", Eyes.NOBODY))  # S-40, S-50
        zones += [Zone("hand", Eyes.OWNER, seat, ordered=False) for seat in range(seats)]
        zones += [Zone("taken", Eyes.NOBODY, player) for player in range(len(self.side_of))]
        self.layout = layout = Layout(seats, SEA_CARDS, zones)

        self.deck = layout.zone("deck")
        """All cards of the game while they are shuffled and dealt; empty in between."""
        self.box = layout.zone("box")
        """Cards that are not used in this game (S-02)."""
        self.trick = layout.zone("trick")
        self.last = layout.zone("last")
        """The trick just before, until the next one is complete (S-19)."""
        self.ai_pile: ZoneId | None = layout.zone("pile") if self.solo else None
        self.draw_pile: ZoneId | None = layout.zone("pile") if seats == 2 else None
        self.hands = tuple(layout.zone("hand", seat) for seat in range(seats))
        self.taken = tuple(layout.zone("taken", player) for player in range(len(self.side_of)))

    def player(self, leader: int, place: int) -> int:
        """Who laid the card at this place of a trick."""
        return self.order[place] if self.solo else self.order[(leader + place) % len(self.order)]


def sides_of(players: int, teams: Teams) -> tuple[tuple[int, ...], ...]:
    """S-60: who belongs together; teams take seats in rotation, full ones are skipped."""
    sizes = teams.sizes or (1,) * players
    return tuple(
        tuple(
            sum(min(size, turn) for size in sizes) + sum(size > turn for size in sizes[:team])
            for turn in range(size)
        )
        for team, size in enumerate(sizes)
    )


def _target(options: SeaOptions, members: tuple[int, ...]) -> int:
    """S-31, S-62: the victory points that a side needs."""
    if options.target is not None:
        return options.target
    return USUAL_TARGET if options.teams is Teams.NONE else len(members) + 1
