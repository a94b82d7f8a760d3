"""One person at a table of bots."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec

from houle.bots import Bot, asides_of
from houle.cli.counsel import counsel
from houle.cli.frames import without_dealing
from houle.cli.screens import Screen
from houle.cli.screens.generic import zone_lines
from houle.cli.terminal import LeaveError, Terminal
from houle.kernel import (
    Game,
    KeyedChance,
    Knowledge,
    Onlooker,
    Record,
    Refusal,
    RefusedError,
    Seat,
    Step,
    Story,
    View,
    know,
    new_record,
    project,
    project_steps,
    written_down,
)
from houle.texts import Speaker

LOG_LINES = 20


class Session:
    """Deals, asks the person and the bots in turn, and tells the person what happens.

    The person is shown projections of the table and nothing else, like the bots.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        bots: Mapping[Seat, Bot[Any, Any, Any]],
        me: Seat,
        seed: bytes,
        speaker: Speaker,
        screen: Screen,
        terminal: Terminal,
        *,
        brisk: bool = False,
    ) -> None:
        self.record: Record = new_record(game, seed)
        self._game = game
        self._bots = bots
        self._me = me
        self._speaker = speaker
        self._screen = screen
        self._terminal = terminal
        self._brisk = brisk
        self._chance = KeyedChance(seed)
        self._table = game.start(self._chance)
        self._story = Story(game.layout, self._table.journal or ())
        self._log: list[str] = []
        self._last_refusal: Refusal | None = None
        self._commands: Mapping[str, Callable[[], None]] = {
            "?": self._explain_commands,
            "h": self._explain_commands,
            "a": self._list_asides,
            "c": self._tell_counsel,
            "r": self._tell_rules,
            "t": self._tell_table,
            "l": self._tell_log,
            "q": self._ask_to_leave,
        }

    def run(self) -> None:
        """Play to the end; `LeaveError` if the person goes before."""
        self._tell(without_dealing(project_steps(self._game, self._table, self._me)))
        together: set[Seat] = set()  # those who decide along with the person are not waited for
        while self._game.outcome(self._table) is None:
            self._hear_advice()
            waiting = self._game.to_act(self._table)
            if self._me in waiting:
                self._my_turn()
                together = set(waiting)
            elif waiting:
                self._others_turn(waiting[0], at_once=waiting[0] in together)
                together.discard(waiting[0])
        self._tell_the_end()

    # Turns

    def _hear_advice(self) -> None:
        waiting = self._game.to_act(self._table)
        for seat, bot in self._bots.items():
            if seat not in waiting:
                for aside in asides_of(bot, partial(self._known, seat)):
                    self._follow(seat, aside)

    def _known(self, seat: Seat) -> Knowledge[Any, Any, Any]:
        return know(self._game, self._table, seat, self._story, (self._me,))

    def _my_turn(self) -> None:
        self._draw()
        self._terminal.show(self._speaker.ui("table-your-turn"), style="bold")
        self._list_moves()
        prompt = self._speaker.ui("table-prompt")
        while self._me in self._game.to_act(self._table):
            moves = self._view().moves
            move = self._understood(self._terminal.ask(prompt))
            if move is not None and self._try(move) and move in moves:
                return

    def _others_turn(self, seat: Seat, *, at_once: bool) -> None:
        if self._view().asides and not (self._brisk or at_once):
            self._draw()
            self._let_me_advise(seat)
        if seat in self._game.to_act(self._table):
            self._follow(seat, self._bots[seat].choose(self._known(seat)))

    def _let_me_advise(self, seat: Seat) -> None:
        prompt = self._speaker.ui("table-others-turn", who=self._speaker.who(seat))
        while self._game.outcome(self._table) is None:
            typed = self._terminal.ask(prompt)
            if not typed:
                return
            move = self._understood(typed)
            if move is not None:
                self._try(move)

    def _try(self, move: msgspec.Struct) -> bool:
        """Play the person's move, or say why not."""
        refused = self._attempt(self._me, move)
        if refused is not None:
            self._last_refusal = refused
            self._tell_refusal(refused)
        return refused is None

    def _follow(self, seat: Seat, move: msgspec.Struct) -> None:
        """Play a bot's move; one that breaks the rules is not fit to play."""
        refused = self._attempt(seat, move)
        if refused is not None:
            raise RefusedError(refused)

    def _attempt(self, seat: Seat, move: msgspec.Struct) -> Refusal | None:
        refused = self._game.attempt(self._table, seat, move, self._chance)
        if refused is None:
            self.record = written_down(self.record, seat, move)
            self._story.add(seat, self._table.journal or ())
            self._tell(project_steps(self._game, self._table, self._me))
        return refused

    # What the person types

    def _understood(self, typed: str) -> msgspec.Struct | None:
        """The move that was typed; anything else is answered on the spot."""
        command = " ".join(typed.lower().split())
        view = self._view()
        asked = self._commands.get(command)
        if asked is not None:
            asked()
            return None
        match command:
            case "":
                return None
            case _ if command.isdecimal() and not view.moves:
                self._terminal.show(self._speaker.ui("table-not-now"))
            case _ if command.isdecimal():
                return self._numbered(view.moves, int(command))
            case _ if command[0] == "a" and command[1:].strip().isdecimal():
                return self._numbered(view.asides, int(command[1:]))
            case _:
                move = self._screen.read(command)
                if move is None:
                    self._terminal.show(self._speaker.ui("table-not-understood"))
                return move
        return None

    def _numbered(self, moves: tuple[msgspec.Struct, ...], number: int) -> msgspec.Struct | None:
        if 1 <= number <= len(moves):
            return moves[number - 1]
        self._terminal.show(self._speaker.ui("table-no-such-number"))
        return None

    def _ask_to_leave(self) -> None:
        if self._terminal.ask(self._speaker.ui("table-really-leave")).lower() == "q":
            raise LeaveError

    # What the person is told

    def _view(self) -> View[Any, Any, Any]:
        return project(self._game, self._table, self._me)

    def _draw(self) -> None:
        self._terminal.show("")
        self._terminal.show(*self._screen.draw(self._view(), self._speaker, self._terminal.canvas))

    def _list_moves(self) -> None:
        view = self._view()
        self._terminal.show_columns(
            f"{number:>3}  {self._speaker.move(view, move)}"
            for number, move in enumerate(view.moves, 1)
        )

    def _list_asides(self) -> None:
        view = self._view()
        if not view.asides:
            self._terminal.show(self._speaker.ui("table-no-asides"))
        self._terminal.show_columns(
            f"a{number:<3} {self._speaker.move(view, move)}"
            for number, move in enumerate(view.asides, 1)
        )

    def _explain_commands(self) -> None:
        self._terminal.show(self._speaker.ui("table-commands"))
        typing = self._screen.how_to_type(self._speaker)
        if typing:
            self._terminal.show(typing)

    def _tell_counsel(self) -> None:
        text = self._speaker.ui("table-not-now")
        if self._view().moves:
            text = counsel(self._game.name, self._known(self._me), self._speaker)
        self._terminal.show(text)

    def _tell_log(self) -> None:
        self._terminal.show(*self._log[-LOG_LINES:])

    def _tell_rules(self) -> None:
        self._terminal.show(self._speaker.blurb)
        if self._last_refusal is not None:
            self._tell_refusal(self._last_refusal)

    def _tell_refusal(self, refused: Refusal) -> None:
        explanation = self._speaker.refusal(refused)
        text = self._speaker.ui("refused", explanation=explanation, rule=refused.rule)
        self._terminal.show(text, style="bold red")

    def _tell_table(self) -> None:
        view = self._view()
        as_text = replace(self._terminal.canvas, colours=False)
        self._terminal.show(*self._screen.draw(view, self._speaker, as_text))
        self._terminal.show(*zone_lines(view, self._speaker))

    def _tell(self, steps: Iterable[Step]) -> None:
        view = self._view()
        lines = [line for step in steps if (line := self._speaker.step(step, view))]
        self._log += lines
        self._terminal.show(*lines, style="italic")

    def _tell_the_end(self) -> None:
        outcome = self._game.outcome(self._table)
        if outcome is None:
            raise RuntimeError("the game is not over")
        everything = project(self._game, self._table, Onlooker.EVERYONE)
        self._terminal.show("")
        self._terminal.show(*self._screen.draw(everything, self._speaker, self._terminal.canvas))
        self._terminal.show("", self._speaker.outcome(outcome), style="bold")
