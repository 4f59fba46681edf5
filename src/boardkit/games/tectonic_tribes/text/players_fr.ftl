# Ce que pèse un joueur de l’ordinateur, quand il dit pourquoi il a fait cela, et en indice : à quoi penser.

term-regions = les régions qu’on gardera sans doute
    .opinion = tient des régions qui dureront sans doute
    .nudge = Quelle région pourrait s’agrandir pendant que vous y avez le plus de tentes ?
    .unit = Une région compte ses points, mais selon la chance que vous la gardiez : dans une longue partie, une tente d’avance a jusqu’à { $doubt_percent } pour cent de chances de se perdre.
term-safety = les régions à l’abri des autres
    .opinion = est difficile à reprendre
    .nudge = Où pourriez-vous tenir une région que les autres n’atteignent plus guère, derrière la lave et vos tentes ?
    .unit = Moins les autres peuvent encore recouvrir de cases autour d’une région, plus elle est sûre.
term-regions-of-rivals = moins de régions pour les autres
    .opinion = laisse moins de régions aux autres
    .worse = plus de régions pour les autres
    .nudge = Regardez la plus grande région des autres : peut-on la recouvrir, la couper en deux, ou l’entourer de tentes ?
    .unit = Un point des autres compte { $rivals } contre vous, surtout s’il est à celui qui mène.
term-tribe-cards = les cartes Tribu qui restent
    .opinion = garde des cartes Tribu pour un meilleur moment
    .nudge = Comptez les cartes Tribu de chacun : est-ce le moment d’en jouer une ?
    .unit = Chacune que vous avez de plus que les autres compte jusqu’à { $tribe } points ; à la fin, elle ne compte plus rien.
term-ahead = l’avance sur les autres
    .opinion = vous garde devant les autres
    .nudge = Qu’est-ce qui vous apporterait plus qu’aux autres, ou leur enlèverait plus qu’à vous ?
    .unit = Aux premiers tours, quand aucune carte Tribu ne peut encore finir la partie, c’est de combien votre chance de gagner dépasse celle de chacun.
term-won = gagner la partie
    .opinion = rend la victoire plus probable
    .nudge = Qui gagnerait si la partie finissait maintenant : vaut-il mieux continuer, ou y mettre fin ?
    .unit = La chance de gagner compte jusqu’à { $winning } points. Personne ne met fin à une partie qu’il perdrait sans doute ainsi.

count-regions = { $amount } { $count ->
    [one] région tenue
   *[other] régions tenues
} { $more }
count-tribe-cards = { $amount } { $count ->
    [one] carte Tribu en main
   *[other] cartes Tribu en main
} { $more }
