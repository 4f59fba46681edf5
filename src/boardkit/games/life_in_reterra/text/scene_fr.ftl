# De quoi une position est faite, et ce qui peut y être faux.

part-at = place
part-beneath = tuiles sous la pile
part-buildings = bâtiments
part-by = bâtiment
part-card = bâtiment
part-claims = pouvoirs à utiliser
part-communities = communautés
part-first = premier joueur
part-inhabitants = habitants
part-junk = bric-à-brac
part-left = exemplaires restants
part-market = bâtiments proposés
part-now = ce tour
part-number = numéro du tour
part-of = contre le joueur
part-placed = placé ce tour
part-power = pouvoir
part-relics = reliques
part-row = rangée
part-seat = joueur
part-secret = tuile secrète
part-secrets = tuiles secrètes
part-side = face
part-spaces = cases
part-stack = pile
part-standing = bâtiments avant
part-starts = tuiles de départ restantes
part-tile = tuile
part-tiles = tuiles
part-turn = rotation

fault-no-such-piece = « { $name } » n’est pas une pièce de ce jeu.
fault-land-tile-twice = La tuile { $tile } se trouve { $more ->
    [1] à deux endroits : une de trop
   *[other] à plusieurs endroits : { $more } de trop
}.
fault-land-tile-missing = La tuile { $tile } manque.
fault-too-many-buildings = { $card } : { $more ->
    [1] un exemplaire de trop
   *[other] { $more } exemplaires de trop
}.
fault-too-few-buildings = { $card } : { $less ->
    [1] il manque un exemplaire
   *[other] il manque { $less } exemplaires
}.
fault-too-many-tokens = { $more ->
    [1] Un jeton de trop
   *[other] { $more } jetons de trop
} : reliques et bric-à-brac ont la même réserve.
fault-too-many-inhabitants = { $more ->
    [1] Un habitant de trop.
   *[other] { $more } habitants de trop.
}
fault-tile-off-frame = La tuile { $tile } { DE($seat) } n’entre pas dans un cadre de quatre tuiles sur quatre.
fault-tiles-overlap = La tuile { $tile } { DE($seat) } est posée sur une autre.
fault-building-misshapen = { $card } { DE($seat) } occupe des cases qui n’ont pas sa forme.
fault-space-taken-twice = Deux choses { DE($seat) } se trouvent sur { $at }.
fault-no-land-there = { $seat } n’a pas de terrain en { $at } pour ce qui s’y trouve.
placed-nothing = rien
placed-building = un bâtiment
placed-inhabitant = un habitant
