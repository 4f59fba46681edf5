# Mars, for whoever hears it.

heard-megacredits = megacredits
heard-greenhouse = greenhouse gases
heard-tile = { $tile } of { $seat }
heard-land = free land
heard-ocean = reserved for an ocean
heard-volcano = volcano
heard-noctis = reserved for Noctis City
heard-orbit = in orbit
heard-claim = claimed by { $seat }
pile-deck = deck
pile-discards = discards
