"""Pages of what the app cannot do on this phone: they say why."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


def refusing_page(title: TextLike, sign: str, why: TextLike, type_: Callable[[], None]) -> w.Widget:
    """A title, a sign, why it is not there, and the way to the keyboard.

    Args:
        title: of the page.
        sign: icon over the text.
        why: says what is missing.
        type_: lets somebody type instead.
    """
    button = w.Button(tr("Type instead"), "tonal", id="type_instead", on_tap=type_)
    said = empty_state(why, "unavailable_reason", icon=w.Icon(sign, 72), action=button, margin=32)
    return w.Page(w.TopBar(title, back=True, id="toolbar"), said)
