sentence = { $clause }.
or-more = { $a }, { $b }
or-last = { $a } or { $b }
amount-per = { $amount } { $per }

units-megacredits = { $count } M€
units-steel = { $count } steel
units-titanium = { $count } titanium
units-plants = { $count ->
    [one] { $count } plant
   *[other] { $count } plants
}
units-energy = { $count } energy
units-heat = { $count } heat

cubes-animal = { $count ->
    [one] 1 animal
   *[other] { $count } animals
}
cubes-microbe = { $count ->
    [one] 1 microbe
   *[other] { $count } microbes
}
cubes-science = { $count ->
    [one] 1 science resource
   *[other] { $count } science resources
}
cubes-fighter = { $count ->
    [one] 1 fighter
   *[other] { $count } fighters
}
cubes-stored = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}

production-megacredits = M€ production
production-steel = steel production
production-titanium = titanium production
production-plants = plant production
production-energy = energy production
production-heat = heat production
production-of = { $count } { $production }

metal-steel = steel
metal-titanium = titanium
some-steel = steel
some-titanium = titanium

kept-plants = plants
kept-microbe = microbes
kept-animal = animals

tag-one = { A($tag) } tag

tiles-ocean = { $count ->
    [one] an ocean tile
   *[other] { $count } ocean tiles
}
tiles-greenery = { $count ->
    [one] a greenery tile
   *[other] { $count } greenery tiles
}
tiles-city = { $count ->
    [one] a city tile
   *[other] { $count } city tiles
}

per-tags = { $every ->
    [one] for each { $tag } tag { $whose ->
        [opponents] your opponents have
       *[you] you have
    }
   *[other] for every { $every } { $tag } tags { $whose ->
        [opponents] your opponents have
       *[you] you have
    }
}
per-city-tiles = { $every ->
    [one] for each city
   *[other] for every { $every } cities
} { $where ->
    [mars] on Mars
   *[anywhere] in play
}
per-adjacent-tiles = { $tile ->
    [ocean] for each ocean tile next to this tile
   *[city] for each city next to this tile
}
per-resources-here = { $every ->
    [one] for each { $kind ->
        [animal] animal
        [microbe] microbe
        [fighter] fighter
       *[science] science resource
    } here
   *[other] for every { $things } here
}
per-events-played = for each event played by anybody

condition-temperature = the temperature is { $degrees } °C or { $bound ->
    [most] lower
   *[least] higher
}
condition-oxygen = there is { $value }% oxygen or { $bound ->
    [most] less
   *[least] more
}
condition-oceans = { $bound ->
    [most] there are at most { $value } ocean tiles
   *[least] there are at least { $value } ocean tiles
}
condition-tag = { $least ->
    [one] you have { $one }
   *[other] you have { $least } { $tag } tags
}
condition-production = your { $production } is at least { $least }
condition-cities = { $least ->
    [one] a city is in play
   *[other] { $least } cities are in play
}
condition-greeneries = { $least ->
    [one] you own a greenery
   *[other] you own { $least } greeneries
}
condition-rating-raised = your terraform rating has gone up in this generation

where-land = on an area that is not reserved for oceans
where-ocean-reserved = on an area that is reserved for oceans
where-volcanic = on one of the four volcanoes
where-noctis-city = on the area reserved for Noctis City, whatever lies next to it
where-ganymede-colony = on the area Ganymede Colony, off Mars
where-phobos-space-haven = on the area Phobos Space Haven, off Mars
where-bonus = on an area whose bonus shows { $resources }
where-next-to-any-tile = next to no other tile
where-next-to-own-tile = next to a tile of yours
where-next-to-city = { $least ->
    [one] next to a city
   *[other] next to at least { $least } cities
}
where-next-to-greenery = next to a greenery

clause-gain = gain { $things }
clause-pay = spend { $things }
clause-pay-also-with = spend { $things } ({ $metals } may be used too)
clause-raise-production = raise your { $production } by { $by }
clause-lower-production = lower your { $production } by { $by }
clause-raise-rating = raise your terraform rating by { $by }
clause-lower-rating = lower your terraform rating by { $by }
clause-lower-any-production = lower the { $production } of a player of your choice by { $by }
clause-production-from-bonus = raise your { $metals } production by { $by }, whichever the covered area shows
clause-remove-resource = you may remove up to { $things } from one player
clause-steal-resource = you may steal up to { $things } from one player
clause-remove-from-tile-owner = you may remove up to { $things } from the owner of a tile next to the one just placed
clause-raise-temperature = { $steps ->
    [one] raise the temperature by 1 step
   *[other] raise the temperature by { $steps } steps
}
clause-raise-oxygen = { $steps ->
    [one] raise the oxygen by 1 step
   *[other] raise the oxygen by { $steps } steps
}
clause-place-tile = place { $tiles }
clause-place-tile-where = place { $tiles } { $where }
clause-claim-area = put your marker on an empty land area: only you may place a tile there
clause-draw-cards = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
clause-look-and-keep = look at the top { $count } cards of the deck, keep { $keep } of them and discard the others
clause-look-and-buy = { $count ->
    [one] look at the top card of the deck, then buy it or discard it
   *[other] look at the top { $count } cards of the deck, then buy or discard each of them
}
clause-reveal = reveal the top card of the deck and discard it; if it has { $tag }, { $then }
clause-discard-cards = { $count ->
    [one] discard a card from your hand
   *[other] discard { $count } cards from your hand
}
clause-add-to-this = put { $things } on this card
clause-add-to-another = put { $things } on another card of yours
clause-add-to-any = { $holding ->
    [some] put { $things } of the same kind on a card of yours that already holds some
   *[any] put { $things } on a card of yours
}
clause-add-to-triggering-card = put { $things } of the kind it holds on the card just played
clause-remove-from-this = remove { $things } from this card
clause-remove-from-any-card = remove { $things } from a card of any player
clause-remove-from-any-player = you may remove up to { $things } from one player
clause-choose = either { $options }
clause-choose-number = { $least ->
    [0] choose a number { $name } up to { $most }
   *[other] choose a number { $name } from { $least } to { $most }
}
most-own-production-heat = your heat production
most-own-stock-energy = the energy you have
clause-if = if { $condition }, { $then }, or else { $otherwise }
clause-copy-production-box = repeat all production changes of one of your cards with { $tag }
clause-next-card-discount = the next card you play in this generation costs { $things } less
clause-next-card-leniency = for the next card you play in this generation, temperature, oxygen and oceans may be { $steps } steps off what it needs

modifier-discount = every card costs you { $things } less
modifier-discount-tag = each card with { $tag } costs you { $things } less
modifier-discount-project = the standard project { $project } costs you { $things } less
modifier-value = { $resource_key ->
    [steel] each of your steel is worth { $bonus } M€ more
   *[titanium] each of your titanium is worth { $bonus } M€ more
}
modifier-leniency = temperature, oxygen and oceans may be { $steps } steps off what your cards need
modifier-greenery-cost = you need only { $plants } plants for a greenery
modifier-heat-as-megacredits = you may spend heat as if it were M€
modifier-protect-resources = your opponents may not remove your { $things }
modifier-protect-card = nobody may remove { $things } from this card

reaction-tag = Each time { $by ->
    [you] you play
   *[any] anybody plays
} { $tags }{ $this ->
    [yes] , this card’s own included
   *[no] {""}
}: { $optional ->
    [yes] you may { $effects }
   *[no] { $effects }
}.
reaction-event = Each time you play an event: { $effects }.
reaction-event-tag = Each time you play an event with { $tag }: { $effects }.
reaction-ocean = Each time { $by ->
    [you] you place
   *[any] anybody places
} an ocean tile: { $effects }.
reaction-greenery = Each time { $by ->
    [you] you place
   *[any] anybody places
} a greenery tile: { $effects }.
reaction-city = Each time { $by ->
    [you] you place
   *[any] anybody places
} a city tile{ $where ->
    [mars] {" "}on Mars
   *[anywhere] {""}
}{ $this ->
    [yes] , this card’s own included
   *[no] {""}
}: { $effects }.
reaction-payment = Each time you have paid for a card or a standard project with a printed cost of { $least } M€ or more: { $effects }.
reaction-project = Each time you have paid for a standard project other than { $excluded }: { $effects }.
reaction-bonus = Each time you cover an area whose bonus shows { $resources }: { $effects }.

card-needs = You may play it only if { $conditions }.
card-action = Action: { $does }.
card-action-or = Or as its action: { $does }.
action-cost = { $cost }, then { $effects }
action-if = if { $condition }, { $does }
card-points = { $points ->
    [-1] −1 victory point.
    [-2] −2 victory points.
    [one] 1 victory point.
   *[other] { $points } victory points.
}
card-points-per = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} { $per }.
card-points-if = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} if there is at least { $things } here.

corporation-begins = You begin with { $things }.
corporation-free-cards = Its first { $count } cards are free: you keep them all.
corporation-first-action = Your first action is to { $effects }.

sign-energy = E
sign-heat = H
sign-temperature = T
sign-oxygen = O2
sign-oceans = ≈
sign-rating = TR
sign-points = VP
sign-event = event
sign-kept = kept
sign-if = if
sign-opponents = rivals
sign-project = project
sign-animal = animal
sign-microbe = microbe
sign-science = science
sign-fighter = fighter
