from __future__ import annotations

from contextlib import suppress
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.tree import Node
from pytest_androidbench.phone.wire.automation import search
from pytest_androidbench.phone.wire.automation.errors import BadCall, BadPattern, RpcError
from pytest_androidbench.phone.wire.automation.selector import FIELDS, Selector, parse

MASKS = {name: bit for name, bit, _, _ in FIELDS} | {"index": 0x800000, "instance": 0x1000000}


def node(text: str = "", *children: Node, **fields: Any) -> Node:
    for index, child in enumerate(children):
        child.index = index
    return Node(
        index=0,
        text=text,
        bounds=Rect(0, 0, 10, 10),
        box=cast(Box, None),
        children=list(children),
        **fields,
    )


def sent(*links: tuple[str, dict[str, Any]], **fields: Any) -> dict[str, Any]:
    """A selector as uiautomator2 sends it."""
    mask = 0
    for name in fields:
        mask |= MASKS[name]
    return {
        **fields,
        "mask": mask,
        "childOrSibling": [kind for kind, _ in links],
        "childOrSiblingSelector": [target for _, target in links],
    }


def row(title: str, *, on: bool) -> Node:
    return node(
        "",
        node(title, resource_id="android:id/title", class_name="TextView"),
        node("", class_name="Switch", checkable=True, checked=on),
        class_name="Row",
        clickable=True,
    )


SCREEN = node(
    "",
    node("Settings", class_name="TextView"),
    node("", row("Wi-Fi", on=True), row("Bluetooth", on=False), class_name="List", scrollable=True),
    package="com.app",
)
STATUS = node("", node("15:34", class_name="TextView"), package="com.android.systemui")


def find(data: dict[str, Any]) -> Node | None:
    return search.find([SCREEN, STATUS], [SCREEN], parse(data))


def texts(data: dict[str, Any]) -> str | None:
    found = find(data)
    return None if found is None else found.text


@pytest.mark.parametrize(
    ("selector", "text"),
    [
        (sent(text="Wi-Fi"), "Wi-Fi"),
        (sent(text="wi-fi"), None),
        (sent(textContains="luet"), "Bluetooth"),
        (sent(textStartsWith="Sett"), "Settings"),
        (sent(textMatches="B.*h"), "Bluetooth"),
        (sent(textMatches="B"), None),
        (sent(resourceId="android:id/title"), "Wi-Fi"),
        (sent(resourceId="android:id/title", instance=1), "Bluetooth"),
        (sent(resourceId="android:id/title", instance=2), None),
        (sent(className="TextView", index=0, instance=1), "Wi-Fi"),
        (sent(("child", sent(text="Bluetooth")), scrollable=True), "Bluetooth"),
        (sent(("child", sent(text="Settings")), scrollable=True), None),
    ],
)
def test_the_first_element_that_fits_is_found(selector: dict[str, Any], text: str | None) -> None:
    assert texts(selector) == text


def test_a_sibling_is_looked_for_from_the_parent() -> None:
    switch = find(sent(("sibling", sent(className="Switch")), text="Bluetooth"))
    assert switch is not None
    assert switch.checkable
    assert not switch.checked


def test_chains_go_on_from_each_result() -> None:
    chain = sent(
        ("child", sent(clickable=True, instance=1)),
        ("child", sent(checkable=True)),
        className="List",
    )
    found = find(chain)
    assert found is SCREEN.children[1].children[1].children[1]


def test_simple_selectors_see_every_window_and_others_the_active_one() -> None:
    assert texts(sent(text="15:34")) == "15:34"
    assert texts(sent(text="15:34", instance=0)) is None


def test_only_simple_selectors_mind_the_case_of_parts() -> None:
    assert texts(sent(textContains="BLUE")) is None
    assert texts(sent(textContains="BLUE", instance=0)) == "Bluetooth"


def test_fields_outside_of_the_mask_do_not_count() -> None:
    assert texts({"mask": MASKS["text"], "text": "Wi-Fi", "description": "nothing"}) == "Wi-Fi"


@pytest.mark.parametrize(
    ("selector", "count"),
    [
        (sent(className="TextView"), 3),
        (sent(className="Nothing"), 0),
        (sent(className="TextView", instance=1), 1),
        (sent(("child", sent(checkable=True)), scrollable=True), 2),
    ],
)
def test_elements_are_counted(selector: dict[str, Any], count: int) -> None:
    assert search.count([SCREEN, STATUS], [SCREEN], parse(selector)) == count


@given(st.integers(0, 5))
def test_every_counted_instance_can_be_found(instance: int) -> None:
    selector = parse(sent(className="TextView"))
    count = search.count([SCREEN], [SCREEN], selector)
    found = search.find([SCREEN], [SCREEN], selector.numbered(instance))
    assert (found is not None) == (instance < count)


def test_patterns_that_are_none_or_explode_are_told() -> None:
    with pytest.raises(BadPattern):
        parse(sent(textMatches="("))
    bomb = node("a" * 200)
    with pytest.raises(BadPattern, match="too long"):
        search.find([bomb], [bomb], parse(sent(textMatches=r"(a*)(a*)(a*)\3\2\1b")))


@pytest.mark.parametrize("pattern", ["(a+)+b", "(a|aa)+b", "(.*)*b"])
def test_patterns_that_explode_elsewhere_find_nothing(pattern: str) -> None:
    bombs = node("", *(node("a" * length) for length in range(1000, 1100)))
    assert search.find([bombs], [bombs], parse(sent(textMatches=pattern))) is None
    assert search.count([bombs], [bombs], parse(sent(textMatches="(a+)+"))) == 100


@pytest.mark.parametrize(
    "data",
    [
        None, 3, [], {"mask": "x"}, {"mask": 1}, {"mask": 1, "text": 3}, {"mask": 0x400},
        {"mask": 0x800000, "index": -1}, {"mask": 0, "childOrSibling": 3},
    ],
)  # fmt: skip
def test_what_is_no_selector_is_refused(data: object) -> None:
    with pytest.raises(BadCall):
        parse(data)


def test_endless_nesting_is_refused() -> None:
    data: dict[str, Any] = {"mask": 0}
    for _ in range(100):
        data = {"mask": 0, "childOrSibling": ["child"], "childOrSiblingSelector": [data]}
    with pytest.raises(BadCall):
        parse(data)


@given(st.dictionaries(st.sampled_from([*MASKS, "mask"]), st.integers(-1, 2**26) | st.text()))
def test_any_object_is_a_selector_or_refused(data: dict[str, object]) -> None:
    with suppress(RpcError):
        search.find([SCREEN], [SCREEN], parse(data))


def test_a_selector_names_itself_in_errors() -> None:
    selector = parse(sent(("child", sent(checkable=True)), text="Wi-Fi", instance=2))
    assert isinstance(selector, Selector)
    assert str(selector) == "UiSelector[TEXT=Wi-Fi, INSTANCE=2, CHILD=UiSelector[CHECKABLE=True]]"
