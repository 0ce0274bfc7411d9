"""Material's search bar, closed: it looks like a field, and a tap opens the search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.message import TextLike

ID: Final = "open_search_bar"


class _Bar(w.Panel):
    """Tells accessibility services its hint as the text of a field."""

    def label(self, box: Box) -> str:
        return box.ctx.text(self.hint) if self.hint is not None else ""


def open_search_bar(
    hint: TextLike,
    on_tap: Callable[[], None],
    *,
    lead: w.Widget | None = None,
    actions: Sequence[w.Kid] = (),
) -> w.Widget:
    """The bar between its buttons."""
    bar = w.SearchBar(hint, lead=lead, actions=actions, text_id=f"{ID}_text_view", cls=None)
    return _Bar(bar, id=ID, cls="android.widget.EditText", hint=hint, on_tap=on_tap, width="fill")
