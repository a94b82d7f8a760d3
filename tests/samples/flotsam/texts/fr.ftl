### Flotsam, en français.

game-title = FLOTSAM
game-blurb = Pose ce qui s’accorde, garde ce qui s’accordera, et devine ce que porte ton chapeau.
game-tile = Pose ce qui s’accorde, et devine ce que porte ton chapeau.
    .kind = tours et chapeaux

option-turns = Tours
    .hint = Combien de tours pour chaque personne, de 1 à 200.
option-company = Équipage
    .hint = Qui gagne et perd avec qui.
option-silent = Silence
    .hint = Personne ne dit rien.
option-first = Qui commence
    .hint = Qui commence ; sans choix, c’est le hasard qui décide.

company-alone = chacun pour soi
company-pairs = par paires
company-all = tous ensemble

colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-white = blanc
card-thing = { $number } { $colour }

phrase-wait = Attends !
phrase-well-done = Bien joué !
phrase-oh-no = Oh non !

zone-pile = pioche
zone-heap = tas
zone-hand =
    { $who ->
        [you] ta main
       *[other] { $who } : main
    }
zone-hat =
    { $who ->
        [you] ton chapeau
       *[other] { $who } : chapeau
    }

move-lay = Poser le { $card }
    .short = Poser
    .place = Quelle carte ?
move-draw = Piocher
    .short = Piocher
move-fish = Repêcher la carte du dessus
    .short = Repêcher
move-say = « { $phrase } »
    .short = Dire
    .phrase = Quoi ?

moved-pile-hand =
    { $card ->
        [hidden] { $who ->
            [you] Tu pioches
           *[other] { $who } pioche
        } une carte.
       *[other] { $who ->
            [you] Tu pioches
           *[other] { $who } pioche
        } le { $card }.
    }
moved-pile-hat = { "" }
moved-pile-heap = Sur le tas, il y a le { $card }.
moved-hand-heap =
    { $who ->
        [you] Tu poses
       *[other] { $who } pose
    } le { $card }.
moved-heap-hand =
    { $who ->
        [you] Tu repêches
       *[other] { $who } repêche
    } le { $card }.
moved-heap-pile = { "" }
moved-hat-heap =
    { $who ->
        [you] Ton chapeau portait
       *[other] { $who } : le chapeau portait
    } le { $card }.
shuffled-pile = On mélange la pioche.

step-starts =
    { $who ->
        [you] Tu commences.
       *[other] { $who } commence.
    }
step-matched =
    { $who ->
        [you] Tu marques
       *[other] { $who } marque
    } un point avec le { $card }.
step-said =
    { $who ->
        [you] Tu dis
       *[other] { $who } dit
    } : « { $phrase } »
step-hats-off = Chapeaux bas !

refusal-first-seat = Il faut que l’une des { $seats } personnes commence.
refusal-turn-count = Chaque personne a de 1 à { $most } tours.
refusal-odd-pairs = À { $seats }, on ne fait pas au moins deux paires.
refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à { $who } de jouer.
refusal-no-such-card = Tu n’as pas cette carte.
refusal-same-number = Une carte ne se pose pas sur son propre nombre.
refusal-hand-full = Tu as déjà quatre cartes.
refusal-last-card = La dernière carte du tas y reste.
refusal-said-that = Tu l’as déjà dit.
refusal-silence = À cette table, personne ne dit rien.

outcome-played-out =
    { $winners ->
        [all] Tout le monde gagne !
       *[other] Victoire : { $winners }.
    }
outcome-sea-won = La mer gagne.

fate-won = fait gagner
fate-point = rapporte un point
fate-bare = vide la main
