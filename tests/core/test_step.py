"""Steps chain events with the table right after each; effects settle until a question is on top."""

from boardkit.core import Effect, Event, Frame, Refusal, RulesError, Seat, Step, emit, settle
from boardkit.maps.squares import Square
from tests.toy import Ended, EndRound, Picked, Picks, ShowNumbers, Toy, ToyOptions, WhichNumber


class Dug(Event, rule="2.1"):
    at: Square


class Bridged(Event, rule="2.1"):
    where = ("start", "others")

    start: Square
    others: tuple[Square, ...]


TABLE = Toy(options=ToyOptions(), picks=(Picks(), Picks()), points=(0, 0))


def scored(state: Toy, points: int, *, event: Event) -> Step[Toy]:
    return emit(state.__replace__(points=(points, state.points[1] + 1)), event)


def counted(state: Toy, effect: Effect) -> Step[Toy]:
    """Count an effect; the first of them brings about another."""
    after = state.__replace__(rounds=state.rounds + 1)
    return emit(after.ask(EndRound(Seat(0))) if isinstance(effect, ShowNumbers) else after, Ended())


def test_what_happens_is_an_event_with_its_table() -> None:
    assert emit(TABLE, Ended()) == Step(TABLE, (Frame(Ended(), TABLE),))


def test_parts_of_a_rule_chain_with_the_table_after_each() -> None:
    one, two = Picked(Seat(0), 1), Picked(Seat(1), 2)
    step = Step(TABLE).then(scored, 5, event=one).then(scored, 7, event=two)
    between, after = TABLE.__replace__(points=(5, 1)), TABLE.__replace__(points=(7, 2))
    assert step == Step(after, (Frame(one, between), Frame(two, after)))


def test_a_rule_is_done_for_each_of_several_on_the_table_that_the_one_before_left() -> None:
    one, two = Picked(Seat(0), 1), Picked(Seat(1), 2)
    chained = Step(TABLE).then(emit, one).then(scored, 5, event=two).then(scored, 7, event=two)
    assert Step(TABLE).then(emit, one).each(iter((5, 7)), scored, event=two) == chained
    assert Step(TABLE).each((), scored, event=one) == Step(TABLE)


def test_a_step_goes_on_by_being_told_where_to() -> None:
    one, two = Picked(Seat(0), 1), Picked(Seat(1), 2)
    after = TABLE.__replace__(points=(7, 1))
    assert emit(TABLE, one).tell(after, two) == Step(after, (Frame(one, TABLE), Frame(two, after)))


def test_an_event_says_in_its_header_what_it_touches_and_where() -> None:
    class Flooded(Event, rule="2.1", touches=("picks[seat]",), where=("from_here",)):
        from_here: Square

    assert Flooded.touches == ("picks[seat]",)
    assert Flooded(Square(0, 0)).places == (Square(0, 0),)
    assert (Dug.touches, Dug.where) == ((), ("at",))


def test_an_event_names_the_places_in_the_fields_that_hold_them() -> None:
    here, there, beyond = Square(0, 0), Square(1, 0), Square(2, 0)
    assert Dug(here).places == (here,)
    assert Bridged(here, (there, beyond)).places == (here, there, beyond)
    assert Ended().places == ()


def test_effects_resolve_until_a_question_is_on_top() -> None:
    question = WhichNumber(Seat(1))
    step = settle(Step(TABLE.ask(ShowNumbers(), EndRound(Seat(0)), question, ShowNumbers())), counted)
    assert step.state == TABLE.__replace__(rounds=3).ask(question, ShowNumbers())
    assert [frame.state.rounds for frame in step.frames] == [1, 2, 3]


def test_effects_resolve_until_nothing_is_left() -> None:
    assert settle(Step(TABLE.ask(ShowNumbers())), counted).state == TABLE.__replace__(rounds=2)


def test_settling_what_is_settled_changes_nothing() -> None:
    step = emit(TABLE.ask(WhichNumber(Seat(0))), Ended())
    assert settle(step, counted) == step


def test_an_event_is_covered_for_all_but_its_seat() -> None:
    picked = Picked(Seat(0), 3)
    assert picked.covered(Seat(0)) == picked
    assert picked.covered(Seat(1)) == picked.covered(None) == Picked(Seat(0), 0)
    assert Ended().covered(None) == Ended()


def test_a_rules_error_names_the_section() -> None:
    from tests.toy import PickedLast

    assert str(RulesError(PickedLast(3))) == "PickedLast(number=3) (section 2.1)"


class Buried(Event, rule="2.1", touches=("picks[seat]",)):
    seat: Seat


class TooShallow(Refusal, word="too-shallow", rule="2.1", lacks=("wanted", "has")):
    wanted: int
    has: int


def test_a_header_says_what_an_event_touches_and_a_refusal_lacks() -> None:
    assert (Buried.touches, Dug.touches) == (("picks[seat]",), ())
    assert TooShallow(5, 3).missing == 2
