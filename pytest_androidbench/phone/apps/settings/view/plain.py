"""Rows without controls: links, facts, headings, footers, headers, buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.view.tapping import tapped
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.theme import DISPLAY, ROW_SUMMARY

LINEAR: Final = "android.widget.LinearLayout"


def app_picture(pane: Pane, package: str, size: float = 40) -> w.Picture:
    """An app's icon; apps the phone does not know get Android's own."""
    kind = pane.phone.packages.known(package)
    icon = kind.icon if kind is not None else "android"
    colour = f"#{kind.icon_color:06x}" if kind is not None else "#3ddc84"
    return w.Picture(icon=icon, background=colour, colour="white", size=size, id="android:id/icon")


def lead(pane: Pane, row: rows.SettingsRow) -> w.Widget | None:
    """What stands before the title."""
    if row.picture:
        return app_picture(pane, row.picture)
    if row.icon is not None:
        return w.Icon(row.icon, id="android:id/icon", enabled=row.enabled)
    return None


def beside_line(item: w.Widget, control: w.Widget) -> w.Widget:
    """A row that is tapped apart from what stands at its end."""
    line = w.Panel(look=w.Look(background="outline_variant"), width=1, height=32)
    return w.Row(item, line, control, width="fill")


def summary_of(pane: Pane, row: rows.SettingsRow) -> TextLike | None:
    """What stands below the title: the value, where nothing else is to be said."""
    match row:
        case rows.ListChoice():
            return row.options.get(row.value.read(pane.phone), tr("Not set"))
        case rows.EditText():
            return row.summary or row.value.read(pane.phone) or tr("Not set")
        case _:
            return row.summary


def tappable(pane: Pane, row: rows.SettingsRow, summary: TextLike | None) -> w.Widget:
    """A row that leads somewhere."""
    return w.ListItem(
        row.title,
        summary,
        lead=lead(pane, row),
        desc=row.desc,
        enabled=row.enabled,
        on_tap=partial(tapped, pane, row),
    )


def link(pane: Pane, row: rows.Link) -> w.Widget:
    """A row that leads somewhere; with a gear it has a second place to tap."""
    item = tappable(pane, row, row.summary)
    if row.gear is None:
        return item
    item.weight = 1
    button = w.IconButton("settings", id="settings_button", key=f"gear {row.key}",
                          desc="Settings", on_tap=partial(row.gear, pane))  # fmt: skip
    return beside_line(item, w.Padding(button, (8, 0, 8, 0)))


def info(pane: Pane, row: rows.SettingsRow) -> w.Widget:
    """A row that only tells something."""
    return w.ListItem(row.title, row.summary, lead=lead(pane, row), enabled=row.enabled)


def footer(row: rows.Footer) -> w.Widget:
    """An explanation under the rows."""
    text = w.Text(row.title, ROW_SUMMARY, id="android:id/title")
    content = w.Column(w.Icon("info"), text, gap=16)
    return w.Panel(content, padding=(24, 16), cls=LINEAR, width="fill")


def header(pane: Pane, row: rows.EntityHeader) -> w.Widget:
    """The entity a page is about: its icon over its name."""
    shown = (
        app_picture(pane, row.picture, 48)
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


def buttons(pane: Pane, row: rows.Buttons) -> w.Widget:
    """Up to four buttons side by side, with lines between them."""
    kids: list[w.Widget] = []
    for place, button in enumerate(row.buttons):
        if place:
            kids.append(w.Panel(look=w.Look(background="outline_variant"), width=1, height=48))
        kids.append(_button(pane, button, place + 1))
    frame = w.Look(background="surface_container", radius=20)
    bar = w.Panel(w.Row(*kids, width="fill"), look=frame, cls=LINEAR, id="action_buttons")
    return w.Padding(bar, (16, 8))


def _button(pane: Pane, row: rows.Link | rows.ConfirmPreference, number: int) -> w.Widget:
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
        on_tap=partial(tapped, pane, row),
        weight=1,
    )


def usage(row: rows.UsageProgressBar) -> w.Widget:
    """A big number over a bar."""
    content = w.Column(
        w.Text(row.title, DISPLAY, id="usage_summary"),
        row.summary is not None and w.Text(row.summary, w.BODY, id="total_summary"),
        w.ProgressBar(row.share, id="android:id/progress"),
        gap=8,
        width="fill",
    )
    return w.Panel(content, padding=(24, 8, 24, 24), cls=LINEAR, width="fill")


def home_row(row: rows.SettingsRow, tap: Callable[[], None]) -> w.Widget:
    """A row of the first page."""
    icon = w.Icon(row.icon or "info", id="android:id/icon")
    return w.ListItem(row.title, row.summary, lead=icon, on_tap=tap)
