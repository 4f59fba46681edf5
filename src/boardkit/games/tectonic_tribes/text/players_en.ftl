# What a computer player weighs, as it says why it did something, and as a hint that tells what to think of.

term-regions = regions held
    .nudge = Which region could become larger while you have the most tents around it?
    .unit = Each counts its points as the land lies.
term-safety = regions that others can hardly reach
    .nudge = Around which of your regions can the others still lay a card? Lava, your tents and land on all sides keep them away.
    .unit = A lead of one tent is lost in up to { $doubt_percent } of 100 cases: the more squares around the region the others may cover, and the more rounds are to come, the more often.
term-regions-of-rivals = keeping regions from others
    .nudge = Look at the largest region of the others: could you cover it, cut it in two, or set more tents beside it?
    .unit = A point of theirs counts { $rivals }, most of it for whoever is ahead.
term-tribe-cards = tribe cards that are left
    .nudge = Count the tribe cards that everybody has left: is now the time for one of yours?
    .unit = Each that you have more than the others counts up to { $tribe } points; in the end it counts nothing.
