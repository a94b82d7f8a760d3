"""Words that texts select by, and that nobody ever reads."""

from fluent.runtime.types import FluentType


class Reserved(FluentType):
    """Selects as the same word in every language, and is shown in the language of the text.

    So a text that forgets to select says “toi” in French, and never “you”.
    """

    def __init__(self, word: str, shown: str) -> None:
        self._word = word
        self._shown = shown

    def format(self, locale: object) -> str:  # noqa: ARG002 - the catalogue has its language
        return self._shown

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"Reserved({self._word!r})"

    def __eq__(self, other: object) -> bool:
        return other == self._word if isinstance(other, str) else self is other

    def __hash__(self) -> int:
        return hash(self._word)
