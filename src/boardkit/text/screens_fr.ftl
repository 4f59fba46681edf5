# Les mots des écrans autour de la table.

page-back = retour
page-open = ouvrir
page-up = monter
page-down = descendre
page-next = suivant
page-last = précédent
page-change = changer
page-palette = commandes

menu-heading = boardkit : des jeux de société autour d’un seul clavier
menu-resume = Reprendre
menu-resume-help = { $game } : { $players }
menu-new = Nouvelle partie
menu-new-help = choisir un jeu et s’asseoir
menu-saved = Parties gardées
menu-saved-help = en continuer une, ou en revoir une qui est finie
menu-rules = Règles des jeux
menu-rules-help = lire comment on joue
menu-settings = Réglages
menu-settings-help = langue, couleurs, dessin des cartes
menu-about = À propos
menu-about-help = ce que c’est, et à qui
menu-quit = Quitter
menu-quit-help = partir ; tout est enregistré

choose-game = Quel jeu ?
seats = { $least } à { $most } joueurs

player-default = Joueur { $number }
setup-start = Commencer
setup-back = Retour
setup-seats = Combien de joueurs ?
setup-count = { $count } joueurs
setup-open-table = Table ouverte
    .help = Chacun peut tout voir : pas de rideau entre les tours.
setup-seed = Graine
    .help = Des chiffres, pour tirer les mêmes cartes ; vide : au hasard.
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
fault-name-missing = Il manque un nom à { $seat } : tapez-en un.
fault-name-too-long = Le nom à { $seat } est trop long : { $limit } caractères au plus.
fault-name-not-plain = Le nom à { $seat } a des caractères qui ne s’écrivent pas : retapez-le.
fault-name-twice = Les joueurs à { $other } et à { $seat } portent le même nom : changez-en un.
