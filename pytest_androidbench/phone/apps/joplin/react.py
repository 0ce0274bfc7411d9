"""Views as React Native makes them: groups that are touched, buttons, signs that are texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.widgets.icon import Icon

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout

VIEW, VIEW_GROUP = "android.view.View", "android.view.ViewGroup"
BUTTON, SCROLL = "android.widget.Button", "android.widget.ScrollView"
BUTTON_TEXT: Final = w.TextStyle(14, 500, colour="#ffffff", caps=True)
SIGNS: Final[Mapping[str, str]] = {
    "menu": "\uf451",
    "arrow_back": "\uf127",
    "check": "\uf21d",
    "check_circle_outline": "\uf21f",
    "search": "\uf55f",
    "delete": "\uf5f2",
    "delete_forever": "\uf5f2",
    "restore_from_trash": "\uf51b",
    "content_copy": "\uf28f",
    "filter_list": "\uf305",
    "more_vert": "\uf2d4",
    "cancel": "\uf24b",
    "undo": "\uf13f",
    "redo": "\uf139",
    "functions": "∑",
    "format_bold": "\uf032",
    "format_italic": "\uf033",
    "link": "\uf0c1",
    "format_list_bulleted": "\uf0ca",
    "format_list_numbered": "\uf0cb",
    "checklist": "\uf0ae",
    "schedule": "\uf271",
    "attach_file": "\ue2bc",
    "more_horiz": "\ue5d3",
}
"""Our names of signs -> what stands for them in Ionicons, Font Awesome, Material Icons."""


@dataclass(eq=False)
class Glyph(Icon):
    """A sign of an icon font: to Android it is a text of one private character."""

    class_name: ClassVar[str] = "android.widget.TextView"
    is_plain: ClassVar[bool] = False

    def label(self, box: Box) -> str:
        del box
        return SIGNS.get(self.name, "")


class DottedText(w.Text):
    """A text in which the large circle, which our fonts lack, is drawn as the usual one."""

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        shown = layout.ctx.text(self.text).replace("\u2b24", "\u25cf")
        draft = w.Text(shown, self.style).measure(layout, limits)
        return BoxDraft(self, draft.width, draft.height, (), draft.content)


def group(kid: w.Widget, desc: TextLike | None = None) -> w.Widget:
    """A `View`, which groups others."""
    return w.Panel(kid, cls=VIEW_GROUP, desc=desc)


def touchable(
    kid: w.Widget,
    on_tap: Callable[[], None],
    *,
    on_long: Callable[[], None] | None = None,
    cls: str = VIEW_GROUP,
) -> w.Widget:
    """A `TouchableOpacity`: that it can be held is known to the app alone, not to Android."""
    return w.Panel(kid, cls=cls, on_tap=on_tap, on_long=on_long, long_clickable=False, width="fill")


def native_button(title: TextLike, act: Callable[[], None]) -> w.Widget:
    """A `Button`: a coloured group of the role, around its title in capitals."""
    text = w.Text(title, BUTTON_TEXT, lines=1, align="center", width="fill")
    look = w.Look(background="#2196f3", radius=2, elevation=2)
    return w.Panel(
        text, padding=8, look=look, cls=BUTTON, on_tap=act, width="fill", long_clickable=False
    )
