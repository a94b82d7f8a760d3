"""JELLYFISH: believing, doubting, passing on, and one's own first lie."""

from houle.lessons.stage import LEARNER, Lesson, Told, bot, learner, making, moving
from houle_jellyfish.moves import Lay, Look, PassOn, Say
from houle_jellyfish.words import Answer, Creature

FIRST = 1
HANDS = (
    *("crab", "crab", "eel", "eel", "jellyfish", "jellyfish"),
    *("shrimp", "starfish", "starfish", "urchin", "urchin", "urchin"),
    *("crab", "crab", "eel", "eel", "jellyfish", "jellyfish"),
    *("shrimp", "shrimp", "shrimp", "starfish", "starfish", "urchin"),
    *("crab", "crab", "eel", "eel", "jellyfish", "jellyfish"),
    *("shrimp", "shrimp", "starfish", "starfish", "urchin", "urchin"),
)

LESSON = Lesson(
    game="jellyfish",
    seats=3,
    options={},
    numbers=(FIRST,),
    orders=(HANDS,),
    acts=(
        bot(1, moving(1, Lay, "eel", to=LEARNER, creature=Creature.EEL)),
        learner("believe", making(Say(Answer.SO))),
        Told("right"),
        bot(1, moving(1, Lay, "crab", to=2, creature=Creature.SHRIMP)),
        bot(2, making(Look())),
        bot(2, making(PassOn(LEARNER, Creature.CRAB))),
        learner("doubt", making(Say(Answer.NOT_SO))),
        Told("wrong"),
        learner("lie", moving(LEARNER, Lay, "urchin", to=1, creature=Creature.STARFISH)),
        bot(1, making(Say(Answer.SO))),
        Told("fooled"),
    ),
)
