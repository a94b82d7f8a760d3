### The rules of WAVE, told.

rules-wave-story = Palm trees, foam, and water glittering as far as you can see. The rollers come in, one behind the other. Has everybody got a board? Then out you go together, and you stay on for as long as the wave carries you.
    .title = The ocean

rules-wave-minute = You all surf on the same side: the whole table wins, or nobody does. On your turn, play a card that beats the one before, in number or in colour. One of the two is enough.
    .title = In one minute
    .p2 = You see only part of your hand. The rest faces outward: everybody sees it but you. So you help each other by pointing, and never say a word about numbers or colours.
    .p3 = The last card is played? You have tamed the wave. Somebody has nothing left to play? Count the cards that remain.

rules-wave-cards = There are 34 surf cards: six colours with the numbers 0 to 5, one card of each. Two are missing: the white 0 and the navy 5.
    .title = The cards
    .p2 = The colours rise like this: white, yellow, orange, red, sky, navy. The picture helps you: from one colour to the next, the wave grows under the board.
    .p3 = Whites and zeros bear the turn symbol.
rules-wave-example-colours = The 3 six times, from the lowest colour to the highest: white, yellow, orange, red, sky, navy.

rules-wave-deal = Two to four people surf together. Each holds five cards: three inward ones, for the owner’s eyes only, and two outward ones, which everybody else can see.
    .title = The deal
    .p2 = The first card of the deck is turned up and opens the game. Nobody played it: even with a turn symbol on it, play starts clockwise.
    .p3 = Chance picks who starts, unless the host of the table named somebody.
rules-wave-example-hand = Your hand at the start: you see the first three, the table sees the other two.
rules-wave-part-pile = Draw pile
    .says = { $cards } cards, face down.
rules-wave-part-wave = The wave
    .says = { $cards } card, face up: the first one to beat.
rules-wave-part-way = The direction
    .says = Play starts clockwise.
rules-wave-part-order = The order
    .says = The colours from the highest, at the top, to the lowest.
rules-wave-part-hands =
    { $hands ->
        [one] Your partner’s hand
       *[other] Your partners’ hands
    }
    .says =
        { $hands ->
            [one] { $hands } hand: { $inward } inward cards, of which you see the backs, and { $outward } outward ones, which you see.
           *[other] { $hands } hands, each of { $inward } inward cards, of which you see the backs, and { $outward } outward ones, which you see.
        }
rules-wave-part-vaimiti = Vaimiti’s hand
    .says = { $up } cards face up and { $down } face down, which nobody sees.
rules-wave-part-inward = Your inward cards
    .says = { $cards } cards, for your eyes only.
rules-wave-part-outward = Your outward cards
    .says = { $cards } cards that everybody else sees.

rules-wave-turn = Play one card, just one, inward or outward. Then draw. Now it is the next player’s turn, in the direction of the moment.
    .title = Your turn
    .p2 = The new card faces the other way. You played a card you could see? The new one faces outward, and you will not see it. You played an outward card? The new one is for you, safe in your hand.
    .p3 = When the draw pile is empty, you play without drawing. Without cards your turn is passed over, but your advice is always welcome.
rules-wave-example-outward = You play the red 4, which you saw: the card you draw faces outward. You see nothing but its back; the others see it.
rules-wave-example-inward = You play an outward card, of which you saw nothing but the back: the card you draw is yours to see. It is a navy 2, and nobody else knows.

rules-wave-beat = Your card goes if its number is higher than that of the last card played, or if its colour is higher. While one rises, the other may fall as far as it likes. But being equal is not rising.
    .title = Beating a card
rules-wave-example-number = Yellow 5 on orange 3: the number rises, never mind the colour.
rules-wave-example-colour = Sky 1 on orange 3: the colour rises, never mind the number.
rules-wave-example-equal = Yellow 3 on orange 3: the number is the same, the colour falls. Nothing rises.
rules-wave-example-lower = White 2 on orange 3: everything falls.

rules-wave-turning = A white card or a 0 turns play around: the direction flips at once, and play goes on in the new direction.
    .title = Turning around
    .p2 = It does so even when only two hands are left, or one. Next is the first player in that direction who still holds a card.
rules-wave-example-turn = Navy 0 on yellow 3: the colour rises, so the card goes. And as it is a 0, play turns around!

rules-wave-talking = You may give advice at any time, even when it is not your turn. Point at a card you see in somebody else’s hand, to be played or to be kept; never at one of your own. The whole table sees your finger. It stays until the card leaves, you take it back or you change your mind. With Virage you can point at the bend card too: take it, or leave it.
    .title = Talking without telling
    .p2 = Whoever plays has the last word, always. On your turn, the table shows which of your outward cards can go: that is no secret, as the others could point at them. Which one is right is for you all to feel.
    .p3 = No number, no colour, no hint of either: mention them and everybody loses. Here you need not worry. During a game there is the finger, and a few fixed phrases that give nothing away. A phrase stays beside you until the next card is laid; repeating it before then would say nothing new.
    .p4 = You are on a call as well, and somebody said too much? Anybody may report it, and anybody may confirm: the game is then lost, without a score. Until then play goes on, and whoever reported it may take it back. One report at a time.
rules-wave-example-pointing = An orange 3 is waiting, and you see a sky 1 in somebody’s hand: point at it. The colour rises, so it fits.
rules-wave-example-telling = “Play your blue one!” That names a colour: at a real table the game would be lost.

rules-wave-end = The last card is played: you have won!
    .title = The end
    .p2 = It is your turn, you hold cards, and not one of them goes, inward or outward? Everything stops at once. It never happens on the very first turn: such a deal is shuffled again.
    .p3 = Count the cards in all hands and in the draw pile, tide cards aside. None: triumph. One or two: swell. 3 to 5: breeze. 6 to 10: chop. 11 or more: wipeout.

rules-wave-vaimiti = With two players, Vaimiti has the third seat. She takes her turns, whichever way play goes, and never starts. Her hand lies on the table: three cards that you both see, two that nobody sees.
    .title = For two, with Vaimiti
    .p2 = On her turn you decide for her, among her face-up cards. Each of you proposes a card and may think again; as soon as you propose the same one, it is played. Where there is only one choice, it is made for you.
    .p3 = She always draws face up. When the draw pile is empty, one of her face-down cards is turned up instead, one each turn.
    .p4 = Without cards she is passed over. If she has cards but none of those you see can go, the game is over, and her face-down cards count with the rest.
rules-wave-example-vaimiti = A red 3 is waiting. Vaimiti can play the orange 4, whose number rises, or the navy 1, whose colour rises: choose together. The white 2 does not fit, and her two face-down cards cannot be played yet.

rules-wave-further = The first time, play without a variant: the wave is enough. And look at the size of the wave on the cards: it tells you at a glance which colour is higher.
    .title = First the beach, then the open sea
    .p2 = When the last card leaves without trouble, it is time for the variants. Virage makes the wave gentler; Changing tides make it more treacherous; Nazaré is for experts.

rules-wave-bots = When people and bots surf together, a bot’s finger means what it says. “Play this”: by what the bot sees, that card is the best for the whole team. “Keep this”: better wait with that one. The finger stays as long as that is true. The bot takes yours in the same way, and your silence tells it nothing.
    .title = Surfing with bots
    .p2 = Among themselves, with three or four, bots have a language of fingers, and you may borrow it. Before whoever is to play, on a card that fits, the next player says whether their inward cards could follow it: “play” for two answers or more, no finger for one, “keep” for none. The others say whether it is among the hardest third of the cards that would fit and have not been played yet (“play”), or among the easiest third (“keep”). A card is hard when few others can go before it.
    .p3 = On a card that does not fit, “keep” means: I could not follow it. Before somebody whose turn it is not, no finger means that the card would not fit; otherwise “play” says that it could be followed, and “keep” that it could not. With two players a finger compares the card with all that it could still be.

rules-wave-virage = Easier. One card lies face up in the middle: the bend card. At the start of your turn you may take it into your hand, inward, and put one of your cards in its place, inward or outward. Then you play.
    .title = Virage
    .p2 = The card you have just taken cannot be played in the same turn. One swap a turn, no more, and never with your last card. A swap that would leave you nothing to play is refused; where nothing is lit it is allowed, at your own risk. And it does not save a hand that is already stuck. Vaimiti never swaps.
    .p3 = The bend card goes last of all, by itself, when the pile and the hands are empty. If it beats the top card, you win. If not, one card is left over: this one. And if the game stops sooner, it counts among the cards left.
rules-wave-example-bend = The bend card is the sky 5. You take it, and your yellow 1 becomes the new bend card.
rules-wave-example-bend-at-once = The sky 5 would beat the orange 3. But you have just taken it: not in this turn.

rules-wave-tides = Harder. There are two tides, one for the colours and one for the numbers; take either or both, with the other variants if you like. After the deal, the two cards of each tide are hidden in the draw pile.
    .title = Changing tides
    .p2 = A tide card never enters a hand. The first one turns the order over: white becomes the highest colour, or 0 the highest number. The second puts it right again until the end. Another card is drawn in its place, facing the same way. Both orders can be turned over at once.
    .p3 = What counts is the order at the moment of playing; cards that lie already stay good. Whites and zeros turn play around in any tide. A tide drawn last of all takes effect, and nothing replaces it. When it comes up for Vaimiti, it is the same; and if the pile is empty then, she turns up one of her cards.
rules-wave-example-tide = The numbers are turned over. Orange 1 on navy 4: now the 1 is higher than the 4.

rules-wave-nazare = For experts. Instead of a pile, the cards build one great wave: ten columns, one after the other, each from the bottom up. Their heights: 1, 2, 3, 4, 5, 6, 5, 4, 3 and 1. The first card of the deck is the first column; play goes on to its right.
    .title = Nazaré
    .p2 = A card must beat two neighbours at once, where they exist: the one on its left and the one below.
    .p3 = Nothing in your hand fits, not even an outward card? Then, and only then, lay any card you like face down. A face-down card is lower than all others, whatever the tide.
    .p4 = A face-down card does not turn play around, and nobody sees it before the end. You draw as usual: the new card faces the other way from the one you laid.
    .p5 = Nobody is ever stuck here, and every deal is played. When the last card is laid, count the face-down cards instead of the cards left. None: you win.
rules-wave-example-fits = Sky 4 on top of the third column: it beats the red 3 on its left and the sky 2 below.
rules-wave-example-fits-not = Yellow 3 in the same place: it beats the sky 2 below, but not the red 3 on its left.

rules-wave-nazare-more = The option “Face down at will” belongs to Nazaré: any card may be laid face down, even when another would fit. For Vaimiti too; then you always choose her card and its side together.
    .title = Nazaré and the rest
    .p2 = With Virage, the bend card is laid last: face up if it fits, face down if not. The card you have just taken cannot be laid in that turn, not even face down, and does not count when the table sees whether anything fits. The swap itself is always allowed.
    .p3 = With Vaimiti, if none of her face-up cards fits, you choose one together to lie face down. At a strict table nothing stops: a card offered in error is laid face down. And you may hide any card as soon as nothing fits among those you can see; the outward ones are not checked.
    .p4 = With open mistakes a card offered in error comes back here too, before everybody’s eyes, and you choose again. Face down goes any card as soon as nothing fits among those you can see, as at a strict table.

rules-wave-strict = Nothing shows which outward cards can go: you may try any of them. One that cannot go ends the game, and counts among those left over. Listen to each other well!
    .title = Strict

rules-wave-open-mistakes = Nothing lights up: you may try any of your outward cards, and a finger is all you have to go by. One that does not fit is shown to everybody, comes back to your hand the other way round, so that you see it from now on, and stands in the journal. Then you choose again; nothing is drawn, and nothing is lost.
    .title = Open mistakes
    .p2 = Not together with “Strict”. A move that showed a card cannot be taken back. And if nothing in your hand can be played, seen or unseen, the game ends as always.
