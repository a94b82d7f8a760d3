"""What a contest shows, as tables to read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

from rich.table import Table as Grid

from houle.arena import Alone, Contest, Duel, Findings, Pace, Played, Speed
from houle.cli.numbers import decimal, estimate, percentage
from houle.cli.terminal import Terminal
from houle.cli.voice import Voice
from houle.texts import Host

NOTHING = "\N{EN DASH}"


@dataclass(frozen=True)
class Board:
    """A table: what each row is about, and its figures."""

    voice: Voice
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]

    def show(self, terminal: Terminal) -> None:
        """Draw it, or say it in one line for each row."""
        if terminal.plain:
            terminal.show(*map(self._line, self.rows))
            return
        grid = Grid()
        for column, heading in enumerate(self.headings):
            grid.add_column(heading, justify="right" if column else "left")
        for row in self.rows:
            grid.add_row(*row)
        terminal.console.print(grid)

    def _line(self, row: Sequence[str]) -> str:
        figures = [
            self.voice.ui("arena-cell", heading=heading, figure=figure)
            for heading, figure in zip(self.headings[1:], row[1:], strict=True)
            if figure != NOTHING
        ]
        content = reduce(
            lambda so_far, more: self.voice.ui("arena-and", so_far=so_far, more=more), figures
        )
        return self.voice.ui("table-line", name=row[0], content=content)


def tables(
    voice: Voice, host: Host, contest: Contest, findings: Findings, games: Sequence[Played]
) -> Iterator[Board]:
    """All that there is to show."""
    if findings.alone:
        yield _alone(voice, host, findings.alone)
    if findings.duels:
        yield _duels(voice, contest, findings.duels)
    if len(contest.bots) > 2 and (board := _ratings(voice, contest, games)) is not None:
        yield board
    yield _paces(voice, findings.paces)


def difference_or_share(contest: Contest) -> str:
    """The text that says what `Duel.wins` is."""
    return "arena-wins-more" if contest.together else "arena-wins"


def _duels(voice: Voice, contest: Contest, duels: Sequence[Duel]) -> Board:
    headings = [
        voice.ui("arena-pair"),
        voice.ui(difference_or_share(contest)),
        voice.ui("arena-even"),
        voice.ui("arena-points"),
        voice.ui("arena-gain"),
        voice.ui("arena-verdict"),
    ]
    rows = [
        [
            voice.ui("arena-against", one=duel.one, other=duel.other),
            percentage(voice, duel.wins, signed=contest.together),
            voice.ui("arena-share", percent=decimal(voice, 100 * duel.even, 1)),
            NOTHING if duel.points is None else estimate(voice, duel.points),
            NOTHING if duel.gain is None else estimate(voice, duel.gain),
            voice.ui("arena-ahead" if duel.ahead else "arena-not-ahead"),
        ]
        for duel in duels
    ]
    return Board(voice, headings, rows)


def _alone(voice: Voice, host: Host, bots: Sequence[Alone]) -> Board:
    headings = [
        voice.ui("arena-bot"),
        voice.ui("arena-won"),
        voice.ui("arena-mean"),
        voice.ui("sim-moves"),
        voice.ui("arena-ends"),
    ]
    rows = [
        [
            bot.bot,
            percentage(voice, bot.won),
            NOTHING if bot.points is None else estimate(voice, bot.points, signed=False),
            decimal(voice, bot.moves, 1),
            ", ".join(_end(voice, host, cause, share) for cause, share in bot.causes.items()),
        ]
        for bot in bots
    ]
    return Board(voice, headings, rows)


def _end(voice: Voice, host: Host, cause: str, share: float) -> str:
    percent = voice.ui("arena-share", percent=decimal(voice, 100 * share, 1))
    return voice.ui("arena-cell", heading=host.figure(cause), figure=percent)


def _ratings(voice: Voice, contest: Contest, games: Sequence[Played]) -> Board | None:
    try:
        from houle.arena.ratings import rate  # noqa: PLC0415 - an extra that few install
    except ImportError:
        return None
    headings = [voice.ui("arena-bot"), voice.ui("arena-rating"), voice.ui("arena-unsure")]
    rows = [
        [rating.bot, decimal(voice, rating.mu, 1), decimal(voice, rating.sigma, 1)]
        for rating in rate(contest, games)
    ]
    return Board(voice, headings, rows)


def _paces(voice: Voice, paces: Sequence[Pace]) -> Board:
    headings = [voice.ui("arena-bot"), voice.ui("arena-cpu"), voice.ui("arena-cpu-asides")]
    rows = [[pace.bot, _speed(voice, pace.choices), _speed(voice, pace.asides)] for pace in paces]
    return Board(voice, headings, rows)


def _speed(voice: Voice, speed: Speed | None) -> str:
    if speed is None:
        return NOTHING
    usual, slow, longest = (
        decimal(voice, number, 2) for number in (speed.usual, speed.slow, speed.longest)
    )
    return voice.ui("arena-speed", times=speed.times, usual=usual, slow=slow, longest=longest)
