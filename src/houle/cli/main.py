"""The command `houle`."""

import os
import sys
from collections.abc import Callable, Sequence

from houle.cli import arena, deck, games, play, replay, serve, sim, verify, worker
from houle.cli.parser import UsageError
from houle.cli.voice import FLAG, Voice, language

COMMANDS: dict[str, Callable[[Voice, Sequence[str]], int]] = {
    "arena": arena.run,
    "deck": deck.run,
    "games": games.run,
    "play": play.run,
    "replay": replay.run,
    "serve": serve.run,
    "sim": sim.run,
    "verify": verify.run,
    "worker": worker.run,
}
MISUSED = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    voice = Voice(language(words, os.environ))
    try:
        return _carry_out(voice, words)
    except UsageError as error:
        print(error, file=sys.stderr)
        return MISUSED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _carry_out(voice: Voice, words: list[str]) -> int:
    while words[:1] == [FLAG]:  # it may also stand before the command
        words = words[2:]
    if not words or words[0] in ("-h", "--help"):
        print(voice.ui("cli-overview"))
        return 0
    command = COMMANDS.get(words[0])
    if command is None:
        commands = ", ".join(COMMANDS)
        raise UsageError(voice.ui("cli-unknown-command", name=words[0], commands=commands))
    return command(voice, words[1:])
