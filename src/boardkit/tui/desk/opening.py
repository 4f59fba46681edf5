"""Opening a verb of the action bar: its list, its form, or the one thing that it offers."""

from collections.abc import Collection
from typing import Final

from boardkit.core import Move
from boardkit.draw.forms import plea_of, trade_of
from boardkit.tui.desk.acting import forgo
from boardkit.tui.desk.deeds import deeds, given
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.intents import OpenVerb
from boardkit.tui.desk.modes.pleading import Pleading
from boardkit.tui.desk.modes.trading import begin_trade
from boardkit.tui.desk.moving import taken
from boardkit.tui.desk.verbs import choices_of, forgoes, verb_of
from boardkit.tui.desk.wishes import Tell


def open_verb(desk: Desk, wanted: OpenVerb) -> Outcome:
    """List what a verb offers; where that is one thing only, take it."""
    if forgoes(desk, wanted.letter):
        return forgo(desk)
    verb = verb_of(desk, wanted.letter)
    if verb is None:
        return Outcome(desk)
    offered = choices_of(desk, verb)
    if not offered:
        return desk.wishing(Tell(desk.words("verb-not-now", verb=desk.words(verb.message))))
    opened = desk.__replace__(verb=verb.letter, kind=None, touched=True, draft=desk.draft.take(None))
    form = _form(opened, {choice.kind for choice in offered if choice in desk.sight.playable})
    if form is not None:
        return Outcome(form)
    return Outcome(taken(opened, offered[0]) if len(offered) == 1 else opened)


def _form(desk: Desk, kinds: Collection[type[Move]]) -> Desk | None:
    """Lay the form on the table on which such moves are made; None where there is none."""
    trade, plea = trade_of(desk.drawing), plea_of(desk.drawing)
    if trade is not None and not desk.modes[0].teaches and not {*trade.kinds}.isdisjoint(kinds):
        return begin_trade(desk, trade)
    if plea is not None and not desk.modes[0].teaches and plea.kind in kinds:
        return desk.entering(Pleading())
    return None


FORMS: Final[Deeds] = deeds(given(OpenVerb, open_verb))
"""What opens a verb of the action bar."""
