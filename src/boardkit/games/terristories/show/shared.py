"""The space base beside the planet: tracks, phases, the hazard, who pays for what, and the seats' cards."""

from collections.abc import Iterable, Iterator, Sequence

from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.colours import ink
from boardkit.draw.palette import Palette
from boardkit.games.terristories.box import HIGHEST, LOWEST, bonus
from boardkit.games.terristories.box.things import INDICES, AleaCard, Character, Index, ProjectCard
from boardkit.games.terristories.rules import council
from boardkit.games.terristories.rules.ending import profile_of, progress, wanted
from boardkit.games.terristories.rules.financing import price, proposals
from boardkit.games.terristories.rules.model import Card, Debt, Offer, Shift, State
from boardkit.games.terristories.rules.rounds import PHASES
from boardkit.games.terristories.rules.starting import targets
from boardkit.games.terristories.show.signs import FILLED, FLAG, FREE, GOAL, LETTERS, MET
from boardkit.text import Words


def side(view: State, words: Words, palette: Palette) -> Sequence[Text]:
    """List tracks, phases, the hazard, what is proposed or voted for, and what lies before the seats."""
    if not view.land:
        return ()
    lines = [*_tracks(view, words, palette)]
    if view.alea is not None:
        lines.append(Text(words("side-hazard", alea=words.name(view.alea, AleaCard)), "italic"))
    if view.options.conquest:
        lines.append(Text(words("side-conquest"), "bold"))
    if view.council is not None:
        lines.append(council_line(view, words, palette))
    lines += [_offer(view, owner, offer, words, palette) for owner, offer in proposals(view)]
    lines += [debt_line(debt, words, palette) for debt in view.debts]
    lines += profile_lines(view, words, palette)
    return [*lines, _phases(view, words, palette), *_cards(view, words, palette)]


def _tracks(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """Draw the three tracks from -3 to 10, with the marker of the mission, and say what an index does."""
    for index, value, target in zip(INDICES, view.indices, targets(view), strict=True):
        colour = palette[f"index.{index}"]
        line = Text.assemble((f"{words(f'track-{index}')} ", colour))
        for spot in range(LOWEST, HIGHEST + 1):
            line.append_text(_spot(spot, value, target, colour))
        aim = "side-limit" if view.options.conquest else "side-index"
        line.append(f" {words(aim, value=value, target=target)}", "bold" if value >= target else "")
        yield line.append(_bonus(index, value, words), "italic")


def _bonus(index: Index, value: int, words: Words) -> str:
    """Say what an index does in its phase where it stands (V.5.b, V.6.b, V.6.c)."""
    change = bonus(index, value)
    return f" {words(f'side-bonus-{index}', change=str(Shift(change)))}" if change else ""


def _spot(spot: int, value: int, target: int, colour: str) -> Text:
    """Draw a spot of a track: reached, still free, or where the marker stands."""
    if spot == target:
        return Text(MET, "bold") if spot <= value else Text(GOAL)
    return Text(FILLED, colour) if spot <= value else Text(FREE, "dim")


def _phases(view: State, words: Words, palette: Palette) -> Text:
    """Show who is the ambassador, and the ribbon of phases as on the help card."""
    line = Text(FLAG).append_text(_chip(view.ambassador, palette))
    for phase in PHASES:
        now = phase == view.phase
        said = f"{phase} {words('phase-short', phase=phase)}" if now else str(phase)
        line.append(f" {said} " if now else f" {said}", "reverse bold" if now else "dim")
    return line


def council_line(view: State, words: Words, palette: Palette) -> Text:
    """Show what is voted for, and who pays how much for it."""
    held = view.council
    assert held is not None
    if held.index is None:
        line = Text(words("side-votes"))
        for seat, index in enumerate(held.votes):
            if index is not None:
                line.append(" ").append_text(_initial(Seat(seat), palette)).append(_track(index, words))
        return line
    paid = f"{sum(held.pledges)}/{council.price(view)}"
    line = Text(words("side-council", index=words.name(held.index), paid=paid))
    return line.append_text(payers(held.pledges, palette))


def pledges_told(view: State, index: Index, pledges: Sequence[int], words: Words, palette: Palette) -> Text:
    """Tell how much of the price of an index point is there, and who pays how much."""
    paid, asked = sum(pledges), council.price(view)
    line = Text(words("votes-paid", index=words.name(index), price=asked, paid=paid))
    return line.append_text(payers(pledges, palette))


def _track(index: Index, words: Words) -> str:
    return words(f"track-{index}")


def _offer(view: State, owner: Seat, offer: Offer, words: Words, palette: Palette) -> Text:
    """Show a project on offer: whose it is, what is paid of its price, and by whom."""
    asked, paid = price(view, owner, offer.project), sum(offer.paid)
    line = _chip(owner, palette).append(f" {paid}/{asked} ", "bold" if paid >= asked else "")
    line.append(words.name(offer.project, ProjectCard))
    return line.append_text(payers(offer.paid, palette))


def debt_line(debt: Debt, words: Words, palette: Palette) -> Text:
    """Show what a seat has promised another."""
    line = _chip(debt.seat, palette).append(f" {words('side-promised', amount=debt.amount)} ")
    return line.append_text(_initial(debt.to, palette))


def debt_told(debt: Debt, words: Words, palette: Palette, *, brief: bool) -> Text:
    """Tell what a seat has promised another: in a sentence, or in signs where there is little room."""
    if brief:
        return debt_line(debt, words, palette)
    seat, to = words.seat(debt.seat), words.seat(debt.to)
    return Text(words("describe-debt", seat=seat, to=to, amount=debt.amount))


def payers(paid: Iterable[int], palette: Palette) -> Text:
    """Name who has paid how much."""
    line = Text()
    for seat, cubes in enumerate(paid):
        if cubes:
            line.append(" ").append_text(_initial(Seat(seat), palette)).append(str(cubes))
    return line


def profile_lines(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """Say the profiles that are known, and how far their two conditions are met."""
    for seat in view.everyone:
        profile = profile_of(view, seat)
        if profile is not None:
            said = words(
                "side-profile",
                character=words.name(profile.id, Character),
                index=_track(profile.index, words),
                value=view.index(profile.index),
                wanted=wanted(view, profile),
                count=progress(view, seat, profile),
                amount=profile.amount(view.seats),
            )
            yield _chip(seat, palette).append(f" {said}", "italic")


def _cards(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """List the projects before the seats, with what is kept and where tokens are."""
    for seat in view.everyone:
        said = [_card(card, words) for card in view.tableaux[seat].cards]
        if said:
            yield _chip(seat, palette).append(f" {', '.join(said)}")


def _card(card: Card, words: Words) -> str:
    name = words.name(card.project, ProjectCard)
    if card.stocked:
        return words("side-stocked", card=name)
    return name if card.at is None else words("side-token", card=name, at=str(card.at))


def _chip(seat: Seat, palette: Palette) -> Text:
    return _marked(f" {LETTERS[seat]} ", seat, palette)


def _initial(seat: Seat, palette: Palette) -> Text:
    """Write a seat's letter on its colour where there is little room."""
    return _marked(LETTERS[seat], seat, palette)


def _marked(text: str, seat: Seat, palette: Palette) -> Text:
    owner = palette[f"owner.{seat}"]
    return Text().append(text, Style(color=ink(owner), bgcolor=owner, bold=True))
