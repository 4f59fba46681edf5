# De quoi une position est faite, et ce qui peut y être faux.

part-active = joueur actif
part-awards = récompenses financées
part-boxed = corporations remises
part-card = carte
part-choices = corporations au choix
part-chosen = corporation choisie en secret
part-claims = zones revendiquées
part-companies = plateaux des joueurs
part-corporation = corporation
part-corporations = corporations restantes
part-cubes = ressources sur les cartes
part-deck = pioche
part-discards = défausse cachée
part-events = évènements joués
part-face-up = défausse visible
part-first = premier joueur
part-generation = génération
part-hand = cartes en main
part-kind = tuile
part-latest = dernière tuile posée
part-milestones = objectifs validés
part-mined = production choisie par la tuile
part-next-card = attend la prochaine carte
part-offer = cartes proposées
part-opening = première action due
part-owner = propriétaire
part-oxygen = oxygène
part-passed = a passé
part-phase = phase
part-picked = cartes prises
part-planet = Mars
part-price = prix
part-production = production
part-production-1 = M€
part-production-2 = acier
part-production-3 = titane
part-production-4 = plantes
part-production-5 = énergie
part-production-6 = chaleur
part-raised = NT augmenté
part-rating = niveau de terraformation
part-seat = joueur
part-stock = réserve
part-stock-1 = M€
part-stock-2 = acier
part-stock-3 = titane
part-stock-4 = plantes
part-stock-5 = énergie
part-stock-6 = chaleur
part-played = cartes en jeu
part-taken = actions réalisées
part-temperature = température
part-tiles = tuiles
part-used = actions utilisées

fault-no-such-card = « { $name } » n’est pas une carte de la boîte.
fault-card-twice = { $card } se trouve { $more ->
    [1] à deux endroits : une de trop
   *[other] à plusieurs endroits : { $more } de trop
}.
fault-card-missing = { $card } manque : cette carte n’est nulle part.
fault-too-many-tiles = { $kind_key ->
    [ocean] { $more ->
        [1] Une tuile Océan de trop.
       *[other] { $more } tuiles Océan de trop.
    }
    [greenery] { $more ->
        [1] Une tuile Forêt de trop.
       *[other] { $more } tuiles Forêt de trop.
    }
    [city] { $more ->
        [1] Une tuile Cité de trop.
       *[other] { $more } tuiles Cité de trop.
    }
   *[other] { $more ->
        [1] Une tuile de trop : { $kind }.
       *[other] { $more } tuiles de trop : { $kind }.
    }
}
fault-no-such-place = Il n’y a pas de zone { $at } sur la carte.
fault-claim-under-tile = { $at } est revendiquée, mais une tuile s’y trouve.
fault-temperature-off-track = La température ne peut pas être de { $temperature } °C : elle va de −30 à +8 par pas de 2.
fault-oxygen-off-track = L’oxygène ne peut pas être de { $oxygen } % : il va de 0 à 14.
fault-stock-below-zero = { $seat } ne peut pas avoir { $amount } en réserve : { $resource }.
fault-production-too-low = { $seat } ne peut pas avoir une production de { $amount } : { $resource }. Le plateau ne descend pas si bas.
fault-six-resources = Il faut à { $seat } un nombre pour chacune des six ressources.
fault-cubes-astray = { $seat } ne peut pas garder de ressources sur { $card }.
fault-tile-misplaced = La zone { $at } ne peut pas porter { $kind } : ni la règle ni une carte en jeu ne le permet.
fault-ocean-owned = L’océan sur { $at } appartient à { $owner } ; les océans ne sont à personne.
fault-tile-unowned = Sur { $at }, une tuile n’a pas de propriétaire : { $kind }. Seuls les océans ne sont à personne.
fault-no-tile-there = La dernière tuile ne peut pas avoir été posée sur { $at } : il n’y a pas de tuile.
fault-claim-misplaced = { $at } ne peut pas être revendiquée : seule une zone de terre ferme qui n’est réservée à rien peut l’être.
fault-generation-off-track = { $most ->
    [0] Il n’y a pas de génération { $generation } : on les compte à partir de 1.
   *[other] Il n’y a pas de génération { $generation } : en solo, on les compte de 1 à { $most }.
}
fault-milestone-twice = L’objectif { $milestone } est validé plus d’une fois.
fault-too-many-milestones = { $claimed } objectifs sont validés ; il ne peut y en avoir que { $most }.
fault-award-twice = La récompense { $award } est financée plus d’une fois.
fault-too-many-awards = { $funded } récompenses sont financées ; il ne peut y en avoir que { $most }.
fault-prizes-alone = En solo, on joue sans objectifs ni récompenses.
fault-rating-below-zero = { $seat } ne peut pas avoir un niveau de terraformation de { $rating }.
fault-used-astray = { $seat } ne peut pas avoir utilisé une action { DE($card) } : cette carte n’est pas parmi ses cartes en jeu, n’a pas d’action, ou est nommée deux fois.
fault-mined-astray = { $card } ne peut pas avoir augmenté cette production pour { $seat } : cette carte n’est pas parmi ses cartes en jeu, ou n’est pas de celles qui le font.
fault-waiting-astray = { $card } ne peut pas attendre la prochaine carte { DE($seat) } : elle n’a pas été jouée, n’aide pas la carte suivante, ou est nommée deux fois.
fault-no-first-action-there = { $seat } ne peut pas devoir de première action : sa corporation n’en a pas.
fault-corporation-astray = { $card } se trouve parmi les cartes de l’autre sorte : corporations et cartes Projet ne se mélangent pas.
fault-beginner-astray = { $corporation } revient à un autre joueur, ou à personne dans cette partie.
fault-event-in-play = { $seat } a l’évènement { $card } parmi ses cartes en jeu ; les évènements sont face cachée.
fault-no-event-played = { $seat } a { $card } parmi ses évènements joués ; ce n’est pas un évènement.
fault-corporation-missing = { $seat } n’a pas de corporation.
fault-corporation-too-soon = { $seat } a une corporation ou des cartes en jeu avant que les corporations soient révélées.
fault-chosen-elsewhere = { $seat } ne peut pas choisir { $corporation } maintenant, ou ne l’a pas reçue.
fault-nothing-to-choose = { $seat } n’a pas choisi de corporation, et personne ne le lui demande, ou il n’y en a aucune au choix.
fault-offer-astray = Des cartes au choix attendent { $seat }, mais rien ne demande de choisir.
fault-draft-uneven = Les paquets du draft n’ont pas tous la taille qu’il faut, ou tous ne gardent pas une carte à chaque passage.
fault-passed-seat-asked = { $seat } a passé et doit pourtant réaliser une action.
fault-actions-taken = { $taken ->
    [one] On ne peut pas demander d’action après { $taken } action
   *[other] On ne peut pas demander d’action après { $taken } actions
} ; ce nombre va de 0 à { $most }.
fault-only-chance-deals = On demande à un joueur ce que seul le hasard donne, ou au hasard ce que seul un joueur décide.
fault-wrong-count = Une question dit { $count } ; il faut un nombre de { $least } à { $most }.
fault-other-price = Des cartes sont proposées à { $price } M€ chacune ; elles coûtent { $right } M€.
fault-not-asked-now = Sur cette table, on ne demanderait pas cela à { $seat }.
