number-points = points de victoire
number-thunes = thunes
number-water = eau
number-energy = énergie
number-pollution = pollution sur le plateau
number-food = nourriture

side-round = tour { $round }/{ $rounds }, étape { $step } : { $name }
side-over = la partie est finie
side-card = Ce tour
key-turn-count = combien
key-turn-against = contre qui
key-turn-thunes = à quel prix
key-turn-back = garder ou remettre
key-turn-swap-back = contre combien
side-needs = Besoins
side-needs-next = Besoins au tour suivant
side-has = Stock
side-makes = Produit
side-lacks = Il manque
side-lacks-nothing = Il ne manque rien
side-market = · marché { $thunes }¥
side-objective = { $name } ★{ $points }
side-action = { $name } · { $when }
side-cards = cartes : { $count }

hex-ground = { $at } : { $terrain }.
hex-part = Imprimé sur l’élément { $part } du plateau.
hex-flows = Son eau coule vers { $to }.
hex-bonus = Bonus : ce qui fonctionne ici produit { $good ->
    [thunes] une thune de plus.
    [energy] une énergie de plus.
   *[other] une nourriture de plus.
}
hex-outfall = Ce qui pollue d’ici tombe en { $to }.
hex-water = { $count ->
    [1] Un cube d’eau.
   *[other] { $count } cubes d’eau.
}
hex-pollution = { $count ->
    [1] Un cube de pollution.
   *[other] { $count } cubes de pollution.
}
hex-building = { $building } { DE($seat) }
hex-dam = barrage en { $at }, appartenant à { $owners }
hex-crisis = En crise.
hex-works = Fonctionne pendant ce tour.
hex-treated = { $count ->
    [1] A servi une fois pendant ce tour.
   *[other] A servi { $count } fois pendant ce tour.
}
tile-cost = { $cost ->
    [0] Ne coûte rien : c’est votre première.
    [1] Coûte une thune.
   *[other] Coûte { $cost } thunes.
}
tile-dam = Coûte { $one } thunes à un seul propriétaire, { $two } à chacun s’ils sont deux, { $three } à chacun s’ils sont trois ; produit 2 énergies pour chaque propriétaire.
tile-work = Besoins : { $needs } ; production : { $makes }.
tile-good = { $good_key ->
    [thunes] { $count ->
            [1] 1 thune
           *[other] { $count } thunes
        }
    [water] { $count } eau
    [energy] { $count ->
            [1] 1 énergie
           *[other] { $count } énergies
        }
   *[other] { $count ->
            [1] 1 nourriture
           *[other] { $count } nourritures
        }
}
tile-points = { $count ->
    [1] 1 point de victoire
   *[other] { $count } points de victoire
}
tile-pollution = { $count ->
    [1] Pollution : 1 cube.
   *[other] Pollution : { $count } cubes.
}
card-own = { $name } : { $text }
card-when = Se joue : { $when }.
card-points = { $count ->
    [1] Vaut un point de victoire.
   *[other] Vaut { $count } points de victoire.
}
source-board = Les sortes de terrain et les éléments sont ceux de la boîte ; leur place a été dessinée pour ce programme.
source-printed = Les nombres de cette tuile sont ceux de la boîte.
source-ours = La sorte vient de la boîte ; ce qui est écrit l’a été pour ce programme.

describe-card = { $water ->
    [1] Un cube d’eau
   *[other] { $water } cubes d’eau
} par hexagone de cours d’eau ; l’énergie coûte { $energy ->
    [1] une thune
   *[other] { $energy } thunes
}, la nourriture { $food ->
    [1] une thune
   *[other] { $food } thunes
}.
describe-passed = { $seat } ne construit plus à cette étape.
describe-community = { $seat } : { $points ->
    [0] aucun point de victoire
    [1] 1 point de victoire
   *[other] { $points } points de victoire
}, { $thunes ->
    [0] aucune thune
    [1] 1 thune
   *[other] { $thunes } thunes
}, eau : { $water }, énergie : { $energy }, nourriture : { $food }, { $cards ->
    [0] aucune carte Action
    [1] 1 carte Action
   *[other] { $cards } cartes Actions
} ; { $built ->
    [rien] aucune construction
   *[other] constructions : { $built }
}.
describe-building = { $crisis ->
    [0] { $building } en { $at }
   *[other] { $building } en { $at }, en crise
}
describe-water = Eau en { $at } : { $count }.
describe-pollution = Pollution en { $at } : { $count }.

trade-with = Un accord avec
trade-give = Vous donnez
trade-get = Vous recevez { DE($seat) }
trade-keys = Une lettre choisit avec qui, flèches et tab un champ, les chiffres son nombre.
trade-most = { $good } : au plus { $most } par accord.
trade-limit = sur { $has }
trade-fill = Pour { $seat } : une chose par côté, au plus { $cubes } cubes ou { $thunes } thunes. Tapez les nombres.
trade-propose = ✓ entrée le propose à { $seat }
