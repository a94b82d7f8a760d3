"""What lies between the players, and what hangs in the air."""

from collections import Counter
from collections.abc import Iterator

from rich.text import Text

from houle.games.wave.components import NUMBERS, Colour
from houle.games.wave.screen.brush import LOUD, PAINT, Brush
from houle.games.wave.state import VAIMITI
from houle.games.wave.view import WaveView
from houle.games.wave.words import Happening
from houle.kernel import Happened, Who


def middle_lines(view: WaveView, brush: Brush) -> Iterator[Text]:
    """The order that holds, and the cards and facts that belong to nobody."""
    gap = "   " if brush.colours else ". "
    yield from brush.side_by_side(_orders(view, brush), gap, brush.width)
    yield from brush.side_by_side(_entries(view, brush), gap, brush.width)


def _orders(view: WaveView, brush: Brush) -> Iterator[Text]:
    """Both orders, rising from left to right."""
    public, ui = view.public, brush.speaker.ui
    below = Text("<" if brush.colours else " < ")
    colours = sorted(Colour, reverse=public.colours_inverted)
    words = (brush.painted(ui(f"colour-{colour.word}"), PAINT[colour]) for colour in colours)
    yield brush.labelled(ui("wave-order"), below.join(words))
    numbers = sorted(NUMBERS, reverse=public.numbers_inverted)
    yield below.join(Text(str(number)) for number in numbers)
    match public.colours_inverted, public.numbers_inverted:
        case True, True:
            yield brush.styled(ui("wave-both-turned"), LOUD)
        case True, False:
            yield brush.styled(ui("wave-colours-turned"), LOUD)
        case False, True:
            yield brush.styled(ui("wave-numbers-turned"), LOUD)


def _entries(view: WaveView, brush: Brush) -> Iterator[Text]:
    speaker = brush.speaker
    if not view.options.nazare:
        yield brush.labelled(speaker.ui("wave-top"), brush.card(view.zone("discard")[-1]))
    if view.options.virage and view.zone("bend"):
        bend = Text.assemble(brush.card(view.zone("bend")[0]), brush.fingers(view, None, 0))
        yield brush.labelled(speaker.ui("wave-bend"), bend)
    pile = speaker.ui("table-cards", count=len(view.zone("pile")))
    yield brush.labelled(speaker.ui("wave-pile"), Text(pile))
    if (view.options.colour_tide or view.options.number_tide) and view.zone("tide"):
        drawn = Counter(map(speaker.card, view.zone("tide")))
        tides = (speaker.ui("wave-times", count=count, card=card) for card, count in drawn.items())
        yield brush.labelled(speaker.ui("wave-tide"), Text(", ".join(tides)))
    yield brush.labelled(speaker.ui("wave-round"), Text(" → ".join(_round(view, brush))))


def _round(view: WaveView, brush: Brush) -> Iterator[str]:
    """Who plays, from whose turn it is on, in the current direction."""
    places = max(view.seats, VAIMITI + 1)
    for step in range(places):
        place = (view.public.turn + step * view.public.direction) % places
        if any(zone.cards for zone in view.zones if zone.owner == place):
            yield brush.speaker.who(place)


def talk_lines(view: WaveView, brush: Brush) -> Iterator[Text]:
    """Phrases, proposals and a declaration that still stand, in the words of the log."""
    for happened in _standing(view, brush):
        line = brush.speaker.step(happened, view)
        if line is not None:
            yield brush.styled(line, LOUD)


def _standing(view: WaveView, brush: Brush) -> Iterator[Happened]:
    public = view.public
    for seat, phrase in enumerate(public.said):
        if phrase is not None:
            yield Happened(Happening.SAID, {"who": Who(seat), "phrase": phrase})
    for seat, proposal in enumerate(public.proposals):
        if proposal is not None:
            card = brush.speaker.card(view.zone("face-up", VAIMITI)[proposal.place])
            side = "yes" if proposal.face_down else "no"
            yield Happened(Happening.PROPOSED, {"who": Who(seat), "card": card, "face-down": side})
    if public.declared_by is not None:
        yield Happened(Happening.DECLARED, {"who": Who(public.declared_by)})
