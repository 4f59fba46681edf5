# La ligne de commande et le jeu sans écran. Les noms des commandes et des options restent tels qu’on les tape.

cli-usage = utilisation :
cli-operands = arguments{" "}
cli-options = options{" "}
cli-commands = commandes{" "}
cli-help = afficher cette aide et ne rien faire d’autre
cli-data = garder les parties et les réglages dans ce dossier au lieu du dossier habituel
cli-lang = employer cette langue : en ou fr

value-folder = DOSSIER
value-language = LANGUE
value-game = JEU
value-match = PARTIE
value-source = PARTIE|FICHIER
value-file = FICHIER
value-covered = PARTIE|LEÇON|lessons|FICHIER
value-section = SECTION
value-levels = NIVEAU
value-names = NOM
value-number = N
value-pair = NOM=VALEUR
value-seat = PLACE
value-board = PLATEAU
value-name = NOM
value-format = FORMAT
value-paper = PAPIER
value-address = ADRESSE

cli-boardkit-usage = boardkit [--plain] [--data DOSSIER] [--lang LANGUE] [COMMANDE …]
cli-boardkit-about = Des jeux de société d’après leurs règles imprimées, autour d’un seul clavier, dans le terminal. Sans commande, le menu s’ouvre. Chaque commande en dit plus sur elle-même : boardkit COMMANDE --help.
cli-version = afficher la version et ne rien faire d’autre

cli-play = commencer une partie
cli-play-about = Commencer une partie, sur les écrans ou ligne par ligne. Chaque décision est enregistrée aussitôt.
cli-game = la clé d’un jeu ; boardkit games en donne la liste
cli-play-players = les noms des joueurs, dans l’ordre où ils sont assis ; des virgules peuvent les séparer
cli-play-seats = le nombre de personnes qui jouent, quand on ne donne pas de noms
cli-play-computers = des ordinateurs, assis après les personnes, un niveau pour chacun : newcomer (débutant), casual (amateur), strong (fort) ou coach (entraîneur), ou, si le jeu en a, un caractère en plus, tel que casual-careful (prudent), strong-hungry (gourmand) ou strong-spiteful (teigneux)
cli-option = des options du jeu ; boardkit games en donne la liste
cli-play-seed = un nombre qui décide de ce que fera le hasard ; le même nombre donne les mêmes tirages
cli-play-open = jouer cartes sur table : chacun peut tout voir, et aucun rideau ne tombe
cli-play-coached = chaque règle est expliquée la première fois qu’elle sert, une fois par joueur
cli-plain = jouer ligne par ligne, sans écrans : pour les lecteurs d’écran, les tubes et les scripts
cli-computer = Bot { $number }
cli-player = Joueur { $number }

cli-resume = continuer une partie enregistrée
cli-resume-about = Continuer une partie enregistrée ; à défaut, la dernière jouée parmi celles qui ne sont pas finies.
cli-match = le numéro d’une partie enregistrée ; boardkit list le donne

cli-watch = regarder une partie qui se joue dans une autre fenêtre
cli-watch-about = Suivre une partie qui se joue dans une autre fenêtre, telle que tous peuvent la voir : les secrets restent cachés, on ne peut rien déplacer, et chaque décision s’affiche dès qu’elle est prise. Pour un second écran, ou pour une classe.
cli-watch-present = montrer ce qui se passe aussi grand que la fenêtre, pour un vidéoprojecteur
cli-watch-clean = avec --present : le plateau et une phrase, rien d’autre, comme pour une caméra ; c pendant la présentation
cli-watch-serve = la montrer aussi à des navigateurs, comme boardkit serve --watch
cli-watch-network = avec --serve : ouvrir à tout votre réseau, et non à ce seul ordinateur, sans chiffrement : quiconque obtient l’adresse peut regarder, et rien d’autre

cli-serve = jouer dans un navigateur
cli-serve-about = Ouvrir le programme aux navigateurs de cet ordinateur, jusqu’à ctrl+c. L’adresse affichée contient un jeton, nouveau à chaque fois ; sans lui, personne n’entre. Quiconque a l’adresse peut faire ce que permettent les écrans : continuer, voir et supprimer toutes les parties enregistrées ici, avec les cartes de chacun, lire et écrire des fichiers dans le dossier des parties enregistrées, mais dans aucun autre ; avec --watch, on ne peut que regarder, tous la même image. Sinon, chaque onglet est une séance à part, sur les mêmes parties enregistrées ; fermer un onglet ne perd rien.
cli-serve-watch = n’ouvrir que la vue publique de cette partie, en lecture seule : ce qu’une classe peut ouvrir
cli-serve-present = avec --watch : montrer ce qui se passe aussi grand que la fenêtre
cli-port = le port où écouter ; à défaut 8000, et avec 0 n’importe lequel qui soit libre
cli-serve-network = ouvrir à tout votre réseau, et non à ce seul ordinateur, sans chiffrement : quiconque obtient l’adresse peut continuer, voir et supprimer toutes les parties enregistrées ici, avec les cartes de chacun ; avec --watch, on ne peut que regarder
serve-address = À ouvrir dans un navigateur : { $address }
serve-here = Seul cet ordinateur peut l’ouvrir.
serve-network = TOUTE personne de votre réseau qui a cette adresse peut l’ouvrir, et rien n’est chiffré.
serve-end = Ctrl+c termine ; chaque décision est enregistrée.
serve-beside = Entrée ferme ceci, F12 le réaffiche.
serve-watching-network = TOUTE personne de votre réseau qui a cette adresse peut regarder cette partie, telle que tous la voient à la table, et rien d’autre ; rien n’est chiffré.
serve-wait = Un instant…
serve-ended = Cette séance est terminée.
serve-ended-help = Chaque décision est enregistrée.
serve-again = Recommencer
serve-refused = On n’entre pas sans jeton
serve-refused-help = Tapez le jeton qui termine l’adresse, ou ouvrez l’adresse entière, jusqu’à son dernier caractère. Il change à chaque démarrage.
serve-token = Jeton :
serve-enter = Entrer
serve-nothing = Il n’y a rien ici
serve-nothing-help = Ouvrez l’adresse que boardkit a affichée.
serve-malformed = Ce n’est pas une requête
serve-malformed-help = Ouvrez dans un navigateur l’adresse entière que boardkit a affichée.
serve-strange = Une requête à laquelle on ne pouvait répondre a été refusée. Les suivantes ne sont pas signalées.
serve-busy = Trop de requêtes à la fois
serve-busy-help = Attendez un instant, puis rechargez cette page.
serve-full = Toutes les places sont prises
serve-full-help = Il y a autant d’onglets ouverts que possible. Fermez-en un, puis rechargez cette page.
serve-watching = Une partie en direct
serve-lost = Pas de connexion. Nouvel essai…
serve-bigger = Lettres plus grandes
serve-smaller = Lettres plus petites
serve-light = Sombre ou clair
serve-whole = Plein écran
serve-earlier = Avant
serve-later = Après
serve-live = En direct

cli-list = lister les parties enregistrées
cli-list-about = Lister les parties enregistrées, la dernière jouée en premier.
cli-list-json = écrire du JSON
cli-list-empty = Aucune partie n’est encore enregistrée. Commencez-en une : boardkit play tectonic_tribes
cli-list-open = { $match }. { $game } : { $players }. { $decisions ->
    [-1] Commencée
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, non finie. Jouée pour la dernière fois le { $when }.
cli-list-finished = { $match }. { $game } : { $players }. { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, finie ; gagnée par { $winners }. Jouée pour la dernière fois le { $when }.
cli-list-damaged = { $match }. { $game } : cette partie est abîmée et ne peut pas être ouverte.

cli-suggest = ce que ferait un bon joueur, et pourquoi
cli-review = analyser une partie : ce qui était bon, ce qui aurait été mieux, ce qui tenait à la chance
cli-show = afficher l’image d’une table
cli-review-about = Analyse chaque décision d’une partie d’après ce que son joueur pouvait voir, marque les bonnes (!), les douteuses (?!), les erreurs (?) et les bévues (??), dit les moments qui ont compté avec de meilleurs coups, et la chance à part du jeu. Ce qui est trouvé est gardé dans la bibliothèque. Avec FICHIER, une page illustrée est écrite.
cli-review-file = où va une page de l’analyse (.html, .svg, .txt ou .cast) ; sans lui, elle est seulement imprimée
cli-review-deep = essayer plus souvent les écarts incertains et faire juger par un second juge ce qui est marqué ; dit d’abord combien de temps il faudra
cli-review-force = remplacer le fichier s’il existe
cli-review-jobs = combien de processus y travaillent ; par défaut 2
cli-suggest-about = Dit à quoi penser à un moment d’une partie, les bons coups, et pourquoi ils sont bons : ce que dit un conseil à la table. Tant que les joueurs ont des secrets, cela révèle la main du joueur interrogé ; vous en êtes averti d’abord, et dans un terminal on attend que ce joueur soit seul à regarder.
cli-suggest-at = le moment de la partie, compté comme par boardkit show ; par défaut là où elle en est
cli-suggest-level = qui conseille : newcomer, casual, strong ou coach ; par défaut strong
cli-show-about = Afficher l’image de la table à un moment d’une partie : le plateau, les joueurs, les dernières lignes du journal.
cli-source = le numéro d’une partie enregistrée, ou un fichier écrit par boardkit export ; - lit l’entrée standard
cli-show-at = le moment : le nombre de coups joués, ceux du hasard compris ; tant que les joueurs ont des secrets, seuls comptent ceux que tout le monde connaît ; à défaut, là où en est la partie
cli-show-seat = le nom d’un joueur, ou le numéro d’une place à partir de 1 : montrer ce que voit cette place, avec sa main ; à défaut, ce que chacun peut voir
cli-show-format = text, svg ou html ; à défaut text
cli-show-width = les colonnes de l’image, de 40 à 400 ; à défaut, la largeur du terminal
show-heading = { $game } : { $heading }
show-moment = moment { $at } sur { $last }

cli-replay = vérifier chaque coup d’une partie, ou de tout ce qui est gardé, d’après les règles
cli-replay-about = Rejouer une partie d’après les règles et dire le premier coup qui ne convient pas, avec sa règle. Avec --library : toutes les parties enregistrées, positions gardées et leçons à vous, comme après une mise à jour. Le code de sortie est 0 si tout convient, 2 sinon.
cli-replay-library = rejouer tout ce qui est gardé au lieu d’une partie
cli-replay-kept = { $misfits ->
    [0] Tout est conforme aux règles
    [1] Une chose n’est pas conforme aux règles
   *[other] { $misfits } choses ne sont pas conformes aux règles
} ; rejoués : { $matches ->
    [0] aucune partie
    [1] une partie
   *[other] { $matches } parties
}, { $positions ->
    [0] aucune position
    [1] une position
   *[other] { $positions } positions
}, { $lessons ->
    [0] aucune leçon
    [1] une leçon
   *[other] { $lessons } leçons
}.
cli-replay-fits = { $moves ->
    [0] Aucun coup n’a encore été joué.
    [1] Le seul coup joué est conforme aux règles.
   *[other] Les { $moves } coups sont conformes aux règles.
} { $game } : { $players }. { $state ->
    [over] La partie est finie.
   *[open] La partie n’est pas finie.
}

cli-export = écrire une partie enregistrée dans un fichier
cli-export-about = Écrire une partie enregistrée dans un fichier lisible, d’où on peut l’importer à nouveau. Il contient les cartes de tous : celui qui lit le fichier d’une partie en cours les voit.
cli-export-file = le fichier à écrire ; - ou rien écrit sur la sortie standard
cli-export-force = remplacer le fichier s’il existe
cli-export-done = La partie { $match } est écrite dans { $file }.

cli-import = importer une partie d’un fichier
cli-import-about = Vérifier d’après les règles la partie d’un fichier, et l’enregistrer comme nouvelle partie.
cli-import-file = un fichier écrit par boardkit export ; - lit l’entrée standard
cli-import-done = { $game } : enregistrée comme partie { $match }. { $over ->
    [yes] Elle est finie ; pour la revoir
   *[no] Continuez-la
} : boardkit resume { $match }

cli-rules = afficher les règles d’un jeu
cli-rules-about = Afficher les règles d’un jeu, ou une section avec tout ce qu’elle contient.
cli-rules-section = le numéro d’une section, comme 3.1
cli-rules-coverage = les sections qui ont servi dans une partie, une leçon ou toutes (« lessons »), combien de fois, et celles qui n’ont pas servi
cli-rules-whole = avec --coverage LEÇON : toute la leçon, et pas seulement ce qui en a été lu
cli-rules-so-far = Pour ce qui a été lu de la leçon : { $done ->
    [one] { $done } étape
   *[other] { $done } étapes
} sur { $steps }. --whole la prend tout entière.
cli-rules-never = N’ont pas servi :

cli-games = lister les jeux de la boîte
cli-games-about = Lister les jeux de la boîte, avec leurs options.
cli-game-line = { $key } : { $title }, pour { $least } à { $most } joueurs.
cli-game-summary = {"    "}{ $summary }
cli-game-option = {"    "}--option { $name }={ $default } ({ $title } ; { $values })
cli-game-option-help = {"        "}{ $help }

cli-simulate = laisser le hasard jouer des parties entières
cli-tournament = faire jouer des ordinateurs entre eux, pour les classer
cli-tournament-about = Fait jouer des parties entières entre ordinateurs de plusieurs niveaux, qui changent de place d’une partie à l’autre, et dit combien de fois chacun a gagné, avec des intervalles à 95 %, et leurs classements. La même graine donne les mêmes parties.
cli-tournament-levels = qui joue : newcomer, casual, strong ou coach, l’un d’eux avec un caractère, tel que strong-hungry, ou pour les mesurer, random ou greedy ; des virgules peuvent les séparer, et le dernier est répété pour les places qui restent ; par défaut strong et casual
cli-tournament-games = combien de parties ; par défaut 100
cli-tournament-seats = combien jouent ; par défaut autant qu’il y a de niveaux
cli-simulate-about = Jouer des parties entières au hasard, pour obtenir des chiffres et éprouver les règles. Tout, sauf les secondes, ne dépend que des arguments.
cli-simulate-seats = le nombre de joueurs ; à défaut, le plus petit que le jeu permet
cli-simulate-games = le nombre de parties à jouer ; à défaut 1
cli-seed = un nombre qui décide de tout ; à défaut 0
cli-simulate-option = les options du jeu, que boardkit games énumère ; plusieurs valeurs, comme scenario=s1,s2, sont jouées à tour de rôle et comptées à part
cli-jobs = le nombre de processus qui jouent ; à défaut 1. Les chiffres n’en dépendent pas
cli-dask = laisser jouer une grappe Dask : l’adresse de son ordonnanceur, ou local pour --jobs processus ici
cli-out = garder à mesure ce que donne chaque partie dans ce fichier (.sqlite, .db ou .parquet) ; ce qui a été interrompu reprend où il en était
cli-json = écrire du JSON
cli-simulate-done = { $game }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s ; décisions : { $decisions } ({ $rate } par seconde), dans la plus longue partie : { $longest } ; coups permis listés : { $listed }.

cli-study = dire ce qu’ont donné de nombreuses parties
cli-study-about = Dire ce qu’ont donné les parties d’un fichier de boardkit simulate --out : qui gagne, combien de temps cela dure, d’où viennent les points, et avec quelles cartes ou quels bâtiments on gagne. --html en fait une page illustrée.
cli-study-file = un fichier de parties
cli-study-top = le nombre de lignes à écrire d’une longue table ; à défaut 10
cli-study-html = écrire plutôt une page web dans ce fichier ; - est la sortie standard
cli-study-force = remplacer le fichier
cli-study-done = Écrit : { $file }.

cli-check = vérifier qu’un jeu tient ce que promet tout jeu
cli-check-about = Jouer des parties au hasard, pour tous les nombres de joueurs et toutes les options, et vérifier que chacune tient ce que promet tout jeu. Le code de sortie est 0 si tout est tenu, 1 sinon.
cli-check-matches = le nombre de parties à jouer ; à défaut 20
cli-check-seed = la graine de la première partie, à partir de laquelle comptent les autres ; à défaut 0
cli-check-kept = ✓ { $promise }
cli-check-untried = – { $promise } : non vérifié, car aucune partie n’a pu être jouée jusqu’au bout
cli-check-broken = ✗ { $promise } : { $why }
cli-check-where = {"    "}à { $where }
cli-check-setting = {"    "}{ $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} ; options : { $options }
cli-check-again = {"    "}à rejouer : boardkit check { $game } --matches 1 --seed { $seed }
cli-check-done = { $game } : { $kept ->
    [one] { $kept } promesse tenue
   *[other] { $kept } promesses tenues
} sur { $promises }.

promise-0-options-fit-every-number-of-seats = pour chaque nombre de joueurs, il y a des options qui conviennent
promise-0-rules-raise-nothing = les parties peuvent être jouées, et aucune règle n’échoue
promise-0-every-rule-that-is-cited-is-a-section = chaque règle citée est une section du livret
promise-0-events-touch-parts-that-there-are = les événements touchent des parties de la table qui existent
promise-0-moves-have-verbs-of-their-own = chaque coup a un verbe à lui
promise-1-nobody-is-asked-exactly-when-all-is-over = personne n’a plus à répondre exactement quand tout est fini, et quelqu’un a gagné
promise-2-every-legal-move-applies-and-no-other = chaque coup permis se joue, et tout autre est refusé par une règle qui existe
promise-2-the-list-of-legal-moves-is-the-slow-one = la liste des coups permis est celle qu’on obtient coup par coup
promise-3-a-move-changes-no-old-table = un coup ne change aucune table passée, et refait la même chose
promise-4-random-play-ends = une partie jouée au hasard finit
promise-5-a-record-holds-the-match = un fichier contient toute la partie
promise-5-a-move-reads-as-it-is-written = un coup se lit comme il s’écrit
promise-5-what-is-undone-is-redone = ce qui est annulé se rétablit
promise-6-a-seat-cannot-tell-what-is-covered = un joueur ne peut pas distinguer ce qui est caché
promise-6-a-single-answer-tells-nothing = une réponse unique ne révèle rien
promise-6-a-view-has-nothing-left-to-cover = une vue n’a plus rien à cacher
promise-7-a-guess-holds-the-whole-box = une supposition contient toute la boîte
promise-7-a-guess-can-be-played-to-the-end = une supposition peut être jouée jusqu’au bout
promise-8-what-is-in-the-box-stays-in-the-box = ce qui est dans la boîte y reste
promise-9-a-change-stands-with-its-cause = un changement va avec sa cause
promise-9-what-logs-leave-out-is-told-with-what-follows = ce que le journal omet est dit avec ce qui suit

cli-rule = La règle en question : boardkit rules { $game } { $section }

trouble-missing = ce fichier n’existe pas. Vérifiez le nom.
trouble-exists = le fichier existe déjà. Nommez-en un autre, ou ajoutez --force pour le remplacer.
trouble-folder = c’est un dossier. Nommez un fichier.
trouble-no-folder = le dossier où l’écrire n’existe pas. Créez-le d’abord, ou nommez-en un autre.
trouble-no-file = c’est un tube ou un périphérique, qu’on ne lit pas. Nommez un fichier ordinaire.
trouble-dangling = c’est un lien vers quelque chose qui n’existe pas. Nommez un fichier ordinaire.
trouble-loop = c’est un lien qui ramène à lui-même. Nommez un fichier ordinaire.
trouble-long-name = ce nom est plus long que le système ne le permet. Choisissez-en un plus court.
trouble-special = c’est un lien ou un périphérique, qu’on ne remplace pas. Nommez un fichier ordinaire.
trouble-forbidden = on ne peut pas le lire ou l’écrire. Vérifiez les droits, ou nommez-en un autre.
trouble-full = il n’y a plus de place. Faites-en, ou écrivez ailleurs.
trouble-failed = le système ne peut pas le lire ou l’écrire. Nommez-en un autre.

fault-file-outside = « { $path } » est en dehors de { $folder }. Dans un navigateur, nommez un fichier de ce dossier, par exemple exports/NOM.
fault-no-text-file = « { $path } » ne se termine pas par { $ending }. Dans un navigateur, une position ne s’enregistre que dans un tel fichier : nommez-en un, par exemple exports/NOM{ $ending }.
fault-file-trouble = « { $path } » : { $trouble }
fault-unknown-command = Il n’y a pas de commande « { $command } ». Les commandes sont : { $known }. Voyez : boardkit --help
fault-game-is-no-command = « { $game } » est un jeu, et non une commande. Pour y jouer : boardkit play { $game }
fault-unknown-argument = { $command } ne sait que faire de « { $argument } ». Voyez : { $command } --help
fault-kept-misfit = { $keepsake } « { $name } » : { $fault }
keepsake-match = La partie
keepsake-position = La position
keepsake-lesson = La leçon
fault-operand-missing = { $command } attend un argument : { $operand }. Voyez : { $command } --help
fault-option-misused = { $command } : écrivez { $form }, ni plus ni moins. Voyez : { $command } --help
fault-not-a-number = { $option } : « { $value } » n’est pas un nombre entier de { $least } à { $most }. Donnez un tel nombre.
fault-unknown-word = { $option } : « { $value } » n’est pas connu. Choisissez parmi : { $known }.
fault-neither-yes-nor-no = { $name } : « { $value } » n’est ni oui ni non. Donnez-lui l’une de ces valeurs : { $known }. Ce qui a été choisi, et pourquoi : boardkit doctor
fault-not-a-pair = --option : « { $text } » n’a pas la forme NOM=VALEUR. Écrivez comme ceci : advanced=yes.
fault-unknown-game-option = --option : ce jeu n’a pas d’option « { $name } ». Ses options sont : { $known }.
fault-option-in-vain = --option : « { $name } » ne change rien ici, avec les autres options et à { $seats ->
    [1] un seul joueur
   *[other] { $seats } joueurs
} : omettez-la.
fault-bad-game-option = --option : « { $name } » ne peut pas être « { $value } ». Elle accepte : { $allowed }.
fault-bad-player-name = --players : « { $name } » ne peut pas être le nom d’un joueur. Donnez 1 à { $limit } caractères.
fault-more-levels-than-seats = --levels nomme { $levels } joueurs, mais { $seats } seulement s’assoient. Nommez-en moins, ou augmentez --seats.
fault-seats-and-players = --seats dit { $seats }, mais --players en nomme { $players }. Omettez l’un des deux.
fault-no-such-seat = --seat : « { $seat } » n’est le nom d’aucun joueur ici, ou de plusieurs. Les joueurs sont : { $players }.
fault-no-such-line = --branch : la partie n’a pas de branche « { $line } ». Donnez un nom ou un numéro parmi : { $known }.
fault-no-such-section = Les règles n’ont pas de section « { $section } ». Leurs sections sont : { $known }.
fault-nothing-to-resume = Toutes les parties enregistrées sont finies. Commencez-en une : boardkit play tectonic_tribes
fault-port-taken = Impossible d’utiliser le port { $port } : autre chose y écoute. Essayez-en un autre : --port 0
fault-option-idle = { $because ->
    [lines] --{ $option } ne change rien ligne par ligne : ce qui se passe est dit en mots, sans image.
    [no-hands] --{ $option } ne change rien sans --hands.
    [no-coverage] --{ $option } ne change rien sans --coverage.
    [no-present] --{ $option } ne change rien sans --present.
    [no-serve] --{ $option } ne change rien sans --serve.
   *[other] --{ $option } ne change rien avec --{ $because }.
}
fault-present-what = --present montre une partie en cours : boardkit serve --watch PARTIE --present
fault-no-terminal = Les écrans ont besoin d’un terminal capable de dessiner, en entrée et en sortie, mais { $lacking }. Jouez ligne par ligne : boardkit --plain. Pour en savoir plus sur le terminal : boardkit doctor
lacking-input = l’entrée standard n’est pas un terminal
lacking-output = la sortie standard n’est pas un terminal
lacking-both = ni l’entrée standard ni la sortie standard n’est un terminal
lacking-dumb = celui-ci ne sait qu’écrire des lignes (TERM)

cli-new = commencer un jeu à soi
cli-new-about = Écrit un petit jeu dans un nouveau dossier, ici : il fonctionne tout de suite, à vous de le changer. La suite est dans docs/guide.md.
cli-new-name = le nom du jeu et de son dossier : minuscules, chiffres et _
cli-new-board = squares (carrés), hexes (hexagones) ou octagons (octogones) ; par défaut squares
cli-new-done = Un jeu se trouve dans le dossier { $name }. Installez-le : { $installer } -e { $name } – puis jouez : boardkit play { $name }

fault-bad-game-name = Un jeu ne peut pas s’appeler « { $name } », ou un autre s’appelle déjà ainsi. Prenez un autre nom, fait de minuscules, de chiffres et de _, comme mon_jeu.
fault-folder-exists = { $path } existe déjà, et rien n’a été écrit. Prenez un autre nom, ou changez de dossier.
cli-game-broken = { $entry } n’est pas un jeu qui fonctionne, et reste de côté : { $reason }
