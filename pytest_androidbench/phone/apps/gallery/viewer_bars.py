"""The bars over a picture that fills the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.gallery.cells import DARK, IMAGE, WHITE
from pytest_androidbench.phone.apps.simple.bars import divided
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.gallery.model import Medium
    from pytest_androidbench.phone.apps.gallery.viewer_deeds import ViewerDeeds

STYLE: Final = w.TITLE.coloured(WHITE)
BUTTON: Final = "android.widget.Button"


def top_bar(page: ViewerDeeds, one: Medium | None) -> w.Widget:
    """The name of what is shown, and the menu."""
    back = w.IconButton("arrow_back", tr("Navigate up"), colour=WHITE, on_tap=page.on_back)
    shown, hidden = divided(page.actions_for(one) if one is not None else ())
    buttons: list[w.Widget] = [
        w.IconButton(
            action.icon, action.title, colour=WHITE, id=action.id, cls=BUTTON, on_tap=action.act
        )
        for action in shown
    ]
    more = w.IconButton(
        "more_vert", tr("More options"), colour=WHITE, key="more", cls=IMAGE, on_tap=page.open_menu
    )
    name = w.Panel(w.Text(page.title, STYLE, lines=1), padding=(8, 0), weight=1)
    row = w.Row(back, name, *buttons, more if hidden else None, width="fill", height=56)
    bar = w.Panel(row, id="medium_viewer_toolbar", cls="android.view.ViewGroup", width="fill")
    shade = w.Panel(
        w.Column(w.Spacer(height=48), bar, across="stretch"),
        look=w.Look(background=DARK),
        width="fill",
    )
    return w.Align(shade, across="start", down="top")


def bottom_bar(page: ViewerDeeds, one: Medium | None) -> w.Widget:
    """What is done most often."""
    starred, binned = one is not None and one.favorite, one is not None and one.binned
    star = "star" if starred else "star_border"
    buttons = (
        not binned and (star, tr("Toggle favorite"), "favorite", page.star),
        not binned and ("edit", tr("Edit"), "edit", page.edit_current),
        ("share", tr("Share"), "share", page.share_current),
        ("delete", tr("Delete"), "delete", page.delete_current),
    )
    made = []
    for button in buttons:
        if button:
            icon, text, name, act = button
            made.append(
                w.IconButton(icon, text, colour=WHITE, id=f"bottom_{name}", cls=IMAGE, on_tap=act)
            )
    spread = [part for button in made for part in (button, w.Spacer(weight=1))]
    row = w.Row(
        w.Spacer(weight=1),
        *spread,
        width="fill",
        height=64,
        id="bottom_actions_wrapper",
        cls="android.view.ViewGroup",
    )
    shade = w.Panel(row, look=w.Look(background=DARK), padding=(0, 0, 0, 24), width="fill")
    return w.Align(shade, across="start", down="bottom")
