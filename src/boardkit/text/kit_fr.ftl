# Les mots de boardkit même. Des phrases entières ; rien n’est assemblé par morceaux.

yes = oui
no = non
chance = Le hasard
seat-number = la place { $number }
list-none = rien
list-more = { $a }, { $b }
list-last = { $a } et { $b }
list-or = { $a } ou { $b }
list-apart = { $a } ; { $b }

decimal-mark = ,
note-taken-back = (annulé) La décision { DE($seat) } ne compte plus.
note-taken-back-move = (annulé) La décision { DE($seat) } ne compte plus : { $move }
note-abandoned = (annulé) La suite a été annulée par { $seat } ; la partie a continué autrement.
note-taken-back-chance = (annulé) Une réponse du hasard ne compte plus : { $move }
note-abandoned-chance = (annulé) La suite a été annulée ; la partie a continué autrement.
note-remark = { $seat } note : { $text }
note-remark-nobody = Note : { $text }

fault-unknown-verb = Aucun coup de ce jeu ne commence par « { $verb } ». Les coups commencent par : { $known }.
fault-wrong-length = « { $text } » a trop ou trop peu de mots. Un tel coup s’écrit : { $form }.
fault-bad-value = « { $value } » ne peut pas être le « { $field } » de ce coup.
fault-unknown-game = Il n’y a pas de jeu « { $key } ». Les jeux sont : { $known }.
fault-unread-words = { $file }, ligne { $line } : « { $text } » ne peut pas être lu. Un message est une ligne de texte, avec des valeurs comme {"{ $seat }"}, les fonctions A, DE et QUE, et des choix selon une valeur, dont un marqué d’une étoile.
fault-named-twice = Le nom « { $name } » est donné deux fois : n’en gardez qu’un.
fault-not-json = Ligne { $line }, colonne { $column } : à partir de là, le fichier n’est pas du JSON lisible. Refaites le fichier ou corrigez-le à cet endroit.
fault-not-text = Le fichier n’est pas du texte UTF-8 : l’octet { $offset } ne convient pas. Est-ce un fichier de boardkit ?
fault-too-large = Le fichier fait { $bytes } octets ; un fichier de boardkit en fait { $limit } au plus. Est-ce un fichier de boardkit ?
fault-too-deep = Trop de listes y sont emboîtées : un fichier de boardkit n’en a jamais plus de { $limit }. Est-ce un fichier de boardkit ?
fault-number-too-long = Un nombre y a des milliers de chiffres. Corrigez-le, ou refaites le fichier.
fault-text-too-long = { $path } a { $length } caractères ; { $limit } sont permis. Raccourcissez-le.
fault-missing-field = Il manque { $path }. Ajoutez-le ou refaites le fichier.
fault-unknown-field = { $path } contient « { $name } », qui n’y a pas sa place. Retirez-le ou refaites le fichier.
fault-wrong-type = { $path } n’est pas du bon type. Corrigez-le ou refaites le fichier.
fault-not-one-of = { $path } : « { $value } » n’est pas connu. Mettez-y l’un de ceux-ci : { $known }.
fault-newer-record = Le fichier vient d’une version plus récente de boardkit (format { $format }, connu ici : { $known }). Installez la nouvelle version.
fault-older-rules = Cette partie a été jouée avec une version antérieure des règles (version { $rules }, aujourd’hui { $known }) et ne va pas jusqu’au bout avec celles d’aujourd’hui : { $fault } On peut la regarder jusque-là ; rien de ce que vous y faites n’est gardé, et rien de la partie n’est perdu.
fault-newer-rules = Cette partie a été jouée avec une version plus récente des règles (version { $rules }, connue ici : { $known }). Installez la nouvelle version de boardkit.
fault-wrong-seats = { $seats ->
    [1] Un joueur seul ne peut
   *[other] { $seats } joueurs ne peuvent
} pas jouer à ce jeu : il est pour { $least } à { $most } joueurs.
fault-options-do-not-fit = Ces options ne vont pas ensemble : { $refusal }
fault-move-is-garbled = Le coup { $number }, « { $move } », est illisible : { $fault }
fault-move-does-not-fit = Le coup { $number }, « { $move } », est contraire aux règles : { $refusal }
fault-no-such-moment = Il n’y a pas de moment { $at } : les moments de la partie vont de 0 à { $last }.
