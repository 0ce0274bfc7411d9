"""The sample text on the page Display size and text."""

from __future__ import annotations

from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.view.parts import LINEAR
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


def text_preview(pane: Pane) -> w.Widget:
    """Return a card with text in the present size."""
    del pane
    sample = w.Column(
        w.Text(tr("The Wonderful Wizard of Oz"), w.TITLE_MEDIUM, id="preview_title"),
        w.Text(
            tr(
                "Even with eyes protected by the green spectacles Dorothy and her friends were "
                "at first dazzled by the brilliancy of the wonderful City."
            ),
            w.BODY_LARGE,
        ),
        gap=8,
    )
    look = w.Look(background="surface_container", radius=24)
    pager = w.Card(
        sample,
        padding=24,
        look=look,
        id="preview_pager",
        desc=tr("Preview"),
        cls="androidx.viewpager.widget.ViewPager",
        width="fill",
    )
    label = w.Text(tr("Preview"), w.TITLE_MEDIUM, id="preview_label")
    return w.Padding(w.Column(label, pager, gap=8, cls=LINEAR), (16, 8))
