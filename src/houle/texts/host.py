"""Speaking of a game before anybody sits down to it."""

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from houle.kernel import At, Face, Fact, Refusal, Term, Where, Who, enum_name, member_word
from houle.texts.catalogue import NO_FACTS, Kind, Word, catalogue
from houle.texts.ids import HIDDEN, NO, NONE, RESERVED, YES, spaced, text_id
from houle.texts.reserved import Reserved

Words: TypeAlias = dict[str, Word]


class Host:
    """Says what a game is and how it can be set up, in one language."""

    def __init__(self, kind: Kind, locale: str) -> None:
        self.locale = locale
        self._kind = kind
        self._catalogue = catalogue(kind, locale)

    @property
    def title(self) -> str:
        return self._say("game-title") or spaced(self._kind.name)

    @property
    def blurb(self) -> str:
        """What the game is about, in a sentence or two; empty if the game does not say."""
        return self._say("game-blurb") or ""

    @property
    def tile(self) -> str:
        """The same in a line, where games are offered side by side."""
        return self._say("game-tile") or self.blurb

    @property
    def kind(self) -> str:
        """What kind of game it is, in a word or two; empty if the game does not say."""
        return self._say("game-tile.kind") or ""

    def option(self, field: str) -> str:
        """The name of a table option."""
        return self._say(text_id("option", field)) or spaced(field)

    def option_hint(self, field: str) -> str:
        """One sentence about a table option; empty if the game does not say."""
        return self._say(text_id("option", field) + ".hint") or ""

    def figure(self, name: str) -> str:
        """What a summary of many games calls a cause, a figure of the outcome, or a card."""
        texts = (self._say(text_id(kind, name)) for kind in ("figure", "card"))
        return next(filter(None, texts), spaced(name))

    def ui(self, message: str, **facts: Fact) -> str:
        """A text of the shared catalogue or the game's; an unknown id stands for itself."""
        return self._ui(message, self._words(facts))

    def term(self, term: Term) -> str:
        """What a word of the game is called."""
        return str(self._term(term.of, term.word))

    def who(self, seat: int) -> str:
        """The name of a place at the table."""
        return self._say(text_id("place", seat)) or self._ui("generic-place", {"number": seat + 1})

    def face(self, face: Face) -> str:
        """The name of what is printed on a card."""
        facts = self._printed(face)
        return self._say(text_id("card", face.name), facts) or self._plain_face(face, facts)

    def short_face(self, face: Face) -> str:
        """The shortest name that is still clear."""
        short = self._say(text_id("card", face.name) + ".short", self._printed(face))
        return short or self.face(face)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, in one or two sentences."""
        facts = self._words(refusal.facts)
        text = self._say(text_id("refusal", refusal.reason), facts)
        return text or self._ui("generic-refusal", self._spelled(refusal.reason, facts))

    def _say(self, message: str, facts: Mapping[str, Word] = NO_FACTS) -> str | None:
        return self._catalogue.say(message, facts)

    def _ui(self, message: str, facts: Mapping[str, Word] = NO_FACTS) -> str:
        text = self._say(message, facts)
        return message if text is None else text

    def _words(self, facts: Mapping[str, object]) -> Words:
        """Facts as texts take them."""
        return {text_id(name): self._word(name, fact) for name, fact in facts.items()}

    def _word(self, name: str, fact: object) -> Word:
        match fact:
            case Who(seat):
                return self._addressed(seat)
            case Where(zone):
                return self._called(zone)
            case Face():
                return self.face(fact)
            case At():
                return self._reserved(HIDDEN)
            case None:
                return self._reserved(NONE)
            case bool():
                return self._reserved(YES if fact else NO)
            case Enum():
                return self._term(enum_name(type(fact)), member_word(fact))
            case Term(of, word):
                return self._term(of, word)
            case str():
                return self._term(name, fact)
            case int():
                return fact
            case tuple() | list() | frozenset():
                return ", ".join(str(self._word(name, one)) for one in fact)
            case _:
                return str(fact)

    def _term(self, of: str, word: str) -> Word:
        """A word of the game: as its text if it has one, else to select by."""
        text = self._say(text_id(of, word))
        if text is not None:
            return text
        return self._reserved(word) if word in RESERVED else word

    def _reserved(self, word: str) -> Reserved:
        return Reserved(word, self._ui(text_id("reserved", word)))

    def _addressed(self, seat: int) -> Word:
        """A place at the table as texts take it."""
        return self.who(seat)

    def _called(self, zone: int) -> str:
        """What a zone is called; before there is a table, a number has to do."""
        return str(zone + 1)

    def _spelled(self, name: str, facts: Words) -> Words:
        """What a generic text is given: the name of the thing and its facts in a row."""
        details = ", ".join(f"{spaced(fact)} {word}" for fact, word in facts.items())
        return {**facts, "name": spaced(name), "details": details or self._reserved(NONE)}

    def _printed(self, face: Face) -> Words:
        words = {"colour": face.colour, "shape": face.shape}
        printed = {name: self._term(name, word) for name, word in words.items() if word is not None}
        return printed if face.number is None else {"number": face.number, **printed}

    def _plain_face(self, face: Face, facts: Words) -> str:
        shown = [str(facts[name]) for name in ("colour", "number") if name in facts]
        return self._ui("generic-card", {"name": " ".join([spaced(face.name), *shown])})
