### The rules of VAGUE VERTE, told.

rules-vague-verte-minute = Everybody is off to the beach, each on a street of their own. On your turn, take a card, then play one: a car, and you are one square further.
    .title = In one minute
    .p2 = Or be a nuisance: a breakdown, ducks, a red light. The others will need a tow truck, patience or a green light.
    .p3 = The first card on the last square of a street wins the race.

rules-vague-verte-cards = Two to four people race, from the age of six, each for themselves. Every street runs from a house to the beach and has seven squares; the table may choose from 5 to 10. Squares at the same distance form a row. Row 1 is in front of the houses.
    .title = The streets and the cards
    .p2 = There are 60 cards. Cars in red, yellow, green and blue: eight of each colour, numbered 1 to 4, each number twice. Two breakdowns of each colour. Then eight tow trucks, one ambulance, three duck families, four red lights and four green ones.
    .p3 = You get five cards. The rest is the draw pile; its first card lies beside it, face up. Chance picks the dealer, the player to the dealer’s left starts, unless the host chose somebody, and play goes to the left.
rules-vague-verte-part-pile = Draw pile
    .says = { $cards } cards, face down.
rules-vague-verte-part-face-up = The face-up card
    .says = { $cards } card; cards laid aside go on it.
rules-vague-verte-part-street = Your street
    .says = { $squares } squares, from your house on; all are still free.
rules-vague-verte-part-streets =
    { $streets ->
        [one] The other street
       *[other] The other streets
    }
    .says =
        { $streets ->
            [one] { $streets } street, as long as yours.
           *[other] { $streets } streets, as long as yours.
        }
rules-vague-verte-part-beach = The beach
    .says = Where all streets lead.
rules-vague-verte-part-hand = Your hand
    .says = { $cards } cards.
rules-vague-verte-part-hands =
    { $hands ->
        [one] The other hand
       *[other] The other hands
    }
    .says =
        { $hands ->
            [one] { $hands } hand of { $cards } cards.
           *[other] { $hands } hands of { $cards } cards.
        }

rules-vague-verte-turn = Take a card: the top of the draw pile, or the face-up card. Then lay just one card: play it, or lay it aside, next to the pile.
    .title = Your turn
    .p2 = Cards laid aside pile up, and only the last can be seen. If you take it, the one below appears. If none is left at the end of a turn, a card of the draw pile is turned up.
    .p3 = Nothing to play? You must lay a card aside. You may also do so when you could play something else, except in one case: as long as you are at home and hold a car, you start with it.
    .p4 = When the draw pile is empty and a card is wanted, all cards laid aside are shuffled, except the face-up one. If that yields nothing, the face-up card is the only one to take. If that is gone too, you play without drawing, and with no card in hand your turn is passed over.

rules-vague-verte-cars = To start, lay a car on the first square of your street. Before that nothing else can be played: without a car, you lay a card aside.
    .title = Driving
    .p2 = After that, each car goes on the next free square. Neither colour nor number matters.
rules-vague-verte-example-cars = A blue car 1 after a yellow 4: all is well, and you are on the third square.

rules-vague-verte-breakdown = A breakdown goes on somebody else’s next free square, right after a car of the same colour. They cannot move on while it lies there.
    .title = Breakdowns and tow trucks
    .p2 = The tow truck goes on a breakdown in your own street, and nowhere else. From your next turn you go on with a car of any colour.
    .p3 = A breakdown may also hit the last square. Whoever tows it away there is at the beach, and wins!
rules-vague-verte-example-breakdown = A red breakdown after a red car: full stop.
rules-vague-verte-example-colour = A red breakdown after a green car: the colours do not go together.
rules-vague-verte-example-tow = A tow truck without a breakdown: there is nothing to tow.

rules-vague-verte-ducks = A duck family goes on somebody else’s next free square, but not behind a breakdown that still lies there. They miss their whole next turn, then go on behind the ducks.
    .title = The ducks
    .p2 = Breakdowns and ducks take up a real square: they cost time, but the square is covered. They cannot be laid on somebody who is still at home.
    .p3 = No ducks on the last square: nothing could be laid behind them. And no second family on somebody who still waits for the first.
rules-vague-verte-example-ducks = Ducks after a car: one turn of waiting while they cross.
rules-vague-verte-example-ducks-behind = Ducks behind a breakdown: nothing goes there before the tow truck.

rules-vague-verte-lights = A red light goes beside a row, and it holds for everybody, you included. You may come up to its row, no further. Whoever is already beyond it drives on freely. You stand on your furthest square that bears a card, whatever card it is. A tow truck moves nobody: no light stops it.
    .title = Red lights, green lights
    .p2 = A green light covers a red one of your choice, and both leave the game.
    .p3 = One red light per row at most, and none at the last. It protects as well: no breakdown and no ducks go beyond a light that stops the person they are meant for.
rules-vague-verte-example-red = Red light at row 4: from row 3 you may still come up to 4. On row 4 you wait. From row 5 you drive on.

rules-vague-verte-ambulance = The ambulance runs red lights. It goes on your next free square, when that square is at the row of the light or just beyond it. Lights at that row and before no longer stop you; one that is laid there later does again if it concerns you. From your next turn you go on with a car. It goes neither on a breakdown nor behind one that still lies there, and never as the first card of a street.
    .title = The ambulance
rules-vague-verte-example-ambulance = Your car stands at row 2, at a red light. The ambulance goes to row 3, and the road is clear.

rules-vague-verte-end = Whoever first lays a card on the last square of their street wins at once: a car, the ambulance or a tow truck.
    .title = The beach!
    .p2 = Nobody can dawdle for ever. The game stops when the draw pile runs out for the second time; the turn under way is still played. It also stops after a round of the table in which nobody drew from the pile or played a card on the board; a turn missed because of ducks does not count. Then whoever is furthest wins, and if tied you share the win.
    .p3 = To compare games, we note the row where each of you stands at the end, and one point more for whoever is at the beach.

rules-vague-verte-further = Think of starting first: without a car on your first square, nothing else moves. Any car will do, so take it where you find it, from the draw pile or beside it.
    .title = A good start

rules-vague-verte-original = A car must have the colour or the number of the car before it. After a tow truck, the ambulance or ducks, any car goes.
    .title = Original rule
rules-vague-verte-example-same-colour = A red 4 after a red 2: same colour.
rules-vague-verte-example-same-number = A blue 2 after a red 2: same number.
rules-vague-verte-example-no-match = A blue 3 after a red 2: nothing in common.
