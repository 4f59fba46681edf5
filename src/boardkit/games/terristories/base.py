"""The space base beside the planet: tracks, phases, the hazard, and who pays for which project."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core.table import Seat
from boardkit.draw.colours import ink
from boardkit.draw.palette import Palette
from boardkit.games.terristories.components import HIGHEST, LOWEST
from boardkit.games.terristories.model import INDICES, AleaCard, Card, Offer, ProjectCard, State
from boardkit.games.terristories.rules.financing import price, proposals
from boardkit.games.terristories.rules.rounds import PHASES
from boardkit.games.terristories.rules.starting import targets
from boardkit.text import Words

LETTERS: Final = "ABCD"
FILLED, FREE, MARKER, FLAG = "■", "·", "◆", "⚑"


def side(view: State, words: Words, palette: Palette) -> Sequence[Text]:
    """List phases, tracks, the hazard, what is proposed, and what lies before the seats."""
    if not view.land:
        return ()
    lines = [*_tracks(view, words), _phases(view, palette)]
    if view.alea is not None:
        lines.append(Text(words("side-hazard", alea=words.name(view.alea, AleaCard)), "italic"))
    lines += [_offer(view, owner, offer, words, palette) for owner, offer in proposals(view)]
    return [*lines, *_cards(view, words, palette)]


def _phases(view: State, palette: Palette) -> Text:
    """Show who is the ambassador, and the ribbon of phases as on the help card."""
    line = Text(FLAG).append_text(_chip(view.ambassador, palette))
    for phase in PHASES:
        line.append(f" {phase} ", "reverse bold" if phase == view.phase else "dim")
    return line


def _tracks(view: State, words: Words) -> Iterator[Text]:
    """Draw the three tracks from -3 to 10, with the marker of the mission."""
    for index, value, target in zip(INDICES, view.indices, targets(view), strict=True):
        line = Text(f"{words(f'track-{index}')} ")
        for spot in range(LOWEST, HIGHEST + 1):
            sign = MARKER if spot == target else FILLED if spot <= value else FREE
            line.append(sign, "bold" if spot <= value else "dim" if spot != target else "")
        yield line.append(f" {value}/{target}", "bold" if value >= target else "")


def _offer(view: State, owner: Seat, offer: Offer, words: Words, palette: Palette) -> Text:
    """Show a project on offer: whose it is, what is paid of its price, and by whom."""
    line = _chip(owner, palette)
    name = words.name(offer.project, ProjectCard)
    line.append(f" {name} {sum(offer.paid)}/{price(view, owner, offer.project)} ")
    for seat, paid in enumerate(offer.paid):
        if paid:
            line.append_text(_chip(Seat(seat), palette)).append(f"{paid} ")
    return line


def _cards(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """List the seats' roles and the projects before them, with what is kept and where tokens are."""
    for seat in view.everyone:
        tableau = view.tableaux[seat]
        if tableau.role is not None:
            line = _chip(seat, palette).append(f" {words.name(tableau.role)}", "bold")
            said = [_card(card, words) for card in tableau.cards]
            yield line.append(f" {', '.join(said)}")


def _card(card: Card, words: Words) -> str:
    name = words.name(card.project, ProjectCard)
    if card.stocked:
        return words("side-stocked", card=name)
    return name if card.at is None else words("side-token", card=name, at=str(card.at))


def _chip(seat: Seat, palette: Palette) -> Text:
    owner = palette[f"owner.{seat}"]
    return Text().append(f" {LETTERS[seat]} ", Style(color=ink(owner), bgcolor=owner, bold=True))
