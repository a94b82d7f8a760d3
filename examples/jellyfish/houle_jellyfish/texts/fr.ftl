### MÉDUSE, en français.

game-title = MÉDUSE
game-tile = « C’est un crabe. » Y croire, en douter, ou faire passer.
    .kind = bluff
game-blurb = Une carte arrive, face cachée : « C’est un crabe. » Vraiment ? Qui se trompe la garde, et quatre pareilles perdent la partie.

## Cartes et lieux

card-creature = { $shape ->
        [crab] crabe
        [eel] anguille
        [jellyfish] méduse
        [shrimp] crevette
        [starfish] étoile de mer
       *[urchin] oursin
    }
creature-crab = un crabe
creature-eel = une anguille
creature-jellyfish = une méduse
creature-shrimp = une crevette
creature-starfish = une étoile de mer
creature-urchin = un oursin

zone-left-over = cartes de côté
zone-hand =
    { $who ->
        [you] ta main
       *[other] main { DE($who) }
    }
zone-on-its-way =
    { $who ->
        [you] la carte que tu envoies
       *[other] la carte envoyée par { $who }
    }
zone-caught =
    { $who ->
        [you] ta pêche
       *[other] pêche { DE($who) }
    }

## Ce que tu peux faire

move-lay = Poser « { $card } » devant { $to } : « C’est { $creature }. »
    .short = Envoyer
    .place = Quelle carte ?
    .to = Devant qui ?
    .creature = Que dis-tu que c’est ?
move-pass-on = La poser devant { $to } : « C’est { $creature }. »
    .short = La faire passer
    .to = Devant qui ?
    .creature = Que dis-tu que c’est ?
move-say = { $answer ->
        [so] C’est vrai
       *[not-so] C’est faux
    }
    .short = Répondre
    .answer = Est-ce vrai ?
move-look = La regarder et la faire passer
    .short = Regarder

## Ce qui s’est passé

step-said = { $to ->
        [you] { $who } te dit
       *[other] { $who ->
            [you] Tu dis
           *[other] { $who } dit
        } à { $to }
    } : « C’est { $creature }. »
step-looked = { $who ->
        [you] Tu regardes la carte et la fais passer.
       *[other] { $who } regarde la carte et la fait passer.
    }
step-answered = { $who ->
        [you] Tu réponds
       *[other] { $who } répond
    } : { $answer ->
        [so] « C’est vrai. »
       *[not-so] « C’est faux. »
    }
step-wrong = { $who ->
        [you] Tu t’es fait avoir.
       *[other] { $who } s’est fait avoir.
    }
moved-left-over-hand = { "" }
moved-hand-on-its-way = { "" }
moved-on-its-way-on-its-way = { "" }
moved-on-its-way-caught = { $card ->
        [hidden] La carte est retournée.
       *[other] C’est « { $card } ».
    }
shuffled-left-over = { "" }

## Pourquoi non

refusal-seat-count = MÉDUSE se joue de deux à cinq.
refusal-over = La partie est finie.
refusal-not-your-turn = C’est { $who ->
        [you] à toi
       *[other] à { $who }
    } de jouer.
refusal-no-card = Cette carte n’est pas dans ta main.
refusal-answer-first = Dis d’abord si c’est vrai, ou regarde la carte.
refusal-nothing-said = Personne ne t’a rien dit.
refusal-not-seen = Tu n’as pas regardé de carte.
refusal-seen = Tu l’as regardée : fais-la passer.
refusal-held-it = Pas devant quelqu’un qui l’a déjà tenue.
refusal-all-held-it = Tout le monde l’a tenue : dis si c’est vrai.

## Comment cela finit

outcome-alike = Trop de pareilles : { $who ->
        [you] tu perds
       *[other] { $who } perd
    }. { $winners ->
        [you] Tu gagnes !
       *[other] Victoire : { $winners }.
    }
outcome-empty-hand = Plus de carte à envoyer : { $who ->
        [you] tu perds
       *[other] { $who } perd
    }. { $winners ->
        [you] Tu gagnes !
       *[other] Victoire : { $winners }.
    }
