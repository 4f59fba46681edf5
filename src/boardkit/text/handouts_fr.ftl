# Documents à distribuer et présentations.

handout-decision = { $number ->
    [0] Mise en place
   *[other] Décision { $number }
}
handout-start = Avant le premier coup.
handout-decided = { $seat } a décidé : { $move }
handout-decided-secretly = { $seat } a décidé.
handout-on-branch = { $name } : { $chapter }
handout-seat = { $seat } : { $line }
handout-place = Étape { $number } sur { $count }
handout-players = Joueurs : { $players }
handout-lesson = { $game } : { $title }
handout-teacher = Pour qui enseigne : ce document donne les réponses.
handout-learners = Pour les élèves. Nom : ______________________
handout-your-move = À vous de jouer. Quel coup ?
handout-your-answer = Votre réponse ?
handout-goal = À atteindre : { $goal }. Quel coup y mène ?
handout-sample = Une bonne réponse : { $answer }
handout-also = Autre bonne réponse : { $answer }
handout-answer = Réponse : { $answer }
handout-went-on = Juste avant : { $answer }
handout-rules = Les règles derrière les questions
handout-answers = Réponses
handout-legend = Ce que veulent dire les signes
handout-same-board = Le plateau n’a pas changé.
handout-beside = Ce qui est devant les joueurs
handout-cards = { $count ->
    [one] La carte
   *[other] Les cartes
}
handout-cards-whole = En entier : { $places }
handout-steps = Étapes
handout-back = Retour
handout-on = Suite
handout-contents = Toutes les étapes
handout-map = Le plateau
handout-described = La table en mots

handout-ask = Que distribuer, et sous quelle forme ?
handout-entry = { $what } { $form ->
    [html] en page web (HTML)
    [svg] en image (SVG)
    [text] en texte
   *[cast] en enregistrement pour terminal (asciicast)
}
handout-step = Cette étape
handout-turn = Cette décision
handout-all = Toute la partie jusqu’ici
handout-with-answers = Pour qui enseigne, avec les réponses,
handout-without-answers = Pour les élèves, sans les réponses,
handout-written = Le document est prêt. Le fichier :

key-handout = distribuer
key-present = présenter

present-keys = → suite   ← retour   c plateau et phrase seuls   échap quitte
present-teacher-ask = La leçon sera montrée avec ses réponses, étape par étape. Continuer ?
present-yes = Montrer (o)
present-no = Non (n)

value-by = happening|decision
value-handout = PARTIE|FICHIER|JEU/LEÇON
value-branch = BRANCHE
cli-handout = écrire un document à distribuer, tiré d’une partie ou d’une leçon
cli-handout-about = Écrire des étapes d’une partie ou d’une leçon en page web, en image, en texte ou en enregistrement pour terminal, avec légendes et règles. N’y paraît que ce que tous peuvent voir, sauf si la partie est finie ou la table ouverte.
cli-handout-source = le numéro d’une partie enregistrée, un fichier avec une partie ou une leçon (- lit l’entrée standard), ou une leçon comme tectonic_tribes/1
cli-handout-file = le fichier à écrire ; - ou rien écrit sur la sortie standard
cli-handout-format = html, svg, text, cast (asciicast v3) ou cast-v2, pour d’anciens lecteurs ; par défaut d’après la fin du nom du fichier, sinon html
cli-handout-at = une seule décision : le moment, compté comme par boardkit show, avec ce que le hasard y a répondu
cli-handout-step = une seule étape : son numéro dans le parcours de la partie
cli-handout-from = commencer à ce moment de la partie, ou à cette étape de la leçon
cli-handout-to = finir à ce moment de la partie, ou à cette étape de la leçon
cli-handout-by = une image par événement (happening) ou par décision (decision) ; par défaut decision, et happening avec --at
cli-handout-seat = le nom d’un joueur, ou le numéro d’une place compté à partir de 1 : montrer ce que voit cette place
cli-handout-branch = une branche de la partie, ou ce qui y a été annulé, par son nom ou son numéro dans la liste des branches, au lieu de la partie elle-même
cli-handout-without-answers = d’une leçon : une feuille pour les élèves, avec les signes, les cartes et de la place pour écrire ; les réponses sont à part, sur la dernière page, et sur aucune image (svg)
cli-handout-answers = d’une leçon : une feuille pour les élèves, et ses réponses dans ce second fichier
cli-handout-anki = d’une leçon : ses questions et réponses en notes qu’Anki importe, une par ligne, avec une image à côté pour chacune
cli-handout-cut-out = au lieu d’une leçon, les cartes et jetons d’un jeu (tectonic_tribes) à découper
cli-handout-paper = le papier d’une page : a4 ou letter ; sans cela, celui de l’imprimante
handout-cut-out = cartes et jetons à découper
handout-cut-out-about = Chaque pièce est là autant de fois que dans la boîte, mais pas plus de { $most } fois : s’il en faut plus, imprimez sa page deux fois.
cli-handout-force = remplacer le fichier s’il existe
cli-handout-done = Document écrit : { $file }.
handout-notes = { $count ->
    [0] Aucune note écrite : { $file }
    [1] Une note écrite avec son image : { $file }
   *[other] { $count } notes écrites, chacune avec son image à côté : { $file }
}. Dans Anki : Fichier, Importer ; mettez les images dans le dossier collection.media de votre profil.
handout-pages = { $count ->
    [one] Cela fera une page.
   *[other] Cela fera { $count } pages.
}
handout-pages-ask = { $count ->
    [one] Cela fera une page. L’écrire ?
   *[other] Cela fera { $count } pages. Les écrire ?
}
handout-pages-yes = Écrire (o)
handout-pages-no = Non (n)
handout-far = Page { $at } sur { $count }
handout-stop = échap arrête, et rien n’est gardé
handout-progress = pages
handout-rate = { $rate } pages par seconde
fault-picture-too-high = En une seule image, cela ferait plus de { $most } pixels de haut. Nommez un fichier, et cela fera plusieurs images ; ou prenez une autre forme (html, text ou cast), ou moins d’étapes (--from, --to).
fault-too-many-pictures = Cela ferait plus de { $most } images. Prenez une autre forme (html, text ou cast), ou moins d’étapes, en ligne de commande par --from et --to.
handout-pictures = { $count } images écrites : de { $first } à { $last }.
fault-no-such-form = « { $path } » : rien ne s’écrit ici dans un fichier avec cette terminaison. Choisissez parmi : { $known }.
fault-nothing-to-hand-out = Il n’y a rien à distribuer entre ces moments. Les moments vont de { $first } à { $last }.
fault-for-matches-only = --{ $option } ne concerne que les parties, et ceci est une leçon. Retirez cette option.
fault-for-lessons-only = --{ $option } ne concerne que les leçons, et ceci est une partie. Retirez cette option.
