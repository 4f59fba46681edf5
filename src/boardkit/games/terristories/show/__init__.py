"""How the game looks and what is said of it."""

from typing import Final

from boardkit.draw.palette import by_depth
from boardkit.draw.show import Show
from boardkit.games.terristories.rules.rounds import PhaseBegun
from boardkit.games.terristories.show import cards, drawing, forms, printed, seats, shared, words
from boardkit.games.terristories.show import map as map_

SHOW: Final = Show(
    beside=(31, 31, 46, 64, 84),
    tokens=by_depth(drawing.COLOURS),
    map=map_.picture,
    bare=map_.bare,
    in_words=map_.in_words,
    touched=drawing.touched,
    offers=cards.offers,
    alike=cards.alike,
    hand=drawing.hand,
    face=drawing.face,
    card=cards.card,
    things=drawing.THINGS,
    in_view=(PhaseBegun,),
    steady=cards.STEADY,
    verbs=drawing.VERBS,
    windows=drawing.WINDOWS,
    struck=cards.struck,
    given_up=cards.given_up,
    heading=words.heading,
    heading_in=words.heading_in,
    heading_aloud=words.heading_aloud,
    seat_line=drawing.seat_line,
    seats=seats.seats,
    side=shared.side,
    needs=shared.NEEDS,
    numbers=drawing.numbers,
    inspect=words.inspect,
    inspect_choice=words.inspect_choice,
    glimpse=words.glimpse,
    describe=words.describe,
    piles=words.piles,
    laid_open=words.laid_open,
    option_told=printed.option_told,
    from_where=words.from_where,
    legend=drawing.LEGEND,
    aloud=words.ALOUD,
    forms=forms.FORMS,
)
