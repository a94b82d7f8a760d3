### What the board of JELLYFISH says.

jellyfish-lay = Choose a card to send
jellyfish-on = Pass it on, and say what it is
jellyfish-choose = Before whom, and as what?
jellyfish-believe = { $who } says: “It is { $creature }.” Is it?
jellyfish-to = Before whom?
jellyfish-as = What do you say it is?
jellyfish-none = no catch yet
jellyfish-says = “{ $creature }”
