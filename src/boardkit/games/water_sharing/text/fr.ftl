title = Le Partage de l’eau
summary = Installez-vous dans un bassin et partagez l’eau qui y coule.
match-length = { $scenario ->
    [interdependence] 5 tours de huit étapes
    [three-owners] 5 tours de huit étapes
    [one-owner] 4 tours de huit étapes
   *[other] { $rounds } tours de huit étapes
}. Le livret ne donne pas de durée.

option-scenario = Scénario
    .help = Partie libre, ou communautés déjà installées : sections 12.2 à 12.5 des règles.
option-simplified = Mode simplifié
    .help = Sans pollution et sans cartes. Avec un scénario, c’est lui qui en décide.
    .badge = simplifié
option-rounds = Tours
    .help = La durée de la partie ; les trois premiers scénarios ont leur propre durée.
option-beginner = Qui a mis les pieds dans l’eau en dernier ?
    .help = Cette personne a l’initiative au premier tour ; ou bien le hasard décide.
option-own-cards = Vos propres cartes
    .help = Un fichier avec vos cartes à la place des cartes vierges, une par ligne : section 9.4.
option-supply = Cartes Quantité d’eau et cours mondial
    .help = Tirées au hasard ; ou choisies à chaque tour par un enseignant, une enseignante ou toute la table : la communauté qui a l’initiative indique la carte. Avec un scénario, c’est lui qui en décide : section 9.2.

scenario-free = partie libre
scenario-interdependence = 1 Interdépendance
    .badge = scénario 1
scenario-three-owners = 2 Barrage à trois propriétaires
    .badge = scénario 2
scenario-one-owner = 3 Barrage à un propriétaire
    .badge = scénario 3
scenario-pollution = 4 Avec pollution
    .badge = scénario 4
rounds-five = 5
rounds-six = 6
rounds-seven = 7
beginner-chance = le hasard décide
beginner-first = la première personne
beginner-second = la deuxième personne
beginner-third = la troisième personne
beginner-fourth = la quatrième personne
supply-drawn = tirées au hasard
supply-chosen = choisies par la table

terrain-source = source
    .beside = une place à côté d’une source
terrain-river = cours d’eau
terrain-sea = mer
    .beside = une place au bord de la mer
terrain-meadow = prairie
terrain-mountain = montagne

building-residential = zone résidentielle
    .a = une zone résidentielle
    .the = la zone résidentielle
building-farm = exploitation agricole
    .a = une exploitation agricole
    .the = l’exploitation agricole
building-fishing-port = port de pêche
    .a = un port de pêche
    .the = le port de pêche
building-power-plant = centrale électrique
    .a = une centrale électrique
    .the = la centrale électrique
building-wind-solar = parc éolien ou solaire
    .a = un parc éolien ou solaire
    .the = le parc éolien ou solaire
building-leisure = base de loisirs
    .a = une base de loisirs
    .the = la base de loisirs
building-industry = zone industrielle
    .a = une zone industrielle
    .the = la zone industrielle
building-mine = exploitation minière
    .a = une exploitation minière
    .the = l’exploitation minière
building-treatment = station de traitement
    .a = une station de traitement
    .the = la station de traitement
building-university = université
    .a = une université
    .the = l’université
building-junction = jonction
    .a = une jonction
    .the = la jonction
building-dam = barrage
    .a = un barrage
    .the = le barrage

good-water = eau
good-energy = énergie
good-food = nourriture
good-thunes = thunes

stage-opening = début de la partie
stage-initiative = initiative
stage-reveal = carte de l’eau
stage-collect = collecte
stage-generate = production
stage-earn = récolte
stage-pollute = pollution
stage-build = construction
stage-flow = écoulement

when-collect = étape 3
when-generate = étape 4
when-income = étape 5
when-pollute = étape 6
when-build = étape 7
when-conflict = dans un conflit
when-any = à toute étape

misprint-no-record = ce n’est pas un enregistrement JSON
misprint-no-card = « kind » doit être resource, action ou objective
misprint-wrong-value = une indication manque, est inconnue ou hors limites
misprint-wrong-name = il faut un nom de 1 à 24 caractères et un texte de 200 au plus
misprint-too-many = il y a plus de cartes de cette sorte que de cartes vierges

ask-who-begins = Le hasard désigne la dernière personne à avoir mis les pieds dans l’eau.
ask-deal-objective = Le hasard donne un objectif à { $to }.
ask-deal-action = Le hasard donne une carte Action à { $to }.
ask-reveal-resource = Le hasard révèle la carte Quantité d’eau et cours mondial.
ask-choose-resource = Indiquez la carte Quantité d’eau et cours mondial qui a été choisie
    .short = Carte choisie
ask-place-zone = Placez votre zone résidentielle
ask-build-first = Construisez quelque chose, ou passez
ask-contest-water = Déclarez votre hostilité au sujet de l’eau d’un hexagone, ou passez
    .short = Se battre pour l’eau ?
ask-contest-site = Déclarez votre hostilité au sujet d’un emplacement, ou passez
    .short = Se battre pour un emplacement ?
ask-how-much = Misez en secret des points de victoire dans le conflit
    .open = Misez des points de victoire dans le conflit
ask-roll-die = Le hasard lance le dé pour { $to }.
ask-reinforce = Jouez une carte pour votre score dans le conflit, ou passez
ask-first-use = Vous avez gagné : servez-vous en { $at } avant tout le monde, ou passez
ask-first-site = Vous avez gagné : construisez en { $at } avant tout le monde, ou passez
ask-collect = Collectez l’eau
ask-generate = Faites fonctionner vos bâtiments, achetez, vendez, échangez
ask-answer-deal = { $by } propose : { $deal }
ask-suffer-card = { $by } joue la carte { $card } contre vous : l’accepter, ou refuser et vous battre ?
ask-any-card = L’étape est finie : une carte (de celle-ci ou de la suivante), ou passez
    .short = Jouer une carte de cette étape ou de la suivante ?
ask-roll-riot = Le hasard lance le dé pour une émeute chez { $to } en { $at }.
ask-after-pollution = Dépolluez le cours d’eau, ou passez
ask-what-to-build = Construisez ou détruisez quelque chose, ou passez
ask-which-shore = Choisissez un hexagone sur lequel s’appuie le barrage en { $at }
ask-join-dam = { $cost ->
    [0] { $by } propose un barrage partagé en { $at } : votre part ne coûterait rien
    [1] { $by } propose un barrage partagé en { $at } : votre part serait d’une thune
   *[other] { $by } propose un barrage partagé en { $at } : votre part serait de { $cost } thunes
}
ask-which-hex = { $left ->
    [1] { $card } : choisissez un hexagone
   *[other] { $card } : choisissez un hexagone (encore { $left })
}

move-begin = { $seat } commence
    .verb = Commencer
move-draw-objective = Donner { $card }
    .short = { $card }
    .verb = Donner un objectif
move-draw-action = Donner { $card }
    .short = { $card }
    .verb = Donner une carte Action
move-draw-resource = Révéler la carte { $card }
    .verb = Révéler une carte
move-turn-up = { $water ->
    [1] Révéler : un cube d’eau ; énergie à { $energy }, nourriture à { $food }
   *[other] Révéler : { $water } cubes d’eau ; énergie à { $energy }, nourriture à { $food }
}
    .short = { $water }≈ { $energy }¥↯ { $food }¥♣
    .verb = Révéler une carte
move-roll = { $swords ->
    [0] Aucune épée
    [1] Une épée
   *[other] { $swords } épées
}
    .verb = Lancer le dé
move-build = Construire { $building_a } en { $at }
    .short = { $building }
    .verb = Construire
move-build-dam = { $partners ->
    [rien] Construire un barrage en { $at }, sans partenaire
   *[other] Construire un barrage en { $at } avec { $partners }
}
    .short = { $partners ->
        [rien] barrage, sans partenaire
       *[other] barrage, avec { $partners }
    }
    .verb = Construire un barrage
move-destroy = Détruire ce qui se trouve en { $at }
    .short = Détruire
    .verb = Détruire
move-pick = Choisir { $at }
    .short = Choisir
    .verb = Choisir un hexagone
move-contest = Déclarer votre hostilité à { $against } au sujet de { $at }
    .short = Se battre
    .verb = Se battre
move-bid = { $points ->
    [0] Ne rien miser
    [1] Miser un point de victoire
   *[other] Miser { $points } points de victoire
}
    .short = { $points }
    .verb = Miser
move-take-water = { $count ->
    [1] Prendre un cube d’eau en { $at }
   *[other] Prendre { $count } cubes d’eau en { $at }
}
    .short = Prendre de l’eau
    .verb = Prendre de l’eau
move-fill-dam = { $count ->
    [1] Compléter le barrage en { $dam } avec un cube d’eau de { $at }
   *[other] Compléter le barrage en { $dam } avec { $count } cubes d’eau de { $at }
}
    .short = Compléter le barrage en { $dam }
    .verb = Compléter un barrage
move-treat = { $back ->
    [oui] Traiter { $at } depuis { $plant } et remettre l’eau
   *[other] Traiter { $at } depuis { $plant } et utiliser l’eau
}
    .short = Traiter depuis { $plant }
    .verb = Traiter la pollution
move-run = Faire fonctionner le bâtiment en { $at }
    .short = Faire fonctionner
    .verb = Faire fonctionner
run-named = Faire fonctionner { $building } en { $at }{ $harvest ->
    [none] {""}
   *[other] {" "}(récolte : { $harvest })
}
destroy-named = Détruire { $building } en { $at }
move-buy = Acheter { $good_key ->
    [energy] { $count ->
            [1] 1 énergie
           *[other] { $count } énergies
        }
   *[other] { $count ->
            [1] 1 nourriture
           *[other] { $count } nourritures
        }
} au marché mondial
    .short = Acheter : { $good }
    .verb = Acheter
move-sell = Vendre { $good_key ->
    [energy] { $count ->
            [1] 1 énergie
           *[other] { $count } énergies
        }
   *[other] { $count ->
            [1] 1 nourriture
           *[other] { $count } nourritures
        }
} au marché mondial
    .short = Vendre : { $good }
    .verb = Vendre
move-offer = { $good_key ->
    [energy] { $count ->
            [1] 1 énergie
           *[other] { $count } énergies
        }
   *[other] { $count ->
            [1] 1 nourriture
           *[other] { $count } nourritures
        }
} à { $to } pour { $thunes ->
    [0] rien
    [1] une thune
   *[other] { $thunes } thunes
}
    .short = Offrir à { $to } : { $good_key ->
        [energy] { $count ->
                [1] 1 énergie
               *[other] { $count } énergies
            }
       *[other] { $count ->
                [1] 1 nourriture
               *[other] { $count } nourritures
            }
    }
    .verb = Proposer des cubes
move-request = { $good_key ->
    [energy] { $count ->
            [1] 1 énergie
           *[other] { $count } énergies
        }
   *[other] { $count ->
            [1] 1 nourriture
           *[other] { $count } nourritures
        }
} { DE($to) } pour { $thunes ->
    [0] rien
    [1] une thune
   *[other] { $thunes } thunes
}
    .short = Demander à { $to } : { $good_key ->
        [energy] { $count ->
                [1] 1 énergie
               *[other] { $count } énergies
            }
       *[other] { $count ->
                [1] 1 nourriture
               *[other] { $count } nourritures
            }
    }
    .verb = Demander des cubes
move-swap = { $good_key ->
    [energy] { $count ->
            [1] 1 énergie
           *[other] { $count } énergies
        } à { $to } contre { $back ->
            [1] 1 nourriture
           *[other] { $back } nourritures
        }
   *[other] { $count ->
            [1] 1 nourriture
           *[other] { $count } nourritures
        } à { $to } contre { $back ->
            [1] 1 énergie
           *[other] { $back } énergies
        }
}
    .short = Troc avec { $to } : { $good_key ->
        [energy] { $count ->
                [1] 1 énergie
               *[other] { $count } énergies
            } contre nourriture
       *[other] { $count ->
                [1] 1 nourriture
               *[other] { $count } nourritures
            } contre énergie
    }
    .verb = Échanger des cubes
move-accept = Accepter
move-refuse = Refuser
move-play-action = { $target ->
    [rien] Jouer la carte { $card }
   *[other] Jouer la carte { $card } contre { $target }
}
    .short = { $target ->
        [rien] { $card }
       *[other] { $card } → { $target }
    }
    .verb = Jouer une carte
move-pass = Passer
move-keep-cards = Garder vos cartes jusqu’au prochain tour
    .short = Garder les cartes
    .verb = Garder les cartes
