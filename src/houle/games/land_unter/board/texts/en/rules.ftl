### The rules of LAND UNTER, told.

rules-land-unter-story = This morning the sun was out. Now the sky is black, the rain pours down and the water climbs, step by step. Keep a cool head, and you keep your lifebelts too.
    .title = The storm

rules-land-unter-minute = The sea brings two water levels, and the whole table chooses a weather card in secret. The highest takes the lower level, the second highest takes the other. For everybody else nothing changes.
    .title = In one minute
    .p2 = Whoever is in the deepest water gives up a lifebelt. If you have none to give, the round is over for you. Each lifebelt saved is a point.
    .p3 = Then the hands move on to the left. Everyone plays every hand once: nobody can blame the deal.

rules-land-unter-hand = Three to five people play, each for themselves, with twelve weather cards each. Cards left over are out of the whole game, and nobody sees them.
    .title = Your hand and your lifebelts
    .p2 = Weather cards run from 1 to 60. From 25 to 36 they bear a lifebelt; from 13 to 24 and from 37 to 48, half of one; the lowest and the highest, none. Add up those on your twelve cards and drop a half that remains: you get that many lifebelts, for all to see.
    .p3 = The water is 24 cards: the levels 1 to 12, twice each. They are shuffled at the start of every round.
rules-land-unter-example-belts = The 18 and the 41 bear half a lifebelt, the 30 bears a whole one, the 7 and the 60 none. Together: two lifebelts.
rules-land-unter-part-water = The water of the trick
    .says = { $cards } water cards, face up.
rules-land-unter-part-pile = The water to come
    .says = { $cards } water cards, face down.
rules-land-unter-part-hands = The other hands
    .says = { $hands } hands of { $cards } weather cards; the lifebelts of each are there for all to see.
rules-land-unter-part-places = The places
    .says = { $places } places, one before each of you: your weather card goes there, the water you take lies behind it.
rules-land-unter-part-hand = Your hand
    .says = { $cards } weather cards.
rules-land-unter-part-belts = Your lifebelts
    .says = Here { $belts }: those printed on your cards, added up.
rules-land-unter-part-leftover = Out of the game
    .says = { $cards } weather cards, which nobody sees.

rules-land-unter-trick = Two water cards are turned up.
    .title = A trick
    .p2 = Everyone still in the round chooses a weather card in secret. You see who has chosen, not what, and a choice cannot be changed. Then all are shown at once.
    .p3 = The highest weather card takes the lower water. The second highest takes the other. If both levels are equal, it makes no difference who takes which.
    .p4 = The water you take covers what you had: only the top card is your level. So it may rise, but fall as well.
    .p5 = Weather cards that were played leave the round. They stay in sight until its end: no need to learn them by heart.
rules-land-unter-example-water = The sea brings levels 3 and 9.
rules-land-unter-example-weather = The 51 is the highest and takes the 3. The 38 comes next and takes the 9. The 12 takes nothing.

rules-land-unter-paying = After each trick, compare the levels. The highest costs a lifebelt, even if its owner took nothing in this trick. If several share it, each of them gives one up.
    .title = Wet feet
    .p2 = Giving up your last lifebelt is no disaster: you play on. But if you have to give one up and have none, you are flooded. You lay down your hand unseen, for it will be played again, and your water cards are put aside for all to see. The round is over for you.
    .p3 = After a flood, look again who is in the deepest water among those still in: they pay in turn, in the same trick. It stops as soon as somebody has paid, or nobody has water any more. Nobody pays twice in a trick; and if of two who are tied one pays while the other goes under, that is enough.
rules-land-unter-example-deepest = Levels 3, 9 and 11: level 11 gives up a lifebelt.
rules-land-unter-example-tied = Levels 11, 9 and 11: both levels 11 give up a lifebelt.

rules-land-unter-round = A round has twelve tricks. It ends sooner if a trick leaves two people in it, or fewer; that trick is settled first, with all its floods.
    .title = The end of a round
    .p2 = Each lifebelt you have left is a point. A flood costs a point.
    .p3 = Whoever is still in with the lowest level earns one more point, and all who are tied get it. With no water card at all, you are lower than everybody. You can have it without a lifebelt, but never after a flood.

rules-land-unter-passing = The twelve weather cards are passed to the left, with the lifebelts that belong to them. Those that were not played go along unseen. The water is shuffled again. There are as many rounds as people.
    .title = The hands go round
    .p2 = Whoever has the most points over all rounds wins. If tied, you share the win.

rules-land-unter-further = Your cards give you few lifebelts, and that seems unfair? It is the other way round: cards without a lifebelt are the lowest and the highest, so those with which you best decide what you take. And everybody will have that hand in turn.
    .title = Few lifebelts? Don’t panic
    .p2 = Once you know the weather well, try open play: cards are laid one after the other, for all to see.

rules-land-unter-open = Weather cards are played face up, one after the other, clockwise.
    .title = Open play
    .p2 = Whoever has the most lifebelts starts the round. If tied, it is whoever sits nearest to the left of the dealer, whom chance picks once for the whole game.
    .p3 = After that, the player to the left of whoever has just paid starts, so that the payer plays last. If several paid, look for the fewest lifebelts; if still equal, for the first one clockwise from the last starter. If nobody paid, it is to the left of the last one flooded. Whoever is out of the round is passed over.
rules-land-unter-example-open = The sea brings 3 and 9. The 44 and the 20 already lie there. Playing last, you see that your 51 is the highest and takes the 3: the 44 takes the 9.

rules-land-unter-memory = What everybody saw of a hand, anybody may remember when it turns up with somebody else. With the memory aid, the table shows it beside each hand: the cards seen in earlier rounds, and never one that was not played. Without it, keeping track is up to you; that is part of the game.
    .title = Memory aid
