"""Parts of a screen that are measured once."""

from __future__ import annotations

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import ViewState
from pytest_androidbench.phone.ui.context import Display, context
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.layout import KeptDrafts
from pytest_androidbench.phone.ui.place import place
from pytest_androidbench.phone.ui.text import TextEngine

AREA = Rect(0, 0, 600, 400)


def texts(page: str, said: str, kept: KeptDrafts | None, built: list[str]) -> list[tuple[str, int]]:
    """The texts of a page with their tops: one above a part that depends on `page`."""

    def build() -> w.Widget:
        built.append(page)
        return w.Text(f"page {page}", id="body")

    widget = w.Column(w.Text(said, id="head"), w.Reused(page, build), cls="android.view.View")
    ctx = context(Display(), TextEngine())
    root = place(widget, ctx, AREA, ViewState(), "p", None, kept)
    boxes = [box for box in root.walk() if isinstance(box.widget, w.Text)]
    return [(box.widget.label(box), box.rect.top) for box in boxes]


def test_part_is_built_again_only_when_what_it_depends_on_has_changed() -> None:
    kept: KeptDrafts = {}
    built: list[str] = []
    first = texts("a", "one", kept, built)
    assert texts("a", "two", kept, built) == [("two", 0), *first[1:]]
    assert texts("b", "two", kept, built)[1][0] == "page b"
    assert built == ["a", "b"]


def test_part_is_built_each_time_where_nothing_is_kept() -> None:
    built: list[str] = []
    assert texts("a", "one", None, built) == texts("a", "one", None, built)
    assert built == ["a", "a"]


def top_when_scrolled(offset: int, kept: KeptDrafts) -> int:
    """Where the first row of a list in a part lies."""

    def build() -> w.Widget:
        return w.Scroll(*(w.Text(f"row {row}") for row in range(40)), key="list")

    state, ctx = ViewState(offsets={"list": offset}), context(Display(), TextEngine())
    root = place(w.Reused("same", build), ctx, AREA, state, "p", None, kept)
    return next(box.rect.top for box in root.walk() if isinstance(box.widget, w.Text))


def test_part_that_is_scrolled_is_built_each_time() -> None:
    kept: KeptDrafts = {}
    assert [top_when_scrolled(offset, kept) for offset in (0, 50)] == [0, -50]
