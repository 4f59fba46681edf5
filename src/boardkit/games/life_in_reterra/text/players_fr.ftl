# Ce que pèse un joueur de l’ordinateur, quand il dit pourquoi il a fait cela, et en indice : à quoi penser.

term-land = les points des grands segments
    .nudge = Quel segment est le plus près des sept cases ?
term-growing-land = les segments qui peuvent encore grandir
    .opinion = laisse des segments grandir
    .nudge = Regardez quel terrain pourrait se prolonger au bord de vos tuiles.
    .unit = Un segment auquel il ne manque qu’une case compte près de { $growth } points, un plus petit bien moins ; et tous d’autant moins qu’il reste peu de tuiles à venir.
term-energy = les sources d’énergie
    .opinion = une source d’énergie peut encore être entourée
    .nudge = Une source d’énergie ne compte qu’à l’intérieur : où serait-elle entourée à la fin ?
    .unit = Une source qui peut encore être entourée compte pour { $energy_percent } pour cent de ses points.
term-relics = les reliques non couvertes
    .nudge = Comptez les reliques : comment en laisser une de plus à découvert ?
term-inhabitants = les habitants
    .nudge = Pensez à qui pourrait s’installer maintenant, ou par le pouvoir d’un bâtiment.
term-buildings = les points des bâtiments
    .nudge = Relisez les cartes de bâtiment : lequel compterait le plus là où vous avez de la place ?
term-powers-to-come = ce que les pouvoirs feront aux tours suivants
    .opinion = des pouvoirs qui serviront plus aux tours suivants
    .nudge = Un pouvoir de chaque tour vaut d’autant plus qu’il arrive tôt et qu’il a de la place à côté de lui.
    .unit = Ce qu’un pouvoir posera compte { $uses } point, l’échange d’une tuile de la rangée { $rows }.
term-free-gears = la place pour de futurs bâtiments
    .opinion = garde de bonnes places pour de futurs bâtiments
    .nudge = Cherchez des engrenages libres du même terrain côte à côte : que pourrait-on y construire plus tard ?
    .unit = Un engrenage libre compte { $gear } point, deux côte à côte { $pair }, trois ou plus { $trio }, et moins vers la fin.
term-junk-of-rivals = le bric-à-brac sur les reliques des autres
    .opinion = gêne plus les rivaux
    .nudge = Regardez les reliques des autres : qui souffrirait le plus du bric-à-brac ?
    .unit = Un point que perdent les autres compte { $rivals }.
term-secret-tiles = les tuiles secrètes gardées pour plus tard
    .opinion = garde une tuile secrète pour plus tard
    .nudge = Vous avez trois tuiles secrètes pour toute la partie : est-ce le bon moment pour en jouer une ?
    .unit = Chacune compte { $secret } point tant qu’il reste un tour pour la poser.

count-inhabitants = { $amount } { $count ->
    [one] habitant
   *[other] habitants
} { $more }
count-buildings = { $amount } { $count ->
    [one] bâtiment
   *[other] bâtiments
} { $more }
count-relics = { $amount } { $count ->
    [one] relique non couverte
   *[other] reliques non couvertes
} { $more }
count-segments = { $amount } { $count ->
    [one] grand segment
   *[other] grands segments
} { $more }
count-energy = { $amount } { $count ->
    [one] source d’énergie
   *[other] sources d’énergie
} { $more } à l’intérieur à coup sûr
count-gears = { $amount } { $count ->
    [one] engrenage libre
   *[other] engrenages libres
} { $more }
count-junk = { $amount } { $count ->
    [one] jeton Bric-à-brac
   *[other] jetons Bric-à-brac
} { $more } chez vous

character-careful = garde de la place et ses tuiles secrètes pour plus tard
character-hungry = accueille tous ceux qui veulent bien venir
character-spiteful = couvre de bric-à-brac les reliques des autres dès qu’il le peut
