title = Tectonic Tribes
summary = Posez des cartes qui se chevauchent et contrôlez des régions avec vos tentes.
match-length = { $seats ->
    [2] { $advanced ->
        [true] 4 mains, 20 tours. Le livret ne donne pas de durée.
       *[other] 3 mains, 15 tours, ou jusqu’à la cinquième carte Tribu d’un joueur. Le livret ne donne pas de durée.
    }
    [3] { $advanced ->
        [true] 3 mains, 18 tours. Le livret ne donne pas de durée.
       *[other] 2 mains, 12 tours, ou jusqu’à la cinquième carte Tribu d’un joueur. Le livret ne donne pas de durée.
    }
    [4] { $advanced ->
        [true] 3 mains, 15 tours. Le livret ne donne pas de durée.
       *[other] 2 mains, 10 tours, ou jusqu’à la cinquième carte Tribu d’un joueur. Le livret ne donne pas de durée.
    }
   *[other] { $advanced ->
        [true] 3 mains, 12 tours. Le livret ne donne pas de durée.
       *[other] 2 mains, 8 tours, ou jusqu’à la cinquième carte Tribu d’un joueur. Le livret ne donne pas de durée.
    }
}

option-advanced = Variante avancée
    .help = La partie continue après la cinquième carte Tribu d’un joueur, pour une main de plus.
    .badge = avancé
option-after-rival-discard = Après la défausse d’une carte adverse
    .help = Ce que devient votre propre carte Terrain quand votre carte Tribu coûte celle d’un adversaire.
after-rival-discard-placed = vous posez aussi la vôtre
after-rival-discard-lost = la vôtre est perdue

terrain-forest = forêt
terrain-lake = lac
terrain-mine = mine
terrain-plain = plaine
terrain-lava = lave

bonus-plus-one = +1
bonus-plus-two = +2
bonus-double = ×2

turn-r0 = à l’endroit
turn-r90 = un quart de tour dans le sens horaire
turn-r180 = un demi-tour
turn-r270 = trois quarts de tour dans le sens horaire

tribe-card-scouts = Éclaireurs
    .the = les Éclaireurs
tribe-card-pickets = Sentinelles
    .the = les Sentinelles
tribe-card-hunters = Chasseurs
    .the = les Chasseurs
tribe-card-gatherers = Cueilleurs
    .the = les Cueilleurs
tribe-card-great-camp = Grand campement
    .the = le Grand campement

ask-draw-order = Le hasard donne la carte Ordre { $place }.
ask-draw-start = Le hasard pioche la première carte { DE($to) }.
ask-deal-card = Le hasard donne une carte à { $to }.
ask-place-start = Posez la carte { $card } : elle fait partie de l’origine du continent
    .short = Posez la première carte
ask-which-discard = Choisissez en secret une carte à défausser
    .open = Choisissez une carte à défausser
    .short = Défaussez
ask-which-play = Choisissez en secret une carte à jouer
    .open = Choisissez une carte à jouer
    .short = Jouez
ask-place-card = Posez votre carte Terrain, ou une carte Tribu à la place
    .short = Posez une carte
ask-which-drop = Qui perd sa carte pour votre carte Tribu ?
    .short = Qui perd sa carte ?
ask-place-own = Posez maintenant aussi votre propre carte Terrain
    .short = Posez aussi votre carte

move-give-order = { $seat } reçoit la carte Ordre
    .short = { $seat }
    .verb = Donner une carte Ordre
move-draw = Piocher la carte { $card }
    .short = { $card }
    .verb = Piocher
move-discard = Défausser la carte { $card }
    .short = { $card }
    .verb = Défausser
move-play = Jouer la carte { $card }
    .short = { $card }
    .verb = Jouer
move-place-terrain = Poser la carte Terrain en { $at }, { $turn }
    .short = Carte en { $at }
    .verb = Poser la carte Terrain
move-place-tribe = Poser { $card_the } en { $at }, { $turn }
    .short = { $card }
    .verb = Poser une carte Tribu
move-discard-terrain = Défausser la carte Terrain { DE($of) }
    .short = { $of }
    .verb = Défausser une carte Terrain
move-pass = Passer
table-terrain-lost = Votre carte est perdue : posez une carte Tribu, ou passez
table-covers = { $move } (recouvre { $covered })

event-order-drawn = { $seat } reçoit la carte Ordre { $place }.
event-start-drawn = { $seat } pioche la carte { $card } pour l’origine.
event-card-dealt = { $card ->
    [0] { $seat } reçoit une carte.
   *[other] { $seat } reçoit la carte { $card }.
}
event-hand-dealt = { $seat } a une nouvelle main de { $size } cartes.
    .together = { $seat } ont chacun une nouvelle main de { $size } cartes.
event-deck-reshuffled = La pioche est épuisée : { $size } cartes défaussées en forment une nouvelle.
event-hand-begun = La main { $hand } sur { $hands } commence.
event-round-begun = Le tour { $round } sur { $rounds } commence.
event-card-set-aside = { $card ->
    [0] { $seat } défausse une carte, face cachée.
   *[other] { $seat } défausse la carte { $card }, face cachée.
}
event-card-chosen = { $card ->
    [0] { $seat } a choisi.
   *[other] { $seat } a choisi la carte { $card }.
}
event-card-revealed = { $seat } révèle la carte { $card }.
event-order-set = L’ordre du tour : { $order }.
event-terrain-placed = { $seat } pose la carte { $card } en { $at }.
event-tribe-placed = { $left ->
    [0] { $seat } pose sa dernière carte Tribu, { $card_the }, en { $at }.
    [1] { $seat } pose { $card_the } en { $at } ; il lui reste une carte Tribu.
   *[other] { $seat } pose { $card_the } en { $at } ; il lui reste { $left } cartes Tribu.
}
event-terrain-discarded = La carte { $card } { DE($of) } est perdue.
event-own-lost = La carte { $card } { DE($seat) } est défaussée sans effet.
event-passed = { $seat } ne pose rien.
event-last-tribe-placed = { $seat } a posé ses cinq cartes Tribu : c’est le dernier tour.
event-hands-passed = Toutes les mains passent à gauche.
event-game-ended = La partie est finie : on compte les régions.
event-region-scored = { $seat } contrôle une région { $terrain_key ->
    [forest] de forêts
    [lake] de lacs
   *[mine] de mines
} : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

refusal-has-order-card = { $seat } n’attend pas de carte Ordre.
    .met = { $seat } attend une carte Ordre.
refusal-not-in-deck = La carte { $card } n’est pas dans la pioche.
    .met = La carte { $card } est dans la pioche.
refusal-not-in-hand = La carte { $card } n’est pas dans votre main.
    .met = La carte { $card } est dans votre main.
refusal-first-card-elsewhere = La première carte est l’origine du continent : elle se pose en e0s0.
    .met = La carte se trouve à l’origine.
refusal-no-overlap = La carte doit recouvrir au moins une case du continent.
    .met = La carte recouvre de la terre.
refusal-nothing-new = La carte peut recouvrir cinq cases au plus : il faut au moins une case de terre nouvelle.
    .met = Une case au moins est de la terre nouvelle.
refusal-on-lava = De la lave en { $square } : on ne la recouvre jamais.
    .met = Aucune lave n’est recouverte.
refusal-on-rival-tent = { $rival } a une tente en { $square } : on ne recouvre pas une tente adverse.
    .met = Aucune tente adverse n’est recouverte.
refusal-tribe-card-gone = Vous avez déjà posé { $card_the }.
    .met = Vous avez encore cette carte Tribu.
refusal-terrain-card-gone = Votre carte Terrain de ce tour a été défaussée.
    .met = Vous avez encore votre carte Terrain de ce tour.
refusal-tribe-already-placed = Seule la carte Terrain peut être posée maintenant.
    .met = Vous n’avez pas encore posé de carte Tribu pendant ce tour.
refusal-must-place = Vous pouvez poser votre carte Terrain : vous ne pouvez pas passer.
    .met = Vous n’avez pas de carte Terrain qui puisse être posée.
refusal-must-drop-own = Vous jouez en dernier pendant ce tour : c’est votre carte qui est défaussée.
    .met = Vous ne jouez pas en dernier pendant ce tour : la carte d’un adversaire peut être défaussée.
refusal-has-acted = { $seat } a déjà joué pendant ce tour.
    .met = { $seat } n’a pas encore joué pendant ce tour.
refusal-nothing-to-drop = { $seat } n’a pas de carte Terrain à défausser.
    .met = { $seat } a une carte Terrain à défausser.

score-region-held = { $terrain } en { $at } : { $plus ->
    [0] { $squares }
   *[other] { $doubles ->
        [0] { $squares } + { $plus }
       *[other] ({ $squares } + { $plus })
    }
}{ $doubles ->
    [0] { "" }
    [1] { " × 2" }
    [2] { " × 4" }
   *[other] { " × 8" }
}
    .short = { $terrain }
tie-fewer-tribe-cards = moins de cartes Tribu posées
kind-forest = forêts
kind-lake = lacs
kind-mine = mines

number-score = points
number-tribes = cartes Tribu
side-order = Ordre
side-round = main { $hand }/{ $hands }, tour { $round }
side-setup = pose de l’origine
side-over = la partie est finie
side-card = Carte { $card }
    .brief = n°{ $card }
side-regions = Régions
side-regions-best = Régions ({ $shown } sur { $count })

# Le livret appelle tour ce que d’autres jeux appellent manche.
key-turn_back = joueur précédent
key-turn_on = joueur
key-round_back = tour précédent
key-round_on = tour

square-empty = { $at } : mer libre, pas encore de carte
square-land = { $at } : { $terrain }
square-land-bonus = { $at } : { $terrain }, bonus { $bonus }
square-tent = { $at } : une tente { DE($seat) }
square-height = { $count ->
    [one] { $count } carte dessous
   *[other] { $count } cartes dessous
}
square-card = carte du dessus : numéro { $card }, posée par { $seat }
square-tribe = carte du dessus : { $card }, posée par { $seat }
square-region = { $squares ->
    [1] région d’une seule case, qui vaut { $points }
   *[other] région de { $squares } cases, qui vaut { $points }
}
square-region-held = contrôlée par { $seat }
square-region-free = que personne ne contrôle
square-region-tents = tentes autour : { $tents }
square-region-tent = { $seat } { $count }
key-tents = tentes par région
    .word = tentes
tents-held = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $terrain } en { $at } : { $tents }. { $seat } mène de { $lead }.
tents-tied = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $terrain } en { $at } : { $tents }. L’égalité ne rapporte à personne.
tents-none = Aucune tente ne borde encore de région.
square-lava = rien ne peut recouvrir la lave
card-terrain = Carte Terrain { $card } : { $top } / { $bottom }
card-tribe = { $card } : { $tents ->
    [one] { $tents } tente
   *[other] { $tents } tentes
}, le reste en plaine
card-source = Les règles sont celles du livret ; le contenu des cartes a été imaginé pour boardkit.

describe-empty = La table est vide.
describe-continent = Le continent a { $squares } cases, de { $first } à { $last }.
describe-row = Rangée { $row } : { $squares }.
describe-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant, { $tribes ->
    [0] plus de carte Tribu
    [1] encore 1 carte Tribu
   *[other] encore { $tribes } cartes Tribu
}, { $cards ->
    [0] aucune carte Terrain
    [1] 1 carte Terrain
   *[other] { $cards } cartes Terrain
} en main.
describe-region = Région : { $terrain } { $squares ->
    [1] d’une case
   *[other] de { $squares } cases
} en { $at }, qui vaut { $points } : { $holder }.
describe-nobody = personne ne la contrôle
describe-holder = { $seat } la contrôle
hand-terrain-gone = Carte perdue
