"""`houle arena`: which bot is stronger, and by how much, on the same deals."""

import os
from argparse import Namespace
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from houle.arena import (
    LADDER,
    Contest,
    Findings,
    Ledger,
    OtherContestError,
    find_out,
    header_of,
    play_deals,
    seed_in,
)
from houle.cli.arena_tables import difference_or_share, tables
from houle.cli.clock import cpu_clock
from houle.cli.numbers import games_bar
from houle.cli.parser import Parser, UsageError
from houle.cli.setup import (
    Kind,
    add_table_arguments,
    chosen_bot,
    chosen_game,
    named_bots,
    opened_game,
)
from houle.cli.terminal import Terminal
from houle.cli.voice import Voice
from houle.kernel import new_seed
from houle.texts import Host

USUAL_DEALS = 100
PICTURES = (".png", ".svg", ".pdf")


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Play the deals, as far as they have not been played before, and print what they show."""
    arguments = [arguments[0].replace("_", "-"), *arguments[1:]] if arguments else []
    kind = chosen_game(voice, arguments)
    found = _parser(voice, kind).read(arguments)

    game = opened_game(voice, kind, found)
    contest = Contest(game, _bots(voice, game.name, found), ladder=found.ladder)
    seed: str = found.seed or seed_in(found.out) or new_seed().hex()[:8]
    host = Host(type(game), voice.locale)
    title = voice.ui("sim-title", game=host.title, seats=game.seats, seed=seed)
    paint = _painter(voice, contest, title, found.plot)
    ledger = _ledger(voice, contest, seed, found.out)
    errands = ledger.errands(contest, found.deals)
    total = found.deals * len(contest.lineups())
    terminal = Terminal(plain=found.plain)
    with games_bar(terminal) as progress:
        done = total - len(errands)
        task = progress.add_task(voice.ui("sim-playing"), total=total, completed=done)
        for played in play_deals(contest, errands, seed, cpu_clock, jobs=found.jobs):
            ledger.add(played)
            progress.advance(task)
    games = [played for played in ledger.games if played.deal < found.deals]
    findings = find_out(contest, games)
    terminal.show(title, style="bold")
    terminal.show(voice.ui("arena-played", deals=findings.deals, games=findings.games))
    for table in tables(voice, host, contest, findings, games):
        table.show(terminal)
    paint(findings)
    return 0


def _parser(voice: Voice, kind: Kind | None) -> Parser:
    parser = Parser(voice, "arena", voice.ui("cli-game"), voice.ui("cli-arena"))
    add_table_arguments(parser, voice, kind)
    at_least_one, number = parser.number_from(1), voice.ui("cli-number")
    file = voice.ui("cli-file")
    add = parser.choices.add_argument
    bots = voice.ui("cli-arena-bots", bots=named_bots(kind))
    add("--bots", metavar=voice.ui("cli-names"), help=bots)
    add("--ladder", action="store_true", help=voice.ui("cli-arena-ladder"))
    deals = voice.ui("cli-arena-deals")
    add("--deals", type=at_least_one, default=USUAL_DEALS, metavar=number, help=deals)
    add("--seed", metavar=voice.ui("cli-word"), help=voice.ui("cli-arena-seed"))
    cores = os.cpu_count() or 1
    jobs = voice.ui("cli-arena-jobs")
    add("--jobs", type=at_least_one, default=cores, metavar=number, help=jobs)
    add("--out", type=Path, metavar=file, help=voice.ui("cli-arena-out"))
    add("--plot", type=Path, metavar=file, help=voice.ui("cli-arena-plot"))
    add("--plain", action="store_true", help=voice.ui("cli-plain"))
    return parser


def _bots(voice: Voice, game_name: str, found: Namespace) -> tuple[str, ...]:
    """Who plays: those who were named, or all levels, from the lowest up, or the usual one."""
    names = found.bots.split(",") if found.bots else LADDER if found.ladder else (None,)
    return tuple(dict.fromkeys(chosen_bot(voice, game_name, name) for name in names))


def _ledger(voice: Voice, contest: Contest, seed: str, path: Path | None) -> Ledger:
    try:
        return Ledger(header_of(contest, seed), path)
    except OtherContestError as error:
        if error.field is None:
            raise UsageError(voice.ui("arena-no-ledger", file=str(path))) from error
        text = voice.ui("arena-other-contest", file=str(path), field=error.field)
        raise UsageError(text) from error
    except OSError as error:
        raise UsageError(voice.ui("arena-unwritable", file=str(path))) from error


def _painter(
    voice: Voice, contest: Contest, title: str, path: Path | None
) -> Callable[[Findings], None]:
    """What draws a picture, if one is wanted; asked for before the games, not after hours."""
    if path is None:
        return lambda _: None
    if path.suffix not in PICTURES or not path.parent.is_dir():
        kinds = ", ".join(PICTURES)
        raise UsageError(voice.ui("arena-no-picture", file=str(path), kinds=kinds))
    try:
        from houle.arena.plot import Labels, plot  # noqa: PLC0415 - an extra that few install
    except ImportError as error:
        raise UsageError(voice.ui("arena-no-extra", package=error.name or "")) from error
    compared = bool(contest.pairings)
    labels = Labels(
        title,
        wins=voice.ui(difference_or_share(contest) if compared else "arena-won"),
        points=voice.ui("arena-points" if compared else "arena-mean"),
        even=voice.ui("arena-even"),
    )
    return partial(plot, labels=labels, path=path)
