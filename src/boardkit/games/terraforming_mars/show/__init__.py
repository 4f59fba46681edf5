"""How the game looks and what is said of it."""

from typing import Final

from boardkit.draw.palette import by_depth
from boardkit.draw.show import Show
from boardkit.games.terraforming_mars.rules.phases import ActionsBegun
from boardkit.games.terraforming_mars.show import cards, drawing, forms, hand, seats, shared, words
from boardkit.games.terraforming_mars.show import map as map_

SHOW: Final = Show(
    tokens=by_depth(map_.COLOURS),
    map=map_.picture,
    in_words=map_.in_words,
    bare=map_.bare,
    touched=drawing.touched,
    offers=drawing.offers,
    hand=drawing.hand,
    dealt=drawing.dealt,
    face=hand.face,
    card=cards.card,
    printed=cards.printed,
    things=drawing.THINGS,
    in_view=(ActionsBegun,),
    several=drawing.SEVERAL,
    each=drawing.SEVERAL,
    sorts=hand.SORTS,
    proposal=hand.proposal,
    reckoning=hand.reckoning,
    verbs=drawing.VERBS,
    tallies=drawing.tallies,
    given_up=drawing.given_up,
    heading=drawing.heading,
    heading_in=words.heading_in,
    seat_line=drawing.seat_line,
    seats=seats.seats,
    needs=shared.NEEDS,
    numbers=drawing.numbers,
    inspect=words.inspect,
    inspect_choice=words.inspect_choice,
    glimpse=words.glimpse,
    describe=words.describe,
    piles=words.piles,
    laid_open=words.laid_open,
    said_at=words.said_at,
    legend=drawing.LEGEND,
    aloud=words.ALOUD,
    forms=forms.FORMS,
)
