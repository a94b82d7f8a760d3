### VAGUE VERTE, en français.
### Les rangées se comptent à partir de 1, celle qui est devant les maisons.

game-title = VAGUE VERTE
game-blurb = La course à la plage, case par case. Aux autres les pannes, les canards et les feux rouges ; et pour toi, garde une dépanneuse.
game-tile = La course à la plage. Aux autres les pannes, les canards et les feux rouges.
    .kind = course

## Les options d’une table

option-length = Longueur des rues
    .hint = Le nombre de cases entre les maisons et la plage, de 5 à 10.
option-original = Règle d’origine
    .hint = Une voiture doit avoir la couleur ou le numéro de la voiture qui la précède.
option-first = Qui commence
    .hint = La place qui joue d’abord ; sans choix de ta part, le hasard désigne qui donne, et la place suivante commence.

## Les cartes, et où elles sont

colour-red = rouge
colour-yellow = jaune
colour-green = verte
colour-blue = bleue

card-car = voiture { $colour } { $number }
    .short = { $colour } { $number }
card-breakdown = panne { $colour }
    .short = ✕ { $colour }
card-tow-truck = dépanneuse
card-ambulance = ambulance
card-ducks = famille de canards
    .short = canards
card-red-signal = feu rouge
card-green-signal = feu vert

zone-pile = pioche
zone-discard = carte visible
zone-under = cartes sous la carte visible
zone-signals = feux rouges le long des rangées
zone-box = feux hors jeu
zone-street =
    { $who ->
        [you] ta rue
       *[other] { $who } : rue
    }
zone-towed =
    { $who ->
        [you] sous tes dépanneuses
       *[other] { $who } : sous les dépanneuses
    }
zone-hand =
    { $who ->
        [you] ta main
       *[other] { $who } : main
    }

## Ce que tu peux faire

move-draw-from-pile = Piocher
move-take-face-up = Prendre la carte visible : { $card }
move-drive = Poser dans ta rue : { $card }
move-hinder = Poser devant { $owner } : { $card }
move-signal = Poser à la rangée { $row } : { $card }
move-discard = Mettre de côté : { $card }

## Ce qui s’est passé

moved-pile-hand =
    { $card ->
        [hidden] { $who ->
            [you] Tu pioches
           *[other] { $who } pioche
        } une carte.
       *[other] { $who ->
            [you] Tu pioches
           *[other] { $who } pioche
        } : { $card }.
    }
moved-pile-discard = Face visible à côté de la pioche : { $card }.
moved-discard-hand =
    { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } la carte visible : { $card }.
moved-under-discard = Dessous, il y a : { $card }.
moved-hand-discard =
    { $who ->
        [you] Tu mets de côté
       *[other] { $who } met de côté
    } : { $card }.
moved-discard-under = {""}
moved-under-pile = {""}
moved-hand-street = {""}
moved-street-towed = {""}
moved-hand-signals = {""}
moved-hand-box = {""}
moved-signals-box = {""}
shuffled-pile = {""}

step-starts =
    { $dealer ->
        [you] Tu donnes
       *[other] { $dealer } donne
    }, { $who ->
        [you] tu commences.
       *[other] { $who } commence.
    }
step-drove =
    { $who ->
        [you] Tu avances
       *[other] { $who } avance
    } à la rangée { $row } : { $card }.
step-towed =
    { $who ->
        [you] Ta { $card } est remorquée.
       *[other] Chez { $who }, la { $card } est remorquée.
    }
step-rushed =
    Pin-pon ! { $who ->
        [you] Tu files
       *[other] { $who } file
    } en ambulance jusqu’à la rangée { $row }.
step-broke-down =
    { $who ->
        [you] Tu mets { $owner } en panne
       *[other] { $owner ->
            [you] { $who } te met en panne
           *[other] { $who } met { $owner } en panne
        }
    } : { $card }.
step-ducks-cross =
    Coin-coin ! { $who ->
        [you] Tu fais
       *[other] { $who } fait
    } traverser une famille de canards devant { $owner ->
        [you] toi.
       *[other] { $owner }.
    }
step-misses =
    { $who ->
        [you] Tu laisses passer les canards, et ton tour avec.
       *[other] { $who } laisse passer les canards, et son tour avec.
    }
step-turned-red =
    { $who ->
        [you] Tu mets
       *[other] { $who } met
    } au rouge le feu de la rangée { $row }.
step-turned-green =
    { $who ->
        [you] Tu mets
       *[other] { $who } met
    } au vert le feu de la rangée { $row } : on peut rouler !
step-renewed = La pioche est épuisée. Les cartes mises de côté sont mélangées : c’est la dernière pioche.
step-nothing-to-draw =
    { $who ->
        [you] Il ne te reste rien à piocher.
       *[other] Il ne reste rien à piocher pour { $who }.
    }
step-empty-handed =
    { $who ->
        [you] Tu n’as plus de carte : ton tour passe.
       *[other] { $who } n’a plus de carte : son tour passe.
    }

## Ce qui n’est pas permis

refusal-street-length = Une rue a de { $fewest } à { $most } cases.
refusal-first-seat = Qui commence doit occuper l’une des { $seats } places.
refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à { $who } de jouer.
refusal-already-drawn = Tu as déjà pris une carte. Joues-en une, ou mets-en une de côté.
refusal-draw-first = Prends d’abord une carte : dans la pioche, ou celle qui est visible.
refusal-empty-pile = La pioche est vide. Tu peux prendre la carte visible.
refusal-nothing-face-up = Il n’y a pas de carte visible. Tu peux piocher.
refusal-no-such-card = Tu n’as pas cette carte.
refusal-must-start = Tu as une voiture : démarre avec elle, au lieu de mettre une carte de côté.
refusal-not-started = Sans voiture sur ta première case, tu ne peux pas jouer cela : { $card }.
refusal-wrong-place = Cette carte ne va pas là : { $card }.
refusal-broken-down = Une panne bloque ta rue. Il faut d’abord une dépanneuse.
refusal-barred = Le feu de la rangée { $row } est rouge pour toi.
refusal-no-match = La { $card } n’a ni la couleur ni le numéro de la { $last }.
refusal-nothing-to-tow = Il n’y a pas de panne à remorquer dans ta rue.
refusal-no-red-signal = L’ambulance ne passe qu’à un feu rouge : à la rangée suivante, ou à la tienne.
refusal-no-opponent = Choisis quelqu’un contre qui tu joues.
refusal-owner-not-started = { $owner } n’a pas encore démarré.
refusal-owner-broken-down = Pour { $owner }, une panne suffit : elle n’est pas encore remorquée.
refusal-owner-barred = { $owner } attend au feu rouge de la rangée { $row } : rien ne se pose au-delà.
refusal-wrong-colour = La dernière carte chez { $owner } n’est pas une voiture de cette couleur : { $card }.
refusal-last-square = Chez { $owner }, il ne reste que la dernière case, et les canards ne vont pas à la plage.
refusal-misses-already = { $owner } attend déjà des canards.
refusal-no-such-row = Un feu rouge se pose à l’une des rangées 1 à { $last }.
refusal-row-taken = Il y a déjà un feu rouge à la rangée { $row }.
refusal-nothing-to-cover = Il n’y a pas de feu rouge à la rangée { $row }.

## Comment cela finit

outcome-arrived = Les pieds dans l’eau : { $winners } ! Les autres paient les glaces.
outcome-ran-out =
    La pioche est vide pour de bon. Le plus loin sur la route : { $winners ->
        [all] tout le monde, pare-chocs contre pare-chocs.
       *[other] { $winners }.
    }
outcome-stalled =
    Un tour de table sans que rien ne bouge : le marchand de glaces est parti. Le plus loin sur la route : { $winners ->
        [all] tout le monde, pare-chocs contre pare-chocs.
       *[other] { $winners }.
    }

## Dans un terminal

label-pile =
    { $count ->
        [one] Pioche : 1 carte
       *[other] Pioche : { $count } cartes
    }
label-face-up =
    { $count ->
        [0] Visible : { $card }
       *[other] Visible : { $card }, et { $count } dessous
    }
label-red =
    { $passed ->
        [nobody] Feu rouge à la rangée { $row }
        [you] Feu rouge à la rangée { $row } (sauf pour toi, en ambulance)
       *[other] Feu rouge à la rangée { $row } (sauf pour { $passed }, en ambulance)
    }
label-home = encore à la maison
label-row = rangée { $row } sur { $length }
label-to-play = à jouer
label-broken-down = en panne
label-barred = au feu rouge
label-misses = attend les canards
label-hand = Ta main : { $cards }

## Ce que compte un bilan de nombreuses parties

figure-arrived = quelqu’un est à la plage
figure-ran-out = la pioche s’est vidée deux fois
figure-stalled = plus personne n’avançait

## Ce que peut donner une carte prise ou jouée

fate-wins = gagne la course sans partage
fate-loses = laisse la victoire à d’autres avant le prochain tour de cette place
fate-onward = permet à cette place d’avancer à son prochain tour
fate-held = empêche les autres en tête de rouler avant le prochain tour de cette place
