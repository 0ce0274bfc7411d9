"""Screens as they are recorded: dumps of rows, fields and lists within each other."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from lxml import etree

from pytest_androidbench.interface.actions import Action, action_to_plain
from pytest_androidbench.interface.observation import Bounds
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.records.screens import screen_of
from pytest_androidbench.rounds.told_screens import ToldScreen

WIDTH, HEIGHT = 1080, 2400
LABELS = st.sampled_from(["Save", "Lamp", "a ```fence```", 'say "hi"', "two\nlines", "", ""])
CLASSES = st.sampled_from(["TextView", "EditText", "FrameLayout", "Switch"])


def node(kind: str, bounds: Bounds, *inner: etree._Element, **fields: str) -> Any:
    """An element of a dump; `_` in a field's name is a hyphen there."""
    left, top, right, bottom = bounds
    made = etree.Element("node")
    made.set("class", f"android.widget.{kind}")
    made.set("package", "com.demo.app")
    made.set("bounds", f"[{left},{top}][{right},{bottom}]")
    for name, value in fields.items():
        made.set(name.replace("_", "-"), value)
    made.extend(inner)
    return made


def dump(*windows: Any) -> str:
    """The text of a dump."""
    root = etree.Element("hierarchy", rotation="0")
    root.extend(windows)
    return etree.tostring(root, encoding="unicode")


def told(xml: str) -> ToldScreen:
    """The screen of a dump."""
    recorded = screen_of(taken(None), xml)
    assert recorded is not None
    return ToldScreen(recorded=recorded)


def taken(action: Action | None, index: int = 0, **fields: Any) -> StepRecord:
    """A recorded step on a screen of the demo app."""
    plain = {} if action is None else action_to_plain(action)
    usual = {"package": "com.demo.app", "screen": (WIDTH, HEIGHT)}
    return StepRecord(index=index, turn=0, action=plain, **{**usual, **fields})


@st.composite
def nodes(draw: st.DrawFn, bounds: Bounds, depth: int) -> Any:
    """An element that fills its bounds, with others below each other in it."""
    left, top, right, bottom = bounds
    count = draw(st.integers(0, 3)) if depth else 0
    height = (bottom - top) // max(count, 1)
    inner = [
        draw(nodes((left, top + place * height, right - 10, top + (place + 1) * height), depth - 1))
        for place in range(count)
        if height > 20
    ]
    flags = draw(st.sets(st.sampled_from(["clickable", "scrollable", "focused", "checkable"])))
    return node(
        draw(CLASSES), bounds, *inner, text=draw(LABELS), content_desc=draw(LABELS),
        **dict.fromkeys(flags, "true"),
    )  # fmt: skip


def screens() -> st.SearchStrategy[ToldScreen]:
    """Screens of elements within each other."""
    return nodes((0, 0, WIDTH, HEIGHT), 2).map(lambda root: told(dump(root)))
