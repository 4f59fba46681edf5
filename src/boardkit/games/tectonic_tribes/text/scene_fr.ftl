# De quoi une position est faite, et ce qui peut y être faux.

part-acted = ont joué ce tour
part-at = place (en haut à gauche)
part-by = à cause du joueur
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

fault-no-such-terrain-card = Il n’y a pas de carte Terrain { $card } : elles vont de 1 à 80.
fault-no-such-tribe-card = « { $name } » n’est pas une carte Tribu.
fault-terrain-card-twice = La carte Terrain { $card } se trouve { $more ->
    [1] à deux endroits : une de trop
   *[other] à plusieurs endroits : { $more } de trop
}.
fault-terrain-card-missing = La carte Terrain { $card } manque.
fault-tribe-card-twice = { $seat } a la carte Tribu { $card } { $more ->
    [1] une fois
   *[other] { $more } fois
} de trop.
fault-tribe-card-missing = Il manque à { $seat } la carte Tribu { $card }.
fault-card-of-neither-kind = En { $at }, il faut une carte Terrain ou une carte Tribu, ni les deux ni aucune.
