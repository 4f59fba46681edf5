# Le continent, pour qui l’entend.

heard-sea = pleine mer
heard-tent = tente { DE($seat) }
heard-bonus = bonus { $bonus }
heard-squares = Ses cases : { $squares }.
heard-tents = Tentes autour : { $tents }.
pile-deck = pioche
pile-seen = défausse face visible
pile-covered = défausse face cachée
