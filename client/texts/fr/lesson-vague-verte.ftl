### La leçon de VAGUE VERTE.

lesson-vague-verte-1 = Case après case, jusqu’à la plage ! Un tour commence par une carte : pioche.
lesson-vague-verte-2 = Puis pose une carte. On démarre avec une voiture, n’importe laquelle : pose la rouge 1.
lesson-vague-verte-3 = Au lieu de piocher, tu peux prendre la carte visible. Prends la voiture bleue 3.
lesson-vague-verte-4 = En face, ça roule en jaune. Une panne jaune arrête tout : pose-la là-bas !
lesson-vague-verte-5 = Te voilà en panne aussi. D’abord, prends une carte, comme à chaque tour.
lesson-vague-verte-6 = La dépanneuse emporte la panne et compte pour une case : pose-la.
lesson-vague-verte-7 = La route est libre. Pioche.
lesson-vague-verte-8 = Et on repart : chaque voiture rapproche la plage d’une case. Pose la bleue 3.
