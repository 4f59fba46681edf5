"""How the game looks and what is said of it."""

from typing import Final

from boardkit.draw.palette import by_depth
from boardkit.draw.show import Command, OwnMaps, Show
from boardkit.games.life_in_reterra.rules.dealing import RowFilled
from boardkit.games.life_in_reterra.rules.turns import TurnBegun
from boardkit.games.life_in_reterra.show import cards, drawing, seats, shared, words

SHOW: Final = Show(
    beside=(28, 30, 54, 54, 100),
    tokens=by_depth(drawing.COLOURS),
    map=drawing.picture,
    bare=drawing.bare,
    own_maps=OwnMaps(
        map=drawing.picture_of,
        home=drawing.home,
        inspect=words.inspect_in,
        seat_of=drawing.seat_of,
        seats=seats.seats_beside,
    ),
    touched=drawing.touched,
    covers=drawing.covers,
    stride=drawing.stride,
    offers=drawing.offers,
    hand=drawing.hand,
    on_show=words.on_show,
    face=cards.face,
    card=cards.card,
    printed=cards.printed,
    things=drawing.THINGS,
    in_view=(TurnBegun, RowFilled),
    verbs=drawing.VERBS,
    given_up=words.given_up,
    heading=words.heading,
    heading_in=words.heading_in,
    heading_aloud=words.heading_aloud,
    seat_line=shared.seat_line,
    seats=seats.seats,
    needs=shared.NEEDS,
    numbers=drawing.numbers,
    inspect=words.inspect,
    inspect_choice=words.inspect_choice,
    glimpse=words.glimpse,
    regions=words.regions,
    describe=words.describe,
    piles=words.piles,
    common=cards.common,
    from_where=words.from_where,
    legend=drawing.LEGEND,
    commands=(Command("buildings", "D", shared.displayed),),
)
