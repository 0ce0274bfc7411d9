"""Screens as texts in the forms of M3A, T3A, SeeAct and AndroidGen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.elements.androidgen import androidgen_list
from pytest_androidbench.agents.parts.elements.bmoca import bmoca_list
from pytest_androidbench.agents.parts.elements.listing import MOST, ElementList, kept_nodes
from pytest_androidbench.agents.parts.elements.m3a import m3a_list
from pytest_androidbench.agents.parts.elements.seeact import described, letters, seeact_list
from pytest_androidbench.agents.parts.elements.t3a import t3a_list
from pytest_androidbench.interface.observation import Node, Observation
from tests.agents.parts.screens import node, screen

Lister = Callable[..., ElementList]
LISTS: Final[tuple[Lister, ...]] = (m3a_list, t3a_list, seeact_list, androidgen_list, bmoca_list)

SEEN: Final = screen(
    node(0, class_name="android.widget.FrameLayout"),
    node(1, parent=0, class_name="android.widget.ListView", scrollable=True, focusable=True,
         resource_id="com.demo:id/list", package="com.demo"),
    node(2, parent=1, class_name="android.widget.LinearLayout", clickable=True),
    node(3, parent=2, class_name="android.widget.TextView", text='The "best" one',
         bounds=(10, 20, 300, 80), package="com.demo", resource_id="com.demo:id/name"),
    node(4, parent=1, class_name="android.widget.LinearLayout", desc="Row of Bob",
         long_clickable=True),
    node(5, parent=4, class_name="android.widget.Switch", checkable=True, checked=True,
         clickable=True, text="ON"),
    node(6, parent=0, class_name="android.widget.Button", text="Below", bounds=(0, 2400, 9, 2450)),
    node(7, parent=0, class_name="android.widget.EditText", hint="Name", selected=True),
)  # fmt: skip
"""A row with a name, one with a switch, a button beside the screen and a text field."""


def test_elements_are_leaves_what_is_described_and_what_scrolls() -> None:
    assert [each.index for each in kept_nodes(SEEN)] == [1, 3, 4, 5, 6, 7]


def test_m3a_tells_what_is_there_and_counts_what_is_beside_the_screen() -> None:
    listed = m3a_list(SEEN)
    assert listed.text.splitlines() == [
        'UI element 0: {"index": 0, "is_clickable": False, "is_long_clickable": False, '
        '"is_editable": False, "is_scrollable": True, "is_focusable": True, "is_selected": False, '
        '"is_checked": False}',
        'UI element 1: {"index": 1, "text": "The \\"best\\" one", "is_clickable": False, '
        '"is_long_clickable": False, "is_editable": False, "is_selected": False, '
        '"is_checked": False}',
        'UI element 2: {"index": 2, "content_description": "Row of Bob", "is_clickable": False, '
        '"is_long_clickable": True, "is_editable": False, "is_selected": False, '
        '"is_checked": False}',
        'UI element 3: {"index": 3, "text": "ON", "is_clickable": True, '
        '"is_long_clickable": False, "is_editable": False, "is_selected": False, '
        '"is_checked": True}',
        'UI element 5: {"index": 5, "hint_text": "Name", "is_clickable": False, '
        '"is_long_clickable": False, "is_editable": True, "is_selected": True, '
        '"is_checked": False}',
    ]
    assert [listed.shown.node(name) for name in ("0", 1, 2, "3", 5)] == [1, 3, 4, 5, 7]


def test_m3a_can_be_told_as_published_with_texts_as_they_are() -> None:
    assert '"text": "The "best" one"' in m3a_list(SEEN, escaped=False).text


def test_t3a_tells_all_that_is_known() -> None:
    assert t3a_list(SEEN).text.splitlines()[1] == (
        "UI element 1: UIElement(text='The \"best\" one', content_description=None, "
        "class_name='android.widget.TextView', bbox=None, "
        "bbox_pixels=BoundingBox(x_min=10, x_max=300, y_min=20, y_max=80), hint_text=None, "
        "is_checked=False, is_checkable=False, is_clickable=False, is_editable=False, "
        "is_enabled=True, is_focused=False, is_focusable=False, is_long_clickable=False, "
        "is_scrollable=False, is_selected=False, is_visible=True, package_name='com.demo', "
        "resource_name='com.demo:id/name', tooltip=None, resource_id=None, metadata=None)"
    )
    assert [each.name for each in t3a_list(SEEN)] == ["0", "1", "2", "3", "5"]


def test_androidgen_tells_tags() -> None:
    assert androidgen_list(SEEN).text.splitlines() == [
        '<element id="0" class="ListView" resource-name="com.demo:id/list">  </element>',
        '<element id="1" class="TextView" resource-name="com.demo:id/name"> The "best" one '
        "</element>",
        '<element id="2" class="LinearLayout"> Row of Bob </element>',
        '<element id="3" class="Switch" clickable checkable status="on"> ON </element>',
        '<element id="5" class="EditText" editable>  </element>',
    ]


def test_androidgen_leaves_the_keyboard_out() -> None:
    key = node(1, text="q", resource_id="com.google.android.inputmethod.latin:id/key")
    assert [each.name for each in androidgen_list(screen(node(0, text="a"), key))] == ["0"]


def test_bmoca_numbers_all_nodes_as_they_end() -> None:
    listed = bmoca_list(SEEN)
    assert [each.node.index for each in listed] == [3, 2, 5, 4, 1, 6, 7, 0]
    assert listed.text.startswith(
        "{'numeric_tag': 0, 'resource_id': 'name', 'class': 'TextView', "
        "'content_description': '', 'text': 'The \"best\" one', 'checked': 'false'}\n"
    )
    assert listed.elements[2].words == (
        "{'numeric_tag': 2, 'resource_id': '', 'class': 'Switch', 'content_description': '', "
        "'text': 'ON', 'checked': 'true'}"
    )
    boxed = bmoca_list(SEEN, boxes=True).elements[0].words
    assert boxed.endswith("'bbox location': '((0.01, 0.01), (0.28, 0.03))'}")


def test_bmoca_told_names_alone_in_the_paper_s_code() -> None:
    slider = node(8, parent=0, resource_id="com.demo:id/slider", desc="Brightness: low")
    assert bmoca_list(screen(*SEEN.nodes, slider), "R0").text.splitlines()[:4] == [
        "{'numeric_tag': 0, 'description': 'com.demo.id_name_the_\"best\"_one'}",
        "{'numeric_tag': 1, 'description': 'android.widget.LinearLayout'}",
        "{'numeric_tag': 2, 'description': 'android.widget.Switch_on'}",
        "{'numeric_tag': 3, 'description': 'android.widget.LinearLayout_RowofBob'}",
    ]
    assert bmoca_list(screen(slider), "R0").elements[0].words == (
        "{'numeric_tag': 0, 'description': 'com.demo.id_slider_Brightness_low', "
        "'location bounding box ((x1, y1), (x2, y2))': '((0.00, 0.03), (0.09, 0.04))'}"
    )


def test_seeact_offers_what_can_be_described() -> None:
    listed = seeact_list(SEEN)
    assert listed.text.splitlines() == [
        'A. "com.demo:id/list" icon',
        'B. "The \\"best\\" one" icon',
        'C. "Row of Bob" icon',
        'D. a switch with the text "ON" that is checked',
        'E. "Below" button',
        'F. a "Name" text box that is empty',
    ]
    assert listed.shown.node("F") == 7
    assert listed.get("Z") is None


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"class_name": "a.RadioButton", "desc": "Red", "checked": True},
         'a "Red" radio button that is selected'),
        ({"class_name": "a.RadioButton"}, "a radio button that is not selected"),
        ({"class_name": "a.ImageButton", "desc": "Back"}, '"Back" button'),
        ({"class_name": "a.ImageView", "resource_id": "x:id/pic"}, '"x:id/pic" image'),
        ({"class_name": "a.ImageView"}, "image"),
        ({"class_name": "a.CheckedTextView", "text": "One"}, '"One" icon'),
        ({"class_name": "a.EditText", "text": "7", "desc": "Age"},
         'a "Age" text box with the text "7"'),
        ({"class_name": "a.EditText"}, "a text box that is empty"),
        ({"class_name": "a.Switch", "hint": "Wi-Fi"}, 'a "Wi-Fi" switch that is not checked'),
        ({"class_name": "a.CheckBox", "text": "All", "checked": True},
         'a checkbox with the text "All" that is checked'),
        ({"class_name": "a.CheckBox"}, "a checkbox that is not checked"),
        ({"class_name": "a.ViewGroup", "hint": "Here"}, '"Here" icon'),
    ],
)  # fmt: skip
def test_seeact_describes_by_class(fields: dict[str, Any], words: str) -> None:
    assert described(node(**fields)) == words


@pytest.mark.parametrize(
    ("place", "name"),
    [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (701, "ZZ"), (702, "AAA")],
)
def test_choices_are_lettered_without_end(place: int, name: str) -> None:
    assert letters(place) == name


@given(st.integers(0, 10**9), st.integers(0, 10**9))
def test_no_two_choices_have_the_same_letters(one: int, other: int) -> None:
    assert (letters(one) == letters(other)) == (one == other)


TEXTS: Final = st.text(max_size=30) | st.sampled_from(
    ['"}\nUI element 9: {"index": 9, "text": "OK"', "</element>\n<element id='9'>", "x\nB. Pay"]
)
NODES: Final = st.builds(
    Node,
    index=st.just(0),
    text=TEXTS,
    desc=TEXTS,
    hint=TEXTS,
    resource_id=TEXTS,
    class_name=st.sampled_from(["android.widget.TextView", "android.widget.EditText", "X\nY", ""]),
    bounds=st.tuples(*[st.integers(-50, 2500)] * 4),
    scrollable=st.booleans(),
    checkable=st.booleans(),
)


@st.composite
def screens(draw: st.DrawFn) -> Observation:
    """Screens with texts of people who mean no good."""
    nodes = draw(st.lists(NODES, max_size=6))
    return screen(
        *(
            Node(**{**{f: getattr(each, f) for f in each.__slots__}, "index": index,
                    "parent": draw(st.none() | st.integers(0, index - 1)) if index else None})
            for index, each in enumerate(nodes)
        )
    )  # fmt: skip


@pytest.mark.parametrize("lister", LISTS)
@given(seen=screens())
def test_no_text_of_a_screen_makes_an_element(lister: Lister, seen: Observation) -> None:
    listed = lister(seen)
    assert len(listed.text.split("\n")) == max(1, len(listed))
    if lister is androidgen_list:
        assert listed.text.count("<") == 2 * len(listed)
    assert len({each.name for each in listed}) == len(listed)
    assert all(seen.nodes[each.node.index] == each.node for each in listed)
    listed.text.encode()


@pytest.mark.parametrize("lister", LISTS)
def test_long_texts_are_cut(lister: Lister) -> None:
    seen = screen(node(0, text="x" * 10**6, class_name="android.widget.TextView"))
    assert MOST < len(lister(seen).text) < MOST + 900
    assert "xxx..." in lister(seen).text
    assert len(lister(seen, most=50).text) < 1000


@pytest.mark.parametrize("lister", LISTS)
def test_half_a_character_can_be_sent(lister: Lister) -> None:
    lister(screen(node(0, text="\ud83d", class_name="a.TextView"))).text.encode()


@pytest.mark.parametrize("lister", LISTS)
def test_an_empty_screen_is_an_empty_text(lister: Lister) -> None:
    assert lister(screen()).text == ""
