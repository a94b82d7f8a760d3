low-tide-choose = Choose a card: the lowest one scores
low-tide-choose-again = Choose your next card
low-tide-left = { $left ->
    [one] { $left } card in hand
   *[other] { $left } cards in hand
}
