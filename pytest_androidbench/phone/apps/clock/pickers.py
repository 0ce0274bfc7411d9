"""The dialog for the name of an alarm or a timer."""

from __future__ import annotations

from pytest_androidbench.phone.kit.dialogs import EnterText
from pytest_androidbench.phone.ui.message import tr


def label_dialog(label: str) -> EnterText:
    """A text field for the name of an alarm or a timer."""
    return EnterText(title=tr("Label"), text=label, hint=tr("Label"), field_id="label_input_field")
