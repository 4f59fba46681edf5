# The basin, for whoever hears it.

heard-river-west = west river
heard-river-centre = central river
heard-river-east = east river
heard-flows = { $river }, flows { $way } to { $to }
heard-marker = a marker, { $good } plus 1
heard-water = { $count ->
    [one] 1 cube of water
   *[other] { $count } cubes of water
}
heard-pollution = { $count ->
    [one] 1 cube of pollution
   *[other] { $count } cubes of pollution
}
heard-dam = dam of { $owners }
heard-tile = { $building } of { $seat }
heard-crisis = in crisis
heard-course = The { $river }: from its source { $course }, and then { $joins ->
    [yes] it joins the { $other } at { $end }
   *[no] into the sea at { $end }
}.
heard-stretch = { $at }: { $what }
heard-bank = beside it, at { $at }, { $what }
pile-resources = resource cards to come
