# Les joueurs de l’ordinateur : qui joue où, ce qu’ils pensent, les conseils.

sitter-person = une personne
    .short = personne
sitter-newcomer = ordinateur, débutant
    .short = débutant
sitter-casual = ordinateur, amateur
    .short = amateur
sitter-strong = ordinateur, fort
    .short = fort
sitter-coach = ordinateur, entraîneur
    .short = entraîneur

setup-sitter = Une personne au clavier, ou l’ordinateur : débutant, amateur, fort, ou entraîneur, qui réfléchit le plus longtemps.
setup-beside = à côté

who-plays-title = Qui joue désormais ?
who-plays-entry = { $seat } : { $sitter }
command-seats = Personnes et ordinateurs…

thinking-now = { $seat } ({ $level }) réfléchit…
    .keys = échap l’arrête, u annule votre dernière décision
thinking-stopped = { $seat } ({ $level }) attend.
    .keys = entrée le laisse continuer, u annule, t parcourt la partie ; ^p change qui joue
thinking-died = L’ordinateur n’a pas pu finir sa réflexion. Entrée le laisse recommencer.

hint-thinking = Recherche d’un bon coup…
hint-think-of = Pensez à ceci : { $term }.
hint-all-alike = Rien ne se détache ici : plusieurs coups se valent.
hint-more = H montre de bons coups et pourquoi ; toute autre touche continue la partie
hint-title = De bons coups, le meilleur d’abord ; choisissez-en un pour voir comment le jouer
hint-best = { $move } — face au suivant : { $why }
hint-only = { $move } : rien d’autre ne mérite qu’on s’y arrête
hint-other = { $move } ({ $less }) — face au meilleur : { $why }
hint-no-reason = presque aucune différence
note-hinted = { $seat } a reçu un conseil.

suggest-asked = { $seat } : { $question }
fault-nobody-is-asked = Au moment { $at } de la partie, personne n’a rien à décider. Donnez-en un autre avec --at.

review-title = Revue
review-about = { $decisions ->
    [one] Une décision a été revue, d’après ce que son joueur pouvait voir.
   *[other] { $decisions } décisions ont été revues, d’après ce que leurs joueurs pouvaient voir.
}
review-seat = { $seat } : décisions { $lost }, chance { $luck } ; bonnes (!) : { $good }, douteuses (?!) : { $dubious }, erreurs (?) : { $mistakes }, bévues (??) : { $blunders }
review-curve = { $seat } : { $bars } { $last }
review-moments = Les décisions qui ont le plus compté :
review-no-moments = Aucune décision n’était bien pire que la meilleure.
review-moment = Moment { $at } : { $seat } : { $move } { $mark } ({ $lost })
review-better = Mieux : { $move } : { $why }

term-points = les points du moment, face au meilleur rival
term-won = gagner la partie

settings-pace = Les ordinateurs jouent
    .help = Combien de temps chacun de leurs coups reste sous les yeux avant le suivant.
pace-instant = aussitôt
pace-brisk = vivement
pace-calm = calmement
pace-slow = lentement, pour suivre chaque coup
