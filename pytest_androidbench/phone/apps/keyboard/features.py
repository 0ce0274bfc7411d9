"""The page behind the keyboard's menu: the clipboard, emoji, and the keyboard's settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pytest_androidbench.phone.apps.keyboard.faces import FRAME
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.theme import BODY, LABEL
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Align, Column, Icon, Look, Panel, Row, Text

FEATURES: Final[Mapping[str, tuple[str, Message]]] = {
    "clipboard": ("content_paste", tr("Clipboard")),
    "emoji": ("mood", tr("Emoji")),
    "settings": ("settings", tr("Settings")),
}
LINES: Final = 3


def features(open_: Callable[[str], Callable[[], None]], key_height: float) -> Widget:
    """One button for each feature."""
    buttons = [
        Panel(
            Align(Column(Icon(icon, 24, "on_surface"), Text(name, LABEL), gap=4, across="center")),
            desc=name,
            cls=FRAME,
            on_tap=open_(key),
            weight=1,
            height="fill",
        )
        for key, (icon, name) in FEATURES.items()
    ]
    return Panel(Row(*buttons, across="stretch"), height=LINES * key_height, width="fill")


def clips(text: str, paste: Callable[[], None], key_height: float) -> Widget:
    """What was copied last; a tap puts it into the field."""
    inside: Widget = Text(tr("Your clipboard is empty"), BODY)
    if text:
        inside = Panel(
            Text(text, BODY, lines=4),
            padding=12,
            look=Look(background="surface_low", radius=8),
            cls=FRAME,
            id="clipboard_item",
            on_tap=paste,
            width=180,
        )
    return Panel(inside, padding=12, height=LINES * key_height, width="fill")
