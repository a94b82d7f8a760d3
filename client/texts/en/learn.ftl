### Around the rules: the page and its signposts.

learn-book-house = The house

learn-rules = The rules
learn-heading =
    { $book ->
        [house] The rules of the house
       *[other] The rules of { $title }
    }
learn-contents = Contents
learn-variants = Variants and options
learn-cited =
    { $count ->
        [one] Rule { $rules }
       *[other] Rules { $rules }
    }
learn-box-author = Design
learn-box-art = Pictures
learn-box-publisher = Publisher
learn-box-solo = Solo game
learn-box-french = French version
learn-box-age = Age
learn-box-years = { $years } and up
learn-box-time = Time
learn-box-minutes = { $least } to { $most } minutes
learn-signs = These signs mark what the rulebook of the game leaves open or does not print. Tap one to see why it is played so.
learn-right = Allowed
learn-wrong = Not allowed
learn-set-up = The table before the first move
learn-set-up-players = How many of you?
learn-back = Back
learn-cards = All the cards of the game
learn-other-books = Other rules
learn-missing = There are no rules of that name here.
learn-failed = The rules did not get through. Check your connection.
learn-again = Try again
