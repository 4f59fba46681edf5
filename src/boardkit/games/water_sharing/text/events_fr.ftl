event-initiative-drawn = { $seat } a mis les pieds dans l’eau en dernier, et commence.
event-objective-dealt = { $seat } reçoit : { $card }.
event-action-dealt = { $seat } reçoit : { $card }.
event-opening-over = Plus personne ne construit : le premier tour commence.
event-round-begun = Tour { $round } sur { $rounds } : { $seat } a l’initiative.
event-step-begun = Étape { $number } : { $stage }.
event-resource-revealed = La carte : { $water } eau par hexagone de cours d’eau ; l’énergie coûte { $energy }, la nourriture { $food }.
event-springs-risen = { $water } eau arrive sur chaque hexagone de cours d’eau.
event-conflict-declared = { $seat } déclare son hostilité pour { $at } contre { $against }.
event-card-contested = { $seat } se bat contre { $card }, jouée par { $by }.
event-conflict-cancelled = Le conflit est annulé ; rien n’est perdu.
event-bid-made = { $points ->
    [-1] { $seat } a misé.
   *[other] { $seat } a misé { $points }.
}
event-bid-shown = { $seat } a misé { $points } ; la mise est perdue.
event-die-rolled = Le dé pour { $seat } : { $swords ->
    [0] aucune épée.
    [1] une épée.
   *[other] { $swords } épées.
}
event-conflict-reinforced = Une carte ajoute { $points } au score { DE($seat) }.
event-conflict-won = { $seat } gagne le conflit avec { $score }.
event-conflict-tied = Égalité à { $score } dans le conflit : rien ne change.
event-card-foiled = { $card } ne fait rien à { $seat }.
event-water-taken = { $seat } prend { $count } eau en { $at }.
event-dam-filled = Un cube remonte de { $at } dans le barrage { DE($seat) }, qui en contient { $water }.
event-water-treated = La station { DE($seat) } en { $plant } change la pollution de { $at } en eau.
event-water-put-back = { $seat } remet l’eau en { $at } et gagne { $points ->
    [1] un point de victoire.
   *[other] { $points } points de victoire.
}
event-building-ran = { $energy ->
    [0] { $food ->
        [0] Chez { $seat }, en { $at }, fonctionne : { $building }.
       *[other] Chez { $seat }, en { $at }, fonctionne : { $building } ({ $food } nourriture).
    }
   *[other] { $food ->
        [0] Chez { $seat }, en { $at }, fonctionne : { $building } ({ $energy } énergie).
       *[other] Chez { $seat }, en { $at }, fonctionne : { $building } ({ $energy } énergie, { $food } nourriture).
    }
}
event-crisis-over = La crise est finie chez { $seat } : { $building }, en { $at }.
event-goods-bought = { $seat } achète { $count } { $good } pour { $thunes } thunes.
event-goods-sold = { $seat } vend { $count } { $good } pour { $thunes } thunes.
event-deal-proposed = { $seat } propose : { $deal }.
event-deal-accepted = { $seat } accepte ce que { $by } a proposé : { $deal }.
event-deal-refused = { $seat } refuse ce que { $by } a proposé.
event-card-idle = { $card } ne change rien pour { $seat }.
event-action-played = { $seat } joue { $card }.
event-action-struck = { $card } { DE($by) } frappe { $seat }.
event-water-added = { $count } eau arrive en { $at }.
event-water-lost = { $seat } perd { $count } eau.
event-goods-gained = { $seat } reçoit { $count } { $good }.
event-goods-lost = { $seat } perd { $count } { $good }.
event-points-gained = { $seat } gagne { $points ->
    [1] un point de victoire.
   *[other] { $points } points de victoire.
}
event-points-lost = { $seat } perd { $points ->
    [1] un point de victoire.
   *[other] { $points } points de victoire.
}
event-favour-granted = { $card } agit pour { $seat } pendant ce tour.
event-crisis-lifted = Le cube rouge est retiré chez { $seat } : { $building }, en { $at }.
event-harvested = { $points ->
    [0] Chez { $seat }, en { $at } : { $building }, { $thunes } thunes.
   *[other] { $thunes ->
        [0] Chez { $seat }, en { $at } : { $building }, { $points } PV.
       *[other] Chez { $seat }, en { $at } : { $building }, { $thunes } thunes et { $points } PV.
    }
}
event-crisis-begun = En crise chez { $seat }, en { $at } : { $building }.
event-riot-broken = Émeute chez { $seat }, en { $at } : { $building } ; { $swords } au dé, { $points } PV perdus.
event-pollution-fell = Chez { $seat }, en { $at } : { $building } pollue { $to }.
event-pollution-removed = Un cube de pollution est retiré de { $at }.
event-pollution-spilled = Un cube de pollution tombe en { $at }.
event-built = { $thunes ->
    [0] { $seat } construit en { $at } : { $building }.
   *[other] { $seat } construit en { $at } pour { $thunes } thunes : { $building }.
}
event-dam-built = Un barrage de { $owners } est construit en { $at }, appuyé sur { $shores }, pour { $thunes } thunes en tout.
event-dam-proposed = { $seat } propose à { $partners } un barrage en { $at }.
event-dam-joined = { $seat } partage le barrage en { $at }.
event-dam-refused = { $seat } ne partage pas le barrage en { $at } : il n’est pas construit.
event-destroyed = { $seat } détruit en { $at } : { $building }.
event-cube-flowed = La pollution s’écoule de { $at } à { $to }.
event-cube-diluted = Un cube en trop continue de { $at } à { $to }.
event-water-gone = L’eau va à la mer ({ $cubes }).
event-game-ended = Le dernier tour est fini.
event-objective-met = { $seat } a atteint l’objectif { $card } : { $points } points de victoire.
event-objective-missed = { $seat } n’a pas atteint l’objectif { $card }.
event-penalty-counted = { $cubes } cubes de pollution coûtent à chacun { $points ->
    [1] un point de victoire.
   *[other] { $points } points de victoire.
}

refusal-game-is-over = La partie est finie.
refusal-not-asked = Ce n’est pas la question.
refusal-no-such-seat = Personne de possible n’est assis là.
    .met = Ceux que vous nommez sont à la table.
refusal-not-in-bag = Cette carte ne peut plus venir.
    .met = Cette carte peut encore venir.
refusal-no-such-face = Le dé n’a pas cette face.
    .met = Le dé a cette face.
refusal-scenario-for-more = Ce scénario se joue à { $least } au moins.
refusal-beginner-is-missing = Personne n’est assis à la place de qui doit commencer.
refusal-own-card-misprinted = Cartes à vous, ligne { $line } : { $misprint }.
refusal-off-the-board = Le plateau n’a pas cet hexagone.
    .met = Le plateau a cet hexagone.
refusal-site-taken = Il y a déjà une construction en { $at }.
    .met = Il n’y a aucune construction en { $at }.
refusal-wrong-ground = { $building_key ->
    [junction] Une jonction se pose partout sauf en mer.
    [fishing_port] Un port de pêche se place sur une prairie au bord de la mer.
    [power_plant] Une centrale se place au bord d’un cours d’eau.
    [treatment] Une station de traitement se place au bord d’un cours d’eau.
    [mine] Une exploitation minière se place sur une montagne.
   *[other] Cet hexagone ne convient pas : { $building }.
}
    .met = Le terrain convient : { $building }.
refusal-not-beside = Rien à vous ne touche cet hexagone.
    .met = Quelque chose à vous touche cet hexagone.
refusal-no-tile-left = La boîte n’a plus de tuile : { $building }.
    .met = La boîte a encore une tuile : { $building }.
refusal-no-marker-left = Tous les marqueurs { DE($seat) } sont sur le plateau.
    .met = { $seat } a encore des marqueurs.
refusal-too-expensive = Cela coûte { $cost } thunes, et { $seat } en a { $has }.
    .missing = { $missing ->
        [1] une thune de plus
       *[other] { $missing } thunes de plus
    }
refusal-only-zone-first = La première construction d’une communauté est une zone résidentielle.
    .met = C’est une zone résidentielle, comme doit l’être la première construction.
refusal-only-contested-site = Il ne s’agit que de l’hexagone que vous avez gagné.
    .met = C’est l’hexagone que vous avez gagné.
refusal-no-dam-site = Aucun barrage ne tient là.
    .met = Un barrage tient là.
refusal-no-shore = Aucun barrage ne peut s’appuyer sur cet hexagone.
    .met = Un barrage peut s’appuyer sur cet hexagone.
refusal-dam-refused-before = Ce barrage a déjà été proposé et refusé à cette étape.
    .met = Personne n’a refusé ce barrage à cette étape.
refusal-refused-before = Cela a été proposé et refusé à cette étape.
    .met = Personne n’a refusé cela à cette étape.
refusal-not-yours = Vous n’avez rien construit là.
    .met = C’est à vous.
refusal-shared-dam = On ne détruit pas un barrage partagé.
    .met = Le barrage n’a qu’un propriétaire.
refusal-out-of-reach = Rien à vous ne puise là.
    .met = Quelque chose à vous puise là.
refusal-no-water-there = Cubes d’eau à cet endroit : { $has }.
    .met = Cubes d’eau à cet endroit : { $has }.
refusal-no-need = Vos bâtiments ont encore besoin de { $need } eau à cet endroit.
    .met = Vos bâtiments ont encore besoin de { $need } eau à cet endroit.
refusal-not-the-first-owner = Un barrage est rempli par le propriétaire qui vient en premier dans l’ordre de l’initiative.
    .met = C’est à vous de remplir le barrage.
refusal-not-downstream = Cet hexagone n’est pas en aval du barrage.
    .met = Cet hexagone est en aval du barrage.
refusal-dam-is-full = Le barrage n’a plus de place que pour { $room }.
    .met = Le barrage a encore de la place pour { $room }.
refusal-nobody-to-contest = Vous-même, ou ceux que vous nommez, n’avez pas de droit sur cet hexagone.
    .met = Vous-même et ceux que vous nommez avez un droit sur cet hexagone.
refusal-contested-before = Il y a déjà eu un conflit pour cet hexagone à cette étape.
    .met = Il n’y a pas encore eu de conflit pour cet hexagone à cette étape.
refusal-too-few-points = Vous avez { $has } points de victoire.
refusal-no-plant = Aucune station de traitement à vous n’atteint cet hexagone.
    .met = Une station de traitement à vous atteint cet hexagone.
refusal-plant-is-used = La station a déjà servi trois fois pendant ce tour.
    .met = La station a servi moins de trois fois pendant ce tour.
refusal-no-pollution-there = Il n’y a pas de pollution.
    .met = Il y a de la pollution.
refusal-bank-is-empty = La banque n’a pas assez de cubes : { $good }.
    .met = La banque a assez de cubes : { $good }.
refusal-works-already = Ce bâtiment fonctionne déjà, ou il n’a besoin de rien.
    .met = Ce bâtiment ne fonctionne pas encore, et il a besoin de quelque chose.
refusal-lacks = { $good } : il en faut { $needs }, il y en a { $has }.
    .missing = { $missing } de plus
refusal-not-traded = On ne fait pas commerce de cela, ou pas d’autant.
    .met = On peut faire commerce de cela.
refusal-bought-before = Vous avez acheté ce bien pendant ce tour ({ $good }) : vous n’en vendez pas au marché mondial.
    .met = Vous n’avez pas acheté ce bien au marché mondial pendant ce tour ({ $good }).
refusal-nowhere-to-store = Une communauté sans bâtiment n’a pas de place pour des cubes.
    .met = Il y a une place pour les cubes.
refusal-too-many-deals = On ne propose pas plus de { $most } échanges par tour.
    .met = Vous avez proposé moins de { $most } échanges ce tour.
refusal-not-in-hand = Vous n’avez pas cette carte.
    .met = Vous avez cette carte.
refusal-wrong-time = Cette carte se joue à une autre étape.
    .met = La carte se joue à cette étape.
refusal-wrong-target = Cette carte frappe quelqu’un d’autre, ou personne.
    .met = La carte frappe qui elle peut frapper.
refusal-no-effect = Cette carte ne changerait rien maintenant.
    .met = La carte changerait quelque chose.
refusal-not-that-hex = Cet hexagone ne peut pas être choisi.
    .met = La carte peut viser cet hexagone.

score-track = Points de victoire sur le plateau
    .short = plateau
score-objective-reached = Objectif : { $card }
    .short = objectif
score-pollution-penalty = { $cubes } cubes de pollution sur le plateau
    .short = pollution
kind-track = plateau
kind-objective = objectifs
kind-pollution = pollution
tie-more-thunes = plus de thunes
