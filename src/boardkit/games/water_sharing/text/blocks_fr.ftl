# Ce qui se lit sur les cartes, à côté du plateau et dans la légende.

card-hidden = Seule la personne qui l’a peut la regarder.
card-strikes = Sa cible l’accepte, ou la refuse et se bat.
card-objective-end = Compté à la fin ; personne d’autre ne le voit avant.
card-building-work = Chaque tour, il faut { $needs } pour produire { $makes }.
card-building-free = N’a besoin de rien ; produit chaque tour { $makes }.
card-junction = N’a besoin de rien et ne produit rien. Elle relie ce qui se trouve à côté, et donne accès à d’autres terrains et à l’eau.
card-treatment = Nettoie jusqu’à { $times } cubes par tour. Pour { $cost } thunes, un cube de pollution voisin devient de l’eau : utilisez-la, ou remettez-la pour { $points ->
    [1] un point de victoire
   *[other] { $points } points de victoire
}.
card-building-ground = { $beside ->
    [river] À côté de l’une de vos constructions, au bord d’un cours d’eau ; terrain : { $terrains }.
    [sea] À côté de l’une de vos constructions, au bord de la mer ; terrain : { $terrains }.
   *[none] À côté de l’une de vos constructions ; terrain : { $terrains }.
}
card-building-first = Votre première construction est gratuite, où vous voulez ; terrain : { $terrains }.
card-building-places = { $own ->
    [0] Vous n’en avez pas
   *[other] Vous en avez { $own }
}. { $count ->
    [0] Aucune place en ce moment
   *[other] { $at ->
        [none] Places possibles : { $count }
       *[other] Possible en { $at }
    }
}. { $left ->
    [0] Il ne reste aucune tuile
    [1] Il reste une tuile
   *[other] Il reste { $left } tuiles
}.
card-building-counts = Compte pour votre objectif : { $name }.
card-building-spoils = Va contre votre objectif : { $name }.
card-building-dirt = { $now ->
    [0] { $each ->
        [0] Ne pollue jamais.
       *[other] Pollution : { $each } à chaque fois qu’il fonctionne.
    }
   *[other] { $each ->
        [0] Pollution : 1 à la construction, puis aucune.
       *[other] Pollution : 1 à la construction, { $each } à chaque fois qu’il fonctionne.
    }
}
card-building-outfall = La pollution de là-bas tombe en { $to }.
card-building-idle = Sans ce qu’il lui faut, c’est la crise ; une deuxième fois, une émeute coûte de 0 à 3 points.

card-dam = { $made } énergies par tour à chaque propriétaire. Garde jusqu’à { $room } cubes d’eau, réservés à ses propriétaires.
card-dam-site = Se place sur un hexagone de cours d’eau et deux hexagones secs voisins ; chaque propriétaire a une construction à côté de l’un des trois.
card-dam-price = Coûte { $one } thunes à un seul propriétaire, { $two } à chacun s’ils sont deux, { $three } à chacun s’ils sont trois.

objective-met = Il est rempli en ce moment.
objective-owns = Pour l’instant { $has } sur { $needs }.
objective-lacks = Il manque encore : { $what }.
objective-bars = De trop : { $what }.
objective-thunes = Thunes pour l’instant : { $has } sur { $needs }.
objective-dirt = { $count ->
    [1] Un cube de pollution touche vos constructions.
   *[other] { $count } cubes de pollution touchent vos constructions.
}
objective-crises = { $count ->
    [1] L’un de vos bâtiments est en crise.
   *[other] { $count } de vos bâtiments sont en crise.
}

act-run = Un bâtiment qui a ce qu’il lui faut fonctionne une fois par tour ; les cubes viennent aussitôt, les thunes et les points à la récolte.
act-run-ready = { $building } en { $at } : peut fonctionner, { $needs } pour { $makes }.
act-run-lacks = { $building } en { $at } : il manque { $needs } (produirait { $makes }).
act-buy = { $price ->
    [1] Au marché mondial, un cube { DE($good) } coûte une thune ; vous en avez { $thunes }.
   *[other] Au marché mondial, un cube { DE($good) } coûte { $price } thunes ; vous en avez { $thunes }.
}
act-buy-only = Ce que vous y achetez ne peut plus y être vendu pendant ce tour.
act-sell = { $price ->
    [1] Le marché mondial paie une thune par cube { DE($good) } ; cubes que vous avez : { $has }.
   *[other] Le marché mondial paie { $price } thunes par cube { DE($good) } ; cubes que vous avez : { $has }.
}
act-lacks = { $count ->
    [0] Vos bâtiments ne manquent pas { DE($good) }.
   *[other] Il manque encore { $count } { $good } à vos bâtiments.
}
act-deal-side = { $count ->
    [0] { $seat } : { $has } ; il ne manque rien aux bâtiments.
   *[other] { $seat } : { $has } ; il manque { $lacks } aux bâtiments.
}
act-deal-market = { $price ->
    [1] Au marché mondial, un cube { DE($good) } coûte une thune et se vend { $sell }.
   *[other] Au marché mondial, un cube { DE($good) } coûte { $price } thunes et se vend { $sell }.
}
act-take = { $count ->
    [0] Vos bâtiments n’ont plus besoin d’eau pendant ce tour.
    [1] Vos bâtiments ont encore besoin d’un cube d’eau ; on n’en prend pas plus qu’il n’en faut.
   *[other] Vos bâtiments ont encore besoin de { $count } cubes d’eau ; on n’en prend pas plus qu’il n’en faut.
}
act-fill = Le barrage en { $at } contient { $water ->
    [one] { $water } cube
   *[other] { $water } cubes
} sur { $room } ; ils sont réservés à ses propriétaires.
act-treat = { $points ->
    [1] Pour { $cost } thunes, un cube de pollution devient de l’eau : utilisez-la, ou remettez-la pour un point de victoire.
   *[other] Pour { $cost } thunes, un cube de pollution devient de l’eau : utilisez-la, ou remettez-la pour { $points } points de victoire.
}
act-treat-used = La station a servi { $times } fois sur { $most } pendant ce tour.
act-contest = Le meilleur score (mise, dé et cartes) utilise l’hexagone avant tout le monde ; à égalité, rien ne change.
act-contest-hex = { $water ->
    [0] { $at } : aussi constructible pour { $rivals }.
    [1] { $at } : un cube d’eau, aussi à portée { DE($rivals) }.
   *[other] { $at } : { $water } cubes d’eau, aussi à portée { DE($rivals) }.
}
act-contest-cost = Tout le monde perd sa mise, quel que soit le résultat.
act-bid-cost = { $points ->
    [0] Rien n’est perdu : vous gardez vos points ({ $has }).
   *[other] Vous passez de { $has } à { $left ->
        [one] { $left } point
       *[other] { $left } points
    } aussitôt, que vous gagniez ou non.
}
act-bid-score = Votre score avec le dé sera de { $least } à { $most }.
act-destroy = Un de vos bâtiments retourne dans la boîte. Rien n’est remboursé, et aucune pollution ne tombe.
act-refuse-deal = Rien ne change de mains.
act-refuse-dam = Vous ne payez rien, et le barrage ne sera pas à vous.
act-bear = La carte agit sur vous.
act-resist = Vous vous battez : si vous gagnez, elle ne vous fait rien ; les deux perdent leur mise.
act-pass-generate = { $count ->
    [0] Aucun de vos bâtiments n’est à l’arrêt.
    [1] Un bâtiment est à l’arrêt : ce sera la crise, ou une émeute s’il est déjà en crise.
   *[other] { $count } bâtiments sont à l’arrêt : ce sera la crise, ou une émeute s’ils sont déjà en crise.
}
act-pass-collect = { $count ->
    [0] Vos bâtiments n’ont plus besoin d’eau.
    [1] Vous ne puisez plus rien ; il manquera un cube.
   *[other] Vous ne puisez plus rien ; il manquera { $count } cubes.
}
act-pass-contest = { $need ->
    [0] Vos bâtiments n’ont pas besoin d’eau.
    [one] Il faut { $need } cube d’eau à vos bâtiments ; vous seul en atteignez { $alone }.
   *[other] Il faut { $need } cubes d’eau à vos bâtiments ; vous seul en atteignez { $alone }.
}
act-pass-site = Vous ne vous battez pas et construisez à votre tour.
act-pass-build = Vous ne construirez plus à cette étape. Les autres peuvent continuer.
act-pass = Vous ne faites rien ; la partie continue.
act-keep = On ne vous demande plus de cartes à la fin des étapes de ce tour.
act-begin = A l’initiative au premier tour : prend de l’eau, produit et construit avant les autres.
act-roll = Les épées s’ajoutent à la mise.
act-roll-riot = { $swords ->
    [0] Aucun point de victoire n’est perdu.
    [1] Un point de victoire est perdu.
   *[other] { $swords } points de victoire sont perdus.
}

side-rounds = tour { $round }/{ $rounds }
balance-now = ce tour
balance-next = au prochain tour
balance-has = en stock
balance-makes = production
balance-needs = besoins
balance-missing = manque encore
balance-last = Dernier tour : ce qui se construit ne fonctionnera plus.
balance-late = Un bâtiment ne produit qu’en fonctionnant ; des parties séparées ne partagent rien.
balance-brief-now = ce tour
balance-brief-next = suivant
balance-brief-has = stock
balance-brief-makes = produit
balance-brief-needs = besoin
balance-brief-lacks = manque
catalogue-building = bâtiment
catalogue-needs = besoins
catalogue-makes = produit
catalogue-left = reste
catalogue-at = où
catalogue-key = Reste : dans la boîte. Où : nombre de places possibles.
pass-thirsty = { $count ->
    [1] Il manque encore un cube d’eau à vos bâtiments.
   *[other] Il manque encore { $count } cubes d’eau à vos bâtiments.
}
pass-could-run = { $count ->
    [1] Pourrait fonctionner, mais passera en crise : { $buildings }.
   *[other] Pourraient fonctionner, mais passeront en crise : { $buildings }.
}
pass-stands-still = { $count ->
    [1] Reste à l’arrêt et passera en crise : { $buildings }.
   *[other] Restent à l’arrêt et passeront en crise : { $buildings }.
}
pass-building = { $stage ->
    [opening] Vous ne construirez plus rien avant le premier tour ; vous gardez { $thunes } ¥.
   *[round] Vous ne construirez plus rien ce tour-ci ; vous gardez { $thunes } ¥.
}
seats-points = points
seats-cards = cartes
seats-cards-brief = c
seats-nothing = rien de construit
seats-lacks = { $count ->
    [0] il ne manque rien
   *[other] il manque encore : { $lacks }
}
shared-water = Ce tour : { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} d’eau par hexagone de cours d’eau
shared-market = Énergie { $energy } ¥, nourriture { $food } ¥, vente { $sell } ¥
shared-order = Initiative :
shared-pollution = { $lost ->
    [0] Pollution en jeu : { $count }
   *[other] Pollution en jeu : { $count } (−{ $lost } ★ chacun)
}
shared-conflict = Conflit pour { $at }
shared-conflict-card = Conflit pour la carte { $card }
shared-conflict-rule = Mise, dé et cartes s’additionnent. Le meilleur passe d’abord ; chacun perd sa mise ; une égalité ne change rien.
conflict-leads = { $points ->
    [0] Personne ne mène : à égalité, rien ne change
   *[other] { $seat } mène de { $points }
}
shared-party = { $seat } : { $bid }
shared-bid-none = doit miser, { $most } au plus
shared-bid-made = a misé
shared-bid = mise { $points }
shared-bid-rolled = mise { $points }, dé { $swords }, score { $score }

sign-water = eau, un cube
sign-energy = énergie
sign-food = nourriture
sign-thunes = thunes, l’argent
sign-points = points de victoire
sign-pollution = pollution, un cube
sign-crisis = un bâtiment en crise
sign-flow = la rivière coule par là
sign-makes = besoins → production ; aussi l’ordre du tour
sign-asked = à qui de répondre
sign-step = l’étape en cours
sign-done = terminé ; un bâtiment qui a fonctionné
sign-nothing = rien

verb-bar-water = Eau
short-verb-bar-water = Eau
verb-bar-treat = Traiter
short-verb-bar-treat = Traiter
verb-bar-run = Produire
verb-bar-all = Tout ce que je peux
short-verb-bar-all = Tout
verb-bar-all-water = Puiser tout le nécessaire
short-verb-bar-all-water = Tout puiser
verb-bar-all-run = Produire tout le possible
short-verb-bar-all-run = Tout produire
short-verb-bar-run = Produire
verb-bar-buy = Acheter
short-verb-bar-buy = Achat
verb-bar-sell = Vendre
short-verb-bar-sell = Vente
verb-bar-deal = Échanger
    .none = On échange à l’étape 4, tant que vous ou un autre avez de l’énergie ou de la nourriture.
short-verb-bar-deal = Échange
verb-bar-build = Bâtir
short-verb-bar-build = Bâtir
verb-bar-destroy = Détruire
short-verb-bar-destroy = Détruire
verb-bar-fight = Se battre
short-verb-bar-fight = Se battre
verb-bar-cards = Cartes
short-verb-bar-cards = Carte
verb-bar-pass = Passer
short-verb-bar-pass = Passer

brief-residential = zone
brief-farm = agricole
brief-fishing-port = port
brief-power-plant = centrale
brief-wind-solar = éolien
brief-leisure = loisirs
brief-industry = industrie
brief-mine = mine
brief-treatment = traitement
brief-university = université
brief-junction = jonction
brief-offer = à { $seat } : { $goods }
brief-request = { DE($seat) } : { $goods }
brief-swap = troc avec { $seat } : { $goods } contre { $back }
brief-dam = barrage
need-sums = ce qui est produit et requis
need-fight = le conflit
need-market = marché et ordre
need-tiles = le catalogue
