"""Screens made for an agent, as its harness would hand them over."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image

from pytest_androidbench.errors import DeviceError
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Node, Observation

WIDTH, HEIGHT = 1080, 2400
ROW: Final = 200
GOAL: Final = Goal(text="Switch the lamp on.", steps=20)


def picture_of(width: int = WIDTH, height: int = HEIGHT, colour: str = "teal") -> bytes:
    out = BytesIO()
    Image.new("RGB", (width, height), colour).save(out, "PNG")
    return out.getvalue()


def screen(
    *labels: str, picture: bytes | None = None, size: tuple[int, int] = (WIDTH, HEIGHT)
) -> Observation:
    """A root and below it a row for each label, the first one at the top."""
    width, height = size
    rows = (
        Node(
            index=index,
            parent=0,
            text=label,
            class_name="android.widget.TextView",
            clickable=True,
            bounds=(0, (index - 1) * ROW, width, index * ROW),
        )
        for index, label in enumerate(labels, start=1)
    )
    root = Node(index=0, class_name="android.widget.FrameLayout", bounds=(0, 0, width, height))
    data = picture_of(width, height) if picture is None else picture
    return Observation(
        nodes=(root, *rows),
        package="com.example.desk",
        activity="com.example.desk.Main",
        width=width,
        height=height,
        take_screenshot=lambda: data,
    )


def unseen(*labels: str) -> Observation:
    """Such a screen, of which no picture can be taken."""
    seen = screen(*labels)

    def refuse() -> bytes:
        raise DeviceError("this window is protected")

    return Observation(
        nodes=seen.nodes, package=seen.package, activity=seen.activity, width=WIDTH, height=HEIGHT,
        take_screenshot=refuse,
    )  # fmt: skip
