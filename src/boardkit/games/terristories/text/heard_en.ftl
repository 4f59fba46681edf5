# The planet, for whoever hears it.

heard-heading = round { $round } of { $rounds }, phase { $phase }, { $phase ->
    [1] development
    [2] projects
    [3] harvest
    [4] hazard
    [5] wages
   *[other] regeneration
}
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
pile-hazards = hazard cards
pile-projects = projects of { $seat }
