# L’entraînement qui se fait de lui-même.

answer-allowed = C’est permis.
answer-refused = Pas permis : { $why }
reason-not-so = Ce n’est pas le cas ici.
reason-not-then = Cela ne vient pas de ce coup.
reason-lacking = { $count ->
    [0] Il manque quelque chose de ce qu’il faut.
   *[other] Il manque quelque chose de ce qu’il faut, même si ceci y est : { $met }
}
reason-met = { $met } (§{ $rule })
reason-elsewhere = Cela viendrait d’un autre coup : { $move }

practice-at = On demande à { $seat } : { $question }
practice-legal = Ceci est-il permis à { $seat } ? { $move }
practice-points = Combien de points reviennent maintenant à { $seat } pour cela seul : { $lines } ?
practice-line = { $points } : { $line }
practice-place = Lequel de ces coups est permis ?
practice-place-event = Par lequel de ces coups ceci arrive-t-il ? { $event }
practice-next = Que se passe-t-il si { $seat } fait ceci ? { $move }
practice-next-seat = À qui de décider ensuite, si { $seat } fait ceci ? { $move }
practice-cost = Combien ce coup coûte-t-il à { $seat } ({ $name }) ? { $move }
practice-gain = Combien ce coup rapporte-t-il à { $seat } ({ $name }) ? { $move }

practice-sections = { $count } sections
practice-nothing = Rien à travailler ici : aucun coup et aucune question ne montre cette section.
practice-more = ▶ Continuer l’entraînement (p)
practice-missed = ▶ Travailler ce qui a été manqué (p)
practice-finished = Entraînement terminé. P en donne d’autres, entrée revient.
lesson-finished-missed = La leçon est terminée. Entrée revient aux leçons, p travaille ce qui a été manqué.
rules-practise = s’entraîner
review-practise = travailler
fault-nothing-to-practise = Il n’y a rien à travailler là : aucun coup et aucune question ne le montre. { $known_count ->
    [0] {""}
   *[other] Ce qui peut se travailler : { $known }.
}
cli-practise = travailler les règles sur des parties faites pour cela
cli-practise-about = Pose des questions sur des tables de parties jouées pour cela, chacune tranchée par la section : est-ce permis, combien de points, à quelle place, combien cela coûte, que se passe-t-il. Ce qui a été manqué revient, sur une autre table. Sans section, toutes les règles.
cli-practise-section = une section des règles par son numéro, avec celles qu’elle contient
cli-practise-seed = la graine de la première question, pour poser les mêmes à nouveau
plain-lesson-help-practise = entrainer : à la fin, travailler ce qui a été manqué, ou continuer

settings-due = À revoir
    .help = Ce qui a été manqué dans les leçons et à l’entraînement revient quand il est temps, sur une table nouvelle ; le menu en a une ligne.
menu-due = À revoir
menu-due-help = { $count ->
    [one] une question
   *[other] { $count } questions
}{ $days ->
    [0] {""}
    [one] , un jour d’entraînement de suite
   *[other] , { $days } jours d’entraînement de suite
}
due-none = Rien n’est à revoir aujourd’hui.
due-begun = Désormais, ce qui est manqué dans les leçons et à l’entraînement revient quand il est temps. Les réglages y mettent fin.
cli-practise-due = ce qui est à revoir aujourd’hui, d’un jeu ou de celui qui en a le plus ; ce qui est manqué revient désormais
cli-learner = qui apprend à ce clavier à partir de maintenant

learners-heading = Liste de classe
learners-name = qui apprend
learners-name-ask = Qui apprend à ce clavier ? Avec un nom, les réponses sont gardées ; sans nom, rien ne l’est.
learners-export = exporter
learners-delete = supprimer
learners-stay = garder
learners-delete-ask = Supprimer tout ce qui est gardé des élèves, et ce qui est à revoir ?
learners-delete-yes = Supprimer (o)
learners-delete-no = Garder (n)
learners-deleted = Tout ce qui était gardé des élèves est supprimé.
learners-now = Qui apprend à ce clavier : { $who }.
learners-nobody = personne
learners-stays = La liste reste jusqu’à ce que quelqu’un la supprime.
learners-goes = Ce qui a plus de 60 jours est supprimé tout seul.
learners-row = { $who }, { $what }{ $step ->
    [0] {""}
   *[other] , étape { $step }
}, §{ $section } : { $tries ->
    [one] une réponse
   *[other] { $tries } réponses
}, dont { $good } { $good ->
    [one] bonne
   *[other] bonnes
}. Fausses : { $wrong }. { $day }
learners-stop-row = { $count ->
    [one] Une personne s’est arrêtée
   *[other] { $count } personnes se sont arrêtées
} dans « { $what } » à l’étape { $step }.
learners-due = À revoir pour qui apprend : { $count }, dont { $due } aujourd’hui. Jours d’entraînement de suite : { $days }.
learners-practice = { $game }, entraînement
learners-again = à revoir
learners-who = qui
learners-what = leçon ou entraînement
learners-step = étape
learners-section = section
learners-tries = réponses
learners-good = bonnes
learners-wrong = réponses fausses
learners-day = jour
cli-learners = la liste de classe : ce que les élèves ont répondu
cli-learners-about = Dit qui a répondu quoi dans les leçons et à l’entraînement, où l’on s’arrête et ce qui est à revoir ; avec un fichier, l’y écrit en tableau pour tableurs. Un nom se donne par practise --learner NOM. Ce qui a plus de 60 jours est supprimé tout seul.
cli-learners-file = le fichier CSV à écrire ; - est la sortie standard
cli-learners-force = remplacer le fichier s’il existe
cli-learners-delete = tout supprimer, une fois le fichier écrit s’il y en a un
cli-learners-stay = garder jusqu’à ce que quelqu’un supprime ; une seconde fois, pour 60 jours à nouveau
lessons-practise = ▶ S’entraîner sur les règles
lessons-learners = ≡ Liste de classe : qui apprend, et avec quel résultat
lessons-making = ✎ Faire une leçon
