"""Elements have AndroidArena's paths, and are found by them where uiautomator2 searches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final
from xml.sax.saxutils import quoteattr

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree
from uiautomator2.xpath import safe_xmlstr

from fixtures.arena_example import DUMP, SEEN
from pytest_androidbench.interface.hierarchy import read_dump
from pytest_androidbench.interface.observation import Node
from pytest_androidbench.interface.xpaths import ScreenPaths, has_action

PLACE: Final = 'bounds="[0,0][9,9]"'
FRAME: Final = "//android.widget.FrameLayout"
LIST: Final = '//*[@resource-id="com.demo.app:id/list"]'


def index_of(label: str) -> int:
    found = SEEN.find(label)
    assert found is not None
    return found.index


def paths_of(dump: str) -> ScreenPaths:
    return ScreenPaths(read_dump(dump))


EXAMPLE: Final = paths_of(DUMP)


@pytest.mark.parametrize(
    ("index", "matching", "executed"),
    [
        (
            index_of("Open menu"),
            '//*[@content-desc="Open menu"]',
            '//*[@resource-id="com.demo.app:id/search"]/android.widget.ImageButton[1]',
        ),
        (
            index_of("Alice") - 2,
            f"{LIST}/android.widget.LinearLayout[1]",
            f"{LIST}/android.widget.LinearLayout[1]",
        ),
        (
            index_of("Version 1"),
            '//*[@text="Version 1"]',
            f"{FRAME}[1]/android.widget.LinearLayout[1]/android.widget.TextView[1]",
        ),
        (0, FRAME, f"{FRAME}[1]"),
        (1, f"{FRAME}/android.widget.LinearLayout[1]",
         f"{FRAME}[1]/android.widget.LinearLayout[1]"),
    ],
)  # fmt: skip
def test_the_checked_example_has_its_paths(index: int, matching: str, executed: str) -> None:
    paths = EXAMPLE.of(index)
    assert (paths.matching, paths.executed) == (matching, executed)
    assert paths.best == matching


def test_nearby_are_parent_siblings_itself_and_children() -> None:
    row = index_of("Alice") - 2
    inside = f"{LIST}/android.widget.LinearLayout"
    assert EXAMPLE.nearby(row) == {
        LIST,
        f"{inside}[1]",
        f"{inside}[2]",
        f"{inside}[1]/android.widget.ImageView[1]",
        '//*[@text="Alice"]',
        f"{inside}[1]/android.widget.TextView[1]",
    }


def test_nearby_of_what_nothing_holds_are_those_beside_it() -> None:
    paths = paths_of(f'<hierarchy><node class="a.B" text="x" {PLACE}/>'
                     f'<node class="a.B" text="y" {PLACE}/></hierarchy>')  # fmt: skip
    own = {'//*[@text="x"]', "//a.B[1]"}
    assert paths.nearby(0) == paths.nearby(1) == own | {'//*[@text="y"]', "//a.B[2]"}


def test_nearness_goes_both_ways() -> None:
    for one in SEEN.nodes:
        for other in SEEN.nodes:
            near = EXAMPLE.of(other.index).best in EXAMPLE.nearby(one.index)
            assert near == (EXAMPLE.of(one.index).best in EXAMPLE.nearby(other.index))


def test_a_value_that_stands_twice_names_nothing() -> None:
    twice = f'<node class="a.B" resource-id="p:id/row" text="" content-desc="" {PLACE}/>' * 2
    paths = paths_of(f"<hierarchy>{twice}</hierarchy>")
    assert [paths.of(at).matching for at in (0, 1)] == ["//a.B[1]", "//a.B[2]"]
    assert [paths.of(at).executed for at in (0, 1)] == ["//a.B[1]", "//a.B[2]"]
    assert not paths.of(0).unique


def test_an_empty_value_that_stands_once_names_its_element() -> None:
    dump = (
        f'<hierarchy><node class="a.B" resource-id="" {PLACE}/>'
        f'<node class="a.B" resource-id="p:id/x" {PLACE}/></hierarchy>'
    )
    paths = paths_of(dump).of(0)
    assert (paths.matching, paths.executed) == ('//*[@resource-id=""]', "//a.B[1]")


def test_the_only_element_is_told_by_its_tag_and_matched_by_its_place() -> None:
    paths = paths_of(f'<hierarchy><node class="a.B" text="x" {PLACE}/></hierarchy>').of(0)
    assert paths.matching == '//*[@label="node"]'
    assert not paths.unique
    assert paths.best == "//a.B[1]"


def test_what_is_not_visible_counts_among_its_siblings() -> None:
    dump = (
        f'<hierarchy><node class="a.B" visible-to-user="false" {PLACE}/>'
        f'<node class="a.B"/><node class="a.B" {PLACE}/></hierarchy>'
    )
    paths = paths_of(dump)
    assert paths.of(0).executed == "//a.B[3]"
    with pytest.raises(IndexError):
        paths.of(1)


def test_a_dump_without_bounds_has_no_nodes_and_so_no_paths() -> None:
    with pytest.raises(IndexError):
        paths_of('<hierarchy><node class="a.B" text="x"/></hierarchy>').of(0)


def test_five_thousand_elements_have_paths_of_their_own() -> None:
    row = f'<node class="a.Row" {PLACE}><node class="a.Text" text="{{0}}" {PLACE}/></node>'
    rows = "".join(row.format(number) for number in range(2_500))
    paths = paths_of(f"<hierarchy>{rows}</hierarchy>")
    assert len({paths.of(index).best for index in range(5_000)}) == 5_000
    assert len(paths.nearby(0)) == 2 + 2_500


def test_the_deepest_element_has_paths() -> None:
    chain = f'<node class="a.B" {PLACE}>' * 2_000 + "</node>" * 2_000
    paths = paths_of(f"<hierarchy>{chain}</hierarchy>")
    assert paths.of(1_999).executed == "//" + "/".join(["a.B[1]"] * 2_000)


@pytest.mark.parametrize(
    "flag", ["clickable", "scrollable", "long_clickable", "checkable", "focusable"]
)
def test_what_can_be_touched_or_focused_has_an_action(flag: str) -> None:
    plain = Node(index=0, text="x", checked=True, selected=True, bounds=(0, 0, 9, 9))
    assert not has_action(plain)
    able: dict[str, Any] = {flag: True}
    assert has_action(replace(plain, **able))


VALUES: Final = st.sampled_from(["", "a", "b", 'say "it"', "it's", "both '\"", "a]b", "Ünï <&>"])
CLASSES: Final = st.sampled_from(["a.Text", "a.Row", "a.Dialog$1", "a.Dialog.1", ""])


@st.composite
def trees(draw: st.DrawFn, depth: int = 0) -> str:
    given_attributes: Mapping[str, Any] = draw(
        st.fixed_dictionaries(
            {"class": CLASSES},
            optional={"resource-id": VALUES, "text": VALUES, "content-desc": VALUES},
        )
    )
    told = " ".join(f"{key}={quoteattr(value)}" for key, value in given_attributes.items())
    inside = draw(st.lists(trees(depth + 1), max_size=3)) if depth < 3 else []
    return f"<node {told} {PLACE}>{''.join(inside)}</node>"


@given(roots=st.lists(trees(), min_size=1, max_size=3))
def test_paths_find_their_element_and_it_alone_where_they_say_so(roots: list[str]) -> None:
    dump = read_dump(f"<hierarchy>{''.join(roots)}</hierarchy>")
    paths = ScreenPaths(dump)
    found = [paths.of(node.index) for node in dump.nodes]
    searched, elements = as_uiautomator2_searches(dump.root)
    for each, element in zip(found, elements, strict=True):
        assert element in search(searched, each.executed)
        if len(elements) > 1:
            assert element in search(searched, each.matching)
        if each.unique:
            assert search(searched, each.matching) == [element]


def search(tree: etree._Element, path: str) -> list[Any]:
    found = tree.xpath(path)
    assert isinstance(found, list)
    return found


def as_uiautomator2_searches(
    root: etree._Element,
) -> tuple[etree._Element, list[etree._Element]]:
    """The tree with elements called by their classes, and all of them but the root."""
    searched = etree.fromstring(etree.tostring(root))
    elements = list(searched.iter("node"))
    for element in elements:
        element.tag = safe_xmlstr(str(element.attrib.pop("class", ""))) or "node"
    return searched, elements
