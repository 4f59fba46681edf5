# Les joueurs de l’ordinateur : qui joue où, ce qu’ils pensent, les conseils.

sitter-person = une personne
    .short = humain
sitter-newcomer = ordinateur, débutant
    .short = débutant
sitter-casual = ordinateur, amateur
    .short = amateur
sitter-strong = ordinateur, fort
    .short = fort
sitter-coach = ordinateur, entraîneur
    .short = entraîneur
sitter-casual-careful = ordinateur, amateur, prudent
    .short = amateur, prudent
sitter-casual-hungry = ordinateur, amateur, gourmand
    .short = amateur, gourmand
sitter-casual-spiteful = ordinateur, amateur, teigneux
    .short = amateur, teigneux
sitter-strong-careful = ordinateur, fort, prudent
    .short = fort, prudent
sitter-strong-hungry = ordinateur, fort, gourmand
    .short = fort, gourmand
sitter-strong-spiteful = ordinateur, fort, teigneux
    .short = fort, teigneux
character = { $character ->
    [careful] prudent
    [hungry] gourmand
   *[spiteful] teigneux
}

setup-sitter = Une personne au clavier, ou l’ordinateur : débutant, amateur, fort, ou entraîneur, qui réfléchit le plus longtemps. L’amateur et le fort peuvent avoir un caractère.
setup-beside = à côté

who-plays-title = Qui joue désormais ?
who-plays-entry = { $seat } : { $sitter }
command-seats = Personnes et ordinateurs…

thinking-now = { $seat } ({ $level }) réfléchit…
    .keys = échap l’arrête, u annule votre dernière décision
thinking-stopped = { $seat } ({ $level }) attend.
    .keys = entrée le laisse continuer, u annule, t parcourt la partie ; ^p change qui joue
thinking-died = L’ordinateur n’a pas pu finir sa réflexion. Entrée pour le laisser recommencer.

hint-thinking = Recherche d’un bon coup…
hint-think-of = Pensez à ceci : { $term }.
hint-one-alone = Un seul coup a du sens ici.
hint-all-alike = Rien ne se détache ici : plusieurs coups se valent.
hint-more = H montre de bons coups et pourquoi.
hint-title = De bons coups, le meilleur d’abord ; choisissez-en un pour voir comment le jouer
hint-best = { $move } — face au suivant : { $why }
hint-best-opinion = { $move } — meilleur que le suivant, c’est un avis : { $why }
hint-best-later = { $move } — meilleur que le suivant, même si rien de comptable ne le montre encore
hint-best-alike = { $move } — à peu près aussi bon que le suivant : { $why }
hint-both = { $move } — à peu près aussi bon que le suivant ; ce que l’un et l’autre changent : { $why }
hint-alike = { $move } — à peu près aussi bon que le suivant
hint-or-nothing = { $move } — comparé à ne rien faire : { $why }
hint-lone = { $move } — ce que cela change : { $why }
hint-alone = { $move } : rien d’autre n’a de sens ici.
hint-only = { $move } : rien d’autre n’est meilleur.
hint-other = { $move } — face au meilleur : { $why }
hint-other-later = { $move } — moins bon, même si rien de comptable ne le montre encore
hint-other-alike = { $move } (à peu près aussi bon) — face au meilleur : { $why }
hint-about-as-good = { $move } (à peu près aussi bon)
by-opinion = c’est un avis : { $opinion }
hint-opinion = { $said }. Avis : { $opinion }
when-now = tout de suite { $facts }
when-done = une fois tout cela fait { $facts }
when-turn = d’ici la fin de ce tour de jeu { $facts }
when-round = d’ici la fin de la manche { $facts }
when-end = à la fin { $facts }
facts-then = { $facts } ; { $then }
fact-range = { $low } à { $high }
fact-more = de plus
fact-less = de moins
fact-fewer = de moins
count-points = { $amount } { $count ->
    [one] point
   *[other] points
} { $less }
count-rival-points = { $amount } { $count ->
    [one] point
   *[other] points
} { $less } pour le rival le plus fort
reasons-but = { $reasons }, mais { $others }
hint-as-good = { $move } (aussi bon)
hint-as-good-more = { $move } ({ $more ->
    [one] aussi bon, et un autre encore
   *[other] aussi bon, et { $more } autres encore
})
row-first = { $first }. { $then }
row-then = { $move }, puis { $then }
row-leave = { $taken } ; laisser { $left }
row-none = Laisser { $left }
row-all = tout
row-others = { $count ->
    [one] l’autre
   *[other] les { $count } autres
}
row-more = La même chose, et en plus : { $move }
row-fewer = La même chose, mais pas : { $move }
hint-no-reason = presque aucune différence
note-hinted = { $seat } a reçu un conseil.

why-computer = w : pourquoi l’a-t-il fait ?
why-rules = Qu’est-ce qui est permis ici, et pourquoi ?
why-did-entry = Pourquoi ? { $text }
came-title = Ce que cela a donné : { $seat }
came-before = Personne n’avait encore rien décidé.
because-title = Pourquoi { $seat } a fait cela ({ $level })
because-thinking = Il y réfléchit de nouveau…
because-looked = { $moves ->
    [one] Un seul coup méritait un regard.
   *[other] { $moves } coups méritaient un regard, et { $tables } positions où ils peuvent mener.
}
because-only = Il n’y avait rien à choisir.
because-best = C’est le meilleur de ces coups. Face au suivant, en points de son propre jugement : { $why }.
because-slip = Ce n’est pas le meilleur : ce niveau fait parfois un faux pas. Face au meilleur, en points de son propre jugement : { $why }.
because-others = À quoi d’autre il a pensé, comparé à cela :
because-one = · { $move } ({ $less })
because-other = C’est quelqu’un d’autre qui l’a fait ; le joueur assis là maintenant ferait plutôt ceci : { $move }
because-seen = Pour autant qu’on le voie d’ici, voici ce que cela a changé : { $why }.
because-unseen = Rien de ce qu’on peut compter d’ici n’a changé.
because-hidden = Il garde ses autres raisons pour lui, car elles diraient ce qu’il cache. Quand la partie sera finie, il les dira.

suggest-secret = Ce qui suit ne regarde que { $seat } : on y lit ce que personne d’autre ne doit savoir, comme ses cartes en main.
suggest-secret-ask = Appuyez sur entrée quand { $seat } est seul à regarder ; q quitte.
suggest-asked = { $seat } : { $question }
fault-nobody-is-asked = Au moment { $at } de la partie, personne n’a rien à décider. Donnez-en un autre avec --at.

fault-review-too-early = La partie continue, et une analyse dirait ce que les joueurs se cachent. Jouez-la jusqu’au bout, ou ouvrez d’abord la table.

review-title = Analyse
review-heading = { $title } : { $kind ->
    [deep] l’analyse approfondie
   *[usual] l’analyse
}
review-about = { $decisions ->
    [one] Une décision a été revue, d’après ce que son joueur pouvait voir.
   *[other] { $decisions } décisions ont été revues, d’après ce que leurs joueurs pouvaient voir.
}
review-kind = { $kind ->
    [deep] C’est une analyse approfondie : plus d’essais là où le hasard cachait un écart, et un second juge pour ce qui est marqué.
   *[usual] C’est l’analyse courante ; une analyse approfondie essaie plus souvent les écarts incertains et fait juger par un second juge ce qui est marqué.
}
review-long = Analyse approfondie : { $time } pour { $count ->
    [one] encore une décision
   *[other] encore { $count } décisions
}, d’après le temps des premières.
review-minutes = { $minutes ->
    [0] moins d’une minute
    [one] environ une minute
   *[other] environ { $minutes } minutes
}
review-seat = { $seat } : { $count } décisions, saines : { $sound }, incertaines : { $unclear }, marquées : { $marked } ; points perdus : { $lost } ; la chance en a apporté { $luck } ; bonnes (!) : { $good }, douteuses (?!) : { $dubious }, erreurs (?) : { $mistakes }, bévues (??) : { $blunders }
review-result = Le résultat : { $points }. { $count ->
    [0] Personne n’a gagné.
   *[other] Victoire : { $winners }.
}
review-measure = Chaque perte est l’avis de l’ordinateur sur une décision. Le résultat compte davantage : { $seats } a gagné, alors que d’autres semblent avoir moins perdu.
review-curve = { $seat } : points à attendre à la fin, manche par manche : { $bars } { $last }
review-chance = { $seat } : chance de gagner, manche par manche : { $bars } { $last }
percent = { $share } %
review-words = Saine : aucun autre coup n’est meilleur d’assez pour être marqué. Incertaine : le hasard cache lequel est le meilleur, même après de nombreux essais, ou deux juges ne sont pas d’accord. Les points perdus et ceux de la chance sont des estimations en points du jeu{ $winning ->
    [0] {""}
   *[other] , où la victoire elle-même compte pour { $winning }
} ; une décision en perd { $most } au plus, et un meilleur coup qui reste possible pendant plusieurs décisions n’est perdu qu’une fois. À attendre : ce que des joueurs jouant d’instinct atteindraient à partir de là, en moyenne.
review-second-agrees = Des joueurs d’instinct, partis { $times } fois de l’un et de l’autre jusqu’à la fin, font { $points } points de mieux avec celui-ci.
review-second-disagrees = Des joueurs d’instinct, partis { $times } fois de l’un et de l’autre jusqu’à la fin, font { $points } points de moins avec celui-ci : ici, deux juges ne sont pas d’accord.
review-second-unsure = Des joueurs d’instinct, partis { $times } fois de l’un et de l’autre jusqu’à la fin, ne trouvent pas de différence sûre.
review-moments = Les décisions qui ont le plus compté :
review-no-moments = Aucune décision n’était bien pire que la meilleure.
review-moment = Moment { $at } : { $seat } : { $move } { $mark } ({ $lost })
review-marks = Toutes les marques :
review-marked = Moment { $at } : { $seat } : { $move } { $mark }
review-better = Mieux : { $move } — { $why }
review-other = Mieux selon le premier juge : { $move } — { $why }
review-later = rien de comptable ne le montre avant longtemps

command-review = Analyser la partie…
review-nothing-better = Rien n’était meilleur ici : aucun autre coup ne vaut plus.
review-branch = Mieux au { $at }
review-walk-it = H parcourt la meilleure suite ; tab va à la marque suivante
mark-good = Bon coup (!) : aucun autre ne vaut presque autant.
mark-unclear = Incertain : le hasard ou un autre juge laisse ouvert quel coup est le meilleur.
mark-dubious = Douteux (?!) : { $lost }
mark-mistake = Une erreur (?) : { $lost }
mark-blunder = Une bévue (??) : { $lost }
review-looking = Analyse : { $done } décisions sur { $count }
review-looking-deep = { $looking }, encore { $time }
review-looking-anew = Le jugement a changé depuis, nouvelle analyse : { $done } décisions sur { $count }
review-anew = Le jugement a changé depuis l’analyse de cette partie : chaque décision est analysée de nouveau.
review-reading = Lecture de la partie…
review-died = Un processus qui analysait la partie s’est arrêté. Rouvrez l’analyse : elle reprend où elle en était.
review-curve-title = Points à attendre à la fin, après chaque manche
review-after = Après la manche { $round } :
review-moments-title = Les décisions qui ont le plus compté
review-seat-head = joueur
review-lost-head = perdus
review-sound-head = saines
review-unclear-head = incertaines
review-luck-head = chance
review-walk = y aller
review-walk-all = les marques
review-deep = approfondir
review-handout = document
handout-review = L’analyse

term-points = les points du moment
    .nudge = Quels points pourriez-vous marquer tout de suite ?
term-won = gagner la partie
    .nudge = La fin est proche : qu’est-ce qui ferait encore gagner la partie ?
    .unit = Quand la partie est finie, cela compte { $winning } points de plus.

mind-title = Comment joue l’ordinateur
mind-sees = L’ordinateur voit ce qu’on peut voir de sa place, et rien d’autre : ni les cartes cachées des autres, ni le dessous des piles. Ce qu’il ne voit pas, il l’imagine de plusieurs façons possibles, et regarde où mèneraient ses coups. La même position et la même graine donnent le même coup, sur tout ordinateur.
mind-weighs = Il juge en points chaque position qu’il regarde, d’après ce qui suit. Il joue le coup qui mène à la meilleure.
mind-levels = Tous les niveaux jugent de la même façon, caractères mis à part ; ils diffèrent par la portée du regard et par le nombre de faux pas. Cela se compte en positions, non en secondes.
mind-ask = Pendant la partie, H demande un conseil : d’abord à quoi penser, puis de bons coups et ce qu’ils apportent. Dans le journal et au fil de la partie, w sur une décision de l’ordinateur dit ce qu’il a pesé.

level-width = { $moves ->
    [one] Regarde un coup et au plus { $tables } positions.
   *[other] Regarde les { $moves } coups les plus prometteurs, et au plus { $tables } positions.
}
level-deals = Ce qui est caché, il l’imagine de { $deals } façons.
level-ahead = { $ahead ->
    [one] Regarde encore une décision plus loin dans son propre tour, avec { $breadth } coups pour elle.
   *[other] Regarde jusqu’à { $ahead } décisions plus loin dans son propre tour, avec { $breadth } coups pour chacune.
}
level-rounds = { $rounds ->
    [one] Joue rapidement pour tout le monde jusqu’à la fin du tour avant de juger.
   *[other] Joue rapidement pour tout le monde jusqu’à la fin de { $rounds } tours avant de juger.
}
level-playout = Joue rapidement pour tout le monde avant de juger.
level-doubt = Ne quitte sa première idée que pour un coup qui vaut au moins { $points } de plus.
level-foresight = { $rounds ->
    [0] Travaille à l’objectif commun ; ne saisit le sien que s’il se trouve atteint.
    [one] Travaille à l’objectif commun, et au sien seulement quand un tour peut suffire à l’atteindre.
   *[other] Travaille à l’objectif commun, et au sien seulement quand { $rounds } tours peuvent suffire à l’atteindre.
}
level-slip = Prend parfois un coup moins bon, d’autant plus rarement qu’il est mauvais : à { $points } de moins, environ trois fois moins souvent que le meilleur.
level-taste = Comme { $level }, mais { $told } : il compte { $terms }.
level-minds = { $times } fois « { $term } »

settings-pace = Les ordinateurs jouent
    .help = Combien de temps chacun de leurs coups reste sous les yeux avant le suivant.
pace-instant = aussitôt
pace-brisk = vite
pace-calm = calmement
pace-slow = lentement, pour suivre chaque coup
settings-motion = Les coups des autres
    .help = Le plateau les rejoue quand votre tour vient : deux secondes au plus, et toute touche y met fin.
motion-off = affichés aussitôt
motion-quick = rejoués vite
motion-calm = rejoués calmement
