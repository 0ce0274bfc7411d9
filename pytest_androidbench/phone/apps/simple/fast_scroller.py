"""What the Simple apps put around long lists, to scroll them by a handle."""

from __future__ import annotations

from pytest_androidbench.phone.ui import widgets as w


def FastScroller(rows: w.Widget, id_: str) -> w.Widget:  # noqa: N802 - used like a widget
    """A list, with the handle that is seen while somebody drags it."""
    return w.Panel(
        rows, id=id_, cls="android.widget.RelativeLayout", weight=1, width="fill", height="fill"
    )
