"""`houle games`: what can be played here."""

from collections.abc import Sequence

from houle.cli.parser import Parser
from houle.cli.terminal import Terminal
from houle.cli.voice import Voice
from houle.games.registry import find_game, game_names
from houle.texts import Host


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """List the installed games."""
    Parser(voice, "games", "", voice.ui("cli-games")).read(arguments)
    terminal = Terminal()
    for name in game_names():
        kind = find_game(name)
        host = Host(kind, voice.locale)
        fewest, most = kind.seat_counts[0], kind.seat_counts[-1]
        players = voice.ui("games-players", fewest=fewest, most=most)
        terminal.show(f"{name}: {host.title}, {players}", style="bold")
        terminal.show(f"  {host.blurb}")
    return 0
