"""What can be seen: the laid-out scene, its hierarchy, and its picture, each made once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal

from pytest_androidbench.phone.system.windows.entries import Layer
from pytest_androidbench.phone.system.windows.scene import CrashedBuild, Scene, SceneBuilder, Window
from pytest_androidbench.phone.ui.draw import draw, encode_jpeg, encode_png, frame_buffer
from pytest_androidbench.phone.ui.geometry import Rect, Size
from pytest_androidbench.phone.ui.theme import BLACK
from pytest_androidbench.phone.ui.tree import Node, WindowBoxes, tree, xml

if TYPE_CHECKING:
    from PIL import Image

    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.stack import ScreenStack
    from pytest_androidbench.phone.ui.frame import FrameBuffer

PictureFormat = Literal["jpeg", "png"]
SEEN_TWICE_MS: Final = 200
ORDER: Final = (
    Layer.KEYBOARD,
    Layer.TOOLBAR,
    Layer.COPIED,
    Layer.TIP,
    Layer.ROTATION,
    Layer.VOLUME,
    Layer.HEADS_UP,
    Layer.STATUS,
    Layer.NAVIGATION,
)
"""How windows that are no apps are listed."""


class Observing:
    """Keeps the scene, the frame and the encoded pictures until something changes."""

    def __init__(self, phone: Phone, stack: ScreenStack) -> None:
        self._phone = phone
        self._stack = stack
        self.composer = SceneBuilder(phone, stack)
        self.revision = 0
        self.asked = False
        self._key: tuple[Any, ...] = ()
        self._scene: Scene | None = None
        self._frame: FrameBuffer | None = None
        self._pictures: dict[tuple[Any, ...], bytes] = {}

    def scene(self) -> Scene:
        """The windows as they are now."""
        key = self._now()
        if self._scene is None or key != self._key:
            self._scene = self.composer.compose()
            self._key = self._now()
        return self._scene

    def tree(self, *, compressed: bool = False) -> list[Node]:
        """The nodes of the active window."""
        window = self.scene().focused
        return self._nodes([window], compressed) if window is not None else []

    def all_trees(self, *, compressed: bool = False) -> list[Node]:
        """The nodes of all windows: apps from the top down, then keyboard and bars.

        What lies below the uppermost app window that takes touches everywhere is not told of,
        as `WindowsForAccessibilityObserver` of 13 has it: a dialog stands without its page.
        """
        windows = self.scene().windows
        apps = [w for w in reversed(windows) if w.layer <= Layer.SYSTEM or w.layer == Layer.SHADE]
        others = [w for w in windows if w not in apps and w.layer in ORDER]
        apps.sort(key=lambda w: -w.layer)
        others.sort(key=lambda w: ORDER.index(w.layer))
        modal = next((at for at, w in enumerate(apps) if w.focusable), len(apps))
        return self._nodes([*apps[: modal + 1], *others], compressed)

    def look(self) -> None:
        """Let time pass when the hierarchy is asked for again with nothing in between."""
        if self.asked:
            self._phone.clock.spend(SEEN_TWICE_MS)
        else:
            self._phone.clock.catch_up()
        self.asked = True

    def dump(self, *, compressed: bool = False, all_windows: bool = False) -> str:
        """Android's XML; asking again with nothing in between lets time pass."""
        self.look()
        trees = self.all_trees if all_windows else self.tree
        roots = trees(compressed=compressed)
        return xml(roots, self._phone.display.rotation)

    def image(self) -> Image.Image:
        """The picture of the whole display."""
        scene = self.scene()
        if self._frame is None or self._frame.area.size != scene.size:
            self._frame = frame_buffer(scene.size)
        if not self._lit:
            self._frame.fill(self._frame.area, BLACK)
            return self._frame.image
        return draw([window.root for window in scene.windows], scene.ctx, self._frame)

    def picture(self, kind: PictureFormat = "jpeg", quality: int = 80) -> bytes:
        """The encoded picture, made once for a state of the display."""
        self.scene()
        key = (self._key, self._lit, kind, quality)
        if key not in self._pictures:
            self._pictures = {k: v for k, v in self._pictures.items() if k[0] == self._key}
            image = self.image()
            encode: Callable[[], bytes] = (
                (lambda: encode_png(image))
                if kind == "png"
                else (lambda: encode_jpeg(image, quality))
            )
            self._pictures[key] = encode()
        return self._pictures[key]

    def task_picture(self, task_id: int, size: Size) -> bytes | None:
        """What a task shows, as a JPEG of a size; None where nothing of it can be drawn."""
        task = next((task for task in self._stack.tasks if task.id == task_id), None)
        key = (self._key, task_id, size)
        if task is None or key in self._pictures:
            return self._pictures.get(key)
        try:
            scene = self.composer.of_task(task)
        except CrashedBuild:
            return None
        roots = [window.root for window in scene.windows]
        whole = draw(roots, scene.ctx, frame_buffer(scene.size)).convert("RGB")
        self._pictures[key] = encode_jpeg(whole.resize(size, reducing_gap=2.0), 90)
        return self._pictures[key]

    def forget(self) -> None:
        """Lay out anew, whatever the reason."""
        self._scene = None
        self._pictures.clear()

    @property
    def _lit(self) -> bool:
        return self._phone.windows.screen_on

    def _now(self) -> tuple[Any, ...]:
        return (
            self.revision,
            self._phone.files.revision,
            self._phone.display,
            self._phone.clock.now_ms // 60_000,
            self._beat(),
        )

    def _beat(self) -> int:
        """A number that changes with what moves by itself on the screens in front."""
        front = self._stack.front
        entries = [*(front.entries if front is not None else ()), *self._stack.overlays]
        beats = [beat for beat in (entry.screen.beat_ms() for entry in entries) if beat]
        return self._phone.clock.uptime_ms // min(beats) if beats else 0

    def _nodes(self, windows: list[Window], compressed: bool) -> list[Node]:
        width, height = self.scene().size
        whole = Rect(0, 0, width, height)
        shown = [WindowBoxes(root=w.root, visible=whole) for w in windows]
        return tree(shown, compressed=compressed)
