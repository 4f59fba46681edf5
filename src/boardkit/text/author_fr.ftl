# Faire une leçon à la table.

key-make_lesson = faire une leçon de cette partie
lessons-make = créer
lessons-change = modifier
author-player = Joueur { $number }
author-untitled = Une leçon : { $players }
author-about-it = Une leçon faite à la table.
author-whose-eyes = Personne n’est à la table en ce moment : faites la leçon quand c’est à l’un de vous de jouer.
author-dealt-anew = La partie a des secrets. La leçon commence par la table telle que vous la voyez ; ce que vous ne pouvez pas savoir a été redistribué.
author-go-on-ask = Une leçon de ce jeu a été commencée et n’est pas encore enregistrée
author-go-on = Continuer « { $title } » ({ $steps ->
    [one] une étape
   *[other] { $steps } étapes
})
author-begin = Prendre celle-ci ; l’autre est oubliée à votre premier changement
author-kept-draft = La leçon est gardée comme brouillon : faites une leçon de ce jeu pour la reprendre.
author-over-ask = Il y a déjà une leçon { $name }. La remplacer par celle-ci ?
author-saved = Enregistrée parmi vos leçons sous le nom { $name }. { $faults ->
    [0] Tout est en ordre.
    [one] Une chose ne convient pas encore.
   *[other] { $faults } choses ne conviennent pas encore.
}
author-save-ask = Comment appeler le fichier de la leçon ?

# Le panneau.

author-moment = moment { $at } sur { $moments } de la partie
author-next-move = ensuite : { $move }
author-empty = Pas encore d’étape. n en ajoute une à ce moment de la partie ; [ et ] la parcourent. Ou jouez un coup sur la table.
author-fits = { $steps ->
    [one] une étape, en ordre
   *[other] { $steps } étapes, toutes en ordre
}
author-more-faults = et { $count } de plus
author-elsewhere = (à un autre moment)
author-step = Étape { $number }
author-do-new = + étape
author-do-try = essai
author-do-save = garder
author-do-undo = annuler
author-do-more = plus…
author-do-change = modifier
author-do-up = ↑
author-do-down = ↓
author-do-here = ici
author-do-away = enlever

# Les touches, telles que le pied de page les montre.

author-key-new = étape
author-key-change = modifier
author-key-earlier = avant
author-key-later = après
author-key-step-before = étape
author-key-step-after = étape
author-key-try = essayer
author-key-save = garder
author-key-undo = annuler
author-key-redo = refaire
author-key-more = plus
author-key-marks = anneau, flèche
author-key-reader = en lecteur
author-key-read = second lecteur
author-more-read = Faire essayer l’étape dix fois par un second lecteur
author-reading = Un ordinateur amateur, qui n’a pas lu la note, essaie cette étape { $tries } fois…
author-read = { $wrong } sur { $tries } se tromperaient ici
author-read-wrong = { $count } × { $move } — y répondre
author-read-tasks = Un second lecteur joue des coups : seule une tâche peut s’essayer.
author-key-list = toutes les étapes

# Ce que l’on peut choisir.

author-what = Que voulez-vous faire ?
author-narrow = Il y en a { $count }. Tapez une partie de l’un d’eux, ou une ligne vide pour tous :
author-lines = Tapez d’autres lignes ; une ligne vide termine le texte.
author-new = Quelle est l’étape suivante ?
author-new-note = Une note : quelque chose est expliqué
author-new-ask = Une question avec des réponses au choix
author-new-task = Une tâche : le lecteur joue le coup de la partie : { $move }
author-new-task-other = Une tâche : choisir le coup dans une liste…
author-which-move = Quel coup ? Tapez-en une partie.
author-which-move-right = Quel coup ? ✓ : il atteint le but. Tapez-en une partie.
author-note-note = La note ({ $language }) :
author-note-ask = La question ({ $language }) :
author-note-task = Que doit faire le lecteur ? ({ $language })
author-text = Le texte ({ $language }) ; vide, il est enlevé :
author-change = Que faut-il modifier ?
author-of-lesson = Toute la leçon : titre, résumé, lecteur
author-list = Ce qui ne convient pas, et toutes les étapes
author-untold = Pas encore écrit ({ $language }), étape { $number } :
author-removed = L’étape { $number } est enlevée. u la fait revenir.
author-more = Quoi d’autre ?
author-more-out = Revenir à la leçon, hors de la branche
author-more-up = Monter l’étape
author-more-down = Descendre l’étape
author-more-here = Placer l’étape au moment montré
author-more-away = Enlever l’étape
author-more-try = Prendre l’étape en lecteur, et ce qui suit
author-more-save-as = Enregistrer sous un autre nom
author-none = aucune

# Les parties d’une étape.

author-note = Note
author-rule = Règle
author-rule-typed = Taper le numéro d’une section…
author-rule-ask = Le numéro de la section :
author-because = Après coup
author-marks = Marques
author-chapter = Chapitre
author-title = Titre
author-summary = Résumé
author-reader = Lecteur
author-sample = Coup
author-goal = But
author-bounds = Combien
author-bounds-ask = Combien ? 5 ou >=5 au moins, <=3 au plus, =4 exactement, 3-5 entre les deux :
author-bounds-wrong = Tapez un nombre : 5 ou >=5 au moins, <=3 au plus, =4 exactement, 3-5 entre les deux.
author-name = En mots
author-hint = Indice
author-replies = Réactions
author-then = Branches
author-branch = Si la réponse est « { $answer } » : { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}
author-branch-new = De nouvelles étapes pour qui répond « { $answer } »
author-branch-away = Plus d’étapes pour « { $answer } »
author-in-branch = Branche pour qui répond : { $answer }
author-unsaved-empty = Il n’y a rien à enregistrer : la leçon n’a pas encore d’étape.
author-branch-empty = Pas encore d’étape dans cette branche. n en ajoute une ; échap revient à la leçon.
author-onward = Ensuite
author-onward-own = continue depuis la table du lecteur, si cela convient
author-onward-line = continue toujours avec le coup montré
author-about = Sujet
author-about-own = La mienne : je tape les réponses, et dis lesquelles sont justes
author-about-legal = Lequel de ces coups est permis ?
author-about-refused = Lequel de ces coups n’est pas permis ?
author-about-points = Combien de points a un joueur maintenant ?
author-about-next = À qui est-ce de jouer ?
author-about-leader = Qui mène ?
author-choices = Réponses
author-answers-ask = Les réponses ({ $language }), une par ligne, avec une * devant chaque bonne réponse :
author-answers-typed = Taper les réponses…
author-right = Quelles réponses sont justes ?
author-wanted = Demandé
author-wanted-one = la seule réponse juste
author-wanted-any = l’une des réponses justes
author-wanted-all = toutes les réponses justes
author-choices-seats = Les réponses sont les joueurs.
author-choices-done = Cela suffit : { $count ->
    [one] une réponse
   *[other] { $count } réponses
}
author-numbers = Les nombres au choix, le bon parmi eux :
author-whose = Points de

# Buts.

author-goal-which = Que faut-il atteindre ? ✓ : le coup montré l’atteint
author-goal-sample = le coup montré et aucun autre
author-goal-only = Ce coup, et aucun autre
author-goal-kind = N’importe quel coup de ce genre
author-goal-happens = Quelque chose comme ceci arrive : { $event }
author-goal-there = Exactement ceci arrive, à cet endroit : { $event }
author-goal-with = Ceci arrive, n’importe où : { $event }
author-goal-exactly = Exactement ceci arrive : { $event }
author-goal-moves = un de ces coups : { $moves }
author-goal-allows = ensuite, l’un de ceux-ci est possible : { $moves }
author-goal-event = ceci arrive : { $event }
author-goal-other = un but à part ({ $kind })
author-goal-and = … et autre chose en plus
author-goal-or = … ou autre chose
author-goal-none = Pas de but : seul le coup montré est juste
author-reach = { $good ->
    [one] { $good } coup sur { $tried }
   *[other] { $good } coups sur { $tried }
}
author-reach-sample = { $reached ->
    [true] le coup montré l’atteint
   *[other] le coup montré ne l’atteint pas
}

# Réponses et marques.

author-reply-ask = Que répondre à cela ?
author-reply-new = à : { $answer }
author-reply-kind = à tout autre coup du genre « { $verb } »
author-also = bon aussi : { $move } (choisissez-le pour revenir là-dessus)
author-ring = Entourer une case…
author-ring-here = Entourer { $place }
author-ring-away = Enlever l’anneau de { $place }
author-arrow = Dessiner une flèche…
author-arrow-here = Dessiner une flèche depuis { $place }…
author-arrow-from = Où la flèche commence-t-elle ?
author-arrow-to = Où pointe la flèche depuis { $place } ?
author-arrow-away = Enlever la flèche { $arrow }

# À quoi sert un coup joué sur la table.

author-use-task = Une nouvelle tâche : le lecteur joue ce coup
author-use-line = La leçon le joue elle-même, et continue de là
author-use-sample = Le coup de la tâche en cours
author-use-also = Aussi bon que le coup de la tâche en cours
author-use-reply = Un coup faux, auquel on répond
author-use-branch = Des étapes à part pour qui joue ce coup
author-use-choice = Une réponse à la question en cours
