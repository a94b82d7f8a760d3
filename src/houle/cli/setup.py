"""From the command line to a game: its name, its seats, its options, its bots."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from houle.bots import UnknownBotError, bot_names, default_bot, find_bot
from houle.cli.parser import Parser, UsageError
from houle.cli.voice import Voice
from houle.games.options import FIRST, choices_of, without_none
from houle.games.registry import UnknownGameError, find_game, game_names
from houle.kernel import Game, RefusedError
from houle.texts import Host

Kind: TypeAlias = type[Game[Any, Any, Any]]


def chosen_game(voice: Voice, arguments: Sequence[str]) -> Kind | None:
    """The game named first among the arguments, if one is."""
    if not arguments or arguments[0].startswith("-"):
        return None
    return game_called(voice, arguments[0])


def game_called(voice: Voice, name: str) -> Kind:
    """The game of this name."""
    try:
        return find_game(name)
    except UnknownGameError as error:
        games = ", ".join(error.known)
        raise UsageError(voice.ui("cli-unknown-game", name=name, games=games)) from error


def add_game_arguments(parser: Parser, voice: Voice, kind: Kind | None) -> None:
    """What has to be said to open a table: players, bots, and the options of the game."""
    parser.choices.add_argument(
        "--bot", metavar=voice.ui("cli-name"), help=voice.ui("cli-bot", bots=named_bots(kind))
    )
    add_table_arguments(parser, voice, kind)


def named_bots(kind: Kind | None) -> str:
    """The bots there are for a game, as a list to read."""
    return ", ".join(bot_names(kind.name if kind is not None else ""))


def add_table_arguments(parser: Parser, voice: Voice, kind: Kind | None) -> None:
    """The same, but for the bots."""
    parser.operands.add_argument(
        "game", nargs="?", metavar=voice.ui("cli-game"), help=voice.ui("cli-game.hint")
    )
    seats = parser.number_from(1)
    number = voice.ui("cli-number")
    parser.choices.add_argument(
        "--players", type=seats, metavar=number, help=voice.ui("cli-players")
    )
    if kind is None:
        parser.epilog = voice.ui("cli-options-by-game", command=parser.prog)
        return
    host = Host(kind, voice.locale)
    group = parser.add_argument_group(voice.ui("cli-table-options", game=host.title))
    for field in msgspec.structs.fields(kind.options_type):
        flag = f"--{field.name.replace('_', '-')}"
        hint = (host.option_hint(field.name) or host.option(field.name)).replace("%", "%%")
        kind_of_value = without_none(field.type)
        if kind_of_value is bool:
            group.add_argument(flag, action="store_true", dest=field.name, help=hint)
        elif choices := choices_of(kind_of_value):
            choose: dict[str, Any] = {"type": type(choices[0]), "choices": choices}
            group.add_argument(flag, dest=field.name, help=hint, **choose)
        else:
            group.add_argument(flag, type=seats, metavar=number, dest=field.name, help=hint)


def opened_game(voice: Voice, kind: Kind | None, found: Namespace) -> Game[Any, Any, Any]:
    """The game with the seats and options that were asked for."""
    if kind is None:
        raise UsageError(voice.ui("cli-game-first", games=", ".join(game_names())))
    fields = (field.name for field in msgspec.structs.fields(kind.options_type))
    values = {name: value for name in fields if (value := getattr(found, name, None)) is not None}
    if FIRST in values:
        values[FIRST] -= 1
    usual = kind.seat_counts[len(kind.seat_counts) // 2]
    players: int = usual if found.players is None else found.players
    try:
        return kind(players, msgspec.convert(values, kind.options_type))
    except RefusedError as error:
        explanation = Host(kind, voice.locale).refusal(error.refusal)
        raise UsageError(
            voice.ui("refused", explanation=explanation, rule=error.refusal.rule)
        ) from error


def chosen_bot(voice: Voice, game_name: str, name: str | None) -> str:
    """The bot of this name, or the usual one."""
    wanted = name or default_bot(game_name)
    try:
        find_bot(game_name, wanted)
    except UnknownBotError as error:
        bots = ", ".join(error.known)
        raise UsageError(voice.ui("cli-unknown-bot", name=error.name, bots=bots)) from error
    return wanted
