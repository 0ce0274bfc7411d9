"""The large button of the page Do Not Disturb."""

from __future__ import annotations

from functools import partial

from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.model.rows import Action
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


def zen_button(on: bool, turn: Action, pane: Pane) -> w.Widget:
    """Return the button that turns it on, or off."""
    button = w.Button(
        tr("Turn off now") if on else tr("Turn on now"),
        "tonal" if on else "filled",
        id=f"zen_mode_settings_turn_{'off' if on else 'on'}_button",
        on_tap=partial(turn, pane),
    )
    about = w.Text(tr("Only get notified by important people and apps"), w.BODY)
    return w.Panel(
        w.Column(about, button, gap=16), padding=(24, 8, 24, 16), cls="android.widget.LinearLayout"
    )
