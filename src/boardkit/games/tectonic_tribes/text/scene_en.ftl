# What a position is made of, and what can be wrong with it.

part-acted = have played this round
part-at = place (top left)
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

fault-card-laid-wrongly = The card at { $at } cannot lie there: it must cover land and bring new land, and may cover no lava and no rival’s tent.
fault-hands-differ = The hands do not match: once all have chosen, they are equally large, with two cards for each round to come.
fault-card-out-of-turn = { $seat }: a chosen card or a card to discard is there too early or too late, or is missing.
fault-order-astray = The order of play is not the order of the cards, or other players have acted than those before the one whose turn it is.
fault-last-round-wrong = It is the last round exactly when somebody has laid all five tribe cards, except in the advanced variant.
fault-draw-pile-short = { $less ->
    [one] The draw pile lacks one card
   *[other] The draw pile lacks { $less } cards
} for what is still to be dealt.
fault-card-of-neither-kind = At { $at } there must be a terrain card or a tribe card, neither both nor none.
piece-terrain-card = Terrain card { $piece }
piece-tribe-card = Tribe card { $piece }
