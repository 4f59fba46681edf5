# Ce que pèse un joueur de l’ordinateur, quand il dit pourquoi il a fait cela, et en indice : à quoi penser.

term-regions = les régions tenues
    .nudge = Quelle région pourrait s’agrandir pendant que vous y avez le plus de tentes ?
    .unit = Chacune compte ses points dans l’état actuel du continent.
term-safety = les régions que les autres ne peuvent plus guère atteindre
    .nudge = Autour de laquelle de vos régions les autres peuvent-ils encore poser une carte ? La lave, vos tentes et des terres tout autour les en empêchent.
    .unit = Une tente d’avance se perd jusqu’à { $doubt_percent } fois sur 100 : d’autant plus souvent que les autres peuvent recouvrir plus de cases autour de la région, et qu’il reste plus de tours.
term-regions-of-rivals = priver les autres de régions
    .nudge = Regardez la plus grande région des autres : peut-on la recouvrir, la couper en deux, ou l’entourer de tentes ?
    .unit = Un de leurs points compte { $rivals }, surtout ceux de qui est en tête.
term-tribe-cards = les cartes Tribu qui restent
    .nudge = Comptez les cartes Tribu de chacun : est-ce le moment d’en jouer une ?
    .unit = Chacune que vous avez de plus que les autres compte jusqu’à { $tribe } points ; à la fin, elle ne compte plus rien.
