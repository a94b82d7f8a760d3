### The lesson of JELLYFISH.

lesson-jellyfish-goal = Get rid of your cards by telling what they are, or what they are not. Do not get caught.
lesson-jellyfish-end = The game ends as soon as somebody has four equal creatures open before them, or no card left to send.
lesson-jellyfish-believe = { $left } lays a card before you and says: “It is an eel.” You hold two of six eels yourself, so it may well be. Say that it is so.
lesson-jellyfish-right = It is an eel! You were right, so { $left } keeps it, open for all to see, and sends the next card.
lesson-jellyfish-doubt = { $right } looked at the card that was sent as a shrimp, and now calls it a crab. That smells of a lie: say that it is not so.
lesson-jellyfish-wrong = It was a crab after all. You were wrong: the card is yours, and so is the turn.
lesson-jellyfish-lie = Your turn to lie. Lay an urchin before { $left } and call it a starfish.
lesson-jellyfish-fooled = { $left } believed you, and keeps your urchin. A name that nobody can check is the best lie.
lesson-jellyfish-win = Only one loses, and everybody else wins: mind who already has three alike.
