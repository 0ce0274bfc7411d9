from __future__ import annotations

from dataclasses import dataclass, field
from xml.sax.saxutils import quoteattr

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.errors import DeviceGone
from pytest_androidbench.interface.hierarchy import nodes_of, rotation_of

LEGAL = st.text(
    st.characters(min_codepoint=32, exclude_categories=["Cs"], exclude_characters="\ufffe\uffff")
)


@dataclass
class Element:
    text: str
    bounds: tuple[int, int, int, int]
    visible: bool
    clickable: bool
    children: list[Element] = field(default_factory=list)

    @property
    def shown(self) -> bool:
        left, top, right, bottom = self.bounds
        return self.visible and right > left and bottom > top

    def xml(self) -> str:
        left, top, right, bottom = self.bounds
        inner = "".join(child.xml() for child in self.children)
        return (
            f"<node text={quoteattr(self.text)} class='android.widget.TextView' "
            f"clickable='{str(self.clickable).lower()}' enabled='true' "
            f"visible-to-user='{str(self.visible).lower()}' "
            f"bounds='[{left},{top}][{right},{bottom}]'>{inner}</node>"
        )

    def walk(self) -> list[Element]:
        return [self, *(inner for child in self.children for inner in child.walk())]


BOUNDS = st.tuples(*[st.integers(-100, 3000)] * 4)
LEAVES = st.builds(Element, LEGAL, BOUNDS, st.booleans(), st.booleans())
TREES = st.recursive(
    LEAVES,
    lambda inner: st.builds(
        Element, LEGAL, BOUNDS, st.booleans(), st.booleans(), st.lists(inner, max_size=4)
    ),
    max_leaves=12,
)


def dump(*roots: Element) -> str:
    inner = "".join(root.xml() for root in roots)
    return f"<?xml version='1.0' encoding='UTF-8'?><hierarchy rotation='1'>{inner}</hierarchy>"


@given(st.lists(TREES, max_size=3))
def test_visible_elements_become_nodes_in_document_order(roots: list[Element]) -> None:
    nodes = nodes_of(dump(*roots))
    shown = [element for root in roots for element in root.walk() if element.shown]
    assert [(n.text, n.bounds, n.clickable) for n in nodes] == [
        (element.text, element.bounds, element.clickable) for element in shown
    ]
    assert [node.index for node in nodes] == list(range(len(nodes)))


@given(TREES)
def test_parent_is_the_nearest_visible_ancestor(root: Element) -> None:
    nodes = iter(nodes_of(dump(root)))

    def check(element: Element, parent: int | None) -> None:
        if element.shown:
            node = next(nodes)
            assert node.parent == parent
            parent = node.index
        for child in element.children:
            check(child, parent)

    check(root, None)


@given(st.characters(max_codepoint=31))
def test_control_characters_do_not_break_the_dump(character: str) -> None:
    xml = f'<hierarchy><node text="a&#{ord(character)};b" bounds="[0,0][1,1]"/></hierarchy>'
    (node,) = nodes_of(xml)
    assert node.text in (f"a{character}b", "a.b")


def test_raw_control_character_does_not_break_the_dump() -> None:
    (node,) = nodes_of('<hierarchy><node text="a\x07b" bounds="[0,0][1,1]"/></hierarchy>')
    assert node.text == "a.b"


def test_all_attributes_are_read() -> None:
    (node,) = nodes_of(
        '<hierarchy><node index="3" text="t" hint="h" content-desc="d" resource-id="p:id/r" '
        'class="android.widget.EditText" package="p" checkable="true" checked="true" '
        'clickable="true" long-clickable="true" enabled="false" focusable="true" focused="true" '
        'scrollable="true" selected="true" password="true" bounds="[1,2][3,4]"/></hierarchy>'
    )
    assert (node.text, node.hint, node.desc, node.resource_id) == ("t", "h", "d", "p:id/r")
    assert (node.checkable, node.checked, node.clickable, node.long_clickable) == (True,) * 4
    assert (node.focusable, node.focused, node.scrollable, node.selected) == (True,) * 4
    assert node.password
    assert not node.enabled
    assert node.editable
    assert node.package == "p"
    assert node.bounds == (1, 2, 3, 4)


def test_deep_hierarchies_are_read() -> None:
    depth = 400
    xml = "<hierarchy>" + '<node bounds="[0,0][9,9]">' * depth + "</node>" * depth + "</hierarchy>"
    assert nodes_of(xml)[-1].parent == depth - 2


def test_broken_dump_is_the_device_at_fault() -> None:
    with pytest.raises(DeviceGone, match="no XML"):
        nodes_of("<hierarchy><node")


def test_rotation_is_read() -> None:
    assert rotation_of('<hierarchy rotation="3"><node/></hierarchy>') == 3
    assert rotation_of("<hierarchy/>") == 0


@pytest.mark.parametrize(
    ("name", "editable"),
    [
        ("android.widget.EditText", True),
        ("android.widget.MultiAutoCompleteTextView", True),
        ("android.widget.AutoCompleteTextView", True),
        ("android.widget.TextView", False),
    ],
)
def test_text_is_typed_into_fields_of_several_classes(name: str, editable: bool) -> None:
    (node,) = nodes_of(f'<hierarchy><node class="{name}" bounds="[1,2][3,4]"/></hierarchy>')
    assert node.editable == editable
