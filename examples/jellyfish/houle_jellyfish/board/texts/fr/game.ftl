### Ce que dit la table de MÉDUSE.

jellyfish-lay = Choisis une carte à envoyer
jellyfish-on = Fais-la passer, et dis ce que c’est
jellyfish-choose = Devant qui, et sous quel nom ?
jellyfish-believe = { $who } dit : « C’est { $creature }. » Vrai ?
jellyfish-to = Devant qui ?
jellyfish-as = Que dis-tu que c’est ?
jellyfish-none = aucune prise
jellyfish-says = « { $creature } »
