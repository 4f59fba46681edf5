"""II.B Temperature, oxygen and oceans, their bonus steps, and when all is done."""

from typing import Final

from boardkit.core import Event, Seat, Step, emit
from boardkit.games.terraforming_mars.box import TRACKS
from boardkit.games.terraforming_mars.box.things import Parameter
from boardkit.games.terraforming_mars.rules import ongoing
from boardkit.games.terraforming_mars.rules.changes import rate
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.questions import NO_CARD, Job

ICE_MELTS: Final = 0
"""The temperature that brings an ocean."""

GREENHOUSE: Final = 8
"""The oxygen that brings a step of temperature."""


def level(state: State, parameter: Parameter) -> int:
    """Return where a global parameter stands."""
    match parameter:
        case Parameter.TEMPERATURE:
            return state.temperature
        case Parameter.OXYGEN:
            return state.oxygen
        case Parameter.OCEANS:
            return state.planet.oceans


def at_goal(state: State, parameter: Parameter) -> bool:
    """II.B Tell whether a parameter has reached its goal."""
    return level(state, parameter) >= TRACKS[parameter].goal


def terraformed(state: State) -> bool:
    """VI Tell whether all three parameters have reached their goals."""
    return all(at_goal(state, parameter) for parameter in Parameter)


class ParameterAtGoal(Event, rule="II.B", wasted=True):
    """A parameter stands at its goal, so that nothing is raised."""

    seat: Seat
    parameter: Parameter


def raise_steps(state: State, seat: Seat, parameter: Parameter, steps: int) -> Step[State]:
    """II.B Raise a parameter step by step; steps beyond the goal are lost."""
    step = emit(state, ParameterAtGoal(seat, parameter)) if at_goal(state, parameter) else Step(state)
    for _ in range(steps):
        step = step.then(_raise_once, seat, parameter)
    return step


class ParameterRaised(Event, rule="II.B", touches=("[parameter]",)):
    """A seat raised the temperature or the oxygen to `value`."""

    seat: Seat
    parameter: Parameter
    value: int


def _raise_once(state: State, seat: Seat, parameter: Parameter) -> Step[State]:
    if at_goal(state, parameter):
        return Step(state)
    track = TRACKS[parameter]
    value = level(state, parameter) + track.step
    step = emit(state.but(**{parameter.value: value}), ParameterRaised(seat, parameter, value))
    return step.then(rate, seat, 1).then(_bonus, seat, parameter, value)


class BonusReached(Event, rule="III.A.7", minor=True):
    """A parameter has reached a bonus step."""

    seat: Seat
    parameter: Parameter
    value: int


def _bonus(state: State, seat: Seat, parameter: Parameter, value: int) -> Step[State]:
    """III.A Whoever brings a parameter to a bonus step gets the bonus."""
    effects = TRACKS[parameter].bonuses.get(value, ())
    if not effects:
        return Step(state)
    jobs = [Job(seat, NO_CARD, (effect,)) for effect in effects]
    return emit(state, BonusReached(seat, parameter, value)).then(ongoing.add, jobs)


def brings_ocean(state: State, parameter: Parameter, steps: int) -> bool:
    """III.A Tell whether raising a parameter so far leads to an ocean that somebody places."""
    if parameter is Parameter.OXYGEN:
        warmer = state.oxygen < GREENHOUSE <= state.oxygen + steps
        return warmer and brings_ocean(state, Parameter.TEMPERATURE, 1)
    reached = state.temperature + steps * TRACKS[parameter].step
    return state.temperature < ICE_MELTS <= reached and not at_goal(state, Parameter.OCEANS)
