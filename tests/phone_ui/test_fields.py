"""Text fields: values, carets, where they are edited."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.ui.box import Box, ViewState
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.hit import caret_rect, offset_at
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Column, TextField, content_of
from tests.phone_ui.screens import Fields, placed


def field(widget: Widget, state: ViewState | None = None, locale: str = "en_US") -> Box:
    return placed(Column(widget), Display(locale=locale), state).children[0]


@pytest.mark.parametrize("style", ["outlined", "filled", "line", "plain"])
@pytest.mark.parametrize("locale", ["en_US", "he_IL"])
def test_touching_the_caret_finds_its_offset(style: str, locale: str) -> None:
    widget = TextField(value="A caret", id="a", style=style)  # type: ignore[arg-type]
    box = field(widget, locale=locale)
    for offset in range(8):
        caret = caret_rect(box, offset)
        assert box.rect.covers(caret)
        assert offset_at(box, Point(caret.left, caret.center.y)) == offset


def test_a_point_beside_the_text_gives_its_end() -> None:
    box = field(TextField(value="abc", id="a"))
    assert offset_at(box, Point(1000, box.rect.center.y)) == 3
    assert offset_at(box, Point(0, box.rect.center.y)) == 0


def test_several_lines_are_edited_where_they_are() -> None:
    box = field(TextField(value="one\ntwo", id="a", multiline=True))
    assert caret_rect(box, 5).top > caret_rect(box, 2).top
    low = caret_rect(box, 4)
    assert offset_at(box, Point(low.left, low.center.y)) == 4


def test_a_long_line_is_shifted_so_that_the_caret_is_seen() -> None:
    text = "a very long line " * 20
    state = ViewState(focus="a", caret=len(text), selection=len(text))
    box = field(TextField(value=text, id="a"), state)
    assert box.focused
    assert box.rect.covers(caret_rect(box, len(text)))
    assert not box.rect.covers(caret_rect(box, 0))


def test_edits_go_to_the_bound_field_and_to_the_handler() -> None:
    fields, texts = Fields(), list[str]()
    TextField(bind="name", on_text=texts.append).edit(fields, "Grace")
    assert (fields.name, texts) == ("Grace", ["Grace"])
    assert TextField(bind="name").text_in(fields) == "Grace"
    assert TextField(value="x").text_in(fields) == "x"


def test_the_hint_floats_when_there_is_something_to_float_over() -> None:
    assert not content_of(field(TextField(hint="Name", id="a"))).floats
    assert content_of(field(TextField("x", hint="Name", id="a"))).floats
    assert content_of(field(TextField(hint="Name", id="a"), ViewState(focus="a"))).floats


def test_a_field_grows_with_its_lines() -> None:
    one, three = field(TextField("a", id="a")), field(TextField("a\nb\nc", id="a", multiline=True))
    assert one.rect.height == 147
    assert three.rect.height > one.rect.height


def test_a_sign_in_front_moves_the_text_and_the_hint() -> None:
    box = field(TextField("x", hint="Name", id="a", icon="title"))
    signed, plain = content_of(box), content_of(field(TextField("x", hint="Name", id="a")))
    assert signed.room.left - plain.room.left == box.ctx.dp(32)
    assert signed.room.right == plain.room.right


def test_a_field_that_cannot_be_edited_takes_only_taps() -> None:
    fixed = TextField("x", read_only=True, on_tap=lambda: None)
    assert (fixed.is_editable, fixed.handles("on_tap"), fixed.handles("on_long")) == (
        False,
        True,
        False,
    )
    assert TextField("x").is_editable
    assert not TextField("x", enabled=False).is_editable
