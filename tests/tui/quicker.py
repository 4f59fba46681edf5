"""Which styles apply to a widget is found once a process; Textual finds it anew in each program.

`tests/tui/test_quicker.py` holds all of it to what Textual does itself.
"""

from collections.abc import Hashable
from typing import Any, Final

from textual.app import App
from textual.css.model import RuleSet
from textual.css.styles import RulesMap
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode
from textual.widget import Widget

STATES = ("_reactive_mouse_hover", "_reactive_has_focus", "_reactive_disabled")

FLAGS = ("_has_hover_style", "_has_focus_within", "_has_order_style", "_has_odd_or_even")
"""What a node remembers of the rules that may apply to it."""

APPLY: Final = Stylesheet.apply
"""How Textual does it."""

Kept = dict[Hashable, tuple[RulesMap, dict[str, bool]]]


def quick_styles() -> None:
    """Remember which rules apply where, and change nothing of a widget to which the same apply as before."""
    sheets = dict[tuple[int, ...], tuple[list[RuleSet], Kept]]()

    def kept_of(sheet: Stylesheet) -> Kept:
        """Return what is kept for a style sheet and all that have the same rules."""
        rules, found = sheet.rules, vars(sheet).get("_kept")
        if found is None or found[0] is not rules:
            found = rules, sheets.setdefault(tuple(map(id, rules)), (rules, {}))[1]
            vars(sheet)["_kept"] = found
        return found[1]

    def applied(
        sheet: Stylesheet, node: DOMNode, *, animate: bool = False, cache: dict[Any, RulesMap] | None = None
    ) -> None:
        kept, way = kept_of(sheet), tuple(map(_seen, node.css_path_nodes))
        if way in kept:
            rules, flags = kept[way]
            vars(node).update(flags)
            _put_on(sheet, node, rules, animate)
            sheet._process_component_classes(node)
            return
        caught = dict[Any, RulesMap]()
        APPLY(sheet, node, animate=animate, cache=caught)
        if caught and not animate:
            kept[way] = node.styles.base.get_rules(), {name: getattr(node, name) for name in FLAGS}

    setattr(Stylesheet, "apply", applied)  # noqa: B010 - not ours to type


def _put_on(sheet: Stylesheet, node: DOMNode, rules: RulesMap, animate: bool) -> None:
    """Give a node the rules that another has, at once where it has none and is not painted yet."""
    base = node.styles.base
    if base._rules == rules:
        node.notify_style_update()
    elif base._rules or node._is_mounted:
        sheet.replace_rules(node, rules, animate=animate)
    else:
        base.merge_rules(rules)
        node._nodes.updated()
        node.notify_style_update()


def _seen(node: DOMNode) -> Hashable:
    """Return all of a node that selectors look at, but for its place among others."""
    state = vars(node)
    own: tuple[Hashable, ...] = ()
    if isinstance(node, Widget):
        own = (*map(state.get, STATES), node.can_focus)
    elif isinstance(node, App):
        theme, native = node.current_theme, node.native_ansi_color
        own = (node.app_focus, theme.dark, native, node.no_color, node.is_inline)
    return type(node), node._id, frozenset(node._classes), own
