"""Reading a command line, with every word about it in the language of whoever typed it."""

from argparse import (
    Action,
    ArgumentError,
    ArgumentParser,
    ArgumentTypeError,
    HelpFormatter,
    Namespace,
)
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn, TypeAlias

from houle.cli.voice import FLAG, Voice
from houle.texts import LOCALES


class UsageError(Exception):
    """A command that cannot be carried out; the message is for whoever typed it."""


Command: TypeAlias = Callable[[Voice, Sequence[str]], int]


class Brought(NamedTuple):
    """A command that a game brings, in `COMMANDS` of the module `commands` in its folder."""

    run: Command
    overview: str
    """The text that says in a line how it is typed and what it is for."""


def command_named(voice: Voice, name: str, commands: Mapping[str, Command]) -> Command:
    """One of some commands; whoever types another hears which there are."""
    if name not in commands:
        known = ", ".join(commands)
        raise UsageError(voice.ui("cli-unknown-command", name=name, commands=known))
    return commands[name]


class Parser(ArgumentParser):
    """An argument parser that speaks through a voice, and raises instead of exiting."""

    def __init__(self, voice: Voice, command: str, operand: str, purpose: str) -> None:
        super().__init__(
            prog=f"houle {command}",
            usage=" ".join(filter(None, ("houle", command, operand, "[...]"))),
            description=purpose,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: _Formatter(voice, prog),
        )
        self._voice = voice
        self.operands = self.add_argument_group(voice.ui("cli-operands"))
        self.choices = self.add_argument_group(voice.ui("cli-choices"))

    def read(self, arguments: Sequence[str]) -> Namespace:
        """The values of the arguments; a `UsageError` says what is wrong with them."""
        self.choices.add_argument(FLAG, choices=LOCALES, help=self._voice.ui("cli-lang"))
        self.choices.add_argument("-h", "--help", action="help", help=self._voice.ui("cli-help"))
        try:
            found, unknown = self.parse_known_args(arguments)
        except ArgumentError as error:
            raise UsageError(self._explained(error)) from error
        if unknown:
            raise UsageError(self._voice.ui("cli-unknown-argument", argument=unknown[0]))
        return found

    def error(self, message: str) -> NoReturn:  # noqa: ARG002 - argparse has it in English only
        raise UsageError(self._voice.ui("cli-incomplete", command=self.prog))

    def _explained(self, error: ArgumentError) -> str:
        argument = error.argument_name or ""
        if isinstance(error.__context__, ArgumentTypeError):
            reason = error.message
            return self._voice.ui("cli-wrong-argument", argument=argument, reason=reason)
        return self._voice.ui("cli-unreadable-argument", argument=argument)

    def number_from(self, least: int) -> Callable[[str], int]:
        """A reader for whole numbers that are not less than this."""

        def read(typed: str) -> int:
            if not typed.isdecimal() or int(typed) < least:
                raise ArgumentTypeError(self._voice.ui("cli-not-a-number", least=least))
            return int(typed)

        return read

    def seed(self) -> Callable[[str], bytes]:
        """A reader for seeds, written as pairs of hexadecimal digits."""

        def read(typed: str) -> bytes:
            try:
                return bytes.fromhex(typed)
            except ValueError:
                raise ArgumentTypeError(self._voice.ui("cli-not-hex")) from None

        return read


class _Formatter(HelpFormatter):
    def __init__(self, voice: Voice, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._voice = voice

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        heading = f"{self._voice.ui('cli-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, heading)
