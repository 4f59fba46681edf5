"""How the game looks and what is said of it."""

from typing import Final

from boardkit.draw.palette import by_depth
from boardkit.draw.show import Show
from boardkit.games.water_sharing.rules.rounds import StepBegun
from boardkit.games.water_sharing.show import buildings, cards, drawing, forms, seats, shared, words

SHOW: Final = Show(
    tokens=by_depth(drawing.COLOURS),
    map=drawing.picture,
    bare=drawing.bare,
    edges=drawing.EDGES,
    touched=drawing.touched,
    covers=drawing.covers,
    offers=buildings.offers,
    hand=buildings.hand,
    face=drawing.face,
    card=cards.card,
    things=drawing.THINGS,
    in_view=(StepBegun,),
    each=buildings.EACH,
    verbs=drawing.VERBS,
    aside=drawing.ASIDE,
    windows=drawing.WINDOWS,
    struck=drawing.struck,
    given_up=cards.given_up,
    heading=words.heading,
    heading_in=words.heading_in,
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
    said_at=words.said_at,
    from_where=words.from_where,
    legend=drawing.LEGEND,
    forms=forms.FORMS,
)
