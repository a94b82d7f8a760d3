"""The command `houle`."""

import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module

from houle.build import COMPILED, VERSION
from houle.cli.parser import Brought, Command, UsageError, command_named
from houle.cli.voice import FLAG, Voice, language
from houle.games.registry import find_game, game_names, part_of


def _run(module: str, voice: Voice, words: Sequence[str]) -> int:
    """Carry out the command of a module, loaded only now: none waits for what others need."""
    status: int = import_module(f"houle.cli.{module}").run(voice, words)
    return status


COMMANDS: dict[str, Command] = {
    module.replace("_", "-"): partial(_run, module)
    for module in (
        "admin",
        "arena",
        "board",
        "bug",
        "export",
        "games",
        "new_game",
        "play",
        "replay",
        "serve",
        "sim",
        "verify",
        "worker",
    )
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
        print(_overview(voice))
        return 0
    if words[0] == "--version":
        print(f"houle {VERSION} ({'compiled' if COMPILED else 'interpreted'})")
        return 0
    if words[0] in COMMANDS:
        return COMMANDS[words[0]](voice, words[1:])
    brought = _of_games(voice.locale)
    commands = COMMANDS | {name: command.run for name, (command, _) in brought.items()}
    run = command_named(voice, words[0], commands)
    return run(brought[words[0]][1], words[1:])


def _of_games(locale: str) -> dict[str, tuple[Brought, Voice]]:
    """The commands that games bring, each with a voice that has its game's words."""
    found = {}
    for kind in map(find_game, game_names()):
        part = part_of(kind, "commands")
        for name, command in part.COMMANDS.items() if part else ():
            found[name] = (command, Voice(locale, kind))
    return found


def _overview(voice: Voice) -> str:
    brought = _of_games(voice.locale).values()
    lines = [voice.ui("cli-overview")]
    if brought:
        lines += ["", voice.ui("cli-of-games")]
    return "\n".join([*lines, *(f"  {own.ui(command.overview)}" for command, own in brought)])
