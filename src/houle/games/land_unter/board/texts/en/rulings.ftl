### What the rulebook of LAND UNTER does not say, and why it is played so here.

fact-L-01 = The rulebook does not say which card bears which lifebelt. Several public sources on the same game, which also came out under other names, agree on this.
fact-L-02 = The rulebook counts 24 water cards without giving their levels. The same public sources give the levels 1 to 12, twice each.
partly-L-11 = Around a table one sees who has already laid a card. A choice stays, so that nobody can react to the haste or the hesitation of others.
partly-L-12 = The rulebook speaks of a lower and a higher water. If both are equal, it comes to the same.
partly-L-15 = The rulebook lets you play on when the last lifebelt is gone; we say so to leave no doubt. Everybody had seen the water that is turned over, so it may still be looked at.
ruling-L-15b = The rulebook does not say whether this hand is shown. Somebody else will play it again, so seeing it would be an advantage.
ruling-L-16b = The rulebook does not speak of this case. The trick has cost its lifebelt: it is settled.
partly-L-17 = The rulebook just has these cards discarded. We leave them in sight until the end of the round, so that memory does not decide about what everybody saw.
partly-L-20 = The rulebook does not say whether a round stops in the middle of a trick. Its sentence on floods has no condition, so we finish the trick.
partly-L-22 = The rulebook gives the bonus to the lowest level, and no water is lower than any. But turning one’s water over on leaving the round is not staying dry.
partly-L-23 = The rulebook speaks of the cards one played with. For every hand to serve everybody it is passed on whole, with what was not played.
partly-L-24 = The rulebook does not break a tie, so you share.
ruling-L-25 = The rulebook does not speak of notes. Remembering is part of the game; the aid is an option for whoever prefers it.
partly-L-31 = The rulebook does not say who starts if several have as many lifebelts. We count from a place drawn by chance, the same for the whole game.
partly-L-32 = The rulebook settles the case of two lifebelts lost, but not a further tie, nor a trick for which nobody pays. We then count clockwise, from whoever started last.
