number-points = points de victoire
number-thunes = thunes
number-water = eau
number-energy = énergie
number-food = nourriture

side-round = tour { $round }/{ $rounds }, étape { $step } : { $name }
side-over = la partie est finie
side-card = Carte
side-needs = Besoins
side-has = Stock
side-gap = Manque au marché : { $thunes }¥
side-objective = { $name } ★{ $points }
side-conflict = Conflit

hex-ground = { $at } : { $terrain }, élément { $part } du plateau
hex-flows = son eau coule vers { $to }
hex-bonus = marqueur de bonus : { $good }
hex-water = { $count ->
    [1] un cube d’eau
   *[other] { $count } cubes d’eau
}
hex-pollution = { $count ->
    [1] un cube de pollution
   *[other] { $count } cubes de pollution
}
hex-building = { $building } { DE($seat) }
hex-dam = barrage en { $at }, à { $owners }
hex-crisis = en crise
hex-works = fonctionne pendant ce tour
hex-treated = { $count ->
    [1] a servi une fois pendant ce tour
   *[other] a servi { $count } fois pendant ce tour
}
tile-cost = coûte { $cost } thunes
tile-dam = coûte { $one } thunes seul, { $two } chacun à deux, { $three } chacun à trois ; produit 2 énergies par propriétaire
tile-work = besoins : { $needs } ; production : { $makes }
tile-good = { $count } { $good }
tile-points = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
tile-pollution = pollution : { $count }
card-when = se joue : { $when }
card-points = vaut { $count } points de victoire
source-board = Les sortes de terrain et les éléments sont imprimés ; leur disposition est de nous.
source-printed = Les nombres de cette tuile sont imprimés.
source-ours = La sorte est imprimée ; ce qui est écrit est de nous.

describe-card = { $water } eau par hexagone de cours d’eau ; l’énergie coûte { $energy } thunes, la nourriture { $food }.
describe-community = { $seat } : { $points } points de victoire, { $thunes } thunes, { $water } eau, { $energy } énergie, { $food } nourriture, { $cards } cartes Actions ; constructions : { $built }.
describe-building = { $crisis ->
    [0] { $building } en { $at }
   *[other] { $building } en { $at }, en crise
}
describe-water = Eau en { $at } : { $count }.
describe-pollution = Pollution en { $at } : { $count }.
