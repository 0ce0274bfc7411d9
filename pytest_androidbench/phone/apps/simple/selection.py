"""The bar that takes the top's place while rows are selected."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pytest_androidbench.phone.ui.theme import TITLE
from pytest_androidbench.phone.ui.widget import Kid, Widget
from pytest_androidbench.phone.ui.widgets import IconButton, Panel, Row, Spacer, Text


def SelectionBar(  # noqa: N802 - used like a widget
    chosen: int,
    total: int,
    *,
    on_close: Callable[[], None],
    on_title: Callable[[], None],
    actions: Sequence[Kid] = (),
) -> Widget:
    """How many rows of all are selected, and what can be done with them."""
    close = IconButton(
        "arrow_back", id="action_mode_close_button", colour="on_surface", on_tap=on_close
    )
    title = Text(f"{chosen} / {total}", TITLE, id="actionbar_title", on_tap=on_title, lines=1)
    row = Row(close, Spacer(8), title, Spacer(weight=1), *actions, width="fill", height=56)
    return Panel(row, id="action_mode_bar", cls="android.view.ViewGroup", padding=(4, 0))
