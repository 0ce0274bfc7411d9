"""Models that act by a plan of labels: what the agents' prompts show is all that they know."""

from __future__ import annotations

import base64
import json
import re
import struct
import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from fixtures.model_server import Says

PLAN: Final = ("Settings", "Display", "Dark theme", "Use Dark theme")
_ELEMENT: Final = re.compile(r"^\[(\d+)\]\((.*?)\)$(?=\n\[|\s*\Z)", re.MULTILINE | re.DOTALL)
"""An entry of android-use's list: all texts of a row, several lines of them."""


class ByNumber:
    """Finds the next label among the elements that android-use lists, and taps its number."""

    def __init__(self, plan: Sequence[str] = PLAN) -> None:
        self._left = list(plan)
        self._lock = threading.Lock()

    def __call__(self, body: Mapping[str, Any]) -> Says:
        """Answer with JSON, as the prompt asks for it."""
        with self._lock:
            shown = "\n".join(texts(body)).rpartition("Interactive elements")[2]
            # Of several by one name the first: a row stands before the switch in it.
            entries = reversed(_ELEMENT.findall(shown))
            numbers = {text.split("\n")[0]: int(number) for number, text in entries}
            action: dict[str, Any] = {"done": {"text": "it is dark", "success": True}}
            if self._left and self._left[0] not in numbers:
                action = {"done": {"text": f"no {self._left[0]} in {shown}", "success": False}}
            elif self._left:
                action = {"tap": {"index": numbers[self._left.pop(0)]}}
        said = {"think": "by plan", "evaluation_previous_goal": "", "action": [action]}
        return Says(text=json.dumps(said))


class ByPoint:
    """Points at one place of the screen after the other, in pixels of the picture it is sent."""

    def __init__(self, points: Sequence[tuple[int, int]], screen: tuple[int, int]) -> None:
        self._left, self._screen = list(points), screen
        self._lock = threading.Lock()

    def __call__(self, body: Mapping[str, Any]) -> Says:
        """Answer with a thought and an action, as the prompt of mobile-use asks for it."""
        with self._lock:
            action = "finished(answer='it is dark')"
            if self._left:
                point = zip(self._left.pop(0), last_size(body), self._screen, strict=True)
                across, down = (round(place * shown / whole) for place, shown, whole in point)
                action = f"click(point=[{across}, {down}])"
        return Says(text=f"Thought: by plan\nAction: {action}")


def texts(body: Mapping[str, Any]) -> Iterator[str]:
    """The texts of a request to OpenAI's chat completions."""
    for message in body["messages"]:
        content = message["content"]
        parts = [{"text": content}] if isinstance(content, str) else content
        yield from (part["text"] for part in parts if "text" in part)


def last_size(body: Mapping[str, Any]) -> tuple[int, int]:
    """Width and height of the last picture of a request, a PNG."""
    parts = [part for message in body["messages"] if not isinstance(message["content"], str)
             for part in message["content"]]  # fmt: skip
    pictures = [part["image_url"]["url"] for part in parts if part["type"] == "image_url"]
    data = base64.b64decode(pictures[-1].partition(",")[2])
    width, height = struct.unpack(">II", data[16:24])
    return width, height
