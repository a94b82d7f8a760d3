### Les mots de la page qui charge le client du navigateur, en français.

shell-description = Des jeux de vagues, de une à huit personnes : { $games }. Joue tout de suite, à plusieurs ou avec des robots, sans compte.
shell-needs-script = Houle se joue dans ton navigateur, et il lui faut JavaScript.
