"""The names of everything WAVE tells people about; the texts stand in `texts/`."""

from enum import StrEnum

from houle.games.wave.components import Colour, FaceName
from houle.games.wave.moves import Advice, Phrase, Side
from houle.games.wave.state import Cause
from houle.kernel import Words


class Happening(StrEnum):
    """What the journal notes besides the cards that moved, with the facts it carries."""

    DEAD_DEAL = "dead-deal"
    """W-41b."""
    STARTS = "starts"
    """W-12: who."""
    TURNED = "turned"
    """W-25: direction ("clockwise" or "anticlockwise")."""
    COLOURS_INVERTED = "colours-inverted"
    COLOURS_RESTORED = "colours-restored"
    NUMBERS_INVERTED = "numbers-inverted"
    NUMBERS_RESTORED = "numbers-restored"
    """W-72."""
    WRONG_CARD = "wrong-card"
    """W-28: who."""
    CAME_BACK = "came-back"
    """W-29: who, card."""
    PROPOSED = "proposed"
    """W-52: who, card, face-down ("yes" or "no")."""
    POINTED = "pointed"
    """W-30: who, owner, card, advice ("play" or "keep")."""
    POINTED_AT_BEND = "pointed-at-bend"
    """W-30b: who, advice ("take" or "leave")."""
    UNPOINTED = "unpointed"
    """W-30b: who, owner, card."""
    UNPOINTED_BEND = "unpointed-bend"
    """W-30b: who."""
    SAID = "said"
    """W-32: who, phrase."""
    DECLARED = "declared"
    CONFIRMED = "confirmed"
    WITHDREW = "withdrew"
    """W-33: who."""


class Reason(StrEnum):
    """Why a move is refused, with the facts the sentence needs."""

    SEAT_COUNT = "seat-count"
    """Set-up: fewest, most, seats."""
    VOLUNTARY_ALONE = "voluntary-alone"
    """Set-up, W-83b."""
    STRICT_AND_OPEN = "strict-and-open"
    """Set-up, W-29b."""
    FIRST_SEAT = "first-seat"
    """Set-up, W-12: seats."""
    GAME_OVER = "game-over"
    """W-40."""
    NOT_YOUR_TURN = "not-your-turn"
    """W-20: who."""
    NO_SUCH_CARD = "no-such-card"
    """W-20."""
    TOO_LOW = "too-low"
    """W-21, an inward card: card, top."""
    UNSEEN_TOO_LOW = "unseen-too-low"
    """W-21, an outward card: top."""
    DOES_NOT_FIT = "does-not-fit"
    """W-82, an inward card: card."""
    UNSEEN_DOES_NOT_FIT = "unseen-does-not-fit"
    """W-82, an outward card."""
    JUST_TAKEN = "just-taken"
    """W-62: card."""
    ONLY_IN_NAZARE = "only-in-nazare"
    """W-83."""
    SOMETHING_FITS = "something-fits"
    """W-83."""
    INWARD_FITS = "inward-fits"
    """W-89, where nothing is lit."""
    NO_VIRAGE = "no-virage"
    """W-60."""
    ALREADY_SWAPPED = "already-swapped"
    """W-63."""
    LAST_CARD = "last-card"
    """W-63."""
    WOULD_BLOCK = "would-block"
    """W-65."""
    NOT_HER_TURN = "not-her-turn"
    """W-52."""
    CANNOT_BE_HERS = "cannot-be-hers"
    """W-52, W-88: what was proposed is not among what Vaimiti may do."""
    SAME_PROPOSAL = "same-proposal"
    """W-52."""
    OWN_CARD = "own-card"
    """W-30b."""
    NOTHING_THERE = "nothing-there"
    """W-30b: no such card to point at."""
    WRONG_ADVICE = "wrong-advice"
    """W-30b: "take" is for the bend card, "play" for hands."""
    SAME_POINTING = "same-pointing"
    """W-30b."""
    NO_FINGER_THERE = "no-finger-there"
    """W-30b."""
    SAME_PHRASE = "same-phrase"
    """W-32: the same words still hang in the air."""
    ALREADY_DECLARED = "already-declared"
    """W-33: who."""
    NOTHING_DECLARED = "nothing-declared"
    """W-33."""
    NOT_YOURS_TO_WITHDRAW = "not-yours-to-withdraw"
    """W-33: who."""


class Grade(StrEnum):
    """How well it went (W-42)."""

    TRIUMPH = "triumph"
    """0 left."""
    SWELL = "swell"
    """1 or 2."""
    BREEZE = "breeze"
    """3 to 5."""
    CHOP = "chop"
    """6 to 10."""
    WIPEOUT = "wipeout"
    """11 or more."""


def grade(left: int) -> Grade:
    """W-42: the grade for so many cards left over."""
    for most, word in ((0, Grade.TRIUMPH), (2, Grade.SWELL), (5, Grade.BREEZE), (10, Grade.CHOP)):
        if left <= most:
            return word
    return Grade.WIPEOUT


class Figure(StrEnum):
    """What a summary of many games counts: causes, and the figures of an outcome."""

    LAST_CARD = "last-card"
    BEND_LEFT = "bend-left"
    BLOCKED = "blocked"
    WRONG_CARD = "wrong-card"
    TALKING = "talking"
    LEFT = "left"
    GRADE = "grade"
    TRIUMPH = "triumph"
    SWELL = "swell"
    BREEZE = "breeze"
    CHOP = "chop"
    WIPEOUT = "wipeout"


class Fate(StrEnum):
    """What may come of a move; what matters most comes first."""

    WON = "won"
    """Everything is discarded (W-40), in Nazaré nothing lies face down (W-86)."""
    FEW = "few"
    """Nazaré: no more than two cards lie face down, which are the two best grades (W-42, W-86)."""
    STUCK = "stuck"
    """Whoever plays next has nothing that fits (W-41, W-83)."""
    MISFIT = "misfit"
    """The card does not fit, which nothing showed (W-28, W-29, W-89)."""


WORDS = Words(
    faces=FaceName,
    happenings=Happening,
    reasons=Reason,
    causes=Cause,
    enums=(Advice, Colour, Fate, Figure, Grade, Phrase, Side),
)
