"""`houle play`: one person, the other seats for bots."""

from collections.abc import Sequence
from pathlib import Path

from houle.bots import find_bot
from houle.cli.names import names_for
from houle.cli.parser import Parser, UsageError
from houle.cli.records import save_record
from houle.cli.screens import find_screen
from houle.cli.session import Session
from houle.cli.setup import add_game_arguments, chosen_bot, chosen_game, opened_game
from houle.cli.terminal import LeaveError, Terminal
from houle.cli.voice import Voice
from houle.kernel import QuickChance, new_seed
from houle.texts import Speaker


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Open a table, play a game, save it if that is wanted."""
    kind = chosen_game(voice, arguments)
    parser = Parser(voice, "play", voice.ui("cli-game"), voice.ui("cli-play"))
    add_game_arguments(parser, voice, kind)
    _add_own_arguments(parser, voice)
    found = parser.read(arguments)

    game = opened_game(voice, kind, found)
    me = found.seat - 1
    if me >= game.seats:
        raise UsageError(voice.ui("cli-no-such-seat", seats=game.seats))
    bot = chosen_bot(voice, game.name, found.bot)
    make_bot = find_bot(game.name, bot)
    seed: bytes = found.seed or new_seed()
    terminal = Terminal(plain=found.plain)
    names = names_for(voice, game.seats, bot)
    speaker = Speaker(game, voice.locale, names, me)
    session = Session(
        game,
        {
            seat: make_bot(QuickChance(f"{seed.hex()}/seat {seat}"))
            for seat in range(game.seats)
            if seat != me
        },
        me,
        seed,
        speaker,
        find_screen(type(game)),
        terminal,
        brisk=found.brisk,
    )
    terminal.show(voice.ui("table-welcome", game=speaker.title), style="bold")
    terminal.show(speaker.blurb)
    if game.seats > 1:
        others = ", ".join(name for seat, name in enumerate(names) if seat != me)
        terminal.show(voice.ui("table-company", names=others, level=bot))
    terminal.show(voice.ui("table-help-hint"))
    try:
        session.run()
        file = found.save or _asked_for_file(voice, terminal)
    except (LeaveError, KeyboardInterrupt):
        file = found.save
        terminal.show(voice.ui("table-goodbye"))
    if file is not None:
        terminal.show(save_record(voice, file, session.record))
    return 0


def _add_own_arguments(parser: Parser, voice: Voice) -> None:
    number = voice.ui("cli-number")
    add = parser.choices.add_argument
    add("--seat", type=parser.number_from(1), default=1, metavar=number, help=voice.ui("cli-seat"))
    add("--plain", action="store_true", help=voice.ui("cli-plain"))
    add("--brisk", action="store_true", help=voice.ui("cli-brisk"))
    add("--seed", type=parser.seed(), metavar=voice.ui("cli-hex"), help=voice.ui("cli-seed"))
    add("--save", type=Path, metavar=voice.ui("cli-file"), help=voice.ui("cli-save"))


def _asked_for_file(voice: Voice, terminal: Terminal) -> Path | None:
    typed = terminal.ask(voice.ui("record-save-where"))
    return Path(typed).expanduser() if typed else None
