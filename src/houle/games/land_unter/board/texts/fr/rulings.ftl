### Ce que le livret de LAND UNTER ne dit pas, et pourquoi on le joue ainsi ici.

fact-L-01 = Le livret ne dit pas quelle carte porte quelle bouée. Plusieurs sources publiques sur le même jeu, paru aussi sous d’autres noms, s’accordent sur cette répartition.
fact-L-02 = Le livret compte 24 cartes d’eau sans donner leurs niveaux. Les mêmes sources publiques donnent deux fois les niveaux 1 à 12.
partly-L-11 = Autour d’une table, on voit qui a déjà posé sa carte. Un choix ne change plus, pour que personne ne réagisse à la hâte ou à l’hésitation des autres.
partly-L-12 = Le livret parle d’une eau plus basse et d’une plus haute. Si les deux sont égales, cela revient au même.
partly-L-15 = Le livret fait jouer encore quand la dernière bouée est partie ; nous le disons pour lever le doute. L’eau retournée, tout le monde l’avait vue : elle reste à regarder.
ruling-L-15b = Le livret ne dit pas si cette main se montre. La même main sera rejouée par quelqu’un d’autre : la voir serait un avantage.
ruling-L-16b = Le livret ne parle pas de ce cas. Le pli a coûté sa bouée : il est réglé.
partly-L-17 = Le livret fait défausser ces cartes sans plus. Nous les laissons en vue jusqu’à la fin de la manche, pour que la mémoire ne décide pas de ce que tout le monde a vu.
partly-L-20 = Le livret ne dit pas si la manche s’arrête au milieu d’un pli. Sa phrase sur les noyades n’a pas de condition : nous finissons le pli.
partly-L-22 = Le livret donne le bonus au niveau le plus bas, et « pas d’eau » est plus bas que tout. Mais retourner son eau en quittant la manche n’est pas rester au sec.
partly-L-23 = Le livret parle des cartes avec lesquelles on a joué. Pour que chaque main serve à tout le monde, elle passe entière, avec ce qui n’a pas été joué.
partly-L-24 = Le livret ne départage pas : on partage.
ruling-L-25 = Le livret ne parle pas de notes. Se souvenir fait partie du jeu ; l’aide est une option, pour qui préfère.
partly-L-31 = Le livret ne dit pas qui commence si plusieurs ont autant de bouées. Nous comptons à partir d’une place tirée au sort, la même toute la partie.
partly-L-32 = Le livret règle le cas de deux bouées perdues, mais pas celui d’une nouvelle égalité, ni d’un pli où personne ne paie. Nous comptons alors dans le sens horaire, à partir de la personne qui vient de commencer.
