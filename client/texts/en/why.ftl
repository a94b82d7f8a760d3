### Why a move: what it came to in deals that could have been, in English.

why-counting = Counting…
why-each = { $fate }, in how many of { $of } deals; the best on the whole first
why-instead = What if it had been another move?
why-instead-choose = Choose a move
why-how = Counted in deals that agree with everything known at that seat, each played on as our bots do. Nobody looked at hidden cards.
