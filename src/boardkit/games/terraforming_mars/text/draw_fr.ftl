key-turn-amount = combien
key-overlay = les cartes en jeu de chacun
overlay-whose = Les cartes en jeu de qui ?

heading-setup = Choix des corporations
heading-research = Génération { $generation } · recherche
heading-actions = Génération { $generation } · actions
heading-action = Génération { $generation } · action { $number } sur 2
heading-production = Génération { $generation } · production
heading-ending = Génération { $generation } · dernières forêts
heading-over = Génération { $generation } · partie finie
side-tags = Badges

number-rating = NT
number-events = évènements
number-worth-steel = valeur de l’acier
number-worth-titanium = valeur du titane
number-greenery = plantes par forêt
number-score = points
number-megacredits = M€
number-steel = acier
number-titanium = titane
number-plants = plantes
number-energy = énergie
number-heat = chaleur
number-cards = cartes en main
number-tags-building = badges Construction
number-tags-space = badges Espace
number-tags-power = badges Énergie
number-tags-science = badges Science
number-tags-jovian = badges Jovien
number-tags-earth = badges Terre
number-tags-plant = badges Plantes
number-tags-microbe = badges Microbes
number-tags-animal = badges Animaux
number-tags-city = badges Cité
number-cubes-animal = animaux sur les cartes
number-cubes-microbe = microbes sur les cartes
number-cubes-science = ressources Science sur les cartes
number-cubes-fighter = chasseurs sur les cartes
sort-cost = par coût
sort-tags = par badges
sort-type = par couleur

cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
area = { $at } : { $sort ->
    [orbit] une zone hors de Mars, pour sa propre cité seulement
    [noctis] terre ferme réservée à Noctis Ville
    [ocean] une zone réservée aux océans
    [volcano] terre ferme, sur un volcan
   *[land] terre ferme
}.
area-tile = Il y a ici { $tile }, propriété { DE($seat) }.
area-tile-free = Il y a ici { $tile }, sans propriétaire.
area-claim = { $seat } a revendiqué cette zone : personne d’autre ne peut y poser une tuile.
area-bonus = Qui pose une tuile ici gagne { $things }.
area-oceans = { $count ->
    [1] Un océan est à côté : qui pose une tuile ici gagne { $money } M€.
   *[other] { $count } océans sont à côté : qui pose une tuile ici gagne { $money } M€.
}
area-greeneries = { $count ->
    [1] Une forêt est à côté : une cité ici rapporte 1 point de victoire.
   *[other] { $count } forêts sont à côté : une cité ici rapporte { $count } points de victoire.
}

card-title = { $name } (numéro { $number }), { $sort ->
    [automated] carte Instantanée
    [active] carte Action
   *[event] Évènement
}{ $many ->
    [0] {" "}sans badge
    [1] {" "}à un badge : { $tags }
   *[other] {" "}à { $many } badges : { $tags }
}.
card-cost = { $changed ->
    [yes] Elle vous coûte { $cost } M€ au lieu des { $printed } M€ imprimés
   *[no] Elle coûte { $cost } M€
}.
card-worth = Vous pourriez payer jusqu’à { $worth } M€ pour cette carte.
card-holds = Elle porte { $things }.
card-used = Son action a déjà servi pendant cette génération.
check = { $mark } Prérequis : { $condition }.
check-now = { $mark } Prérequis : { $condition } ; actuellement { $now }.
corporation-title = { $name }, { $many ->
    [0] corporation sans badge
    [1] corporation à un badge : { $tags }
   *[other] corporation à { $many } badges : { $tags }
}.
project-title = { $cost ->
    [0] Le projet standard { $name } ne vous coûte rien.
   *[other] Le projet standard { $name } vous coûte { $cost } M€.
}
project-sale = Défaussez des cartes de votre main : chacune rapporte 1 M€.
milestone-title = L’objectif { $name } coûte { $cost } M€ et vaut 5 points de victoire.
goal-terraformer = { $mark } Il faut un niveau de terraformation de { $least } ; le vôtre est de { $has }.
goal-mayor = { $mark } Il faut { $least } cités ; vous en avez { $has }.
goal-gardener = { $mark } Il faut { $least } forêts ; vous en avez { $has }.
goal-builder = { $mark } Il faut { $least } badges Construction en jeu ; vous en avez { $has }.
goal-planner = { $mark } Il faut { $least } cartes en main ; vous en avez { $has }.
award-title = { $seats ->
    [2] La récompense { $name } coûte { $cost } M€ : à la fin, le premier reçoit 5 points de victoire ; à deux joueurs, le deuxième n’en reçoit pas.
   *[other] La récompense { $name } coûte { $cost } M€ : à la fin, le premier reçoit 5 points de victoire, le deuxième 2.
}
measure-landlord = C’est le nombre de tuiles possédées qui compte : { $counts }.
measure-banker = C’est la production de M€ qui compte : { $counts }.
measure-scientist = C’est le nombre de badges Science en jeu qui compte : { $counts }.
measure-thermalist = C’est la chaleur en réserve qui compte : { $counts }.
measure-miner = Ce sont l’acier et le titane en réserve qui comptent : { $counts }.
seat-count = { $seat } { $count }

describe-tracks = Génération { $generation } : { $tracks }.
describe-temperature = température { $now } °C (objectif : +{ $goal } °C)
describe-oxygen = oxygène { $now } % (objectif : { $goal } %)
describe-oceans = { $now ->
    [one] { $now } océan
   *[other] { $now } océans
} sur { $goal }
describe-no-tiles = Il n’y a aucune tuile sur Mars.
describe-tiles = Tuiles : { $tiles }.
tile-said = { $at } { $tile }{ $owned ->
    [yes] {" "}{ DE($seat) }
   *[no] {""}
}
describe-seat = { $seat } : niveau de terraformation { $rating }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main ; en réserve { $stock }.
describe-production = { $seat } produit, en plus de ce que rapporte son niveau : { $production }.
describe-no-production = { $seat } ne produit rien en plus de ce que rapporte son niveau.
describe-cards = { $seat } { $cards ->
    [0] n’a aucune carte
    [1] a 1 carte
   *[other] a { $cards } cartes
} en jeu et { $events ->
    [0] n’a joué aucun évènement
    [1] a joué 1 évènement
   *[other] a joué { $events } évènements
}.
describe-tag = { $tag } ({ $count }) : { $cards }.
describe-no-tag = Sans badge : { $cards }.

# On the map, seven letters at most where there is room for no more; · is where a word may be parted.
tile-word-capital = Capitale
tile-word-commercial-district = Marché
tile-word-ecological-zone = Biotope
tile-word-industrial-center = Usine
tile-word-lava-flows = Lave
tile-word-mining-area = Mine
tile-word-mining-rights = Mine
tile-word-mohole-area = Mohole
tile-word-natural-preserve = Nature
tile-word-nuclear-zone = Atome
tile-word-restricted-area = Fermé
map-ganymede = Gany·mède
map-phobos = Phobos
