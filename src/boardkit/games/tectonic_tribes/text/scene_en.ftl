# What a position is made of, and what can be wrong with it.

part-acted = have played this round
part-at = place (top left)
part-by = because of player
part-card = card
part-chosen = chosen card
part-continent = continent
part-deck = draw pile
part-face-down = discards face down
part-face-up = discards face up
part-hand = number of the hand
part-hands = cards in hand
part-last-round = last round
part-order = order of play
part-place = place in the order
part-placements = cards laid, oldest first
part-round = round
part-seat = player
part-set-aside = card to discard
part-terrain = terrain card
part-to = for player
part-tribe = tribe card
part-tribes = tribe cards left
part-turn = turned

fault-no-such-terrain-card = There is no terrain card { $card }: they are numbered 1 to 80.
fault-no-such-tribe-card = “{ $name }” is no tribe card.
fault-terrain-card-twice = Terrain card { $card } lies in { $more ->
    [one] two places: one too many
   *[other] several places: { $more } too many
}.
fault-terrain-card-missing = Terrain card { $card } is missing.
fault-tribe-card-twice = { $seat } has the tribe card { $card } { $more ->
    [one] once
   *[other] { $more } times
} too often.
fault-tribe-card-missing = { $seat } lacks the tribe card { $card }.
fault-card-of-neither-kind = At { $at } must lie a terrain card or a tribe card, not both and not neither.
