game-title = THE MARKET
game-blurb = Give, and hope for something better.

card-net = net
card-lamp = lamp
card-rope = rope
card-shell = shell
ware-net = a net
ware-lamp = a lamp
ware-rope = a rope
ware-shell = a shell

zone-north-shed = north shed
zone-south-shed = south shed
zone-hold = hold
zone-hand =
    { $who ->
        [you] your hand
       *[other] { $who }’s hand
    }

figure-turn = whose turn
figure-turns-left = turns left
figure-hopes = hoped for
figure-latest = hoped for last
figure-gamblers = have bet

move-give = Hand the { $card } to { $to } and hope for { $hope }
    .short = Hand over
    .place = Which card?
    .to = To whom?
    .hope = What do you hope for?
move-stow = Lay the { $card } into the { $into }
    .short = Stow
    .into = Where to?
move-bet = Bet that { $on } holds { $count } of “{ $ware }”{ $loudly ->
        [yes] , and shout it
       *[no] { "" }
    }
    .short = Bet
    .on = On whom?
    .ware = On what?
    .count = How many, at least?

step-handed = { $who ->
        [you] You hand
       *[other] { $who } hands
    } a card to { $to } and { $who ->
        [you] hope
       *[other] hopes
    } for { $hope }.
step-stowed = { $who ->
        [you] You lay
       *[other] { $who } lays
    } { $was } into the { $into }.
step-bet = { $who ->
        [you] You bet
       *[other] { $who } bets
    } on { $on }: { $count } of “{ $ware }”.
moved-hand-hand = { "" }
moved-hand-north-shed = { "" }
moved-hand-south-shed = { "" }
moved-hold-hand = { "" }
shuffled-hold = { "" }

refusal-not-now = Not now, { $to }.
outcome-played-out = The market closes; most hoped for { $favourite }. { $winners ->
        [all] Everybody wins!
       *[other] Won by { $winners }.
    }
