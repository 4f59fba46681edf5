# Les chiffres de nombreuses parties.

many-decimal = { $whole },{ $part }
many-percent = { $share } %
many-range = { $low }–{ $high }
many-mean = { $mean } ± { $reach }
many-count = { $number }

many-title = { $game }, { $seats ->
    [1] un joueur
   *[other] { $seats } joueurs
}
many-about = { $games ->
    [1] Une partie
   *[other] { $games } parties
} à partir de la graine { $seed } ; à la table : { $players }.
many-unfinished = { $games ->
    [1] Une partie a été abandonnée
   *[other] { $games } parties ont été abandonnées
} avant la fin ; le reste des chiffres n’en tient pas compte.
many-setting = Avec { $setting }
many-legend = Les intervalles en pour cent et après ± contiennent la vraie valeur dans 95 cas sur 100. Dans une barre, l’intervalle est grisé, et un trait marque la fréquence à laquelle un joueur quelconque gagne ; ▲ ▼ : tout l’intervalle est au-dessus ou au-dessous.
many-legend-deeds = Victoires : parmi les joueurs qui l’ont fait au moins une fois dans une partie, la part de ceux qui l’ont gagnée.
many-more = { $more ->
    [1] Une ligne de plus
   *[other] { $more } lignes de plus
} : --top { $lines }

many-by-seat = Qui gagne : selon la place
many-by-turn = Qui gagne : selon l’ordre de la première décision
many-by-player = Qui gagne : selon le joueur
many-by-pair = Qui est devant qui
many-by-verdict = Comment finissent les parties
many-by-points = aux points
many-length = Combien de temps durent les parties
many-by-kind = D’où viennent les points
many-distribution = Répartition : { $what }

many-seat = place
many-order = ordre
many-asked = { $number ->
    [1] décide en premier
    [2] décide en deuxième
    [3] décide en troisième
   *[other] décide en { $number }e
}
many-player = joueur
many-player-random = le hasard
many-player-greedy = points d’abord
many-pair = { $one } face à { $other }
many-players = qui
many-ahead = devant
many-level = à égalité
many-behind = derrière
many-end = fin
many-games = parties
many-won = gagnées
many-share = part
many-interval = à 95 %
many-points = points
many-rating = classement
many-rated = { $bound ->
    [least] au moins { $rating }
    [most] au plus { $rating }
   *[none] { $rating }
}
many-rounds = tours
many-decisions = décisions
many-average = moyenne
many-middle = médiane
many-most-of-them = 80 sur 100
many-longest = maximum
many-kind = sorte
many-a-seat = par joueur
many-a-winner = par gagnant
many-times = fois
many-thing = quoi
many-a-game = par partie
many-win-rate = victoires

many-rate = { $rate } parties par seconde
many-left = encore { $left }
many-progress = parties
many-leftover = Une série interrompue a laissé des parties dans « { $file } » ; elles comptent ici. Le même boardkit simulate avec --out « { $path } » joue le reste et les réunit en un seul fichier.
many-kept = { $kept ->
    [1] Une partie était déjà gardée
   *[other] { $kept } parties étaient déjà gardées
} dans { $file } ; elles comptent avec les nouvelles.

plan-part-game = jeu
plan-part-rules = version des règles
plan-part-seats = nombre de joueurs
plan-part-seed = graine
plan-part-players = joueurs
plan-part-settings = options

fault-other-plan = « { $path } » garde des parties d’un autre plan : { $part } dans le fichier : { $there } ; demandé : { $here }. Demandez la même chose, ou nommez un autre fichier.
fault-not-games = « { $path } » n’est pas un fichier de parties, ou il est abîmé ; on n’y touche pas. Nommez un autre fichier ; boardkit simulate JEU --out FICHIER en fait un.
fault-newer-games = « { $path } » a été écrit par une version plus récente de boardkit, sous la forme { $form } ; celle-ci connaît la forme { $known }. Installez la nouvelle version.
fault-games-damaged = « { $path } » est abîmé : la partie { $number } qu’il contient ne peut pas être bonne. Refaites-le sous un autre nom.
fault-games-not-kept = « { $path } » ne peut être écrit ou lu : { $reason }. Faites de la place, vérifiez les droits, ou nommez un autre fichier.
fault-games-busy = Une autre série écrit dans « { $path } ». Attendez qu’elle soit finie, ou nommez un autre fichier.
fault-unknown-ending = « { $path } » : la terminaison du nom dit sous quelle forme garder les parties. Choisissez parmi : { $known }.
fault-extra-missing = Il faut pour cela plus que ce qui est installé. Installez-le dans le dossier de boardkit : { $installer } ".[{ $extra }]"
fault-no-cluster = Aucun ordonnanceur Dask ne répond à l’adresse « { $address } » : { $reason }. Vérifiez l’adresse, comme tcp://host:8786, ou prenez --dask local.
fault-workers-lost = Des processus ont été perdus { $times } fois de suite avant d’avoir joué une partie. Regardez leur mémoire et leurs journaux ; avec --out, ce qui est joué est gardé.
fault-worker-differs = Un processus, ou l’ordonnanceur, a d’autres règles pour { $game } que ce programme, ou ne l’a pas du tout. Installez-y la même version.
fault-never-ends = La partie { $number } ne finit pas : { $reason }.
fault-unknown-player = Il n’y a pas de joueur « { $player } ». Choisissez parmi : { $known }.
