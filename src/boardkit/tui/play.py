"""The screen of a match: map, seats, prompt, hand, log and footer; every game's screen derives from it."""

from typing import Any, ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, Static

from boardkit.core.choosing import Choice, Draft
from boardkit.core.faults import FaultError
from boardkit.core.match import Match
from boardkit.core.step import Move
from boardkit.core.table import CHANCE, Seat
from boardkit.draw.drawing import Picture
from boardkit.draw.shapes import Place
from boardkit.text import Words
from boardkit.text.telling import told
from boardkit.tui.actions import PlayActions
from boardkit.tui.keys import PLAY_KEYS, bindings
from boardkit.tui.mapview import MapView
from boardkit.tui.session import Session
from boardkit.tui.showing import Sight, drawing_of, secret_from_all
from boardkit.tui.walking import Walk
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.keybar import KeyBar
from boardkit.tui.widgets.side import LogView
