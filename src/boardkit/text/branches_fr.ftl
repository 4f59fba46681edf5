# Les branches d’une partie : et si ?

fault-bad-branch-name = Une branche ne peut pas s’appeler « { $name } ». Donnez-lui de 1 à { $limit } caractères.
fault-branch-name-taken = Il y a déjà une branche « { $name } ». Choisissez un autre nom.
fault-no-such-branch = La partie n’a pas de branche « { $name } ».
fault-too-many-branches = Une partie a { $limit } branches au plus. Supprimez-en une d’abord (B en donne la liste).
fault-table-is-closed = Les joueurs ont encore des secrets les uns pour les autres, et une branche les révélerait. On peut jouer des branches quand la partie est finie, ou à une table ouverte.
fault-nothing-to-decide = La partie est finie à ce moment. Revenez d’abord en arrière (t, puis les crochets), et partez de là.

branch-default = Et si { $number }
branch-ask = Et si ? Jouez la suite à partir d’ici sans rien changer à la partie. Comment s’appelle la branche ?
branch-shown = branche : { $name }
branch-begun = Branche « { $name } ». m ramène à la partie.
branch-home = De retour dans la partie.
branch-luck = { $same ->
    [yes] le même hasard que dans la partie
   *[other] son propre hasard
}

branch-taken-back = Annulé par { $seat } { $at ->
    [0] après la mise en place
   *[other] après la décision { $at }
}
branch-taken-back-chance = Une réponse du hasard, annulée { $at ->
    [0] après la mise en place
   *[other] après la décision { $at }
}
branches-taken-back = { $decisions ->
    [0] rien n’y est décidé
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} ; la partie a continué autrement

branches-heading = Branches : { $title }
branches-none = Pas encore de branche. Revenez à la table, allez à un moment quelconque (f5) et appuyez sur b pour jouer la suite autrement : et si ?
branches-match = La partie
branches-here = vous êtes ici
branches-from = quitte la partie { $at ->
    [0] après la mise en place
   *[other] après la décision { $at }
}, { $decisions ->
    [0] rien n’y est encore décidé
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $luck }
branches-of-match = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
branches-go = y aller
branches-rename = renommer
branches-rename-ask = Comment s’appellera la branche « { $name } » ? { $limit } caractères au plus.
branches-delete = supprimer
branches-delete-ask = Supprimer la branche « { $name } » pour de bon ? La partie elle-même reste.
branches-delete-yes = Supprimer (o)
branches-delete-no = Garder (n)
branches-compare = comparer
branches-compare-none = Il n’y a encore rien à comparer : commencez une branche d’abord.

compare-heading = { $here } ou { $there } ?
compare-other = montrer l’autre
compare-board = le plateau suivant
compare-score = Score
compare-numbers = Nombres
compare-places = Cases
compare-hands = En main, ou distribué
compare-nothing = –

key-branch = et si ?
key-branches = branches
key-main_line = à la partie
