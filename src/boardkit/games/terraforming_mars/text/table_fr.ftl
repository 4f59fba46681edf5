brief-production = Production : { $changes }.
brief-change = { $resource } { $amount }
brief-raise-temperature = { $steps ->
    [one] Température +1 pas.
   *[other] Température +{ $steps } pas.
}
brief-raise-oxygen = { $steps ->
    [one] Oxygène +1 pas.
   *[other] Oxygène +{ $steps } pas.
}
brief-rating = Votre NT { $amount }.
brief-now = { $said } Pour l’instant : { $counts }.
brief-points-now = { $said } Pour l’instant : { $points }.

needs-temperature = Il faut { $value } °C ou { $bound ->
    [most] moins
   *[least] plus
} (maintenant { $now }).
needs-oxygen = Il faut { $value } % d’oxygène ou { $bound ->
    [most] moins
   *[least] plus
} (maintenant { $now } %).
needs-oceans = Il faut { $value } océans ou { $bound ->
    [most] moins
   *[least] plus
} (maintenant { $now }).
needs-tag = { $least ->
    [1] Il faut 1 badge { $tag } (vous en avez { $now }).
   *[other] Il faut { $least } badges { $tag } (vous en avez { $now }).
}
needs-production = Il faut une { $production } de { $least } ou plus (la vôtre est de { $now }).
needs-cities = { $least ->
    [1] Il faut une cité en jeu (maintenant { $now }).
   *[other] Il faut { $least } cités en jeu (maintenant { $now }).
}
needs-greeneries = { $least ->
    [1] Il faut une forêt à vous (vous en avez { $now }).
   *[other] Il faut { $least } forêts à vous (vous en avez { $now }).
}
checked = { $mark } { $need }

kind-automated = Instantanée
kind-active = Action
kind-event = Évènement
kind-corporation = corporation
kind-standard = projet standard
kind-milestone = objectif
kind-award = récompense
kind-conversion = conversion
kind-tile = tuile
points-tag = { $points ->
    [-1] −1 point
    [one] { $points } point
   *[other] { $points } points
}
price-money = { $amount } M€
price-plants = { $amount } plantes
price-heat = { $amount } unités de chaleur
card-covered = Cette carte est face cachée.
card-cheaper = Vous coûte { $cost } M€ au lieu de { $printed } M€.
card-pay = Vous pouvez payer { $ways }.
card-builder = Bâtisseur : avec elle, { $count ->
    [one] { $count } badge Construction
   *[other] { $count } badges Construction
} sur { $least }.
card-sold = La vendre rapporte 1 M€.
card-copied = Sa production est répétée pour vous.
corporation-cheaper = Moins cher avec elle : { $cards }.
corporation-cheaper-card = { $card } ({ $cost } M€)

way-megacredits = { $count } M€
way-steel = { $count ->
    [1] 1 unité d’acier
   *[other] { $count } unités d’acier
}
way-titanium = { $count ->
    [1] 1 unité de titane
   *[other] { $count } unités de titane
}
way-heat = { $count ->
    [1] 1 unité de chaleur
   *[other] { $count } unités de chaleur
}
way-worth-steel = { $count ->
    [1] 1 unité d’acier
   *[other] { $count } unités d’acier
} ({ $worth } M€ pièce)
way-worth-titanium = { $count ->
    [1] 1 unité de titane
   *[other] { $count } unités de titane
} ({ $worth } M€ pièce)
pay-enter = ✓ entrée paie ainsi
pay-limit = de 0 à { $most } ; vous en avez { $has }{ $worth ->
    [one] {""}
   *[other] , à { $worth } M€ pièce
}
pay-rest = paient le reste ; vous en avez { $has }
pay-list = toutes les façons
pay-keep = Vous gardez { $things }.
pay-worth = Cela fait { $over } M€ de plus que les { $cost } M€ dus : le surplus est perdu.

now-temperature = La température est de { $now } °C ; l’objectif est de +{ $goal } °C.
now-oxygen = Il y a { $now } % d’oxygène ; l’objectif est de { $goal } %.
now-oceans = Océans sur Mars : { $now } sur { $goal }.
now-at-goal = L’objectif est atteint : il n’y a plus de pas à franchir, ni de NT à gagner ainsi.
step-rating = Chaque pas augmente votre NT de 1.
step-bonus = Le pas { $at } donne un bonus : { $effects }.
tile-ocean-gives = Un océan augmente votre NT de 1. Plus tard, une tuile à côté rapporte 2 M€ par océan qu’elle touche.
tile-greenery-gives = Une forêt vaut 1 point. L’oxygène monte de 1 pas, et votre NT avec lui, jusqu’à l’objectif.
tile-city-gives = Une cité vaut 1 point par forêt à côté d’elle, quel qu’en soit le propriétaire.
tile-city-where = Elle ne peut pas être à côté d’une autre cité.
tile-greenery-where = Elle doit être à côté d’une de vos tuiles, si c’est possible.
tile-ocean-where = Il va sur une zone réservée aux océans, et n’est à personne.
tile-special-gives = Une tuile spéciale : la carte qui l’a apportée dit ce qu’elle vaut.
tile-land-where = Elle va sur la terre ferme, pas sur une zone réservée aux océans.
tile-bonus = Vous gagnez ce qui est imprimé sur la zone, et 2 M€ par océan à côté.
claim-text = Votre marqueur vous garde cette zone : personne d’autre ne peut y poser une tuile.
stock-have = Vous avez { $things } ; chaque génération en apporte { $makes }.
stock-have-last = Vous avez { $things } ; plus rien ne sera produit.

prize-tag = { $points } points
prize-points = { $points } points à la fin, pour vous seul.
prize-mine = { $seat } l’a déjà.
prize-left = { $left ->
    [0] Il ne reste aucun objectif à prendre.
    [1] Il reste un objectif à prendre.
   *[other] Il reste { $left } objectifs à prendre.
}
prize-printed-terraformer = Un NT de { $least }.
prize-printed-mayor = { $least } cités.
prize-printed-gardener = { $least } forêts.
prize-printed-builder = { $least } badges Construction en jeu.
prize-printed-planner = { $least } cartes en main.
prize-goal-terraformer = Il faut un NT de { $least } ; le vôtre est de { $has }.
prize-goal-mayor = Il faut { $least } cités ; vous en avez { $has }.
prize-goal-gardener = Il faut { $least } forêts ; vous en avez { $has }.
prize-goal-builder = Il faut { $least } badges Construction en jeu ; vous en avez { $has }.
prize-goal-planner = Il faut { $least } cartes en main ; vous en avez { $has }.
prize-standing = Maintenant : { $counts }.
prize-funded = { $seat } l’a financée.
prize-award = { $seats ->
    [2] À la fin, celui qui mène reçoit 5 points, peu importe qui l’a financée.
   *[other] À la fin, le premier reçoit 5 points et le deuxième 2, peu importe qui l’a financée.
}
prize-leads = { $seat } l’emporterait maintenant.
prize-tie = { $seats } se la partageraient maintenant.
prize-measure-landlord = On compte les tuiles sur le plateau.
prize-measure-banker = On compte la production de M€.
prize-measure-scientist = On compte les badges Science en jeu.
prize-measure-thermalist = On compte la chaleur en réserve.
prize-measure-miner = On compte l’acier et le titane en réserve.

deed-first-action = C’est votre première action : { $effects }.
deed-end-turn = Vous ne réalisez qu’une action. Vous rejouez quand votre tour revient.
deed-pass = Vous ne réalisez plus d’action dans cette génération. Les autres peuvent continuer ; la production suit quand tous ont passé.
deed-done = Vous n’en prenez pas d’autres.
deed-done-patents = Vous n’en vendez pas d’autres.
deed-done-greenery = Vous ne placez plus de forêt. Les plantes qui restent ne comptent pas.
deed-decline = Il ne se passe rien.
deed-number = { $name } devient { $number }.
deed-raise = Votre { $production } passe de { $from } à { $to }.
deed-lower = La { $production } { DE($seat) } passe de { $from } à { $to }.
deed-lower-own = C’est votre propre production !
deed-lower-neutral = L’adversaire neutre la perd : aucun joueur ne perd rien.
deed-take = { $seat } a { $has } ; vous pouvez en prendre { $most } au plus.
deed-take-makes = { $makes ->
    [0] { $seat } n’en reçoit plus.
   *[other] { $seat } en reçoit { $makes } par génération.
}
deed-take-neutral = L’adversaire neutre les perd : aucun joueur ne perd rien.
deed-take-cubes = La carte { DE($seat) } en porte { $has } et en garde { $left }.
deed-first = Cela d’abord ; le reste suit.
deed-whole-card = La carte entière :
card-gets = Elle porte { $has } et portera { $will }.

head-points = pts
head-megacredits = M€
head-steel = acier
head-titanium = titane
head-plants = plantes
head-energy = énergie
head-heat = chaleur
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-pts = { $points } pts
seat-short = { $points }p { $money }€
seat-money = { $points } pts M€ { $money }
seat-stock = réserve
seat-makes = produit
seat-chosen = a choisi
seat-choosing = choisit
seat-rating = NT { $rating }
seat-rating-full = NT { $rating } (+{ $rating } M€)
seat-rating-brings = revenu : M€ + NT
seat-steel = acier { $worth } M€
seat-titanium = titane { $worth } M€
seat-greenery = forêt pour { $plants } plantes
seat-hand = main { $count }
seat-events = { $count ->
    [one] { $count } évènement
   *[other] { $count } évènements
}
seat-passed = a passé
seat-left-out = { $count } de plus
seat-in-play = { $count ->
    [one] { $count } carte en jeu
   *[other] { $count } cartes en jeu
}

track-temperature = Degrés
track-oxygen = Oxygène
track-oceans = Océans
track-now-temperature = { $now } °C
track-now-oxygen = { $now } %
track-now-oceans = { $now } sur { $goal }
track-bonus-production = c
track-bonus-raise = T
track-steps-told = c : production de chaleur +1  ≈ : océan  T : température +1
track-narrow-temperature = °C { $now }/{ $goal }
track-narrow-oxygen = O2 { $now }/{ $goal }
track-narrow-oceans = mer { $now }/{ $goal }
track-next-bonus = bonus à { $at }
table-hands = en main
table-order = ordre
table-passed = passé
table-piles = pioche { $deck } · défausse { $discards }
table-solo = Génération { $generation } sur { $last }
table-solo-temperature = { $steps ->
    [1] encore 1 pas de température
   *[other] encore { $steps } pas de température
}
table-solo-oxygen = { $steps ->
    [1] encore 1 pas d’oxygène
   *[other] encore { $steps } pas d’oxygène
}
table-solo-oceans = { $steps ->
    [1] encore 1 océan
   *[other] encore { $steps } océans
}
table-solo-done = Mars est terraformée
table-milestones = { $left ->
    [0] Objectifs, tous pris
   *[other] Objectifs { $price } M€, { $left } à prendre
}
table-awards = { $left ->
    [0] Récompenses, toutes financées
   *[other] Récompenses { $price } M€, { $left } à financer
}
table-milestones-short = Objectifs { $price } M€
table-awards-short = Récompenses { $price } M€
table-goal-terraformer = NT { $least }
table-goal-mayor = { $least } cités
table-goal-gardener = { $least } forêts
table-goal-builder = { $least } badges Construction
table-goal-planner = { $least } cartes en main
table-measure-landlord = tuiles
table-measure-banker = production de M€
table-measure-scientist = badges Science
table-measure-thermalist = chaleur
table-measure-miner = acier, titane

stage-research = recherche
stage-actions = actions
stage-production = production
stage-next = suivante
stage-setup = corporations
stage-ending = dernières forêts
stage-research-now = RECHERCHE
stage-actions-now = ACTIONS
stage-production-now = PRODUCTION
stage-setup-now = CORPORATION ET CARTES
stage-ending-now = DERNIÈRES FORÊTS
stage-generation = { $place ->
    [last] génération { $generation }, la dernière
   *[other] génération { $generation }
}
stage-generation-short = { $place ->
    [last] gén. { $generation }, dernière
   *[other] gén. { $generation }
}
stage-action = { $number ->
    [1] 1re action sur 2
   *[other] 2e action sur 2
}
stage-alone = { $others ->
    [one] l’autre a passé
   *[other] les autres ont passé
}
stage-draft = { $side ->
    [left] draft { $number } sur { $of }, les paquets vont à gauche, à { $to }
   *[right] draft { $number } sur { $of }, les paquets vont à droite, à { $to }
}

reckoning-bought = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour { $cost } M€ : il reste { $left } M€ sur { $money }{ $heat ->
    [0] {""}
   *[other] , chaleur comprise
}
reckoning-with = { $corporation } : { $money } M€ − { $cost } pour { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} = { $left }
reckoning = { $said }{ $play ->
    [0] {""}
   *[other] {" "}; à jouer : { $play } M€
}{ $steel ->
    [0] {""}
   *[other] , dont { $steel } en acier
}{ $titanium ->
    [0] {""}
   *[other] , dont { $titanium } en titane
}

pass-moves = Encore possible : { $moves }.
pass-actions = Action non utilisée à cette génération : { $cards }.
pass-plants = Vous avez assez de plantes pour une forêt.
pass-heat = Vous avez assez de chaleur pour augmenter la température.
pass-milestones = Vous pouvez valider : { $milestones }.
verb-bar-no = Rien
short-verb-bar-no = Rien
verb-bar-cards = Cartes
short-verb-bar-cards = Cartes
verb-bar-actions = Actions
short-verb-bar-actions = Actions
verb-bar-standard = Projets standards
short-verb-bar-standard = Projets
verb-bar-greenery = Plantes→forêt
short-verb-bar-greenery = Forêt
verb-bar-heat = Chaleur
short-verb-bar-heat = Chaleur
verb-bar-milestones = Objectifs
short-verb-bar-milestones = Objectifs
verb-bar-awards = Récompenses
short-verb-bar-awards = Récompenses
verb-bar-sell = Vendre
short-verb-bar-sell = Vente
verb-bar-pass = Passer
short-verb-bar-pass = Passer

sign-megacredits = M€ (mégacrédits)
sign-steel = acier ; sur une piste : atteint
sign-titanium = titane
sign-plants = plante ; deux : une tuile Forêt
sign-card = une carte
sign-ocean = zone pour un océan ; trois : une tuile Océan
sign-volcano = volcan
sign-city = une cité
sign-claim = revendiqué par ce joueur ; objectif ou récompense pris
sign-used = action utilisée dans cette génération ; ressource sur une carte
sign-unused = action pas encore utilisée
sign-asked = à qui de répondre
sign-action = action d’une carte
sign-met = condition remplie, ou : a passé
sign-unmet = condition non remplie
sign-degrees = degrés
key-round_back = génération précédente
key-round_on = génération
end-curve = Points après chaque génération ; * en réunit plusieurs
end-moment = Génération { $round }
end-board-before = Le plateau avant la première génération
end-board-after = Le plateau après la génération { $round }
end-board-in = Le plateau à ce moment de la génération { $round }
review-after = Après la génération { $round } :
legend-heat = chaleur
legend-energy = énergie
legend-temperature = température ; sur la piste de l’oxygène : un pas de plus
legend-oxygen = oxygène
legend-rating = niveau de terraformation
legend-points = points de victoire
legend-track-production = sur la piste de la température : production de chaleur +1
legend-stock = en réserve 1, production 2
legend-production = production
legend-tile = une tuile
legend-anybody = de n’importe qui
sign-noctis = réservé à Noctis Ville
sign-moon = hors de Mars, pour la cité d’une carte
sign-open = rien ici ; sur une piste : encore à venir
sign-stolen = pris à un joueur
sign-more = autant de plus
sign-less = autant de moins
sign-becomes = devient, ou : sur une autre carte
sign-least = au moins
sign-most = au plus
sign-rises = augmente
sign-times = autant de fois
sign-either = de plus ou de moins
sign-equals = vaut comme

# A move, where the table tells more of it than the move does.
use-way = Utiliser l’action { DE($card) } : { $does }
need-stock = vos ressources
need-tracks = les paramètres
need-prizes = objectifs et récompenses
need-order = mains et ordre
