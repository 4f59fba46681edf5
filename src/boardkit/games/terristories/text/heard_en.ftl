# The planet, for whoever hears it.

heard-sterile = sterile
heard-cubes = { $cubes } of { $capacity } cubes
heard-zones = { $count ->
    [one] a zone of { $seat }
   *[other] { $count } zones of { $seat }
}
heard-individuals = { $count ->
    [one] an individual of { $seat }
   *[other] { $count } individuals of { $seat }
}
heard-token = { $card } token, { $seat }
