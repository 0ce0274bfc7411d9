"""A text of several styles wraps as one, and each of its runs is a node."""

from __future__ import annotations

from typing import Literal

from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.hit import handler, hit
from pytest_androidbench.phone.ui.theme import TextStyle
from pytest_androidbench.phone.ui.tree import Node
from pytest_androidbench.phone.ui.widgets import Column, Text
from pytest_androidbench.phone.ui.widgets.rich_text import RichText, TextRun
from tests.phone_ui.screens import nodes, placed

BOLD = TextStyle(16, 700)


def shown(*runs: TextRun) -> list[Node]:
    root = placed(Column(RichText(runs), width="fill"))
    return [node for node in nodes(root) if node.text]


def tap(root: Box, point: Point) -> None:
    box = handler(hit(root, point), "on_tap")
    assert box is not None
    box.widget.tap(box, point)


def test_runs_follow_each_other_and_wrap_at_words() -> None:
    first, second = shown(TextRun(text="some words " * 6), TextRun(text="end " * 3, style=BOLD))
    assert (first.text, second.text) == ("some words " * 5 + "some words", "end end end")
    line = second.bounds.height
    assert first.bounds.height == 2 * line
    assert second.bounds.top == first.bounds.top + line
    assert second.bounds.left > first.bounds.left


def test_it_is_hardly_higher_than_the_same_text_in_one_style() -> None:
    words = "a few words that take more than a line of a phone held upright, or even two of them"
    plain = placed(Column(Text(words, TextStyle(16)), width="fill")).children[0].rect
    rich = placed(Column(RichText([TextRun(text=words)]), width="fill")).children[0].rect
    assert plain.height <= rich.height <= plain.height * 1.1


def test_line_breaks_and_words_longer_than_a_line() -> None:
    parts = shown(TextRun(text="a"), TextRun(text="\n"), TextRun(text="b"), TextRun(text="w" * 90))
    first, second, long = (part.bounds for part in parts)
    assert first.bottom == second.top
    assert long.top == second.bottom
    assert long.height > second.height


def test_a_tap_on_a_run_is_its_own() -> None:
    tapped: list[str] = []
    link = TextRun(text="there", on_tap=lambda: tapped.append("there"))
    root = placed(Column(RichText([TextRun(text="go "), link]), width="fill"))
    whole, plain, linked = nodes(root)[-3:]
    assert (whole.clickable, plain.clickable, linked.clickable) == (False, False, True)
    tap(root, plain.bounds.center)
    assert tapped == []
    tap(root, linked.bounds.center)
    assert tapped == ["there"]


def test_lines_begin_where_the_language_does_if_that_is_wanted() -> None:
    def place(align: Literal["left", "start"], locale: str) -> tuple[int, int]:
        text = RichText([TextRun(text="Hello "), TextRun(text="you")], align, width="fill")
        first, last = nodes(placed(Column(text, width="fill"), Display(locale=locale)))[-2:]
        return first.bounds.left, last.bounds.right

    assert place("start", "en_US") == place("left", "en_US") == place("left", "ar_EG")
    assert place("start", "ar_EG")[1] == Display().width
