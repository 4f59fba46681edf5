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
fault-building-misshapen = Un bâtiment { DE($seat) } ({ $card }) occupe des cases qui n’ont pas sa forme.
fault-space-taken-twice = Deux choses { DE($seat) } se trouvent sur { $at }.
fault-no-land-there = { $seat } n’a pas de terrain en { $at } pour ce qui s’y trouve.
placed-nothing = rien
placed-building = un bâtiment
placed-inhabitant = un habitant
fault-building-off-gears = Un bâtiment { DE($seat) } ({ $card }) n’est pas sur des engrenages d’un même terrain.
fault-tile-apart = La tuile { $tile } { DE($seat) } ne touche aucune autre tuile par un bord.
fault-junk-on-no-relic = { $seat } a du bric-à-brac en { $at }, où il n’y a pas de relique.
fault-relic-tokens-unused = Des jetons Relique sont posés, alors que la table joue sans le côté relique des jetons.
fault-other-buildings = Les bâtiments du plateau ne sont pas ceux des options de cette partie.
fault-copies-below-none = { $card } : il ne peut pas en rester moins de zéro.
fault-questions-astray = Ce qui est demandé et ce qui attend ensuite ne se suivent pas comme dans une partie. Corrigez le joueur interrogé ou celui dont c’est le tour.
fault-turn-number-wrong = Le numéro du tour est { $number } ; il va de 1 à { $most }.
fault-tiles-laid-wrong = { $seat } a { $there ->
    [1] une tuile
   *[other] { $there } tuiles
}, alors qu’il en faut { $due } à ce moment de la partie.
fault-row-wrong = La rangée a { $there ->
    [1] une tuile
   *[other] { $there } tuiles
}, alors qu’il en faut { $due } à ce moment du tour.
fault-secrets-wrong = { $seat } a { $there ->
    [1] une tuile secrète
   *[other] { $there } tuiles secrètes
} ; il en faut { $due } au plus à ce moment, et exactement autant pendant la mise en place.
fault-start-tile-astray = La tuile { $tile } n’a pas sa place là : une tuile de départ est la première de chaque communauté, et les autres forment leur propre pile.
fault-placed-wrong = Ce que le tour dit de sa tuile, de son bâtiment et de ce qui était là avant ne correspond pas à la table.
fault-claims-wrong = Les pouvoirs encore à utiliser ne sont pas ceux que les bâtiments ont à ce tour.
