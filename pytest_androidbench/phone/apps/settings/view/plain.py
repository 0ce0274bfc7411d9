"""Rows without controls: links, facts, headings, footers, headers, buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.theme import DISPLAY, ROW_SUMMARY

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.settings.screens.sub_settings import SubSettings

LINEAR: Final = "android.widget.LinearLayout"


def app_picture(screen: SubSettings, package: str, size: float = 40) -> w.Picture:
    """Return an app's icon; apps the phone does not know get Android's own."""
    kind = screen.phone.packages.known(package)
    icon = kind.icon if kind is not None else "android"
    colour = f"#{kind.icon_color:06x}" if kind is not None else "#3ddc84"
    return w.Picture(icon=icon, background=colour, colour="white", size=size, id="android:id/icon")


def lead(screen: SubSettings, row: rows.Row, package: str = "") -> w.Widget | None:
    """Return what stands before the title."""
    if package:
        return app_picture(screen, package)
    if row.icon is not None:
        return w.Icon(row.icon, id="android:id/icon", enabled=row.enabled)
    return None


def link(screen: SubSettings, row: rows.Link | rows.Confirm | rows.Prompt) -> w.Widget:
    """Return a row that leads somewhere; with a gear it has a second place to tap."""
    package = "" if isinstance(row, rows.Prompt) else row.picture
    tap = partial(screen.tapped, row)
    gear = None if isinstance(row, rows.Confirm) else row.gear
    item = w.ListItem(
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
    button = w.IconButton("settings", id="settings_button", key=f"gear {row.key}",
                          desc="Settings", on_tap=partial(gear, screen))  # fmt: skip
    line = w.Panel(look=w.Look(background="outline_variant"), width=1, height=32)
    return w.Row(item, line, w.Padding(button, (8, 0, 8, 0)), width="fill")


def info(screen: SubSettings, row: rows.Row) -> w.Widget:
    """Return a row that only tells something."""
    return w.ListItem(row.title, row.summary, lead=lead(screen, row), enabled=row.enabled)


def footer(row: rows.Footer) -> w.Widget:
    """Return an explanation under the rows."""
    text = w.Text(row.title, ROW_SUMMARY, id="android:id/title")
    content = w.Column(w.Icon("info"), text, gap=16)
    return w.Panel(content, padding=(24, 16), cls=LINEAR, width="fill")


def header(screen: SubSettings, row: rows.Header) -> w.Widget:
    """Return the entity a page is about: its icon over its name."""
    shown = (
        app_picture(screen, row.picture, 48)
        if row.picture
        else w.Icon(row.icon or "info", 40, colour="primary")
    )
    content = w.Column(
        shown,
        w.Text(row.title, w.TITLE, id="entity_header_title", align="center"),
        row.summary is not None
        and w.Text(row.summary, ROW_SUMMARY, id="entity_header_summary", align="center"),
        gap=8,
        across="center",
        width="fill",
    )
    return w.Panel(content, padding=(24, 8, 24, 16), id="entity_header", cls=LINEAR, width="fill")


def buttons(screen: SubSettings, row: rows.Buttons) -> w.Widget:
    """Return up to four buttons side by side, with lines between them."""
    kids: list[w.Widget] = []
    for place, button in enumerate(row.buttons):
        if place:
            kids.append(w.Panel(look=w.Look(background="outline_variant"), width=1, height=48))
        kids.append(_button(screen, button, place + 1))
    frame = w.Look(background="surface_container", radius=20)
    bar = w.Panel(w.Row(*kids, width="fill"), look=frame, cls=LINEAR, id="action_buttons")
    return w.Padding(bar, (16, 8))


def _button(screen: SubSettings, row: rows.Link | rows.Confirm, number: int) -> w.Widget:
    colour = "primary" if row.enabled else "outline"
    content = w.Column(
        w.Icon(row.icon or "circle", colour=colour, enabled=row.enabled),
        w.Text(row.title, w.LABEL_SMALL, colour=colour, enabled=row.enabled, align="center"),
        gap=6,
        across="center",
        width="fill",
    )
    return w.Panel(
        w.Align(content),
        padding=(4, 16),
        id=f"button{number}",
        cls="android.widget.Button",
        enabled=row.enabled,
        on_tap=partial(screen.tapped, row),
        weight=1,
    )


def usage(row: rows.Usage) -> w.Widget:
    """Return a big number over a bar."""
    content = w.Column(
        w.Text(row.title, DISPLAY, id="usage_summary"),
        row.summary is not None and w.Text(row.summary, w.BODY, id="total_summary"),
        w.ProgressBar(row.share, id="android:id/progress"),
        gap=8,
        width="fill",
    )
    return w.Panel(content, padding=(24, 8, 24, 24), cls=LINEAR, width="fill")


def home_row(row: rows.Row, tap: Callable[[], None]) -> w.Widget:
    """Return a row of the first page."""
    icon = w.Icon(row.icon or "info", id="android:id/icon")
    return w.ListItem(row.title, row.summary, lead=icon, on_tap=tap)
