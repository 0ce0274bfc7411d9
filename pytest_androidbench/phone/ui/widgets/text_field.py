"""A text that can be edited."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from pytest_androidbench.phone.ui.box import INF, Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.errors import LayoutError
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.icons import check_icon
from pytest_androidbench.phone.ui.part import at_path, put_at
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.theme import BODY_LARGE, BODY_SMALL, TextStyle
from pytest_androidbench.phone.ui.widget import Event, Extent, Widget
from pytest_androidbench.phone.ui.widgets.field_frame import FieldFrame, FieldStyle
from pytest_androidbench.phone.ui.widgets.text_marks import (
    Marking,
    paint_grounds,
    paint_strikes,
    tints,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

Keyboard = Literal["text", "number", "decimal", "phone", "email", "uri", "datetime"]
ImeAction = Literal["next", "done", "search", "go", "send", "enter"]


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldContent:
    """What a field shows: its value, the text set in lines, and where that lies in the box."""

    value: str
    paragraph: Paragraph
    hint: Paragraph | None
    floats: bool
    """Whether the hint is small and above the text."""
    room: Rect
    """Where the text may be drawn, from the box's top start corner (as if left to right)."""
    shift: Point
    """How far the text is scrolled inside of the room."""
    selection: tuple[int, int]
    caret: int


@dataclass(eq=False)
class TextField(Widget):
    """An edit field; its text is `value` (changes go to `on_text`) or the screen's field `bind`."""

    value: str = ""
    on_text: Callable[[str], None] | None = None
    bind: str | None = None
    keyboard: Keyboard = "text"
    multiline: bool = False
    password: bool = False
    max_length: int | None = None
    """So many characters fit; what is typed beyond is cut off."""
    action: ImeAction | None = None
    """What the keyboard's action key does; by default `next`, or `enter` in several lines."""
    on_done: Callable[[], None] | None = None
    """Runs when the action key (other than next and enter) is pressed."""
    on_keys: Callable[[str, tuple[int, int]], None] | None = None
    """Gets keys of a keyboard with wires, and what is selected, in place of a new text.

    One key for each character; line feed, backspace and tab are the keys of these names.
    """
    style: FieldStyle = "outlined"
    text_style: TextStyle = BODY_LARGE
    icon: str | None = None
    """A sign in front of the text, where the style is outlined or filled."""
    marking: Marking | None = None
    """Finds what of the text is drawn in another look."""
    read_only: bool = False
    """Whether it takes no caret, only taps, as one that opens a dialog."""
    width: Extent = field(default="fill", kw_only=True)

    class_name: ClassVar[str] = "android.widget.EditText"
    is_stateful: ClassVar[bool] = True
    takes_all: ClassVar[bool] = False
    """Whether it keeps no character out, whatever its kind: web pages do that themselves."""

    def __post_init__(self) -> None:
        if self.icon is not None:
            check_icon(self.icon)

    def edit(self, fields: object, text: str) -> None:
        """Give the field a new text: into the bound field of the screen, or to `on_text`."""
        if self.bind is not None:
            put_at(fields, self.bind, text)
        if self.on_text is not None:
            self.on_text(text)

    def took_focus(self) -> None:
        """The caret was put into it."""

    @property
    def is_editable(self) -> bool:
        """Whether it takes a caret."""
        return self.enabled and not self.read_only

    @property
    def frame(self) -> FieldFrame:
        """What is drawn around the text."""
        return FieldFrame(self.style, bool(self.hint), self.icon)

    def text_in(self, fields: object) -> str:
        """Return the current text."""
        return str(at_path(fields, self.bind)) if self.bind is not None else self.value

    def handles(self, event: Event) -> bool:
        touched = event in {"on_tap", "on_long"} and not self.read_only
        return touched or super().handles(event)

    @property
    def is_password(self) -> bool:
        return self.password

    def label(self, box: Box) -> str:
        content = content_of(box)
        if not content.value and self.hint is not None:
            return box.ctx.text(self.hint)
        return "•" * len(content.value) if self.password else content.value

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        frame = self.frame
        value = layout.bound_text(self.bind) if self.bind is not None else self.value
        focused = layout.state.focus == layout.identity_of(self)
        start, top, end, bottom = frame.insets(layout.ctx.dp)
        wide = limits.max_width if limits.max_width < INF else layout.ctx.dp(280)
        inner = max(0, wide - start - end)
        shown = "•" * len(value) if self.password else value
        paragraph = layout.paragraph(
            shown, self.text_style, inner if self.multiline else INF, ltr=self.keyboard != "text"
        )
        floats = bool(value or focused) and self.style in {"outlined", "filled"}
        hint = self._hint(layout, floats, inner)
        text_height = max(paragraph.height, hint.height if hint and not floats else 0)
        height = limits.height(max(text_height + top + bottom, frame.least(layout.ctx.dp)))
        if not self.multiline:
            extra = height - top - bottom - text_height
            top += max(0, extra) // 2
        room = Rect(start, top, start + inner, height - bottom)
        state = layout.state
        caret = min(state.caret, len(value)) if focused else 0
        content = FieldContent(
            value=value,
            paragraph=paragraph,
            hint=hint,
            floats=floats,
            room=room,
            caret=caret,
            shift=_shift(paragraph, caret, room) if focused else Point(0, 0),
            selection=state.selected if focused else (0, 0),
        )
        return BoxDraft(self, limits.width(wide), height, (), content)

    def _hint(self, layout: Layout, floats: bool, inner: int) -> Paragraph | None:
        if not self.hint:
            return None
        style = BODY_SMALL if floats else self.text_style
        return layout.paragraph(self.hint, style, inner, 1)

    def paint(self, box: Box, painter: Painter) -> None:
        content = content_of(box)
        self.frame.paint(box, painter, _label(box, content))
        self._paint_hint(box, content, painter)
        room = text_room(box)
        with painter.clipped(room):
            left, top = room.left - content.shift.x, room.top - content.shift.y
            start, end = content.selection
            if box.focused and end > start:
                for rect in content.paragraph.selection(start, end, room.width):
                    painter.fill(rect.moved(left, top), "selection")
            self._paint_text(content, Point(left, top), room.width, painter)
        if box.focused and content.selection[0] == content.selection[1]:
            painter.fill(caret_rect(box, content.caret), "primary")

    def _paint_text(
        self, content: FieldContent, corner: Point, room: int, painter: Painter
    ) -> None:
        colour = painter.colour(self.text_style.colour, 1.0 if self.enabled else 0.38)
        marks = self.marking(content.value) if self.marking is not None else ()
        paragraph, tinted = content.paragraph, tints(marks, painter)
        paint_grounds(marks, paragraph, corner, room, painter)
        painter.text(paragraph, corner.x, corner.y, colour, room, "start", tinted)
        paint_strikes(marks, paragraph, corner, room, painter)

    def _paint_hint(self, box: Box, content: FieldContent, painter: Painter) -> None:
        hint = content.hint
        if hint is None or (content.value and not content.floats):
            return
        dp, room = box.ctx.dp, text_room(box)
        colour = painter.colour("on_surface_variant", 1.0 if self.enabled else 0.38)
        if not content.floats:
            painter.text(hint, room.left, room.top, colour, room.width, "start")
            return
        if box.focused:
            colour = painter.colour("primary")
        top = box.rect.top + dp(8)
        if self.style == "outlined":
            top = box.rect.top + dp(4) - hint.height // 2
        painter.text(hint, room.left, top, colour, room.width, "start")


def content_of(box: Box) -> FieldContent:
    """Return what a text field's box shows."""
    content = box.content
    if not isinstance(content, FieldContent):
        raise LayoutError(f"not a text field: {box}")
    return content


def text_room(box: Box) -> Rect:
    """Return where a field's text may be drawn, on the screen."""
    room = content_of(box).room.moved(box.rect.left, box.rect.top)
    return room.mirrored(box.rect) if box.ctx.rtl else room


def offset_at(box: Box, point: Point) -> int:
    """Return the offset in a field's text that is nearest to a point of the screen."""
    content, room = content_of(box), text_room(box)
    local = point.moved(content.shift.x - room.left, content.shift.y - room.top)
    return content.paragraph.offset_at(local.x, local.y, room.width)


def caret_rect(box: Box, offset: int) -> Rect:
    """Return where the caret before a character of a field stands on the screen."""
    content, room = content_of(box), text_room(box)
    caret = content.paragraph.caret(offset, room.width)
    left = room.left - content.shift.x + caret.x
    width = max(1, box.ctx.dp(2))
    if room.right - width < left <= room.right:
        left = room.right - width
    return Rect.sized(left, room.top - content.shift.y + caret.top, width, caret.height)


def _label(box: Box, content: FieldContent) -> Rect | None:
    """Return where a floating hint stands in an outline, as if left to right."""
    if content.hint is None or not content.floats:
        return None
    dp, rect = box.ctx.dp, box.rect
    left = rect.left + content.room.left - dp(4)
    return Rect.sized(left, rect.top, content.hint.width + dp(8), dp(10))


def _shift(paragraph: Paragraph, caret: int, room: Rect) -> Point:
    """Return how far to scroll the text so that the caret is visible."""
    place = paragraph.caret(caret, room.width)
    over_x = place.x - room.width + 4 if place.x > room.width - 4 else min(0, place.x)
    over_y = max(0, place.top + place.height - room.height)
    return Point(over_x, over_y)
