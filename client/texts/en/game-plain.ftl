### A game without a screen of its own, in English.

plain-besides = At any time
plain-winner = wins the game
plain-what = What will you do?
plain-back = Back
plain-facts = Also in view
plain-figure = { $label }: { $text }
plain-told = What happened last
