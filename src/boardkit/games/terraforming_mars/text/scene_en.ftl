# What a position is made of, and what can be wrong with it.

part-active = whose turn
part-awards = awards funded
part-boxed = corporations put back
part-card = card
part-choices = corporations to choose from
part-chosen = corporation chosen in secret
part-claims = areas claimed
part-companies = player boards
part-corporation = corporation
part-corporations = corporations left
part-cubes = resources on cards
part-deck = draw pile
part-discards = discards face down
part-events = events played
part-face-up = discards face up
part-first = first player
part-generation = generation
part-hand = cards in hand
part-kind = tile
part-latest = last tile laid
part-milestones = milestones claimed
part-mined = mined
part-next-card = waiting for the next card
part-offer = cards on offer
part-opening = first action due
part-owner = owner
part-oxygen = oxygen
part-passed = has passed
part-phase = phase
part-picked = cards taken
part-planet = Mars
part-price = price
part-production = production
part-production-1 = M€
part-production-2 = steel
part-production-3 = titanium
part-production-4 = plants
part-production-5 = energy
part-production-6 = heat
part-raised = rating rose
part-rating = terraform rating
part-seat = player
part-stock = stock
part-stock-1 = M€
part-stock-2 = steel
part-stock-3 = titanium
part-stock-4 = plants
part-stock-5 = energy
part-stock-6 = heat
part-tableau = cards in play
part-taken = actions taken
part-temperature = temperature
part-tiles = tiles
part-used = actions used

fault-no-such-card = “{ $name }” is no card of the box.
fault-card-twice = { $card } lies in { $more ->
    [one] two places: one too many
   *[other] several places: { $more } too many
}.
fault-card-missing = { $card } is missing: it lies nowhere.
fault-too-many-tiles = { $kind_key ->
    [ocean] { $more ->
        [one] One ocean tile too many.
       *[other] { $more } ocean tiles too many.
    }
    [greenery] { $more ->
        [one] One greenery tile too many.
       *[other] { $more } greenery tiles too many.
    }
    [city] { $more ->
        [one] One city tile too many.
       *[other] { $more } city tiles too many.
    }
   *[other] { $more ->
        [one] One tile too many: { $kind }.
       *[other] { $more } tiles too many: { $kind }.
    }
}
fault-no-such-place = There is no area { $at } on the map.
fault-claim-under-tile = { $at } is claimed, but a tile lies on it.
fault-temperature-off-track = The temperature cannot be { $temperature } °C: it goes from −30 to +8 in steps of 2.
fault-oxygen-off-track = The oxygen cannot be { $oxygen } %: it goes from 0 to 14.
fault-stock-below-zero = { $seat } cannot have { $amount } { $resource }.
fault-production-too-low = { $seat } cannot produce { $amount } { $resource }: the board does not go so low.
fault-six-resources = { $seat } needs a number for each of the six resources.
fault-cubes-astray = { $seat } cannot keep resources on { $card }.
