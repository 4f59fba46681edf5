"""The table of TerriStories: the planet, projects, the space base, and the seats."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from boardkit.core import Choice, Move, Question, Seat
from boardkit.core.lines.choosing import PLACE
from boardkit.draw.glyphs import glyph
from boardkit.draw.palette import Palette
from boardkit.draw.shapes import Place
from boardkit.draw.show import Face, Numbers, Sign, Verb
from boardkit.games.terristories.box import PROJECTS
from boardkit.games.terristories.box.things import HIDDEN, INDICES, ProjectCard
from boardkit.games.terristories.rules import council, development
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.financing import price, proposals
from boardkit.games.terristories.rules.ledger import individuals, labels, zones
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.questions import BuySecond, Develop
from boardkit.games.terristories.show import map as signs
from boardkit.games.terristories.show.cards import GOODS
from boardkit.games.terristories.show.map import CUBE, LABEL, PERSON, ZONE
from boardkit.games.terristories.show.words import impacts_said, kind_said
from boardkit.maps.octagons import Octagon
from boardkit.text import Words

GROUND: Final = ("plain", "mountain", "marsh", "sterile")
ON_LAND: Final = {"zone": ZONE, "person": PERSON, "cube": CUBE, "label": LABEL, "token": signs.STANDING}
TARGETS: Final = {"goal": signs.GOAL, "met": signs.MET, "zero": signs.ZERO}
ON_TRACKS: Final = {**TARGETS, "free": signs.FREE, "gained": signs.GAINED, "lost": signs.LOST}
WHEN: Final = {"lightning": signs.LIGHTNING, "hourglass": signs.HOURGLASS, "stock": signs.STOCK}
ON_CARDS: Final = {"asked": signs.ASKED, "ambassador": signs.FLAG, **WHEN}
LEGEND: Final[tuple[Sign, ...]] = (
    *(Sign(glyph(f"terrain.{one}"), f"sign-{one}", f"terrain.{one}") for one in GROUND),
    *(Sign(sign, f"sign-{name}") for row in (ON_LAND, ON_TRACKS, ON_CARDS) for name, sign in row.items()),
)

LAYING: Final = (mv.Settle, mv.PutIndividual, mv.SetToken)
VERBS: Final[tuple[Verb, ...]] = (
    Verb("m", "verb-bar-move", (mv.MoveIndividual,)),
    Verb("b", "verb-bar-buy", (mv.BuyIndividual, mv.BuyZone)),
    Verb("x", "verb-bar-index", (mv.CallCouncil, mv.VoteFor, mv.Pledge)),
    Verb("o", "verb-bar-power", (mv.UsePower,)),
    Verb("j", "verb-bar-project", (mv.Propose,)),
    Verb("f", "verb-bar-fund", (mv.Contribute, mv.Withdraw)),
    Verb("h", "verb-bar-harvest", (mv.Reap, mv.ReapMost)),
    Verb("c", "verb-bar-cards", (mv.Activate, mv.Bury)),
    Verb("g", "verb-bar-give", (mv.Negotiate, mv.Give, mv.Promise, mv.Agree)),
    Verb("a", "verb-bar-ask", (mv.Ask, mv.AskAlso, mv.PromiseBack, mv.Request)),
    Verb("y", "verb-bar-wages", (mv.Pay, mv.Dismiss)),
    Verb("e", "verb-bar-goal", (mv.ShowProfile, mv.ClaimVictory)),
    Verb("l", "verb-bar-lay", (*LAYING, mv.ChooseTerritory, mv.TakeRole, mv.ChooseSeat)),
    Verb("p", "verb-bar-enough", (mv.Pass, mv.StaySilent)),
)

WINDOWS: Final[Mapping[type[Question], Move]] = {qs.ClaimObjective: mv.StaySilent()}  # what nearly all pass
THINGS: Final = (mv.Propose, mv.TakeRole, mv.GoTo, mv.SetOut, mv.Strike)  # whose cards the log tells of

COLOURS: Final = {
    "role.farmer": ("color(3)", "#af8700", "#c98a3c"),
    "role.governor": ("color(7)", "#87afd7", "#8fa9c9"),
    "role.entrepreneur": ("color(5)", "#af5f87", "#b06a8f"),
    "role.ecologist": ("color(2)", "#5faf5f", "#5aa860"),
    "card.hazard.positive": ("color(2)", "#5faf5f", "#5aa860"),
    "card.hazard.negative": ("color(1)", "#d75f5f", "#c8553d"),
    "terrain.marsh": ("color(6)", "#5f8787", "#5b9186"),
    "terrain.sterile": ("color(8)", "#5f5f5f", "#5a5350"),
    "index.societal": ("color(4)", "#5f87d7", "#5b8fd9"),
    "index.economy": ("color(3)", "#af8700", "#b8892b"),
    "index.environment": ("color(2)", "#5f875f", "#4f9a5a"),
}
"""The colours that are the game's own, of 16, of 256 and of all, fit for dark and light ground."""

ANYTHING: Final[Mapping[str, Any]] = {"amount": 1}  # for a field that no short sentence says


def touched(move: Move) -> frozenset[Place]:
    """Name where an individual comes from and where it goes."""
    return frozenset((move.origin, move.at)) if isinstance(move, mv.MoveIndividual) else frozenset()


def hand(view: State, seat: Seat) -> Sequence[Move]:
    """Show the projects that a seat holds."""
    return tuple(map(mv.Propose, view.tableaux[seat].hand))


def face(view: State, choice: Choice, words: Words, _palette: Palette) -> Face:
    """Draw a project as its name, its price and impacts, and when it acts; another choice in a line."""
    values = dict(choice.values)
    name = _name(view, choice, words)
    card = values.get("card")
    if card is None or card == HIDDEN:
        return Face((Text(f"{name}{_cost(view, choice)}"),))
    project = PROJECTS[card]
    when = f"{kind_said(project)}{_paid(view, card)}"
    return Face((Text(name), Text(impacts_said(project, words)), Text(when, "dim")))


def _name(view: State, choice: Choice, words: Words) -> str:
    values = dict(choice.values)
    if choice.kind is mv.CallCouncil:
        return words("hand-council", index=words(f"track-{values['index']}"))
    missing = {name: ANYTHING.get(name) for name in choice.kind.turns}
    if choice.needs_place:
        missing[PLACE] = next(iter(view.land), Octagon(0, 0))
    return words.short(choice.kind(**values, **missing))


def _cost(view: State, choice: Choice) -> str:
    question = view.question
    if choice.kind is mv.CallCouncil:
        return f" {CUBE}{council.price(view)}"
    if choice.kind not in GOODS or not isinstance(question, Develop | BuySecond):
        return ""
    return f" {CUBE}{development.price(view, question, GOODS[choice.kind])}"


def _paid(view: State, card: ProjectCard) -> str:
    for owner, offer in proposals(view):
        if offer.project == card:
            return f"  {sum(offer.paid)}/{price(view, owner, card)}"
    return ""


def seat_line(view: State, seat: Seat, words: Words) -> str:
    """Give a seat's role, and its cubes, individuals, zones and labels."""
    tableau = view.tableaux[seat]
    role = words.name(tableau.role) if tableau.role else ""
    placed = f"{PERSON}{individuals(view, seat)} {ZONE}{zones(view, seat)}"
    return f"{role} {CUBE}{tableau.cubes:<2} {placed} {LABEL}{labels(view, seat)}"


def numbers(view: State) -> Sequence[Numbers]:
    """Give the indices, the same for all, and what every seat has by number."""
    shared = [Numbers(f"number-{index}", (view.index(index),), shared=True) for index in INDICES]
    return (
        *shared,
        Numbers("number-cubes", tuple(tableau.cubes for tableau in view.tableaux)),
        Numbers("number-individuals", tuple(individuals(view, seat) for seat in view.everyone)),
        Numbers("number-zones", tuple(zones(view, seat) for seat in view.everyone)),
        Numbers("head-labels", tuple(labels(view, seat) for seat in view.everyone), of_cards=True),
        Numbers("head-projects", tuple(len(tableau.cards) for tableau in view.tableaux), of_cards=True),
        Numbers("head-hand", tuple(len(tableau.hand) for tableau in view.tableaux), of_cards=True),
    )
