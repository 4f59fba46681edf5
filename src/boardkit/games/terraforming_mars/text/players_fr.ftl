### Ce d’après quoi les joueurs ordinateurs jugent Terraforming Mars.

term-income = les revenus à venir du NT et de la production
    .opinion = rapporte davantage aux générations suivantes
    .nudge = Comptez les générations à venir : que rapportera d’ici là une unité de production de plus ?
    .unit = Un mégacrédit compte { $money } point à la dernière génération, et pour chaque génération où il arrive plus tôt { $growth } fois autant.
term-supplies = les ressources en réserve
    .opinion = laisse davantage à bien dépenser
    .nudge = Comptez votre argent et vos ressources : que peuvent-ils payer dès maintenant, et qu’est-ce qui dort ?
    .unit = L’acier et le titane comptent pour { $metal_percent } pour cent de ce qu’ils paient, les plantes pour { $plant_percent } pour cent de leur part d’une forêt, la chaleur pour { $heat_percent } pour cent de sa part d’un pas.
term-engine = ce que feront encore les cartes en jeu
    .opinion = donne plus à faire aux cartes en jeu
    .nudge = Regardez vos cartes en jeu : leurs actions, et ce qu’elles rendent moins cher.
    .unit = Ce qu’apportera l’action d’une carte compte pour { $action_percent } pour cent.
term-hand = ce que les cartes en main peuvent encore rapporter
    .opinion = garde de meilleures cartes jouables
    .nudge = Regardez votre main : quelles cartes paierez-vous vraiment, et lesquelles d’abord ?
    .unit = Ce qu’apportera une carte compte pour { $plan_percent } pour cent tant qu’elle est en main, et pour chaque génération d’attente { $later_percent } pour cent de cela.
term-land = la place pour des forêts près des cités
    .opinion = garde de la place pour des forêts près de vos cités
    .nudge = Regardez le plateau : où une forêt compterait-elle double pour vous ?
    .unit = À chaque génération à venir, une zone libre près de votre cité a { $fill_percent } pour cent de chances de devenir une forêt.
term-milestones = les objectifs
    .opinion = rapproche d’un objectif
    .nudge = Regardez les objectifs : lequel est proche, et qui d’autre s’en approche ?
    .unit = Un objectif que vous pouvez valider compte pour { $milestone_percent } pour cent de ce qu’il rapportera, moins si un rival en est proche ou si le temps ou l’argent pour le valider manque ; plus il est loin, moins il compte.
term-awards = la course aux récompenses
    .opinion = aide dans la course aux récompenses
    .nudge = Regardez les récompenses : où menez-vous, et cela durera-t-il ?
    .unit = Une récompense financée compte ses points selon la chance que vous meniez encore à la fin.
term-length = la durée de la partie
    .opinion = convient à la durée de la partie
    .nudge = Comptez les pas qui manquent à Mars : qui gagne à une partie plus longue, et qui à une plus courte ?
    .unit = C’est ce que plus ou moins de générations que d’ordinaire changent à vos revenus à venir, moins la même chose pour votre rival le plus fort.
term-planet = où en est Mars
    .opinion = rapproche Mars du but
    .nudge = Comptez les pas qui manquent à Mars, et les générations qui restent.
    .unit = En solitaire, ce qui manque à Mars compte pour ce qu’il en coûte : un pas de température { $warmth } mégacrédits, une forêt ou un océan davantage.
term-rivals = ralentir le rival le plus fort
    .opinion = ralentit le rival le plus fort
    .worse = une aide au rival le plus fort
    .nudge = Regardez votre rival le plus fort : lequel de vos coups l’aiderait le moins, ou le ralentirait ?
    .unit = Un point de votre rival le plus fort compte { $rival } contre vous.

count-megacredits = { $amount } M€ { $less }
count-steel = { $amount } { $count ->
    [one] unité
   *[other] unités
} d’acier { $less }
count-titanium = { $amount } { $count ->
    [one] unité
   *[other] unités
} de titane { $less }
count-plants = { $amount } { $count ->
    [one] plante
   *[other] plantes
} { $less }
count-energy = { $amount } { $count ->
    [one] unité
   *[other] unités
} d’énergie { $less }
count-heat = { $amount } { $count ->
    [one] unité
   *[other] unités
} de chaleur { $less }
count-megacredits-production = { $amount } { $count ->
    [one] cran de production de M€
   *[other] crans de production de M€
} { $more }
count-steel-production = { $amount } { $count ->
    [one] cran de production d’acier
   *[other] crans de production d’acier
} { $more }
count-titanium-production = { $amount } { $count ->
    [one] cran de production de titane
   *[other] crans de production de titane
} { $more }
count-plants-production = { $amount } { $count ->
    [one] cran de production de plantes
   *[other] crans de production de plantes
} { $more }
count-energy-production = { $amount } { $count ->
    [one] cran de production d’énergie
   *[other] crans de production d’énergie
} { $more }
count-heat-production = { $amount } { $count ->
    [one] cran de production de chaleur
   *[other] crans de production de chaleur
} { $more }
count-hand = { $amount } { $count ->
    [one] carte en main
   *[other] cartes en main
} { $more }
count-cubes = { $amount } { $count ->
    [one] ressource sur vos cartes
   *[other] ressources sur vos cartes
} { $more }
count-temperature = { $amount } { $count ->
    [one] cran de température
   *[other] crans de température
} { $more }
count-oxygen = { $amount } { $count ->
    [one] cran d’oxygène
   *[other] crans d’oxygène
} { $more }
count-oceans = { $amount } { $count ->
    [one] océan
   *[other] océans
} { $more }
when-round = d’ici la fin de la génération { $facts }

character-hungry = joue tôt beaucoup de cartes
