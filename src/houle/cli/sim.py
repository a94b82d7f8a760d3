"""`houle sim`: many games between bots, and what they add up to."""

from collections.abc import Iterator, Sequence

from rich.table import Table as Grid

from houle.arena import Summary, Tally, simulate
from houle.cli.numbers import decimal, games_bar
from houle.cli.parser import Parser
from houle.cli.setup import add_game_arguments, chosen_bot, chosen_game, opened_game
from houle.cli.terminal import Terminal
from houle.cli.voice import Voice
from houle.kernel import new_seed
from houle.texts import Host


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Play the games and print the figures."""
    kind = chosen_game(voice, arguments)
    parser = Parser(voice, "sim", voice.ui("cli-game"), voice.ui("cli-sim"))
    add_game_arguments(parser, voice, kind)
    at_least_one, number = parser.number_from(1), voice.ui("cli-number")
    add = parser.choices.add_argument
    add("--games", type=at_least_one, default=1000, metavar=number, help=voice.ui("cli-how-many"))
    add("--jobs", type=at_least_one, default=1, metavar=number, help=voice.ui("cli-jobs"))
    add("--seed", metavar=voice.ui("cli-word"), help=voice.ui("cli-sim-seed"))
    add("--plain", action="store_true", help=voice.ui("cli-plain"))
    found = parser.read(arguments)

    game = opened_game(voice, kind, found)
    bots = [chosen_bot(voice, game.name, found.bot)] * game.seats
    seed: str = found.seed or new_seed().hex()[:8]
    terminal = Terminal(plain=found.plain)
    tally = Tally(game.seats)
    # The bar's own clock times the games: there is no other in this program.
    with games_bar(terminal) as progress:
        task = progress.add_task(voice.ui("sim-playing"), total=found.games)
        for result in simulate(game, bots, found.games, seed, jobs=found.jobs):
            tally.add(result)
            progress.advance(task)
        seconds = progress.tasks[0].elapsed or 0.0
    host = Host(type(game), voice.locale)
    rows = list(_figures(voice, host, tally.summary(), seconds))
    title = voice.ui("sim-title", game=host.title, seats=game.seats, seed=seed)
    if terminal.plain:
        lines = (voice.ui("table-line", name=name, content=figure) for name, figure in rows)
        terminal.show(title, *lines)
    else:
        terminal.console.print(_grid(title, rows))
    return 0


def _grid(title: str, rows: list[tuple[str, str]]) -> Grid:
    grid = Grid(title=title, title_justify="left", show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    for name, figure in rows:
        grid.add_row(name, figure)
    return grid


def _figures(
    voice: Voice, host: Host, summary: Summary, seconds: float
) -> Iterator[tuple[str, str]]:
    games = summary.games
    yield voice.ui("sim-games"), str(games)
    yield voice.ui("sim-won"), _share(voice, summary.won, games)
    yield voice.ui("sim-moves"), decimal(voice, summary.moves_per_game, 1)
    if summary.mean_points is not None and summary.median_points is not None:
        yield voice.ui("sim-mean"), decimal(voice, summary.mean_points, 2)
        yield voice.ui("sim-median"), decimal(voice, summary.median_points, 1)
    for number, seat in enumerate(summary.seats, 1):
        share = _share(voice, seat.wins, games)
        points = "" if seat.mean_points is None else decimal(voice, seat.mean_points, 2)
        yield voice.ui("sim-seat", number=number), voice.ui("sim-fared", share=share, points=points)
    for cause, times in summary.causes.items():
        yield voice.ui("sim-cause", cause=host.figure(cause)), _share(voice, times, games)
    for fact, words in summary.words.items():
        for word, times in words.items():
            name = voice.ui("sim-word", fact=host.figure(fact), word=host.figure(word))
            yield name, _share(voice, times, games)
    for fact, numbers in summary.numbers.items():
        mean = sum(value * times for value, times in numbers.items()) / sum(numbers.values())
        yield voice.ui("sim-fact", fact=host.figure(fact)), decimal(voice, mean, 2)
    for topic, found in summary.shares.items():
        for word, counted in found.items():
            name = voice.ui("sim-word", fact=host.figure(topic), word=host.figure(word))
            share = _share(voice, counted.wins, counted.times)
            yield name, voice.ui("sim-times", times=counted.times, share=share)
    yield voice.ui("sim-speed"), decimal(voice, games / seconds if seconds else 0.0, 0)


def _share(voice: Voice, times: int, games: int) -> str:
    percent = decimal(voice, 100 * times / games, 1)
    return voice.ui("sim-share", times=times, percent=percent)
