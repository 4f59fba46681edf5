# De quoi une position est faite, et ce qui peut y être faux.

part-active = joueur actif
part-awards = récompenses financées
part-boxed = corporations remises
part-card = carte
part-choices = corporations au choix
part-chosen = corporation choisie
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

fault-claim-under-tile = { $at } est revendiquée, mais une tuile s’y trouve.
fault-six-resources = Il faut à { $seat } un nombre pour chacune des six ressources.
fault-cubes-astray = { $seat } ne peut pas garder de ressources sur { $card }.
fault-tile-misplaced = La zone { $at } ne peut pas porter { $kind } : ni la règle ni une carte en jeu ne le permet.
fault-ocean-owned = L’océan sur { $at } appartient à { $owner } ; les océans ne sont à personne.
fault-tile-unowned = Sur { $at }, une tuile n’a pas de propriétaire : { $kind }. Seuls les océans ne sont à personne.
fault-no-tile-there = La dernière tuile ne peut pas avoir été posée sur { $at } : il n’y a pas de tuile.
fault-claim-misplaced = { $at } ne peut pas être revendiquée : seule une zone de terre ferme qui n’est réservée à rien peut l’être.
fault-prizes-alone = En solo, on joue sans objectifs ni récompenses.
fault-used-astray = { $seat } ne peut pas avoir utilisé une action { DE($card) } : cette carte n’est pas parmi ses cartes en jeu, n’a pas d’action, ou est nommée deux fois.
fault-mined-astray = { $card } ne peut pas avoir augmenté cette production pour { $seat } : cette carte n’est pas parmi ses cartes en jeu, ou n’est pas de celles qui le font.
fault-waiting-astray = { $card } ne peut pas attendre la prochaine carte { DE($seat) } : elle n’a pas été jouée, n’aide pas la carte suivante, ou est nommée deux fois.
fault-no-first-action-there = { $seat } ne peut pas devoir de première action : sa corporation n’en a pas.
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
piece-award = Récompense { $piece }
piece-milestone = Objectif { $piece }
piece-tile-kind = { $key ->
    [ocean] Tuiles Océan
    [greenery] Tuiles Forêt
    [city] Tuiles Cité
   *[other] Tuiles ({ $piece })
}
