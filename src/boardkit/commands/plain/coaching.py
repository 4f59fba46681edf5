"""The coach line by line: each rule is told when it is first needed, once to each player."""

from boardkit.commands.plain.sitting import Sitting
from boardkit.core.teaching.coverage import brief, due
from boardkit.library.coaching import is_coached, keep_told, rules_told, set_coached
from boardkit.library.session import Session


def tell_rule(sitting: Sitting) -> None:
    """Tell the seat in turn the rule that it needs now and has not been told, if the match is coached.

    Raises:
        FaultError: the library cannot be written.
    """
    session, match = sitting.session, sitting.match
    if not isinstance(session, Session) or not is_coached(session.library, session.number):
        return
    name = match.players[sitting.seat].name
    told = rules_told(session.library, match.game.key).get(name, frozenset())
    if not (number := due(match, sitting.seat, told)):
        return
    section = sitting.rules.sections[number]
    note = brief(section)
    sitting.say("plain-new-rule", section=number, title=section.title)
    sitting.tell(*sitting.aloud.page(note.text))
    if not note.whole:
        sitting.say("plain-rule-rest", section=number)
    keep_told(session.library, match.game.key, {name: told | {number}})


def switch_coach(sitting: Sitting, _: str) -> None:
    """Let rules be told when they are first needed, or no more."""
    session = sitting.session
    if not isinstance(session, Session):
        return
    coached = not is_coached(session.library, session.number)
    set_coached(session.library, session.number, coached=coached)
    sitting.say("coach-on" if coached else "coach-off")
    tell_rule(sitting)
