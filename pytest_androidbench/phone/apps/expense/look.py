"""Colours, text styles and parts that the screens of Pro Expense share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.phone.kit.palettes import palettes
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

LIGHT, DARK = palettes(
    primary=("#039be5", "#81d4fa"),
    on_primary=("#ffffff", "#212121"),
    primary_container=("#039be5", "#81d4fa"),
    on_primary_container=("#ffffff", "#212121"),
    secondary_container=("#d5eefa", "#33505d"),
    on_secondary_container=("#0277bd", "#81d4fa"),
    background=("#eeeeee", "#212121"),
    surface=("#ffffff", "#212121"),
    on_surface=("#000000", "#f5f5f5"),
    on_surface_variant=("#5f5f5f", "#b4b4b4"),
    surface_container=("#ffffff", "#2c2c2c"),
    surface_high=("#ffffff", "#383838"),
    error=("#ef5350", "#e57373"),
    on_error=("#f5f5f5", "#f5f5f5"),
    tertiary=("#4caf50", "#81c784"),
    outline=("#9e9e9e", "#757575"),
    outline_variant=("#e0e0e0", "#3a3a3a"),
)
"""By day and by night."""
DISC, SIGN = "#b3e5fc", "#212121"
WARNING, ON_WARNING = "#fff176", "#212121"

HEADLINE5: Final = w.TextStyle(24, 500)
HEADLINE6: Final = w.TextStyle(20, 500)
MEDIUM_TITLE: Final = w.TextStyle(18, 500)
BODY1: Final = w.TextStyle(16)
BODY2: Final = w.TextStyle(14)
SUBTITLE1: Final = w.TextStyle(16, colour="on_surface_variant")
SUBTITLE2: Final = w.TextStyle(14, 500, colour="on_surface_variant")
CAPTION: Final = w.TextStyle(12, colour="on_surface_variant")
OVERLINE: Final = w.TextStyle(10, colour="on_surface_variant", caps=True)
CARD_VIEW: Final = "androidx.cardview.widget.CardView"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
GROUP: Final = "android.view.ViewGroup"
LINEAR: Final = "android.widget.LinearLayout"
FRAME: Final = "android.widget.FrameLayout"
RELATIVE: Final = "android.widget.RelativeLayout"


def bar_icon(icon: str, on_tap: Callable[[], None]) -> w.Widget:
    """The button in front of a bar's title, which says nothing about itself."""
    return w.IconButton(icon, None, on_tap=on_tap, width=56, height=56, colour="on_surface")


def bar(
    title: TextLike,
    lead: w.Widget,
    id_: str,
    *,
    subtitle: str = "",
    actions: Sequence[w.Kid] = (),
    title_id: str | None = None,
) -> w.Widget:
    """The bar at the top of a page."""
    return w.TopBar(
        w.Text(title, HEADLINE6, id=title_id, lines=1),
        subtitle=subtitle,
        lead=lead,
        actions=actions,
        id=id_,
        look=w.Look(background="surface"),
    )


def app_bar(bar_: w.Widget, id_: str) -> w.Widget:
    """What holds the bar of a page."""
    return w.Panel(bar_, id=id_, cls=LINEAR, width="fill")


def bar_action(
    icon: str,
    title: TextLike,
    on_tap: Callable[[], None],
    id_: str | None = None,
    *,
    enabled: bool = True,
) -> w.Widget:
    """An entry of a bar's menu that is shown as an icon."""
    return w.BarButton(
        icon, title, id=id_, on_tap=on_tap, enabled=enabled, cls="android.widget.TextView"
    )


def drop_button(on_tap: Callable[[], None], id_: str, icon: str = "expand_more") -> w.Widget:
    """The small button in the corner of a sheet."""
    return w.IconButton(icon, None, id=id_, on_tap=on_tap, size=28)


def drop_image(on_tap: Callable[[], None], id_: str) -> w.Widget:
    """The same as a picture that can be touched."""
    return w.IconButton(
        "expand_more", None, id=id_, on_tap=on_tap, size=28, cls="android.widget.ImageView"
    )


def card(kid: w.Widget, id_: str | None = None) -> w.Widget:
    """A block of a page."""
    look = w.Look(background="surface_container", elevation=1)
    return w.Panel(kid, look=look, cls=CARD_VIEW, width="fill", id=id_)


def disc(icon: str, size: float) -> w.Widget:
    """The round sign of a category."""
    sign = w.Icon(icon, 30, SIGN, id="imv_category")
    look = w.Look(background=DISC, radius=size / 2)
    return w.Panel(
        w.Align(sign), look=look, width=size, height=size, id="cv_category", cls=CARD_VIEW
    )


def sheet(title: TextLike, title_id: str, corner: w.Widget, *parts: w.Kid) -> w.Widget:
    """What comes up from below: a title, a button in the corner, and the rest."""
    head = w.Row(w.Text(title, HEADLINE6, id=title_id, weight=1), corner, width="fill")
    column = w.Column(w.Panel(head, padding=(16, 8, 8, 0)), *parts, across="stretch", width="fill")
    inside = w.Panel(
        column,
        look=w.Look(background="surface", elevation=16),
        padding=(0, 0, 0, 24),
        width="fill",
        id="design_bottom_sheet",
        cls=FRAME,
    )
    return w.Panel(inside, id="coordinator", cls=GROUP, width="fill")


def nothing_here() -> w.Widget:
    """What an empty list says."""
    return w.Column(
        w.Icon("info", 50, "primary", id="imv_no_expense"),
        w.Text(tr("No Expense Logs"), w.TextStyle(16, caps=True), id="tv_no_expense_logs"),
        gap=16,
        across="center",
        width="fill",
        id="layout_no_data",
        cls=RELATIVE,
    )
