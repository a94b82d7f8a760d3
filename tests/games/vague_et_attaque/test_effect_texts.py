# ruff: noqa: RUF001 - apostrophes as people read them
"""What a card says is made from what it does, in both languages."""

from collections.abc import Sequence

import pytest

from houle.conformance.rules import rule
from houle.games.vague_et_attaque.effects import (
    EFFECTS,
    Calm,
    Discard,
    Draw,
    Effect,
    Either,
    Exchange,
    Gamble,
    Give,
    Loot,
    Protect,
    Steal,
    Whom,
)
from houle.games.vague_et_attaque.saying import EffectText, clause, sentences
from houle.texts import LOCALES
from tests.games.vague_et_attaque.deck_texts import TEXTS, teller
from tests.games.vague_et_attaque.effect_examples import EXAMPLES, typed
from tests.texts.listening import no_text_errors

SAY = {locale: teller(locale) for locale in LOCALES}


@pytest.mark.parametrize(("effect", "english", "french"), EXAMPLES)
def test_an_effect_is_a_sentence(effect: Effect, english: str, french: str) -> None:
    with no_text_errors():
        assert sentences([effect], SAY["en"]) == english
        assert typed(sentences([effect], SAY["fr"])) == french


def test_every_effect_has_an_example() -> None:
    assert {type(effect) for effect, _, _ in EXAMPLES} == set(EFFECTS)


@pytest.mark.parametrize(
    ("effects", "english", "french"),
    [
        (
            (Draw(count=2), Discard()),
            "Draw 2 souvenirs. Discard 1 card from your hand.",
            "Pioche 2 souvenirs. Défausse 1 carte de ta main.",
        ),
        (
            (Steal(Loot.PLACE), Draw(Whom.CHOSEN), Give(), Protect(Whom.CHOSEN)),
            (
                "Choose a player and move one of their places without souvenirs into your zone."
                " That player draws 1 souvenir. Give 1 souvenir from your hand to that player."
                " That player is safe from duels and thieves until their next turn."
            ),
            (
                "Choisis quelqu’un et prends dans ta zone un de ses lieux sans souvenir."
                " Cette personne pioche 1 souvenir. Donne 1 souvenir de ta main à cette personne."
                " Cette personne est à l’abri des duels et des vols jusqu’à son prochain tour."
            ),
        ),
        (
            (Draw(Whom.CHOSEN), Steal(), Steal(Loot.SOUVENIR), Steal(Loot.PLACE), Exchange()),
            (
                "Choose a player, who draws 1 souvenir."
                " Take 1 souvenir at random from that player’s hand."
                " Take 1 souvenir from one of that player’s unvalidated places into your hand."
                " Move one of that player’s places without souvenirs into your zone."
                " Give that player 1 souvenir from your hand in return for 1 of their choice."
            ),
            (
                "Choisis quelqu’un, qui pioche 1 souvenir."
                " Prends au hasard 1 souvenir de la main de cette personne."
                " Prends en main 1 souvenir posé sur un lieu non validé de cette personne."
                " Prends dans ta zone un lieu sans souvenir de cette personne."
                " Donne à cette personne 1 souvenir de ta main contre 1 souvenir de son choix."
            ),
        ),
    ],
)
@rule("A-37b")
def test_the_player_is_chosen_once(effects: Sequence[Effect], english: str, french: str) -> None:
    with no_text_errors():
        assert sentences(effects, SAY["en"]) == english
        assert typed(sentences(effects, SAY["fr"])) == french


@rule("A-37b")
def test_only_one_of_two_ways_is_gone() -> None:
    both = Either((Steal(),), (Draw(Whom.CHOSEN),))
    one = Gamble(4, (Steal(),), (Calm(),))
    assert sentences([both, Give()], SAY["en"]) == (
        "Choose one: choose a player and take 1 souvenir at random from their hand,"
        " or choose a player, who draws 1 souvenir."
        " Give 1 souvenir from your hand to that player."
    )
    assert sentences([one, Give()], SAY["en"]).endswith(
        "otherwise, nothing happens. Choose a player and give them 1 souvenir from your hand."
    )


def test_after_two_ways_it_is_plain_that_they_are_over() -> None:
    effects: list[Effect] = [Draw(), Gamble(4, (Draw(),), (Calm(),)), Discard()]
    assert clause(effects, SAY["en"]) == (
        "draw 1 souvenir, then roll the die: on 4 or more, draw 1 souvenir; otherwise,"
        " nothing happens; then, in any case, discard 1 card from your hand"
    )
    assert typed(clause(effects, SAY["fr"])).endswith(
        "il ne se passe rien ; puis, dans tous les cas, défausse 1 carte de ta main"
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_there_is_a_text_for_every_word_about_effects(locale: str) -> None:
    messages = (TEXTS / locale / "effects.ftl").read_text("utf-8")
    for member in EffectText:
        assert f"\neffect-{member.value} =" in messages
    with pytest.raises(KeyError):
        SAY[locale]("effect-unheard-of", {})
