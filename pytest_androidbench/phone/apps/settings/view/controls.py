"""Rows with controls: switches, radio buttons, sliders."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.settings.model import rows as model
from pytest_androidbench.phone.apps.settings.model.rows import (
    EditText,
    ListChoice,
    Option,
    Seek,
    Toggle,
)
from pytest_androidbench.phone.apps.settings.view import plain
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.theme import ROW_SUMMARY, ROW_TITLE
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    CheckBox,
    Column,
    Icon,
    IconButton,
    ListItem,
    Look,
    MainSwitch,
    Padding,
    Panel,
    Radio,
    Row,
    SeekBar,
    Switch,
    Text,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.settings.screens.sub_settings import SubSettings

LINEAR: Final = "android.widget.LinearLayout"


def toggle(screen: SubSettings, row: Toggle) -> Widget:
    """Return a row with a switch; with a page behind it, the two are tapped apart."""
    on = row.value.read(screen.phone)
    lead = plain.lead(screen, row, row.picture)
    flip = partial(screen.flip, row)
    if not row.to:
        switch = Switch(on, id="android:id/switch_widget", enabled=row.enabled)
        return ListItem(
            row.title, row.summary, lead=lead, trailing=switch, enabled=row.enabled,
            on_tap=partial(flip, not on),
        )  # fmt: skip
    item = ListItem(
        row.title, row.summary, lead=lead, id="main_frame", enabled=row.enabled,
        on_tap=partial(screen.open, row.to, row.argument), weight=1,
    )  # fmt: skip
    switch = Switch(on, on_change=flip, id="switchWidget", desc=row.title, enabled=row.enabled)
    line = Panel(look=Look(background="outline_variant"), width=1, height=32)
    return Row(item, line, Padding(switch, (16, 0, 24, 0)), width="fill")


def main_switch(screen: SubSettings, row: model.MainSwitch) -> Widget:
    """Return the bar at the top of a page."""
    return MainSwitch(row.title, row.value.read(screen.phone), partial(screen.flip, row))


def option(screen: SubSettings, row: Option) -> Widget:
    """Return a row with a radio button or a check box."""
    sign = (CheckBox if row.box else Radio)(
        checked=row.chosen, id="android:id/checkbox", enabled=row.enabled
    )
    picture = plain.app_picture(screen, row.picture) if row.picture else None
    return ListItem(
        row.title,
        row.summary,
        lead=sign,
        trailing=picture,
        enabled=row.enabled,
        on_tap=partial(row.do, screen),
    )


def list_choice(screen: SubSettings, row: ListChoice) -> Widget:
    """Return a row that opens a list of choices."""
    now = row.value.read(screen.phone)
    chosen = dict(row.options).get(now, tr("Not set"))
    return ListItem(
        row.title,
        row.note or chosen,
        lead=plain.lead(screen, row),
        enabled=row.enabled,
        on_tap=partial(screen.tapped, row),
    )


def edit_text(screen: SubSettings, row: EditText) -> Widget:
    """Return a row that opens a text field."""
    now: TextLike = row.value.read(screen.phone) or tr("Not set")
    return ListItem(
        row.title,
        row.summary or now,
        lead=plain.lead(screen, row),
        enabled=row.enabled,
        on_tap=partial(screen.tapped, row),
    )


def seek(screen: SubSettings, row: Seek) -> Widget:
    """Return a title over a slider."""
    value = row.value.read(screen.phone)
    slider = SeekBar(
        value,
        row.maximum,
        on_change=partial(row.value.write, screen.phone),
        id="android:id/seekbar" if row.steps is None else "seekbar",
        key=f"seek {row.key}",
        desc=row.title,
        enabled=row.enabled,
        weight=1,
    )
    title = Text(row.title, ROW_TITLE, id="android:id/title", enabled=row.enabled)
    summary = row.summary is not None and Text(
        row.summary, ROW_SUMMARY, id="android:id/summary", enabled=row.enabled
    )
    texts = Padding(Column(title, summary), (16, 0, 24, 0))
    line = _stepped(screen, row, slider, value) if row.steps else Row(slider, width="fill")
    column = Column(texts, line, width="fill", weight=1)
    icon = row.icon is not None and Panel(
        Icon(row.icon, id="android:id/icon", enabled=row.enabled), padding=(24, 0, 8, 0)
    )
    inside = Row(icon, column, width="fill")
    start = 0 if row.icon else 8
    return Panel(inside, padding=(start, 12, 8, 4), cls=LINEAR, width="fill")


def _stepped(screen: SubSettings, row: Seek, slider: SeekBar, value: int) -> Widget:
    assert row.steps is not None
    fewer, more = row.steps
    write = partial(row.value.write, screen.phone)
    return Row(
        IconButton("remove", fewer, id="icon_start", enabled=value > 0,
                   on_tap=partial(write, max(0, value - 1)), key=f"less {row.key}"),
        slider,
        IconButton("add", more, id="icon_end", enabled=value < row.maximum,
                   on_tap=partial(write, min(row.maximum, value + 1)), key=f"more {row.key}"),
        width="fill",
    )  # fmt: skip
