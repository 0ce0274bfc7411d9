"""What Material has around a text field with a floating hint, its TextInputLayout."""

from __future__ import annotations

from typing import Final, Literal

from pytest_androidbench.phone.ui import widgets as w

FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
IMAGE_BUTTON: Final = "android.widget.ImageButton"
FIELD_HEIGHT: Final = 56
ICON: Final = 48


class InputIcon(w.Checkable, w.Panel):
    """An icon of a field, which says that it can be checked whatever it does."""

    class_name = IMAGE_BUTTON


class InputButton(w.Checkable, w.IconButton):
    """The same where it does something."""


def text_input(
    field: w.Widget, *, id_: str | None = None, starts: bool = False, end: w.Widget | None = None
) -> w.Widget:
    """A field in the views that lie around it.

    Args:
        field: the field, which draws an icon of its own.
        id_: of what is around all.
        starts: whether there is an icon in front of it, which is a view.
        end: what stands at its end.
    """
    icon = InputIcon(id="text_input_start_icon", width=ICON, height=FIELD_HEIGHT)
    start = _at("start", icon) if starts else None
    frame = w.Stack(start, field, end and _at("end", end), cls=FRAME, width="fill")
    return w.Panel(frame, id=id_, cls=LINEAR, width="fill")


def _at(side: Literal["start", "end"], kid: w.Widget) -> w.Widget:
    return w.Align(w.Panel(kid, cls=LINEAR), across=side, width="fill", height=FIELD_HEIGHT)
