"""Draws one picture, from its input to its output, in a process of its own.

It is run as a file, with nothing of Houle in it: drawing holds Python's lock for as long as it
takes, and whoever plays would wait. Should it need more time or memory than any picture does, it
is its own process that ends.
"""

import sys
from pathlib import Path

SECONDS = 10
BYTES = 1 << 30
STEP_BACK = 10
FONTS = Path(__file__).with_name("fonts")


def _settle_in() -> None:
    try:
        import os  # noqa: PLC0415 - not everywhere
        import resource  # noqa: PLC0415
    except ImportError:  # pragma: no cover - where there are no such limits
        return
    os.nice(STEP_BACK)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))


def draw(svg: str) -> bytes:
    """A drawing as PNG, set in our own typefaces and no others."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415 - the house runs without it

    fonts = [str(font) for font in sorted(FONTS.glob("*.ttf"))]
    return bytes(svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts))


if __name__ == "__main__":
    _settle_in()
    sys.stdout.buffer.write(draw(sys.stdin.buffer.read().decode()))
