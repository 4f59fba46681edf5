event-initiative-drawn = { $seat } est la dernière personne à avoir mis les pieds dans l’eau, et commence.
event-objective-dealt = { $seat } reçoit : { $card }.
event-action-dealt = { $seat } reçoit : { $card }.
event-opening-over = Plus personne ne construit : le premier tour commence.
event-round-begun = Tour { $round } sur { $rounds } : { $seat } a l’initiative.
event-step-begun = Étape { $number } : { $stage }.
event-resource-revealed = { $water ->
    [1] La carte est révélée : un cube d’eau par hexagone de cours d’eau ; l’énergie coûte { $energy }, la nourriture { $food }.
   *[other] La carte est révélée : { $water } cubes d’eau par hexagone de cours d’eau ; l’énergie coûte { $energy }, la nourriture { $food }.
}
event-springs-risen = { $water ->
    [1] Chaque hexagone de cours d’eau reçoit un cube d’eau.
   *[other] Chaque hexagone de cours d’eau reçoit { $water } cubes d’eau.
}
event-springs-fell-short = { $water ->
    [1] Chaque hexagone de cours d’eau devrait recevoir un cube d’eau, mais la banque n’en a pas assez.
   *[other] Chaque hexagone de cours d’eau devrait recevoir { $water } cubes d’eau, mais la banque n’en a pas assez.
}
event-cubes-missing = { $cube_key ->
    [crisis] La banque n’a plus de cube rouge pour { $at } : aucune crise n’y commence.
   *[other] Il manque à la banque { $count ->
            [1] un cube
           *[other] { $count } cubes
        } { $cube_key ->
            [water] d’eau
            [energy] d’énergie
            [food] de nourriture
           *[pollution] de pollution
        }{ $at_count ->
            [0] .
           *[other] { " " }pour { $at }.
        }
}
event-conflict-declared = { $seat } déclare son hostilité à { $against } au sujet de { $at }.
event-card-contested = { $seat } se bat contre la carte { $card }, jouée par { $by }.
event-conflict-cancelled = Le conflit est annulé ; rien n’est perdu.
event-bid-made = { $points ->
    [-1] { $seat } a misé.
    [0] { $seat } n’a rien misé.
   *[other] { $seat } a misé { $points }.
}
event-bid-shown = { $points ->
    [0] { $seat } n’a rien misé.
   *[other] { $seat } a misé { $points } ; la mise est perdue.
}
event-die-rolled = Le dé pour { $seat } : { $swords ->
    [0] aucune épée.
    [1] une épée.
   *[other] { $swords } épées.
}
event-conflict-reinforced = Une carte ajoute { $points } au score { DE($seat) }.
event-conflict-won = { $seat } gagne le conflit avec un score de { $score }.
event-conflict-tied = Égalité à { $score } dans le conflit : tout se passe comme sans lui.
event-card-foiled = La carte { $card } reste sans effet sur { $seat }.
event-water-taken = { $count ->
    [1] { $seat } prend un cube d’eau en { $at }.
   *[other] { $seat } prend { $count } cubes d’eau en { $at }.
}
event-dam-filled = { $seat } complète le barrage en { $dam } avec un cube de { $at } : il en contient maintenant { $water }.
event-water-treated = La station de traitement { DE($seat) } en { $plant } transforme la pollution de { $at } en eau.
event-water-put-back = { $seat } remet l’eau en { $at } et gagne { $points ->
    [1] un point de victoire.
   *[other] { $points } points de victoire.
}
event-building-ran = { $energy ->
    [0] { $food ->
            [0] Chez { $seat }, { $building_the } en { $at } fonctionne.
            [1] Chez { $seat }, { $building_the } en { $at } fonctionne : 1 nourriture.
           *[other] Chez { $seat }, { $building_the } en { $at } fonctionne : { $food } nourritures.
        }
    [1] { $food ->
            [0] Chez { $seat }, { $building_the } en { $at } fonctionne : 1 énergie.
            [1] Chez { $seat }, { $building_the } en { $at } fonctionne : 1 énergie, 1 nourriture.
           *[other] Chez { $seat }, { $building_the } en { $at } fonctionne : 1 énergie, { $food } nourritures.
        }
   *[other] { $food ->
            [0] Chez { $seat }, { $building_the } en { $at } fonctionne : { $energy } énergies.
            [1] Chez { $seat }, { $building_the } en { $at } fonctionne : { $energy } énergies, 1 nourriture.
           *[other] Chez { $seat }, { $building_the } en { $at } fonctionne : { $energy } énergies, { $food } nourritures.
        }
}
    .together = { $energy ->
        [0] { $food ->
                [0] Chez { $seat }, { $building_the } fonctionne en { $at }.
                [1] Chez { $seat }, { $building_the } fonctionne en { $at } : chaque fois 1 nourriture.
               *[other] Chez { $seat }, { $building_the } fonctionne en { $at } : chaque fois { $food } nourritures.
            }
        [1] { $food ->
                [0] Chez { $seat }, { $building_the } fonctionne en { $at } : chaque fois 1 énergie.
                [1] Chez { $seat }, { $building_the } fonctionne en { $at } : chaque fois 1 énergie, 1 nourriture.
               *[other] Chez { $seat }, { $building_the } fonctionne en { $at } : chaque fois 1 énergie, { $food } nourritures.
            }
       *[other] { $food ->
                [0] Chez { $seat }, { $building_the } fonctionne en { $at } : chaque fois { $energy } énergies.
                [1] Chez { $seat }, { $building_the } fonctionne en { $at } : chaque fois { $energy } énergies, 1 nourriture.
               *[other] Chez { $seat }, { $building_the } fonctionne en { $at } : chaque fois { $energy } énergies, { $food } nourritures.
            }
    }
event-crisis-over = Chez { $seat }, { $building_the } en { $at } n’est plus en crise.
event-goods-bought = { $seat } achète { $good_key ->
    [energy] { $count ->
            [1] 1 énergie
           *[other] { $count } énergies
        }
   *[other] { $count ->
            [1] 1 nourriture
           *[other] { $count } nourritures
        }
} pour { $thunes ->
    [1] une thune.
   *[other] { $thunes } thunes.
}
event-goods-sold = { $seat } vend { $good_key ->
    [energy] { $count ->
            [1] 1 énergie
           *[other] { $count } énergies
        }
   *[other] { $count ->
            [1] 1 nourriture
           *[other] { $count } nourritures
        }
} pour { $thunes ->
    [1] une thune.
   *[other] { $thunes } thunes.
}
event-deal-proposed = { $seat } propose : { $deal }.
event-deal-accepted = { $seat } accepte ce { QUE($by) } a proposé : { $deal }.
event-deal-refused = { $seat } refuse ce { QUE($by) } a proposé.
event-card-idle = La carte { $card } ne change rien pour { $seat }.
event-action-played = { $seat } joue la carte { $card }.
event-action-struck = La carte { $card }, jouée par { $by }, frappe { $seat }.
event-water-added = { $count ->
    [1] Un cube d’eau arrive en { $at }.
   *[other] { $count } cubes d’eau arrivent en { $at }.
}
event-water-lost = { $count ->
    [1] { $seat } perd un cube d’eau.
   *[other] { $seat } perd { $count } cubes d’eau.
}
event-goods-gained = { $seat } reçoit { $good_key ->
    [thunes] { $count ->
            [1] une thune
           *[other] { $count } thunes
        }
    [energy] { $count ->
            [1] 1 énergie
           *[other] { $count } énergies
        }
    [water] { $count ->
            [1] un cube d’eau
           *[other] { $count } cubes d’eau
        }
   *[other] { $count ->
            [1] 1 nourriture
           *[other] { $count } nourritures
        }
}.
event-goods-lost = { $seat } perd { $good_key ->
    [thunes] { $count ->
            [1] une thune
           *[other] { $count } thunes
        }
    [energy] { $count ->
            [1] 1 énergie
           *[other] { $count } énergies
        }
    [water] { $count ->
            [1] un cube d’eau
           *[other] { $count } cubes d’eau
        }
   *[other] { $count ->
            [1] 1 nourriture
           *[other] { $count } nourritures
        }
}.
event-points-gained = { $seat } gagne { $points ->
    [1] un point de victoire.
   *[other] { $points } points de victoire.
}
event-points-lost = { $seat } perd { $points ->
    [1] un point de victoire.
   *[other] { $points } points de victoire.
}
event-favour-granted = La carte { $card } agit pour { $seat } pendant ce tour.
event-crisis-lifted = Chez { $seat }, { $building_the } en { $at } perd son cube rouge.
event-harvested = { $points ->
    [0] Chez { $seat }, { $building_the } en { $at } rapporte { $thunes ->
            [1] une thune.
           *[other] { $thunes } thunes.
        }
   *[other] { $thunes ->
            [0] Chez { $seat }, { $building_the } en { $at } rapporte { $points ->
                    [1] un point de victoire.
                   *[other] { $points } points de victoire.
                }
           *[other] Chez { $seat }, { $building_the } en { $at } rapporte { $thunes ->
                    [1] une thune
                   *[other] { $thunes } thunes
                } et { $points ->
                    [1] un point de victoire.
                   *[other] { $points } points de victoire.
                }
        }
}
event-crisis-begun = Chez { $seat }, { $building_the } en { $at } est en crise.
event-riot-broken = Émeute chez { $seat } ({ $building } en { $at }) : { $swords ->
    [0] aucune épée au dé
    [1] une épée au dé
   *[other] { $swords } épées au dé
}{ $points ->
    [0] , aucun point de victoire perdu.
    [1] , un point de victoire perdu.
   *[other] , { $points } points de victoire perdus.
}
event-pollution-fell = Chez { $seat }, { $building_the } en { $at } pollue { $to }.
    .many = Des bâtiments polluent l’eau : { $count } cubes.
event-construction-polluted = Chez { $seat }, la construction en { $at } ({ $building }) pollue { $to }.
    .many = Des constructions polluent l’eau : { $count } cubes.
event-pollution-removed = Un cube de pollution est retiré de { $at }.
event-pollution-spilled = Un cube de pollution tombe en { $at }.
event-built = { $thunes ->
    [0] { $seat } construit { $building_a } en { $at }.
    [1] { $seat } construit { $building_a } en { $at } pour une thune.
   *[other] { $seat } construit { $building_a } en { $at } pour { $thunes } thunes.
}
event-dam-built = Un barrage est construit en { $at }, appuyé sur { $shores } ; il appartient à { $owners } et { $thunes ->
    [0] ne coûte rien.
    [1] coûte une thune.
   *[other] coûte { $thunes } thunes en tout.
}
event-dam-proposed = { $seat } propose un barrage en { $at } à { $partners }.
event-dam-joined = { $seat } accepte de partager le barrage en { $at }.
event-dam-refused = { $seat } refuse de partager le barrage en { $at } : il n’est pas construit.
event-dam-unpaid = { $seat } ne peut plus payer le barrage en { $at } : il n’est pas construit.
event-destroyed = { $seat } détruit { $building_the } en { $at }.
event-cube-flowed = La pollution s’écoule de { $at } vers { $to }.
    .many = La pollution descend d’un hexagone : { $count } cubes.
event-cube-diluted = Un cube en trop continue de { $at } vers { $to }.
    .many = Des cubes en trop continuent, de { $count } hexagones en tout.
event-water-gone = { $cubes ->
    [0] Il ne reste pas d’eau à rendre à la mer.
    [1] Un cube d’eau retourne à la mer.
   *[other] { $cubes } cubes d’eau retournent à la mer.
}
event-game-ended = Le dernier tour est fini.
event-objective-met = { $seat } a atteint l’objectif { $card } : { $points ->
    [1] un point de victoire.
   *[other] { $points } points de victoire.
}
event-objective-missed = { $seat } n’a pas atteint l’objectif { $card }.
event-penalty-counted = { $points ->
    [0] { $cubes ->
            [0] Il n’y a pas de pollution sur le plateau.
            [1] Il y a un cube de pollution sur le plateau ; il ne coûte rien.
           *[other] Il y a { $cubes } cubes de pollution sur le plateau ; ils ne coûtent rien.
        }
    [1] { $cubes } cubes de pollution coûtent un point de victoire à chaque communauté.
   *[other] { $cubes } cubes de pollution coûtent { $points } points de victoire à chaque communauté.
}

refusal-no-such-seat = On ne peut nommer que d’autres communautés de la table, chacune une fois, et deux au plus pour un barrage.
    .met = Les communautés que vous nommez sont à la table.
refusal-not-in-bag = Cette carte ne peut pas être tirée.
    .met = Cette carte peut être tirée.
refusal-no-such-face = Le dé n’a pas cette face.
    .met = Le dé a cette face.
refusal-scenario-for-more = Ce scénario se joue à { $least } communautés au moins.
refusal-beginner-is-missing = La place de la personne qui doit commencer est vide.
refusal-own-card-misprinted = Vos propres cartes, ligne { $line } : { $misprint }.
refusal-off-the-board = Cet hexagone n’existe pas sur le plateau.
    .met = Cet hexagone est sur le plateau.
refusal-site-taken = Il y a déjà une construction en { $at }.
    .met = Il n’y a aucune construction en { $at }.
refusal-wrong-ground = { $building_key ->
    [fishing_port] Un port de pêche se place sur une prairie au bord de la mer.
    [power_plant] Une centrale se place sur une prairie ou une montagne au bord d’un cours d’eau.
    [treatment] Une station de traitement se place sur une prairie ou une montagne au bord d’un cours d’eau.
    [mine] Une exploitation minière se place sur une montagne.
   *[other] Sur un tel hexagone, on ne peut pas construire { $building_a }.
}
    .short = { $building_key ->
        [fishing_port] Prairie en bord de mer.
        [power_plant] Terre près d’un cours d’eau.
        [treatment] Terre près d’un cours d’eau.
        [mine] Seulement en montagne.
       *[other] Pas sur un tel hexagone.
    }
    .met = Sur un tel hexagone, on peut construire { $building_a }.
refusal-not-beside = Cet hexagone ne touche aucune de vos constructions.
    .met = Cet hexagone touche une de vos constructions.
refusal-no-tile-left = Il n’y a plus de tuile dans la boîte : { $building }.
    .met = Il y a encore { $building_a } dans la boîte.
refusal-no-marker-left = Tous les marqueurs { DE($seat) } sont sur le plateau.
    .met = { $seat } a encore des marqueurs.
refusal-too-expensive = { $cost ->
    [0] Cela ne coûte rien
    [1] Cela coûte une thune
   *[other] Cela coûte { $cost } thunes
}, et { $seat } { $has ->
    [0] n’en a pas.
   *[other] en a { $has }.
}
    .missing = { $missing ->
        [1] une thune de plus
       *[other] { $missing } thunes de plus
    }
refusal-only-zone-first = La première construction d’une communauté est une zone résidentielle.
    .met = C’est une zone résidentielle, comme doit l’être la première construction.
refusal-only-contested-site = Il ne s’agit que de l’hexagone que vous avez gagné.
    .met = C’est l’hexagone que vous avez gagné.
refusal-no-dam-site = On ne peut pas construire de barrage à cet endroit.
    .met = On peut construire un barrage à cet endroit.
refusal-no-shore = Aucun barrage ne peut s’appuyer sur cet hexagone.
    .met = Un barrage peut s’appuyer sur cet hexagone.
refusal-dam-refused-before = Vous avez déjà proposé ce barrage à cette étape, et il a été refusé.
    .met = Vous n’avez pas proposé ce barrage à cette étape.
refusal-refused-before = Vous avez déjà proposé cet échange à cette étape, et il a été refusé.
    .met = Vous n’avez pas proposé cet échange à cette étape.
refusal-not-yours = Vous n’avez aucune construction à cet endroit.
    .met = C’est une de vos constructions.
refusal-shared-dam = On ne détruit pas un barrage partagé.
    .met = Il n’y a pas de barrage partagé à cet endroit.
refusal-out-of-reach = Vous ne pouvez pas puiser à cet endroit.
    .met = Vous pouvez puiser à cet endroit.
refusal-no-water-there = { $has ->
    [0] Il n’y a pas d’eau à cet endroit.
    [1] Il y a un cube d’eau à cet endroit.
   *[other] Il y a { $has } cubes d’eau à cet endroit.
}
    .met = { $has ->
        [0] Il n’y a pas d’eau à cet endroit.
        [1] Il y a un cube d’eau à cet endroit.
       *[other] Il y a { $has } cubes d’eau à cet endroit.
    }
refusal-no-need = { $need ->
    [0] Vos bâtiments n’ont plus besoin d’eau à cet endroit.
    [1] Vos bâtiments ont encore besoin d’un cube d’eau à cet endroit.
   *[other] Vos bâtiments ont encore besoin de { $need } cubes d’eau à cet endroit.
}
    .met = { $need ->
        [0] Vos bâtiments n’ont plus besoin d’eau à cet endroit.
        [1] Vos bâtiments ont encore besoin d’un cube d’eau à cet endroit.
       *[other] Vos bâtiments ont encore besoin de { $need } cubes d’eau à cet endroit.
    }
refusal-not-an-owner = Vous n’avez pas de barrage à cet endroit.
    .met = Le barrage est à vous.
refusal-not-downstream = Cet hexagone n’est pas en aval du barrage.
    .met = Cet hexagone est en aval du barrage.
refusal-dam-of-others = L’eau d’un barrage appartient à ses propriétaires.
    .met = Cette eau n’est pas dans un barrage d’autres communautés.
refusal-dam-is-full = { $room ->
    [0] Le barrage est plein.
    [1] Le barrage a encore de la place pour un cube.
   *[other] Le barrage a encore de la place pour { $room } cubes.
}
    .met = { $room ->
        [0] Le barrage est plein.
        [1] Le barrage a encore de la place pour un cube.
       *[other] Le barrage a encore de la place pour { $room } cubes.
    }
refusal-nobody-to-contest = Vous-même, ou les communautés que vous nommez, n’avez pas de droit sur cet hexagone.
    .met = Vous-même et les communautés que vous nommez avez un droit sur cet hexagone.
refusal-contested-before = Il y a déjà eu un conflit pour cet hexagone à cette étape.
    .met = Il n’y a pas encore eu de conflit pour cet hexagone à cette étape.
refusal-too-few-points = { $has ->
    [0] Vous n’avez aucun point de victoire.
    [1] Vous avez un point de victoire.
   *[other] Vous avez { $has } points de victoire.
}
refusal-no-plant = Aucune de vos stations de traitement n’atteint cet hexagone.
    .met = Une de vos stations de traitement atteint cet hexagone.
refusal-plant-is-used = La station a déjà servi trois fois pendant ce tour.
    .met = La station a servi moins de trois fois pendant ce tour.
refusal-too-late-to-use = Après l’étape 3, aucun bâtiment ne peut utiliser l’eau : remettez-la.
    .met = L’eau peut encore servir pendant ce tour.
refusal-no-pollution-there = Il n’y a pas de pollution sur cet hexagone.
    .met = Il y a de la pollution sur cet hexagone.
refusal-bank-is-empty = La banque n’a pas assez de cubes { $good_key ->
    [water] d’eau
    [energy] d’énergie
    [food] de nourriture
   *[other] de thunes
}.
    .met = La banque a assez de cubes { $good_key ->
        [water] d’eau
        [energy] d’énergie
        [food] de nourriture
       *[other] de thunes
    }.
refusal-works-already = Ce bâtiment fonctionne déjà, ou il n’a besoin de rien.
    .met = Ce bâtiment ne fonctionne pas encore, et il a besoin de quelque chose.
refusal-lacks = Il faut { $good_key ->
    [thunes] { $needs ->
            [1] une thune
           *[other] { $needs } thunes
        }
    [energy] { $needs ->
            [1] 1 énergie
           *[other] { $needs } énergies
        }
    [water] { $needs ->
            [1] un cube d’eau
           *[other] { $needs } cubes d’eau
        }
   *[other] { $needs ->
            [1] 1 nourriture
           *[other] { $needs } nourritures
        }
} ; { $has ->
    [0] il n’y en a pas.
   *[other] il y en a { $has }.
}
    .missing = { $missing } de plus
refusal-not-traded = Cela ne s’échange pas, ou pas en telle quantité.
    .met = Cela peut s’échanger.
refusal-bought-before = { $good_key ->
    [energy] Vous avez acheté de l’énergie au marché mondial pendant ce tour : vous ne pouvez pas y en vendre.
   *[other] Vous avez acheté de la nourriture au marché mondial pendant ce tour : vous ne pouvez pas y en vendre.
}
    .met = { $good_key ->
        [energy] Vous n’avez pas acheté d’énergie au marché mondial pendant ce tour.
       *[other] Vous n’avez pas acheté de nourriture au marché mondial pendant ce tour.
    }
refusal-nowhere-to-store = Une communauté sans construction n’a pas de place pour des cubes.
    .met = Il y a de la place pour les cubes.
refusal-too-many-deals = On ne propose pas plus de { $most } échanges par tour.
    .met = Vous avez proposé moins de { $most } échanges pendant ce tour.
refusal-not-in-hand = La carte n’est pas dans votre main.
    .met = La carte est dans votre main.
refusal-wrong-time = Cette carte se joue à une autre étape, ou dans un conflit.
    .met = La carte indique une étape où l’on peut la jouer maintenant.
refusal-wrong-target = Cette carte se joue contre une seule autre communauté, ou contre aucune.
    .met = La carte peut se jouer contre cette communauté.
refusal-conflict-goes-on = Pendant un conflit, on ne joue pas de carte contre une autre communauté.
    .met = Aucun conflit n’a lieu.
refusal-no-effect = Cette carte ne changerait rien maintenant.
    .met = La carte changerait quelque chose.
refusal-not-that-hex = Cet hexagone ne peut pas être choisi.
    .met = Cet hexagone peut être choisi.

score-track = Points de victoire sur le plateau
    .short = plateau
score-objective-reached = Objectif : { $card }
    .short = objectif
score-objective-failed = Objectif manqué : { $card }
    .short = objectif
score-pollution-penalty = { $cubes ->
    [0] Aucun cube de pollution sur le plateau
    [1] Un cube de pollution sur le plateau
   *[other] { $cubes } cubes de pollution sur le plateau
}
    .short = pollution
kind-track = plateau
kind-objective = objectifs
kind-pollution = pollution
tie-more-thunes = plus de thunes
