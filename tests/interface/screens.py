"""A little phone in memory that carries out actions on what it shows, as a real one would."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from pytest_androidbench.interface.actions import (
    Action,
    LongPress,
    Open,
    Press,
    Scroll,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.interface.observation import Bounds, Node, Observation
from pytest_androidbench.interface.values import At

ROW = 100
VISIBLE_ROWS = 20


@dataclass
class View:
    """One element of a screen."""

    text: str = ""
    desc: str = ""
    hint: str = ""
    id: str = ""
    cls: str = "android.widget.TextView"
    on_tap: Callable[[], None] | None = None
    enabled: bool = True
    bounds: Bounds | None = None
    """In place of the row it would get."""
    inside: int | None = None
    """Place in the list of the view that holds it."""


@dataclass
class MemoryPhone:
    """Shows a list of views, one below the other, and scrolls when they are too many."""

    views: list[View] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)
    top: int = 0
    focus: int | None = None
    package: str = "com.ex.app"
    apps: dict[str, list[View]] = field(default_factory=dict)
    after_wait: Callable[[], None] | None = None

    def observe(self) -> Observation:
        nodes: list[Node] = []
        places: dict[int, int] = {}
        for number, view in enumerate(self.views):
            bounds = self._bounds(number, view)
            if bounds[1] >= 0 and bounds[3] <= ROW * VISIBLE_ROWS:
                places[number] = len(nodes)
                parent = None if view.inside is None else places.get(view.inside)
                nodes.append(self._node(view, len(nodes), parent, bounds, number))
        scroller = Node(index=len(nodes), bounds=(0, 0, 1, 1), scrollable=True)
        return Observation(
            nodes=(*nodes, scroller),
            package=self.package,
            activity=f"{self.package}.Main",
            width=1080,
            height=ROW * VISIBLE_ROWS,
        )

    def perform(self, action: Action) -> Observation:
        seen = self.observe()
        self.actions.append(action)
        match action:
            case Tap(at=at) | LongPress(at=at):
                self._touch(seen, at)
            case Type(text=text, at=at, clear=clear):
                if at is not None:
                    self._touch(seen, at)
                self._write(text, clear=clear)
            case Scroll(direction=direction):
                step = VISIBLE_ROWS // 2 * (1 if direction == "down" else -1)
                self.top = max(0, min(self.top + step, len(self.views) - VISIBLE_ROWS))
            case Open(app=app):
                self.views, self.top, self.package = self.apps[app], 0, f"com.{app.lower()}"
            case Wait() if self.after_wait is not None:
                self.after_wait()
            case Press(key="home"):
                self.views, self.package = [], "launcher"
        return self.observe()

    def _bounds(self, number: int, view: View) -> Bounds:
        y = (number - self.top) * ROW
        return view.bounds or (0, y, 1080, y + ROW)

    def _node(
        self, view: View, index: int, parent: int | None, bounds: Bounds, number: int
    ) -> Node:
        return Node(
            index=index,
            parent=parent,
            text=view.text,
            desc=view.desc,
            hint=view.hint,
            resource_id=f"{self.package}:id/{view.id}" if view.id else "",
            class_name=view.cls,
            package=self.package,
            bounds=bounds,
            clickable=view.on_tap is not None or view.cls.endswith("EditText"),
            enabled=view.enabled,
            focused=number == self.focus,
        )

    def _touch(self, seen: Observation, at: At) -> None:
        """Give the touch to the topmost view under the point, as a window does."""
        x, y = at if isinstance(at, tuple) else seen.nodes[at].center
        for number, view in reversed(list(enumerate(self.views))):
            left, top, right, bottom = self._bounds(number, view)
            if left <= x < right and top <= y < bottom:
                if view.cls.endswith("EditText"):
                    self.focus = number
                    return
                if view.on_tap is not None and view.enabled:
                    view.on_tap()
                    return

    def _write(self, text: str, *, clear: bool) -> None:
        if self.focus is not None:
            view = self.views[self.focus]
            self.views[self.focus] = replace(view, text=text if clear else view.text + text)


def field_view(hint: str, text: str = "") -> View:
    return View(text=text, hint=hint, cls="android.widget.EditText")


def node(index: int, text: str = "", bounds: Bounds = (0, 0, 10, 10), **values: Any) -> Node:
    """A node that is told by its words."""
    return Node(index=index, text=text, bounds=bounds, **values)


def seen(*nodes: Node, keyboard: bool = False) -> Observation:
    """A small screen with some nodes."""
    return Observation(
        nodes=nodes,
        package="org.ex",
        activity="org.ex.Main",
        width=100,
        height=200,
        keyboard=keyboard,
    )
