# ruff: noqa: RUF001 - apostrophes as people read them
"""What effects say, in English and in French: an example of each, and of each way to say it."""

from houle.games.vague_et_attaque.effects import (
    Again,
    CallOff,
    Calm,
    Discard,
    Draw,
    DuelNow,
    Edge,
    Effect,
    Either,
    Exchange,
    Gamble,
    Give,
    Held,
    LayMore,
    Load,
    Look,
    Loot,
    MoveShip,
    PassOn,
    Phase,
    Protect,
    Recover,
    SkipPhase,
    Steal,
    Stock,
    TakeBack,
    TwoDice,
    Unload,
    Whom,
)


def typed(text: str) -> str:
    """A text with ordinary spaces."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


EXAMPLES: list[tuple[Effect, str, str]] = [
    (Draw(), "Draw 1 souvenir.", "Pioche 1 souvenir."),
    (Draw(count=2), "Draw 2 souvenirs.", "Pioche 2 souvenirs."),
    (Draw(what=Stock.PLACE), "Draw 1 place.", "Pioche 1 lieu."),
    (Draw(what=Stock.PLACE, count=3), "Draw 3 places.", "Pioche 3 lieux."),
    (Draw(what=None), "Draw 1 souvenir or 1 place.", "Pioche 1 souvenir ou 1 lieu."),
    (
        Draw(what=None, count=2),
        "Draw 2 cards, souvenirs or places.",
        "Pioche 2 cartes, souvenirs ou lieux.",
    ),
    (Draw(Whom.ALL), "Everybody draws 1 souvenir.", "Tout le monde pioche 1 souvenir."),
    (
        Draw(Whom.OTHERS, count=2),
        "Everybody else draws 2 souvenirs.",
        "Tout le monde sauf toi pioche 2 souvenirs.",
    ),
    (
        Draw(Whom.CHOSEN),
        "Choose a player, who draws 1 souvenir.",
        "Choisis quelqu’un, qui pioche 1 souvenir.",
    ),
    (
        Draw(Whom.RIGHT),
        "The player on your right draws 1 souvenir.",
        "La personne à ta droite pioche 1 souvenir.",
    ),
    (Discard(), "Discard 1 card from your hand.", "Défausse 1 carte de ta main."),
    (
        Discard(what=Held.SOUVENIR, count=2),
        "Discard 2 souvenirs from your hand.",
        "Défausse 2 souvenirs de ta main.",
    ),
    (
        Discard(Whom.ALL, Held.PLACE),
        "Everybody discards 1 place from their hand.",
        "Tout le monde défausse 1 lieu de sa main.",
    ),
    (
        Steal(),
        "Choose a player and take 1 souvenir at random from their hand.",
        "Choisis quelqu’un et prends au hasard 1 souvenir de sa main.",
    ),
    (
        Steal(Loot.SOUVENIR),
        "Choose a player and take 1 souvenir from one of their unvalidated places into your hand.",
        "Choisis quelqu’un et prends en main 1 souvenir posé sur un de ses lieux non validés.",
    ),
    (
        Steal(Loot.PLACE),
        "Choose a player and move one of their places without souvenirs into your zone.",
        "Choisis quelqu’un et prends dans ta zone un de ses lieux sans souvenir.",
    ),
    (
        Give(),
        "Choose a player and give them 1 souvenir from your hand.",
        "Choisis quelqu’un et donne-lui 1 souvenir de ta main.",
    ),
    (
        Give(Whom.LEFT),
        "Give 1 souvenir from your hand to the player on your left.",
        "Donne 1 souvenir de ta main à la personne à ta gauche.",
    ),
    (
        PassOn(),
        "Everybody gives 1 souvenir from their hand to the player on their left.",
        "Tout le monde donne 1 souvenir de sa main à la personne à sa gauche.",
    ),
    (
        PassOn(Whom.RIGHT),
        "Everybody gives 1 souvenir from their hand to the player on their right.",
        "Tout le monde donne 1 souvenir de sa main à la personne à sa droite.",
    ),
    (
        Exchange(),
        "Choose a player and give them 1 souvenir from your hand in return for 1 of their choice.",
        "Choisis quelqu’un et donne-lui 1 souvenir de ta main contre 1 souvenir de son choix.",
    ),
    (
        Look(),
        "Look in secret at the top 2 souvenirs of the deck, keep 1 and discard the rest.",
        (
            "Regarde en secret les 2 premiers souvenirs de la pioche,"
            " gardes-en 1 et défausse le reste."
        ),
    ),
    (
        Look(Stock.PLACE, 3, 2),
        "Look in secret at the top 3 places of the deck, keep 2 and discard the rest.",
        "Regarde en secret les 3 premiers lieux de la pioche, gardes-en 2 et défausse le reste.",
    ),
    (
        Recover(),
        "Take 1 souvenir of your choice from the discard pile into your hand.",
        "Reprends en main 1 souvenir de ton choix dans la défausse.",
    ),
    (
        Recover(Stock.PLACE),
        "Take 1 place of your choice from the discard pile into your hand.",
        "Reprends en main 1 lieu de ton choix dans la défausse.",
    ),
    (
        TakeBack(),
        "Take 1 souvenir from one of your unvalidated places back into your hand.",
        "Reprends en main 1 souvenir posé sur un de tes lieux non validés.",
    ),
    (
        TakeBack(Whom.ALL),
        "Everybody takes 1 souvenir from one of their unvalidated places back into their hand.",
        "Tout le monde reprend en main 1 souvenir posé sur un de ses lieux non validés.",
    ),
    (
        LayMore(),
        "You may lay 1 more souvenir when you moor this turn.",
        "Tu peux poser 1 souvenir de plus à l’amarrage de ce tour.",
    ),
    (
        LayMore(Stock.PLACE, 2),
        "You may lay 2 more places when you moor this turn.",
        "Tu peux poser 2 lieux de plus à l’amarrage de ce tour.",
    ),
    (
        Protect(),
        "You are safe from duels and thieves until your next turn.",
        "Tu es à l’abri des duels et des vols jusqu’à ton prochain tour.",
    ),
    (
        Protect(Whom.LEFT),
        "The player on your left is safe from duels and thieves until their next turn.",
        "La personne à ta gauche est à l’abri des duels et des vols jusqu’à son prochain tour.",
    ),
    (
        MoveShip(),
        "The pirate ship comes to your zone with all that is aboard.",
        "Le bateau pirate vient dans ta zone avec tout ce qu’il porte.",
    ),
    (
        MoveShip(Whom.CHOSEN),
        "Choose a player to whose zone the pirate ship sails with all that is aboard.",
        "Choisis quelqu’un chez qui le bateau pirate s’en va avec tout ce qu’il porte.",
    ),
    (
        MoveShip(Whom.LEFT),
        "The pirate ship sails with all that is aboard to the zone of the player on your left.",
        "Le bateau pirate s’en va avec tout ce qu’il porte chez la personne à ta gauche.",
    ),
    (
        Unload(),
        "Discard 1 souvenir of your choice from the pirate ship.",
        "Défausse 1 souvenir de ton choix du bateau pirate.",
    ),
    (
        Load(),
        "The top souvenir of the deck goes aboard the pirate ship.",
        "Le premier souvenir de la pioche monte à bord du bateau pirate.",
    ),
    (
        Load(2),
        "The top 2 souvenirs of the deck go aboard the pirate ship.",
        "Les 2 premiers souvenirs de la pioche montent à bord du bateau pirate.",
    ),
    (
        Load(1, marked_only=True),
        (
            "Turn up the top souvenir of the deck; with the symbol of the pirate ship"
            " it goes aboard, otherwise it is discarded."
        ),
        (
            "Retourne le premier souvenir de la pioche ; s’il porte le symbole du bateau pirate,"
            " il monte à bord, sinon il va à la défausse."
        ),
    ),
    (
        Load(2, marked_only=True),
        (
            "Turn up the top 2 souvenirs of the deck; those with the symbol of the pirate ship go"
            " aboard, the others are discarded."
        ),
        (
            "Retourne les 2 premiers souvenirs de la pioche ; ceux qui portent le symbole"
            " du bateau pirate montent à bord, les autres vont à la défausse."
        ),
    ),
    (
        SkipPhase(Phase.EXPLORATION),
        "Choose a player, who skips their next exploration.",
        "Choisis quelqu’un, qui saute sa prochaine exploration.",
    ),
    (
        SkipPhase(Phase.ENCOUNTER, Whom.ME),
        "Skip your next encounter.",
        "Saute ta prochaine rencontre.",
    ),
    (SkipPhase(Phase.MOORING, Whom.ME), "Skip your next mooring.", "Saute ton prochain amarrage."),
    (
        SkipPhase(Phase.MOORING, Whom.ALL),
        "Everybody skips their next mooring.",
        "Tout le monde saute son prochain amarrage.",
    ),
    (
        Again(),
        "Draw another encounter and read it out.",
        "Pioche une autre rencontre et lis-la.",
    ),
    (
        DuelNow(),
        "You may challenge somebody to a duel at once, in addition to this turn’s encounter.",
        "Tu peux défier quelqu’un en duel tout de suite, en plus de la rencontre de ce tour.",
    ),
    (Edge(2), "Add 2 to your die.", "Ajoute 2 à ton dé."),
    (
        TwoDice(),
        "Roll two dice and keep the better one.",
        "Lance deux dés et garde le meilleur.",
    ),
    (
        CallOff(),
        "If you are the one challenged, it ends at once and nothing happens.",
        "Si c’est toi qu’on défie, tout s’arrête là et il ne se passe rien.",
    ),
    (
        Gamble(4, (Draw(count=2),), (Discard(),)),
        "Roll the die: on 4 or more, draw 2 souvenirs; otherwise, discard 1 card from your hand.",
        "Lance le dé : à partir de 4, pioche 2 souvenirs ; sinon, défausse 1 carte de ta main.",
    ),
    (
        Gamble(6, win=(Draw(),)),
        "Roll the die: on a 6, draw 1 souvenir.",
        "Lance le dé : sur un 6, pioche 1 souvenir.",
    ),
    (
        Gamble(3, lose=(Discard(), Calm())),
        "Roll the die: below 3, discard 1 card from your hand, then nothing happens.",
        "Lance le dé : en dessous de 3, défausse 1 carte de ta main, puis il ne se passe rien.",
    ),
    (
        Either((Draw(),), (Draw(what=Stock.PLACE),)),
        "Choose one: draw 1 souvenir, or draw 1 place.",
        "Au choix : pioche 1 souvenir, ou pioche 1 lieu.",
    ),
    (Calm(), "Nothing happens.", "Il ne se passe rien."),
]
