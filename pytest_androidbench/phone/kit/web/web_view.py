"""A web page as a widget: its picture, its elements, and the finger that goes to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from PIL import Image

from pytest_androidbench.phone.browser.documents import SelectionEnd
from pytest_androidbench.phone.browser.facts import PageView
from pytest_androidbench.phone.kit.web.elements import FieldTaker, placed, widget_of
from pytest_androidbench.phone.kit.web.handles import Grip, grip_at, paint_handles
from pytest_androidbench.phone.system.windows.scrolling import Sample, fling_distance, velocity
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits, ScrollRange, ViewState
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.geometry import Point, Size
from pytest_androidbench.phone.ui.widget import Event, TouchPhase, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

FIELD: Final = "web field"
"""The key of the field that has the page's focus."""
WHITE: Final = "#ffffff"


class ShownPage(FieldTaker, Protocol):
    """The page that a view shows, loaded again where it is gone."""

    @property
    def now_ms(self) -> int:
        """Milliseconds on the phone's clock."""

    def shown(self, size: Size, display: Display) -> PageView:
        """The page as it is in a place of this size by now."""

    def picture(self) -> tuple[Size, bytes]:
        """Its size and pixels, as RGB row by row."""

    def touched(self, phase: str, point: Point) -> None:
        """A finger touches it, in pixels from its corner."""

    def scrolled(self) -> tuple[int, int]:
        """How far it is scrolled by now."""

    def scroll_to(self, x: int, y: int) -> None:
        """Scroll it."""

    def select_word(self, point: Point) -> bool:
        """A finger rests on it: select the word there; whether there is one."""

    def stretch(self, end: SelectionEnd, point: Point) -> None:
        """An end of what is selected is moved to a point."""

    def held(self, point: Point, corner: Point) -> None:
        """A finger rests on it; its upper left corner lies there on the display."""

    def instead(self, view: PageView) -> Widget | None:
        """What is seen in place of a page that could not be had."""


@dataclass(eq=False)
class WebView(Widget):
    """Shows a page, as large as its place; Android's class and Chromium's elements below it."""

    page: ShownPage
    on_change: Callable[[], None] | None = None
    """Told after whatever the user did to the page."""
    samples: list[Sample] = field(default_factory=list)
    """Of the finger that touches it."""
    began_at: tuple[int, int] = (0, 0)
    """How far the page was scrolled when it touched."""
    grip: Grip | None = None

    class_name: ClassVar[str] = "android.webkit.WebView"
    is_stateful: ClassVar[bool] = True

    def __post_init__(self) -> None:
        self.key = self.key or "web view"
        self.title = ""
        self.long_clickable, self.clickable, self.takes_focus = False, False, True

    def handles(self, event: Event) -> bool:
        return event in {"on_long", "on_touch"} or super().handles(event)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        size = Size(limits.max_width, limits.max_height)
        view = self.page.shown(size, layout.ctx.display)
        instead = self.page.instead(view)
        self.title = view.title if instead is None else ""
        if instead is not None:
            kid = layout.measure(instead, Limits.exactly(*size))
            return BoxDraft(self, *size, [kid.at(0, 0)], clips=True)
        return layout.toward("ltr", lambda: self._elements(layout, size, view))

    def _elements(self, layout: Layout, size: Size, view: PageView) -> BoxDraft:
        nodes = view.root.children if view.root is not None else ()
        kids = [
            widget_of(node, f"{FIELD}/{place}", view.field, self.page)
            for place, node in enumerate(nodes)
        ]
        limit = max(0, view.size[1] - size.height)
        scroll = ScrollRange(
            axis="y", offset=min(view.scroll[1], limit), limit=limit, page=size.height
        )
        drafts = placed(layout, kids, 0, 0)
        if layout.ctx.display.is_rtl:
            # The view's own box is mirrored with its neighbours, what is in it is not.
            for draft in drafts:
                draft.x = size.width - draft.x - draft.width
        return BoxDraft(self, *size, drafts, view, scroll=scroll)

    def paint(self, box: Box, painter: Painter) -> None:
        if not isinstance(box.content, PageView) or box.clip.empty:
            return
        size, pixels = self.page.picture()
        place = box.clip.intersect(painter.clip)
        if len(pixels) != 3 * size.width * size.height or place.empty:
            painter.fill(box.rect, WHITE)
            return
        image = Image.frombytes("RGB", (size.width, size.height), pixels)
        left, top, right, bottom = place.moved(-box.rect.left, -box.rect.top)
        part = image.crop((left, top, right, bottom))
        painter.frame.image.paste(part, (place.left, place.top))
        if box.content.selected is not None:
            paint_handles(box, painter, box.content.selected)

    def label(self, box: Box) -> str:  # noqa: ARG002
        return self.title

    @property
    def focusable(self) -> bool:
        return True

    def touch(self, box: Box, phase: TouchPhase, point: Point) -> bool:
        if not isinstance(box.content, PageView):
            return False
        local = point.moved(-box.rect.left, -box.rect.top)
        if phase == "down":
            self.grip = grip_at(box, box.content.selected, local)
        if self.grip is not None:
            self._stretch(self.grip, phase, local)
            return True
        if phase == "down":
            self.samples.clear()
            self.began_at = self.page.scrolled()
        self.samples.append((self.page.now_ms, point.x, point.y))
        self.page.touched(phase, local)
        if phase == "up":
            self._fling(box)
            self._changed()
        return True

    def _stretch(self, grip: Grip, phase: TouchPhase, finger: Point) -> None:
        """Let an end of what is selected follow the finger that has it."""
        if phase != "down":
            self.page.stretch(grip.end, finger.moved(grip.right, grip.down))
        if phase == "up":
            self.grip = None
            self._changed()

    @property
    def lends_holds(self) -> bool:
        # A handle stays with the finger that has it, however long that rests.
        return self.grip is None

    def let_go(self, box: Box) -> None:
        local = Point(self.samples[-1][1], self.samples[-1][2]).moved(-box.rect.left, -box.rect.top)
        self.page.touched("cancel", local)

    def long_press(self, box: Box, point: Point) -> None:
        corner = Point(box.rect.left, box.rect.top)
        local = point.moved(-corner.x, -corner.y)
        if not self.page.select_word(local):
            self.page.held(local, corner)
        self._changed()

    def scroll_by(self, box: Box, state: ViewState, delta: int) -> None:  # noqa: ARG002
        x, y = self.page.scrolled()
        self.page.scroll_to(x, y + delta)
        self._changed()

    def _fling(self, box: Box) -> None:
        """Let the page go on as Android's views do, if it was what the finger moved."""
        x, y = self.page.scrolled()
        began_x, began_y = self.began_at
        density = box.ctx.display.density
        speed_x, speed_y = velocity(self.samples)
        far_x = -fling_distance(speed_x, density) if x != began_x else 0
        far_y = -fling_distance(speed_y, density) if y != began_y else 0
        if far_x or far_y:
            self.page.scroll_to(max(0, x + far_x), max(0, y + far_y))

    def _changed(self) -> None:
        if self.on_change is not None:
            self.on_change()
