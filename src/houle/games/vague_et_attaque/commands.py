"""`houle deck check`: whether somebody's own cards for VAGUE & ATTAQUE can be played with."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from houle.cli.parser import Brought, Parser, UsageError
from houle.cli.terminal import Terminal, printable
from houle.cli.voice import Voice
from houle.games.vague_et_attaque.deck import Colour, Deck
from houle.games.vague_et_attaque.loading import DeckFileError, checked_deck

CHECK = "check"
UNPLAYABLE = 1


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Read a deck file and say what is wrong with it, or else what is in it."""
    file = voice.ui("cli-file")
    parser = Parser(voice, "deck", f"{CHECK} {file}", voice.ui("cli-deck"))
    add = parser.operands.add_argument
    add("action", choices=(CHECK,), metavar=CHECK, help=voice.ui("cli-deck-check"))
    add("file", type=Path, metavar=file, help=voice.ui("cli-deck-file"))
    found = parser.read(arguments)

    terminal = Terminal()
    try:
        deck = checked_deck(found.file)
    except OSError as error:
        raise UsageError(voice.ui("record-no-file", file=str(found.file))) from error
    except DeckFileError as error:
        for line, message in error.problems:
            terminal.show(printable(f"{found.file}:{line}: {message}"))
        terminal.show(voice.ui("deck-problems", count=len(error.problems)), style="bold")
        return UNPLAYABLE
    terminal.show(*_summary(voice, deck))
    return 0


def _summary(voice: Voice, deck: Deck) -> Iterator[str]:
    said = {"en": deck.title.en, "fr": deck.title.fr}
    yield voice.ui("deck-good", title=printable(said[voice.locale]))
    gold = sum(card.colour is Colour.GOLD for card in deck.encounter)
    yield voice.ui(
        "deck-encounters",
        blue=len(deck.encounter) - gold,
        gold=gold,
        inverted=sum(card.inverted for card in deck.encounter),
    )
    dedicated = sum(len(souvenir.places) == 1 for souvenir in deck.souvenir)
    yield voice.ui(
        "deck-souvenirs",
        dedicated=dedicated,
        shared=len(deck.souvenir) - dedicated,
        anchors=sum(bool(souvenir.anchor) for souvenir in deck.souvenir),
    )


COMMANDS = {"deck": Brought(run, "cli-deck-overview")}
