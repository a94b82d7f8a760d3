"""How a fault of ours is noted: its kind and its place, and nothing it says."""

from traceback import walk_tb


def mishap(error: BaseException) -> str:
    """What went wrong and where in the code. What it says is left out: that may name a card."""
    ours = [
        f"{frame.f_globals.get('__name__')}:{line}" for frame, line in walk_tb(error.__traceback__)
    ]
    return f"{type(error).__name__} at {ours[-1] if ours else 'an unknown place'}"
