### Others play what somebody played: the link, how everybody did, two games beside each other.

## After a game

challenge-ask = Let friends play this deal
challenge-to = See who has played it
challenge-result = How others did

## The link

challenge-title = { $name } asks you: play what I played
challenge-title-mine = You ask your friends: play what I played
challenge-about = The same cards, from the same seat. You play them once: nothing is taken back, and until your game is over you are told nothing of how it went before. Then you see how everybody did, and any game beside yours, move by move; they see yours, by the name you have.
challenge-about-mine = Whoever follows your link plays the same cards, from your seat, once. Until their game is over they are told nothing of yours. Then all of you see how everybody did.
challenge-seats = { $seats ->
    [one] Alone at the table
   *[other] { $seats } at the table
}
challenge-there = You sat at the table where this was played. You know the cards, so these are for others.
challenge-unknown = There is no such deal here
challenge-share = Send the link
challenge-share-line = Houle · { $game } · { $name }: play what I played! The same cards, from the same seat.
challenge-nobody = Nobody else has played it yet: send the link to a friend.
challenge-asked = asked
challenge-gave-up = gave up
challenge-together = { $count ->
    [0] began with another move than you
    [one] made the first move as you did
   *[other] made the first { $count } moves as you did
}
challenge-all = made every move as you did
challenge-look = Look at it
challenge-beside = Beside mine

## Those of mine

challenge-own = Deals to play again
challenge-own-all = All { $count }
challenge-played = { $count ->
    [0] You asked others: nobody has played it yet
    [one] You asked others: one has played it
   *[other] You asked others: { $count } have played it
}
challenge-taken-up = You played it as well

## Two games beside each other

beside-title = Your game beside { $name }’s
beside-move = Move
beside-you = You
beside-same = { $count ->
    [one] The same first move
   *[other] The same { $count } moves
}
beside-parted = From here on you played differently
beside-alike = Move by move, you played the same.
beside-over = over
beside-about = Each move leads to its moment in the game.
beside-keys = With the arrow keys you go from move to move.
beside-back = How everybody did
