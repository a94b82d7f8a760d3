### What the rulebook of SEA CHANGE does not say, and why it is played so here.

partly-S-02 = The rulebook stops at eight: all 80 cards are dealt by then.
partly-S-03 = The rulebook says how many colours to take, not which. They are all alike, so chance picks.
partly-S-04 = The rulebook does not say who deals first, so chance picks.
partly-S-18 = In the rulebook one person gathers the cards for the whole team. On a screen there is nothing to gather: one sees better who took what, and the count is the same.
partly-S-19 = The rulebook lets one look at the last trick again and does not speak of the rest. Around a table one sees how high the heaps are as well, but not their points.
fact-S-23 = The rulebook we have does not print what each card is worth. Its examples fix several; for the others we took the simplest scale that agrees with all of them. Do you own the box? Tell us what is on the cards.
partly-S-30 = The rulebook only says: the most points. Zero is more than minus four, so a total below zero, or no trick at all, may be enough.
partly-S-32 = The rulebook breaks the tie by the 0 of the trump, then by the number of cards. After that it is silent, so you share.
partly-S-33 = The rulebook has the cards shuffled and dealt again. There is nothing to decide between two rounds, so the next is dealt at once.
partly-S-40 = The rulebook has you draw after playing a card, but not whether the other plays first. At once is simplest.
fact-S-51 = The rulebook describes this trick in so few words that it can be read in several ways. With three cards a trick, ten tricks use exactly your ten cards and the twenty of the pile: that is our reconstruction.
partly-S-54 = The rulebook says “at once” and not from when on. As soon as Neptune has all three 8s, none can come to you; before that, only the pile knows, and ending the round would give it away.
partly-S-55 = The rulebook does not say what happens if you both get there at once. It is decided as it is among several people.
partly-S-60 = The rulebook advises alternating teams, but not how when they are unequal; we go round, beginning with the largest. And nothing in it allows showing one’s hand to one’s team.
ruling-S-62 = The rulebook recommends the size of the team plus one and does not speak of unequal teams. Each has a target of its own, because a larger team takes more cards.
