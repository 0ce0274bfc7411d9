"""Bars at the top and the bottom of a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final, Literal, Unpack

from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.theme import BODY, BODY_LARGE, HEADLINE, LABEL, LABEL_SMALL, TITLE
from pytest_androidbench.phone.ui.widget import Common, Kid, Undescribed, Widget
from pytest_androidbench.phone.ui.widgets.icon import Icon
from pytest_androidbench.phone.ui.widgets.icon_button import IconButton
from pytest_androidbench.phone.ui.widgets.linear import Column, Row
from pytest_androidbench.phone.ui.widgets.panel import Look, Padding, Panel
from pytest_androidbench.phone.ui.widgets.scroll import Scroll
from pytest_androidbench.phone.ui.widgets.small import Spacer
from pytest_androidbench.phone.ui.widgets.stack import Align, Stack
from pytest_androidbench.phone.ui.widgets.text import Text

VIEW_GROUP: Final = "android.view.ViewGroup"
FRAME: Final = "android.widget.FrameLayout"
ACTION_MENU: Final = "androidx.appcompat.widget.LinearLayoutCompat"
PLACE: Final = "navigation_bar_item"
"""How Material's ids of what is in a place of a navigation bar begin."""


class UpButton(IconButton):
    """The arrow of a bar; without its own `on_tap` the phone goes back, keyboard or not."""


def Up(  # noqa: N802 - used like a widget
    back: bool | Callable[[], None],
    icon: str = "arrow_back",
    desc: TextLike | None = None,
    colour: str = "on_surface",
) -> UpButton:
    """The 56 dp arrow "Navigate up"."""
    handler = back if callable(back) else None
    shown = desc or tr("Navigate up")
    return UpButton(icon, shown, on_tap=handler, width=56, height=56, colour=colour)


class ActionMenu(Row):
    """The menu of a bar: what holds its buttons where they are AppCompat's."""

    class_name: ClassVar[str] = ACTION_MENU

    def is_node(self, box: Box) -> bool:
        return box.ctx.theme.appcompat and bool(self.kids)


def TopBar(  # noqa: N802 - used like a widget
    title: TextLike | Widget = "",
    *,
    subtitle: TextLike = "",
    back: bool | Callable[[], None] = False,
    lead: Widget | None = None,
    actions: Sequence[Kid] = (),
    views: Sequence[Kid] = (),
    look: Look | None = None,
    **common: Unpack[Common],
) -> Widget:
    """A bar with an arrow (or a `lead` in its place), a title (text or widget) and buttons.

    `actions` are of its menu; `views` stand in the bar without one, ahead of the menu.
    """
    common.setdefault("cls", VIEW_GROUP)
    common.setdefault("width", "fill")
    common.setdefault("height", 56)
    shown = title if isinstance(title, Widget) else Text(title, TITLE, lines=1)
    if subtitle:
        shown = Column(shown, Text(subtitle, SUBTITLE, lines=1))
    row = Row(
        lead or (Up(back) if back else Spacer(width=16)),
        Panel(shown, padding=(0, 0, 8, 0), weight=1),
        *views,
        ActionMenu(*actions),
        Spacer(width=4),
    )
    return Panel(row, look=look or Look(background="background"), **common)


def BarButton(  # noqa: N802 - used like a widget
    icon: str,
    title: TextLike,
    *,
    size: float = 24,
    colour: str = "on_surface",
    **common: Unpack[Undescribed],
) -> IconButton:
    """An entry of a bar's menu that is shown as an icon: class Button, its title as desc."""
    common.setdefault("cls", "android.widget.Button")
    common.setdefault("tip", title)
    return IconButton(icon, title, size=size, colour=colour, **common)


def More(  # noqa: N802 - used like a widget
    on_tap: Callable[[], None],
    /,
    *,
    colour: str = "on_surface_variant",
    **common: Unpack[Undescribed],
) -> IconButton:
    """The three dots of a bar; an `OverflowMenu` opens at it with `at="more"`."""
    common.setdefault("key", "more")
    common.setdefault("cls", "android.widget.ImageView")
    common["on_tap"] = on_tap
    common.setdefault("tip", tr("More options"))
    return IconButton("more_vert", tr("More options"), colour=colour, **common)


def LargeTopBar(  # noqa: N802 - used like a widget
    title: TextLike,
    *,
    back: bool | Callable[[], None] = True,
    actions: Sequence[Kid] = (),
    **common: Unpack[Common],
) -> Widget:
    """Settings' tall bar: the arrow above, the large title below; its desc is the title."""
    common.setdefault("cls", "android.widget.FrameLayout")
    common.setdefault("desc", title)
    common.setdefault("width", "fill")
    common.setdefault("height", 179)
    row = Row(Up(back) if back else None, Spacer(weight=1), *actions, width="fill", height=56)
    name = Panel(Text(title, HEADLINE, lines=2), padding=(24, 0, 24, 16))
    return Panel(Column(row, Align(name, across="start", down="bottom", weight=1)), **common)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tab:
    """One of several pages: `text`, and an icon where there is room for one."""

    text: TextLike
    icon: str | None = None
    desc: TextLike | None = None
    id: str | None = None


def Tabs(  # noqa: N802 - used like a widget
    tabs: Sequence[Tab], index: int, on_select: Callable[[int], None], **common: Unpack[Common]
) -> Widget:
    """Tabs of equal width under a bar, the chosen one underlined."""
    common.setdefault("cls", "android.widget.HorizontalScrollView")
    common.setdefault("width", "fill")
    kids = [_tab(tab, place == index, partial(on_select, place)) for place, tab in enumerate(tabs)]
    common.setdefault("takes_focus", True)
    return Panel(Row(*kids, cls="android.widget.LinearLayout", width="fill"), **common)


def _tab(tab: Tab, chosen: bool, pick: Callable[[], None]) -> Widget:
    colour = "primary" if chosen else "on_surface_variant"
    line = Panel(look=Look(background=colour, radius=2), height=3, width=48) if chosen else None
    # TabLayout.TabView.onMeasure: under an icon there is one line.
    lines = 2 if tab.icon is None else 1
    content = Column(
        tab.icon is not None and Icon(tab.icon, colour=colour),
        Panel(
            Text(tab.text, LABEL, colour, lines=lines, align="center", selected=chosen),
            padding=(12, 0),
        ),
        along="center",
        across="center",
        height=56 if tab.icon else 48,
        width="fill",
    )
    return Stack(
        content,
        line and Align(line, down="bottom"),
        height=64 if tab.icon else 48,
        cls="android.widget.LinearLayout",
        desc=tab.desc or tab.text,
        selected=chosen,
        clickable=not chosen,
        on_tap=pick,
        weight=1,
        id=tab.id,
    )


def BottomTabs(  # noqa: N802 - used like a widget
    tabs: Sequence[Tab],
    index: int,
    on_select: Callable[[int], None],
    *,
    tips: bool = True,
    labels: Literal["all", "chosen", "none"] = "all",
    **common: Unpack[Common],
) -> Widget:
    """The navigation bar at the bottom of an app: icon over text, the chosen one in a pill.

    With `tips` a place is held for its name. `labels` says which places have their text.
    """
    common.setdefault("cls", "android.widget.FrameLayout")
    common.setdefault("width", "fill")
    kids = [
        _place(
            tab,
            at == index,
            partial(on_select, at),
            tips=tips,
            labelled=labels == "all" or (labels == "chosen" and at == index),
        )
        for at, tab in enumerate(tabs)
    ]
    row = Row(*kids, cls=VIEW_GROUP, width="fill", height=80)
    return Panel(row, look=Look(background="surface_container"), **common)


PILL_MARGIN: Final = 4
"""Room on either side of the pill in dp: where places are narrow, the pill is narrower
(`m3_bottom_nav_item_active_indicator_margin_horizontal` of Material Components)."""


class Indicator(Panel):
    """The pill around the chosen place's icon, which Material 2 has not."""

    class_name = "android.view.View"

    def is_node(self, box: Box) -> bool:
        return box.ctx.theme.material == 3 and self.selected


def _place(
    tab: Tab, chosen: bool, pick: Callable[[], None], *, tips: bool, labelled: bool
) -> Widget:
    colour = "on_secondary_container" if chosen else "on_surface_variant"
    pill = Look(background="secondary_container", radius=16) if chosen else Look()
    icon = Icon(
        tab.icon or "circle", colour=colour, selected=chosen, id=f"{PLACE}_icon_view", height=24
    )
    size = "large" if chosen else "small"
    label = Text(
        tab.text, LABEL_SMALL, "on_surface" if chosen else colour, lines=1, selected=chosen,
        id=f"{PLACE}_{size}_label_view",
    )  # fmt: skip
    indicator = Indicator(
        look=pill, width=64, height=32, selected=chosen, id=f"{PLACE}_active_indicator_view"
    )
    container = Stack(
        indicator,
        Align(icon),
        width=64,
        height=32,
        selected=chosen,
        cls=FRAME,
        id=f"{PLACE}_icon_container",
    )
    return Column(
        Padding(container, (PILL_MARGIN, 0)),
        labelled and Panel(label, selected=chosen, cls=VIEW_GROUP, id=f"{PLACE}_labels_group"),
        gap=4,
        along="center",
        across="center",
        height=80,
        weight=1,
        cls=FRAME,
        desc=tab.desc or tab.text,
        tip=(tab.desc or tab.text) if tips else None,
        selected=chosen,
        clickable=not chosen,
        on_tap=pick,
        id=tab.id,
    )


def SearchBar(  # noqa: N802 - used like a widget
    text: TextLike,
    *,
    field: Widget | None = None,
    lead: Kid = None,
    actions: Sequence[Kid] = (),
    text_id: str | None = None,
    **common: Unpack[Common],
) -> Widget:
    """A rounded search bar: a text to tap, or a plain `TextField` in its place."""
    common.setdefault("cls", VIEW_GROUP)
    common.setdefault("width", "fill")
    shown = field or Text(text, HINT, lines=1, id=text_id)
    front = lead if isinstance(lead, Widget) else Panel(Align(Icon("search")), width=48, height=48)
    row = Row(
        Spacer(width=4),
        front,
        Panel(shown, padding=(8, 0, 8, 0), weight=1),
        *actions,
        Spacer(width=4),
        width="fill",
        height=56,
    )
    return Panel(row, look=Look(background="surface_high", radius=28), **common)


HINT: Final = BODY_LARGE.coloured("on_surface_variant")
SUBTITLE: Final = BODY.coloured("on_surface_variant")


def Filters(*chips: Kid, **common: Unpack[Common]) -> Widget:  # noqa: N802 - used like a widget
    """A line of chips that scrolls sideways."""
    common.setdefault("weight", 0)
    common.setdefault("width", "fill")
    return Scroll(*chips, axis="x", gap=8, padding=(16, 0), **common)
