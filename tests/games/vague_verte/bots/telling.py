"""What somebody knows who has seen some moves."""

from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.games.vague_verte.bots.imagining import VerteKnowledge
from houle.games.vague_verte.moves import VagueVerteMove
from houle.kernel import QuickChance, Story, TrackedTable, know


def after(
    game: VagueVerte,
    table: TrackedTable[VagueVertePublic],
    viewer: int,
    *moves: tuple[int, VagueVerteMove],
) -> VerteKnowledge:
    """What a viewer knows after some moves."""
    story = Story(game.layout, ())
    for seat, move in moves:
        assert game.attempt(table, seat, move, QuickChance(0)) is None
        story.add(seat, table.journal or ())
    return know(game, table, viewer, story)
