"""Where a page's elements are, and what only the document knows of them (`DOMSnapshot`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pytest_androidbench.phone.browser.limits import MOST_TEXT
from pytest_androidbench.phone.browser.session import PageSession

Box = tuple[float, float, float, float]
_STYLES: Final = ("overflow-x", "overflow-y", "visibility", "opacity")
_SCROLLING: Final = frozenset({"auto", "scroll"})


@dataclass(frozen=True, slots=True, kw_only=True)
class ElementFacts:
    """What attributes and style say of an element."""

    identity: str = ""
    placeholder: str = ""
    password: bool = False
    select: bool = False
    clickable: bool = False
    scrollable: bool = False


@dataclass(slots=True)
class LayoutFacts:
    """Of the nodes, by their numbers."""

    bounds: dict[int, tuple[int, int, int, int]] = field(default_factory=dict)
    """Pixels of the phone, in the view; not cut."""
    elements: dict[int, ElementFacts] = field(default_factory=dict)
    frames: dict[int, str] = field(default_factory=dict)
    """The frame that is in an element."""


def layout_of(page: PageSession) -> LayoutFacts:
    """Of the page with all its frames; raises as `PageSession.call` does."""
    told = page.call("DOMSnapshot.captureSnapshot", {"computedStyles": list(_STYLES)})
    facts = LayoutFacts()
    reader = _Reader(told["documents"], told["strings"], page, facts)
    if told["documents"]:
        reader.document(0, (0.0, 0.0))
    return facts


class _Reader:
    """Reads documents, each from where it lies in the view."""

    def __init__(
        self,
        documents: Sequence[Mapping[str, Any]],
        strings: Sequence[str],
        page: PageSession,
        facts: LayoutFacts,
    ) -> None:
        self._documents = documents
        self._strings = strings
        self._page = page
        self._facts = facts
        self._seen: set[int] = set()

    def document(self, number: int, origin: tuple[float, float]) -> None:
        """Read one, and those in it."""
        if number in self._seen or not 0 <= number < len(self._documents):
            return
        self._seen.add(number)
        document = self._documents[number]
        nodes, layout = document["nodes"], document["layout"]
        left = origin[0] - float(document.get("scrollOffsetX", 0))
        top = origin[1] - float(document.get("scrollOffsetY", 0))
        inner = dict(
            zip(
                nodes["contentDocumentIndex"]["index"],
                nodes["contentDocumentIndex"]["value"],
                strict=True,
            )
        )
        clickable = set(nodes.get("isClickable", {}).get("index", []))
        for at, node in enumerate(layout["nodeIndex"]):
            x, y, width, height = layout["bounds"][at]
            box = (left + x, top + y, left + x + width, top + y + height)
            backend = int(nodes["backendNodeId"][node])
            # A text may have several boxes, one for each line's layout.
            self._facts.bounds.setdefault(backend, self._pixels(box))
            style = [self._string(each) for each in layout["styles"][at]]
            self._element(nodes, node, backend, style, clickable=node in clickable)
            if node in inner:
                self._frame(backend, inner[node], (box[0], box[1]))

    def _frame(self, backend: int, document: int, at: tuple[float, float]) -> None:
        if 0 <= document < len(self._documents):
            self._facts.frames[backend] = self._string(self._documents[document]["frameId"])
            self.document(document, at)

    def _element(
        self,
        nodes: Mapping[str, Any],
        node: int,
        backend: int,
        style: list[str],
        *,
        clickable: bool,
    ) -> None:
        told = nodes["attributes"][node]
        attributes = {
            self._string(name): self._string(value)
            for name, value in zip(told[::2], told[1::2], strict=False)
        }
        name = self._string(nodes["nodeName"][node]).lower()
        overflow = set(style[:2]) & _SCROLLING
        facts = ElementFacts(
            identity=attributes.get("id", ""),
            placeholder=attributes.get("placeholder", ""),
            password=name == "input" and attributes.get("type", "").lower() == "password",
            select=name == "select",
            clickable=clickable and name not in {"html", "body", "#document"},
            scrollable=bool(overflow),
        )
        self._facts.elements[backend] = facts

    def _pixels(self, box: Box) -> tuple[int, int, int, int]:
        return (*self._page.pixels(*box[:2]), *self._page.pixels(*box[2:]))

    def _string(self, number: int) -> str:
        return self._strings[number][:MOST_TEXT] if 0 <= number < len(self._strings) else ""
