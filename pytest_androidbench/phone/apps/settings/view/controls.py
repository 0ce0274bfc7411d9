"""Rows with controls: switches, radio buttons, sliders."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.view import plain
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.theme import ROW_SUMMARY, ROW_TITLE

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.settings.screens.sub_settings import SubSettings

LINEAR: Final = "android.widget.LinearLayout"


def toggle(screen: SubSettings, row: rows.Toggle) -> w.Widget:
    """Return a row with a switch; with a page behind it, the two are tapped apart."""
    on = row.value.read(screen.phone)
    lead = plain.lead(screen, row, row.picture)
    flip = partial(screen.flip, row)
    if not row.to:
        switch = w.Switch(on, id="android:id/switch_widget", enabled=row.enabled)
        return w.ListItem(
            row.title, row.summary, lead=lead, trailing=switch, enabled=row.enabled,
            on_tap=partial(flip, not on),
        )  # fmt: skip
    item = w.ListItem(
        row.title, row.summary, lead=lead, id="main_frame", enabled=row.enabled,
        on_tap=partial(screen.open, row.to, row.argument), weight=1,
    )  # fmt: skip
    switch = w.Switch(on, on_change=flip, id="switchWidget", desc=row.title, enabled=row.enabled)
    line = w.Panel(look=w.Look(background="outline_variant"), width=1, height=32)
    return w.Row(item, line, w.Padding(switch, (16, 0, 24, 0)), width="fill")


def main_switch(screen: SubSettings, row: rows.MainSwitch) -> w.Widget:
    """Return the bar at the top of a page."""
    return w.MainSwitch(row.title, row.value.read(screen.phone), partial(screen.flip, row))


def option(screen: SubSettings, row: rows.Option) -> w.Widget:
    """Return a row with a radio button or a check box."""
    sign = (w.CheckBox if row.box else w.Radio)(
        checked=row.chosen, id="android:id/checkbox", enabled=row.enabled
    )
    picture = plain.app_picture(screen, row.picture) if row.picture else None
    return w.ListItem(
        row.title,
        row.summary,
        lead=sign,
        trailing=picture,
        enabled=row.enabled,
        on_tap=partial(row.do, screen),
    )


def list_choice(screen: SubSettings, row: rows.ListChoice) -> w.Widget:
    """Return a row that opens a list of choices."""
    now = row.value.read(screen.phone)
    chosen = dict(row.options).get(now, tr("Not set"))
    return w.ListItem(
        row.title,
        row.note or chosen,
        lead=plain.lead(screen, row),
        enabled=row.enabled,
        on_tap=partial(screen.tapped, row),
    )


def edit_text(screen: SubSettings, row: rows.EditText) -> w.Widget:
    """Return a row that opens a text field."""
    now: TextLike = row.value.read(screen.phone) or tr("Not set")
    return w.ListItem(
        row.title,
        row.summary or now,
        lead=plain.lead(screen, row),
        enabled=row.enabled,
        on_tap=partial(screen.tapped, row),
    )


def seek(screen: SubSettings, row: rows.Seek) -> w.Widget:
    """Return a title over a slider."""
    value = row.value.read(screen.phone)
    slider = w.SeekBar(
        value,
        row.maximum,
        on_change=partial(row.value.write, screen.phone),
        id="android:id/seekbar" if row.steps is None else "seekbar",
        key=f"seek {row.key}",
        desc=row.title,
        enabled=row.enabled,
        weight=1,
    )
    title = w.Text(row.title, ROW_TITLE, id="android:id/title", enabled=row.enabled)
    summary = row.summary is not None and w.Text(
        row.summary, ROW_SUMMARY, id="android:id/summary", enabled=row.enabled
    )
    texts = w.Padding(w.Column(title, summary), (16, 0, 24, 0))
    line = _stepped(screen, row, slider, value) if row.steps else w.Row(slider, width="fill")
    column = w.Column(texts, line, width="fill", weight=1)
    icon = row.icon is not None and w.Panel(
        w.Icon(row.icon, id="android:id/icon", enabled=row.enabled), padding=(24, 0, 8, 0)
    )
    inside = w.Row(icon, column, width="fill")
    start = 0 if row.icon else 8
    return w.Panel(inside, padding=(start, 12, 8, 4), cls=LINEAR, width="fill")


def _stepped(screen: SubSettings, row: rows.Seek, slider: w.SeekBar, value: int) -> w.Widget:
    assert row.steps is not None
    fewer, more = row.steps
    write = partial(row.value.write, screen.phone)
    return w.Row(
        w.IconButton("remove", fewer, id="icon_start", enabled=value > 0,
                     on_tap=partial(write, max(0, value - 1)), key=f"less {row.key}"),
        slider,
        w.IconButton("add", more, id="icon_end", enabled=value < row.maximum,
                     on_tap=partial(write, min(row.maximum, value + 1)), key=f"more {row.key}"),
        width="fill",
    )  # fmt: skip
