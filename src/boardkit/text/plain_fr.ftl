# Le jeu ligne par ligne, pour les lecteurs d’écran, les tubes et les scripts.

plain-mode = Ligne par ligne, { $why ->
    [option] comme le demande --plain
    [environment] comme le demande BOARDKIT_PLAIN
    [terminal] car rien ne peut être dessiné sur ce terminal (TERM vaut { $term }) ; pour en savoir plus : boardkit doctor
   *[setting] comme le demandent vos réglages
}.{ $remembers ->
    [yes] {" "}Ce terminal ne peut pas effacer ce qu’il a montré : en remontant l’affichage, on lit ce qui a été dit aux autres.
   *[no] {""}
}
plain-welcome = Partie { $match }. Chaque décision est enregistrée. Tapez ? pour l’aide, q pour quitter.
plain-title = { $title }
plain-said-now = maintenant : { $text }
plain-said-log = journal : { $text }
plain-turn = C’est à { $seat } de jouer.
plain-pass-on = Au tour { DE($seat) }.
plain-all-same = La même question attend { $seats } : « tout » et un numéro répond pour tout le monde.
plain-pass-keyboard = Passez le clavier à { $seat }. Appuyez sur entrée.
plain-asked = question : { $question }
plain-type-number = { $count ->
    [1] Tapez 1.
   *[other] Tapez un numéro de 1 à { $count }.
}
plain-type-line = { $count ->
    [1] Tapez 1, ou b pour revenir.
   *[other] Tapez un numéro de 1 à { $count }, ou b pour revenir.
}
plain-choice = { $number }. { $choice }
plain-besides = Vous avez devant vous plus que ce qui peut être choisi maintenant : tapez h pour l’entendre.
plain-detail = { $label }. { $detail }
plain-deed = { $verb } : { $choice }
plain-chosen = Choisi : { $choice }
plain-where = Où ? Tapez une case : { $places }
plain-where-many = Où ? Tapez l’une des { $count } cases possibles.
plain-where-ground = { $ground } : { $places }
plain-where-else = Ailleurs : { $places }
plain-which-number = Quel nombre ? Tapez-en un : { $numbers }
plain-which-way = Dans quel sens ?
plain-way = { $number }. { $name } ({ $notation })
plain-not-there = « { $answer } » n’est pas une des réponses.
plain-too-much = « { $rest } » n’a pas sa place après « { $answer } » : rien n’est fait.
plain-nothing-behind = « { $rest } » ne peut pas suivre « { $word } » : rien n’est fait.
plain-list-empty = Cette liste est vide.
plain-no-entry = « { $entry } » n’est pas un numéro de cette liste, de 1 à { $count }.
plain-not-that-way = On ne peut pas la tourner ainsi à cet endroit. Tapez b pour recommencer.
plain-hint = Tapez ? pour l’aide, ou une ligne vide pour entendre à nouveau la question.
plain-rule = Règle { $section } : { $title }
plain-section = { $section } { $title }
plain-new-rule = Nouvelle règle, { $section }, { $title } :
plain-rule-rest = Tapez r { $section } pour la suite.
plain-log-line = { $text } (règle { $rule })
plain-allowed = C’est permis.
plain-unseen = Ce qui a été vu ne peut plus être caché : { $news }
plain-consent = { $count ->
    [1] { $seat }, peut-on annuler la dernière décision ? o ou n
   *[other] { $seat }, peut-on annuler les { $count } dernières décisions ? o ou n
}
plain-undone = La dernière décision est annulée.
plain-undone-many = Les dernières décisions sont annulées.
plain-not-undone = Rien n’est annulé.
plain-noted = Ajouté au journal.
plain-note-long = Une note a { $limit } caractères au plus ; rien n’est ajouté.
plain-nothing-to-undo = Il n’y a rien à annuler.
plain-nothing-to-undo-begun = Il n’y a aucune décision à annuler. b recommence ce coup.
plain-redone = La décision est rétablie.
plain-nothing-to-redo = Il n’y a rien à rétablir.
plain-over = La partie est finie. Voici la feuille de score :
plain-score = { $reason } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} (règle { $rule })
plain-linger = Vous pouvez encore demander, regarder, ou ouvrir une branche. Tapez q pour quitter.
plain-bye = Enregistrée comme partie { $match }. Continuez-la : boardkit resume { $match } --plain
plain-watching = Ce qui se passe dans la partie { $match } est dit au fur et à mesure. Ctrl et c ensemble y mettent fin.

plain-nobody-asked = La partie est finie : plus personne n’a à jouer.
plain-hand-empty = Vous n’avez rien en main.
plain-hand-before = Devant vous, hors de votre main :
plain-offers-empty = Rien n’est offert sur la table.
plain-cards-none = Dans ce jeu, aucune carte n’est posée devant les joueurs. Tapez d pour entendre ce que chacun possède.
plain-nobody = Personne ici ne s’appelle « { $name } ».
plain-which-seat = Plusieurs joueurs s’appellent « { $name } ». Tapez le numéro de la place :
plain-brief = Les listes ne disent plus que le nom des cartes. Tapez encore bref pour tout entendre.
plain-full = Les listes disent maintenant tout ce qui est sur les cartes.

plain-at = { $place } : { $what }.
plain-bare = rien
plain-beside = { $way }, { $place } : { $what }.
plain-alone = Rien n’est à côté.
plain-map-of = Le plan { DE($seat) }.
plain-kind = { $kind } : { $count }
plain-where-kind = { $kind }, { $count ->
    [one] { $count } case
   *[other] { $count } cases
} : { $places }
plain-no-kind = Rien ici ne s’appelle « { $kind } ». Tapez ou pour entendre ce qu’il y a.
plain-mine = À vous, { $kind }
plain-mine-none = Rien sur ce plan n’est à vous.
plain-piles-none = Dans ce jeu, rien n’est en pile.
plain-changed-nothing = Rien n’a changé depuis.
plain-no-place = « { $place } » n’est pas une case de ce plan. Tapez plan pour les entendre toutes.
plain-no-regions = Rien ne forme encore un ensemble ici.
plain-together = { $what } : { $places }.

bearing-north = au nord
bearing-north-east = au nord-est
bearing-east = à l’est
bearing-south-east = au sud-est
bearing-south = au sud
bearing-south-west = au sud-ouest
bearing-west = à l’ouest
bearing-north-west = au nord-ouest

plain-branch-begun = La branche « { $name } » commence ici. La partie ne change pas : tapez partie pour y revenir.
plain-branch-line = { $number }. { $name }{ $here ->
    [yes] {""}, vous êtes ici
   *[no] {""}
}
plain-branch-none = Pas encore de branche. Tapez branche pour continuer d’ici sans changer la partie.
plain-taken-none = Rien n’a été annulé puis décidé autrement.
plain-branch-here = Vous êtes maintenant dans : { $name }.
plain-compared = { $label } : { $here } ici, { $there } là-bas

# Le menu en lignes.

plain-menu-entry = { $name } : { $help }
plain-menu-hint = Tapez le numéro d’une ligne, b pour revenir, q pour quitter, ou une ligne vide pour entendre la liste de nouveau.
plain-plan-hint = Tapez 1 pour commencer, le numéro d’une ligne pour la changer, b pour revenir, q pour quitter, ou une ligne vide pour entendre la liste de nouveau.
plain-rules-hint = Tapez le numéro d’une section, par exemple celui d’une ligne ci-dessus, p pour vous entraîner sur la dernière lue, b pour revenir, q pour quitter, ou une ligne vide pour entendre la liste de nouveau.
plain-rules-on = Quelle section ensuite ? p pour vous entraîner sur { $section }, b pour revenir.
plain-settings-help = langue, lignes ou écrans, couleurs, horloge et sonnerie des écrans
plain-game = { $title }, { $seats } : { $summary } { $facts }
plain-new-match = Nouvelle partie : { $game }. { $summary }
plain-now = { $question } : { $value }
plain-is-now = { $question } En ce moment : { $value }
plain-plan-seat = Place { $number } : { $name }, { $sitter }
plain-plan-name = Place { $number } : tapez un nom, { $limit } caractères au plus ; une ligne vide garde { $name }.
plain-plan-file = { $question } Tapez le nom d’un fichier, comme ~/cartes.json ; une ligne vide n’en prend aucun.
plain-plan-digits = La graine est un nombre de { $limit } chiffres au plus.
plain-by-chance = au hasard
plain-which-lesson = { $game } : quelle leçon ?
plain-lesson-line = { $title }. { $summary } { $state ->
    [done] Terminée.
    [new] { $steps ->
        [one] Une étape.
       *[other] { $steps } étapes.
    }
   *[begun] Suite à l’étape { $at } sur { $steps }.
}
plain-lessons-open = ouvrir une leçon ou un recueil d’un fichier
plain-lessons-make = faire une leçon à partir d’une nouvelle partie
plain-saved-change = la modifier, ou en faire une autre
plain-lessons-keep = modifier, copier, exporter, renommer ou supprimer une leçon
plain-author-new = nouvelle étape
plain-author-change = modifier l’étape
plain-author-steps = toutes les étapes
plain-author-table = entendre la table
plain-author-move = jouer un coup de la partie
plain-author-later = un moment plus loin dans la partie
plain-author-earlier = un moment plus tôt dans la partie
plain-author-undo = annuler ce que vous venez de faire
plain-author-more = plus : déplacer ou retirer l’étape, essayer la leçon, son titre
plain-author-save = enregistrer
plain-author-out = revenir à la leçon, hors de la branche
plain-author-step = étape { $number }, { $sort ->
    [task] une tâche
    [ask] une question
   *[note] une note
} : { $note }
plain-author-right = juste :
plain-author-wrong = faux :
plain-saved-copy = la copier parmi les vôtres
plain-what-with-it = Que faire de cette partie ?
plain-saved-open = la continuer, ou la regarder si elle est finie
plain-saved-rename = la renommer
plain-saved-delete = la supprimer
plain-saved-export = l’exporter dans un fichier
plain-saved-review = la revoir : ce qui était bon, ce qui aurait été mieux, ce qui tenait à la chance
plain-saved-deep = la revoir en profondeur : plus d’essais et un second juge, c’est plus long
plain-saved-import = importer une partie d’un fichier
plain-review-practise = S’entraîner sur les règles de ces moments ?
plain-practise-none = Il n’y a rien ici sur quoi s’entraîner.
plain-positions-none = Aucune position n’est encore enregistrée. L’éditeur des écrans les enregistre.
plain-history = { $player } : { $matches ->
    [one] 1 partie
   *[other] { $matches } parties
}, { $wins ->
    [one] 1 gagnée
   *[other] { $wins } gagnées
}, { $best ->
    [one] 1 point
   *[other] { $best } points
} au mieux.
plain-sure = { $question } o ou n

plain-help-move = Un numéro désigne un choix. Une case, comme e2s1, et un sens, comme r90, disent où et comment poser. On peut aussi taper un coup entier d’une traite. Une ligne vide répète la question.
plain-help-describe = d : décrire la table
plain-help-map = plan : tout le plan, case par case ; plan et un nom : celui d’un joueur, si chacun a le sien
plain-help-look = voir CASE, comme voir g5 : tout sur une case
plain-help-beside = voisins CASE : ce qui se trouve à côté, au nord, à l’est et ainsi de suite
plain-help-where = ou CHOSE, ou la chose seule, comme lacs : où il y en a sur le plan ; ou seul : ce qu’il y a ; ou moi : ce qui est à vous
plain-help-regions = regions : ce qui forme un ensemble sur le plan ; s’il y a des rivières, chacune de sa source à la mer
plain-help-hand = h : ce que vous avez en main ; h et un numéro : tout sur l’un de ces éléments
plain-help-offers = offres : ce qui est offert sur la table, que vous puissiez le prendre maintenant ou non
plain-help-cards = cartes : toutes les cartes posées devant vous ; cartes et un nom : devant ce joueur
plain-help-piles = piles : combien il en reste sur chaque pile et dans la réserve de tous
plain-help-brief = bref : les listes ne disent que le nom des cartes ; encore bref : tout ce qui est dessus
plain-help-log = l : les dernières lignes du journal
plain-help-changed = quoi de neuf : ce qui s’est passé depuis votre dernière décision, et les nombres qui ont changé
plain-help-note = note TEXTE : ajouter une note au journal, que tous peuvent lire ; note 3 : TEXTE la met trois décisions plus tôt
plain-help-lesson = leçon : faire une leçon de cette partie, à partir d’ici
plain-help-score = s : la feuille de score pour l’instant
plain-help-why = why COUP, ou pourquoi COUP : dire si un coup est permis, et sinon pourquoi
plain-help-rules = r SECTION : une section des règles ; r seul : la règle de la question
plain-help-coach = accompagner : chaque règle est expliquée la première fois qu’elle sert, ou ne l’est plus
plain-help-hint = conseil : à quoi penser, et de bons coups
plain-help-back = b : recommencer ce coup
plain-help-all = tout : tout ce qui peut se faire d’un coup, après l’avoir dit ; tout 2 : là où l’on vous demande à tous la même chose, réponse 2 pour tout le monde
plain-all-nothing = Rien ici ne peut se faire d’un coup.
plain-all-ask = Faire tout cela ? o ou n
plain-help-undo = u : annuler la dernière décision ; u 3 : les trois dernières
plain-help-again = tour : annuler tout ce qui a été décidé ce tour-ci
plain-help-redo = redo : la rétablir
plain-help-branch = branche : et si ? Continuer d’ici sans changer la partie ; branche 3 : à partir de trois décisions plus tôt ; un nom peut suivre
plain-help-branches = branches : la partie et ses branches
plain-help-taken = annulées : les suites qui ont été annulées ; annulées NUMÉRO : ce qui s’y était passé
plain-help-go = aller NUMÉRO : aller à une autre branche de cette liste
plain-help-main = partie : revenir à la partie
plain-help-compare = comparer : ce qui diffère de la partie ; comparer NUMÉRO : d’une autre branche
plain-help-quit = q : quitter ; la partie est enregistrée
plain-help-command = { $word } : { $what }
plain-help-form = Un coup s’écrit ainsi : { $form }

plain-lesson-welcome = { $count ->
    [0] { $title }
   *[other] Leçon { $number } sur { $count } : { $title }
}. Tapez ? pour l’aide, q pour quitter.
plain-lesson-done = Cette leçon est déjà faite. La reprendre depuis le début ? Tapez oui, ou non pour la parcourir avec ses réponses.
plain-lesson-step = maintenant : Étape { $at } sur { $steps }, { $chapter }.
plain-lesson-rule = La règle : { $section }, { $title }. Tapez r pour l’entendre.
plain-lesson-choice = { $letter } : { $choice }
plain-lesson-answer = question : Tapez la lettre de votre réponse.
plain-lesson-answers = question : Plusieurs sont justes : tapez les lettres de toutes, par exemple : a c
plain-lesson-on = Appuyez sur entrée pour continuer.
plain-lesson-good = Très bien. { $said }
plain-lesson-bad = Ce n’est pas cela. { $said }
plain-lesson-end = Appuyez sur entrée pour quitter.
plain-lesson-end-play = Appuyez sur entrée pour quitter, ou tapez jouer pour continuer une partie d’ici.
plain-lesson-not-now = Pas maintenant : cela donnerait la réponse, ou il n’y a rien à quoi l’appliquer.
plain-lesson-levels = Les autres peuvent être : { $levels }. Sans un mot de plus, ce sont des personnes.
plain-lesson-back = De retour à la leçon.
plain-lesson-bye = Votre progression est enregistrée.

plain-lesson-help-help = Dans une leçon : entrée continue. Une lettre répond à une question. Un coup se fait par numéros, par cases, ou d’une traite.
plain-lesson-help-again = encore : entendre à nouveau l’étape
plain-lesson-help-back = b : revenir d’une étape
plain-lesson-help-hint = conseil : à quoi penser ; encore conseil : où regarder ; une fois de plus : le coup lui-même
plain-lesson-help-show = montrer : faire montrer l’étape
plain-lesson-help-rule = r : la règle de l’étape ; r SECTION : une autre
plain-lesson-help-restart = recommencer : reprendre la leçon au début
plain-lesson-help-play = jouer : continuer une partie d’ici, entre personnes ; jouer amateur, avec des ordinateurs amateurs ; la quitter ramène ici
plain-lesson-help-quit = q : quitter ; votre progression est enregistrée

# Ce qui se dit pour les signes.

aloud-rule = règle
aloud-met = rempli :
aloud-ticked = coché :
aloud-unticked = pas coché :
aloud-unmet = non rempli :
aloud-minus = moins
aloud-plus = plus
aloud-either = plus ou moins
aloud-times = fois
aloud-degrees = degrés
aloud-percent = pour cent
aloud-then = , puis
aloud-to = vers
aloud-most = au plus
aloud-least = au moins
aloud-makes = fait
aloud-of = sur
aloud-range = à
aloud-below = ; dessous :
aloud-or = ou
aloud-caution = attention :
aloud-by-hand = à la main
aloud-left = flèche gauche
aloud-up = flèche haut
aloud-down = flèche bas
aloud-for = contre
aloud-about = environ
aloud-under = moins de
aloud-over = plus de
plain-call = Tapez la commande, - pour aucune, ou rien pour la garder.
