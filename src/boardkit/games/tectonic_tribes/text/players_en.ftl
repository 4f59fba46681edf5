# What a computer player weighs, as it says why it did something, and as a hint that tells what to think of.

term-regions = regions that will probably be kept
    .opinion = holds regions that will probably last
    .nudge = Which region could become larger while you have the most tents around it?
    .unit = A region counts its points, but only by the chance that you will hold it: in a long game a lead of one tent has up to { A($doubt_percent) } percent chance of being lost.
term-safety = regions that are safe from others
    .opinion = is hard to take away
    .nudge = Where could you hold a region that others can hardly reach any more, behind lava and your tents?
    .unit = The fewer squares around a region the others can still cover, the safer it is.
term-regions-of-rivals = fewer regions for the others
    .opinion = leaves the others fewer regions
    .worse = more regions for the others
    .nudge = Look at the largest region of the others: could you cover it, cut it in two, or set more tents beside it?
    .unit = A point of the others counts { $rivals } against you, most of all a point of the leader.
term-tribe-cards = tribe cards that are left
    .opinion = keeps tribe cards for a better time
    .nudge = Count the tribe cards that everybody has left: is now the time for one of yours?
    .unit = Each that you have more than the others counts up to { $tribe } points; in the end it counts nothing.
term-ahead = being ahead of the others
    .opinion = keeps you ahead of the others
    .nudge = What would give you more than it gives the others, or take more from them than from you?
    .unit = In the first rounds, when no tribe card can end the match yet, this is by how much the chance to win is better than an even one.
term-won = winning the game
    .opinion = makes winning more likely
    .nudge = Who would win if the match ended now, and would you rather go on or end it?
    .unit = The chance to win counts up to { $winning } points. Nobody ends a match that they would probably lose that way.

count-regions = { $amount } { $more } { $count ->
    [one] region held
   *[other] regions held
}
count-tribe-cards = { $amount } { $more } { $count ->
    [one] tribe card in hand
   *[other] tribe cards in hand
}
