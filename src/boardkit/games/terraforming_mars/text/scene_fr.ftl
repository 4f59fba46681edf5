# De quoi une position est faite, et ce qui peut y être faux.

part-active = joueur actif
part-awards = récompenses financées
part-boxed = corporations remises
part-card = carte
part-choices = corporations au choix
part-chosen = corporation choisie en secret
part-claims = zones réservées
part-companies = plateaux des joueurs
part-corporation = corporation
part-corporations = corporations restantes
part-cubes = ressources sur les cartes
part-deck = pioche
part-discards = défausse cachée
part-events = événements joués
part-face-up = défausse visible
part-first = premier joueur
part-generation = génération
part-hand = cartes en main
part-kind = tuile
part-latest = dernière tuile posée
part-milestones = objectifs revendiqués
part-mined = extrait
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
part-raised = niveau augmenté
part-rating = niveau de terraformation
part-seat = joueur
part-stock = réserve
part-stock-1 = M€
part-stock-2 = acier
part-stock-3 = titane
part-stock-4 = plantes
part-stock-5 = énergie
part-stock-6 = chaleur
part-tableau = cartes en jeu
part-taken = actions faites
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
fault-claim-under-tile = { $at } est réservée, mais une tuile s’y trouve.
fault-temperature-off-track = La température ne peut pas être de { $temperature } °C : elle va de −30 à +8 par pas de 2.
fault-oxygen-off-track = L’oxygène ne peut pas être de { $oxygen } % : il va de 0 à 14.
fault-stock-below-zero = { $seat } ne peut pas avoir { $amount } { $resource }.
fault-production-too-low = { $seat } ne peut pas produire { $amount } { $resource } : le plateau ne descend pas si bas.
fault-six-resources = Il faut à { $seat } un nombre pour chacune des six ressources.
fault-cubes-astray = { $seat } ne peut pas garder de ressources sur { $card }.
