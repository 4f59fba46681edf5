"""How the game looks and what is said of it."""

from typing import Final

from boardkit.draw.palette import by_depth
from boardkit.draw.show import Command, Show
from boardkit.games.tectonic_tribes.rules.rounds import RoundBegun
from boardkit.games.tectonic_tribes.show import cards, drawing, seats, shared, words

SHOW: Final = Show(
    beside=(26, 30, 46, 54, 54),
    tokens=by_depth(drawing.COLOURS),
    map=drawing.picture,
    bare=drawing.bare,
    layered=drawing.layered,
    touched=drawing.touched,
    covers=drawing.covers,
    offers=drawing.offers,
    hand=drawing.hand,
    face=drawing.face,
    card=cards.card,
    things=drawing.THINGS,
    in_view=(RoundBegun,),
    verbs=drawing.VERBS,
    heading=shared.heading,
    heading_in=shared.heading_in,
    seat_line=drawing.seat_line,
    seats=seats.seats,
    needs=shared.NEEDS,
    numbers=drawing.numbers,
    inspect=words.inspect,
    inspect_choice=words.inspect_choice,
    glimpse=words.glimpse,
    regions=words.regions,
    describe=words.describe,
    piles=words.piles,
    said_at=cards.said_at,
    from_where=words.from_where,
    legend=drawing.LEGEND,
    commands=(Command("tents", "V", words.tents),),
)
