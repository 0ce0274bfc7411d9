"""What is asked of a page's document: its facts, history, finding, and values of scripts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from pytest_androidbench.phone.browser.facts import PageField, SelectedText
from pytest_androidbench.phone.browser.limits import MOST_TEXT
from pytest_androidbench.phone.browser.session import PageSession, Zoom, quoted

SelectionEnd = Literal["start", "end"]
RESULT_BYTES = 1_000_000
"""Of a value that a script gives, as JSON."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentFacts:
    """What a document says of itself."""

    title: str
    scroll: tuple[int, int]
    size: tuple[int, int]
    theme: str
    field: PageField | None
    selected: SelectedText | None
    elements: int
    loaded: bool


class PageDocument:
    """Asks a page about its document."""

    def __init__(self, page: PageSession) -> None:
        self._page = page

    def facts(self) -> DocumentFacts:
        """What it says now; raises as `PageSession.call` does."""
        told = self._page.own("facts()")
        scale, left, top = map(float, told["zoom"])
        self._page.zoom = Zoom(scale or 1.0, left, top)
        scale = self._page.viewport.density * self._page.zoom.scale
        return DocumentFacts(
            title=str(told["title"])[:MOST_TEXT],
            scroll=(round(told["scroll"][0] * scale), round(told["scroll"][1] * scale)),
            size=(round(told["size"][0] * scale), round(told["size"][1] * scale)),
            theme=str(told["theme"])[:7],
            field=_field(told["field"], self._page),
            selected=_selected(told["selected"], self._page),
            elements=int(told["nodes"]),
            loaded=told["ready"] == "complete",
        )

    def history(self) -> tuple[str, int, int]:
        """Address, place in the history, and how long that is."""
        told = self._page.call("Page.getNavigationHistory")
        entries, at = told["entries"], int(told["currentIndex"])
        return str(entries[at]["url"]), at, len(entries)

    def go(self, steps: int) -> None:
        """Go in the history, as far as there is one."""
        told = self._page.call("Page.getNavigationHistory")
        at = int(told["currentIndex"]) + steps
        if 0 <= at < len(told["entries"]) and steps:
            entry = {"entryId": told["entries"][at]["id"]}
            self._page.tell("Page.navigateToHistoryEntry", entry)

    def find(self, text: str, *, forward: bool) -> tuple[int, int]:
        """Go on to where a text is next."""
        found = self._page.own(f"find({quoted(text[:MOST_TEXT])}, {quoted(forward)})")
        return int(found[0]), int(found[1])

    def select_word(self, x: int, y: int) -> bool:
        """Select the word at a point of the view; whether there is one that is no field's."""
        return bool(self._page.own("word({}, {})".format(*self._page.layout(x, y))))

    def stretch(self, end: SelectionEnd, x: int, y: int) -> None:
        """Move an end of what is selected to a point of the view."""
        at = self._page.layout(x, y)
        self._page.own(f"stretch({quoted(end == 'end')}, {at[0]}, {at[1]})")

    def run(self, expression: str) -> object:
        """The value of an expression in the page's own world."""
        wrapped = (
            f"(() => {{ const text = JSON.stringify((0, eval)({quoted(expression)}));"
            f" return text && text.length <= {RESULT_BYTES} ? JSON.parse(text) : null; }})()"
        )
        params = {"expression": wrapped, "returnByValue": True, "userGesture": True}
        answer: dict[str, Any] = self._page.call("Runtime.evaluate", params)
        return None if "exceptionDetails" in answer else answer["result"].get("value")


def _selected(told: Any, page: PageSession) -> SelectedText | None:
    if not told:
        return None
    start, end = (
        (*page.pixels(x, top), page.pixels(x, low)[1])
        for x, top, low in (told["start"], told["end"])
    )
    return SelectedText(text=str(told["text"])[:MOST_TEXT], start=start, end=end)


def _field(told: Any, page: PageSession) -> PageField | None:
    if not told:
        return None
    left, top = page.pixels(*told["bounds"][:2])
    right, bottom = page.pixels(*told["bounds"][2:])
    start, end = told["selection"]
    width, height = page.viewport.width, page.viewport.height
    return PageField(
        text=str(told["text"])[:MOST_TEXT],
        selection=(int(start), int(end)),
        kind=str(told["kind"]),
        enter=str(told["enter"]),
        bounds=(max(0, left), max(0, top), min(width, right), min(height, bottom)),
    )
