title = TerriStories
summary = Peuplez ensemble une planète et gardez-la en vie, ou pensez à vous.
match-length = 8 tours au plus ; un objectif atteint y met fin plus tôt. Le livret ne donne pas de durée.

option-planet = Planète
    .help = Où vous atterrissez : une planète par son nom, ou piochée selon ses étoiles.
option-mission = Mission
    .help = Ce qu’il faut atteindre ensemble : une mission par son nom, ou piochée selon ses étoiles.
option-oldest = Le joueur le plus âgé
    .help = Le joueur assis à cette place est le premier Ambassadeur.
option-cooperative = Coopératif seulement
    .help = Personne n’a d’objectif personnel et quatre projets restent dans la boîte. À deux, c’est toujours ainsi.
    .badge = coopératif
option-basic = Première partie
    .help = Ni pouvoirs, ni achat de points d’indice, ni objectifs personnels.
    .badge = première partie
option-hostile = Planète hostile
    .help = Variante : aléas négatifs seulement.
option-utopian = Monde utopique
    .help = Variante : aléas positifs seulement.
option-ex-nihilo = Ex-nihilo
    .help = Variante : tous les indices commencent à −3, tous les objectifs sont à 10.
    .badge = ex nihilo
option-conquest = Conquête
    .help = Variante : seul un objectif personnel termine bien la partie ; si l’objectif commun est atteint, tous perdent.
    .badge = conquête
option-ad-vitam = Ad vitam aeternam
    .help = Variante : les impacts des projets Sablier s’appliquent à chaque tour.
option-last-chance = Dernière chance
    .help = Variante : chacun commence avec deux zones et cinq individus.

planet-one-star = piochée, une étoile
planet-two-stars = piochée, deux étoiles
planet-three-stars = piochée, trois étoiles
mission-one-star = piochée, une étoile
mission-two-stars = piochée, deux étoiles
mission-three-stars = piochée, trois étoiles
oldest-seat-1 = place 1
oldest-seat-2 = place 2
oldest-seat-3 = place 3
oldest-seat-4 = place 4

role-farmer = Agriculteur
role-governor = Gouverneur
role-entrepreneur = Entrepreneur
role-ecologist = Écologue
index-societal = Sociétal
index-economy = Économie
index-environment = Environnement
terrain-mountain = montagne
terrain-plain = plaine
terrain-marsh = marécage
project-card-hidden = un projet
project-card-nothing = aucun projet
alea-card-hidden = un aléa
character-hidden = un profil secret


track-societal = Soc
track-economy = Éco
track-environment = Env
number-societal = indice Sociétal
number-economy = indice Économie
number-environment = indice Environnement
number-cubes = cubes
number-individuals = individus
number-zones = zones
side-round = tour { $round }/{ $rounds } · { $phase ->
    [1] 1 développement
    [2] 2 projets
    [3] 3 récolte
    [4] 4 aléa
    [5] 5 salaire
   *[other] 6 régénération
}
key-turn = nombre, ou tapez-le
key-overlay = les cartes de chacun
overlay-whose = Les cartes de qui ?
side-setup = mise en place · { $planet }
side-setup-mission = mise en place
side-over = la partie est finie
side-hazard = Aléa : { $alea }
phase-short = { $phase ->
    [1] dév.
    [2] projets
    [3] récolte
    [4] aléa
    [5] salaire
   *[other] régén.
}
hand-council = Conseil { $index }
side-bonus-societal = paie{ $change }
side-bonus-economy = gain{ $change }
side-bonus-environment = pluie{ $change }
side-index = { $value }/{ $target }
side-promised = a promis { $amount } à
side-votes = Votes :
side-council = { $index } { $paid }
side-profile = { $character } : { $index } { $value }/{ $wanted }, { $counted } { $count }/{ $amount }
side-aim = objectif : { $index } { $value }/{ $wanted }, { $counted } { $count }/{ $amount }
side-least = { $index } { $value }/{ $wanted }, { $counted } { $count }/{ $amount }
side-counted = { $counted ->
    [own_resources] cubes
    [own_zone_territories] terres
    [all_individuals] individus
    [sablier_in_play] sabliers
    [own_zones] zones
    [labels_in_play] labels
    [own_tokens] jetons
    [own_labels] labels à soi
    [own_zone_full] pleines
   *[other] à moitié
}
side-stocked = { $card } (stock)
side-token = { $card } ({ $at })

card-project = { $card }, projet { $role ->
    [Gouverneur] du { $role }
   *[other] de l’{ $role }
} : coût { $cost }
card-once = { $phases_count ->
    [one] Éclair : une fois, en phase { $phases }, puis sous la pioche.
   *[other] Éclair : une fois, en phases { $phases }, puis sous la pioche.
}
card-lasts = { $phases_count ->
    [one] Sablier : à chaque tour, en phase { $phases }.
   *[other] Sablier : à chaque tour, en phases { $phases }.
}
card-stock = Stock : peut attendre la phase { $phase } d’un tour suivant.
card-impacts = Impacts : { $impacts }.
card-token = Son jeton se pose près d’une zone de son propriétaire et dort tant que le territoire est stérile.
card-token-at = Son jeton est en { $at }.
card-in-hand = En main :
card-kept = Elle est en stock.
power-used = Ce pouvoir a été utilisé.
card-planet = Planète { $planet }, { $stars ->
    [1] une étoile
   *[other] { $stars } étoiles
}.
card-mission = Mission { $mission }, { $stars ->
    [1] une étoile
   *[other] { $stars } étoiles
} : Sociétal { $societal }, Économie { $economy }, Environnement { $environment }.
card-hazard = L’aléa de ce tour : { $alea }
card-protects-player = { $labels ->
    [one] { $labels } label DD protège un joueur de l’effet.
   *[other] { $labels } labels DD protègent un joueur de l’effet.
}
card-protects-territory = { $labels ->
    [one] { $labels } label DD de ceux qui y sont installés protège un territoire de l’effet.
   *[other] { $labels } labels DD de ceux qui y sont installés protègent ensemble un territoire de l’effet.
}
card-power = Pouvoir, une fois par partie : { $name }
card-power-else = S’il n’y en a pas, ajoutez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} sur un territoire.
card-profile = Profil : { $character }. { $index } à { $wanted } ou plus, et en même temps :
condition-own-resources = au moins { $amount } cubes à vous.
condition-own-zone-territories = vos zones sur au moins { $amount } territoires fertiles.
condition-all-individuals = au moins { $amount } individus de tous les joueurs sur la planète.
condition-sablier-in-play = au moins { $amount } projets Sablier en jeu, de tous les joueurs.
condition-own-zones = au moins { $amount } zones à vous sur la planète.
condition-labels-in-play = au moins { $amount } labels DD de tous les joueurs.
condition-own-tokens = au moins { $amount } jetons Aménagement à vous sur la planète.
condition-own-labels = au moins { $amount } labels DD à vous.
condition-own-zone-full = vos zones sur au moins { $amount } territoires pleins.
condition-territories-at-least-half = au moins { $amount } territoires à moitié pleins ou davantage.
source-printed = Conforme au jeu imprimé.
source-part = Connu en partie par la règle ou des pages publiques ; le reste a été imaginé pour boardkit.
source-original = Le contenu de cette carte a été imaginé pour boardkit.

territory = { $at } : { $terrain }, { $cubes } sur { $capacity } cubes ; { $zones ->
    [rien] aucune zone
   *[other] zones : { $zones }
} ; { $individuals ->
    [rien] aucun individu
   *[other] individus : { $individuals }
}
territory-sterile = { $at } : { $terrain }, stérile ; { $zones ->
    [rien] aucune zone
   *[other] zones : { $zones }
} ; { $individuals ->
    [rien] aucun individu
   *[other] individus : { $individuals }
}
territory-none = { $at } : pas de territoire
territory-count = { $seat } { $count }
territory-token = Jeton { $card }, { $seat } : { $effects }
describe-unknown = La planète n’est pas encore connue.
describe-planet = Planète { $planet }, mission { $mission }.
describe-index = { $index } : { $value }, objectif { $target }.
describe-debt = { $seat } a promis { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à { $to }.
describe-seat = { $seat }, { $role } : cubes { $cubes }, individus { $individuals }, zones { $zones }, labels DD { $labels } ; { $cards ->
    [rien] aucun projet
   *[other] projets : { $cards }
}.

score-index-reached = { $index } : { $value }, objectif { $target }
    .short = { $index }
score-personal-objective = Objectif personnel atteint : { $character }
score-objective-missed = Objectif personnel manqué : { $character }, { $index } à { $value } sur { $wanted } ; { $counted ->
    [own_resources] cubes
    [own_zone_territories] zones sur des territoires fertiles
    [all_individuals] individus de tous les joueurs
    [sablier_in_play] projets Sablier en jeu
    [own_zones] zones
    [labels_in_play] labels DD de tous les joueurs
    [own_tokens] jetons Aménagement
    [own_labels] labels DD
    [own_zone_full] zones sur des territoires pleins
   *[other] territoires à moitié pleins ou davantage
} : { $count } sur { $amount }
kind-societal = Sociétal
kind-economy = Économie
kind-environment = Environnement
kind-personal = objectif personnel
verdict-still-playing = La partie continue.
verdict-won-together = L’objectif commun est atteint : vous avez tous gagné ensemble !
verdict-won-finer = L’objectif commun est atteint : vous avez tous gagné, et la plus belle victoire revient à { $seats }.
    .short = L’objectif commun est atteint, et celui de certains aussi.
verdict-won-alone = Victoire individuelle : { $seats }. Le groupe a perdu.
    .short = Certains ont atteint leur objectif, et le groupe a perdu.
verdict-lost-together = Huit tours sont passés sans que l’objectif soit atteint : vous avez tous perdu.
verdict-lost-conquest = L’objectif commun est atteint : dans une Conquête, vous avez donc tous perdu.
