# Ce qui est écrit sur les cartes, à côté de la carte, dans la légende et dans la barre de ce qu’on peut faire.

price-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
shape-i2 = 2 en ligne
shape-i3 = 3 en ligne
shape-l3 = 3 en L
shape-o4 = 4 en carré

head-points = pts
head-segments = terr.
head-energy = éner.
head-relics = rel.
head-inhabitants = hab.
head-buildings = bât.
head-powers = pouv.
head-junk = bric.
head-tiles = tuil.

base-row = { $stack ->
    [0] La rangée : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }, plus rien dans la pile
   *[other] La rangée : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }, { $stack } dans la pile
}
base-building = { $card }, reste { $left }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $shape }

key-buildings = ce que font les bâtiments
    .word = bâtiments
told-tile = Tuile { $tile }
told-secret = Une tuile secrète
told-face-down = Face cachée : seul son propriétaire la connaît.
told-from-row = rangée, pour tous
told-from-hand = votre tuile secrète
told-spaces = { $count ->
    [1] { $space }
   *[other] { $count } × { $space }
}
told-energy = Une source d’énergie : 8 points dès que des tuiles l’entourent des quatre côtés. Son eau fait partie des segments.
told-shape = { $shape } · reste { $left }
told-by = par le bâtiment « { $card } » en { $at }
told-against = { $deed } : { $seat }
neighbours-are = Voisins { DE($seat) } : { $seats }.
told-change = Échanger la tuile { $tile }

about-place = Posez-la bord à bord avec vos tuiles, dans un cadre de quatre tuiles sur quatre.
about-build = Toutes ses cases doivent être des engrenages libres d’un même terrain, dont un au moins sur la nouvelle tuile.
about-inhabitant = 1 point. Il se place sur un engrenage de la nouvelle tuile, qui est alors occupé. Vous en avez { $own } ; il en reste { $inhabitants } dans la réserve.
about-welcome = 1 point. { $own ->
    [0] Vous n’avez aucun habitant
    [1] Vous avez un habitant
   *[other] Vous avez { $own } habitants
} ; il en reste { $inhabitants } dans la réserve.
about-relic = Une relique non couverte vaut 1 point. Vous en avez { $relics } ; jetons dans la réserve : { $tokens }.
about-junk = La relique dessous ne vaut plus rien{ $lost ->
    [0] .
   *[other] , et { $seat } perd 1 point de plus.
} Reliques non couvertes { DE($seat) } : { $relics }.
about-change = Elle va sous la pile, et une autre tuile entre dans la rangée.
about-refresh = Les deux vont sous la pile, et deux autres tuiles entrent dans la rangée. Une fois par tour, avant de poser une tuile.
about-first = On joue dans le sens horaire.
about-pass-build = Vous ne placez rien sur la nouvelle tuile. Ses engrenages restent libres, mais un bâtiment en demande un de la tuile de son tour.
about-pass-use-powers = Vous n’utilisez pas les pouvoirs restants ce tour-ci.

heading-turn = tour { $number }/{ $turns }
step-long = { $step ->
    [1] poser une tuile
    [2] bâtir ou accueillir
    [3] pouvoirs
   *[other] rangée
}

sign-forest = forêt
sign-grass = herbe
sign-desert = désert
sign-asphalt = asphalte
sign-water = eau
sign-energy = énergie : 8 points une fois entourée
sign-gear = engrenage : habitant ou bâtiment
sign-inhabitant = habitant : 1 point
sign-box = boîte mystérieuse, une relique : 1 point tant qu’elle n’est pas couverte
sign-book = livre d’histoires, une relique
sign-gizmo = bidule, une relique
sign-tube = tube, une relique
sign-ball = ballon, un jeton Relique
sign-junk = bric-à-brac : la relique dessous ne compte plus
sign-point = points
sign-copies = exemplaires restants
sign-secret = tuile secrète
sign-asked = à qui de répondre

verb-bar-tile = Tuile
short-verb-bar-tile = Tuile
verb-bar-build = Bâtir
short-verb-bar-build = Bâtir
verb-bar-inhabitant = Habitant
short-verb-bar-inhabitant = Habitant
verb-bar-powers = Pouvoirs
short-verb-bar-powers = Pouvoirs
verb-bar-exchange = Échanger l’énergie
short-verb-bar-exchange = Échanger
verb-bar-pass = Passer
short-verb-bar-pass = Passer

pass-could-build = Possible maintenant : { $buildings }.
pass-powers = Un pouvoir utilisable ne sert à rien pendant ce tour.
need-stalls = les bâtiments
need-tiles = la rangée
need-rivals = les autres communautés
