# Le bassin, pour qui l’entend.

heard-river-west = rivière de l’ouest
heard-river-centre = rivière du centre
heard-river-east = rivière de l’est
heard-flows = { $river }, coule vers { $to }, { $way }
heard-marker = un marqueur, { $good } plus 1
heard-water = { $count ->
    [one] { $count } cube d’eau
   *[other] { $count } cubes d’eau
}
heard-pollution = { $count ->
    [one] { $count } cube de pollution
   *[other] { $count } cubes de pollution
}
heard-dam = barrage { DE($owners) }
heard-tile = { $building } { DE($seat) }
heard-crisis = en crise
heard-course = La { $river } : depuis sa source { $course }, puis { $joins ->
    [yes] elle rejoint la { $other } en { $end }
   *[no] elle se jette dans la mer en { $end }
}.
heard-stretch = { $at } : { $what }
heard-bank = à côté, en { $at }, { $what }
pile-resources = cartes Ressources à venir
