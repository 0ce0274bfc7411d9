"""The bar that takes the top's place while rows are selected."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pytest_androidbench.phone.ui import widgets as w


def SelectionBar(  # noqa: N802 - used like a widget
    chosen: int,
    total: int,
    *,
    on_close: Callable[[], None],
    on_title: Callable[[], None],
    actions: Sequence[w.Kid] = (),
) -> w.Widget:
    """How many rows of all are selected, and what can be done with them."""
    close = w.IconButton(
        "arrow_back", id="action_mode_close_button", colour="on_surface", on_tap=on_close
    )
    title = w.Text(f"{chosen} / {total}", w.TITLE, id="actionbar_title", on_tap=on_title, lines=1)
    row = w.Row(close, w.Spacer(8), title, w.Spacer(weight=1), *actions, width="fill", height=56)
    return w.Panel(row, id="action_mode_bar", cls="android.view.ViewGroup", padding=(4, 0))
