### Le signe de ce que le livret ne dit pas.

our-ruling = règle maison
our-fact = reconstitué
our-why = ({ $rules }) : pourquoi ?
