"""The bars over a picture that fills the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.apps.gallery.cells import DARK, IMAGE, WHITE
from pytest_androidbench.phone.apps.simple.bars import ActionBar, Actions, divided
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

STYLE: Final = w.TITLE.coloured(WHITE)
BAR_DP: Final = 104
BUTTON: Final = "android.widget.Button"
Button = tuple[str, Message, str, Callable[[], None]]
"""Sign, description, the end of its id, and what it does."""


def top_bar(
    title: TextLike, bar: ActionBar, actions: Actions, on_back: Callable[[], None]
) -> w.Widget:
    """The name of what is shown, and the menu."""
    back = w.IconButton("arrow_back", tr("Back"), colour=WHITE, on_tap=on_back)
    shown, hidden = divided(actions())
    buttons: list[w.Widget] = [
        w.IconButton(
            action.icon, action.title, colour=WHITE, id=action.id, cls=BUTTON, on_tap=action.act
        )
        for action in shown
    ]
    more = w.IconButton(
        "more_vert",
        tr("More options"),
        colour=WHITE,
        key="more",
        cls=IMAGE,
        on_tap=lambda: bar.open_menu(actions),
    )
    name = w.Panel(w.Text(title, STYLE, lines=1), padding=(8, 0), weight=1)
    row = w.Row(back, name, *buttons, more if hidden else None, width="fill", height=56)
    holder = w.Panel(row, id="medium_viewer_toolbar", cls="android.view.ViewGroup", width="fill")
    bar_ = w.Panel(
        w.Column(w.Spacer(height=48), holder, across="stretch"),
        id="medium_viewer_appbar",
        cls="android.widget.LinearLayout",
        width="fill",
    )
    look = w.Look(background=DARK)
    shade = w.Panel(look=look, id="top_shadow", cls=IMAGE, width="fill", height=BAR_DP)
    return w.Align(w.Stack(shade, bar_, width="fill"), across="start", down="top")


def bottom_bar(buttons: list[Button]) -> w.Widget:
    """What is done most often."""
    made = [
        w.IconButton(icon, text, colour=WHITE, id=f"bottom_{name}", cls=IMAGE, on_tap=act)
        for icon, text, name, act in buttons
    ]
    spread = [part for button in made for part in (button, w.Spacer(weight=1))]
    row = w.Row(
        w.Spacer(weight=1),
        *spread,
        width="fill",
        height=64,
        id="bottom_actions",
        cls="android.view.ViewGroup",
    )
    shade = w.Panel(row, look=w.Look(background=DARK), padding=(0, 0, 0, 24), width="fill")
    return w.Align(shade, across="start", down="bottom")
