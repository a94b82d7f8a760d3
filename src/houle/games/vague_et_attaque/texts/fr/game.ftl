### VAGUE & ATTAQUE, en français.
### Les noms des cartes ont leur article : on les dit après deux points, ou entre guillemets.

game-title = VAGUE & ATTAQUE
game-blurb = Pose des souvenirs de lieu en lieu, dispute ceux des autres aux dés, et guette le bateau pirate. Trois souvenirs valident un lieu.
game-tile = Semer des souvenirs de lieu en lieu, se les disputer aux dés, et guetter le bateau pirate.
    .kind = collection et duels

## Les options d’une table

option-teams = En équipes
    .hint = Deux équipes de deux : à quatre, tu joues avec la personne en face de toi.
option-last-gets-more = Un souvenir de plus pour qui joue en dernier
    .hint = Notre ajout, à deux et en équipes : il compense de ne pas commencer.
option-first = Qui commence
    .hint = La place qui joue d’abord ; sans choix de ta part, le hasard décide.

## Où sont les cartes

zone-souvenir-deck = pioche des souvenirs
zone-place-deck = pioche des lieux
zone-encounter-deck = pioche des rencontres
zone-souvenir-discard = souvenirs défaussés
zone-place-discard = lieux défaussés
zone-encounter-discard = rencontres défaussées
zone-unused-artefacts = artefacts hors jeu
zone-box = cartes hors jeu
zone-middle = au milieu
zone-shown = carte montrée
zone-artefact =
    { $who ->
        [you] ton artefact
       *[other] { $who } : artefact
    }
zone-harbour =
    { $who ->
        [you] chez toi
       *[other] chez { $who }
    }
zone-souvenirs =
    { $who ->
        [you] tes souvenirs en main
       *[other] { $who } : souvenirs en main
    }
zone-places =
    { $who ->
        [you] tes lieux en main
       *[other] { $who } : lieux en main
    }
zone-golds =
    { $who ->
        [you] tes cartes dorées
       *[other] { $who } : cartes dorées
    }
zone-look =
    { $who ->
        [you] ce que tu regardes en secret
       *[other] { $who } : cartes regardées en secret
    }

## Ce que tu peux faire

move-draw-souvenir = Piocher un souvenir
move-seek-place = Défausser pour piocher un lieu : { $card }
move-adventure = Partir à l’aventure : piocher une rencontre
move-challenge = Défier en duel pour : { $card }, { $zone }
move-throw = Lancer le dé
move-lay-place = Poser dans ta zone : { $card }
move-lay-souvenir = Poser sur { $onto } : { $card }
move-jettison = Défausser et finir l’amarrage : { $card }
move-done = En rester là
move-use-gold = Jouer la carte dorée : { $card }
move-use-artefact = Utiliser ton artefact : { $card }
move-pick-player = Choisir { $owner }
move-pick-card = Choisir : { $card }
move-pick-stock =
    { $stock ->
        [souvenir] Piocher un souvenir
       *[place] Piocher un lieu
    }
move-pick-way =
    { $way ->
        [0] Choisir la première possibilité
       *[other] Choisir la seconde possibilité
    }
move-let-aboard = Le laisser monter à bord
move-keep-off = L’écarter du bateau, et ne garder qu’une carte en main

## Ce que font les cartes

moved-souvenir-deck-souvenirs =
    { $card ->
        [hidden] { $who ->
            [you] Tu pioches
           *[other] { $who } pioche
        } un souvenir.
       *[other] { $who ->
            [you] Tu pioches
           *[other] { $who } pioche
        } un souvenir : { $card }.
    }
moved-place-deck-places =
    { $card ->
        [hidden] { $who ->
            [you] Tu pioches
           *[other] { $who } pioche
        } un lieu.
       *[other] { $who ->
            [you] Tu pioches
           *[other] { $who } pioche
        } un lieu : { $card }.
    }
moved-unused-artefacts-artefact =
    { $who ->
        [you] Ton artefact
       *[other] { $who }, artefact
    } : { $card }.
discards =
    { $who ->
        [you] Tu défausses
       *[other] { $who } défausse
    } : { $card }.
moved-souvenirs-souvenir-discard = { discards }
moved-places-place-discard = { discards }
moved-golds-encounter-discard = { discards }
moved-look-souvenir-discard = { discards }
moved-look-place-discard = { discards }
moved-places-harbour =
    { $who ->
        [you] Tu poses un lieu
       *[other] { $who } pose un lieu
    } : { $card }.
lays-on =
    { $who ->
        [you] Tu poses sur
       *[other] { $who } pose sur
    }
takes-from =
    { $who ->
        [you] Tu prends sur
       *[other] { $who } prend sur
    }
moved-souvenir-deck-look =
    { $card ->
        [hidden] { $who ->
            [you] Tu regardes
           *[other] { $who } regarde
        } un souvenir en secret.
       *[other] { $who ->
            [you] Tu regardes
           *[other] { $who } regarde
        } en secret : { $card }.
    }
moved-place-deck-look =
    { $card ->
        [hidden] { $who ->
            [you] Tu regardes
           *[other] { $who } regarde
        } un lieu en secret.
       *[other] { $who ->
            [you] Tu regardes
           *[other] { $who } regarde
        } en secret : { $card }.
    }
moved-look-souvenirs =
    { $card ->
        [hidden] { $who ->
            [you] Tu gardes
           *[other] { $who } garde
        } un souvenir.
       *[other] { $who ->
            [you] Tu gardes
           *[other] { $who } garde
        } : { $card }.
    }
moved-look-places =
    { $card ->
        [hidden] { $who ->
            [you] Tu gardes
           *[other] { $who } garde
        } un lieu.
       *[other] { $who ->
            [you] Tu gardes
           *[other] { $who } garde
        } : { $card }.
    }
recovers =
    { $who ->
        [you] Tu reprends
       *[other] { $who } reprend
    } dans la défausse : { $card }.
moved-souvenir-discard-souvenirs = { recovers }
moved-place-discard-places = { recovers }
moved-harbour-harbour =
    { $to ->
        [you] Arrive chez toi
       *[other] Arrive chez { $to }
    }, { $who ->
        [you] venant de chez toi
       *[other] venant de chez { $who }
    } : { $card }.
moved-on-ship-1-souvenir-discard = Du bateau pirate à la défausse : { $card }.
moved-souvenir-deck-souvenir-discard = Sans le symbole du bateau, donc défaussé : { $card }.
moved-souvenir-deck-shown = Avec le symbole du bateau : { $card }.
moved-look-shown = Avec le symbole du bateau : { $card }.
moved-encounter-deck-shown = {""}
moved-encounter-deck-box = {""}
moved-encounter-discard-encounter-deck = {""}
moved-middle-harbour = {""}
moved-place-deck-box = {""}
moved-place-deck-harbour = {""}
moved-place-deck-middle = {""}
moved-place-discard-place-deck = {""}
moved-shown-encounter-discard = {""}
moved-shown-golds = {""}
moved-shown-on-ship-1 = {""}
moved-shown-souvenir-discard = {""}
moved-shown-souvenirs = {""}
moved-souvenir-deck-on-ship-1 = {""}
moved-souvenir-discard-souvenir-deck = {""}
moved-souvenirs-shown = {""}
moved-souvenirs-souvenir-deck = {""}
shuffled-encounter-deck = {""}
shuffled-place-deck = {""}
shuffled-souvenir-deck = {""}
shuffled-unused-artefacts = {""}
rolled = {""}

## Ce qui s’est passé

step-starts =
    { $who ->
        [you] Tu commences.
       *[other] { $who } commence.
    }
step-reads =
    { $who ->
        [you] Tu fais une rencontre
       *[other] { $who } fait une rencontre
    } : { $card }.
step-keeps-gold =
    { $who ->
        [you] Tu gardes une carte dorée pour plus tard
       *[other] { $who } garde une carte dorée pour plus tard
    } : { $card }.
step-uses =
    { $who ->
        [you] Tu utilises
       *[other] { $who } utilise
    } : { $card }.
step-anchor =
    { $who ->
        [you] Tu jettes l’ancre
       *[other] { $who } jette l’ancre
    } : { $card }.
step-nothing =
    { $who ->
        [you] Il ne se passe rien pour toi.
       *[other] Il ne se passe rien pour { $who }.
    }
step-stole =
    { $who ->
        [you] Tu voles à { $owner }
       *[other] { $owner ->
            [you] { $who } te vole
           *[other] { $who } vole à { $owner }
        }
    } : { $card }.
step-gave =
    { $who ->
        [you] Tu donnes à { $owner }
       *[other] { $owner ->
            [you] { $who } te donne
           *[other] { $who } donne à { $owner }
        }
    } : { $card }.
step-protected =
    { $who ->
        [you] Tu es à l’abri des duels et des vols jusqu’à ton prochain tour.
       *[other] { $who } est à l’abri des duels et des vols jusqu’à son prochain tour.
    }
step-will-skip =
    { $who ->
        [you] { $phase ->
            [exploration] Tu sauteras ta prochaine exploration.
            [encounter] Tu sauteras ta prochaine rencontre.
           *[mooring] Tu sauteras ton prochain amarrage.
        }
       *[other] { $phase ->
            [exploration] { $who } sautera sa prochaine exploration.
            [encounter] { $who } sautera sa prochaine rencontre.
           *[mooring] { $who } sautera son prochain amarrage.
        }
    }
step-skips =
    { $who ->
        [you] Tu sautes
       *[other] { $who } saute
    } { $phase ->
        [exploration] l’exploration.
        [encounter] la rencontre.
       *[mooring] l’amarrage.
    }
step-gambled =
    { $who ->
        [you] Tu lances
       *[other] { $who } lance
    } le dé : { $value }. Il fallait au moins { $least }.
step-validated =
    { $who ->
        [you] Tu valides
       *[other] { $who } valide
    } un lieu : { $card } !
step-ship-sails = {""}
step-challenged =
    { $who ->
        [you] Tu défies { $owner }
       *[other] { $owner ->
            [you] { $who } te défie
           *[other] { $who } défie { $owner }
        }
    } en duel pour : { $card }.
step-threw =
    { $who ->
        [you] Tu lances
       *[other] { $who } lance
    } le dé : { $plus ->
        [0] { $value }.
       *[other] { $value }, et { $plus } de plus.
    }
step-throw-tied = Égalité : ce lancer ne compte pour personne.
step-duel-won =
    { $who ->
        [you] Tu gagnes ton duel contre { $owner } !
       *[other] { $owner ->
            [you] { $who } gagne son duel contre toi.
           *[other] { $who } gagne son duel contre { $owner }.
        }
    }
step-duel-lost =
    { $who ->
        [you] Tu perds ton duel contre { $owner }.
       *[other] { $owner ->
            [you] { $who } perd son duel contre toi !
           *[other] { $who } perd son duel contre { $owner }.
        }
    }
step-duel-tied = Le duel finit à égalité : il ne se passe rien.
step-called-off =
    { $who ->
        [you] Tu ne te bats pas
       *[other] { $who } ne se bat pas
    } : le duel s’arrête là.
step-renewed =
    { $stock ->
        [souvenir] Plus de souvenirs à piocher : on mélange ceux de la défausse.
        [place] Plus de lieux à piocher : on mélange ceux de la défausse.
       *[other] Plus de rencontres à piocher : on mélange celles de la défausse.
    }
step-ship-turn =
    Au tour du bateau pirate, le dé donne { $value }. { $value ->
        [1] { ship-turn-1 }
        [2] { ship-turn-2 }
        [3] { ship-turn-3 }
        [4] { ship-turn-4 }
        [5] { ship-turn-5 }
       *[6] { ship-turn-6 }
    }
step-aboard =
    Monte à bord du bateau pirate : { $card }. { $count ->
        [one] C’est le premier souvenir à bord.
       *[other] Il y a { $count } souvenirs à bord.
    }
step-kept-off =
    { $who ->
        [you] Tu écartes du bateau
       *[other] { $who } écarte du bateau
    } : { $card }.
step-round = Manche { $number }.

## Ce qui n’est pas permis

refusal-teams-of-two = Pour deux équipes de deux, il faut quatre places.
refusal-first-seat = Qui commence doit occuper l’une des { $seats } places.
refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à { $who } de jouer.
refusal-duel-goes-on = Un duel est en cours : à toi de lancer le dé.
refusal-no-duel = Il n’y a pas de duel en ce moment.
refusal-resolve-first = Fais d’abord ce que demande la carte.
refusal-not-a-choice = La carte ne te laisse pas ce choix.
refusal-nothing-to-choose = Aucune carte ne te demande de choisir.
refusal-wrong-phase =
    { $phase ->
        [exploration] Cela se fait à l’exploration, au début du tour.
        [encounter] Cela se fait à la rencontre, après l’exploration.
       *[mooring] Cela se fait à l’amarrage, après la rencontre.
    }
refusal-no-such-card = Tu n’as pas cette carte.
refusal-empty-deck = Il ne reste rien à piocher là, pas même dans la défausse.
refusal-no-target = Il n’y a là ni souvenir ni lieu qui convienne.
refusal-own-side = C’est chez toi ou dans ton équipe : on ne s’y bat pas.
refusal-is-protected = { $who } est à l’abri jusqu’à son prochain tour.
refusal-is-validated = Ce lieu est validé, et ne change plus : { $card }.
refusal-has-souvenirs = Ce lieu porte des souvenirs, qu’il faut gagner d’abord : { $card }.
refusal-ship-in-the-middle = Personne ne se bat pour le bateau pirate quand il est au milieu.
refusal-already-laid =
    { $stock ->
        [souvenir] Tu ne peux plus poser de souvenir à cet amarrage.
       *[place] Tu ne peux plus poser de lieu à cet amarrage.
    }
refusal-out-of-reach = Ce lieu n’est pas chez toi : { $card }.
refusal-does-not-belong = « { $card } » n’est pas un souvenir pour « { $onto } ».
refusal-place-full = Ce lieu est validé, et ne prend plus de souvenir : { $onto }.
refusal-needs-dedicated = Il manque un souvenir dédié à « { $onto } » : pour le troisième, « { $card } » ne suffit pas.
refusal-laid-something = Tu as posé une carte à cet amarrage : tu n’as plus à en défausser.
refusal-artefact-used = Ton artefact a déjà servi à ce tour.
refusal-artefact-not-now = Cet artefact ne peut rien faire maintenant : { $card }.
refusal-gold-not-now = Cette carte dorée attend ton tour, et que rien d’autre ne soit en cours : { $card }.
refusal-only-in-duels = Cette carte dorée ne sert que dans un duel où tu te bats : { $card }.
refusal-only-challenged = Cette carte dorée ne sert que si c’est toi qu’on défie : { $card }.
refusal-already-thrown = Cette carte dorée se joue avant ton lancer : { $card }.
refusal-no-use = Cette carte dorée ne ferait rien maintenant : { $card }.

## Comment cela finit

outcome-validated =
    { $winners ->
        [all] Le bateau pirate repart la cale légère : c’est gagné !
       *[other] Les plus beaux souvenirs de la traversée : { $winners } !
    }
outcome-loaded = Quatre souvenirs à bord : le bateau pirate les emporte derrière l’horizon. C’est perdu, cette fois.
outcome-late =
    Soixante manches, et la nuit tombe : on rentre au port. { $winners ->
        [all] La mer est à qui a tenu bon !
       *[other] La plus belle traversée : { $winners } !
    }

## Dans un terminal

label-round =
    { $who ->
        [you] Manche { $round }, à toi
       *[other] Manche { $round }, à { $who }
    } : { $phase ->
        [exploration] exploration.
        [encounter] rencontre.
        [mooring] amarrage.
        [end] fin du tour.
       *[ship] tour du bateau.
    }
label-over = La partie est finie à la manche { $round }.
label-decks =
    À piocher : { $souvenirs ->
        [one] { $souvenirs } souvenir
       *[other] { $souvenirs } souvenirs
    }, { $places ->
        [one] { $places } lieu
       *[other] { $places } lieux
    }, { $encounters ->
        [one] { $encounters } rencontre
       *[other] { $encounters } rencontres
    }.
label-discard =
    { $stock ->
        [souvenir] Dernier souvenir défaussé
       *[place] Dernier lieu défaussé
    } : { $card }.
label-reading = On lit « { $card } ». { $story } { $does }
label-read-last = Dernière rencontre : « { $card } ». { $story } { $does }
label-ship-waits =
    { $count ->
        [0] Le bateau pirate attend au milieu, sans souvenir.
       *[other] Le bateau pirate attend au milieu avec : { $cards }.
    }
label-to-play = à jouer
label-team = équipe { $number }
label-validated-places =
    { $count ->
        [0] aucun lieu validé sur { $needed }
        [one] 1 lieu validé sur { $needed }
       *[other] { $count } lieux validés sur { $needed }
    }
label-holds =
    en main { $souvenirs ->
        [one] { $souvenirs } souvenir
       *[other] { $souvenirs } souvenirs
    }, { $places ->
        [one] { $places } lieu
       *[other] { $places } lieux
    }, { $golds ->
        [0] aucune carte dorée
        [one] 1 carte dorée
       *[other] { $golds } cartes dorées
    }
label-protected = à l’abri
label-skips =
    { $phase ->
        [exploration] sautera l’exploration
        [encounter] sautera la rencontre
       *[mooring] sautera l’amarrage
    }
label-artefact = artefact « { $card } »
label-berth =
    { $state ->
        [bare] { $place }, sans souvenir
        [validated] { $place }, validé avec : { $cards }
       *[open] { $place }, avec : { $cards }
    }
label-duel =
    Duel pour « { $card } » : { $who ->
        [you] tu attaques { $owner }.
       *[other] { $owner ->
            [you] { $who } t’attaque.
           *[other] { $who } attaque { $owner }.
        }
    }
label-score = Lancers gagnés : { $attack } à { $defence } ; il en faut { $needed }.
label-first-die = Le dé d’attaque vaut { $value }.
label-help =
    { $plus ->
        [0] { $who ->
            [you] Tu lanceras deux dés, et le meilleur compte.
           *[other] { $who } lancera deux dés, et le meilleur compte.
        }
       *[other] { $who ->
            [you] Ton prochain dé vaudra { $plus } de plus.
           *[other] Le prochain dé vaudra { $plus } de plus pour { $who }.
        }
    }
label-task =
    { $task ->
        [boarding] « { $card } » porte le symbole du bateau : laisse-le monter, ou écarte-le.
        [keep-one] Choisis la seule carte que tu gardes en main.
        [whom] Choisis quelqu’un.
        [draw] Choisis où piocher.
        [discard] { $count ->
            [one] Défausse une carte de ta main.
           *[other] Défausse { $count } cartes de ta main, une par une.
        }
        [give] Donne un souvenir de ta main à { $to }.
        [steal] Choisis ce que tu prends.
        [look] Choisis ce que tu gardes.
        [recover] Choisis ce que tu reprends dans la défausse.
        [take-back] Choisis le souvenir que tu reprends en main.
        [unload] Choisis le souvenir que le bateau pirate perd.
        [duel-now] Tu peux défier quelqu’un en duel tout de suite.
       *[either] Deux possibilités :
    }
label-way = { $number } : { $does }
label-artefact-does = Ton artefact, « { $card } » : { $does }
label-souvenir =
    { $kind ->
        [dedicated] Souvenir « { $card } », dédié à : { $places }. { $does }
       *[shared] Souvenir « { $card } », pour : { $places }. { $does }
    }
label-place = Lieu « { $card } »
label-gold = Carte dorée « { $card } » : { $does }
label-hand =
    { $count ->
        [0] Ta main est vide.
        [one] Ta main, 1 carte :
       *[other] Ta main, { $count } cartes :
    }

## Ce que compte un bilan de nombreuses parties

figure-validated = le dernier lieu est validé
figure-loaded = le bateau pirate est plein
figure-late = soixante manches
figure-rounds = manches
figure-turns = tours par personne
figure-artefact = artefact
figure-card = carte
figure-order = ordre du tour
figure-first = première place
figure-second = deuxième place
figure-third = troisième place
figure-fourth = quatrième place
figure-fifth = cinquième place
figure-duel = duels
figure-challenged = défis
figure-duel-won = l’attaque l’emporte
figure-duel-lost = l’attaque échoue
figure-duel-tied = égalité
figure-called-off = annulés
figure-ship-turn = le dé du bateau

## Ce que peut donner un coup

fate-wins = gagne la partie avant la fin du prochain tour de cette place
fate-ship-beaten = finit par l’emporter sur le bateau pirate
fate-lost = laisse un autre camp gagner avant la fin du prochain tour de cette place
fate-validates = fait valider un lieu à ce camp avant la fin du prochain tour de cette place
fate-rival = laisse un autre camp valider un lieu avant la fin du prochain tour de cette place
fate-nearly = amène un lieu de plus de ce camp à deux souvenirs avant la fin du prochain tour de cette place
fate-aboard = fait monter un souvenir à bord du bateau pirate avant le prochain tour de cette place
fate-grows = met plus de souvenirs sur les lieux de ce camp avant le prochain tour de cette place
