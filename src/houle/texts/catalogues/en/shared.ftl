### Words shared by all games, in English.

you = you
card-hidden = a hidden card
    .short = ░░
reserved-you = { you }
reserved-hidden = { card-hidden }
reserved-nobody = nobody
reserved-all = everybody
reserved-none = nothing
reserved-yes = yes
reserved-no = no
table-names = Moana, Kai, Lani, Teva, Ines, Nuno, Maren, Yuna
    .beginner = Vai, Pua, Momi, Hoku, Poe, Lulu, Noni, Nani
    .strong = Manu, Koa, Naia, Rava, Keanu, Tehani, Makoa, Vaite
    .expert = Iolana, Ariki, Mahina, Tavita, Ulani, Kanoa, Aroha, Nohea
rolled = The die shows { $value }.
refusal-seat-count = This game is for { $fewest } to { $most } players, not for { $seats }.

## What is said where a game has no words of its own

generic-place = player { $number }
generic-card = { $name }
generic-of-seat = { $who }: { $value }
generic-zone =
    { $who ->
        [nobody] { $name }
        [you] your { $name }
       *[other] { $who }’s { $name }
    }
generic-move =
    { $details ->
        [none] { $name }
       *[other] { $name } ({ $details })
    }
generic-moved =
    { $card ->
        [hidden] A card
       *[other] { $card }
    }: { $origin } → { $target }
generic-shuffled = Shuffled: { $zone }.
generic-step =
    { $details ->
        [none] { $name }
       *[other] { $name }: { $details }
    }
generic-refusal =
    { $details ->
        [none] Not allowed: { $name }.
       *[other] Not allowed: { $name } ({ $details }).
    }
generic-outcome =
    The game is over ({ $name }). { $winners ->
        [nobody] Nobody wins.
        [all] Everybody wins!
       *[other] Won by: { $winners }.
    }

## What the house does not allow

refusal-no-such-game = That game is not played here.
refusal-bad-options = These options do not belong to the game.
refusal-bad-pace = A move may take from a second to a week.
refusal-passkey-refused = That passkey does not fit. Ask again and try once more.
refusal-too-many-passkeys = You have { $most } passkeys already. Remove one first.
refusal-not-proved = Show a passkey or a recovery code once more, then try again.
refusal-mail-away = No mail can be sent at the moment. Try again later.
refusal-bad-address = That is no address of mail that we can write to.
refusal-no-holiday = A holiday ends after it begins, and begins within a year.
refusal-too-much-holiday = That would be more than { $most } days of holiday in a year.
refusal-bad-name = A name has 1 to { $most } characters, with a letter, digit or picture among them.
refusal-bad-word = A word has 1 to { $most } characters.
refusal-no-such-seat = There is no such seat.
refusal-seat-taken = Somebody was quicker: this seat is taken.
refusal-seated-already = You have a seat at this table already.
refusal-not-seated = You have no seat at this table.
refusal-not-host = Only the host can do that.
refusal-no-such-bot = No such bot plays this game.
refusal-no-bot-there = There is no bot in that seat.
refusal-not-to-be-had = No bot keeps that seat for people: there is no round to come, or nobody wants it so here.
refusal-changed-mind = You gave back the seat that a bot kept for you in this game. You may still look on.
refusal-not-together = You or somebody at this table would rather not play with the other. There are other tables.
refusal-not-a-member = This table belongs to a club: only its members sit down here.
refusal-own-link = This is your own link: send it to somebody else.
refusal-too-many-friends = One of you has { $most } friends already, and cannot have more.
refusal-not-played-with = You invite people after a game that you played with them to its end.
refusal-bad-club-name = The name of a club has 1 to { $most } characters that can be read.
refusal-too-many-clubs = You belong to { $most } clubs already, which is as many as can be.
refusal-club-full = The club has { $most } members, and cannot have more.
refusal-not-keeper = Only whoever keeps the club may do that.
refusal-no-evening = An evening begins at a moment to come, within { $days } days.
refusal-too-many-evenings = The club has { $most } evenings to come, and cannot have more.
refusal-not-your-evening = Only whoever planned the evening, or keeps the club, calls it off.
refusal-evening-to-come = A table for an evening is opened a quarter of an hour before its time at the earliest.
refusal-nobody-to-block = Nobody of that name sits there now.
refusal-nobody-to-report = Nobody of that name sat there at that moment.
refusal-nothing-to-see = There is no game to be seen at that moment.
refusal-nobody-to-mute = Nobody of that name sits there now.
refusal-too-many-muted = You already mute { $most } people.
refusal-decided-already = Somebody else has decided about this already.
refusal-talk-taken = What you said at a table was reported, and whoever looks after this house has taken your word away. You can talk again in { $days ->
    [one] a day
   *[other] { $days } days
}.
refusal-too-many-blocked = You already block { $most } people. Take somebody off that list first.
refusal-removed = The host has taken you from this table, so you cannot sit here again. You can play at others.
refusal-nobody-to-remove = There is nobody in that seat whom you could remove.
refusal-enough-happened = Enough has happened at this table: play on, or leave it at that.
refusal-seats-free = Some seats are still free.
refusal-nobody-seated = Somebody has to sit at the table: bots do not play alone.
enough-open = You have many tables that nobody has started. Start or close some first.
enough-running = Many of your games are going on already. Finish some first.
blocked = Whoever looks after this house has blocked you here: you can look on, and nothing else.
enough-guest = Many new players have come from your network. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
enough-table = That is a lot of tables for now. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
enough-export = That is enough copies for now. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
enough-reason = That is enough questions for now. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
enough-report = That is enough reports for now. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
enough-fault = That is enough for today: what you reported will be looked at. Try again tomorrow.
enough-club = That is enough clubs for now. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
enough-mail = That is enough mails for today. Try again tomorrow.
enough-recovery = Many codes were tried from your network. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
enough-game = That is a lot of games for now. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refusal-started-already = It is too late for that: the table is not open any more.
refusal-not-running = No game is running at this table.
refusal-not-over = That can be seen once the game is over.
refusal-not-a-move = That is no move you could make now.
refusal-turn-is-over = Too late: the game has gone on in the meantime.
refusal-talk-closed = While this game runs, nothing is said but what its own rules offer ({ $by }).
refusal-said-enough = You have said a lot just now. Wait a few seconds.
refusal-not-by-link = Words of your own can be written only at a table that is in no list.
refusal-not-all-allow = People write here once everybody who has a seat allows it.
refusal-not-allowed-by-you = You do not allow writing at this table.
refusal-bad-writing = Write something, { $most } characters at most.
refusal-nothing-to-take-back = There is no move you could take back.
refusal-not-away = You are in your seat already.
refusal-clock-runs = A clock runs at this table: a bot moves for whoever exceeds it.
refusal-too-soon = Give them a little more time: a bot can be called for after ten minutes.
refusal-agreed-already = You have agreed to that already.
refusal-conceded-already = You have already suggested stopping.
refusal-not-conceded = You have not suggested stopping.
refusal-invited-already = A rematch is on already.
refusal-nobody-may-watch = Nobody may watch this table.
refusal-no-such-moment = This table has no such moment.
refusal-no-move-there = At this moment nobody made a move.
refusal-no-such-choice = There was no such move to make.
refusal-not-alone = Whoever plays with other people finds out for themselves.
refusal-not-yours = That is for somebody else to do.
refusal-played-once = The deal of the day is played once, and on this device somebody has played today already.
refusal-day-not-over = What today’s deal holds stays secret until the day is over.
refusal-day-not-played = Play today’s deal to its end first: then you see how others did.
refusal-no-such-day = There is no deal for that day.
refusal-not-by-day = With the deal of the day there is nothing but the cards: what is played counts, once, and for everybody alike.
refusal-not-in-challenge = Others play these cards as well: there is nothing but what is played, once, and for everybody alike.
refusal-not-to-play-again = Others cannot play this game after you: it was a deal of the day, or was stopped before its end.
refusal-rules-changed = The rules of this game have changed since; the same cards would make another game.
refusal-knows-the-deal = You sat at the table where this was played: you know the cards.
refusal-challenge-not-played = Play it to its end first: then you see how others did.
