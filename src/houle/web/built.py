"""What a build by Vite says about itself: what became of each source, and what that needs."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec


class Built(msgspec.Struct, frozen=True):
    """What became of one source."""

    file: str
    name: str = ""
    isEntry: bool = False  # noqa: N815 - as Vite writes it
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


def closure(manifest: Mapping[str, Built], sources: Iterable[str]) -> Iterator[str]:
    """Sources and all that they cannot do without, each once."""
    seen: set[str] = set()
    ahead = list(sources)
    while ahead:
        source = ahead.pop(0)
        if source in seen or source not in manifest:
            continue
        seen.add(source)
        yield source
        ahead += manifest[source].imports
