### Pourquoi un coup : ce qu’il donne dans les donnes possibles, et ce que donne un autre. En français.
### $move et $other sont des coups tels qu’on les propose, $fate est ce à quoi l’un d’eux mène.

reason-better = « { $move } » { $fate } dans { $count } donnes possibles sur { $of } ; « { $other } », dans { $other-count }.
reason-as-good = « { $move } » vaut à peu près autant.
reason-even = « { $move } » { $fate } dans { $count } donnes possibles sur { $of } ; « { $other } », dans { $other-count }. C’est trop serré pour trancher.
reason-worse = « { $move } » { $fate } dans { $count } donnes possibles sur { $of } ; « { $other } », dans { $other-count }, ce qui semble mieux.
reason-only = Il n’y avait rien d’autre à faire.
fate-ahead = fait mieux que l’autre
fate-wins-played-on = gagne quand la suite se joue sans réfléchir
