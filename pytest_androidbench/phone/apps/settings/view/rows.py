"""From a row of a page to its widget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.settings.model import rows as model
from pytest_androidbench.phone.apps.settings.view import controls, plain
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Category

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.settings.screens.sub_settings import SubSettings


def row_widget(screen: SubSettings, row: model.Row) -> Widget:
    """Return the widget of a row."""
    match row:
        case model.Link() | model.Confirm() | model.Prompt():
            return plain.link(screen, row)
        case model.Toggle():
            return controls.toggle(screen, row)
        case model.MainSwitch():
            return controls.main_switch(screen, row)
        case model.Option():
            return controls.option(screen, row)
        case model.ListChoice():
            return controls.list_choice(screen, row)
        case model.EditText():
            return controls.edit_text(screen, row)
        case model.Seek():
            return controls.seek(screen, row)
        case model.Category():
            return Category(row.title)
        case model.Footer():
            return plain.footer(row)
        case model.Header():
            return plain.header(screen, row)
        case model.Buttons():
            return plain.buttons(screen, row)
        case model.Usage():
            return plain.usage(row)
        case model.Custom():
            return row.build(screen)
        case _:
            return plain.info(screen, row)
