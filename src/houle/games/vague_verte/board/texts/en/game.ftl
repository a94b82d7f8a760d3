### VAGUE VERTE at the table, in English.

vague-verte-you = You

## What you can do

vague-verte-prompt-draw = Draw a card, or take the face-up one
vague-verte-prompt-draw-pile = Draw a card
vague-verte-prompt-draw-open = The pile is empty: take the face-up card
vague-verte-prompt-start = Start: lay a car on your street
vague-verte-prompt-no-car = No car: lay a card aside
vague-verte-prompt-nothing = Nothing fits: lay a card aside
vague-verte-prompt-tow = Broken down: call the tow truck!
vague-verte-prompt-broken = Broken down: hinder others, or lay aside
vague-verte-prompt-barred = Red light: play something else, or lay aside
vague-verte-prompt-play = Play a card, or lay one aside

vague-verte-choose-draw-from-pile = Tap again to draw
vague-verte-choose-take-face-up = Tap again to take it
vague-verte-choose-row = Beside which row? Tap it
vague-verte-choose-street = In front of whom? Tap a street
vague-verte-choose-drive = On your street, or aside?
vague-verte-choose-aside = It goes nowhere: lay it aside?

vague-verte-do-draw-from-pile = Draw
vague-verte-do-take-face-up = Take
vague-verte-do-discard = Lay aside
vague-verte-do-car = Drive
vague-verte-do-tow-truck = Tow away
vague-verte-do-ambulance = Rush
vague-verte-do-hinder = Stop { $who }
vague-verte-do-signal = Row { $row }

## The middle

vague-verte-stage = { $row ->
    [0] At the start
   *[other] Row { $row }/{ $length }
}{ $last ->
    [yes] , last pile
   *[no] {""}
}
vague-verte-pile = Pile
vague-verte-open = Face up
vague-verte-face-up = Face-up card: { $card }{ $under ->
    [0] {""}
    [one] , { $under } card below
   *[other] , { $under } cards below
}
vague-verte-beach = The beach
vague-verte-street = { $name }, { $row ->
    [0] still at home
   *[other] row { $row } of { $length }
}
vague-verte-square = Row { $row }: { $card }
vague-verte-signal = Row { $row }: { $card }{ $passed ->
    [nobody] {""}
    [you] , not for you
   *[other] , not for { $passed }
}
vague-verte-row-of = { $row ->
    [0] still at home
   *[other] row { $row } of { $length }
}
vague-verte-trouble = broken down
vague-verte-stop = held by the red light
vague-verte-duck = waits for the ducks

## The table as text

vague-verte-figure-free = A car goes behind any other car.
vague-verte-figure-original = Original rule: the colour or the number of the car before.
vague-verte-figure-stands = { $who ->
    [you] You
   *[other] { $who }
}: { $row ->
    [0] still at home
   *[other] row { $row } of { $length }
}{ $broken ->
    [yes] , broken down
   *[no] {""}
}{ $barred ->
    [yes] , held by the red light
   *[no] {""}
}{ $misses ->
    [yes] , waiting for the ducks
   *[no] {""}
}.
vague-verte-figure-signal = Red light at row { $row }{ $passed ->
    [nobody] {""}
    [you] , not for you
   *[other] , not for { $passed }
}.
vague-verte-figure-renewed = This is the last pile.

## The end

vague-verte-reached = { $row ->
    [0] at home
   *[other] { $row } of { $length }
}

## For newcomers

vague-verte-hint-draw = First take a card: from the pile, or the face-up one.
vague-verte-hint-start = It takes a car to leave home.
vague-verte-hint-original = A car follows the colour or the number of the one before.
vague-verte-hint-tow = Broken down? Only a tow truck gets you going.
vague-verte-hint-ducks = Ducks are crossing: you miss your next turn.
vague-verte-hint-red = Drive up to a red light, not beyond it.
vague-verte-hint-breakdown = A breakdown goes behind an opponent’s car of its colour.
