# Les leçons, et pourquoi un coup est permis ou non.

fault-lesson-does-not-fit = { $chapter ->
    [0] Le début de la leçon
   *[other] Chapitre { $chapter }, étape { $step }
} : { $fault }
fault-empty-lesson = Il manque quelque chose : une leçon a un titre, un résumé et des étapes, et chaque étape a une note.
fault-wrong-kind = { $path } n’est pas du genre qui convient. { $known_count ->
    [0] Ce qui y a sa place : { $kinds }.
   *[other] Les mots qui y ont leur place : { $known }.
}
json-kind-text = un texte entre guillemets
json-kind-number = un nombre entier
json-kind-switch = true ou false
json-kind-list = une liste entre crochets
json-kind-record = des entrées entre accolades
json-kind-nothing = null
fault-unknown-entry = { $path } a une entrée « { $name } » qui n’y a pas sa place. Ce qui y a sa place : { $known }.
fault-no-such-lines = La feuille de score n’a pas ici de lignes de ce genre : { $lines }. { $known_count ->
    [0] Elle n’a encore aucune ligne.
   *[other] Elle a : { $known }.
}
fault-no-such-seat-of-lesson = Il n’y a pas de place { $seat } : les places se comptent de 0 à { $last }.
fault-unknown-section = Les règles n’ont pas de section « { $rule } ». Nommez-en une qui existe.
fault-nobody-to-ask = Le lecteur doit jouer ici, mais aucun joueur n’est interrogé. Que la leçon joue d’abord les coups du hasard.
fault-mistake-is-legal = « { $move } » devrait être refusé, mais ce coup est permis. Nommez une autre erreur, ou aucun refus.
fault-other-refusal = « { $move } » est refusé comme { $name }, et non comme prévu : { $refusal }
fault-unknown-refusal = Aucun refus du jeu ne s’appelle « { $name } ». { $known_count ->
    [0] {""}
   *[other] Peut-être : { $known }.
}
fault-answer-not-offered = Aucune réponse n’est juste, ou il y en a moins de deux. Proposez la bonne parmi d’autres.
fault-several-answers = { $count } réponses sont justes. N’en laissez qu’une, ou dites qu’une seule d’entre elles suffit ou qu’il les faut toutes.
fault-too-many-answers = La question a { $count } réponses. Laissez-en { $limit } au plus.
fault-bad-choice = « { $choice } » n’est pas un nombre entier, comme le sont les réponses à une question sur les points.
fault-no-such-part = Un but compte « { $way } », que les tables de ce jeu n’ont pas. Nommez les champs par leur nom, et les clés entre crochets : communities[me].thunes
fault-mark-nowhere = « { $place } » n’est pas une case de ce jeu : ni anneau ni flèche ne peut s’y trouver. Écrivez les cases comme dans les coups, et une flèche avec deux d’entre elles : e2n1>e4n1
fault-nothing-asked = Le but « { $goal } » ne demande rien. Dites combien (at_least, at_most ou exactly), ou de quoi il est fait.
fault-goal-missed = « { $move } » est montré comme juste, mais n’atteint pas le but.
fault-goal-short = « { $move } » est montré comme juste, mais n’atteint pas le but : on arrive à { $value }.
fault-goal-reached = « { $move } » reçoit la réponse à une erreur, mais atteint le but.
fault-no-such-happening = Rien qui s’appelle « { $event } » n’arrive jamais dans ce jeu. { $known_count ->
    [0] {""}
   *[other] Le coup montré fait arriver : { $known }.
}
fault-fits-nothing = « { $pattern } » ne correspond à aucun coup permis ici, ni à aucun mauvais choix.
fault-in-branch = Dans la branche pour « { $answer } », étape { $step } : { $fault }
fault-no-remarks = Le journal n’a pas de note jusqu’ici : il n’y a donc rien à raconter. Ajoutez une note au journal là où la leçon doit dire quelque chose (ctrl+p à la table).

menu-lessons = Leçons
menu-lessons-help = apprendre un jeu pas à pas, à la table
lessons-heading = Leçons : { $title }
lessons-none = Il n’y a pas encore de leçons pour ce jeu. Vos propres leçons se trouvent dans { $folder }
lessons-new = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
lessons-begun = étape { $at } sur { $steps }
lessons-done = terminée
lessons-own = la vôtre
lessons-damaged = inutilisable : { $fault }
lessons-handout = fiche
lessons-start = lire
lessons-more = plus
lessons-more-ask = Le fichier de cette leçon
lessons-copy = copier
lessons-open = ouvrir un fichier
lessons-open-ask = Quelle leçon ou quel recueil ? Tapez le chemin d’un fichier .json, d’un .zip ou d’un dossier
lessons-open-inside = Quelle leçon ou quel recueil de { $folder } ? Tapez son chemin, par exemple exports/cours.zip
lessons-name-ask = Comment appeler la leçon ? ({ $limit } caractères au plus)
lessons-delete-ask = Supprimer pour de bon la leçon { $name } ?
lessons-not-own = Cette leçon n’est pas à vous et reste comme elle est. Copiez-la d’abord (k).
lessons-exported = La leçon a été écrite dans ce fichier :
lessons-exported-open = Quiconque a boardkit l’ouvre par boardkit teach FICHIER, ou par i dans la liste des leçons.
fault-bad-collection = « { $name } » : { $flaw }{ $limit ->
    [0] {""}
   *[other] {" "}({ $limit } au plus.)
}
flaw-broken = ce n’est pas un zip, ou il est abîmé. Faites-le refaire.
flaw-no-title = il n’y a ni cette page de titre, ni leçon (.json) à l’endroit où elle serait. Mettez-y des leçons, ou rassemblez-les une à une, par leurs noms.
flaw-missing = la page de titre nomme cette leçon, et elle n’y est pas. Faites refaire le recueil.
flaw-empty = la page de titre ne nomme aucune leçon. Nommez-en une.
flaw-untitled = la page de titre n’a pas de titre, ou un titre vide. Donnez-lui-en un.
flaw-outside = ce nom mène hors du recueil. Ne vous fiez pas au fichier ; demandez à qui l’a fait.
flaw-link = c’est un lien, et il n’est pas suivi. Mettez la leçon elle-même à sa place.
flaw-twice = deux fichiers portent ce nom. Renommez-en un.
flaw-locked = c’est chiffré, ou comprimé d’une façon qui n’est pas lue. Refaites le zip sans mot de passe.
flaw-squeezed = cela contient bien plus qu’il n’y paraît. Ne vous fiez pas au fichier ; demandez à qui l’a fait.
flaw-deep = c’est rangé dans trop de dossiers. Placez-le plus haut.
flaw-many = il y a trop de fichiers. Retirez-en.
flaw-large = il y a trop d’octets. Retirez quelque chose.
fault-bad-entry = Dans { $name } : { $fault }
fault-text-not-plain = { $path } contient des codes qui commandent un terminal ou retournent les lettres. Écrivez le texte sans eux.

lesson-place = { $count ->
    [0] Entraînement
   *[other] Leçon { $number } sur { $count }
}
lesson-step = étape { $at } sur { $steps }
lesson-ringed = Regardez : { $places }.
lesson-arrow = Regardez de { $start } à { $end }.
lesson-go-on = Lisez la note à côté du plateau. Entrée continue, [ revient en arrière.
lesson-finished = La leçon est terminée. Entrée ramène aux leçons, [ la parcourt à rebours.
lesson-your-answer = Votre réponse : appuyez sur sa lettre ou cliquez dessus, puis sur entrée. H donne un conseil.
lesson-your-answers = Cochez toutes les justes (lettre ou clic), puis entrée. H donne un conseil.
lesson-answered = Cette étape est faite. Entrée continue, [ revient en arrière.
lesson-read-on = lire la suite
lesson-leave = quitter
lesson-done-ask = Cette leçon est déjà faite. La reprendre depuis le début ?
lesson-done-anew = Depuis le début (o)
lesson-done-look = Non, voir les réponses (n)
lesson-right = Juste.
lesson-right-own = C’est bon aussi : on continue sur la table telle que vous l’avez faite.
lesson-right-too = C’est bon aussi. La leçon continue avec : { $move }
lesson-another = C’est permis, mais la leçon parle d’un autre coup.
lesson-it-does = Voici ce que cela ferait : { $events }
lesson-it-is-allowed = C’est permis. { $does }
lesson-wrong = Non.
lesson-not-all = C’est juste, mais ce n’est pas tout : d’autres réponses le sont aussi.
lack-at-least = au moins { $number }
lack-at-most = au plus { $number }
lack-exactly = { $number }
lack-between = de { $low } à { $high }
lack-points = { $name } aurait { $points }. Il faut : { $asked }.
lack-gain = Cela rapporte { $points } à { $name }. Il faut : { $asked }.
lack-number = { $name } : cela ferait { $value }. Il faut : { $asked }.
lack-change = { $value ->
    [0] { $name } : rien ne change. Il faut : { $asked }.
   *[other] { $name } : cela change de { $value }. Il faut : { $asked }.
}
lack-of = { $name } { DE($seat) }
lack-best = Cela rapporte { $points } ; un autre coup rapporte { $best }.
lack-allows = Cela ne mène pas directement à ce que demande cette étape : { $name }.
lack-event = Cela ne fait pas ce qui est demandé : { $name }.
lack-event-unnamed = Cela ne fait pas ce qui est demandé.
lack-not = C’est ce qu’il faut éviter : { $name }.
lack-not-unnamed = C’est justement ce qu’il faut éviter.
lack-moves = Un autre coup est demandé ici.
lack-legal = N’importe quel coup permis.
goal-points = { $name }, en points : { $asked }
goal-gain = { $name }, points gagnés : { $asked }
goal-number = { $name } : { $asked }
goal-change = { $name }, changement : { $asked }
goal-best = le coup qui rapporte le plus de points
reason-too-many = C’est trop.
reason-too-few = Ce n’est pas assez.
reason-lines = Ce qui compte pour { $seat } : { $lines }
reason-no-lines = Rien n’y compte pour { $seat }.
reason-more-lines = { $lines } et { $count } de plus
reason-fewer-points = { $seat } a { $points }, et quelqu’un d’autre en a { $more }.
reason-tie = { $seat } a { $points }, comme quelqu’un d’autre ; le départage lui est défavorable.
reason-waits = Ce n’est pas à { $seat } de décider (§{ $rule }).
lesson-idea-rule = Pensez au §{ $rule }, { $title }.
lesson-idea-goal = À atteindre : { $goal }.
lesson-idea = Relisez la note : elle dit ce qu’il y a à faire.
lesson-area = Le coup concerne ces cases : { $places }.
lesson-area-kind = Cherchez ceci : { $kind }.
lesson-area-answers = C’est l’une de ces réponses : { $choices }.
lesson-area-count = Nombre de réponses justes : { $count }.
lesson-the-move = Le coup est : { $move }
lesson-the-answer = La réponse est : { $answer }
lesson-further = Encore { $key } pour plus d’aide.
lesson-shown-now = Montré : { $move }
lesson-show-ask = Cette étape n’est pas encore faite. Voulez-vous la voir ?
lesson-show-yes = Montrez-moi (o)
lesson-show-no = Je veux essayer (n)
lesson-play-ask = Continuer à jouer d’ici, avec qui ? Quitter la partie ramène à la leçon.
lesson-play-people = des personnes à ce clavier
key-play_on = continuer à jouer d’ici
key-show-step = montrer cette étape
lesson-once-more = Manqué tout à l’heure ; encore une fois :
lesson-aside = Regardons de plus près :
lesson-end-title = La leçon est terminée.
lesson-end-learnt = Ce dont elle parlait :
lesson-end-went = { $count ->
    [one] { $count } chose à faire
   *[other] { $count } choses à faire
} : { $first } du premier coup, { $helped } avec de l’aide, { $missed } après une erreur, { $shown } avec la solution.
lesson-end-next = La suite : { $title }
lesson-end-last = C’est la dernière leçon du jeu : jouez !
lesson-end-play = ▶ Continuer à jouer d’ici
lesson-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lesson-no-hint = Il n’y a pas de conseil pour cette étape.
lesson-hint = Conseil : { $hint }
lesson-rule = La règle
lesson-restart = Recommencer la leçon
lesson-all-steps = La leçon jusqu’ici
key-hint = un conseil
key-why = pourquoi, ou pourquoi pas ?

why-title = Pourquoi, ou pourquoi pas ?
why-nothing = Choisissez d’abord une carte ou une case : vous verrez ici ce qu’en disent les règles.
why-allowed = C’est permis.
why-refused = Ce n’est pas permis.
why-conditions = Ce qu’il faut :
why-events = Ce que cela ferait :
why-question = Et ensuite : { $question }
why-no-events = Rien d’autre ne se passe.
why-numbers = Les nombres qui changent :
why-unknown = La suite, personne ne peut encore la connaître.
why-missing = → Ce qui manque : { $missing }
why-each = Ce que l’on peut faire maintenant :
why-each-here = Ce que l’on peut faire en { $place } :
why-one = { $mark } { $move }
why-one-reason = {"    "}{ $text } (§{ $rule })
why-condition = { $mark } { $text } (§{ $rule })

value-lesson = LEÇON
value-check = check|record|pack|schema
value-title = TITRE
cli-teach = apprendre un jeu pas à pas
cli-teach-about = Ouvrir une leçon à la table : une d’un jeu, ou une d’un fichier, d’un dossier ou d’un zip. Sans leçon, lister celles qu’il y a. Un fichier venu d’ailleurs est vérifié d’abord, et rien n’est écrit.
cli-teach-game = un jeu par sa clé, une de vos leçons par son nom, ou une leçon ou un recueil dans un fichier ou un dossier
cli-teach-lesson = une leçon, par son nom ou par son numéro dans la liste
cli-teach-line = { $number }. { $name } : { $title }. { $state ->
    [done] Terminée.
    [new] { $steps ->
        [1] Une étape.
       *[other] { $steps } étapes.
    }
   *[begun] Étape { $at } sur { $steps }.
}
cli-teach-summary = {"    "}{ $summary }
cli-teach-damaged = { $number }. { $name } : { $fault }
cli-teach-hint = Pour commencer : boardkit teach { $game } 1
cli-teach-none = Il n’y a pas encore de leçons pour ce jeu. Vos propres leçons se trouvent dans { $folder }
cli-lesson = vérifier une leçon d’après les règles, en tirer une d’une partie, en réunir plusieurs à transmettre, ou écrire le format
cli-lesson-about = check joue une leçon, ou toutes celles d’un dossier ou d’un zip, d’après les règles et dit tout ce qui ne convient pas. schema écrit le format d’un tel fichier en JSON Schema. record tire une leçon d’une partie : chaque note du journal devient une étape, et la décision qui la suit un coup pour le lecteur ; la leçon d’une partie en cours contient les cartes de tous. pack réunit leçons, dossiers et recueils dans un zip avec une page de titre, après les avoir vérifiés, que d’autres ouvrent par boardkit teach.
cli-lesson-what = check, record, pack ou schema
cli-lesson-source = check : une de vos leçons par son nom ou dans un fichier, ou un recueil dans un dossier ou un zip, - lit l’entrée standard ; record : le numéro d’une partie enregistrée, ou un fichier écrit par boardkit export ; pack : une leçon par son nom ou son fichier, un dossier ou un zip
cli-lesson-file = record : la leçon à écrire ; - ou rien écrit sur la sortie standard ; pack : d’autres leçons, et à la fin le zip à écrire
cli-lesson-title = pack : le titre du recueil ; par défaut le nom de son fichier
cli-lesson-force = remplacer le fichier s’il existe
fault-more-faults = { $count ->
    [one] Une autre chose ne va pas.
   *[other] { $count } autres choses ne vont pas.
}
cli-lesson-recorded = La leçon a été écrite dans { $file }. Mettez-la dans { $folder } pour l’avoir parmi les leçons.
cli-lesson-packed = { $count ->
    [1] Une leçon a été réunie dans { $file }.
   *[other] { $count } leçons ont été réunies dans { $file }.
} Pour l’ouvrir : boardkit teach { $file }
lesson-recorded = Tirée d’une partie : { $players }
command-lesson = Enregistrer comme leçon, racontée par les notes du journal
lesson-saved = Enregistrée parmi les leçons : { $path }
cli-lesson-course = « { $title } », recueil { $count ->
    [one] d’une leçon
   *[other] de { $count } leçons
} :
cli-lesson-fits = « { $title } » est conforme aux règles : { $chapters ->
    [1] un chapitre
   *[other] { $chapters } chapitres
}, { $steps ->
    [1] une étape
   *[other] { $steps } étapes
}, { $moves ->
    [0] aucun coup
    [1] un coup
   *[other] { $moves } coups
} à jouer, { $questions ->
    [0] aucune question
    [1] une question
   *[other] { $questions } questions
}.
fault-no-such-lesson = Il n’y a pas de leçon « { $lesson } ». Les leçons sont : { $known }.

# La visite de la table.

tour-heading = Bienvenue : la table en six étapes
tour-leave = Rien ne compte ici, rien n’est gardé. échap quitte la visite à tout moment ; vous la retrouverez dans le menu.
tour-done = Bien joué.
tour-look = 1. Regarder. Les flèches déplacent le curseur sur le plateau ; la souris aussi. Sous le plateau est écrit ce qui s’y passerait. Déplacez le curseur.
tour-choose = 2. Choisir. Sous le plateau se trouve votre main, numérotée. Le curseur porte déjà la première entrée ; un chiffre ou un clic prend celle que vous voulez, comme 1 pour la carte. Prenez-en une.
tour-why = 3. Demander pourquoi. Sous le plateau, ✓ et ✗ disent si un coup est permis. w en donne toutes les conditions, i dit ce qui est sous le curseur ; échap ferme ce qui s’ouvre. Tapez w.
tour-act = 4. Jouer. tab mène d’un endroit permis au suivant, r tourne la carte ; entrée, ou un second clic, joue le coup. Posez la carte là où ✓ s’affiche.
tour-undo = 5. Annuler. Votre carte est posée, et la table demande la suite. u annule la dernière décision. Tapez u.
tour-help = 6. Trouver de l’aide. ? liste les touches utiles ici, k dit ce que veulent dire les signes, g ouvre les règles, ctrl+p a tout le reste. Tapez ?.
tour-end = Vous savez l’essentiel. entrée ramène au menu : commencez une partie, ou une leçon de 15 minutes.
