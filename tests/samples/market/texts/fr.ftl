game-title = LE MARCHÉ
game-blurb = Donne, et espère mieux.

card-net = filet
card-lamp = lampe
card-rope = corde
card-shell = coquillage
ware-net = un filet
ware-lamp = une lampe
ware-rope = une corde
ware-shell = un coquillage

zone-north-shed = hangar nord
zone-south-shed = hangar sud
zone-hold = cale
zone-hand =
    { $who ->
        [you] ta main
       *[other] main { DE($who) }
    }

figure-turn = à qui de jouer
figure-turns-left = tours restants
figure-hopes = espoirs
figure-latest = dernier espoir
figure-gamblers = ont parié

move-give = Donner « { $card } » à { $to } en espérant { $hope }
    .short = Donner
    .place = Quelle carte ?
    .to = À qui ?
    .hope = Qu’espères-tu ?
move-stow = Ranger « { $card } » : { $into }
    .short = Ranger
    .into = Où ?
move-bet = Parier sur { $on } : { $count } fois « { $ware } »{ $loudly ->
        [yes] , haut et fort
       *[no] { "" }
    }
    .short = Parier
    .on = Sur qui ?
    .ware = Sur quoi ?
    .count = Combien, au moins ?

step-handed = { $who ->
        [you] Tu donnes
       *[other] { $who } donne
    } une carte à { $to } et { $who ->
        [you] espères
       *[other] espère
    } { $hope }.
step-stowed = { $who ->
        [you] Tu ranges
       *[other] { $who } range
    } { $was } : { $into }.
step-bet = { $who ->
        [you] Tu paries
       *[other] { $who } parie
    } sur { $on } : { $count } fois « { $ware } ».
moved-hand-hand = { "" }
moved-hand-north-shed = { "" }
moved-hand-south-shed = { "" }
moved-hold-hand = { "" }
shuffled-hold = { "" }

refusal-not-now = Pas maintenant, { $to }.
outcome-played-out = Le marché ferme ; on espérait surtout { $favourite }. { $winners ->
        [all] Tout le monde gagne !
       *[other] Victoire : { $winners }.
    }
