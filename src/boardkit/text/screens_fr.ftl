# Les mots des écrans autour de la table.

page-back = retour
page-open = ouvrir
page-up = monter
page-down = descendre
page-next = suivant
page-last = précédent
page-line = ligne
page-change = changer
page-palette = commandes
page-quit = quitter

menu-heading = boardkit : des jeux de société autour d’un seul clavier
menu-resume = Reprendre
menu-resume-help = { $game } : { $players }
menu-new = Nouvelle partie
menu-new-help = choisir un jeu et s’asseoir
menu-saved = Vos parties
menu-saved-help = en continuer une, ou en revoir une qui est finie
menu-positions = Positions
menu-positions-help = en jouer une que vous avez préparée et enregistrée
menu-history = Historique
menu-history-help = qui a gagné quoi, et le fil des points
menu-rules = Règles des jeux
menu-rules-help = lire comment on joue
menu-settings = Réglages
menu-settings-help = langue, couleurs, dessin des plateaux
menu-about = À propos
menu-about-help = ce qu’est boardkit, et à qui sont les jeux
menu-news = Nouveautés
menu-news-help = les touches et les usages qui ont changé ; montré une fois
news-verbs = Les verbes ont des lettres, les entrées d’une liste des chiffres. Ce que vous pouvez faire à votre tour est dans la barre, chaque verbe avec sa lettre ; les chiffres ne désignent que les entrées d’une liste, ou forment un nombre demandé.
news-enter = Une seule entrée. Quand une ligne est marquée, entrée l’exécute ; l’invite dit ce que fera entrée seule. Si rien n’est désigné, entrée ne fait rien.
news-forced = Rien à décider, rien à demander. Une question qui n’a qu’une réponse se répond d’elle-même, et c’est dit ; u ramène à la dernière chose décidée par quelqu’un.
news-curtains = Moins de rideaux. Il n’en tombe que devant un secret dont la question a besoin ; le reste est face cachée jusqu’à c.
news-again = U annule tout votre tour, tant que rien n’a été révélé. Regardez une phrase du journal (L, ou un clic) : u revient jusque-là.
news-bare = G cache les pièces du plateau jusqu’à la touche suivante.
news-call = La sonnerie retentit, ou votre propre commande est lancée, quand quelqu’un à la table doit jouer : voir les réglages.
news-own = Vos touches, vos réglages et vos leçons commencées restent. Ce qu’ils nommaient et qui n’existe plus vous est dit.
news-kept = Vos parties, positions et leçons restent aussi. Pour les rejouer toutes avec les règles d’aujourd’hui et savoir ce qui ne convient plus : boardkit replay --library
fault-settings-gone = Ces réglages d’avant n’existent plus : { $settings }. Les valeurs habituelles s’appliquent.
menu-tour = Visite
menu-tour-help = la table en six étapes, avec un petit plateau
menu-quit = Quitter
menu-quit-help = partir ; tout est enregistré

choose-game = Quel jeu ?
seats = { $least } à { $most } joueurs

# L’étagère. D’où vient une durée : les minutes imprimées, ou les décisions de nos ordinateurs et des secondes supposées.
shelf-minutes = { $least } à { $most } min
shelf-age = { $age } ans
shelf-begin = Pour débuter.
shelf-length = { $printed ->
    [0] Environ { $least } à { $most } minutes : nos ordinateurs prennent { $fewest } à { $many } décisions par partie (médiane de { $matches }), et l’on suppose { $seconds } secondes pour chacune.
   *[other] { $least } à { $most } minutes, selon la règle.
}
shelf-from-age = { $source ->
    [rulebook] Dès { $age } ans, selon la règle.
   *[box] Dès { $age } ans, selon la boîte, que citent des critiques.
}
shelf-hard = Difficulté { $hard } sur { $hardest } : la règle compte { $words } mots, et une décision offre { $answers } réponses (médiane).
shelf-characters = L’ordinateur peut se montrer { $characters }.
shelf-line = { $least } à { $most } minutes ({ $printed ->
    [0] d’après les parties de nos ordinateurs
   *[other] règle
}), à partir de { $age } ans ({ $source ->
    [rulebook] règle
   *[box] la boîte, citée par des critiques
}), difficulté { $hard } sur { $hardest } (longueur de la règle).

player-default = Joueur { $number }
setup-start = Commencer
setup-back = Retour
setup-learn = Première fois ? Une leçon de 15 minutes
    .help = Ouvre la première leçon de ce jeu : vous jouez les coups, et chaque étape est expliquée.
setup-learn-key = leçon
setup-picture = Par exemple : la table d’une autre partie.
setup-length = Durée : { $length }
setup-seats = Combien de joueurs ?
setup-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
setup-open-table = Table ouverte
    .help = Chacun peut tout voir : pas de rideau entre les tours.
setup-coached = Partie accompagnée
    .help = Chaque règle est expliquée à côté du plateau la première fois qu’elle sert, une fois par joueur.
setup-seed = Graine
    .help = Des chiffres, pour tirer à nouveau les mêmes cartes ; vide, le hasard décide.
colour-standard = { $number ->
    [0] rouge
    [1] bleu
    [2] jaune
    [3] violet
    [4] vert
   *[other] orange
}
colour-safe = { $number ->
    [0] orange
    [1] bleu ciel
    [2] vert
    [3] jaune
    [4] bleu
   *[other] vermillon
}
colour-basic = { $number ->
    [0] rouge
    [1] bleu
    [2] jaune
    [3] magenta
    [4] vert
   *[other] cyan
}
colour-basic-safe = { $number ->
    [0] jaune
    [1] bleu clair
    [2] rouge
    [3] cyan
    [4] bleu foncé
   *[other] violet
}
colour-eight-safe = { $number ->
    [0] jaune
    [1] bleu
    [2] rouge
    [3] blanc
    [4] vert
   *[other] violet
}
fault-name-missing = Il manque un nom à { $seat } : tapez-en un.
fault-name-too-long = Le nom pour { $seat } est trop long : { $limit } caractères au plus.
fault-name-not-plain = Le nom pour { $seat } a des caractères qui ne s’écrivent pas : retapez-le.
fault-name-twice = Les joueurs à { $other } et à { $seat } portent le même nom : changez l’un des deux.

# Réglages, à propos, parties enregistrées, règles, score.

settings-heading = Réglages
settings-language = Langue
    .help = La langue du programme et celle des règles.
settings-theme = Couleurs de l’écran
    .help = Sombres ou claires, à fort contraste, ou celles de votre terminal.
settings-map-style = Les plateaux sont dessinés
    .help = En couleurs, en traits, ou en simples caractères, et les mots s’écrivent alors de même.
settings-seat-colours = Couleurs des joueurs
    .help = Tout le monde distingue les couleurs du second choix, daltoniens compris.
settings-turn-clock = Pendule
    .help = Montre à côté des joueurs le temps que chacun a pris depuis l’ouverture de la table.
settings-bell = Sonnerie
    .help = Sonne quand c’est à quelqu’un d’autre de jouer.
settings-call = Commande d’appel
    .help = Un programme et ses arguments, lancé sans shell quand quelqu’un à la table doit jouer après un autre, dix secondes au plus. Vide : aucune.
call-none = aucune
fault-call-failed = { $trouble ->
    [time] La commande d’appel ne s’est pas terminée et a été arrêtée : { $command }
    [code] La commande d’appel a échoué avec le code { $code } : { $command }
   *[start] La commande d’appel ne peut pas être lancée : { $command }
}
settings-display = Le programme s’ouvre avec
    .help = Les lignes sont faites pour les lecteurs d’écran et le braille, dès le prochain démarrage. Pour ouvrir tout de même les écrans une fois, mettez BOARDKIT_PLAIN à 0.
display-screens = des écrans
display-lines = des lignes
switch-off = non
switch-on = oui
settings-sample = Voici l’effet :
settings-done = Terminé
language-of-the-system = celle du système
language-en = English
language-fr = Français
theme-dark = sombres
theme-light = claires
theme-contrast = fort contraste
theme-terminal-dark = celles du terminal, sombres
theme-terminal-light = celles du terminal, claires
map-style-auto = selon le terminal
map-style-tile = en couleurs
map-style-outline = en traits
map-style-ascii = en simples caractères
seat-colours-standard = habituelles
seat-colours-safe = adaptées aux daltoniens

about-heading = À propos de boardkit { $version }
about-what = boardkit est une boîte de jeux de société pour un seul clavier : tout le monde s’assoit autour, et chacun joue à son tour. Un rideau cache ce que les autres ne doivent pas voir. Chaque décision est enregistrée avant d’être montrée.
about-rules = On joue selon les règles imprimées ; là où elles laissent une question ouverte, un passage « Notre lecture » y répond. Ce qui figure sur les cartes et les plateaux a été imaginé pour boardkit partout où les règles ne le montrent pas.
about-names = Les noms des jeux et leurs marques appartiennent à leurs propriétaires, qui n’ont rien à voir avec ce programme.
about-doctor = Si quelque chose s’affiche mal ou ne répond pas, cette commande dit ce que l’on sait et que faire : boardkit doctor
about-licence = boardkit est un logiciel libre sous licence MIT : utilisez-le, modifiez-le, partagez-le, sans aucune garantie.
about-library = Vos parties et vos réglages se trouvent dans { $folder }

positions-heading = Positions enregistrées
positions-none = Aucune position n’est encore enregistrée. Ouvrez la table du professeur d’une partie (T), modifiez la position et enregistrez-la avec s. Une position reçue sous forme de fichier s’importe avec i.
positions-play = jouer
positions-edit = modifier
positions-file = d’un fichier
positions-rename-ask = Comment appeler la position ? ({ $limit } caractères au plus)
positions-delete-ask = Supprimer la position { $name } ?
saved-heading = Parties enregistrées
saved-numbers = numéros pour boardkit resume ; une majuscule va à un nom
saved-none = Aucune partie n’est encore enregistrée. Toute partie s’enregistre au fur et à mesure : appuyez sur échap, puis choisissez « Nouvelle partie ». Une partie reçue sous forme de fichier s’importe avec i.
saved-none-such = Aucune partie n’a tous ces mots. Appuyez sur échap pour les voir toutes.
saved-search = chercher
saved-search-for = numéro, jeu, joueurs, où elle en est ; entrée y va, échap les montre toutes
saved-rename = renommer
saved-rename-ask = Comment appeler cette partie ? { $limit } caractères au plus ; laissez vide pour retirer le nom.
saved-delete = supprimer
saved-delete-ask = Supprimer pour de bon la partie { $number } ({ $name }) ?
saved-delete-yes = Supprimer (o)
saved-delete-no = Garder (n)
saved-export = exporter
saved-secrets = Cette partie n’est pas finie. Son fichier contient tout, y compris les secrets de chacun. L’exporter quand même ?
saved-export-yes = Exporter (o)
saved-export-no = Ne pas exporter (n)
saved-exported = La partie a été écrite dans ce fichier :
saved-import = importer
saved-import-ask = Quel fichier ? Tapez son chemin, par exemple ~/partie.json
saved-import-inside = Quel fichier de { $folder } ? Tapez son chemin, par exemple exports/partie.json
saved-damaged = abîmée : elle ne peut pas être ouverte
saved-unfinished = { $count ->
    [one] { $count } décision jusqu’ici
   *[other] { $count } décisions jusqu’ici
}
saved-unfinished-uncounted = non finie
saved-finished = finie
saved-won = { $count ->
    [1] finie : { $winners } a gagné
   *[other] finie : { $winners } ont partagé la victoire
}
when-today = aujourd’hui { $time }
when-yesterday = hier { $time }
when-date = { $date } { $time }

rules-heading = Règles : { $title }
rules-next = suivant
rules-last = précédent
rules-scroll = défiler
rules-search = chercher
rules-glossary = mots
rules-search-for = que chercher ; entrée y va, échap arrête la recherche
rules-hit = occurrence suivante
rules-hit-before = occurrence précédente
rules-nothing = Les règles n’en parlent nulle part.
rules-cites = Voir aussi : { $sections }
rules-cited-by = Mentionnée par : { $sections }
rules-covered = { $used ->
    [0] aucune section sur { $count } ne s’est appliquée
    [1] une section sur { $count } s’est appliquée
   *[other] { $used } sections sur { $count } se sont appliquées
} jusqu’ici
rules-times = { $times ->
    [0] Cette section ne s’est pas encore appliquée dans cette partie.
    [1] Cette section s’est appliquée une fois dans cette partie.
   *[other] Cette section s’est appliquée { $times } fois dans cette partie.
}
rules-moment = quand elle a servi
rules-show-all = seulement ce qui a servi
rules-show-applied = seulement ce qui n’a pas servi
rules-show-never = toutes les sections
rules-about = Les règles à ce sujet
rules-about-move = § { $section }   (pour ce coup)
rules-about-place = § { $section }   (s’est appliquée ici)
rules-about-word = § { $section }   (en parle)

history-heading = Historique : tous les jeux
history-heading-game = Historique : { $game }
history-none = Aucune partie n’est encore terminée. Les résultats figureront ici.
history-by-player = Par joueur
history-by-game = Par jeu
history-latest = Les dernières parties
history-player = joueur
history-game = jeu
history-matches = parties
history-wins = victoires
history-best = record
history-average = moyenne
history-hints = conseils
history-hinted = ({ $hints ->
    [one] un conseil
   *[other] { $hints } conseils
})
history-course = évolution
history-last = dernière partie
history-tenths = { $whole },{ $tenth }

score-heading = { $title } : le score
score-heading-so-far = { $title } : le score provisoire
score-so-far = Score provisoire : rien n’est encore joué.
score-best-alone = Le meilleur score en solitaire jusqu’ici : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
score-rule = la règle
score-part = suite
score-key-rematch = revanche
score-key-others = autres
score-key-walk = parcourir
score-key-menu = menu
score-key-review = analyse
score-key-history = historique
score-others = Autres joueurs
score-review = Analyse
score-history = Historique
score-rematch = Revanche
score-walk = Parcourir
score-menu = Menu
score-back = Table
end-part-score = score et barres
end-part-story = courbe et moments
end-part-board = plateau
end-curve = Points après chaque tour ; * en réunit plusieurs
end-moments = Les moments qui ont compté : entrée ou n y mène
end-moment = { $round ->
    [0] Mise en place
   *[other] Tour { $round }
}
end-no-moments = Aucune décision n’a donné l’avantage à qui que ce soit.
end-board = Tout le plateau à la fin
end-board-now = Le plateau en ce moment
end-board-before = Le plateau avant le premier tour
end-board-after = Le plateau après le tour { $round }
end-board-in = Le plateau à ce moment du tour { $round }
end-board-of = { $told } : { $seat }

# Ce que l’on sait du terminal, et pourquoi.

terminal-kind-browser = Les écrans s’affichent dans un navigateur.
terminal-kind-sty = STY est définie : c’est GNU screen qui le fait.
terminal-kind-tmux = TMUX est définie : c’est tmux qui le fait.
terminal-kind-term = Son nom le dit (TERM).
terminal-kind-answer = Il l’a dit lui-même quand on le lui a demandé.
terminal-kind-other = Rien ne dit qu’il ait quelque chose de particulier.
terminal-utf8-always = Ici, c’est toujours le cas.
terminal-utf8-seen = Une lettre de deux octets a été écrite, et la position du curseur lue.
terminal-utf8-locale = Les paramètres régionaux le disent (LC_ALL, LC_CTYPE, LANG).
terminal-utf8-unsaid = Les paramètres régionaux ne nomment aucun jeu de caractères, et le terminal n’a pas répondu.
terminal-width-seen = Un signe a été écrit, et la position du curseur lue.
terminal-width-unsaid = Le terminal n’a pas répondu, et une case est la largeur habituelle.
terminal-depth-no-color = NO_COLOR est définie.
terminal-depth-asked = TEXTUAL_COLOR_SYSTEM le demande.
terminal-depth-always = Ici, c’est toujours le cas.
terminal-depth-console = La console de Linux n’en a pas davantage.
terminal-depth-screen = GNU screen n’en montre pas davantage, quoi que dise COLORTERM.
terminal-depth-colorterm = COLORTERM le dit.
terminal-depth-seen = Une couleur a été donnée, et le terminal l’a rendue telle quelle.
terminal-depth-term = Son nom le dit (TERM).
