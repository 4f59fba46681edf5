# Mars, pour qui l’entend.

heard-megacredits = mégacrédits
heard-greenhouse = gaz à effet de serre
heard-tile = { $tile } { DE($seat) }
heard-land = terrain libre
heard-ocean = réservé à un océan
heard-volcano = volcan
heard-noctis = réservé à Noctis Ville
heard-orbit = en orbite
heard-claim = revendiqué par { $seat }
pile-deck = pioche
pile-discards = défausse
