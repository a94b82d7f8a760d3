"""What the players at a terminal are called."""

from houle.cli.voice import Voice


def names_for(voice: Voice, seats: int) -> list[str]:
    """A name for each seat: first those of the catalogue, then numbers."""
    known = [name.strip() for name in voice.ui("table-names").split(",")]
    return [*known, *(str(seat + 1) for seat in range(len(known), seats))][:seats]
