# Ce qui peut arriver aux parties enregistrées.

fault-library-read-only = « { $folder } » : on ne peut rien enregistrer dans ce dossier. Vérifiez les droits, ou nommez-en un autre : boardkit --data DOSSIER
fault-disk-full = « { $folder } » : il n’y a plus de place pour enregistrer. Ce qui était enregistré l’est toujours ; faites de la place et réessayez.
fault-disk-fails = « { $folder } » : le système ne peut pas lire ou écrire ici. Vérifiez le disque, ou nommez un autre dossier : boardkit --data DOSSIER
fault-library-busy = « { $folder } » : une autre fenêtre occupe les parties enregistrées. Fermez-la, ou réessayez.
fault-library-damaged = « { $folder } » : le fichier des parties enregistrées était abîmé. { $saved ->
    [0] Ce qui en est lisible est repris dans un nouveau fichier, et le fichier abîmé est gardé dans ce dossier. Démarrez boardkit à nouveau.
    [one] Il y est gardé sous le nom « { $kept_as } » ; { $saved } partie a été reprise dans un nouveau fichier.
   *[other] Il y est gardé sous le nom « { $kept_as } » ; { $saved } parties ont été reprises dans un nouveau fichier.
}
fault-library-newer = Les parties enregistrées viennent d’une version plus récente de boardkit (format { $version }, connu ici : { $known }). Installez la nouvelle version, ou nommez un autre dossier : boardkit --data DOSSIER
fault-untried-python = boardkit n’a pas été essayé avec Python { $python } ; le plus récent essayé est { $newest }. Si quelque chose ne va pas, prenez celui-là et signalez-le : boardkit doctor
fault-no-library = « { $folder } » : aucune partie n’est enregistrée ici. Indiquez le dossier des parties : boardkit --data DOSSIER
fault-match-is-open-elsewhere = La partie { $match } est ouverte dans une autre fenêtre. Fermez-la là-bas, ou choisissez une autre partie.
fault-no-such-match = Il n’y a pas de partie { $match }. Pour voir celles qui existent : boardkit list
fault-match-damaged = La partie { $match } est abîmée et ne peut pas être ouverte. Les autres parties ne sont pas touchées : boardkit list
fault-bad-position-name = « { $name } » ne peut pas être le nom d’une position. Prenez des lettres, des chiffres et des espaces, { $limit } au plus, et commencez par une lettre ou un chiffre.
fault-bad-lesson-name = « { $name } » ne peut pas être le nom d’une leçon. Prenez des lettres, des chiffres et des espaces, { $limit } au plus, et commencez par une lettre ou un chiffre.
fault-no-such-position = « { $name } » n’est pas un code de position, et aucune position n’est gardée sous ce nom. { $count ->
    [0] Il n’y en a pas encore : enregistrez-en une dans l’éditeur.
   *[other] Sont gardées : { $names }.
}
fault-bad-name = « { $name } » ne peut pas être le nom d’une partie. Donnez-lui { $limit } caractères au plus.
