"""Fields of pages: the phone's keyboard types into them, and pages see it happen."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.chrome.conftest import Surfer

FORM = """<title>Form</title>
<input id=name placeholder="Your name"><input id=secret type=password>
<textarea id=text></textarea><input id=count type=number>
<p id=log></p>
<script>
  const log = document.getElementById("log");
  document.addEventListener("input", event => { log.textContent = "typed " + event.target.value; });
  document.addEventListener("keydown", event => {
    if (event.key === "Enter") log.textContent = "entered " + event.target.id;
  });
</script>"""


def field(web: Surfer, id_: str) -> Node:
    return next(node for node in web.page_nodes() if node.resource_id == id_)


def said(web: Surfer) -> str:
    return next((n.text for n in web.page_nodes() if n.text.startswith(("typed", "entered"))), "")


def test_a_tap_into_a_field_brings_the_keyboard(web: Surfer) -> None:
    web.show(FORM)
    before = web.phone.windows.keyboard_shown
    web.touch(field(web, "name"))
    assert (before, web.phone.windows.keyboard_shown) == (False, True)
    assert field(web, "name").focused
    assert not field(web, "secret").focused


def test_what_is_typed_reaches_the_page(web: Surfer) -> None:
    web.show(FORM)
    web.touch(field(web, "name"))
    web.type("Ada")
    assert field(web, "name").text == "Ada"
    assert said(web) == "typed Ada"


def test_a_character_is_deleted(web: Surfer) -> None:
    web.show(FORM)
    web.touch(field(web, "name"))
    web.type("Ada")
    web.phone.windows.editor.backspace()
    assert said(web) == "typed Ad"


def test_typing_goes_on_where_the_caret_was_put(web: Surfer) -> None:
    web.show(FORM)
    web.touch(field(web, "name"))
    web.type("Aa")
    web.phone.windows.editor.move(lambda at, _: at - 1)
    web.type("d")
    assert said(web) == "typed Ada"


def test_an_accessibility_service_gives_a_field_its_whole_text(web: Surfer) -> None:
    web.show(FORM)
    web.phone.windows.set_text(field(web, "text"), "One\nTwo")
    assert field(web, "text").text == "One\nTwo"
    web.phone.windows.set_text(field(web, "name"), "Bo")
    assert field(web, "name").text == "Bo"
    web.phone.windows.clear_text(field(web, "name"))
    assert field(web, "name").text == ""


def test_a_password_is_shown_as_dots(web: Surfer) -> None:
    web.show(FORM)
    web.touch(field(web, "secret"))
    web.type("abc")
    node = field(web, "secret")
    assert node.password
    assert node.text == "•••"
    assert said(web) == "typed abc"


def test_a_field_of_numbers_has_keys_for_them(web: Surfer) -> None:
    web.show(FORM)
    web.touch(field(web, "count"))
    info = web.phone.windows.editor.info()
    assert info is not None
    assert info.keyboard == "decimal"
    web.type("42")
    assert field(web, "count").text == "42"


def test_enter_makes_a_line_where_there_are_several(web: Surfer) -> None:
    web.show(FORM)
    web.touch(field(web, "text"))
    web.type("One")
    web.enter()
    web.type("Two")
    assert field(web, "text").text == "One\nTwo"


def test_enter_reaches_the_page(web: Surfer) -> None:
    web.show(FORM)
    web.touch(field(web, "name"))
    web.enter()
    assert said(web) == "entered name"


def test_a_tap_beside_the_fields_takes_the_keyboard_away(web: Surfer) -> None:
    web.show(FORM)
    web.touch(field(web, "name"))
    web.phone.windows.fingers.tap(540, 1500)
    assert not web.phone.windows.keyboard_shown
    assert not field(web, "name").focused


def test_a_placeholder_is_a_hint(web: Surfer) -> None:
    web.show(FORM)
    assert field(web, "name").hint == "Your name"
    assert field(web, "name").text == ""


@pytest.mark.parametrize("text", ["a" * 200, "ÄÖ 東京 🌳", "<b>&amp;", "\\'\""])
def test_any_text_arrives_as_it_was_typed(web: Surfer, text: str) -> None:
    web.show(FORM)
    web.touch(field(web, "name"))
    web.type(text)
    assert field(web, "name").text == text


def test_a_page_may_change_what_was_typed(web: Surfer) -> None:
    web.show('<input id=name oninput="this.value = this.value.toUpperCase()">')
    web.touch(field(web, "name"))
    web.type("ad")
    web.type("a")
    assert field(web, "name").text == "ADA"
