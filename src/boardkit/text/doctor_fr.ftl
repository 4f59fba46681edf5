# Ce que dit boardkit doctor : ce que l’on sait du terminal, ce qui a été choisi, l’état des parties, ce qui est installé.

cli-doctor = ce que l’on sait de ce terminal et des parties, ce qui a été choisi, et que faire
cli-doctor-about = Dit ce que l’on sait de ce terminal, des parties enregistrées et de ce qui est installé, ce qui a été choisi et pourquoi, et que faire là où quelque chose ne va pas. Rien n’est modifié. Le code de sortie est 0 si tout va bien, et 1 s’il y a quelque chose à faire.
cli-doctor-json = écrire du JSON, pour les signalements : aucun nom de joueur n’y figure, et le dossier personnel s’écrit ~
cli-doctor-plain = écrire des lignes sans image, et ne rien demander au terminal
cli-doctor-keys = d’abord essayer des touches, une minute au plus : appuyez sur celles qui vous manquent

doctor-line = { $label } : { $said }
doctor-line-wrong = ! { $label } : { $said }
doctor-why = { $said }. { $why }
doctor-part-terminal = Terminal
doctor-part-chosen = Ce qui a été choisi
doctor-part-library = Parties enregistrées
doctor-part-installed = Installation
doctor-do = Que faire
doctor-hints = Bon à savoir
doctor-item = { $number }. { $what }
doctor-well = Tout va bien.
doctor-wrong = { $count ->
    [one] Il y a une chose à faire.
   *[other] Il y a { $count } choses à faire.
}

doctor-streams = entrée et sortie
doctor-streams-both = un terminal
doctor-streams-input = la sortie est un terminal, mais pas l’entrée standard
doctor-streams-output = l’entrée est un terminal, mais pas la sortie standard
doctor-streams-none = aucun terminal
doctor-name = nom
doctor-name-none = aucun (TERM n’est pas défini)
doctor-kind = genre
doctor-kind-linux = la console de Linux
doctor-kind-screen = GNU screen
doctor-kind-tmux = tmux
doctor-kind-browser = un navigateur
doctor-kind-dumb = un terminal qui écrit des lignes, et rien d’autre
doctor-kind-other = un terminal ordinaire
doctor-size = taille
doctor-size-known = { $columns } colonnes, { $lines } lignes
doctor-size-unknown = inconnue
doctor-locale = langue du système
doctor-locale-none = aucune
doctor-encoding = caractères écrits
doctor-utf8 = lit l’UTF-8
doctor-wide = signes de largeur incertaine
doctor-wide-one = occupent une case
doctor-wide-two = occupent deux cases
doctor-depth = couleurs
doctor-depth-full = toutes
doctor-depth-eight-bit = 256
doctor-depth-standard = 16
doctor-depth-eight = 8
doctor-depth-none = aucune
doctor-mouse = souris
doctor-mouse-yes = tout terminal de ce genre annonce les clics, sauf si ses réglages l’interdisent
doctor-mouse-console = la console de Linux n’en a pas
doctor-mouse-none = aucune
doctor-kept = touches qui n’arrivent pas
doctor-kept-none = aucune connue
doctor-tried = touches et clics arrivés
doctor-font = police
doctor-font-unknown = les terminaux ne la disent pas ; l’image ci-dessous montre si elle a tous les signes

doctor-form = forme
doctor-form-screens = des écrans
doctor-form-lines = ligne par ligne
doctor-form-nothing = aucune
doctor-form-why-option = C’est --plain qui le demande.
doctor-form-why-environment = C’est BOARDKIT_PLAIN qui le demande.
doctor-form-why-setting = Vos réglages le demandent.
doctor-form-why-terminal = Rien ne peut être dessiné sur ce terminal.
doctor-form-why-able = L’entrée et la sortie sont un terminal qui sait dessiner.
doctor-form-why-streams = Il n’y a pas de terminal en entrée et en sortie.
doctor-form-why-wrong = BOARDKIT_PLAIN ne dit ni oui ni non.
doctor-tier = plateaux
doctor-tier-tile = des tuiles en couleurs
doctor-tier-outline = des contours sans couleurs
doctor-tier-console = des traits, et les signes des polices de la console
doctor-tier-ascii = des caractères de 7 bits
doctor-tier-why-setting = Vos réglages le demandent.
doctor-tier-why-terminal = C’est ce que le terminal peut montrer.
doctor-theme = couleurs autour du plateau
doctor-language = langue
doctor-language-en = anglais
doctor-language-fr = français
doctor-language-why-option = C’est --lang qui la demande.
doctor-language-why-setting = Vos réglages la demandent.
doctor-language-why-locale = La langue du système la demande.
doctor-language-why-usual = Rien n’en demande une autre.

doctor-folder = dossier
doctor-saved = parties
doctor-saved-count = { $count ->
    [0] aucune encore
   *[other] { $count }
}
doctor-saved-unknown = illisibles
doctor-writable = accepte l’écriture
doctor-opens = s’ouvre
doctor-version = format
doctor-version-none = aucun encore
doctor-bytes = taille
doctor-room = place sur le disque
doctor-megabytes = { $size } Mo
doctor-unknown = on ne sait pas
doctor-leftovers = restes
doctor-none = aucun
doctor-settings = réglages
doctor-settings-usual = par défaut
doctor-settings-own = les vôtres
doctor-settings-wrong = illisibles
doctor-own-keys = vos touches
doctor-own-keys-none = aucune
doctor-own-keys-fine = dans { $file }
doctor-own-keys-wrong = dans { $file }, où quelque chose ne va pas
doctor-yes = oui
doctor-no = non

doctor-package = { $name }
doctor-extra = supplément « { $name } »
doctor-missing = pas installé
doctor-games = jeux d’ailleurs
doctor-system = système

doctor-do-size = La fenêtre est trop petite : agrandissez-la, ou réduisez ses lettres. Il faut { $columns }×{ $lines }.
doctor-do-dumb = Ce terminal ne sait qu’écrire des lignes, et boardkit y joue ligne par ligne. Ouvrez-en un autre pour les écrans, ou donnez à TERM son vrai nom.
doctor-do-locale = On ne sait pas si le terminal lit l’UTF-8, et les plateaux sont donc dessinés en caractères de 7 bits. S’il le lit, réglez la langue du système : export LC_ALL=C.UTF-8
doctor-do-encoding = Python écrit en { $encoding }, et le terminal lit l’UTF-8 : réglez la langue du système : export LC_ALL=C.UTF-8
doctor-do-depth = On ne connaît à ce terminal que 16 couleurs. S’il en a davantage, dites-le : export COLORTERM=truecolor
doctor-do-kept = Le terminal garde { $keys } pour lui. D’autres touches font la même chose ; le pied de l’écran et ? les nomment.
doctor-do-plain = BOARDKIT_PLAIN vaut « { $said } », ce qui n’est ni oui ni non. Mettez-y 1 ou 0, ou supprimez cette variable.
doctor-do-damaged-matches = Parties abîmées, qui ne peuvent pas être ouvertes : { $matches }. Les autres ne sont pas touchées. Supprimez-les, ou reprenez-les d’un fichier : boardkit import FICHIER
doctor-do-room = Il n’y a presque plus de place sur le disque des parties. Faites-en avant de jouer.
doctor-do-leftovers = Les fichiers { $files } dans { $folder } restent d’un dégât ou d’une panne. Rien n’en a besoin ; supprimez-les quand vous êtes sûr qu’il ne manque rien.
doctor-do-settings = Les réglages ne peuvent pas être lus, et les réglages par défaut s’appliquent. Refaites-les dans le menu.
doctor-do-extra = boardkit { $command } a besoin d’un supplément. Dans le dossier de boardkit : { $installer } ".[{ $name }]"
doctor-do-package = boardkit a besoin de { $name }, qui n’est pas installé. Dans le dossier de boardkit : { $installer } .

doctor-picture = Les signes des jeux, sur sept hexagones de terrains différents. Voyez-vous sept hexagones, avec trois signes ou lettres sur chacun, et ni carrés vides, ni points d’interrogation, ni trous à leur place ? Sinon, choisissez dans les réglages les contours ou les caractères de 7 bits pour les plateaux, ou une autre police pour le terminal.

doctor-keys-ask = Appuyez sur les touches qui vous manquent, ou cliquez. Ce qui arrive est nommé ici. Appuyez deux fois sur échap pour continuer ; au bout de { $seconds } secondes, cela continue tout seul.

fault-keys-without-terminal = --keys essaie des touches sur un terminal, et il n’y en a pas ici en entrée et en sortie. Omettez --keys, ou ouvrez un terminal.
fault-keys-in-json = --keys et --json ne vont pas ensemble : les touches s’essaient sur un terminal, et un signalement se lit dans un fichier. Omettez l’un des deux.
