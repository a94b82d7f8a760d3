### La leçon de LAND UNTER.

lesson-land-unter-1 = On choisit en secret. La plus haute prend l’eau la plus basse : vise le 3 avec ton 58.
lesson-land-unter-2 = Deux cartes prennent l’eau, les plus basses y échappent. Reste au sec avec ton 5.
lesson-land-unter-3 = L’eau prise recouvre l’ancienne. Prends le 1 avec ton 55 : ton niveau descend.
lesson-land-unter-4 = La deuxième prend l’eau la plus haute : gare aux cartes du milieu. Joue le 9.
lesson-land-unter-5 = Risque le 45. Si ça tourne mal, tu es au plus profond, et une bouée te sauve.
