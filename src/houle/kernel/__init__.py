"""Cards in zones, who sees what, moves, chance, and the projection to a viewer."""

from houle.kernel.chance import Chance, KeyedChance, QuickChance, ScriptedChance, new_seed
from houle.kernel.game import Game, Seats, Words
from houle.kernel.knowledge import Knowledge, Moment, Story, Worlds, know
from houle.kernel.outcome import Outcome
from houle.kernel.projection import (
    NotYetError,
    Onlooker,
    View,
    Viewer,
    ZoneView,
    project,
    project_steps,
    why_not,
)
from houle.kernel.public import Public
from houle.kernel.record import (
    Play,
    Record,
    UnplayableRecordError,
    game_of,
    new_record,
    replay,
    written_down,
)
from houle.kernel.refusal import Refusal, RefusedError
from houle.kernel.steps import At, Face, Fact, Facts, Happened, Moved, Rolled, Shuffled, Step, Who
from houle.kernel.table import Table, empty_table
from houle.kernel.worlds import NoWorldError, deal_world
from houle.kernel.zones import ANY_FACE, Card, CardMask, Eyes, Layout, Seat, Zone, ZoneId

__all__ = [
    "ANY_FACE",
    "At",
    "Card",
    "CardMask",
    "Chance",
    "Eyes",
    "Face",
    "Fact",
    "Facts",
    "Game",
    "Happened",
    "KeyedChance",
    "Knowledge",
    "Layout",
    "Moment",
    "Moved",
    "NoWorldError",
    "NotYetError",
    "Onlooker",
    "Outcome",
    "Play",
    "Public",
    "QuickChance",
    "Record",
    "Refusal",
    "RefusedError",
    "Rolled",
    "ScriptedChance",
    "Seat",
    "Seats",
    "Shuffled",
    "Step",
    "Story",
    "Table",
    "UnplayableRecordError",
    "View",
    "Viewer",
    "Who",
    "Words",
    "Worlds",
    "Zone",
    "ZoneId",
    "ZoneView",
    "deal_world",
    "empty_table",
    "game_of",
    "know",
    "new_record",
    "new_seed",
    "project",
    "project_steps",
    "replay",
    "why_not",
    "written_down",
]
