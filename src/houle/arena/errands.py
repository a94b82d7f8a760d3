"""Work given away to other processes, and brought back in its own order."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def run_errands(work: Callable[[T], R], errands: Sequence[T], jobs: int) -> Iterator[R]:
    """What comes of each errand, in their order; with one job everything is done right here."""
    if jobs == 1:
        yield from map(work, errands)
        return
    # Forking a process that draws a progress bar in a thread could deadlock; spawning cannot.
    # Ctrl-C is for the parent, which then sends nobody away any more.
    with ProcessPoolExecutor(
        jobs, get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_IGN)
    ) as pool:
        sent = [pool.submit(work, errand) for errand in errands]
        try:
            for errand in sent:
                yield errand.result()
        finally:
            pool.shutdown(cancel_futures=True)
