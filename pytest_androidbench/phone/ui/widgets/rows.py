"""List rows as Android's settings and list items show them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Unpack

from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.theme import (
    BODY,
    BODY_LARGE,
    CATEGORY,
    ROW_SUMMARY,
    ROW_TITLE,
    TextStyle,
)
from pytest_androidbench.phone.ui.widget import Common, Widget
from pytest_androidbench.phone.ui.widgets.icon import Icon
from pytest_androidbench.phone.ui.widgets.linear import Column, Row
from pytest_androidbench.phone.ui.widgets.panel import Panel
from pytest_androidbench.phone.ui.widgets.text import Text
from pytest_androidbench.phone.ui.widgets.toggles import Radio, Switch

LINEAR: Final = "android.widget.LinearLayout"
RELATIVE: Final = "android.widget.RelativeLayout"


@dataclass(frozen=True, slots=True, kw_only=True)
class RowLook:
    """The geometry and text ids of a row, in dp."""

    title: TextStyle = ROW_TITLE
    summary: TextStyle = ROW_SUMMARY
    title_id: str = "android:id/title"
    summary_id: str = "android:id/summary"
    start: float = 24
    """Where the text begins without a lead."""
    lead: float = 72
    """Where it begins with one."""
    down: float = 16
    """Above the title and below the last line."""
    end: float = 24
    min_height: float = 0
    summary_lines: int | None = None
    framed: bool = False
    """Whether icon, texts and what is at the end lie in the frames of a preference."""
    texts_id: str | None = None
    """The id of what holds title and summary."""


SETTINGS: Final = RowLook(framed=True)
"""Rows of 155 px (title) and 206 px (title and summary) at 420 dpi."""
MATERIAL: Final = RowLook(
    title=BODY_LARGE,
    summary=BODY.coloured("on_surface_variant"),
    start=16,
    lead=72,
    down=8,
    end=16,
    min_height=56,
    summary_lines=2,
)
"""Rows of 56 and 72 dp with smaller texts, as most apps have them."""


def ListItem(  # noqa: N802 - used like a widget
    title: TextLike,
    summary: TextLike | None = None,
    *,
    icon: str | None = None,
    lead: Widget | None = None,
    trailing: Widget | None = None,
    divider: Widget | None = None,
    look: RowLook = SETTINGS,
    **common: Unpack[Common],
) -> Widget:
    """A row: icon or `lead`, title, summary, `divider`, `trailing`; a tap goes to `on_tap`."""
    enabled = common.get("enabled", True)
    if lead is None and icon is not None:
        lead = Icon(icon, id="android:id/icon", enabled=enabled)
    texts = Column(
        _text(title, look.title, look.title_id, enabled, None),
        summary is not None
        and _text(summary, look.summary, look.summary_id, enabled, look.summary_lines),
        weight=1,
        cls=RELATIVE if look.framed else None,
        id=look.texts_id,
    )
    first = _lead(lead, look, framed=look.framed and icon is not None) if lead is not None else None
    start = 0 if lead is not None else look.start
    common.setdefault("cls", LINEAR)
    common.setdefault("width", "fill")
    row = Row(
        first,
        Panel(texts, padding=(start, look.down, 16, look.down), weight=1),
        divider,
        trailing and _end(trailing, look),
    )
    return Panel(
        row, min_height=look.min_height + (16 if summary and look.min_height else 0), **common
    )


def _lead(lead: Widget, look: RowLook, *, framed: bool) -> Widget:
    frame: Common = {"id": "icon_frame", "cls": LINEAR} if framed else {}
    frame["width"] = look.lead
    return Column(lead, across="center", **frame)


def _end(trailing: Widget, look: RowLook) -> Widget:
    frame: Common = {"id": "android:id/widget_frame", "cls": LINEAR} if look.framed else {}
    return Panel(trailing, padding=(0, 0, look.end, 0), **frame)


def _text(text: TextLike, style: TextStyle, text_id: str, enabled: bool, lines: int | None) -> Text:
    return Text(text, style, id=text_id, enabled=enabled, lines=lines)


def SwitchRow(  # noqa: N802 - used like a widget
    title: TextLike,
    checked: bool,
    on_change: Callable[[bool], None] | None = None,
    *,
    summary: TextLike | None = None,
    icon: str | None = None,
    look: RowLook = SETTINGS,
    switch_id: str = "android:id/switch_widget",
    **common: Unpack[Common],
) -> Widget:
    """A row with a switch; the row takes the tap and the switch only shows the state."""
    switch = Switch(checked, id=switch_id, enabled=common.get("enabled", True))
    if on_change is not None:
        common["on_tap"] = partial(on_change, not checked)
    return ListItem(title, summary, icon=icon, trailing=switch, look=look, **common)


def RadioRow(  # noqa: N802 - used like a widget
    title: TextLike,
    checked: bool,
    on_pick: Callable[[], None] | None = None,
    *,
    summary: TextLike | None = None,
    look: RowLook = SETTINGS,
    **common: Unpack[Common],
) -> Widget:
    """A row with a radio button in front, as in Settings' lists of values."""
    radio = Radio(checked, id="android:id/checkbox", enabled=common.get("enabled", True))
    common["on_tap"] = on_pick
    return ListItem(title, summary, lead=radio, look=look, **common)


def Category(  # noqa: N802 - used like a widget
    title: TextLike, *, start: float = 24, **common: Unpack[Common]
) -> Widget:
    """The heading of a group of rows: 93 px at 420 dpi."""
    common.setdefault("cls", LINEAR)
    common.setdefault("width", "fill")
    return Panel(Text(title, CATEGORY, id="android:id/title"), padding=(start, 16, 24, 0), **common)
