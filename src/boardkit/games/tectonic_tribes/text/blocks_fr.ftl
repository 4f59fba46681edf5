# Ce qui se lit sur les cartes, à côté du plateau et dans la légende.

square-tent-short = tente
card-squares = { $terrain_key ->
    [forest] { $count ->
        [1] 1 forêt
       *[other] { $count } forêts
    }
    [lake] { $count ->
        [1] 1 lac
       *[other] { $count } lacs
    }
    [mine] { $count ->
        [1] 1 mine
       *[other] { $count } mines
    }
    [plain] { $count ->
        [1] 1 plaine
       *[other] { $count } plaines
    }
   *[lava] { $count ->
        [1] 1 lave
       *[other] { $count } laves
    }
}
card-mark = { $mark } ({ $terrain })
card-holds = { $count ->
    [0] La carte a { $squares }.
   *[other] La carte a { $squares } ; bonus : { $marks }.
}
card-number = Jouée, elle agit après { $higher } des cartes non vues et avant { $lower }.
card-discard = Elle va à la défausse face cachée ; personne ne la voit.
card-play = Posée quand toutes sont révélées ; ou bien une carte Tribu à la place.
card-hand-on = { $count ->
    [1] L’autre carte de votre main ira à { $seat } après ce tour.
   *[other] Les { $count } autres cartes de votre main iront à { $seat } après ce tour.
}
card-place = Elle couvre au moins une case de terre et en ajoute au moins une ; jamais la lave, ni une tente adverse.
card-place-first = La toute première carte est au milieu de la table, tournée comme vous voulez.
card-gone = La carte Terrain de ce tour a été défaussée.
card-covered = Seule la personne qui l’a peut la regarder.
card-tribe-tents = { $count ->
    [1] Une tente, le reste en plaine.
   *[other] { $count } tentes, le reste en plaine.
}
card-tribe-last = Votre dernière carte Tribu : la partie s’arrête après ce tour.
card-tribe-pays = Une région rapporte à qui a le plus de tentes autour.
card-tribe-cost = Elle coûte une carte Terrain de ce tour : la vôtre, ou celle d’un adversaire qui n’a pas encore agi.
card-tribe-own = Si c’est un adversaire qui perd sa carte, vous posez aussi votre carte Terrain.
card-tribe-lost = Votre propre carte Terrain est perdue dans tous les cas.
card-drop-own = Vous renoncez à votre propre carte Terrain de ce tour.
card-drop-rival = { $seat } ne pose pas de carte Terrain pendant ce tour.
card-pass = Vous ne posez rien pendant ce tour.
card-order = Agit en premier pour la mise en place, puis les autres.
card-draw = Elle vient de la pioche.

seats-points = points
seats-tents = tentes
seats-left = cartes Tribu
seats-left-brief = Tribu
seats-acted = a agi
seats-acts = { $place ->
    [1] 1er
   *[other] { $place }e
} : n°{ $card }
seats-no-card = sans carte
seats-chosen = a choisi
seats-chooses = choisit
seats-waits = attend
seats-region = { $terrain } en { $at } : { $points }
seats-region-sign = { $terrain } { $at } : { $points }
seats-holds-none = aucune région

shared-order-rule = Le numéro le plus élevé agit en premier, une fois tous les choix faits.
shared-regions = Régions, les meilleures d’abord
shared-squares = { $count ->
    [1] 1 case
   *[other] { $count } cases
}
shared-points = { $count ->
    [1] 1 pt
   *[other] { $count } pts
}
shared-regions-rule = Une région rapporte à qui a le plus de tentes autour ; une égalité ne rapporte à personne.
shared-piles = Pioche { $deck }{ $discards ->
    [0] { "" }
   *[other] { " " }; défausse : { $covered } cachées, { $seen } visibles
}

side-rounds = main { $hand } sur { $hands }, tour { $round } sur { $rounds }
side-last = dernier tour
step-discard = défausse
step-choose = choix secret
    .open = choix
step-lay = pose
step-pass = mains passées

sign-forest = forêt
sign-lake = lac
sign-mine = mine
sign-plain = plaine, ne rapporte rien
sign-lava = lave, jamais couverte
sign-tent = une tente ; près d’une lettre, à qui elle est
sign-left = une carte Tribu encore à poser
sign-plus = la région vaut autant de plus ; ¹ près des lettres
sign-double = la région vaut le double ; × près des lettres
sign-points = points selon le terrain actuel
sign-asked = à qui de répondre
sign-step = l’étape en cours
sign-done = terminé ; a choisi ; a agi
sign-lost = sa carte est perdue
sign-order = l’ordre du tour
sign-nobody = personne

verb-bar-discard = Défausser
short-verb-bar-discard = Défausser
verb-bar-choose = Jouer face cachée
short-verb-bar-choose = Jouer
verb-bar-lay = Poser un terrain
short-verb-bar-lay = Terrain
verb-bar-tribe = Poser une carte Tribu
short-verb-bar-tribe = Tribu
verb-bar-lost = Carte perdue
short-verb-bar-lost = Perdue
verb-bar-pass = Passer
short-verb-bar-pass = Passer
need-order = l’ordre
need-regions = les régions
need-piles = les piles
