from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.prefs import encode
from tests.phone_system.sample import NotesApp, new_phone

texts = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\ufffe\uffff", min_codepoint=32),
    max_size=20,
) | st.sampled_from(["a\tb\nc\r", '<&>"', "'"])


@given(st.dictionaries(texts, texts, max_size=4))
def test_any_text_is_read_as_it_was_written(values: dict[str, str]) -> None:
    root = ElementTree.fromstring(encode(values))
    assert {child.get("name"): child.text or "" for child in root} == values


def test_what_xml_cannot_hold_does_not_spoil_the_rest() -> None:
    app = new_phone(NotesApp).packages.app("com.ex.notes")
    assert app is not None
    prefs = app.prefs()
    prefs.put("title", "a\x00b\x1f\uffff")
    prefs.put("tags", frozenset({"x", "<y>"}))
    assert prefs.get("title", "") == "ab"
    assert prefs.get("tags", frozenset[str]()) == {"x", "<y>"}


def test_preferences_that_cannot_be_read_count_as_empty() -> None:
    phone = new_phone(NotesApp)
    app = phone.packages.app("com.ex.notes")
    assert app is not None
    phone.files.mkdir(app.prefs().path, parents=True)
    app.prefs().put("title", "lost")
    assert app.prefs().all() == {}
