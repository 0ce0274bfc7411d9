"""Radio buttons of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, TypeVar, Unpack

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.widget import Common

V = TypeVar("V", int, str)
RADIO_GROUP: Final = "android.widget.RadioGroup"


def radio_group(
    options: Iterable[tuple[V, TextLike, str | None]],
    chosen: V | None,
    choose: Callable[[V], None],
    *,
    fills: bool = True,
    **common: Unpack[Common],
) -> w.Widget:
    """One button for each option.

    Args:
        options: value, text and id of each.
        chosen: the value whose button is marked; None: no button is.
        choose: takes the value of the button that is tapped.
        fills: whether each can be tapped on over the whole width.
        common: the group's own fields.
    """
    buttons = [
        w.Radio(
            value == chosen,
            text=text,
            id=id_,
            on_tap=partial(choose, value),
            width="fill" if fills else None,
        )
        for value, text, id_ in options
    ]
    common.setdefault("cls", RADIO_GROUP)
    return w.Column(*buttons, across="stretch" if fills else "start", **common)
