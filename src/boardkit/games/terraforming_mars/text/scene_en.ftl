# What a position is made of, and what can be wrong with it.

part-active = whose turn
part-awards = awards funded
part-boxed = corporations put back
part-card = card
part-choices = corporations to choose from
part-chosen = corporation chosen
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
part-mined = production chosen by the tile
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
part-played = cards in play
part-taken = actions taken
part-temperature = temperature
part-tiles = tiles
part-used = actions used

fault-claim-under-tile = { $at } is claimed, but a tile lies on it.
fault-six-resources = { $seat } needs a number for each of the six resources.
fault-cubes-astray = { $seat } cannot keep resources on { $card }.
fault-tile-misplaced = { $at } cannot hold { $kind }: neither the rules nor a card in play allows it.
fault-ocean-owned = The ocean on { $at } belongs to { $owner }; oceans belong to nobody.
fault-tile-unowned = A tile on { $at } has no owner: { $kind }. Only oceans belong to nobody.
fault-no-tile-there = The last tile cannot have been laid on { $at }: there is no tile.
fault-claim-misplaced = { $at } cannot be claimed: only land that is not reserved for anything can be.
fault-prizes-alone = A solo game has no milestones or awards.
fault-used-astray = { $seat } cannot have used an action of { $card }: it is not among their cards in play, has no action, or is named twice.
fault-mined-astray = { $card } cannot have raised that production for { $seat }: it is not among their cards in play, or is not one of those that do.
fault-waiting-astray = { $card } cannot wait for the next card of { $seat }: it was not played, does not help the next card, or is named twice.
fault-no-first-action-there = No first action can be due for { $seat }: the corporation has none.
fault-beginner-astray = { $corporation } belongs to another player, or to nobody in this game.
fault-event-in-play = { $seat } has the event { $card } among the cards in play; events lie face down.
fault-no-event-played = { $seat } has { $card } among the events played; it is not an event.
fault-corporation-missing = { $seat } has no corporation.
fault-corporation-too-soon = { $seat } has a corporation or cards in play before the corporations are revealed.
fault-chosen-elsewhere = { $seat } cannot choose { $corporation } now, or was not dealt that corporation.
fault-nothing-to-choose = { $seat } has not chosen a corporation, and is not being asked to or has none to choose from.
fault-offer-astray = Cards lie before { $seat } to choose from, but nothing asks for a choice.
fault-draft-uneven = The packs of the draft are not all the size they must be, or not everybody keeps a card at each pass.
fault-passed-seat-asked = { $seat } has passed, and is asked for an action all the same.
piece-award = Award { $piece }
piece-milestone = Milestone { $piece }
piece-tile-kind = { $key ->
    [ocean] Ocean tiles
    [greenery] Greenery tiles
    [city] City tiles
   *[other] Tiles ({ $piece })
}
