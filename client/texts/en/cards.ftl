### The page that shows every card, in English.

cards-title = All the cards
cards-return = Back
cards-rules = The rules of { $game }
cards-copies = { $card }, { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
cards-back = card back
cards-trouble = The cards cannot be read right now.
cards-again = Try again
