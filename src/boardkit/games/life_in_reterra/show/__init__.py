"""How the game looks and what is said of it."""

from typing import Final

from boardkit.draw.show import OwnMaps, Show
from boardkit.games.life_in_reterra.show import cards, drawing, seats, shared, words

SHOW: Final = Show(
    tokens=drawing.tokens,
    map=drawing.picture,
    own_maps=OwnMaps(
        map=drawing.picture_of, home=drawing.home, inspect=words.inspect_in, seat_of=drawing.seat_of
    ),
    touched=drawing.touched,
    covers=drawing.covers,
    stride=drawing.stride,
    offers=drawing.offers,
    hand=drawing.hand,
    on_show=words.on_show,
    face=cards.face,
    card=cards.card,
    things=drawing.THINGS,
    verbs=drawing.VERBS,
    given_up=words.given_up,
    heading=words.heading,
    heading_in=words.heading_in,
    heading_aloud=words.heading_aloud,
    seat_line=shared.seat_line,
    seats=seats.seats,
    seats_high=seats.seats_high,
    side=shared.side,
    shared=shared.shared,
    numbers=drawing.numbers,
    inspect=words.inspect,
    inspect_choice=words.inspect_choice,
    glimpse=words.glimpse,
    regions=words.regions,
    describe=words.describe,
    common=cards.common,
    from_where=words.from_where,
    legend=drawing.LEGEND,
    styles="""
    &.-narrow #side { width: 28; }
    &.-wide #side { width: 54; }
    &.-wide #gauges { height: 2; margin-top: 0; }
    &.-wide #focus { height: 9; }
    &.-broad #gauges { height: 4; }
    """,
)
