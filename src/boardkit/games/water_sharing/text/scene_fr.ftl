# De quoi une position est faite, et ce qui peut y être faux.

part-actions = cartes Actions
part-at = hexagone
part-bank = banque
part-bids = mises
part-bought = achats du tour
part-building = bâtiment
part-by = par
part-card = carte
part-cheap-energy = prix de l’énergie
part-cheap-food = prix de la nourriture
part-cistern = citerne
part-clean = ne pollue pas
part-clock = déroulement
part-communities = communautés
part-conflict = conflit
part-contested = hexagones disputés
part-crisis = bâtiments en crise
part-dams = barrages
part-deals = échanges proposés
part-dearer = surcoût
part-decks = cartes
part-discount = réduction
part-energy = énergie
part-extra = ajouté
part-favours = effets de cartes
part-first = initiative
part-food = nourriture
part-land = plateau
part-objective = objectif
part-objectives = objectifs qui restent
part-owner = propriétaire
part-owners = propriétaires
part-paid = thunes versées par la banque
part-parties = participants
part-passed = ont passé
part-played = cartes jouées
part-points = points
part-pollution = pollution
part-refused = refusé
part-resources = cartes à venir
part-round = tour
part-rounds = tours
part-script = cartes du scénario
part-shores = rives
part-shown = cartes précédentes
part-silent = gardent leurs cartes
part-site = emplacement
part-stage = étape
part-stores = cubes par partie
part-struck = visé
part-swords = épées
part-thunes = thunes
part-tiles = tuiles
part-treated = traité
part-water = eau
part-worked = bâtiments en marche

fault-cubes-wrong = { $name ->
    [water] Cubes d’eau
    [pollution] Cubes de pollution
    [energy] Cubes d’énergie
    [food] Cubes de nourriture
   *[other] Cubes rouges
}, ceux de la banque compris : { $count } ; la boîte en a { $most }.
fault-thunes-wrong = Thunes de toutes les communautés ensemble : { $count } ; versées par la banque : { $paid }.
fault-below-zero = Quelque part, il y a moins que rien.
fault-buildings-wrong = { $building } : { $count } sur le plateau et dans la boîte ensemble ; il y en a { $most }.
fault-card-wrong = La carte { $name } est là { $count } fois ; la boîte l’a { $most } fois.
fault-crisis-without-building = Un cube rouge est en { $at }, où il n’y a pas de bâtiment.
fault-stock-astray = Des cubes { DE($seat) } sont en { $at }, où aucune partie de la communauté ne commence.
