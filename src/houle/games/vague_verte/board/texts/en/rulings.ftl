### What the rulebook of VAGUE VERTE does not say, and why it is played so here.

fact-V-01 = The rulebook says that cars have a number, but not which, and does not name the colours. A review of the German box gives 1 to 4, twice each; the colours are ours.
fact-V-02 = The rulebook does not say how many squares a street has. A review of the German box counts seven; the table may choose otherwise. Counting rows from the houses is our way of speaking of them.
partly-V-04 = The rulebook has a dealer chosen and everybody pick a house. All streets are alike: chance names the dealer, and the house follows the seat.
partly-V-11 = The rulebook does not say whether one may look through the cards laid aside. Only the top one is seen; the others, everybody saw go there.
partly-V-12 = The rulebook does not say whether you may lay a card aside when you could play one; its third point suggests so. But whoever has a car starts.
ruling-V-14 = The rulebook does not say what happens when the draw pile is empty. We shuffle the cards laid aside.
partly-V-21 = In one place the rulebook has this card laid on the draw pile, in another beside it, on the face-up pile. We take the face-up pile, as for any card that is laid aside.
partly-V-24 = The rulebook speaks of people at a row without saying what counts there. With us it is the furthest card in your street, and the light stops whoever laid it too. A tow truck does not move on, so no light stops it.
partly-V-26 = The rulebook allows the ambulance at a red light without saying on which square, nor what the light then means for you. It is for lights only, and does not replace the car that starts a street.
ruling-V-28 = The rulebook has them laid on a square of the street: so they cover it. In front of a house that nobody has left there is nothing to stop.
ruling-V-28b = In the rulebook one goes on behind the ducks. Behind the last square there is nothing.
ruling-V-28c = The rulebook does not speak of a breakdown on the last square. The tow truck lays a card there, and that is enough to win.
ruling-V-29 = The rulebook does not speak of two families in a row. Two turns of waiting for the same person would be no fun.
ruling-V-30 = The rulebook lets you choose any row. At the last one a light would stop nobody, and two in the same place would do no more than one.
ruling-V-31 = The rulebook does not say whether somebody may be hindered beyond the light that stops them. It would move them on in spite of the light.
ruling-V-32 = The French rulebook ignores colour and number, which are printed all the same. The German rule is said to use them; it is an option.
ruling-V-41 = The rulebook does not foresee an endless game. Yet careful tables could lay cards aside for ever: in our trials one game in six would have had no winner.
ruling-V-42 = The rulebook knows nothing but the win. These points serve to compare games and change nothing in the race.
