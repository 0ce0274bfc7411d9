"""What can be told apart on a phone: its pages, what can be pressed, its whole visible state."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.snapshots import take
from pytest_androidbench.phone.system.windows.entries import Layer
from pytest_androidbench.phone.system.windows.scene import Window
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.hit import handler, hit
from pytest_androidbench.phone.ui.tree import Node, WindowBoxes, tree, xml
from pytest_androidbench.phone.ui.widget import Event

PASSIVE = frozenset({Layer.TOAST, Layer.STATUS, Layer.NAVIGATION})
"""Layers that nobody presses, and that tell the time."""
TITLES = ("collapsing_toolbar", "alertTitle", "action_bar_title", "editor_title")
ENDLESS = 100
"""So many pages nobody turns."""
EIGHTHS = (4, 2, 6, 1, 7)


class PageKey(NamedTuple):
    """What makes a screen one of its own."""

    package: str
    activity: str
    kind: str
    screen: str
    title: str
    filled: bool = False
    """Something is typed into one of its fields."""

    def __str__(self) -> str:
        title = f" {self.title!r}" if self.title else ""
        return f"{self.package} {self.screen} {self.kind}{title}{', filled' * self.filled}"


class Target(NamedTuple):
    """A node as something to press."""

    gesture: str
    class_name: str
    resource_id: str
    label: str

    def __str__(self) -> str:
        name = self.label or self.resource_id.rpartition("/")[2] or self.class_name
        return f"{self.gesture} {name!r}"


Key = tuple[PageKey, Target]


@dataclass(frozen=True, slots=True, kw_only=True)
class Touch:
    """A target on its page, and where it can be pressed."""

    page: PageKey
    target: Target
    point: Point | None
    """None: it is shown, but all of it lies under something else."""
    chosen: bool = False
    """Already what a tap would make it: a selected tab, a checked radio button."""
    keyboard: str = ""
    """Of a text field: which characters it takes."""

    @property
    def key(self) -> Key:
        """What it is known by."""
        return self.page, self.target


class View:
    """A phone's windows at one moment."""

    def __init__(self, phone: Phone) -> None:
        scene = phone.windows.scene()
        self.phone = phone
        self.windows = [w for w in scene.windows if w.layer not in PASSIVE]
        whole = Rect(0, 0, *scene.size)
        self.nodes = [tree([WindowBoxes(root=w.root, visible=whole)]) for w in self.windows]
        self.pages = [_page(w, n) for w, n in zip(self.windows, self.nodes, strict=True)]
        focused = scene.focused
        assert focused is not None
        self.active = self.windows.index(focused)

    @property
    def page(self) -> PageKey:
        """The page of the active window."""
        return self.pages[self.active]

    def sight(self) -> tuple[object, ...]:
        """What is shown, and all that is kept apart from the time and the log."""
        phone, state = self.phone, take(self.phone)
        started = [e for e in phone.log.entries() if e.message.startswith("START ")]
        return (
            [xml(nodes) for nodes in self.nodes],
            phone.windows.last_toast(),
            len(started),
            phone.windows.screen_on,
            state.settings,
            state.radios,
            state.packages,
            state.permissions,
            state.files,
            state.clipboard,
            state.notifications,
            state.telephony,
            state.choices,
            state.display,
        )

    def touches(self, wanted: Callable[[Key], bool]) -> Iterator[Touch]:
        """Whatever says it can be pressed, once for each gesture."""
        for place, window in enumerate(self.windows):
            if window.layer <= Layer.SYSTEM and place != self.active:
                continue
            for node in (each for root in self.nodes[place] for each in root.walk()):
                for gesture, event in _gestures(node):
                    key = self.pages[place], target_of(node, gesture)
                    if wanted(key):
                        yield Touch(
                            page=key[0],
                            target=key[1],
                            point=self._free(node, place, event),
                            chosen=is_chosen(node),
                            keyboard=getattr(node.box.widget, "keyboard", ""),
                        )

    def scrollables(self) -> Iterator[Node]:
        """Lists and pages that have more, but for those that go on for ever, as months do."""
        for place, window in reversed([*enumerate(self.windows)]):
            if window.layer <= Layer.SYSTEM and place != self.active:
                continue
            for node in (each for root in self.nodes[place] for each in root.walk()):
                scroll = node.box.scroll if node.scrollable else None
                if scroll and scroll.can_move(1) and scroll.limit < ENDLESS * scroll.page:
                    yield node

    def _free(self, node: Node, place: int, event: Event) -> Point | None:
        """A point of the node where it, and nothing inside or above it, takes the touch."""
        window, above = self.windows[place], self.windows[place + 1 :]
        if not node.box.widget.handles(event):
            return node.bounds.center
        left, top, right, bottom = node.bounds
        for down in EIGHTHS:
            for across in EIGHTHS:
                x, y = left + (right - left) * across // 8, top + (bottom - top) * down // 8
                point = Point(x, y)
                covered = any(w.area.contains(point) for w in above)
                if not covered and handler(hit(window.root, point), event) is node.box:
                    return point
        return None


def _page(window: Window, roots: list[Node]) -> PageKey:
    entry = window.entry
    named = {
        node.resource_id.rpartition("/")[2]: node.desc or node.text
        for root in roots
        for node in root.walk()
        if node.resource_id
    }
    title = next((named[id_] for id_ in TITLES if named.get(id_)), "")
    if window.layer == Layer.KEYBOARD:
        title = str(getattr(entry.screen, "page", ""))
    filled = any(
        node.text not in {"", node.hint} for root in roots for node in root.walk() if is_field(node)
    )
    screen = type(entry.screen).__name__
    return PageKey(entry.package, entry.activity, entry.screen.window, screen, title, filled)


def is_field(node: Node) -> bool:
    """Whether text can be typed into it."""
    return node.class_name.endswith("EditText")


def _gestures(node: Node) -> Iterator[tuple[str, Event]]:
    if not node.enabled:
        return
    if is_field(node):
        yield "type", "on_tap"
        yield "hold", "on_long"
        return
    if node.clickable:
        yield "tap", "on_tap"
    if node.long_clickable:
        yield "hold", "on_long"


def target_of(node: Node, gesture: str) -> Target:
    """The name of a node that stays the same while its data changes."""
    if is_field(node):
        return Target(gesture, node.class_name, node.resource_id, node.hint or node.desc)
    inside = (kid.desc or kid.text for kid in node.walk())
    label = next((text for text in inside if text), "")
    if node.resource_id:
        label = re.sub(r"\d+", "#", label)
    return Target(gesture, node.class_name, node.resource_id, label)


def is_chosen(node: Node) -> bool:
    """Whether a tap can only choose what is chosen already."""
    radios = ("RadioButton", "CheckedTextView")
    return node.selected or any(n.checked and n.class_name.endswith(radios) for n in node.walk())


def crashes(phone: Phone) -> list[str]:
    """What the log says about exceptions."""
    return [e.message for e in phone.log.entries() if e.tag == "AndroidRuntime"]
