# La planète, pour qui l’entend.

heard-heading = tour { $round } sur { $rounds }, phase { $phase }, { $phase ->
    [1] développement
    [2] projets
    [3] récolte
    [4] aléa
    [5] salaire
   *[other] régénération
}
heard-sterile = stérile
heard-cubes = { $cubes ->
    [one] { $cubes } cube sur { $capacity }
   *[other] { $cubes } cubes sur { $capacity }
}
heard-zones = { $count ->
    [one] une zone { DE($seat) }
   *[other] { $count } zones { DE($seat) }
}
heard-individuals = { $count ->
    [one] un individu { DE($seat) }
   *[other] { $count } individus { DE($seat) }
}
heard-token = jeton de la carte { $card }, { $seat }
pile-hazards = cartes Aléa
pile-projects = projets { DE($seat) }
