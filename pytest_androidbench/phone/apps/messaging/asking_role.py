"""What stands where messages cannot be written, because another app is the default one."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


def role_prompt(ask: Callable[[], None]) -> w.Widget:
    """Says what Messages would have to be, and offers to become it."""
    said = tr("To send, receive, or manage texts, set Messages as your default SMS app")
    button = w.Button(tr("Set default SMS app"), "text", id="default_sms_button", on_tap=ask)
    return w.Panel(
        w.Column(w.Text(said, w.BODY, id="default_sms_text"), button, gap=8, across="end"),
        padding=16,
        look=w.Look(background="surface_container"),
        id="default_sms_prompt",
        cls="android.widget.LinearLayout",
        width="fill",
    )
