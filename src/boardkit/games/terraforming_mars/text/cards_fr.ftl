sentence = { $clause }.
or-more = { $a }, { $b }
or-last = { $a } ou { $b }
amount-per = { $amount } { $per }

units-megacredits = { $count } M€
units-steel = { $count ->
    [one] { $count } unité d’acier
   *[other] { $count } unités d’acier
}
units-titanium = { $count ->
    [one] { $count } unité de titane
   *[other] { $count } unités de titane
}
units-plants = { $count ->
    [one] { $count } plante
   *[other] { $count } plantes
}
units-energy = { $count ->
    [one] { $count } unité d’énergie
   *[other] { $count } unités d’énergie
}
units-heat = { $count ->
    [one] { $count } unité de chaleur
   *[other] { $count } unités de chaleur
}

cubes-animal = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
}
cubes-microbe = { $count ->
    [one] { $count } microbe
   *[other] { $count } microbes
}
cubes-science = { $count ->
    [one] { $count } ressource Science
   *[other] { $count } ressources Science
}
cubes-fighter = { $count ->
    [one] { $count } chasseur
   *[other] { $count } chasseurs
}
cubes-stored = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}

production-megacredits = production de M€
production-steel = production d’acier
production-titanium = production de titane
production-plants = production de plantes
production-energy = production d’énergie
production-heat = production de chaleur
production-of = une { $production } de { $count }

metal-steel = acier
metal-titanium = titane
some-steel = de l’acier
some-titanium = du titane

kept-plants = plantes
kept-microbe = microbes
kept-animal = animaux

tag-one = { $tag_key ->
   *[other] un badge { $tag }
}

tiles-ocean = { $count ->
    [1] une tuile Océan
   *[other] { $count } tuiles Océan
}
tiles-greenery = { $count ->
    [1] une tuile Forêt
   *[other] { $count } tuiles Forêt
}
tiles-city = { $count ->
    [1] une tuile Cité
   *[other] { $count } tuiles Cité
}

per-tags = { $every ->
    [one] par badge { $tag } { $whose ->
        [opponents] de vos adversaires
       *[you] que vous avez
    }
   *[other] par groupe de { $every } badges { $tag } { $whose ->
        [opponents] de vos adversaires
       *[you] que vous avez
    }
}
per-city-tiles = { $every ->
    [1] par cité
   *[other] par groupe de { $every } cités
} { $where ->
    [mars] sur Mars
   *[anywhere] en jeu
}
per-adjacent-tiles = { $tile ->
    [ocean] par tuile Océan à côté de cette tuile
   *[city] par cité à côté de cette tuile
}
per-resources-here = { $every ->
    [one] par { $kind ->
        [animal] animal
        [microbe] microbe
        [fighter] chasseur
       *[science] ressource Science
    } sur cette carte
   *[other] par groupe de { $things } sur cette carte
}
per-events-played = par évènement joué, quel que soit le joueur

condition-temperature = la température est de { $degrees } °C ou { $bound ->
    [most] moins
   *[least] plus
}
condition-oxygen = l’oxygène est à { $value } % ou { $bound ->
    [most] moins
   *[least] plus
}
condition-oceans = { $bound ->
    [most] au plus { $value } tuiles Océan sont posées
   *[least] au moins { $value } tuiles Océan sont posées
}
condition-tag = { $least ->
    [1] vous avez { $one }
   *[other] vous avez { $least } badges { $tag }
}
condition-production = votre { $production } est d’au moins { $least }
condition-cities = { $least ->
    [1] une cité est en jeu
   *[other] { $least } cités sont en jeu
}
condition-greeneries = { $least ->
    [1] vous possédez une forêt
   *[other] vous possédez { $least } forêts
}
condition-rating-raised = votre niveau de terraformation a monté pendant cette génération

where-land = sur une zone qui n’est pas réservée aux océans
where-ocean-reserved = sur une zone réservée aux océans
where-volcanic = sur l’un des quatre volcans
where-noctis-city = sur la zone réservée à Noctis Ville, quels que soient ses voisins
where-ganymede-colony = sur la zone Colonie de Ganymède, hors de Mars
where-phobos-space-haven = sur la zone Refuge Spatial de Phobos, hors de Mars
where-bonus = sur une zone dont le bonus montre { $resources }
where-next-to-any-tile = sans autre tuile à côté
where-next-to-own-tile = à côté d’une de vos tuiles
where-next-to-city = { $least ->
    [1] à côté d’une cité
   *[other] à côté d’au moins { $least } cités
}
where-next-to-greenery = à côté d’une forêt

clause-gain = gagnez { $things }
clause-pay = dépensez { $things }
clause-pay-also-with = dépensez { $things } (payables aussi en { $metals })
clause-raise-production = augmentez votre { $production } de { $by }
clause-lower-production = baissez votre { $production } de { $by }
clause-raise-rating = augmentez votre niveau de terraformation de { $by }
clause-lower-rating = baissez votre niveau de terraformation de { $by }
clause-lower-any-production = baissez de { $by } la { $production } d’un joueur de votre choix
clause-production-from-bonus = augmentez de { $by } votre production du métal que montre la zone couverte ({ $metals })
clause-remove-resource = vous pouvez retirer jusqu’à { $things } à un joueur
clause-steal-resource = vous pouvez voler jusqu’à { $things } à un joueur
clause-remove-from-tile-owner = vous pouvez retirer jusqu’à { $things } au propriétaire d’une tuile voisine de celle qui vient d’être posée
clause-raise-temperature = { $steps ->
    [1] augmentez la température de 1 pas
   *[other] augmentez la température de { $steps } pas
}
clause-raise-oxygen = { $steps ->
    [1] augmentez l’oxygène de 1 pas
   *[other] augmentez l’oxygène de { $steps } pas
}
clause-place-tile = posez { $tiles }
clause-place-tile-where = posez { $tiles } { $where }
clause-claim-area = mettez votre marqueur sur une zone libre de terre ferme : vous seul pourrez y poser une tuile
clause-draw-cards = { $count ->
    [1] piochez une carte
   *[other] piochez { $count } cartes
}
clause-look-and-keep = regardez les { $count } premières cartes de la pioche, gardez-en { $keep } et défaussez les autres
clause-look-and-buy = { $count ->
    [1] regardez la première carte de la pioche, puis achetez-la ou défaussez-la
   *[other] regardez les { $count } premières cartes de la pioche, puis achetez ou défaussez chacune
}
clause-reveal = retournez la première carte de la pioche et défaussez-la ; si elle a { $tag }, { $then }
clause-discard-cards = { $count ->
    [1] défaussez une carte de votre main
   *[other] défaussez { $count } cartes de votre main
}
clause-add-to-this = mettez { $things } sur cette carte
clause-add-to-another = mettez { $things } sur une autre de vos cartes
clause-add-to-any = { $holding ->
    [some] mettez { $things } du même type sur une de vos cartes qui en porte déjà
   *[any] mettez { $things } sur une de vos cartes
}
clause-add-to-triggering-card = mettez { $things } du type qu’elle accueille sur la carte qui vient d’être jouée
clause-remove-from-this = retirez { $things } de cette carte
clause-remove-from-any-card = retirez { $things } d’une carte de n’importe quel joueur
clause-remove-from-any-player = vous pouvez retirer jusqu’à { $things } à un joueur
clause-choose = au choix, { $options }
clause-choose-number = { $least ->
    [0] choisissez un nombre { $name } jusqu’à { $most }
   *[other] choisissez un nombre { $name } de { $least } à { $most }
}
most-own-production-heat = votre production de chaleur
most-own-stock-energy = l’énergie que vous avez
clause-if = si { $condition }, { $then }, sinon { $otherwise }
clause-copy-production-box = répétez tous les changements de production d’une de vos cartes avec { $tag }
clause-next-card-discount = la prochaine carte que vous jouez pendant cette génération coûte { $things } de moins
clause-next-card-leniency = pour la prochaine carte que vous jouez pendant cette génération, la température, l’oxygène et les océans peuvent être à { $steps } pas de ce qu’elle demande

modifier-discount = chaque carte vous coûte { $things } de moins
modifier-discount-tag = chaque carte avec { $tag } vous coûte { $things } de moins
modifier-discount-project = le projet standard { $project } vous coûte { $things } de moins
modifier-value = { $resource_key ->
    [steel] chaque unité d’acier vaut pour vous { $bonus } M€ de plus
   *[titanium] chaque unité de titane vaut pour vous { $bonus } M€ de plus
}
modifier-leniency = la température, l’oxygène et les océans peuvent être à { $steps } pas de ce que demandent vos cartes
modifier-greenery-cost = une forêt ne vous coûte que { $plants } plantes
modifier-heat-as-megacredits = vous pouvez dépenser de la chaleur comme des M€
modifier-protect-resources = vos adversaires ne peuvent pas retirer vos { $things }
modifier-protect-card = personne ne peut retirer les { $things } de cette carte

reaction-tag = Chaque fois que { $by ->
    [you] vous jouez
   *[any] quelqu’un joue
} { $tags }{ $this ->
    [yes] , ceux de cette carte compris
   *[no] {""}
} : { $optional ->
    [yes] si vous voulez, { $effects }
   *[no] { $effects }
}.
reaction-event = Chaque fois que vous jouez un évènement : { $effects }.
reaction-event-tag = Chaque fois que vous jouez un évènement avec { $tag } : { $effects }.
reaction-ocean = Chaque fois que { $by ->
    [you] vous posez
   *[any] quelqu’un pose
} une tuile Océan : { $effects }.
reaction-greenery = Chaque fois que { $by ->
    [you] vous posez
   *[any] quelqu’un pose
} une tuile Forêt : { $effects }.
reaction-city = Chaque fois que { $by ->
    [you] vous posez
   *[any] quelqu’un pose
} une tuile Cité{ $where ->
    [mars] {" "}sur Mars
   *[anywhere] {""}
}{ $this ->
    [yes] , celle de cette carte comprise
   *[no] {""}
} : { $effects }.
reaction-payment = Chaque fois que vous avez payé une carte ou un projet standard dont le coût imprimé est de { $least } M€ ou plus : { $effects }.
reaction-project = Chaque fois que vous avez payé un projet standard autre { QUE($excluded) } : { $effects }.
reaction-bonus = Chaque fois que vous couvrez une zone dont le bonus montre { $resources } : { $effects }.

card-needs = Vous ne pouvez la jouer que si { $conditions }.
card-action = Action : { $does }.
card-action-or = Ou, comme action : { $does }.
action-cost = { $cost }, puis { $effects }
action-if = si { $condition }, { $does }
card-points = { $points ->
    [-1] −1 point de victoire.
    [-2] −2 points de victoire.
    [one] { $points } point de victoire.
   *[other] { $points } points de victoire.
}
card-points-per = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} { $per }.
card-points-if = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} si elle porte au moins { $things }.

corporation-begins = Vous commencez avec { $things }.
corporation-free-cards = Ses { $count } premières cartes sont gratuites : vous les gardez toutes.
corporation-first-action = Votre première action : { $effects }.

sign-energy = É
sign-heat = C
sign-temperature = T
sign-oxygen = O2
sign-oceans = ≈
sign-rating = NT
sign-points = PV
sign-event = évènement
sign-kept = gardé
sign-if = si
sign-opponents = rivaux
sign-project = projet
sign-animal = animal
sign-microbe = microbe
sign-science = science
sign-fighter = chasseur
