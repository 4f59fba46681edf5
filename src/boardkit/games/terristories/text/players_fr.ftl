### Ce que pèsent les joueurs de l’ordinateur à TerriStories.

term-indices = amener les trois indices à leurs marqueurs
    .nudge = Regardez les trois indices : lequel est le plus loin de son marqueur, et qu’est-ce qui le ferait monter ?
    .unit = Chaque point qui manque à un indice coûte { $index } point.
term-own-index = faire monter l’indice de l’objectif personnel
    .nudge = Regardez l’indice que demande votre objectif : de combien doit-il monter, et qui paierait pour cela ?
    .unit = Dans une Conquête, chaque point qui lui manque coûte { $index } point, et aucun autre indice ne compte.
term-buffer = une réserve au-delà des marqueurs
    .nudge = Pensez aux aléas à venir : quel indice dépasse son marqueur avec de la marge ?
    .unit = Chaque point au-delà d’un marqueur compte { $buffer }.
term-cubes = les cubes disponibles
    .nudge = Regardez les cubes disponibles : que financer, seul ou ensemble, et que vaut-il mieux garder ?
    .unit = Chaque cube compte { $cube } point, et rien au dernier tour.
term-income = ce que laissent les récoltes une fois les salaires payés
    .nudge = Pensez aux prochains tours : vos récoltes couvrent-elles les salaires, et davantage ?
    .unit = Un cube à chaque tour à venir compte { $income } point.
term-wages = payer les salaires
    .nudge = Comptez d’abord les salaires du tour : chaque individu renvoyé coûte un point à chaque indice.
    .unit = Chaque cube qui manque coûte { $wages } point.
term-land = les cubes laissés aux territoires pour se régénérer
    .nudge = Regardez les territoires : laissez-leur de quoi se régénérer.
    .unit = Chaque cube compte { $land } point.
term-own-objective = l’objectif personnel
    .nudge = Relisez le verso de votre carte Personnage : que lui manque-t-il encore ?
    .unit = Il compte jusqu’à { $own } points, selon que vous en êtes près. À la fin de la partie, un objectif rempli compte { $finer }, en plus de la victoire.
