# Les mots de la table.

too-small = La fenêtre fait { $now } caractères ; il en faut { $width }×{ $height }. Agrandissez-la. Rien n’est perdu. Pour en savoir plus sur ce terminal : boardkit doctor
waiting = C’est à quelqu’un d’autre de répondre.
watch-asked = { $seat } : { $question }
watch-follows = Vous regardez : chaque décision s’affiche dès qu’elle est prise.
watch-lost = Voici la dernière image de la partie. Si la partie revient, elle reprend ici.
watch-another = C’est maintenant une autre partie : { $game }, avec { $players }.
game-over = La partie est finie. Entrée ouvre le score, t parcourt la partie.
choose-none = Rien n’est possible ici maintenant ; échap pour revenir.
choose-place = Désignez une case : { $keys ->
    [0] tab ou un clic ; puis entrée.
    [1] sa lettre, tab ou un clic ; puis entrée.
   *[other] ses { $keys } lettres, tab ou un clic ; puis entrée.
}
choose-what-and-where = Un numéro dit quoi, { $keys ->
    [1] une lettre
   *[other] { $keys } lettres
} { $of ->
    [piece] sa case en haut à gauche
   *[place] où
} ; puis entrée.
choose-corner = Sa case en haut à gauche : { $keys ->
    [0] tab ou un clic ; puis entrée.
    [1] sa lettre, tab ou un clic ; puis entrée.
   *[other] ses { $keys } lettres, tab ou un clic ; puis entrée.
}
choose-any = Cochez : chiffres, ou flèches et espace ; puis entrée. Rien : { $key }.
choose-first = { $count } choix possibles : un numéro ou les flèches, puis entrée.
choose-verb = Tapez la lettre de ce que vous voulez faire, au-dessus de la main.
choose-verb-alone = Votre main est vide : tapez la lettre de ce que vous voulez faire.
choose-card-or-verb = Tapez un numéro de la liste, ou la lettre d’une autre action.
choose-number = Tapez un nombre, de { $least } à { $most }, ou les flèches ; puis entrée.
choose-only = Un seul coup est possible : { $key } le joue.
choose-one = Un seul choix est possible : son numéro ou les flèches, puis entrée.
choose-one-first = Un seul choix est possible : son numéro ou les flèches.
choose-one-open = Sans vos cartes cachées, un seul choix : tapez son numéro, puis entrée.
only-way = ✓ Seul choix : { $move }
change = { $seat } : { $name } { $before } → { $after }
change-of = { $seat } : { $change }
change-parts = { $change } ({ $parts })
change-shared = { $name } { $before } → { $after }
walk-where = Étape { $step } sur { $steps }
walk-start = Avant le premier coup.
walk-keys = → ou ] avance, ← ou [ recule, a fait défiler, échap termine.
walk-decision = { $number ->
    [0] mise en place, { $step } sur { $steps }
   *[other] décision { $number }, { $step } sur { $steps }
}
walk-speed-1 = lent
walk-speed-2 = moyen
walk-speed-3 = rapide
walk-speed-4 = très rapide
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-undo-taken = Il n’y a aucune décision à annuler ; { $key } repose ce que vous avez pris.
turn-not-begun = Personne n’a encore rien décidé ce tour-ci.
nothing-before = Rien n’a été décidé avant cela : on ne peut pas revenir plus loin.
undo-many-ask = Annuler cette décision et toutes les suivantes : { $count } décisions ?
undo-many-yes = Les annuler
undo-many-no = Non, les garder
sentence-undo = { $key } annule ceci et tout ce qui a suivi
sentence-no-undo = Rien ne s’annule qu’à la table où la partie se joue.
nothing-to-redo = Rien n’a été annulé.
not-only-one = { $count ->
    [0] Il n’y a rien à faire maintenant.
   *[other] Il y a { $count } façons de continuer : choisissez.
}
agree-undo = Annuler la dernière décision { DE($seat) } ?
agree-undo-many = Annuler les { $count } dernières décisions ?
agree-how = Il faut l’accord de tous : chacun appuie sur sa lettre.
agree-unseen = Ce qui a été vu ne peut plus être caché :
agree-refuse = Non, on la garde
inspect-nothing = Rien n’est désigné : pointez d’abord une case ou prenez une carte.
inspect-title = Qu’est-ce que c’est ?
type-here = un coup : commencez à taper, → complète, entrée joue, échap quitte
pick-filter = tapez pour réduire la liste ; ↑ ↓ entrée
pick-none = Rien dans la liste ne correspond.
notice = Message
button-close = Fermer

curtain-pass = Passez le clavier à
curtain-look-away = Que les autres détournent les yeux.
curtain-undo = u : revoir le résultat
curtain-open = { $letter } : c’est moi, { $name }
curtain-scroll = ↑ ↓ pour la suite

key-go_left = vers la gauche
key-go_right = vers la droite
key-go_up = vers le haut
key-go_down = vers le bas
key-go_up_left = vers le haut à gauche
key-go_up_right = vers le haut à droite
key-go_down_left = vers le bas à gauche
key-go_down_right = vers le bas à droite
key-next_target = case suivante
key-last_target = case précédente
key-pick = valider
key-back = retour
key-turn = tourner
key-jump = aller à
key-only_move = jouer le seul coup possible
key-undo = annuler
key-undo-here = revenir ici
key-turn_again = annuler le tour
key-redo = rétablir
key-pass_turn = passer
key-inspect = infos
key-leaf = suite de la carte
key-walk = parcourir
key-step_back = étape précédente
key-step_on = étape
key-decision_back = coup précédent
key-decision_on = coup
key-turn_back = joueur précédent
key-turn_on = joueur
key-round_back = tour précédent
key-round_on = tour
key-auto_play = auto
key-auto_stop = stop
key-speed = vitesse
key-help = aide
keys-heading = Touches
choices-heading = La main en liste
key-rules = règles
key-find = chercher une carte, une case ou une règle
key-type_move = taper un coup
key-palette = commandes
key-bigger = plateau plus grand
key-smaller = plateau plus petit
key-automatic = plateau aussi grand que possible
key-choices = la main en liste
key-sort = trier la main
key-zoom = plus de place pour le plateau, puis pour le journal
key-log = tout le journal
key-bare = cacher les pièces
bare-ground = Les pièces posées sur le plateau sont cachées. N’importe quelle touche les fait réapparaître.
key-overlay = régions
key-teacher = la table du professeur
key-eyes = vue d’un autre joueur
key-curtain = cacher la table
key-leave = quitter (tout est enregistré)

keyname-sign = « { $sign } »
keyname-enter = entrée
keyname-esc = échap
keyname-escape = échap
keyname-tab = tab
keyname-home = début
keyname-end = fin
keyname-pgup = pg préc
keyname-pgdn = pg suiv
keyname-pageup = pg préc
keyname-pagedown = pg suiv
keyname-space = espace
keyname-backspace = retour arr.
keyname-delete = suppr
keyname-insert = inser
keyname-left = ←
keyname-right = →
keyname-up = ↑
keyname-down = ↓
keyname-shift-tab = maj+tab

button-ok = Valider
entry-lines = Entrée : nouvelle ligne. ^s, ou tab et entrée : valider.
entry-drop = Pas encore pris. ^s : valider ; encore échap : perdre ce qui est écrit.
button-cancel = Annuler
palette-search = Chercher une commande ou un coup…
command-note = Ajouter une note au journal
note-ask = Ajouter une note au journal, de { $limit } caractères au plus
command-picture = Enregistrer une image
command-score = Score
command-menu = Retour au menu
picture-saved = Enregistré : { $path }
crash = Une erreur s’est produite dans boardkit. Votre partie est enregistrée jusqu’à la dernière décision ; reprenez-la depuis le menu. Le détail est dans { $path }. Pour la signaler, joignez : boardkit doctor --json
crash-untold = Une erreur s’est produite dans boardkit. Votre partie est enregistrée jusqu’à la dernière décision ; reprenez-la depuis le menu. Le détail n’a pu être enregistré nulle part. Pour en savoir plus : boardkit doctor
fault-see-doctor = { $fault } Pour en savoir plus : boardkit doctor
fault-keys-unreadable = { $path } est inutilisable. { $fault } Les touches habituelles s’appliquent.
fault-no-keys = Il faut un objet JSON tel que {"{"}"undo": ["backspace"]{"}"}.
fault-command-taken = La touche { $key } de « { $action } » est prise. Celles-ci sont libres : { $free }.
fault-key-taken = { $path } : { $key } ne peut pas être la touche de « { $action } » et de « { $other } » à la fois. Donnez aussi une autre touche à « { $other } ». Les touches habituelles s’appliquent.
fault-no-such-keys = { $path } : aucun terminal n’envoie { $keys }. Une touche est un caractère, ou un nom tel que f5, ctrl+k, alt+left, pageup ou backspace. Là où aucune autre n’est nommée, la touche habituelle s’applique.
fault-unknown-action = { $path } : il n’y a pas (ou plus) d’action « { $actions } ». Les actions sont : { $known }. Le reste du fichier s’applique.
hand-kind = { $name } ({ $possible }/{ $count })
hand-more = … { $count } en tout : { $key } les liste, les flèches avancent
hand-more-brief = … { $count } : { $key }
hand-more-below = … { $count } en tout : les flèches avancent
hand-more-below-brief = … { $count }
sort-by = tri : { $order }
next-place = autre case
next-entry = suivant
only-playable = { $mark } seulement ce qui est jouable
sort-as-it-lies = aucun
sort-playable = jouable d’abord
sort-name = par nom
pass-ask = { $move } ? { $count ->
    [1] Un autre coup reste possible : { $other }
   *[other] { $count } autres coups restent possibles.
}
pass-ask-lost = { $move } ?
pass-yes = Oui (o)
pass-no = Non (n)

refusal-game-is-over = La partie est finie.
refusal-not-asked = Cela ne répond pas à la question.

undrawn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
undrawn-number-points = Points
undrawn-at = { $place } : { $what }
undrawn-empty = { $place } : rien

tip-number = { $name } { $number }
tip-entry =
    { $then ->
        [tick] clic : cocher ou décocher
        [place] clic : prendre ; puis cliquez sur la case
        [list] clic : ouvrir la liste
       *[act] clic : prendre   second clic : valider
    }
tip-verb-none = Rien à choisir ici pour l’instant.
tip-series = { $key } fait tout ce qui est possible ici, après l’avoir dit.
tip-verb = { $key } ouvre la liste ; possibles maintenant : { $possible } sur { $count }
clock-used = temps
tip-link = clic : montrer de quoi il s’agit
tip-key = touche { $key }, ou un clic
do-it = Valider { $key }
number-limits = tapez un nombre : de { $least } à { $most }
no-such-entry = Rien dans la liste ne porte le numéro { $number }.
do-this = { $deed } { $key }
handing-do = passer le clavier
handing-open-do = c’est moi
handing-think = continuer
handing-replay = revoir
focus-held = En main : { $things }
focus-before = Devant vous, hors de votre main : { $things }
need-without = Sans place ici : { $needs } ({ $key })
need-held = ce que vous tenez
need-common = ce qui est à tous
need-others = les autres
need-held-count = { $also ->
    [yes] Aussi en main : { $count } ({ $key })
   *[no] En main : { $count } ({ $key } : liste)
}
leaf-more = { $key } suite · { $leaf } sur { $leaves }
leaf-more-brief = { $key } suite · { $leaf }/{ $leaves }
recap-nothing = Rien de nouveau sur la table.
recap-begins = La partie commence.
recap-times = { $text } (×{ $times })
handing-drawn = ce que vous avez reçu
handing-drawn-title = Pour { $seat } seulement
handing-secret = { $seat } a choisi. Le choix sera révélé plus tard.
handing-quiet = { $seat } a fini. Rien n’a changé sur la table.
handing-over = Le clavier va à { $seat }.
face-down = { $key } : vos cartes
ask-of = { $seat } : { $question }
handing-open = Passez le clavier à { $seat }.
handing-on = { $seat } joue ensuite.
tab-seats = joueurs
tab-table = table
tab-log = journal
key-legend = ce que veulent dire les signes
key-replay = revoir depuis mon tour
key-replay-start = revoir depuis le début
key-replay-turn = revoir le dernier tour
key-tab = volet suivant
legend-title = Ce que veulent dire les signes
legend-taken = ce que vous avez pris
legend-allowed = permis, ou rempli
legend-barred = pas permis, ou manquant
legend-rule = une section du livret
legend-becomes = le résultat, ou ce que devient un nombre
legend-more = autant de plus
legend-less = autant de moins
legend-mark-hint = autour d’une case : à regarder
legend-mark-legal = autour d’une case : elle peut être choisie
legend-mark-picked = autour d’une case : choisie
legend-mark-last = autour d’une case : changée depuis votre dernier tour
legend-mark-refused = autour d’une case : elle ne peut pas servir
legend-mark-cursor = autour d’une case : vous êtes ici
window-all = tout le monde
window-ask = Quelqu’un ? { $question }
window-letters = Tapez votre lettre ({ $letters }) pour agir ; p continue sans les autres.
window-wants = { $seat } : se manifeste
window-waits = { $seat } : laisse passer
window-nothing = { $seats } : impossible pour l’instant.
ballot-everybody = tout le monde
ballot-keys = Chiffre : la réponse ; lettres ou flèches : de qui ; puis entrée.
ballot-next = au suivant
ballot-missing = Doivent encore répondre : { $seats }.
ballot-ready = ✓ Tout le monde a répondu : entrée.
ballot-waits = répondra à part, sur le plateau
ballot-waits-brief = à part
ballot-no-answer = { $number } n’est pas une réponse ici.
ballot-do = envoyer
ballot-alone = répondre à part
ballot-one-by-one = un par un
form-take = Flèche : garder ces nombres ; chiffres : changer celui marqué ; puis entrée.
form-limit = de 0 à { $most }
form-no-hint = Un conseil ne s’adresse qu’à un joueur : avec échap, celui dont c’est le tour répond seul, et ce qui est rempli ici est perdu.
form-computer = L’ordinateur joue pour { $seat } et répondra quand ce sera son tour.
form-too-late = { $seat } ne peut plus le faire dans cette phase.
form-too-early = { $first } répond avant que vienne le tour { DE($seat) } : envoyez ce qui est rempli, ou continuez.
sheet-read = Les flèches montrent ici une carte en entier ; un chiffre en coche une.
caution = ⚠ { $said }
caution-only-pay = ⚠ Vous ne feriez que payer : { $said }
caution-in-vain = ⚠ Ce serait sans effet : { $said }
caution-hurts = ⚠ { $changes }
caution-all = ⚠ Pour tout le monde : { $changes }
caution-hostile = ⚠ Aux dépens { DE($seats) }
series-stops = ⚠ Puis plus rien, car chacun de ces coups prend ce qu’il faut à un autre : { $moves }.
series-none = ⚠ Il n’y a pas de quoi faire tout cela ; choisissez vous-même : { $moves }.
series-lacks = ⚠ Pour le reste, il manque encore : { $things }
series-total = En tout : { $total }
caution-ask = { $move } ?
caution-yes = Le faire (o)
caution-no = Réfléchir encore (n)
glossary-title = Les mots du jeu
glossary-open = Les mots du jeu (g)
legend-underlined = Une lettre soulignée sur le plateau en cache d’autres, faute de place : tapez-la pour les voir.
legend-mouse = Souris : un clic prend ou désigne ; un second clic au même endroit, quand vous voulez, ou « Valider » exécute. Là où l’on peut cocher, un second clic décoche. La molette tourne ce que vous tenez, ou parcourt la main ; sur un texte, elle le fait défiler. Survolez un joueur, une carte, une case, un verbe ou une touche pour en savoir plus ; cliquez sur un joueur pour voir toutes ses cartes ; le bouton droit revient en arrière.
verb-not-now = { $verb } : rien de tel n’est possible maintenant.
verb-bar-enough = Finir
short-verb-bar-enough = Fin
verb-bar-end = Fin du tour
short-verb-bar-end = Finir
verb-bar-nobody = Personne
short-verb-bar-nobody = Personne
verb-bar-others = Personne d’autre
short-verb-bar-others = Personne
verb-bar-no = Non
short-verb-bar-no = Non
form-one-first = D’abord { $letters } : elle va avec ce que vous avez coché.
form-ready = { $first }, et { $count ->
    [1] 1 carte
   *[other] { $count } cartes
} · entrée : prêt
form-open = { $letters } : l’une des deux ; les chiffres : les cartes voulues ; puis entrée.
ticked = Coché ({ $count }) : { $moves }   entrée fait le tout
ticked-sum = { $sum }   entrée fait le tout
key-tick = cocher, ou faire
