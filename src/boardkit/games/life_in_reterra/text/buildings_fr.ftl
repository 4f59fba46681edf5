card-school = École
    .a = une école
card-salvage-yard = Ferraillerie
    .a = une ferraillerie
card-observatory = Observatoire
    .a = un observatoire
card-pump-house = Station de pompage
    .a = une station de pompage
card-town-hall = Hôtel de ville
    .a = un hôtel de ville
card-farm = Ferme
    .a = une ferme
card-plant-nursery = Jardinerie
    .a = une jardinerie
card-market = Marché
    .a = un marché
card-flea-market = Brocante
    .a = une brocante
card-trading-post = Comptoir
    .a = un comptoir
card-sports-field = Terrain de sport
    .a = un terrain de sport
card-library = Bibliothèque
    .a = une bibliothèque
card-cafe = Café
    .a = un café
card-theatre = Théâtre
    .a = un théâtre
card-fairground = Fête foraine
    .a = une fête foraine

side-purple = violette
side-orange = orange

card-brief = { $card ->
    [pump_house] Pompage
    [sports_field] Terrain
    [town_hall] Mairie
    [fairground] Foire
   *[other] { $name }
}
building-set-infrastructure = catégorie 1, infrastructure
building-set-shops = catégorie 2, commerces
building-set-leisure = catégorie 3, loisirs
building-set-hostile-neighbours = Voisins hostiles
building-set-serenity = Sérénité
building-set-popularity = Popularité avant tout
building-set-salvage-bounty = Prime de récupération
building-set-own-mix = votre propre mélange

small-school-purple = école, face violette
small-school-orange = école, face orange
small-salvage-yard-purple = ferraillerie, face violette
small-salvage-yard-orange = ferraillerie, face orange
small-farm-purple = ferme, face violette
small-farm-orange = ferme, face orange
small-plant-nursery-purple = jardinerie, face violette
small-plant-nursery-orange = jardinerie, face orange
small-library-purple = bibliothèque, face violette
small-library-orange = bibliothèque, face orange
small-cafe-purple = café, face violette
small-cafe-orange = café, face orange

medium-observatory-purple = observatoire, face violette
medium-observatory-orange = observatoire, face orange
medium-pump-house-purple = station de pompage, face violette
medium-pump-house-orange = station de pompage, face orange
medium-market-purple = marché, face violette
medium-market-orange = marché, face orange
medium-flea-market-purple = brocante, face violette
medium-flea-market-orange = brocante, face orange
medium-sports-field-purple = terrain de sport, face violette
medium-sports-field-orange = terrain de sport, face orange
medium-theatre-purple = théâtre, face violette
medium-theatre-orange = théâtre, face orange

large-town-hall-purple = hôtel de ville, face violette
large-town-hall-orange = hôtel de ville, face orange
large-trading-post-purple = comptoir, face violette
large-trading-post-orange = comptoir, face orange
large-fairground-purple = fête foraine, face violette
large-fairground-orange = fête foraine, face orange

power-placed = Au tour de sa pose
power-turn = À chaque tour
power-turn-placed-nothing = À chaque tour où vous ne placez rien à l’action 2
power-turn-placed-inhabitant = À chaque tour où vous placez un habitant à l’action 2
power-turn-own-tile = À chaque tour où vous posez une tuile secrète
power-said = { $when } : { $what }.

power-relics = { $count ->
    [one] { $where ->
        [adjacent] posez une relique sur une case adjacente vide
        [this_tile_gear] posez une relique sur un engrenage libre de la tuile du tour
       *[own_gear_any] posez une relique sur n’importe quel engrenage libre de votre communauté
    }
   *[other] { $where ->
        [adjacent] posez jusqu’à { $count } reliques sur des cases adjacentes vides
        [this_tile_gear] posez jusqu’à { $count } reliques sur des engrenages libres de la tuile du tour
       *[own_gear_any] posez jusqu’à { $count } reliques sur des engrenages libres de votre communauté
    }
}
power-inhabitants = { $count ->
    [one] { $where ->
        [adjacent] placez un habitant sur une case adjacente vide
        [this_tile_gear] placez un habitant sur un engrenage libre de la tuile du tour
       *[own_gear_any] placez un habitant sur n’importe quel engrenage libre de votre communauté
    }
   *[other] { $where ->
        [adjacent] placez jusqu’à { $count } habitants sur des cases adjacentes vides
        [this_tile_gear] placez jusqu’à { $count } habitants sur des engrenages libres de la tuile du tour
       *[own_gear_any] placez jusqu’à { $count } habitants sur des engrenages libres de votre communauté
    }
}
power-junk = { $whom ->
    [neighbor_one] { $count ->
        [1] posez un jeton Bric-à-brac sur une relique d’un voisin de votre choix
       *[other] posez jusqu’à { $count } jetons Bric-à-brac sur des reliques de voisins de votre choix
    }
   *[neighbor_each] { $count ->
        [1] posez un jeton Bric-à-brac sur une relique de chaque voisin
       *[other] posez jusqu’à { $count } jetons Bric-à-brac sur des reliques de chaque voisin
    }
}
power-row-change = { $count ->
    [1] vous pouvez glisser une tuile de la rangée sous la pile et la remplacer
   *[other] vous pouvez glisser jusqu’à { $count } tuiles de la rangée sous la pile et les remplacer
}
power-choose = { $first }, ou { $second }

power-adjacent-inhabitant = Fin de partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par habitant adjacent, { $most } points au plus.
power-adjacent-relic = Fin de partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par relique adjacente non couverte, { $most } points au plus.
power-adjacent-terrain = Fin de partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par sorte de terrain adjacent, { $most } points au plus.
power-building-on-border = Fin de partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par bâtiment en bordure de votre communauté, { $most } points au plus.
power-distinct-building = Fin de partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par sorte de bâtiment dans votre communauté, { $most } points au plus.
power-neighbour-same-building = Fin de partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par bâtiment du même nom chez vos voisins, { $most } points au plus.
power-on-terrain = Fin de partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} si le bâtiment repose sur du terrain « { $terrain } ».
power-own-segment-per-4 = Fin de partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par tranche de 4 cases du segment qu’il occupe, { $most } points au plus.
power-scoring-energy = Fin de partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par source d’énergie qui compte chez vous, { $most } points au plus.
power-segment-touched = Fin de partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par segment d’au moins 7 cases qu’il occupe ou touche, { $most } points au plus.
power-three-relic-icons = Fin de partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} si vos reliques non couvertes montrent 3 symboles différents.
power-touches-terrain = Fin de partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} s’il touche du terrain « { $terrain } ».
power-two-inhabitants = Fin de partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par paire d’habitants chez vous, { $most } points au plus.
power-majority-self-type = Fin de partie : { $points } points si vous avez plus d’exemplaires que chacun de vos voisins{ $tie ->
    [0] { "" }
   *[other] , { $tie } si vous êtes à égalité en tête
}{ $once ->
    [yes] {" "}; ils ne sont comptés qu’une fois.
   *[no] .
}
power-majority-inhabitants = Fin de partie : { $points } points si vous avez plus d’habitants que chacun de vos voisins{ $tie ->
    [0] { "" }
   *[other] , { $tie } si vous êtes à égalité en tête
}{ $once ->
    [yes] {" "}; ils ne sont comptés qu’une fois.
   *[no] .
}
power-protect = Toujours : pas de bric-à-brac sur les reliques adjacentes.
power-none = Aucun pouvoir.

building-facts = { $card }, face { $side }, { $size } cases : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $left ->
    [0] plus aucun exemplaire
    [one] { $left } exemplaire restant
   *[other] { $left } exemplaires restants
}
source-printed = Cette tuile est imprimée dans les règles.
source-idea = L’idée de cette tuile est imprimée dans les règles.
source-public = Cette tuile est connue par des descriptions publiques du jeu.
source-original = Le dessin de cette tuile est le nôtre ; les règles ne le montrent pas.
building-source = Le nom { $name ->
    [printed] est imprimé dans les règles
    [public] est connu par des descriptions publiques
   *[original] a été imaginé pour boardkit
} ; la valeur et le pouvoir { $face ->
    [idea] suivent une idée imprimée, avec nos nombres
   *[original] sont les nôtres
}.
