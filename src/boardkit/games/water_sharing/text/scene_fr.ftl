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
part-back = en retour
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
fault-below-zero = Il y a moins de zéro de quelque chose.
fault-buildings-wrong = { $building } : { $count } sur le plateau et dans la boîte ensemble ; il y en a { $most }.
fault-card-wrong = La carte { $name } est là { $count } fois ; la boîte { $most ->
    [0] ne l’a pas.
    [1] l’a une fois.
   *[other] l’a { $most } fois.
}
fault-crisis-without-building = Un cube rouge est en { $at }, où il n’y a pas de bâtiment.
fault-stock-astray = Des cubes { DE($seat) } sont en { $at }, où aucune partie de la communauté ne commence.
fault-no-such-hex = Le plateau n’a pas d’hexagone { $at }.
fault-wrong-site = L’hexagone { $at } ne convient pas pour { $building_a }.
fault-no-dam-there = Le barrage en { $at } n’occupe pas un cours d’eau et deux hexagones secs qui le touchent.
fault-two-on-one-hex = Plusieurs constructions se trouvent en { $at }.
fault-wrong-owners = Ce qui se trouve en { $at } doit avoir un propriétaire ; un barrage en a de un à trois, chacun nommé une fois.
fault-too-many-markers = { $seat } a { $count } constructions sur le plateau, mais seulement { $most } marqueurs.
fault-water-astray = Il y a de l’eau en { $at }, où ne coule aucun cours d’eau.
fault-pollution-astray = Il y a de la pollution en { $at }, sur la terre ferme.
fault-crisis-without-need = Un cube rouge est en { $at }, mais { $building_a } n’a besoin de rien et n’est jamais en crise.
fault-works-not = Rien de ce qui se trouve en { $at } ne peut fonctionner.
fault-wrong-treatment = Il doit y avoir en { $at } une station de traitement qui a servi de une à trois fois.
fault-hand-too-large = { $seat } a { $count } cartes Actions en main ; personne n’en a plus de { $most }.
fault-bought-astray = { $seat } ne peut avoir acheté au marché mondial que de l’énergie et de la nourriture, notées une fois chacune.
fault-too-many-proposals = { $seat } a proposé { $count } échanges ; un tour en permet { $most }.
fault-too-much = { $seat } a quelque part { $count } ; aucun nombre ne dépasse { $most }.
fault-rounds-wrong = Le tour { $round } sur { $rounds } n’existe pas : une partie a de 1 à { $most } tours.
fault-step-wrong = L’étape ne va pas avec le tour, ou avec ce qui reste à y faire.
fault-nobody-first = Personne n’a l’initiative.
fault-seat-listed = Parmi celles qui ont passé ou qui gardent leurs cartes, chaque communauté est nommée une fois au plus.
fault-card-missing = Aucune carte Quantité d’eau et cours mondial n’est révélée.
fault-cards-too-few = Cartes Quantité d’eau et cours mondial qui restent : { $count } ; il en faut pour les tours à venir : { $needed }.
fault-asked-wrong = Ce qu’on demande à { $seat }, maintenant ou plus tard, ne va pas avec l’étape ou avec la table.
fault-conflict-wrong = Le conflit a des participants, des mises, des épées ou une cause impossibles.
fault-conflict-astray = Il y a sur la table un conflit que personne ne mène, ou bien on mène un conflit qui n’y est pas.
