title = Life in Reterra
summary = Faites grandir une communauté avec des terrains, des reliques et de bons voisins.
match-length = { $seats ->
    [1] 15 tours, un par tuile de la communauté. Le livret ne donne pas de durée.
   *[other] 15 tours chacun, un par tuile d’une communauté. Le livret ne donne pas de durée.
}

title-alone = en solo : votre record
option-buildings = Bâtiments
    .help = Cinq sortes de bâtiments sont en jeu. La première partie se joue avec la catégorie 1 ; votre propre mélange se compose ci-dessous.
option-small = Mélange : premier à 2 cases
    .help = Seulement pour votre propre mélange : quelle carte, et quelle face.
option-other-small = Mélange : second à 2 cases
    .help = Seulement pour votre propre mélange : quelle carte, et quelle face.
option-medium = Mélange : premier à 3 cases
    .help = Seulement pour votre propre mélange : quelle carte, et quelle face.
option-other-medium = Mélange : second à 3 cases
    .help = Seulement pour votre propre mélange : quelle carte, et quelle face.
option-large = Mélange : celui à 4 cases
    .help = Seulement pour votre propre mélange : quelle carte, et quelle face.
option-relic-side = Côté relique des jetons
    .help = Sans lui, les pouvoirs ne posent pas de reliques.
    .badge-off = sans jetons Relique
option-segments-under-buildings = Le terrain sous les bâtiments compte
    .help = Si oui, les segments continuent sous les bâtiments.
    .badge-off = terrain bâti exclu
option-first-by-chance = Le hasard désigne qui commence
    .help = Sinon, le premier de la liste commence.
option-official-rulings = Réponses officielles
    .help = Celles de l’éditeur passent avant le livret : les bâtiments départagent, le bric-à-brac ne coûte que la relique couverte (§13).
    .badge = rép. officielles

terrain-forest = forêt
terrain-desert = désert
terrain-asphalt = asphalte
terrain-grass = herbe
terrain-water = eau

icon-gear = un engrenage
icon-box = une boîte mystérieuse
icon-book = un livre d’histoires
icon-gizmo = un bidule
icon-tube = un tube
icon-ball = un ballon

turn-r0 = à l’endroit
turn-r90 = un quart de tour dans le sens horaire
turn-r180 = un demi-tour
turn-r270 = trois quarts de tour dans le sens horaire

ask-draw-first = Le hasard désigne qui commence.
ask-deal-start = Le hasard donne une tuile de départ à { $to }.
ask-deal-secret = Le hasard donne une tuile secrète à { $to }.
ask-fill-row = Le hasard pioche une tuile pour la rangée.
ask-lay-tile = Posez une tuile de la rangée, ou l’une de vos tuiles secrètes
    .short = Posez une tuile
ask-build = Placez un bâtiment ou un habitant sur les nouveaux engrenages, ou rien
    .short = Construisez
ask-use-powers = Utilisez les pouvoirs de vos bâtiments, dans l’ordre que vous voulez
    .short = Utilisez un pouvoir

move-begin-with = { $seat } commence
    .short = { $seat }
    .verb = Qui commence
move-draw = Piocher la tuile { $tile }
    .short = { $tile }
    .verb = Piocher
move-place-tile = Poser la tuile { $tile } en { $at }, { $turn }
    .short = Tuile { $tile }
    .verb = Poser une tuile
move-refresh-energy = Échanger les sources d’énergie { $first } et { $second } de la rangée
    .short = Échanger { $first }, { $second }
    .verb = Échanger des sources d’énergie
move-place-building = Placer { $card_a } en { $at }, { $turn }
    .short = { $card }
    .verb = Placer un bâtiment
move-place-inhabitant = Placer un habitant en { $at }
    .short = Habitant
    .verb = Placer un habitant
move-welcome-inhabitant = Placer un habitant en { $at }, par le pouvoir du bâtiment en { $by }
    .short = Habitant, par { $by }
    .verb = Placer un habitant
move-place-relic = Poser une relique en { $at }, par le pouvoir du bâtiment en { $by }
    .short = Relique, par { $by }
    .verb = Poser une relique
move-place-junk = Poser du bric-à-brac sur la relique { DE($seat) } en { $at }, par le pouvoir du bâtiment en { $by }
    .short = Bric-à-brac pour { $seat }, par { $by }
    .verb = Poser du bric-à-brac chez un adversaire
move-change-tile = Échanger la tuile { $tile } de la rangée, par le pouvoir du bâtiment en { $by }
    .short = Échanger { $tile }, par { $by }
    .verb = Échanger une tuile de la rangée
move-pass = Rien de plus ici
    .short = Passer
    .verb = Passer

event-first-chosen = { $seat } commence.
event-start-dealt = { $seat } reçoit la tuile de départ { $tile }.
event-secret-dealt = { $tile ->
    [hidden] { $seat } reçoit une tuile secrète.
   *[other] { $seat } reçoit la tuile secrète { $tile }.
}
event-row-filled = La tuile { $tile } rejoint la rangée.
    .together = Les tuiles { $tile } rejoignent la rangée.
event-turn-begun = { $seat } commence son tour { $number } sur { $turns }.
event-energy-refreshed = { $seat } glisse les sources d’énergie { $first } et { $second } sous la pile.
event-tile-laid = { $secret ->
    [oui] { $seat } pose la tuile secrète { $tile } en { $at }.
   *[non] { $seat } pose la tuile { $tile } en { $at }.
}
event-building-placed = { $left ->
    [0] { $seat } place { $card_a } en { $at } : c’est le dernier exemplaire.
   *[other] { $seat } place { $card_a } en { $at }.
}
event-inhabitant-placed = { $seat } place un habitant en { $at }.
event-nothing-placed = { $seat } ne place rien.
event-inhabitant-welcomed = { $card } : { $seat } place un habitant en { $at }.
event-relic-placed = { $card } : { $seat } pose une relique en { $at }.
event-junk-placed = { $card } : { $seat } pose du bric-à-brac sur la relique { DE($of) } en { $at }.
event-tile-changed = { $card } : { $seat } glisse la tuile { $tile } sous la pile.
event-power-idle = { $card } : un pouvoir { DE($seat) } reste sans effet.
event-powers-left = { $seat } n’utilise pas les autres pouvoirs.
event-game-ended = Toutes les communautés sont complètes : on compte les points.
event-segment-counted = { $seat } a un segment { $terrain_key ->
    [forest] de forêt
    [desert] de désert
    [asphalt] d’asphalte
    [grass] d’herbe
   *[water] d’eau
} de { $size } cases.
event-energy-counted = La source d’énergie { DE($seat) } en { $at } est entourée.

refusal-nobody-sits-there = { $seat } ne joue pas.
    .met = { $seat } joue.
refusal-not-in-stack = La tuile { $tile } ne peut pas être piochée maintenant.
    .met = La tuile { $tile } peut être piochée maintenant.
refusal-tile-out-of-reach = La tuile { $tile } n’est ni dans la rangée ni parmi vos tuiles secrètes.
    .met = La tuile { $tile } est dans la rangée ou parmi vos tuiles secrètes.
refusal-lies-the-same = La tuile a le même aspect avec moins de rotations : tournez-la moins.
    .met = La tuile n’est pas tournée plus que nécessaire.
refusal-not-edge-to-edge = Une tuile doit en toucher une autre par un bord entier.
    .met = Elle touche une autre tuile par un bord entier.
refusal-tile-in-the-way = Il y a déjà une tuile en { $at }.
    .met = Aucune tuile ne se trouve en { $at }.
refusal-out-of-frame = Votre communauté ne peut pas dépasser quatre tuiles en largeur ni en hauteur.
    .met = Votre communauté tient dans un carré de quatre tuiles sur quatre.
refusal-few-energy-sources = { $count ->
    [0] Il n’y a aucune source d’énergie dans la rangée ; il en faut deux.
    [1] Il n’y a qu’une source d’énergie dans la rangée ; il en faut deux.
   *[other] Il y a { $count } sources d’énergie dans la rangée ; il en faut deux.
}
    .met = Il y a { $count } sources d’énergie dans la rangée ; il en faut deux.
    .missing = { $missing ->
        [1] une source d’énergie de plus
       *[other] { $missing } sources d’énergie de plus
    }
refusal-no-energy-source = La tuile { $tile } n’est pas une source d’énergie de la rangée.
    .met = La tuile { $tile } est une source d’énergie de la rangée.
refusal-not-in-order = Nommez deux sources d’énergie différentes, dans l’ordre de la rangée, de gauche à droite.
    .met = Elles sont nommées dans l’ordre de la rangée, de gauche à droite.
refusal-refreshed-already = Vous avez déjà échangé des sources d’énergie ce tour-ci.
    .met = Vous n’avez pas encore échangé de sources d’énergie ce tour-ci.
refusal-not-on-the-board = { $card } : ce bâtiment ne se joue pas dans cette partie.
    .met = { $card } : ce bâtiment se joue dans cette partie.
refusal-none-left = { $card } : il n’en reste aucun exemplaire.
    .met = { $card } : il en reste un exemplaire.
refusal-stands-the-same = Le bâtiment occupe les mêmes cases avec moins de rotations : tournez-le moins.
    .met = Le bâtiment n’est pas tourné plus que nécessaire.
refusal-no-land = Il n’y a pas encore de terrain en { $at }.
    .met = Il y a du terrain en { $at }.
refusal-space-taken = La case { $at } est déjà occupée.
    .met = La case { $at } est libre.
refusal-no-gear = Il n’y a pas d’engrenage en { $at }.
    .met = Il y a un engrenage libre en { $at }.
refusal-terrains-differ = Tous les engrenages sous un bâtiment doivent être sur le même terrain.
    .met = Tous les engrenages sous le bâtiment sont sur le même terrain.
refusal-not-on-this-tile = Au moins un des engrenages doit être sur la tuile posée ce tour-ci.
    .met = Au moins un des engrenages est sur la tuile posée ce tour-ci.
refusal-no-inhabitants-left = Tous les habitants sont placés.
    .met = Il reste des habitants.
refusal-no-tokens-left = Tous les jetons sont posés.
    .met = Il reste des jetons.
refusal-relic-side-unused = Cette table joue sans le côté relique des jetons.
    .met = Cette table joue avec le côté relique des jetons.
refusal-no-such-power = Le bâtiment en { $by } n’a pas de pouvoir de cette sorte à utiliser maintenant.
    .met = Le bâtiment en { $by } a un pouvoir de cette sorte à utiliser maintenant.
refusal-not-next-to-it = La case { $at } n’est pas adjacente au bâtiment.
    .met = La case { $at } est adjacente au bâtiment.
refusal-beyond-reach = Le pouvoir n’atteint pas { $seat }.
    .met = Le pouvoir atteint { $seat }.
refusal-no-relic-there = Il n’y a pas de relique non couverte en { $at }.
    .met = Il y a une relique non couverte en { $at }.
refusal-relic-protected = Un bâtiment protège la relique en { $at }.
    .met = Aucun bâtiment ne protège la relique en { $at }.
refusal-not-in-row = La tuile { $tile } n’est pas dans la rangée.
    .met = La tuile { $tile } est dans la rangée.
refusal-must-use-power = Un pouvoir peut encore agir, et doit être utilisé.
    .met = Il ne reste aucun pouvoir qui doive être utilisé.
refusal-wrong-mix = Un mélange demande cinq bâtiments différents : deux à 2 cases, deux à 3 et un à 4.

score-segment-held = { $terrain } en { $at }, { $size } cases
    .short = { $terrain }
score-energy-surrounded = { $count ->
    [1] une source d’énergie entourée
   *[other] { $count } sources d’énergie entourées
}
score-energy-on-border = { $count ->
    [1] une source d’énergie en bordure
   *[other] { $count } sources d’énergie en bordure
}
score-relics-open = { $count ->
    [1] une relique non couverte
   *[other] { $count } reliques non couvertes
}
score-relics-junked = { $count ->
    [1] une relique sous du bric-à-brac
   *[other] { $count } reliques sous du bric-à-brac
}
score-inhabitants-housed = { $count ->
    [1] un habitant
   *[other] { $count } habitants
}
score-buildings-owned = { $card } × { $count }
score-power-counted = { $card } en { $at } : son pouvoir
score-junk-suffered = { $count ->
    [1] un jeton Bric-à-brac dans la communauté
   *[other] { $count } jetons Bric-à-brac dans la communauté
}
tie-most-inhabitants = plus d’habitants
tie-most-buildings = plus de bâtiments
kind-segments = segments
kind-energy = énergie
kind-relics = reliques
kind-inhabitants = habitants
kind-buildings = bâtiments
kind-powers = pouvoirs
kind-junk = bric-à-brac

number-score = points
segment-forest = segment de forêt
segment-desert = segment de désert
segment-asphalt = segment d’asphalte
segment-grass = segment d’herbe
segment-water = segment d’eau

key-overlay = quelle communauté

side-step-1 = tour { $number }/{ $turns } · TUILE · bâtir · pouvoirs · rangée
side-step-2 = tour { $number }/{ $turns } · tuile ✓ · BÂTIR · pouvoirs · rangée
side-step-3 = tour { $number }/{ $turns } · tuile ✓ · bâtir ✓ · POUVOIRS · rangée
side-step-4 = tour { $number }/{ $turns } · tuile ✓ · bâtir ✓ · pouvoirs ✓ · RANGÉE
side-setup = mise en place
side-over = la partie est finie
side-row = La rangée, pile de { $stack } :
side-supply = { $inhabitants ->
    [one] reste : { $inhabitants } habitant
   *[other] reste : { $inhabitants } habitants
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
side-shown = vous voyez : { $seat }

face-tile = { $tile }
face-secret = •{ $tile }
face-inhabitant = Habitant
face-left = ×{ $count }
face-points = ★{ $points }
face-relic = Relique
face-junk = Bric-à-brac : { $seat }
face-change = Échange

tile-facts = Tuile { $tile } : { $top } / { $bottom }
tile-from-row = Elle est dans la rangée.
tile-secret = C’est l’une de vos tuiles secrètes.
space-terrain = { $terrain }
space-icon = { $terrain } avec { $icon }
square-land = { $at }, { $seat } : { $space }, tuile { $tile }
square-empty = { $at }, { $seat } : pas encore de terrain
square-inhabitant = un habitant se tient ici
square-relic = un jeton Relique est posé ici
square-junk = du bric-à-brac : la relique qu’il couvre ne vaut rien{ $lost ->
    [0] {""}
   *[other] , et un point est perdu
}
square-protected = un bâtiment protège cette case du bric-à-brac
square-gear-free = l’engrenage est libre
square-energy-in = une source d’énergie entourée de terrains : 8 points
square-energy-out = une source d’énergie : 8 points dès que des terrains l’entourent
square-segment = { $size ->
    [1] segment d’une case
   *[other] segment de { $size } cases
}{ $counts ->
    [yes] {" "}: 3 points
   *[no] {" "}: trop petit pour compter
}

describe-row-tile = { $tile } ({ $top } / { $bottom })
describe-row = Dans la rangée : { $tiles }.
describe-secret = Vos tuiles secrètes : { $tiles }.
describe-market = Sur le plateau : { $buildings }.
describe-stall = { $card } (face { $side }, { $left ->
    [0] épuisé
   *[other] encore { $left }
})
describe-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} sur 16, { $inhabitants ->
    [0] aucun habitant
    [1] 1 habitant
   *[other] { $inhabitants } habitants
}, { $secrets ->
    [0] plus de tuile secrète
    [1] encore 1 tuile secrète
   *[other] encore { $secrets } tuiles secrètes
}.
describe-line = Ligne { $row } { DE($seat) } : { $spaces }.
describe-with = { $space }, { $thing }
thing-building = { $card }
thing-inhabitant = habitant
thing-relic = jeton Relique
thing-junk = bric-à-brac
describe-empty = { $seat } n’a pas encore de terrain.
