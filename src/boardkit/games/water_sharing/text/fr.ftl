title = Le Partage de l’eau
summary = Installez-vous dans un bassin et partagez l’eau qui y coule.

option-scenario = Scénario
    .help = Partie libre, ou communautés déjà installées : sections 12.2 à 12.5 des règles.
option-simplified = Mode simplifié
    .help = Sans pollution et sans cartes. Un scénario en décide lui-même.
option-rounds = Tours
    .help = La durée de la partie ; les trois premiers scénarios ont leur propre nombre.
option-beginner = Qui a mis les pieds dans l’eau en dernier ?
    .help = Cette personne a l’initiative au premier tour ; ou bien le hasard décide.
option-own-cards = Cartes à vous
    .help = Un fichier avec vos cartes à la place des cartes vierges, une par ligne : section 9.4.

scenario-free = partie libre
scenario-interdependence = 1 Interdépendance
scenario-three-owners = 2 Barrage à trois propriétaires
scenario-one-owner = 3 Barrage à un propriétaire
scenario-pollution = 4 Avec pollution
rounds-five = 5
rounds-six = 6
rounds-seven = 7
beginner-chance = le hasard décide
beginner-first = la première personne
beginner-second = la deuxième personne
beginner-third = la troisième personne
beginner-fourth = la quatrième personne

terrain-source = source
terrain-river = cours d’eau
terrain-sea = mer
terrain-meadow = prairie
terrain-mountain = montagne

building-residential = zone résidentielle
building-farm = exploitation agricole
building-fishing-port = port de pêche
building-power-plant = centrale électrique
building-wind-solar = parc éolien ou solaire
building-leisure = base de loisirs
building-industry = zone industrielle
building-mine = exploitation minière
building-treatment = station de traitement
building-university = université
building-junction = jonction
building-dam = barrage

good-water = eau
good-energy = énergie
good-food = nourriture
good-thunes = thunes

stage-opening = début de la partie
stage-initiative = initiative
stage-reveal = carte de l’eau
stage-collect = collecter l’eau
stage-generate = générer
stage-earn = récolter
stage-pollute = polluer
stage-build = construire
stage-flow = écouler

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

ask-who-begins = Le hasard désigne qui a mis les pieds dans l’eau en dernier.
ask-deal-objective = Le hasard donne un objectif à { $to }.
ask-deal-action = Le hasard donne une carte Action à { $to }.
ask-reveal-resource = Le hasard révèle la carte Quantité d’eau et cours mondial.
ask-place-zone = Placez votre zone résidentielle
ask-build-first = Construisez quelque chose, ou passez
ask-contest-water = Déclarez votre hostilité pour l’eau d’un hexagone, ou passez
    .short = Se battre pour l’eau ?
ask-contest-site = Déclarez votre hostilité pour un emplacement, ou passez
    .short = Se battre pour un emplacement ?
ask-how-much = Misez en secret des points de victoire dans le conflit
ask-roll-die = Le hasard lance le dé pour { $to }.
ask-reinforce = Jouez une carte pour votre score dans le conflit, ou passez
ask-first-use = Vous avez gagné : servez-vous en { $at } avant tout le monde, ou passez
ask-first-site = Vous avez gagné : construisez en { $at } avant tout le monde, ou passez
ask-collect = Collectez l’eau
ask-generate = Faites fonctionner vos bâtiments, achetez, vendez, échangez
ask-answer-deal = { $by } propose : { $deal }
ask-suffer-card = { $by } joue { $card } contre vous : la subir, ou se battre ?
ask-earn = Jouez une carte pendant la récolte, ou passez
ask-roll-riot = Le hasard lance le dé pour une émeute chez { $to } en { $at }.
ask-before-pollution = Jouez une carte avant que la pollution ne tombe, ou passez
ask-after-pollution = Dépolluez le cours d’eau, ou passez
ask-what-to-build = Construisez ou détruisez, ou passez
ask-which-shore = Choisissez un hexagone sur lequel s’appuie le barrage en { $at }
ask-join-dam = { $by } propose un barrage partagé en { $at } : votre part serait de { $cost } thunes
ask-which-hex = { $card } : choisissez un hexagone (encore { $left })

move-begin = { $seat } commence
move-draw-objective = Donner { $card }
move-draw-action = Donner { $card }
move-draw-resource = Révéler la carte { $card }
move-roll = { $swords ->
    [0] Aucune épée
    [1] Une épée
   *[other] { $swords } épées
}
move-build = Construire en { $at } : { $building }
    .short = { $building }
move-build-dam = { $partners ->
    [rien] Construire seul un barrage en { $at }
   *[other] Construire un barrage en { $at } avec { $partners }
}
    .short = { $partners ->
        [rien] barrage, seul
       *[other] barrage, avec { $partners }
    }
move-destroy = Détruire ce qui se trouve en { $at }
    .short = Détruire
move-pick = Choisir { $at }
    .short = Choisir
move-contest = Déclarer son hostilité pour { $at } contre { $against }
    .short = Se battre
move-bid = { $points ->
    [0] Ne rien miser
    [1] Miser un point de victoire
   *[other] Miser { $points } points de victoire
}
    .short = { $points }
move-take-water = Prendre { $count } eau en { $at }
    .short = Prendre de l’eau
move-fill-dam = Remplir le barrage en { $dam } avec { $count } eau de { $at }
    .short = Remplir le barrage { $dam }
move-treat = { $back ->
    [oui] Traiter { $at } depuis { $plant } et remettre l’eau
   *[other] Traiter { $at } depuis { $plant } et garder l’eau
}
    .short = Traiter depuis { $plant }
move-run = Faire fonctionner le bâtiment en { $at }
    .short = Faire fonctionner
move-buy = { $good_key ->
    [energy] Acheter { $count } énergie au marché mondial
   *[other] Acheter { $count } nourriture au marché mondial
}
    .short = Acheter : { $good }
move-sell = { $good_key ->
    [energy] Vendre { $count } énergie au marché mondial
   *[other] Vendre { $count } nourriture au marché mondial
}
    .short = Vendre : { $good }
move-offer = { $count } { $good } à { $to } pour { $thunes } thunes
    .short = { $count } { $good } → { $to }
move-request = { $count } { $good } { DE($to) } pour { $thunes } thunes
    .short = { $count } { $good } ← { $to }
move-swap = { $good_key ->
    [energy] { $count } énergie à { $to } contre { $back } nourriture
   *[other] { $count } nourriture à { $to } contre { $back } énergie
}
    .short = { $count } { $good } ⇄ { $to }
move-accept = Accepter
move-refuse = Refuser
move-play-action = { $target ->
    [rien] Jouer { $card }
   *[other] Jouer { $card } contre { $target }
}
    .short = { $target ->
        [rien] { $card }
       *[other] { $card } → { $target }
    }
move-pass = Passer

verb-begin = Commencer
verb-draw-objective = Donner un objectif
verb-draw-action = Donner une carte Action
verb-draw-resource = Révéler une carte
verb-roll = Lancer le dé
verb-build = Construire
verb-build-dam = Construire un barrage
verb-destroy = Détruire
verb-pick = Choisir un hexagone
verb-contest = Se battre
verb-bid = Miser
verb-take-water = Prendre de l’eau
verb-fill-dam = Remplir un barrage
verb-treat = Traiter la pollution
verb-run = Faire fonctionner
verb-buy = Acheter
verb-sell = Vendre
verb-offer = Proposer des cubes
verb-request = Demander des cubes
verb-swap = Échanger des cubes
verb-accept = Accepter
verb-refuse = Refuser
verb-play-action = Jouer une carte
verb-pass = Passer
