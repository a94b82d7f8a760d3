### Pourquoi un coup : ce qu’il donne dans les donnes possibles, en français.

why-counting = On compte…
why-each = { $fate }, dans combien de donnes sur { $of } ; le meilleur en tout d’abord
why-instead = Et si c’était un autre coup ?
why-instead-choose = Choisis un coup
why-how = Compté dans des donnes qui s’accordent avec tout ce que cette place savait, chacune jouée jusqu’au bout comme le font nos robots. Personne n’a regardé les cartes cachées.
