# De quoi une position est faite, et ce qui peut y être faux.

part-acted = ont joué pendant ce tour
part-at = place (en haut à gauche)
part-card = carte
part-chosen = carte choisie
part-continent = continent
part-deck = pioche
part-face-down = défausse cachée
part-face-up = défausse visible
part-hand = numéro de la main
part-hands = cartes en main
part-last-round = dernier tour
part-order = ordre du tour
part-place = place dans l’ordre
part-placements = cartes posées, la plus ancienne d’abord
part-round = tour
part-seat = joueur
part-set-aside = carte à défausser
part-terrain = carte Terrain
part-to = pour le joueur
part-tribe = carte Tribu
part-tribes = cartes Tribu restantes
part-turn = rotation

fault-card-laid-wrongly = La carte en { $at } ne peut pas être là : elle doit recouvrir de la terre et en apporter, sans recouvrir ni lave ni tente adverse.
fault-hands-differ = Les mains ne vont pas ensemble : une fois que tous ont choisi, elles ont autant de cartes, deux par tour à venir.
fault-card-out-of-turn = { $seat } : une carte choisie ou à défausser est là trop tôt ou trop tard, ou bien elle manque.
fault-order-astray = L’ordre du tour n’est pas celui des cartes, ou ceux qui ont joué ne sont pas ceux qui précèdent le joueur interrogé.
fault-last-round-wrong = C’est le dernier tour dès que quelqu’un a posé ses cinq cartes Tribu, et seulement alors, sauf dans la variante avancée.
fault-draw-pile-short = { $less ->
    [1] Il manque une carte à la pioche
   *[other] Il manque { $less } cartes à la pioche
} pour ce qui reste à distribuer.
fault-card-of-neither-kind = En { $at }, il faut une carte Terrain ou une carte Tribu, ni les deux ni aucune.
piece-terrain-card = Carte Terrain { $piece }
piece-tribe-card = Carte Tribu { $piece }
