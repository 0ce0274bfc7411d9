"""The two pads: digits with operators, and the functions above, which fold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from pytest_androidbench.phone.apps.calculator.keys import (
    COLLAPSE,
    NUMERIC,
    PadButton,
    science_rows,
)
from pytest_androidbench.phone.apps.calculator.look import PadKey
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

GROUP = "android.view.ViewGroup"
Press = Callable[[PadButton], None]


def numeric_pad(press: Press, hold_delete: Callable[[], None]) -> w.Widget:
    """Digits, operators, and what clears and works out: as they are in every language."""
    rows = [_row(_keys(row, press, hold_delete)) for row in NUMERIC]
    pad = w.Column(*rows, across="stretch", id="pad_numeric", cls=GROUP, width="fill",
                   height="fill")  # fmt: skip
    return w.Directed(pad, weight=len(rows), width="fill", height="fill")


def science_pad(
    press: Press,
    fold: Callable[[], None] | None,
    *,
    degrees: bool,
    inverse: bool,
    expanded: bool,
) -> w.Widget:
    """The functions: one row of them, or all three.

    Args:
        press: a key was pressed.
        fold: shows more or less of them; None where all are shown anyway.
        degrees: whether angles are in degrees.
        inverse: whether the inverse functions are shown.
        expanded: whether all rows are.
    """
    first, *others = science_rows(degrees=degrees, inverse=inverse)
    end = _fold_key(fold, expanded=expanded) if fold is not None else None
    room = end is not None and w.Spacer(width=48)
    more = [_row([*_keys(row, press), room]) for row in others if expanded]
    rows = [_row([*_keys(first, press), end]), *more]
    return w.Column(*rows, across="stretch", id="pad_advanced", cls=GROUP,
                    weight=0.8 * len(rows), width="fill", height="fill")  # fmt: skip


def _row(kids: Iterable[w.Kid]) -> w.Widget:
    return w.Row(*kids, across="stretch", weight=1, width="fill")


def _keys(
    row: Iterable[PadButton], press: Press, hold_delete: Callable[[], None] | None = None
) -> list[w.Widget]:
    return [
        PadKey(
            key.text,
            key.icon,
            key.kind,
            id=key.id,
            desc=key.desc,
            cls="android.widget.ImageButton" if key.icon else None,
            on_tap=partial(press, key),
            on_long=hold_delete if key.id == "del" else None,
            weight=1,
            height="fill",
        )
        for key in row
    ]


def _fold_key(fold: Callable[[], None], *, expanded: bool) -> w.Widget:
    desc = tr("Hide scientific buttons") if expanded else tr("Show scientific buttons")
    icon = "expand_less" if expanded else "expand_more"
    return w.IconButton(icon, desc, id=COLLAPSE, on_tap=fold, width=48, height="fill")
