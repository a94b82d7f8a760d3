### The sounds, in English.

sound-played = A card is played
sound-dealt = Cards are dealt
sound-taken = Cards are taken
sound-turn = Your turn
sound-hurry = Time is short
sound-refused = Not possible
sound-won = Won
sound-lost = Lost
sound-said = Somebody gives a sign
