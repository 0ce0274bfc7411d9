"""What a tap on a row does: an action, another page, or a dialog whose result the row takes."""

from __future__ import annotations

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.screens.dialogs import TITLE_ID, EditDialog
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm
from pytest_androidbench.phone.ui.message import tr


def tapped(pane: Pane, row: rows.SettingsRow) -> None:
    """Act on a tap on a row."""
    match row:
        case rows.Link(do=do) if do is not None:
            do(pane)
        case rows.Link() | rows.SwitchPreference():
            pane.open(row.to, row.argument)
        case rows.ConfirmPreference():
            pane.query(row.key, question(row.caution))
        case rows.ListChoice():
            pane.query(row.key, choices(row, row.value.read(pane.phone)))
        case rows.EditText():
            now = row.value.read(pane.phone)
            pane.query(row.key, EditDialog(title=row.label or row.title, text=now))
        case rows.Prompt():
            pane.query(row.key, row.dialog())


def flip(pane: Pane, row: rows.SwitchPreference | rows.MainSwitch, value: bool) -> None:
    """Set a switch; some ask before they go on."""
    if isinstance(row, rows.SwitchPreference) and row.caution is not None and value:
        pane.query(row.key, question(row.caution))
    else:
        row.value.write(pane.phone, value)


def question(caution: rows.Caution) -> Confirm:
    """The dialog of a question."""
    return Confirm(
        title=caution.title or None,
        message=caution.message or None,
        positive=caution.yes,
        negative=caution.no or tr("Cancel"),
        title_id=TITLE_ID,
    )


def choices(row: rows.ListChoice, now: str) -> Choose:
    """The dialog of a list, with the value it has now ticked."""
    return Choose(
        title=row.title,
        choices=[*row.options.values()],
        chosen=[*row.options].index(now) if now in row.options else -1,
        negative=tr("Cancel"),
        title_id=TITLE_ID,
    )
