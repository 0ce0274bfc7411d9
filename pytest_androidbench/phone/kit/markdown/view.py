"""Markdown as a WebView shows it: its blocks, and the nodes Chrome makes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Unpack

from pytest_androidbench.phone.kit.markdown.blocks import (
    Block,
    Code,
    Items,
    MarkdownHeading,
    MarkdownItem,
    MarkdownParagraph,
    MarkdownTable,
    Quote,
    Rule,
    parse,
)
from pytest_androidbench.phone.kit.markdown.inline import Span, plain
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.widget import Common
from pytest_androidbench.phone.ui.widgets.panel import Sides

WEB_VIEW: Final = "android.webkit.WebView"
VIEW, LIST_VIEW = "android.view.View", "android.widget.ListView"
GRID, TEXT_VIEW = "android.widget.GridView", "android.widget.TextView"


@dataclass(frozen=True, slots=True, kw_only=True)
class PageLook:
    """Sizes in sp and colours by role, as a style sheet says them."""

    size: float = 16
    headings: tuple[float, ...] = (24, 20.8, 18.4, 16, 16, 16)
    colour: str = "on_surface"
    link: str = "primary"
    code: str = "surface_container"
    mark: str = "#f7d26e"
    gap: float = 12
    padding: Sides = 16
    ruled: bool = False
    """Whether headings of level 1 have a line below."""


def MarkdownView(  # noqa: N802 - used like a widget
    text: str,
    *,
    look: PageLook | None = None,
    on_link: Callable[[str], None] | None = None,
    on_check: Callable[[int, bool], None] | None = None,
    **common: Unpack[Common],
) -> w.Widget:
    """A page that scrolls, made of a text; like one of HTML it reads from left to right.

    Args:
        text: Markdown.
        look: its style.
        on_link: takes the address of a link that was tapped.
        on_check: takes the line of an entry whose box was tapped, and whether it is ticked now.
        common: fields of the WebView.
    """
    chosen = look or PageLook()
    page = _Page(chosen, on_link, on_check)
    common.setdefault("key", "web page")
    common["cls"] = WEB_VIEW
    inside = w.Column(
        *page.blocks(parse(text)), gap=chosen.gap, across="stretch", cls=VIEW, width="fill"
    )
    scroll = w.Scroll(inside, padding=chosen.padding, **common)
    return w.Directed(w.Panel(scroll, cls=WEB_VIEW, weight=1, width="fill"), weight=1, width="fill")


@dataclass(frozen=True, slots=True)
class _Page:
    """Makes widgets of blocks."""

    look: PageLook
    on_link: Callable[[str], None] | None
    on_check: Callable[[int, bool], None] | None

    def blocks(self, blocks: Sequence[Block]) -> Iterator[w.Kid]:
        for block in blocks:
            yield self._block(block)

    def _block(self, block: Block) -> w.Widget:
        if isinstance(block, MarkdownHeading):
            return self._heading(block)
        if isinstance(block, MarkdownParagraph):
            return self._text(block.spans, self.look.size)
        if isinstance(block, Code):
            return self._code(block)
        if isinstance(block, Rule):
            return w.Panel(w.Divider(), padding=(0, 8), cls=VIEW, width="fill")
        if isinstance(block, Quote):
            return self._quote(block)
        if isinstance(block, Items):
            return self._list(block)
        return self._table(block)

    def _heading(self, heading: MarkdownHeading) -> w.Widget:
        size = self.look.headings[heading.level - 1]
        text = self._text(heading.spans, size, bold=True)
        if not (self.look.ruled and heading.level == 1):
            return text
        return w.Column(text, w.Divider(), gap=6, across="stretch")

    def _text(self, runs: Sequence[Span], size: float, *, bold: bool = False) -> w.Widget:
        """A text: one node where it is a plain line, else one for each run and line."""
        if not runs or (len(runs) == 1 and runs[0] == Span(text=runs[0].text)):
            return w.Text(plain(runs), self._style(size, bold=bold))
        return w.RichText([self._run(run, size, bold) for run in runs])

    def _run(self, span: Span, size: float, bold: bool) -> w.TextRun:
        line = "under" if span.link else "through" if span.struck else None
        background = self.look.code if span.code else self.look.mark if span.marked else None
        follow = partial(self.on_link, span.link) if span.link and self.on_link else None
        return w.TextRun(
            text=span.text,
            style=self._style(size, bold=bold or span.bold),
            colour=self.look.link if span.link else "black" if span.marked else None,
            background=background,
            line=line,
            on_tap=follow,
        )

    def _style(self, size: float, *, bold: bool) -> w.TextStyle:
        return w.TextStyle(size, 700 if bold else 400, self.look.colour)

    def _code(self, code: Code) -> w.Widget:
        lines = [w.Text(line or " ", self._style(14, bold=False)) for line in code.text.split("\n")]
        look = w.Look(background=self.look.code, radius=3)
        return w.Panel(w.Column(*lines), padding=8, look=look, cls=VIEW, width="fill")

    def _quote(self, quote: Quote) -> w.Widget:
        inside = w.Column(*self.blocks(quote.blocks), gap=self.look.gap, across="stretch")
        bar = w.Look(background="outline_variant")
        framed = w.Panel(
            inside, padding=(12, 4), look=w.Look(background="background"), width="fill"
        )
        return w.Panel(w.Panel(framed, padding=(4, 0, 0, 0), look=bar), cls=VIEW, width="fill")

    def _list(self, found: Items) -> w.Widget:
        first = 0 if found.start is None else found.start
        marks = ("•" if found.start is None else f"{first + n}." for n in range(len(found.items)))
        rows = [self._item(item, mark) for item, mark in zip(found.items, marks, strict=True)]
        return w.Column(*rows, gap=4, across="stretch", cls=LIST_VIEW, width="fill")

    def _item(self, item: MarkdownItem, mark: str) -> w.Widget:
        if item.checked is not None:
            return self._check(item, item.checked)
        inside = w.Column(*self.blocks(item.blocks), gap=4, across="stretch", weight=1)
        sign = w.Panel(w.Text(f"{mark} ", self._style(self.look.size, bold=False)), min_width=28)
        return w.Row(sign, inside, across="start", cls=VIEW, width="fill")

    def _check(self, item: MarkdownItem, on: bool) -> w.Widget:
        label, rest = "", item.blocks
        if rest and isinstance(rest[0], MarkdownParagraph):
            label, rest = plain(rest[0].spans).replace("\n", " "), rest[1:]
        change = partial(self.on_check, item.line) if self.on_check else None
        box = w.CheckBox(on, change, label)
        if not rest:
            return w.Panel(box, cls=VIEW, width="fill")
        below = w.Column(*self.blocks(rest), gap=4, across="stretch", width="fill")
        return w.Column(box, w.Panel(below, padding=(28, 0, 0, 0)), cls=VIEW, width="fill")

    def _table(self, table: MarkdownTable) -> w.Widget:
        rows = [self._cells(row, place == 0) for place, row in enumerate(table.rows)]
        grid = w.Column(*rows, across="stretch", cls=GRID, width="fill")
        return w.Panel(grid, look=w.Look(border="outline_variant"), width="fill")

    def _cells(self, row: Sequence[Sequence[Span]], is_head: bool) -> w.Widget:
        cells = [
            w.Panel(self._text(cell, self.look.size, bold=is_head), padding=8, cls=VIEW, weight=1)
            for cell in row
        ]
        look = w.Look(background=self.look.code if is_head else None)
        return w.Column(
            w.Panel(w.Row(*cells, across="start", width="fill"), look=look, cls=VIEW, width="fill"),
            w.Divider(),
            across="stretch",
        )
