### Ce que pèsent les joueurs de l’ordinateur au Partage de l’eau.

term-track = vos points de victoire acquis
    .nudge = Regardez la piste : quels points sont à prendre tout de suite ?
term-coming-points = les points que vos bâtiments rapporteront
    .nudge = Comptez les tours qui restent : quel bâtiment rapportera encore des points à chacun d’eux ?
term-ready-thunes = les thunes pour faire tourner vos bâtiments
    .nudge = Comptez ce qu’il faut pour que tout fonctionne au prochain tour, avant la moindre recette.
term-thunes = les thunes à dépenser
    .nudge = Regardez vos thunes : dorment-elles, et que pourraient-elles encore rapporter ?
term-coming-thunes = les thunes que vos bâtiments rapporteront
    .nudge = Pensez à ce que vous gagnez par tour : est-ce assez pour ce que vous voulez construire ?
term-water = l’eau pour vos bâtiments
    .nudge = Regardez les cours d’eau voisins : y a-t-il de l’eau pour tous vos bâtiments, et qui d’autre y puise ?
term-objective = votre objectif
    .nudge = Relisez votre objectif : que lui manque-t-il encore ?
term-crisis = les crises dans vos bâtiments
    .nudge = Regardez les cubes rouges : quel bâtiment ne doit plus manquer de rien ?
term-pollution = la pollution sur le plateau
    .nudge = Regardez les cubes gris : trois d’entre eux coûtent à la fin un point à chacun.
term-rival = ce qu’a et aura votre meilleur rival
    .nudge = Regardez les autres communautés : qui est en tête, et qu’est-ce qui la ralentirait ?
