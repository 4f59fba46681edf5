# The communities, for whoever hears them.

heard-turn = Turn { $number } of { $turns }: { $step }
heard-step-1 = lay a tile
heard-step-2 = build
heard-step-3 = use powers
heard-step-4 = fill the row
heard-no-land = no land yet
heard-segment = { $seat }: { $terrain } of { $size } spaces, { $counts ->
    [yes] large enough to count
   *[no] too small to count
}: { $spaces }.
pile-stack = stack of land tiles
pile-tokens = relics and junk left
pile-inhabitants = inhabitants left
