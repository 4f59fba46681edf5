# Ce que pèse un joueur de l’ordinateur, quand il dit pourquoi il a fait cela, et en indice : à quoi penser.

term-land = les points des grands segments
    .nudge = Quel segment est le plus près des sept cases ?
term-growing-land = les segments qui peuvent encore grandir
    .nudge = Regardez quel terrain pourrait se prolonger au bord de vos tuiles.
term-energy = vos sources d’énergie
    .nudge = Une source d’énergie ne compte qu’à l’intérieur : où serait-elle entourée à la fin ?
term-relics = les reliques visibles
    .nudge = Comptez les reliques : comment en laisser une de plus visible ?
term-inhabitants = vos habitants
    .nudge = Pensez à qui pourrait s’installer maintenant, ou par le pouvoir d’un bâtiment.
term-buildings = ce que comptent vos bâtiments
    .nudge = Relisez les cartes de bâtiment : lequel compterait le plus là où vous avez de la place ?
term-powers-to-come = ce que les pouvoirs feront encore aux tours suivants
    .nudge = Un pouvoir de chaque tour vaut d’autant plus qu’il arrive tôt et qu’il a de la place à côté de lui.
term-free-gears = la place pour de futurs bâtiments
    .nudge = Cherchez des engrenages libres du même terrain côte à côte : que pourrait-on y construire plus tard ?
term-junk-of-rivals = le bric-à-brac sur les reliques des autres
    .nudge = Regardez les reliques des autres : qui souffrirait le plus du bric-à-brac ?
term-secret-tiles = les tuiles secrètes gardées pour plus tard
    .nudge = Vous avez trois tuiles secrètes pour toute la partie : est-ce le bon moment pour en jouer une ?
