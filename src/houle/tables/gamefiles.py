"""A finished table's log as a game file."""

from collections.abc import Sequence

from houle.tables import entries as log
from houle.tables.gamefile import GameFile, PlayAt
from houle.tables.ports import Logged
from houle.tables.state import TableState


def game_file(entries: Sequence[Logged], state: TableState, seed: bytes) -> GameFile:
    """Everything about a game that is over, without the moves that were taken back."""
    life = state.life
    plays = {}
    for logged in entries:
        match log.decode_entry(logged.entry):
            case log.Played(seat, move):
                plays[logged.seq] = PlayAt(seat=seat, move=move, at=logged.at)
            case log.TakenBack(_, place):
                del plays[place]
    return GameFile(
        table=life.dealt_for,
        game=life.setting.game,
        rules_version=life.rules_version,
        seats=len(life.chairs),
        options=life.setting.options,
        commitment=life.commitment,
        seed=seed.hex(),
        words=life.words,
        names=tuple(chair.name or chair.bot or "" for chair in life.chairs),
        plays=tuple(plays.values()),
        outcome=None if state.running is None else state.running.outcome,
    )
