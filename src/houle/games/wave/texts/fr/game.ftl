### WAVE, en français.
### Les cartes « en main » ne sont vues que de qui les tient, les « retournées » de tous les autres.

game-title = WAVE
game-blurb = On surfe ensemble : chaque carte doit dépasser la précédente, en chiffre ou en couleur. Et certaines de tes cartes, les autres les voient et pas toi.
game-tile = Surfer ensemble, chaque carte plus haute que la précédente. Et certaines des tiennes, les autres les voient et pas toi.
    .kind = coopératif

place-2 = Vaimiti

## Les options d’une table

option-strict = Strict
    .hint = Rien n’indique lesquelles de tes cartes retournées sont jouables ; une erreur met fin à la partie.
option-open-mistakes = Erreurs à découvert
    .hint = Rien n’indique lesquelles de tes cartes retournées sont jouables : suis les doigts. Celle qui ne passe pas est montrée à tout le monde et revient dans ta main.
option-virage = Virage
    .hint = Plus facile : avant de jouer, tu peux échanger une de tes cartes contre celle du milieu.
option-colour-tide = Marée des couleurs
    .hint = Plus difficile : une carte de la pioche inverse l’ordre des couleurs, une autre le rétablit.
option-number-tide = Marée des chiffres
    .hint = Plus difficile : une carte de la pioche inverse l’ordre des chiffres, une autre le rétablit.
option-nazare = Nazaré
    .hint = Pour experts : les cartes dressent une grande vague ; celles qui ne vont pas sont posées face cachée.
option-voluntary = Face cachée à volonté
    .hint = Avec Nazaré, toute carte peut être posée face cachée, même si une autre conviendrait.
option-first = Qui commence
    .hint = La place qui joue d’abord ; sans choix de ta part, le hasard décide.

## Les cartes, et où elles sont

colour-white = blanc
colour-yellow = jaune
colour-orange = orange
colour-red = rouge
colour-sky = bleu ciel
colour-navy = bleu marine

card-surf = { $number } { $colour }
card-colour-tide = marée des couleurs
card-number-tide = marée des chiffres

zone-pile = pioche
zone-discard = cartes jouées
zone-bend = carte Virage
zone-tide = cartes de marée
zone-depths = cartes posées face cachée
zone-inward =
    { $who ->
        [you] tes cartes en main
       *[other] { $who } : cartes en main
    }
zone-outward =
    { $who ->
        [you] tes cartes retournées
       *[other] { $who } : cartes retournées
    }
zone-face-up = { $who } : cartes visibles
zone-face-down = { $who } : cartes cachées

## Ce que tu peux faire

move-discard =
    { $card ->
        [hidden] Jouer ta carte retournée { $place }
       *[other] Jouer le { $card }
    }
move-lay-down =
    { $card ->
        [hidden] Poser ta carte retournée { $place } face cachée
       *[other] Poser le { $card } face cachée
    }
move-swap =
    { $card ->
        [hidden] Échanger ta carte retournée { $place } contre la carte Virage
       *[other] Échanger le { $card } contre la carte Virage
    }
move-propose =
    { $face-down ->
        [yes] Proposer le { $card }, face cachée, pour { place-2 }
       *[no] Proposer le { $card } pour { place-2 }
    }
move-point =
    { $advice ->
        [keep] Montrer le { $card } chez { $owner } : « À garder ! »
       *[play] Montrer le { $card } chez { $owner } : « À jouer ! »
    }
move-point-at-bend =
    { $advice ->
        [leave] Montrer la carte Virage : « À laisser ! »
       *[take] Montrer la carte Virage : « À prendre ! »
    }
move-unpoint = Ne plus montrer le { $card } chez { $owner }
move-unpoint-bend = Ne plus montrer la carte Virage
move-say = Dire « { $phrase } »
move-declare = Signaler qu’on a parlé de couleurs ou de chiffres
move-confirm = Confirmer le signalement : la partie est perdue
move-withdraw = Retirer ton signalement

phrase-your-choice = À toi de voir !
phrase-follow-the-finger = Suis le doigt !
phrase-one-you-see = Joue parmi celles que tu vois.
phrase-one-you-do-not-see = Joue parmi celles que tu ne vois pas.
phrase-i-am-ready = Quand tu veux, je gère !
phrase-i-am-worried = Là, je rame…
phrase-trust-me = Fais-moi confiance.
phrase-wait = Attends !
phrase-well-played = Belle glisse !
phrase-oh-no = Oh non…
phrase-thank-you = Merci !

## Ce qui s’est passé

moved-pile-discard = Le { $card } ouvre la partie.
moved-pile-bend = Le { $card } est la carte Virage.
moved-pile-inward =
    { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $card ->
        [hidden] une carte en secret
       *[other] le { $card }
    }.
moved-pile-outward =
    { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $card ->
        [hidden] une carte sans la voir
       *[other] le { $card } sans le voir
    }.
moved-pile-face-up = { $who } pioche le { $card }.
moved-pile-face-down = {""}
moved-pile-tide = {""}
moved-inward-discard =
    { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } le { $card }.
moved-outward-discard =
    { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } le { $card } à l’aveugle.
moved-face-up-discard = { moved-inward-discard }
moved-bend-discard = La carte Virage ferme la marche : le { $card }.
moved-inward-depths =
    { $who ->
        [you] Tu poses
       *[other] { $who } pose
    } { $card ->
        [hidden] une carte
       *[other] le { $card }
    } face cachée.
moved-outward-depths = { moved-inward-depths }
moved-face-up-depths = { moved-inward-depths }
moved-bend-depths = La carte Virage ne va pas : le { $card } est posé face cachée.
moved-inward-bend =
    { $who ->
        [you] Tu laisses
       *[other] { $who } laisse
    } le { $card } comme nouvelle carte Virage.
moved-outward-bend = { moved-inward-bend }
moved-bend-inward =
    { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } le { $card } en échange.
moved-face-down-face-up = { $who } dévoile une carte : le { $card }.
moved-discard-inward = {""}
moved-inward-inward = {""}
shuffled-pile = {""}

step-dead-deal = Rien à jouer avec cette donne : on mélange de nouveau.
step-starts =
    { $who ->
        [you] Tu commences.
       *[other] { $who } commence.
    }
step-turned =
    Demi-tour ! On tourne dans le sens { $direction ->
        [clockwise] horaire
       *[anticlockwise] antihoraire
    }.
step-colours-inverted = La marée tourne : le blanc passe tout en haut, le bleu marine tout en bas.
step-colours-restored = La marée revient : le bleu marine est de nouveau tout en haut.
step-numbers-inverted = La marée tourne : le 0 passe tout en haut, le 5 tout en bas.
step-numbers-restored = La marée revient : le 5 est de nouveau tout en haut.
step-came-back =
    Le { $card } ne passe pas : { $who ->
        [you] tu le reprends.
       *[other] { $who } le reprend.
    }
step-wrong-card =
    { $who ->
        [you] Tu choisis
       *[other] { $who } choisit
    } une carte retournée qui ne peut pas être jouée.
step-proposed =
    { $who ->
        [you] Tu proposes
       *[other] { $who } propose
    } { $face-down ->
        [yes] le { $card }, face cachée,
       *[no] le { $card }
    } pour { place-2 }.
step-pointed =
    { $who ->
        [you] Tu montres
       *[other] { $who } montre
    } { pointed-card } : { $advice ->
        [keep] « À garder ! »
       *[play] « À jouer ! »
    }
step-unpointed =
    { $who ->
        [you] Tu ne montres plus
       *[other] { $who } ne montre plus
    } { pointed-card }.
pointed-card =
    { $card ->
        [hidden]
            { $owner ->
                [you] ta carte retournée { $place }
               *[other] la carte retournée { $place } chez { $owner }
            }
       *[other] le { $card } chez { $owner }
    }
step-pointed-at-bend =
    { $who ->
        [you] Tu montres
       *[other] { $who } montre
    } la carte Virage : { $advice ->
        [leave] « À laisser ! »
       *[take] « À prendre ! »
    }
step-unpointed-bend =
    { $who ->
        [you] Tu ne montres plus
       *[other] { $who } ne montre plus
    } la carte Virage.
step-said =
    { $who ->
        [you] Toi : « { $phrase } »
       *[other] { $who } : « { $phrase } »
    }
step-declared =
    { $who ->
        [you] Tu signales
       *[other] { $who } signale
    } qu’on a parlé de couleurs ou de chiffres.
step-confirmed =
    { $who ->
        [you] Tu confirmes
       *[other] { $who } confirme
    } le signalement.
step-withdrew =
    { $who ->
        [you] Tu retires ton signalement.
       *[other] { $who } retire son signalement.
    }

## Ce qui n’est pas permis

refusal-strict-and-open = « { option-strict } » ou « { option-open-mistakes } » : une erreur n’a qu’une suite.
refusal-voluntary-alone = « { option-voluntary } » va avec { option-nazare } : choisis les deux, ou aucune.
refusal-first-seat = Qui commence doit occuper l’une des { $seats } places.
refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à { $who } de jouer.
refusal-no-such-card = Tu n’as pas cette carte.
refusal-too-low = Le { $card } ne dépasse le { $top } ni en chiffre ni en couleur.
refusal-unseen-too-low = Cette carte ne dépasse le { $top } ni en chiffre ni en couleur.
refusal-does-not-fit = Le { $card } ne va pas ici : il doit dépasser la carte de gauche et celle du dessous.
refusal-unseen-does-not-fit = Cette carte ne va pas ici : elle doit dépasser la carte de gauche et celle du dessous.
refusal-just-taken = Tu viens de prendre le { $card }. Tu pourras le jouer à ton prochain tour.
refusal-only-in-nazare = On ne pose de carte face cachée qu’avec { option-nazare }.
refusal-something-fits = L’une de tes cartes convient : aucune ne peut être posée face cachée.
refusal-inward-fits = L’une de tes cartes en main convient : aucune ne peut être posée face cachée.
refusal-no-virage = Il n’y a pas de carte Virage à cette table.
refusal-already-swapped = Tu as déjà fait ton échange pour ce tour.
refusal-last-card = Tu ne peux pas échanger ta dernière carte : tu n’aurais plus rien à jouer.
refusal-would-block = Après cet échange, tu n’aurais plus rien à jouer.
refusal-not-her-turn = Ce n’est pas à { place-2 } de jouer.
refusal-cannot-be-hers = { place-2 } ne peut pas jouer cela. Choisis-lui une autre carte.
refusal-same-proposal = C’est déjà ce que tu proposes.
refusal-own-card = On ne montre pas ses propres cartes.
refusal-nothing-there = Il n’y a pas de carte à montrer ici.
refusal-wrong-advice = On prend ou laisse la carte Virage ; on joue ou garde les cartes des autres.
refusal-same-pointing = Ton doigt y est déjà, et dit la même chose.
refusal-no-finger-there = Tu ne montres pas cette carte.
refusal-same-phrase = Tu viens de le dire.
refusal-already-declared =
    { $who ->
        [you] Tu l’as déjà signalé.
       *[other] { $who } l’a déjà signalé.
    }
refusal-nothing-declared = Personne n’a rien signalé.
refusal-not-yours-to-withdraw = C’est à { $who } de retirer ce signalement.

## Comment cela finit

outcome-last-card =
    { $left ->
        [0] La dernière carte est jouée : la vague est domptée !
        [one] La grande vague est dressée, avec une carte face cachée.
       *[other] La grande vague est dressée, avec { $left } cartes face cachée.
    } { $grade }
outcome-bend-left = La carte Virage a raté la dernière vague : il reste une carte. { $grade }
outcome-blocked =
    À sec : plus rien à jouer, et il reste { $left ->
        [one] une carte.
       *[other] { $left } cartes.
    } { $grade }
outcome-wrong-card =
    Mauvaise carte, tout le monde à l’eau ! Il reste { $left ->
        [one] une carte.
       *[other] { $left } cartes.
    } { $grade }
outcome-talking = On a parlé de couleurs ou de chiffres, et les mouettes ont tout entendu. La partie est perdue, sans score.

grade-triumph = Même les dauphins prennent des notes.
grade-swell = À un poil de la plage. Un poil de phoque.
grade-breeze = Jolie balade : seul l’orgueil est mouillé.
grade-chop = Ça fait beaucoup d’eau salée. On rince, et on y retourne !
grade-wipeout = La planche est rentrée. Seule.

## Ce que compte un bilan de nombreuses parties

figure-last-card = la dernière carte est jouée
figure-bend-left = la carte Virage reste
figure-blocked = plus rien n’est jouable
figure-wrong-card = une carte mal choisie
figure-talking = quelqu’un a parlé
figure-left = cartes restantes
figure-grade = mention
figure-triumph = triomphe (0 reste)
figure-swell = houle (1 ou 2)
figure-breeze = brise (3 à 5)
figure-chop = clapot (6 à 10)
figure-wipeout = chute (11 ou plus)

## Ce que peut donner un coup

fate-won = gagne si la suite se joue cartes sur table
fate-few = finit avec au plus deux cartes face cachée si la suite se joue cartes sur table
fate-stuck = ne laisse rien de jouable juste après
fate-misfit = tombe sur une carte qui ne passe pas
