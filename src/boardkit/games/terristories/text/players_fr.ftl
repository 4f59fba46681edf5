### Ce que pèsent les joueurs de l’ordinateur à TerriStories.

term-indices = amener les trois indices à leurs marqueurs
    .opinion = rapproche les indices de leurs marqueurs
    .nudge = Regardez les trois indices : lequel est le plus loin de son marqueur, et qu’est-ce qui le ferait monter ?
    .unit = Chaque point qui manque à un indice coûte { $index } point.
term-own-index = faire monter l’indice de l’objectif personnel
    .opinion = rapproche l’indice de votre objectif
    .nudge = Regardez l’indice que demande votre objectif : de combien doit-il monter, et qui paierait pour cela ?
    .unit = Dans une Conquête, chaque point qui lui manque coûte { $index } point, et aucun autre indice ne compte.
term-buffer = une réserve au-delà des marqueurs
    .opinion = protège mieux des aléas
    .nudge = Pensez aux aléas à venir : quel indice dépasse son marqueur avec de la marge ?
    .unit = Chaque point au-delà d’un marqueur compte { $buffer }.
term-cubes = les cubes disponibles
    .opinion = laisse des cubes pour de meilleurs usages
    .nudge = Regardez les cubes disponibles : que financer, seul ou ensemble, et que vaut-il mieux garder ?
    .unit = Chaque cube compte { $cube } point, et rien au dernier tour.
term-income = ce que laissent les récoltes de tous une fois les salaires payés
    .opinion = fait mieux couvrir les salaires par les récoltes
    .nudge = Pensez aux prochains tours : vos récoltes couvrent-elles les salaires, et davantage ?
    .unit = Un cube à chaque tour à venir compte { $income } point, peu importe qui le reçoit.
term-own-income = ce que laissent ses propres récoltes une fois les salaires payés
    .opinion = fait mieux couvrir vos salaires par vos récoltes
    .nudge = Pensez aux prochains tours : vos récoltes couvrent-elles vos salaires, et davantage ?
    .unit = Dans une Conquête, un cube à vous à chaque tour à venir compte { $income } point, et ceux des autres rien.
term-wages = payer les salaires
    .opinion = assure le paiement des salaires
    .nudge = Comptez d’abord les salaires du tour : chaque individu renvoyé coûte un point à chaque indice.
    .unit = Chaque cube qui manque coûte { $wages } point.
term-land = les cubes laissés aux territoires pour se régénérer
    .nudge = Regardez les territoires : laissez-leur de quoi se régénérer.
    .unit = Chaque cube compte { $land } point.
term-hand = les projets en main
    .opinion = garde de meilleurs projets en main
    .nudge = Relisez les projets de votre main : lesquels voudrez-vous aux prochains tours, et lesquels plutôt changer ?
    .unit = Ce que le meilleur rapporte au-delà de son coût compte pour { $hand_percent } pour cent, le suivant moitié moins.
term-own-objective = l’objectif personnel
    .opinion = rapproche votre objectif
    .nudge = Relisez le verso de votre carte Personnage : que lui manque-t-il encore ?
    .unit = Il compte jusqu’à { $own } points, selon que vous en êtes près. À la fin de la partie, un objectif rempli compte { $finer }, en plus de la victoire.

count-societal = { $amount } { $count ->
    [one] point
   *[other] points
} { $less } à l’indice sociétal
count-economy = { $amount } { $count ->
    [one] point
   *[other] points
} { $less } à l’indice économique
count-environment = { $amount } { $count ->
    [one] point
   *[other] points
} { $less } à l’indice environnemental
count-cubes = { $amount } { $count ->
    [one] cube à vous
   *[other] cubes à vous
} { $more }
count-cubes-of-others = { $amount } { $count ->
    [one] cube
   *[other] cubes
} { $more } chez les autres joueurs
count-individuals = { $amount } de vos individus { $more }
count-zones = { $amount } de vos zones { $more }
count-projects = { $amount } { $count ->
    [one] projet Sablier en jeu
   *[other] projets Sablier en jeu
} { $more }
count-land-cubes = { $amount } { $count ->
    [one] cube
   *[other] cubes
} { $more } sur les territoires
