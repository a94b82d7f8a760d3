### Les mots de la page qui charge le client du navigateur, en français.

shell-description = Des jeux de vagues, seul ou jusqu’à huit : WAVE, SEA CHANGE, LAND UNTER, VAGUE VERTE, VAGUE & ATTAQUE. Joue tout de suite, entre amis ou avec des robots, sans compte.
shell-needs-script = Houle se joue dans ton navigateur, et il lui faut JavaScript.
