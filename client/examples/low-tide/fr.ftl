low-tide-choose = Choisis une carte : la plus basse marque
low-tide-choose-again = À toi de choisir la suivante
low-tide-left = { $left ->
    [one] { $left } carte en main
   *[other] { $left } cartes en main
}
