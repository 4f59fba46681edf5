### Ce que pèsent les joueurs de l’ordinateur au Partage de l’eau.

term-track = les points de victoire acquis
    .nudge = Regardez la piste : quels points sont à prendre tout de suite ?
    .unit = Chacun compte { $points } point.
term-coming-points = les points que les bâtiments rapporteront
    .opinion = des bâtiments qui rapporteront plus de points
    .nudge = Comptez les tours qui restent : quel bâtiment rapportera encore des points à chacun d’eux ?
    .unit = Un point encore à venir compte { $coming }, s’il y a les thunes pour faire tourner ce qui le rapporte.
term-ready-thunes = les thunes pour faire tourner les bâtiments
    .opinion = assez de thunes pour que tout fonctionne
    .nudge = Comptez ce qu’il faut pour que tout fonctionne au prochain tour, avant la moindre recette.
    .unit = Chacune qui manque coûte { $ready } : un bâtiment s’arrête.
term-thunes = les thunes à dépenser
    .nudge = Regardez vos thunes : dorment-elles, et que pourraient-elles encore rapporter ?
    .unit = Ce qu’elles pourraient encore acheter compte pour { $thunes_percent } pour cent.
term-coming-thunes = les thunes que les bâtiments rapporteront
    .opinion = des bâtiments qui rapporteront plus de thunes
    .nudge = Pensez à ce que vous gagnez par tour : est-ce assez pour ce que vous voulez construire ?
    .unit = Ce qu’elles pourraient acheter compte pour { $income_percent } pour cent.
term-water = l’eau pour les bâtiments
    .opinion = assure mieux l’eau pour tout
    .nudge = Regardez les cours d’eau voisins : y a-t-il de l’eau pour tous vos bâtiments, et qui d’autre y puise ?
    .unit = Chaque cube qui manquera coûte { $water } point à chacun des prochains tours.
term-objective = l’objectif
    .opinion = convient à votre objectif
    .nudge = Relisez votre objectif : que lui manque-t-il encore ?
    .unit = S’il est rempli en ce moment, il compte pour { $objective_percent } pour cent de ses points : il peut encore se perdre.
term-crisis = moins de crises dans les bâtiments
    .worse = plus de crises dans les bâtiments
    .nudge = Regardez les cubes rouges : quel bâtiment ne doit plus manquer de rien ?
    .unit = Chaque bâtiment avec un cube rouge coûte { $crisis } point.
term-pollution = moins de pollution sur le plateau
    .worse = plus de pollution sur le plateau
    .nudge = Regardez les cubes gris : trois d’entre eux coûtent à la fin un point à chacun.
    .unit = Chaque point qu’elle coûte en ce moment compte { $pollution }.
term-rival = ralentir le rival le plus fort
    .opinion = ralentit le rival le plus fort
    .worse = une aide au rival le plus fort
    .nudge = Regardez les autres communautés : qui est en tête, et qu’est-ce qui la ralentirait ?
    .unit = Le même total, chez votre rival le plus fort, compte pour { $rival_percent } pour cent contre vous.

count-thunes = { $amount } { $count ->
    [one] thune
   *[other] thunes
} { $more }
count-water = { $amount } { $count ->
    [one] cube d’eau
   *[other] cubes d’eau
} { $more }
count-energy = { $amount } { $count ->
    [one] cube d’énergie
   *[other] cubes d’énergie
} { $more }
count-food = { $amount } { $count ->
    [one] cube de nourriture
   *[other] cubes de nourriture
} { $more }
count-buildings = { $amount } { $count ->
    [one] bâtiment
   *[other] bâtiments
} { $more }
count-crises = { $amount } de vos bâtiments { $more } en crise
count-pollution = { $amount } { $count ->
    [one] cube de pollution
   *[other] cubes de pollution
} { $more } sur le plateau
count-points-a-round = { $amount } { $count ->
    [one] point
   *[other] points
} { $less } par manche
count-thunes-a-round = { $amount } { $count ->
    [one] thune
   *[other] thunes
} { $more } par manche
