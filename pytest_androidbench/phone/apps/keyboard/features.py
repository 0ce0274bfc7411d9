"""The page behind the keyboard's menu: the clipboard, emoji, and the keyboard's settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pytest_androidbench.phone.apps.keyboard.faces import FRAME
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

FEATURES: Final[Mapping[str, tuple[str, Message]]] = {
    "clipboard": ("content_paste", tr("Clipboard")),
    "emoji": ("mood", tr("Emoji")),
    "settings": ("settings", tr("Settings")),
}
LINES: Final = 3


def features(open_: Callable[[str], Callable[[], None]], key_height: float) -> w.Widget:
    """One button for each feature."""
    buttons = [
        w.Panel(
            w.Align(
                w.Column(
                    w.Icon(icon, 24, "on_surface"), w.Text(name, w.LABEL), gap=4, across="center"
                )
            ),
            desc=name,
            cls=FRAME,
            on_tap=open_(key),
            weight=1,
            height="fill",
        )
        for key, (icon, name) in FEATURES.items()
    ]
    return w.Panel(w.Row(*buttons, across="stretch"), height=LINES * key_height, width="fill")


def clips(text: str, paste: Callable[[], None], key_height: float) -> w.Widget:
    """What was copied last; a tap puts it into the field."""
    inside: w.Widget = w.Text(tr("Your clipboard is empty"), w.BODY)
    if text:
        inside = w.Panel(
            w.Text(text, w.BODY, lines=4),
            padding=12,
            look=w.Look(background="surface_low", radius=8),
            cls=FRAME,
            id="clipboard_item",
            on_tap=paste,
            width=180,
        )
    return w.Panel(inside, padding=12, height=LINES * key_height, width="fill")
