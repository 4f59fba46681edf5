# De quoi une position est faite, et ce qui peut y être faux.

part-alea = aléa du tour
part-aleas = aléas à piocher
part-aleas-out = aléas piochés
part-aleas-under = aléas sous la pile
part-ambassador = ambassadeur
part-at = territoire
part-bag = pile de projets
part-blocked = territoires réservés
part-bought = achats
part-caller = convoqué par
part-callers = ont convoqué un conseil
part-card = projet
part-cards = projets financés
part-character = personnage
part-chosen = projet choisi en secret
part-claims = objectifs personnels
part-common = objectif commun atteint
part-council = conseil
part-cubes = cubes
part-amount = cubes
part-back = à rendre
part-deals = négociations
part-debts = promesses
part-developed = ont développé
part-drilling = forage
part-extra = second achat
part-foreseen = aléa prévu
part-hand = projets en main
part-harvest = récolte en plus
part-index = indice
part-indices = indices
part-indices-1 = sociétal
part-indices-2 = économie
part-indices-3 = environnement
part-individuals = individus
part-influenced = point d’indice acheté
part-land = territoires
part-laps = tours de financement
part-late = peuvent encore acheter
part-mission = mission
part-moved = ont bougé
part-of = demandé à
part-offers = projets proposés
part-outcome = issue
part-paid = cubes payés
part-personal = objectif personnel atteint
part-phase = phase
part-planet = planète
part-pledges = cubes promis
part-power = pouvoir disponible
part-project = projet
part-quiet = n’ont rien ajouté
part-rain = pluie
part-relief = salaire réduit de
part-role = rôle
part-round = tour
part-season = ce tour
part-seen = vue de tous
part-seer = a prévu
part-sheltered = à l’abri
part-shown = profil montré
part-since = depuis le tour
part-stocked = en stock
part-tableaux = joueurs
part-taken = récolté
part-terrain = terrain
part-touched = projets modifiés
part-turn = ce tour de jeu
part-under = sous la pile
part-votes = votes
part-zones = zones

fault-no-such-project = « { $name } » n’est pas un projet de la boîte.
fault-no-such-alea = « { $name } » n’est pas un aléa de la boîte.
fault-project-twice = { $seat } a le projet { $card } { $more ->
    [1] une fois
   *[other] { $more } fois
} de trop.
fault-project-missing = Il manque à { $seat } le projet { $card }.
fault-alea-twice = L’aléa { $card } se trouve { $more ->
    [1] une fois
   *[other] { $more } fois
} de trop.
fault-alea-missing = L’aléa { $card } manque.
fault-index-off-track = { $index } ne peut pas être à { $value } : la piste ne va pas jusque-là.
fault-cubes-off-limit = { $at } ne peut pas porter { $cubes } cubes : de 0 à { $most }.
fault-too-many-pawns = { $seat } a { $count } individus ou zones sur la planète, mais n’en possède que { $most }.
fault-pawns-below-zero = En { $at }, il y a moins de zéro individu ou zone.
fault-too-many-labels = Les joueurs ont { $count } labels, mais il n’y en a que { $most }.
fault-land-of-another-planet = Les territoires ne sont pas ceux de la planète { $planet }.
fault-token-astray = Le jeton de { $card } ne peut pas être là : il n’y en a pas, ou il est ailleurs.
fault-seat-owes = { $seat } ne peut pas avoir { $cubes } cubes.
claim-open = à dire
claim-claimed = revendiqué
claim-silent = non revendiqué
claim-covered = caché
