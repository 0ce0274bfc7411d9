"""The sample text on the page Display size and text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import BODY_LARGE, TITLE_MEDIUM
from pytest_androidbench.phone.ui.widgets import Card, Column, Look, Padding, Text

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.settings.model.pane import Pane
    from pytest_androidbench.phone.ui.widget import Widget


def text_preview(pane: Pane) -> Widget:
    """Return a card with text in the present size."""
    del pane
    sample = Column(
        Text(tr("The Wonderful Wizard of Oz"), TITLE_MEDIUM, id="preview_title"),
        Text(
            tr(
                "Even with eyes protected by the green spectacles Dorothy and her friends were "
                "at first dazzled by the brilliancy of the wonderful City."
            ),
            BODY_LARGE,
        ),
        gap=8,
    )
    look = Look(background="surface_container", radius=24)
    return Padding(Card(sample, padding=24, look=look, id="preview_pager", width="fill"), (16, 8))
