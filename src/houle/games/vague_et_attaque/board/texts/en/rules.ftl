### The rules of VAGUE & ATTAQUE, told.

rules-vague-et-attaque-story = There were, they say, more islands than maps to draw them on, and on each lay something that somebody had forgotten. The wind took there whom it liked. The sea has a temper: it keeps its secrets for those who dare to come and look. Now the helm is yours.
    .title = The legend

rules-vague-et-attaque-minute = You sail from place to place and leave souvenirs there. Three souvenirs on a place, one of which goes nowhere else: the place is validated, and nobody can take it from you any more.
    .title = In one minute
    .p2 = On your turn, draw a card, meet somebody at sea or challenge another player to a duel with dice, then lay what you can.
    .p3 = A pirate ship goes round the table, and it can be validated too. With your second validated place, the game is yours.

rules-vague-et-attaque-cards = Two to five people play, or two teams of two, or you alone. There are 100 cards and a die: 5 artefacts, 32 encounters, 41 souvenirs, ten places twice each, the pirate ship and a reminder for duels. Solo adds the card of the ship’s turn.
    .title = The cards
    .p2 = A dedicated souvenir goes on one place only, a shared one on several. Some bear an anchor: when you lay them in your zone you drop anchor, and their effect acts.
    .p3 = The booklet of the game does not show its cards. Those here are our own: names, stories and effects.
rules-vague-et-attaque-example-kinds = An artefact, an encounter, a souvenir, a place, and the pirate ship.
rules-vague-et-attaque-example-dedicated = The pocket seahorse is dedicated to the turquoise lagoon: it goes nowhere else.
rules-vague-et-attaque-example-shared = The starfish is shared: it goes to the coral cave as well as to the sandbank.

rules-vague-et-attaque-start = The pirate ship is put aside. Artefacts, encounters, souvenirs and places are shuffled as four decks, face down. Everyone gets an artefact and shows it; the other artefacts are not used. You could pick one of the hidden cards: to get one by chance is the same.
    .title = Setting out
    .p2 = You also get one place and two souvenirs. The four backs differ: people see how many souvenirs, places and gold cards you hold. Souvenirs and places are yours alone to see; a gold card was read to everybody when you drew it. A card that goes from one hand to another is shown to everybody.
    .p3 = Chance says who starts, unless the host chose somebody. Around a real table it is whoever best does the sound of a wave. That player puts the pirate ship in their zone. With two players and in teams, the host may give one souvenir more to whoever plays last in the first round: to start is a small advantage.
rules-vague-et-attaque-example-zone = A zone during the game: the sandbank has two souvenirs and waits for one more, the wreck has none yet, and the pirate ship is passing by with one souvenir aboard.
rules-vague-et-attaque-part-souvenirs = Souvenirs
    .says = { $cards } cards, face down.
rules-vague-et-attaque-part-places = Places
    .says = { $cards } cards, face down.
rules-vague-et-attaque-part-encounters = Encounters
    .says = { $cards } cards, face down; what has been read lies beside them.
rules-vague-et-attaque-part-zone = Your zone
    .says = { $artefacts } artefact, which everybody sees; your places will lie beside it.
rules-vague-et-attaque-part-zones =
    { $zones ->
        [one] The other zone
       *[other] The other zones
    }
    .says =
        { $zones ->
            [one] { $zones } zone, with { $artefacts } artefact; at the table, touch it to see it up close.
           *[other] { $zones } zones, each with { $artefacts } artefact; at the table, touch one to see it up close.
        }
rules-vague-et-attaque-part-ship = The pirate ship
    .says = It lies in the zone of whoever starts.
rules-vague-et-attaque-part-ship-aside = The pirate ship
    .says = It lies beside the decks, and stays there.
rules-vague-et-attaque-part-hand = Your hand
    .says = { $souvenirs } souvenirs and { $places } place.
rules-vague-et-attaque-part-hands =
    { $hands ->
        [one] The other hand
       *[other] The other hands
    }
    .says =
        { $hands ->
            [one] { $hands } hand of { $souvenirs } souvenirs and { $places } place, of which you see the backs.
           *[other] { $hands } hands of { $souvenirs } souvenirs and { $places } place, of which you see the backs.
        }
rules-vague-et-attaque-part-artefacts = Not used
    .says =
        { $cards ->
            [one] { $cards } artefact.
           *[other] { $cards } artefacts.
        }
rules-vague-et-attaque-part-box = In the box
    .says = { $cards } cards: the second of each place.
rules-vague-et-attaque-part-box-alone = In the box
    .says = { $cards } cards: the second of each place, and the encounters that need somebody else.

rules-vague-et-attaque-turn = First, exploration: draw a souvenir. Or discard a souvenir to draw a place.
    .title = Your turn
    .p2 = Then the encounter. Go on an adventure: draw an encounter and do what it says. Or challenge somebody to a duel, for a souvenir in their zone or for one of their places that has no souvenir yet.
    .p3 = Last, mooring: lay a place, a souvenir, or both in your zone, in either order. A souvenir goes on a place that it belongs to.
    .p4 = You have laid nothing? You may discard a souvenir: if it bears an anchor, you drop it and its effect acts, and then mooring is over. You may also do nothing. A card discarded in exploration or at the end of your turn drops no anchor.
    .p5 = At the end of your turn, keep five cards in hand at most and discard the rest; places, souvenirs and gold cards all count. If your hand is empty, draw a souvenir or a place. Then comes the player to your left.
    .p6 = A deck has run out? Its discard pile is shuffled. If there is nothing there either, nothing is drawn. A phase that cannot be done is passed; but as long as there are encounters, you can always go on an adventure.
rules-vague-et-attaque-example-seek = The coconut is discarded to draw a place: it is the leaning lighthouse.

rules-vague-et-attaque-validating = A place is validated as soon as it has three souvenirs, at least one of them dedicated to it. It never holds more than three: a third that would leave it without a dedicated one may not be laid.
    .title = Validating a place
    .p2 = A shared souvenir, once laid, does not move to another place. A validated place stays for good: it cannot be stolen, exchanged or added to, and neither can its souvenirs.
rules-vague-et-attaque-example-validated = The sandcastle dedicated to the sandbank, the starfish, and now the turtle: three souvenirs, the place is validated!
rules-vague-et-attaque-example-needs-dedicated = The starfish and the turtle are shared, and so is the message in a bottle: the third must be dedicated to the sandbank.
rules-vague-et-attaque-example-elsewhere = The lava stone is dedicated to the smoking island: the sandbank is not for it.

rules-vague-et-attaque-encounters = An encounter is read to the whole table. Most are blue: they act at once and are then discarded. The gold ones go into your hand, for later.
    .title = Encounters
    .p2 = Inside an effect, whoever it concerns decides. What can be done in one way only is done by itself. What cannot be done is passed, and the rest of the card still acts. Left and right are those of whoever reads the card; when everybody is concerned, the reader begins and it goes round to the left.
    .p3 = If a card lets you choose a player, you choose once, and the whole card is about that player. If something is to be taken from them, they must have such a thing and not be protected.
    .p4 = While you are protected, nobody can challenge you or rob you by an effect, until your next turn begins. And when an effect makes you skip a phase, it is the next one of that name; with two such effects, the next two.
rules-vague-et-attaque-example-blue = The drifting barrel is a blue encounter: it is read, it acts, it is discarded.
rules-vague-et-attaque-example-gold = A fair wind is a gold encounter: it waits in your hand for its hour.

rules-vague-et-attaque-gold = A gold card that changes a duel is used by somebody who fights in it, before their own throw. Only whoever was challenged may call the duel off. The other gold cards are used on your turn, while nothing else is waiting. Neither they nor a power can be used if their first effect can do nothing.
    .title = Gold cards and artefacts
    .p2 = Your artefact gives you a power on your turn, once a turn: in the phase that it names, or in any, while nothing else is waiting. A power for duels acts by itself, in every duel of your turn.
rules-vague-et-attaque-example-in-duels = Sea legs add 2 to your die in a duel. The tickling cutlass adds nothing to it: it is an artefact, and may win you a duel besides your encounter.

rules-vague-et-attaque-duels = Show which card you want to win: a souvenir on a place that is not validated, or a place without souvenirs.
    .title = Duels
    .p2 = For a souvenir, each of you throws the die, and the higher one wins. For a place there are three throws, and you must win two; you stop as soon as it is decided. The attacker always throws first. A tied throw counts for nobody, and if nobody has what it takes in the end, the duel is tied.
    .p3 = You attack and win? The souvenir comes into your hand, or the place into your zone. You may still lay another place when mooring. You can also fight for the pirate ship without souvenirs, which then travels on from your zone, and for the souvenirs aboard as long as it is not validated. For two it is different.
    .p4 = You attack and lose? Discard a card of your choice from your hand; with an empty hand, nothing. If tied, nothing happens.
rules-vague-et-attaque-example-souvenir = A duel for the rusty key on the sleepy wreck: one throw each.
rules-vague-et-attaque-example-laden = A duel for the wreck itself: it has a souvenir, which must be won first.
rules-vague-et-attaque-example-place = A duel for the smoking island, without souvenirs: two throws out of three must be won.

rules-vague-et-attaque-ship = The pirate ship is a place that travels. When everybody has played, it goes to the player on the right, with the souvenirs aboard.
    .title = The pirate ship
    .p2 = With two souvenirs aboard, it stays. If it loses one, no matter how, it travels again, but not before the end of the following round.
    .p3 = Only the player who has it in their zone lays souvenirs on it, and in teams their partner too. With three souvenirs it is validated like any other place, for whoever has it in their zone, and stays there for good.
rules-vague-et-attaque-example-stays = The patched flag and the captain’s hat are aboard: the ship stays, one souvenir short.

rules-vague-et-attaque-end = The game ends at once when somebody validates a second place, and that player wins. If an effect validates places for two players at once, the one whose turn it is comes first.
    .title = The end
    .p2 = After 60 rounds, the game stops. Most validated places win, then most souvenirs laid; and if all is equal, you share the win.

rules-vague-et-attaque-two = Each place is there only once. The pirate ship stays in the middle and does not travel. Both of you may lay souvenirs on it; whoever lays the third validates it and takes it. Nobody fights for the souvenirs aboard.
    .title = For two
    .p2 = You need three validated places to win.

rules-vague-et-attaque-solo = Alone at sea, against the pirate ship, which lies beside the decks. Each place is there only once. Encounters with the inverted symbol, those that need somebody else, are removed. You have a place, two souvenirs and the artefact “The Hook”. There are no duels: an encounter is always an adventure.
    .title = Solo, against the ship
    .p2 = You draw a souvenir that bears the symbol of the ship? It goes straight aboard, even a shared one, whatever the phase. Nothing replaces it, and its anchor does not act. Only your first hand is different: such cards are shuffled back, and you get others.
    .p3 = After your turn, it is the ship’s: the die is thrown, and its card says what happens.
    .p4 = Once a game, you may keep a card off the ship, even the fourth. You need at least two cards in hand: you keep just one and discard the others. The card you refused is discarded too.
    .p5 = With your third validated place, you win. With a fourth souvenir aboard, the ship does. It cannot be validated in solo.
rules-vague-et-attaque-example-aboard = The wooden leg, just drawn: it bears the symbol of the ship, so straight aboard.

rules-vague-et-attaque-teams = Four of you may form two teams of two, seated in alternation; turns are played as usual. You may lay souvenirs on your partner’s places; a place goes into your own zone. And nobody duels their partner.
    .title = In teams
    .p2 = An effect lets you lay one more souvenir or one more place, and you have none? Your partner may lay one of theirs instead: a place then comes to your zone.
    .p3 = A gold card may be used at any time to help your partner. It acts as if your partner had used it: in their turn, or on their die in a duel. All choices are then theirs.
    .p4 = The third place validated by a team wins.
