# Ce qui est écrit sur les cartes, à côté de la carte, dans la légende et dans la barre de ce qu’on peut faire.

tag-impact = { $index } { $change }
price-cubes = { $cubes } ■
price-paid = { $paid }/{ $cubes } ■
stands-least-limit = { $value }<{ $target }
stands-least-over = { $value } ⚠
stands-short-limit = { $value }, limite { $target }
stands-short-over = { $value } ⚠
stands-middle-limit = { $value }, limite { $target }
stands-middle-over = { $value }, limite ⚠
stands-broad-limit = { $value } maintenant, limite { $target }
stands-broad-over = { $value } maintenant, limite atteinte ⚠
stands-least-goal = { $value }/{ $target }
stands-least-met = { $value } ✓
stands-short-goal = { $value } sur { $target }
stands-short-met = { $value } ✓
stands-middle-goal = { $value }, objectif { $target }
stands-middle-met = { $value }, objectif ✓
stands-broad-goal = { $value } maintenant, objectif { $target }
stands-broad-met = { $value } maintenant, objectif atteint ✓
votes-paid = Cubes pour { $index }, { $paid } sur { $price }
track-foretold = { "   " }payés { $paid } · avec tous { $every }

head-cubes = cubes
head-people = indiv.
head-zones = zones
head-labels = labels
head-projects = projets
head-hand = main

seat-no-role = pas encore de rôle
seat-role = { $power ->
    [left] { $role }, pouvoir intact
   *[other] { $role }, pouvoir utilisé
}
seat-objective = Objectif { $name } : { $aim }
seat-secret = A un objectif secret.
    .open = A un objectif personnel.
seat-phase = { $card }, phase { $phase }
seat-phases = phase { $phase } : { $cards }
seat-projects = { $count ->
    [one] { $count } projet
   *[other] { $count } projets
}
seat-more = { $names } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
seat-hand-brief = c
seat-projects-brief = { $count } proj.
seat-project = { $card } : { $effects }

become-now = actuel
become-paid = si payés
become-all = avec tous
become-limit = limite
become-goal = objectif
plea-of = À qui demandez-vous ? Tapez leurs lettres.
plea-has = a { $amount }
plea-amount = Combien à chacun
plea-promise = promis en retour
plea-fill = Choisissez à qui, et tapez combien à chacun ; espace le promet en retour.
plea-ask = { $amount } à chacun : { $seats }
plea-back = { $amount } à chacun, promis en retour : { $seats }
plea-enter = ✓ entrée le demande à tous en même temps
ballot-vote = Le vote : quel indice doit monter ?
ballot-pledge = Combien de cubes chacun met-il pour l’indice ?
ballot-request = Qui donne ce qui est demandé ?
ballot-harvest = La récolte : combien chacun prend-il ?
ballot-wages = Les salaires : chacun paie-t-il ?
pool-head = Payer ensemble
pool-left = reste alors
pool-fill = Financez ensemble les projets sur la table : chacun met ce qu’il veut.
pool-keys = Lettres : qui paie ; flèches : quoi ; chiffres : combien. p : c’est tout.
pool-nothing = Personne ne paie plus rien : chacun reprend ce qu’il a payé.
pool-next = suivant
pool-full = ✓ entièrement payé : { $things }
pool-short = ⚠ pas entièrement, ce qui est mis revient : { $things }
pool-enter = entrée pour payer ainsi : { $payers }.
pool-enter-none = entrée : personne ne paie rien.
pool-share = { $seat } { $amount }
pool-paid = { $thing } : tout est payé.
pool-nothing-left = Il ne reste rien à { $seat }.
pool-do = payer
pool-pass = continuer
pool-alone = un par un
pool-harvest = récolte, phase 3
pool-wages = salaires, phase 5
base-foreseen = Vous avez vu le prochain aléa : { $alea }
base-wages = Salaires dus : { $due } ; { $seat } a { $has }
base-wages-short = Salaires dus : { $due } ; { $seat } a { $has }
base-wages-all = Salaires :
base-order = À tour de rôle : { $order }.
base-conquest = Conquête : seul un objectif personnel fait gagner. Si les trois limites ◇ sont atteintes à la fin d’un tour, tous perdent.
side-conquest = Conquête : trois ◇, tous perdent
side-limit = { $value }<{ $target }
base-goal = Ensemble : les trois objectifs ◇ atteints à la fin d’un tour, le 8 au plus tard.

index-note-societal = Salaires de chaque joueur : { $low } pour −3, { $high } pour 8 ou 9, { $top } pour 10.
index-note-economy = Cubes pour chaque joueur après la pluie : { $low } pour −3, { $high } pour 8 ou 9, { $top } pour 10.
index-note-environment = Cubes de la pluie : { $low } pour −3, { $high } pour 8 ou 9, { $top } pour 10.

told-hidden = Face cachée : seul son propriétaire la connaît.
told-basic = Dans une première partie, les pouvoirs ne servent pas.
told-power-once = Une fois par partie.
told-power-costs = Il coûte : { $costs }.
told-power-bars = Impossible tant qu’un indice qu’il baisse est sous 0.
told-role-projects = { $count } projets, dont { $lasting } Sablier qui agissent à chaque tour : { $societal } font monter le Sociétal, { $economy } l’Économie, { $environment } l’Environnement ; { $labels } apportent des labels DD.
told-role-named = Projets : { $projects }.
told-no-characters = Dans cette partie, il n’y a pas d’objectifs personnels.
told-characters = Vous tirez au hasard un de ses trois personnages, et vous seul voyez son objectif :
told-character = { $character } : { $aim }
told-aim = { $index } à { $wanted } ou plus, et { $condition }
told-progress = Maintenant : { $index } { $value } sur { $wanted } ; { $counted } { $count } sur { $amount }.
told-met = ✓ Cet objectif est atteint.
counted-own-resources = cubes à vous :
counted-own-zone-territories = zones sur des territoires fertiles :
counted-all-individuals = individus de tous les joueurs :
counted-sablier-in-play = projets Sablier en jeu :
counted-own-zones = zones à vous :
counted-labels-in-play = labels DD de tous les joueurs :
counted-own-tokens = jetons Aménagement à vous :
counted-own-labels = labels DD à vous :
counted-own-zone-full = zones sur des territoires pleins :
counted-territories-at-least-half = territoires à moitié pleins ou davantage :
told-secret = Seul son propriétaire connaît cet objectif.
told-planet = Planète { $planet }
told-stars = { $stars ->
    [1] Une étoile.
   *[other] { $stars } étoiles.
}
told-drawn = Elle est tirée au hasard.
told-land = Plaines : { $plain }, montagnes : { $mountain }, marécages : { $marsh }.
told-barren = { $count ->
    [0] Tout y est fertile.
    [1] Un territoire est stérile au départ.
   *[other] { $count } territoires sont stériles au départ.
}
told-mission = Mission { $mission }
told-mission-stars = Ensemble, en 8 tours ({ $stars ->
    [1] une étoile
   *[other] { $stars } étoiles
}) :
told-mission-two = À deux joueurs, chaque indice commence un point plus haut.
told-goal = { $index } : de { $start } à { $target }
told-paid = Proposé par { $owner }. Payé jusqu’ici : { $payers }. { $missing ->
    [0] Il est entièrement payé.
    [1] Il manque un cube ; vous en avez { $cubes }.
   *[other] Il manque { $missing } cubes ; vous en avez { $cubes }.
}
told-index-limit = { $index } est à { $value }, limite { $target } : tous perdent si les trois sont atteintes.
describe-limit = { $index } : { $value }, limite { $target }.
told-index = { $index } est à { $value }, objectif { $target }.
told-act = { $act } : { $name }
told-point = Un point : { $index }
told-from = Déplacer un individu depuis { $at }
told-with = { $verb } : { $seat }
told-harvest = { $at } jusqu’à { $most } sur { $cubes }
told-harvests = Vous pouvez récolter : { $places }.

about-settle = Vous commencez avec cette zone. Là où vous avez une zone, chacun de vos individus récolte { $zoned } cubes au lieu de { $free }, et qui n’y a pas de zone n’y récolte rien. Les grands territoires portent plus de cubes et plus de zones.
about-individual = Les individus récoltent, permettent d’acheter une zone là où ils sont, et coûtent chacun un cube de salaire à chaque tour.
about-move = Chacun de vos individus peut se déplacer une fois pendant votre tour : { $steps ->
    [1] vers un territoire voisin
   *[other] de { $steps } territoires au plus
}. Là où vous avez des individus, vous pouvez acheter une zone maintenant et récolter en phase 3.
about-recruit = Un nouvel individu sur un territoire fertile où vous avez une zone ; il ne se déplace pas ce tour-ci. Vous avez { $people ->
    [one] { $people } individu
   *[other] { $people } individus
} sur { $peoplemost } et { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}. Chacun coûte un cube de salaire à chaque tour. Un seul achat par tour.
about-build = Une zone là où est un de vos individus, s’il y a de la place : vos individus y récoltent ensuite { $zoned } cubes chacun ; une seconde zone n’y ajoute rien. Vous avez { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
} sur { $zonesmost } et { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}. Un seul achat par tour.
about-council = Tous votent pour l’indice à faire monter, puis paient ensemble { $price ->
    [one] { $price } cube
   *[other] { $price } cubes
}. On achète un point par tour, et vous proposez une seule fois.
about-vote = L’indice qui a le plus de voix est acheté par tous ensemble.
about-pledge = Vous avez { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}. Si le prix n’est pas réuni, chacun reprend ses cubes.
about-show = Tout le monde verra votre objectif.
about-talk = Donnez des cubes, demandez-en à un ou plusieurs joueurs, ou promettez-en. Ensuite, votre question revient.
about-give = { $other } en a { $others }, vous { $cubes }. Le don est immédiat.
about-ask = { $other } en a { $others }, vous { $cubes }. Vous pouvez ensuite en demander à d’autres, et promettre de rendre. Personne n’est obligé de donner.
about-also = { $other } en a { $others } ; la même demande lui est faite.
about-back = Ce que vous recevez est noté comme promis en retour. Une promesse n’engage personne.
about-request = Chacun de ceux à qui vous demandez répond : tout, une partie, ou rien.
about-promise = C’est noté à côté de votre nom et n’engage personne. { $other } en a { $others }, vous { $cubes }.
about-agree = { $other } demande { $asked }. Vous en avez { $cubes }, { $other } { $others }.
about-decline = { $other } demande { $asked } et en a { $others }. Vous gardez les vôtres : { $cubes }.
about-bury = Elle va sous votre pioche, et vous en tirez une autre.
about-withdraw = Vous reprenez tous les cubes que vous y avez mis.
about-harvest = Chaque individu récolte { $zoned } cubes là où vous avez une zone, { $free } là où personne n’en a. Un territoire vidé devient stérile et tous les indices baissent de 1.
about-reap = Tout d’un coup. { $spared ->
    [0] { $emptied ->
        [0] Aucun territoire ne perd son dernier cube.
        [one] Un territoire perd son dernier cube : il devient stérile et tous les indices baissent de 1.
       *[other] { $emptied } territoires perdent leur dernier cube : ils deviennent stériles et tous les indices baissent de 1 pour chacun.
    }
   *[other] Un dernier cube reste sur chaque territoire : aucun ne devient stérile.
}
about-player = { $other } a { $others ->
    [one] { $others } cube
   *[other] { $others } cubes
} et { $people ->
    [one] { $people } individu
   *[other] { $people } individus
}.
about-pay = Vous devez { $due } et avez { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} : un par individu, modifié par l’indice Sociétal et par des cartes.
about-dismiss = Un individu de moins à payer, mais tous les indices baissent de 1. Vous devez { $due } et avez { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
about-claim = Une fois votre objectif atteint, vous pouvez terminer la partie ici, et vous avez gagné. Si l’objectif commun ne l’est pas aussi, le groupe a perdu.
about-silent = La partie continue, et personne n’apprend ce que vous auriez pu dire.
about-rain = Chaque territoire fertile reçoit autant de cubes, s’il y a de la place.
about-pass-develop = Votre tour de la phase 1 est terminé.
about-pass-buy-second = Vous n’achetez plus rien ce tour-ci.
about-pass-use-stock = Vous gardez vos cartes pour un autre tour.
about-pass-select-project = Vous ne proposez rien ce tour-ci. Vous pouvez tout de même payer pour les projets des autres.
about-pass-finance = Vous ne changez rien pour l’instant. Quand tous font de même, ce qui est entièrement payé se réalise ; pour le reste, chacun reprend ses cubes.
about-pass-talk = Vous continuez votre tour.
about-pass-discard-projects = Vous gardez les cartes que vous avez et piochez jusqu’à trois.
pass-develop = { $cubes ->
    [1] Vous n’achetez rien pendant ce tour et gardez votre cube.
   *[other] Vous n’achetez rien pendant ce tour et gardez vos { $cubes } cubes.
}
pass-harvest = { $count ->
    [one] Un cube que vous pourriez récolter reste sur le territoire.
   *[other] { $count } cubes que vous pourriez récolter restent sur les territoires.
}
about-pass-harvest = Vous laissez les autres cubes sur les territoires. Ils y seront au tour suivant, pour tous.

territory-room = { $room ->
    [0] Pas de place pour une autre zone.
    [1] De la place pour une zone de plus.
   *[other] De la place pour { $room } zones de plus.
}
territory-harvest = { $most ->
    [0] Pour l’instant, { $seat } n’y récolte rien.
    [one] Pour l’instant, { $seat } peut y récolter { $most } cube.
   *[other] Pour l’instant, { $seat } peut y récolter { $most } cubes.
}
territory-few = { $cubes ->
    [1] Il ne reste qu’un cube : sans lui, la terre devient stérile et tous les indices baissent de 1.
   *[other] Il ne reste que { $cubes } cubes : sans le dernier, la terre devient stérile et tous les indices baissent de 1.
}

phase-long = { $phase ->
    [1] développement
    [2] projets
    [3] récolte
    [4] aléa
    [5] salaire
   *[other] régénération
}
phase-told = { $phase ->
    [1] 1 Développement : à tour de rôle, déplacer ses individus, acheter une chose, ou un point d’indice avec tous.
    [2] 2 Projets : chacun en propose un, puis tous les paient ensemble.
    [3] 3 Récolte : les individus rapportent des cubes, deux là où vous avez une zone, un là où personne n’en a.
    [4] 4 Aléa : on tire une carte qui concerne tout le monde.
    [5] 5 Salaire : un cube par individu, ou il retourne sur Terre.
   *[other] 6 Régénération : il pleut, et chaque territoire fertile reçoit un ou deux cubes.
}
heading-mission = mission { $mission }
heading-round = tour { $round }/{ $rounds }

map-terrain = { $terrain }
map-sterile = { $terrain } stérile
map-cubes = { $cubes } cubes sur { $most }
map-cubes-brief = { $cubes }/{ $most } cubes
map-people-brief = gens
map-zones = zones
map-people = individus
map-tokens = { $count ->
    [one] un jeton
   *[other] { $count } jetons
}

sign-plain = plaine : porte 7 cubes et 3 zones
sign-mountain = montagne : porte 9 cubes et 2 zones
sign-marsh = marécage : porte 4 cubes et 1 zone
sign-sterile = stérile : pas de cubes, rien à récolter
sign-zone = zone, avec la lettre de son joueur
sign-person = individus, avec la lettre de leur joueur et leur nombre
sign-cube = cube de ressource ; sur une piste : atteint
sign-label = label de développement durable (DD)
sign-token = jeton Aménagement d’un projet
sign-goal = objectif de la mission ; en conquête, limite
sign-met = objectif, atteint
sign-zero = zéro de piste, atteint
sign-free = place pour une zone ; case de piste non atteinte
sign-gained = case que les projets sur la table gagneraient
sign-lost = case que les projets sur la table perdraient
sign-asked = à qui de répondre
sign-ambassador = Ambassadeur : mène le tour
sign-lightning = éclair : agit une fois
sign-hourglass = sablier : agit à chaque tour
sign-stock = stock : peut être gardé pour un autre tour

verb-bar-move = Déplacer
short-verb-bar-move = Déplacer
verb-bar-buy = Acheter
short-verb-bar-buy = Achat
verb-bar-index = Indice
short-verb-bar-index = Indice
verb-bar-power = Pouvoir
short-verb-bar-power = Pouvoir
verb-bar-project = Projet
short-verb-bar-project = Projet
verb-bar-fund = Financer
short-verb-bar-fund = Financer
verb-bar-harvest = Récolter
short-verb-bar-harvest = Récolte
verb-bar-cards = Cartes
short-verb-bar-cards = Carte
verb-bar-give = Donner
short-verb-bar-give = Don
verb-bar-ask = Demander
short-verb-bar-ask = Demande
verb-bar-wages = Salaires
short-verb-bar-wages = Salaire
verb-bar-goal = Objectif
short-verb-bar-goal = Objectif
verb-bar-lay = Choisir
short-verb-bar-lay = Choix
need-aims = votre objectif
need-wages = les salaires
need-indices = les indices
need-offers = les projets
need-hazard = l’aléa
