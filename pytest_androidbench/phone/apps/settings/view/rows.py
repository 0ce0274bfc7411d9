"""From a row of a page to its widget."""

from __future__ import annotations

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.view import controls, plain
from pytest_androidbench.phone.ui import widgets as w


def row_widget(pane: Pane, row: rows.SettingsRow) -> w.Widget:
    """The widget of a row."""
    match row:
        case rows.Link():
            return plain.tappable(pane, row, row.summary, plain.side_of(pane, row))
        case rows.SwitchPreference():
            return controls.toggle(pane, row)
        case rows.MainSwitch():
            return controls.main_switch(pane, row)
        case rows.Option():
            return controls.option(pane, row)
        case rows.Seek():
            return controls.seek(pane, row)
        case rows.PreferenceCategory():
            return plain.category(row)
        case rows.Footer():
            return plain.footer(pane, row)
        case rows.EntityHeader():
            return plain.header(pane, row)
        case rows.Buttons():
            return plain.buttons(pane, row)
        case rows.ConfirmPreference(button=button) if button:
            return controls.single_button(pane, row)
        case rows.UsageProgressBar():
            return plain.usage(row)
        case rows.Custom():
            return row.build(pane)
        case rows.Answerable():
            return plain.tappable(pane, row, plain.summary_of(pane, row), plain.side_of(pane, row))
        case _:
            return plain.info(pane, row)


def stays_above(row: rows.SettingsRow) -> bool:
    """Whether a row does not scroll with the others."""
    return isinstance(row, rows.MainSwitch) and row.bar == "switch_bar"
