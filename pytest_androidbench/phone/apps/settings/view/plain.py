"""Rows without controls: links, facts, headings, footers, headers, buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.view.action_button import ActionButton
from pytest_androidbench.phone.apps.settings.view.parts import (
    LINEAR,
    OUTLINE,
    app_picture,
    divider,
    icon_frame,
    lead,
)
from pytest_androidbench.phone.apps.settings.view.tapping import tapped
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.theme import CATEGORY, DISPLAY, ROW_SUMMARY

RELATIVE: Final = "android.widget.RelativeLayout"
HOME: Final = replace(w.SETTINGS, texts_id="text_frame")


def summary_of(pane: Pane, row: rows.SettingsRow) -> TextLike | None:
    """What stands below the title: the value, where nothing else is to be said."""
    match row:
        case rows.ListChoice():
            return row.options.get(row.value.read(pane.phone), tr("Not set"))
        case rows.EditText():
            return row.summary or row.value.read(pane.phone) or tr("Not set")
        case _:
            return row.summary


def tappable(
    pane: Pane, row: rows.SettingsRow, summary: TextLike | None, control: w.Widget | None = None
) -> w.Widget:
    """A row that leads somewhere; a `control` at its end is tapped apart."""
    return w.ListItem(
        row.title,
        summary,
        lead=lead(pane, row),
        divider=divider() if control else None,
        trailing=control,
        desc=row.desc,
        enabled=row.enabled,
        on_tap=partial(tapped, pane, row),
    )


def side_of(pane: Pane, row: rows.SettingsRow) -> w.Widget | None:
    """The sign at a row's end."""
    side = row.side if isinstance(row, rows.Link | rows.Prompt) else None
    if side is None:
        return None
    act = partial(side.do, pane)
    return w.IconButton(
        side.icon, side.desc, id=side.id, cls=side.cls, key=f"side {row.key}", on_tap=act
    )


def info(pane: Pane, row: rows.SettingsRow) -> w.Widget:
    """A row that only tells something."""
    return w.ListItem(row.title, row.summary, lead=lead(pane, row), enabled=row.enabled)


def category(row: rows.PreferenceCategory) -> w.Widget:
    """A heading; a ring turns beside it while its rows are being looked for."""
    if not row.busy:
        return w.Category(row.title)
    ring = w.ProgressBar(id="scanning_progress")
    title = w.Text(row.title, CATEGORY, id="android:id/title", weight=1)
    return w.Panel(w.Row(title, ring, width="fill"), padding=(24, 0, 24, 0), cls=LINEAR)


def footer(pane: Pane, row: rows.Footer) -> w.Widget:
    """An explanation under the rows."""
    text = w.Text(row.title, ROW_SUMMARY, id="android:id/title")
    link = row.more is not None and w.Text(
        row.more.title, w.LABEL, "primary", id="settingslib_learn_more",
        on_tap=partial(tapped, pane, row.more), height=48,
    )  # fmt: skip
    icon = w.Panel(w.Icon("info", id="android:id/icon"), id="icon_frame", cls=LINEAR)
    content = w.Column(icon, text, link, gap=16)
    return w.Panel(content, padding=(24, 16), cls=LINEAR, width="fill")


def header(pane: Pane, row: rows.EntityHeader) -> w.Widget:
    """The entity a page is about: its icon over its name."""
    name = "entity_header_icon"
    shown = (
        app_picture(pane, row.picture, 48, name)
        if row.picture
        else w.Icon(row.icon or "info", 40, colour="primary", id=name)
    )
    content = w.Column(
        shown,
        w.Text(row.title, w.TITLE, id="entity_header_title", align="center"),
        row.summary is not None
        and w.Text(row.summary, ROW_SUMMARY, id="entity_header_summary", align="center"),
        gap=8,
        across="center",
        width="fill",
        id="entity_header_content",
        cls=LINEAR,
    )
    return w.Panel(content, padding=(24, 8, 24, 16), id="entity_header", cls=RELATIVE, width="fill")


def buttons(pane: Pane, row: rows.Buttons) -> w.Widget:
    """Up to four buttons side by side, with lines between them."""
    kids: list[w.Widget] = []
    last = 0
    for place, button in enumerate(row.buttons, 1):
        number = button.place or place
        if last:
            line = f"divider{last}"
            kids.append(w.Panel(look=OUTLINE, width=1, height=48, id=line, cls="android.view.View"))
        kids.append(_button(pane, button, number))
        last = number
    frame = w.Look(background="surface_container", radius=20)
    bar = w.Panel(w.Row(*kids, width="fill"), look=frame, cls=LINEAR)
    return w.Padding(bar, (16, 8))


def _button(pane: Pane, row: rows.Link | rows.ConfirmPreference, number: int) -> w.Widget:
    return ActionButton(
        text=row.title,
        icon=row.icon or "circle",
        id=f"button{number}",
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
        row.below is not None and w.Text(row.below, ROW_SUMMARY, id="bottom_summary"),
        gap=8,
        width="fill",
    )
    return w.Panel(content, padding=(24, 8, 24, 24), cls=LINEAR, width="fill")


def home_row(row: rows.SettingsRow, tap: Callable[[], None]) -> w.Widget:
    """A row of the first page."""
    icon = icon_frame(w.Icon(row.icon or "info", id="android:id/icon"))
    return w.ListItem(row.title, row.summary, lead=icon, look=HOME, on_tap=tap)
