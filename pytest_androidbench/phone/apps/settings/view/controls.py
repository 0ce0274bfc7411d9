"""Rows with controls: switches, radio buttons, sliders."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.view.parts import (
    LINEAR,
    app_picture,
    lead,
)
from pytest_androidbench.phone.apps.settings.view.plain import tappable
from pytest_androidbench.phone.apps.settings.view.tapping import flip, tapped
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.theme import ROW_SUMMARY, ROW_TITLE


def toggle(pane: Pane, row: rows.SwitchPreference) -> w.Widget:
    """A row with a switch; with a page behind it, the two are tapped apart."""
    on = row.value.read(pane.phone)
    turn = partial(flip, pane, row)
    if row.to:
        switch = w.Switch(
            on, on_change=turn, id="switchWidget", desc=row.title, enabled=row.enabled
        )
        return tappable(pane, row, row.summary, switch)
    switch = w.Switch(on, id="android:id/switch_widget", enabled=row.enabled)
    return w.ListItem(
        row.title, row.summary, lead=lead(pane, row), trailing=switch, enabled=row.enabled,
        on_tap=partial(turn, not on),
    )  # fmt: skip


def main_switch(pane: Pane, row: rows.MainSwitch) -> w.Widget:
    """The bar at the top of a page."""
    bar = w.MainSwitch(row.title, row.value.read(pane.phone), partial(flip, pane, row), id=row.bar)
    scrolls = row.bar == "settingslib_main_switch_bar"
    return w.Panel(bar, cls="android.widget.FrameLayout") if scrolls else bar


def option(pane: Pane, row: rows.Option) -> w.Widget:
    """A row with a radio button or a check box."""
    sign = (w.CheckBox if row.box else w.Radio)(
        checked=row.chosen, id="android:id/checkbox", enabled=row.enabled
    )
    frame = w.Panel(sign, id="android:id/widget_frame", cls=LINEAR)
    return w.ListItem(
        row.title,
        row.summary,
        lead=frame,
        trailing=app_picture(pane, row.picture) if row.picture else None,
        enabled=row.enabled,
        on_tap=partial(row.do, pane),
    )


def single_button(pane: Pane, row: rows.ConfirmPreference) -> w.Widget:
    """A button of its own."""
    button = w.Button(
        row.title, "tonal", icon="history", id=row.button, on_tap=partial(tapped, pane, row)
    )
    frame = w.Row(button, cls="android.widget.FrameLayout", width="fill")
    return w.Padding(frame, (24, 12))


def seek(pane: Pane, row: rows.Seek) -> w.Widget:
    """A title over a slider."""
    title = w.Text(row.title, ROW_TITLE, id="android:id/title", enabled=row.enabled)
    summary = row.summary is not None and w.Text(
        row.summary, ROW_SUMMARY, id="android:id/summary", enabled=row.enabled
    )
    texts = w.Padding(w.Column(title, summary), (16, 0, 24, 0))
    column = w.Column(texts, _slider(pane, row), width="fill", weight=1)
    icon = row.icon is not None and w.Panel(
        w.Icon(row.icon, id="android:id/icon", enabled=row.enabled), padding=(24, 0, 8, 0)
    )
    inside = w.Row(icon, column, width="fill")
    start = 0 if row.icon else 8
    return w.Panel(inside, padding=(start, 12, 8, 4), cls=LINEAR, width="fill")


def _slider(pane: Pane, row: rows.Seek) -> w.Widget:
    """The bar, between buttons that move it by a step where it has them."""
    value, write = row.value.read(pane.phone), partial(row.value.write, pane.phone)
    bar = w.SeekBar(
        value,
        row.maximum,
        on_change=write,
        id="android:id/seekbar",
        key=f"seek {row.key}",
        desc=row.title,
        enabled=row.enabled,
        weight=1,
    )
    if row.steps is None:
        return w.Row(bar, width="fill")
    fewer, more = row.steps
    return w.Row(
        _step("start", "remove", fewer, value > 0, partial(write, max(0, value - 1))),
        bar,
        _step("end", "add", more, value < row.maximum, partial(write, min(row.maximum, value + 1))),
        id="seekbar_frame",
        cls=LINEAR,
        width="fill",
    )


def _step(
    side: str, icon: str, desc: TextLike, possible: bool, move: Callable[[], None]
) -> w.Widget:
    """What moves a slider by a step."""
    return w.Panel(
        w.Align(w.Icon(icon, id=f"icon_{side}", enabled=possible)),
        id=f"icon_{side}_frame",
        cls="android.widget.FrameLayout",
        desc=desc,
        enabled=possible,
        on_tap=move,
        width=48,
        height=48,
    )
