# Les mains sur les appareils des joueurs : ce que dit la table, et ce que montrent les appareils.

command-hands = Mains sur téléphone…
hands-begin-ask = Montrer la main de chacun sur son propre téléphone ? Cela ouvre une adresse à TOUTE personne de votre réseau. Une main n’est montrée qu’au téléphone qui l’a prise avec son code ; mais rien n’est chiffré : qui enregistre le réseau peut la lire.
hands-begin-yes = Ouvrir
hands-begin-no = Non, laisser
hands-take = { $seat } : prenez votre main sur votre téléphone.
hands-take-help = Sans téléphone, tout se fait à ce clavier comme avant.
hands-next = joueur suivant
hands-enough = plus de téléphones
hands-scan = { $seat }, visez ce code avec l’appareil photo de votre téléphone, ou tapez l’adresse dans son navigateur. Les autres, laissez-le à { $seat }.
hands-once = Le code ne sert qu’une fois. Si quelqu’un d’autre l’a utilisé, ctrl+p « Mains sur téléphone » renvoie ce téléphone.
hands-network = Toute personne de votre réseau peut atteindre cette adresse ; sans code, elle ne montre rien. Rien n’est chiffré.
hands-loopback = Seuls les navigateurs de cet ordinateur peuvent atteindre cette adresse : --network l’ouvre aux téléphones.
hands-taken = { $seat } a maintenant sa main sur un téléphone.
hands-gone = { $seat } n’a plus sa main sur un téléphone.
hands-second = { $seat } : un autre téléphone demande cette main. Peut-il l’avoir, à la place de celui qui l’a ?
hands-second-yes = Oui, lui donner la main
hands-second-no = Non
hands-entry-away = { $seat } : retirer la main du téléphone
hands-entry-code = { $seat } : montrer le code
hands-face-down = { $key } : vos cartes ; ou jouez-les sur le téléphone
hands-choosing = Choisissent encore en secret : { $seats }
hands-or-here = Chacun choisit sur son téléphone.   entrée { $seat } choisit à ce clavier
hands-here = choisir ici
fault-no-hands = { $because ->
    [open] À une table ouverte rien n’est caché : aucune main n’a besoin d’un téléphone. Retirez --open ou --hands.
    [alone] Une main n’a besoin d’un téléphone que si plusieurs personnes se cachent quelque chose : retirez --hands.
   *[lines] Les codes pour téléphones se montrent à l’écran : retirez --plain ou --hands.
}
setup-hands = Mains sur téléphone
    .help = Chacun voit ses cartes sur son propre téléphone et y choisit en secret. Toute personne de votre réseau peut atteindre l’adresse, qui n’est pas chiffrée.
cli-play-hands = montrer la main de chacun sur son propre téléphone, où l’on choisit aussi en secret ; la table montre les codes
cli-play-network = avec --hands : ouvrir à tout votre réseau, ce qu’il faut aux téléphones, sans chiffrement ; sinon, aux seuls navigateurs de cet ordinateur
cli-play-port = avec --hands : le port où écouter ; à défaut, n’importe lequel qui soit libre


leaf-take = { $seat } : prenez votre main
leaf-take-help = Vos cartes seront montrées sur cet appareil, et vous y choisirez en secret. Ne la prenez que si vous êtes { $seat }.
leaf-take-do = Je suis { $seat }
leaf-second-help = Un autre appareil a utilisé ce code. Vous pouvez demander à la table si celui-ci peut avoir la main à sa place.
leaf-second-do = Demander à la table
leaf-waits-help = La demande est faite. Cette page continue d’elle-même dès que quelqu’un accepte à la table.
leaf-refused-help = La table n’a pas donné la main { DE($seat) } à cet appareil. Si c’est une erreur, dites-le à la table, et visez le code à nouveau.
leaf-gone-help = La table a repris la main { DE($seat) } à cet appareil ; rien n’en est plus montré ici.
leaf-many-help = La table a reçu assez de demandes. Demandez-y un nouveau code.
leaf-asked = C’est à vous de répondre.
leaf-over = La partie est finie.
leaf-waits = Choisissent encore : { $seats }
leaf-soon = Vous avez répondu.
leaf-at-table = C’est à vous : à la table.
leaf-turn = C’est à { $seat } de jouer.
leaf-late = C’était pour un autre moment de la partie : rien n’a été fait. Voici où l’on en est.
leaf-unkept = La table n’a pas pu conserver la partie avec votre réponse : rien n’a été fait. Dites-le à la table, puis répondez encore une fois.
leaf-wrong = Ce n’était pas une réponse à ce qui est demandé : rien n’a été fait.
leaf-tick = Cochez-en autant que vous voulez.
leaf-tick-do = Prendre ce qui est coché
leaf-do = Le faire
leaf-given = Vous avez répondu
leaf-again = Choisir à nouveau
leaf-hand = Votre main
leaf-hand-none = Vous n’avez rien en main.
leaf-secrets = Vous seul savez
leaf-draws = Vous avez pioché
leaf-vote = Un vote à la table
leaf-agree = J’accepte
leaf-agreed = Vous avez accepté.
leaf-mind = Non, laisser
leaf-want = Je veux répondre
leaf-unwant = Finalement, je ne veux rien
leaf-look = Regarder à nouveau
leaf-lost = Pas de liaison avec la table. La page continue dès qu’elle revient.

class-devices = appareils
class-devices-how = Q laisse chacun répondre sur son appareil.
no-devices = Aucun appareil n’entre par l’onglet d’un navigateur : continuez dans un terminal de cet ordinateur, et demandez-le là.
class-open-ask = Laisser la classe répondre sur téléphones et tablettes ? Cela ouvre une adresse à TOUTE personne de votre réseau, tant que boardkit tourne, à cette table et aux suivantes. Qui l’a peut répondre sous un nom que personne d’autre n’a pris ; rien n’est chiffré.
class-scan = Visez ce code avec l’appareil photo de votre téléphone, ou tapez l’adresse dans son navigateur ; puis donnez votre nom.
class-once = Le même code pour tous. Les questions arrivent d’elles-mêmes, et chacun répond en secret. Qui n’a pas de téléphone répond au clavier, ou à main levée.
class-came = { $count ->
    [0] Personne n’est encore entré.
    [one] { $count } élève est entré.
   *[other] { $count } élèves sont entrés.
}
class-come = { $count ->
    [0] Les appareils entrent ici : { $address }
    [one] { $count } élève est entré : { $address }
   *[other] { $count } élèves sont entrés : { $address }
}
class-go-on = échap continue ; Q remontre ce code à tout moment, pour les retardataires.
class-send-away = renvoyer…
class-away-all = Renvoyer tout le monde
class-away-ask = Renvoyer tous les appareils ? Chacun devra entrer à nouveau, avec un nouveau code ; les réponses restent.
class-goes-on = { $count ->
    [one] Cette question était encore ouverte : sa réponse est là.
   *[other] Cette question était encore ouverte : ses { $count } réponses sont là.
}
pupil-head = Questions à la classe
pupil-help = Qui êtes-vous ? La classe voit ce nom, ou ce numéro, dans son tableau. Il ne faut pas de compte, et tout reste sur l’ordinateur de l’enseignant.
pupil-name = Nom ou numéro
pupil-come = Entrer
pupil-nameless = Donnez un nom ou un numéro, auquel on reconnaîtra vos réponses.
pupil-mixed = Écrivez chaque mot de votre nom dans un seul alphabet.
pupil-taken = Quelqu’un est déjà entré comme { $name }. Prenez un autre nom, ou demandez à l’enseignant.
pupil-full = Il n’y a plus de place. Répondez au clavier, ou demandez à l’enseignant.
pupil-i-am = Je suis { $name }
pupil-hand-on = Passer cet appareil
pupil-stays = Votre réponse est enregistrée. L’appareil a été passé depuis : elle reste comme elle est.
pupil-gone = Votre enseignant a renvoyé cet appareil. Ce que vous avez répondu reste.
pupil-wait = La prochaine question arrivera ici d’elle-même.
pupil-secret = Vous seul voyez ce que vous choisissez.
pupil-answered = Votre réponse est notée : { $letter }. Tant que la question est ouverte, un autre bouton la change.
pupil-mine = votre réponse
pupil-late = La question a été close avant votre réponse : elle ne compte pas.
pupil-unkept = La table n’a pas pu conserver votre réponse : elle ne compte pas. Prévenez l’enseignant, puis répondez encore une fois.
pupil-wrong = Ce n’était pas une réponse à cette question : rien n’a été fait.
