# La table du professeur : un seul bouton, le hasard à la main, la vue d’un autre joueur, et la position à modifier.

note-opened = { $seat } a ouvert la table : tout le monde peut tout voir.
note-closed = { $seat } a refermé la table.
note-by-hand = Quelqu’un a répondu à la place du hasard.

fault-no-position = Ce n’est pas un code de position. Un code commence par « boardkit2. » ; copiez-le en entier.
fault-position-too-long = Le texte a { $length } caractères ; un code de position en a { $limit } au plus. Ne copiez que le code.
fault-newer-position = Le code vient d’une version plus récente de boardkit (format { $form }, connu ici : { $known }). Installez la version récente.
fault-position-damaged = Le code est abîmé : il en manque une partie, ou elle a été changée. Copiez-le de nouveau en entier.
fault-position-does-not-fit = Le code ne contient pas une table de ce jeu : { $fault }
fault-position-has-faults = { $count ->
    [1] Cette position est impossible : { $fault }
   *[other] Cette position est impossible, pour { $count } raisons. La première : { $fault }
}
fault-no-such-piece = { $piece } : il n’y en a pas dans cette partie.
fault-too-many = { $piece } : { $more } de trop sur la table.
fault-missing = { $piece } : il en manque { $less }.
fault-no-such-place = { $at } : cet endroit n’existe pas sur le plateau, mais quelque chose s’y trouve ou s’y rapporte.
fault-uneven-seats = { $part } : c’est prévu pour { $there ->
    [0] personne
    [1] un joueur
   *[other] { $there } joueurs
}, alors { $seats ->
    [1] qu’un seul joue
   *[other] que { $seats } jouent
}.
fault-no-such-seat-there = Quelque chose appartient au joueur { $number }, mais { $seats ->
    [1] un seul joue
   *[other] seuls { $seats } jouent
}.
fault-not-for-chance = Quelque chose appartient au hasard, alors que seul un joueur peut l’avoir.
fault-seat-twice = { $part } : { $seat } figure deux fois là où une fois suffit.
fault-out-of-range = { $part } : { $value } n’est pas possible ; { $most ->
    [1000000] il faut au moins { $least }
   *[other] { $step ->
        [1] il faut de { $least } à { $most }
       *[other] il faut de { $least } à { $most }, par pas de { $step }
    }
}.
fault-other-number = { $part } : { $value }, mais à ce moment de la partie il faut { $due }.
fault-too-many-there = { $part } : il y en a { $there }, mais { $most } au plus sont possibles.
fault-questions-astray = Ce qui est demandé et ce qui attend ensuite ne se suivent pas comme dans une partie. Corrigez le joueur interrogé ou celui dont c’est le tour.
fault-asked-astray = On demande au hasard ce qu’un joueur décide, ou à un joueur ce que le hasard décide.
fault-not-asked-now = Ce qu’on demande à { $seat }, maintenant ou plus tard, ne peut pas se demander ou n’a pas de réponse sur cette table.
piece-of-seat = { $piece } { DE($seat) }
piece-unknown = « { $piece } »
fault-rules-cannot-go-on = Les règles ne peuvent pas continuer d’ici, bien que rien ne soit faux en soi. Annulez le dernier changement.
fault-other-options = La position a ses propres options ; d’autres ont été données en plus. Enlevez-les.

# Une question à la classe.
teacher-class = interroger la classe
key-class = interroger la classe
class-heading = { $count ->
    [0] La classe
    [one] La classe : un nom
   *[other] La classe : { $count } noms
}
class-how = n pose une question, c nomme la classe, s enregistre les réponses.
class-nothing-yet = Rien n’a encore été demandé. Posez une question (n) : chacun répond en secret, au clavier ou sur son appareil (Q), ou vous comptez les mains levées ; puis des barres montrent le résultat. Avec des noms (c), le tableau dit qui savait quoi.
class-wants-open = La classe est interrogée à une table ouverte : la table du professeur (T) l’ouvre.
class-ask-next = poser une question
class-names = noms
class-save = enregistrer en CSV
class-forget = tout recommencer
class-leave = quitter
class-keep = rester
class-own = une question à vous
class-who-leads = Qui a le plus de points en ce moment ?
class-who-next = À qui est-ce de jouer ?
class-text-ask = Que voulez-vous demander à la classe ?
class-choices-ask = De deux à six réponses séparées par /, et * devant la bonne, s’il y en a une. Par exemple : 3 / *4 / 5
class-choices-wrong = Il faut de deux à six réponses, séparées par /, et * devant une seule au plus.
class-names-ask = Les noms de la classe, un par ligne, ou tous sur une seule avec des virgules ; rien, si personne ne doit être nommé
class-forget-ask = Oublier toutes les questions et les réponses ? Les noms restent.
class-lost-ask = { $count ->
    [one] Une réponse n’a pas été dévoilée et serait perdue. Quitter la question ?
   *[other] { $count } réponses n’ont pas été dévoilées et seraient perdues. Quitter la question ?
}
class-pupil = Élève { $number }
class-turn = { $name } : choisissez une réponse par sa lettre ; entrée la donne.
class-in-secret = Personne ne voit à l’écran laquelle c’est.
class-taken = ● Une réponse est choisie. Une autre lettre en choisit une autre ; entrée la donne.
class-all-asked = Tout le monde a répondu à son tour. v dévoile les réponses.
class-counting = Comptez les mains : chaque lettre en compte une de plus pour sa réponse ; u retire la dernière.
class-revealed = Voici ce que pense la classe.
class-answered = { $count ->
    [0] Personne n’a encore répondu.
    [one] Une réponse.
   *[other] { $count } réponses.
}
class-give = la donner
class-skip = passer
class-undo = retirer
class-count = compter les mains
class-in-turn = répondre à tour de rôle
class-reveal = dévoiler
class-most = On ne pose à une classe que des questions à { $limit } réponses au plus.
class-table = tableau complet
class-saved = Le tableau est enregistré : { $path }
class-name = nom
class-right-count = justes
class-right-answer = bonne réponse
class-counted = réponses { $letter })

open-table-on = TABLE OUVERTE
by-hand-on = hasard ✎
eyes-of = vue { DE($seat) }
eyes-of-all = vue de tous
hidden-place = { $place } : { $what }
hidden-none = Rien sur la table n’est caché à { $seat }.
hidden-none-from-all = Rien sur la table n’est caché à qui que ce soit.
hidden-title = Ce { QUE($seat) } ne sait pas
hidden-title-all = Tout ce qui est caché
hidden-more = { $what }, et { $count } de plus

teacher-title = La table du professeur
teacher-open = Ouvrir la table : tout le monde peut tout voir
teacher-close = Refermer la table : les secrets redeviennent secrets
teacher-by-hand = Répondre à la place du hasard
teacher-by-chance = Laisser le hasard répondre
teacher-eyes = Voir ce que voit un autre joueur
teacher-hidden = Montrer ce qui est caché
teacher-edit = Modifier la position
teacher-copy = Copier le code de la position
teacher-paste = Commencer par un code de position
teacher-open-ask = Ouvrir la table ? Tout le monde verra tout, et le journal le dira.
teacher-only-open = Il faut une table ouverte : T l’ouvre.

chance-asked = Entrée : répondre à la place du hasard
chance-title = Répondre à la place du hasard : { $question }
chance-draw = Laisser le hasard décider cette fois

edit-heading = { $title } : modifier la position
edit-whole = la table
edit-add = + ajouter
edit-empty = rien
edit-open = ouvrir
edit-more = changer
edit-new = ajouter
edit-remove = enlever
edit-undo = annuler
edit-copy = code
edit-paste = coller
edit-start = jouer
edit-find = chercher
edit-number-ask = { $what } : quel nombre ?
edit-lies = { $piece }   ({ $place })
edit-without = (rien)
edit-board = autre plateau
edit-board-map = plateau
edit-board-land = { $seat } : plateau
edit-board-shared = table
edit-board-whole = tout
edit-values = Ce qui peut y être : { $what }
edit-lay-one = en poser ici
edit-less = moins : { $number }
edit-greater = plus : { $number }
edit-other-number = un autre nombre…
edit-place = { $place }   ({ $board })
edit-redo = rétablir
edit-nothing-to-redo = Rien n’a été annulé.
edit-next-fault = erreur
edit-tree = tout voir
edit-help = touches
edit-keep = enregistrer
edit-kept-open = ouvrir
edit-keep-ask = Enregistrer la position : sous quel nom ? (@FICHIER l’enregistre dans un fichier)
edit-kept = Enregistrée : { $name }
edit-kept-title = Quelle position ?
edit-file = d’un fichier…
edit-file-ask = De quel fichier ?
edit-over-ask = { $name } existe déjà. La remplacer par cette position ?
edit-over-yes = Remplacer (o)
edit-over-no = Garder l’autre (n)
edit-sound = ✓ Cette position est en ordre.
edit-faults = { $count ->
    [1] ✗ Une chose ne va pas :
   *[other] ✗ { $count } choses ne vont pas :
}
edit-fault-more = … et { $count } de plus
edit-not-yet = Cette position ne peut pas encore être jouée : { $fault }
edit-nothing-to-undo = Rien n’a encore été changé.
edit-no-list = Ouvrez d’abord une liste : on y ajoute des cartes, des tuiles, des cases.
edit-leave-ask = Quitter, et abandonner les changements ?
edit-leave-yes = Abandonner (o)
edit-leave-no = Rester (n)

code-title = Le code de la position
code-copied = Il est dans le presse-papiers, si votre terminal le permet, et dans ce fichier :
code-secret = Il contient tout, y compris les secrets de tous les joueurs.
code-paste-ask = Collez un code de position
code-paste = Commencer par un code de position

part-pile = question en cours
part-seat = joueur
part-amount = montant
part-cost = coût
part-count = nombre
part-least = au moins
part-most = au plus
part-number = numéro
part-resource = ressource
part-sold = vendues
part-tile = tuile
part-to = pour
part-up-to = jusqu’à
part-refreshed = renouvelés
part-among = parmi
part-due = dû
part-fed = nourris
part-left = restant
part-proposed = proposé
part-chosen = choisi
part-deal = échange
part-good = bien
part-partners = partenaires
part-target = cible
value-position = POSITION
cli-play-position = commencer par une position enregistrée sous ce nom, par un code de position, ou par une position dans un fichier : @FICHIER
fault-players-of-position = La position est pour { $seats ->
    [1] un joueur
   *[other] { $seats } joueurs
}, mais { $named ->
    [1] un seul est nommé
   *[other] { $named } sont nommés
}.
fault-option-twice = L’option « { $option } » est donnée deux fois : donnez-lui une seule valeur.
fault-options-of-position = Une position a ses propres options : enlevez --option.
