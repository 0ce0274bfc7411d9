"""Widgets whose pixels, and whose parts in the hierarchy, an app makes by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol

from pytest_androidbench.phone.ui.box import INF, Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point, Rect, Size
from pytest_androidbench.phone.ui.widget import Event, TouchPhase, VirtualNode, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter


@dataclass(eq=False)
class Canvas(Widget):
    """A drawing: `draw(painter, rect)`; taps and touches come in pixels from its own corner."""

    draw: Callable[[Painter, Rect], None] | None = None
    nodes: Callable[[Size], Sequence[VirtualNode]] | None = None
    on_press: Callable[[Point], None] | None = None
    on_touch: Callable[[TouchPhase, Point], None] | None = None

    class_name: ClassVar[str] = "android.view.View"

    def handles(self, event: Event) -> bool:
        pressed = self.on_press is not None or self.nodes is not None
        return (event == "on_tap" and pressed) or super().handles(event)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:  # noqa: ARG002
        width = limits.max_width if limits.max_width < INF else limits.min_width
        height = limits.max_height if limits.max_height < INF else limits.min_height
        return BoxDraft(self, width, height)

    def paint(self, box: Box, painter: Painter) -> None:
        if self.draw is not None:
            self.draw(painter, box.rect)

    def virtual_nodes(self, box: Box) -> Sequence[VirtualNode]:
        return self.nodes(box.rect.size) if self.nodes is not None else ()

    def tap(self, box: Box, point: Point) -> None:
        local = point.moved(-box.rect.left, -box.rect.top)
        for node in self.virtual_nodes(box):
            if node.bounds.contains(local) and node.on_tap is not None:
                node.on_tap()
                return
        if self.on_press is not None:
            self.on_press(local)
        super().tap(box, point)

    def touch(self, box: Box, phase: TouchPhase, point: Point) -> bool:
        if self.on_touch is None:
            return False
        self.on_touch(phase, point.moved(-box.rect.left, -box.rect.top))
        return True


class PixelSource(Protocol):
    """Something that shows frames: a video, a camera, a page."""

    def frame(self, size: Size) -> bytes:
        """Return an encoded picture (PNG, JPEG) for a place of this size."""

    def nodes(self, size: Size) -> Sequence[VirtualNode]:
        """Return what it adds to the hierarchy."""

    def tap(self, point: Point, size: Size) -> None:
        """Take a tap, in pixels from the surface's corner."""


@dataclass(eq=False)
class Surface(Widget):
    """Frames of a source, as large as its place."""

    source: PixelSource

    class_name: ClassVar[str] = "android.view.SurfaceView"

    def handles(self, event: Event) -> bool:
        return event == "on_tap" or super().handles(event)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:  # noqa: ARG002
        width = limits.max_width if limits.max_width < INF else limits.min_width
        height = limits.max_height if limits.max_height < INF else limits.min_height
        return BoxDraft(self, width, height)

    def paint(self, box: Box, painter: Painter) -> None:
        painter.image(self.source.frame(box.rect.size), box.rect, 0, "contain")

    def virtual_nodes(self, box: Box) -> Sequence[VirtualNode]:
        return self.source.nodes(box.rect.size)

    def tap(self, box: Box, point: Point) -> None:
        self.source.tap(point.moved(-box.rect.left, -box.rect.top), box.rect.size)
        super().tap(box, point)
