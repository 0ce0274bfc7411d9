"""Rows without controls: links, facts, headings, footers, headers, buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.settings.model.rows import (
    Buttons,
    Confirm,
    Footer,
    Header,
    Link,
    Prompt,
    Usage,
)
from pytest_androidbench.phone.ui.theme import (
    BODY,
    DISPLAY,
    LABEL_SMALL,
    ROW_SUMMARY,
    TITLE,
)
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Column,
    Icon,
    IconButton,
    ListItem,
    Look,
    Padding,
    Panel,
    Picture,
    ProgressBar,
    Row,
    Text,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.settings.model import rows as model
    from pytest_androidbench.phone.apps.settings.screens.sub_settings import SubSettings

LINEAR: Final = "android.widget.LinearLayout"


def app_picture(screen: SubSettings, package: str, size: float = 40) -> Picture:
    """Return an app's icon; apps the phone does not know get Android's own."""
    kind = screen.phone.packages.known(package)
    icon = kind.icon if kind is not None else "android"
    colour = f"#{kind.icon_color:06x}" if kind is not None else "#3ddc84"
    return Picture(icon=icon, background=colour, colour="white", size=size, id="android:id/icon")


def lead(screen: SubSettings, row: model.Row, package: str = "") -> Widget | None:
    """Return what stands before the title."""
    if package:
        return app_picture(screen, package)
    if row.icon is not None:
        return Icon(row.icon, id="android:id/icon", enabled=row.enabled)
    return None


def link(screen: SubSettings, row: Link | Confirm | Prompt) -> Widget:
    """Return a row that leads somewhere; with a gear it has a second place to tap."""
    package = "" if isinstance(row, Prompt) else row.picture
    tap = partial(screen.tapped, row)
    gear = None if isinstance(row, Confirm) else row.gear
    item = ListItem(
        row.title,
        row.summary,
        lead=lead(screen, row, package),
        desc=row.desc,
        enabled=row.enabled,
        on_tap=tap,
    )
    if gear is None:
        return item
    item.weight = 1
    button = IconButton("settings", id="settings_button", key=f"gear {row.key}",
                        desc="Settings", on_tap=partial(gear, screen))  # fmt: skip
    line = Panel(look=Look(background="outline_variant"), width=1, height=32)
    return Row(item, line, Padding(button, (8, 0, 8, 0)), width="fill")


def info(screen: SubSettings, row: model.Row) -> Widget:
    """Return a row that only tells something."""
    return ListItem(row.title, row.summary, lead=lead(screen, row), enabled=row.enabled)


def footer(row: Footer) -> Widget:
    """Return an explanation under the rows."""
    text = Text(row.title, ROW_SUMMARY, id="android:id/title")
    content = Column(Icon("info"), text, gap=16)
    return Panel(content, padding=(24, 16), cls=LINEAR, width="fill")


def header(screen: SubSettings, row: Header) -> Widget:
    """Return the entity a page is about: its icon over its name."""
    shown = (
        app_picture(screen, row.picture, 48)
        if row.picture
        else Icon(row.icon or "info", 40, colour="primary")
    )
    content = Column(
        shown,
        Text(row.title, TITLE, id="entity_header_title", align="center"),
        row.summary is not None
        and Text(row.summary, ROW_SUMMARY, id="entity_header_summary", align="center"),
        gap=8,
        across="center",
        width="fill",
    )
    return Panel(content, padding=(24, 8, 24, 16), id="entity_header", cls=LINEAR, width="fill")


def buttons(screen: SubSettings, row: Buttons) -> Widget:
    """Return up to four buttons side by side, with lines between them."""
    kids: list[Widget] = []
    for place, button in enumerate(row.buttons):
        if place:
            kids.append(Panel(look=Look(background="outline_variant"), width=1, height=48))
        kids.append(_button(screen, button, place + 1))
    frame = Look(background="surface_container", radius=20)
    bar = Panel(Row(*kids, width="fill"), look=frame, cls=LINEAR, id="action_buttons")
    return Padding(bar, (16, 8))


def _button(screen: SubSettings, row: Link | Confirm, number: int) -> Widget:
    colour = "primary" if row.enabled else "outline"
    content = Column(
        Icon(row.icon or "circle", colour=colour, enabled=row.enabled),
        Text(row.title, LABEL_SMALL, colour=colour, enabled=row.enabled, align="center"),
        gap=6,
        across="center",
        width="fill",
    )
    return Panel(
        Align(content),
        padding=(4, 16),
        id=f"button{number}",
        cls="android.widget.Button",
        enabled=row.enabled,
        on_tap=partial(screen.tapped, row),
        weight=1,
    )


def usage(row: Usage) -> Widget:
    """Return a big number over a bar."""
    content = Column(
        Text(row.title, DISPLAY, id="usage_summary"),
        row.summary is not None and Text(row.summary, BODY, id="total_summary"),
        ProgressBar(row.share, id="android:id/progress"),
        gap=8,
        width="fill",
    )
    return Panel(content, padding=(24, 8, 24, 24), cls=LINEAR, width="fill")


def home_row(row: model.Row, tap: Callable[[], None]) -> Widget:
    """Return a row of the first page."""
    icon = Icon(row.icon or "info", id="android:id/icon")
    return ListItem(row.title, row.summary, lead=icon, on_tap=tap)
