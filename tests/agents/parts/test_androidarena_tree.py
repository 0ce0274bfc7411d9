"""The tree of AndroidArena is compressed as its code does it, down to the last blank."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import quoteattr

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.elements.androidarena import androidarena_tree
from pytest_androidbench.agents.parts.elements.listing import ElementList
from pytest_androidbench.interface.hierarchy import nodes_of
from pytest_androidbench.interface.observation import Node, Observation
from tests.agents.parts.screens import node, screen

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def tag(
    kind: str, *inside: str, name: str = "", package: str = "com.demo.app", **attributes: Any
) -> str:
    """A node of a dump."""
    known = {
        "class": f"android.widget.{kind}",
        "package": package,
        "resource-id": f"{package}:id/{name}" if name else "",
        "bounds": "[0,0][10,10]",
        "visible-to-user": "true",
    }
    given = {key.replace("_", "-"): str(value) for key, value in attributes.items()}
    told = " ".join(f"{key}={quoteattr(value)}" for key, value in {**known, **given}.items())
    return f"<node {told}>{''.join(inside)}</node>"


YES: Final = "true"
ROWS: Final = [
    tag("LinearLayout", tag("ImageView"), tag("TextView", name="name", text=text), name="row",
        clickable=YES)
    for text in ("Alice", "Bob")
]  # fmt: skip
WINDOW: Final = tag("FrameLayout", tag("LinearLayout",
    tag("EditText", tag("ImageButton", content_desc="Open menu", clickable=YES), name="search",
        clickable=YES, text="Search contacts"),
    tag("ListView", *ROWS, name="list", scrollable=YES),
    tag("LinearLayout", tag("TextView", text="Wi-Fi"),
        tag("Switch", name="wifi_switch", checkable=YES, text="OFF"), name="wifi_row",
        clickable=YES),
    tag("LinearLayout", tag("TextView", text="Bluetooth"),
        tag("Switch", name="bt_switch", checkable=YES, checked=YES, clickable=YES, text="ON"),
        name="bt_row", clickable=YES),
    tag("TextView", text="Version 1"),
    tag("EditText", name="pw", password=YES, focusable=YES),
    tag("Button", name="ok", text="Save; now", clickable=YES, selected=YES),
))  # fmt: skip
CLOCK: Final = tag("TextView", package="com.android.systemui", name="clock", text="9:41")
DUMP: Final = f'<hierarchy rotation="0">{WINDOW}{CLOCK}</hierarchy>'
SEEN: Final = Observation(
    nodes=nodes_of(DUMP), package="com.demo.app", activity="Main", width=1080, height=2400
)


def lettered(tree: ElementList) -> str:
    """A tree with letters for its ids."""
    text = tree.text
    for letter, each in zip(LETTERS, tree, strict=False):
        text = text.replace(f"[{each.name}]", f"[{letter}]")
    return text


def test_the_checked_example_comes_out() -> None:
    assert lettered(androidarena_tree(SEEN, app="Demo")).split("\n") == [
        "The current APP is Demo.: ",
        "    [a] EditText search ;click ; ;;Search contacts : ",
        "        [b] ImageButton ;click ; ;;Open menu : ",
        "    [c] ListView list ;scroll ; ;;: ",
        "        [d] row ;click ; ;; Alice: ",
        "        [e] row ;click ; ;; Bob: ",
        "    [f] wifi_row ;click ; ;; Wi-Fi: ",
        "        [g] Switch wifi_switch ;check ; unchecked ;;OFF : ",
        "    [h] bt_row ;click ; ;; Bluetooth: ",
        "        [i] Switch bt_switch ;click check ; checked ;;ON : ",
        "    [j] TextView ;; ;;Version 1 : ",
        "    [k] EditText pw ;focusable ; password ; you can input password, ;: ",
        "    [l] Button ok ;click ; selected ; selected, ;Save; now : ",
    ]


def test_without_merging_what_is_read_has_lines_of_its_own() -> None:
    lines = androidarena_tree(SEEN, app="Demo", merge=False).text.split("\n")
    assert [line.partition("] ")[2] for line in lines[4:6]] == [
        "row ;click ; ;;: ",
        "TextView name ;; ;;Alice : ",
    ]
    assert len(lines) == 1 + 16


def test_switches_can_be_told_by_their_rows() -> None:
    lines = androidarena_tree(SEEN, merge_switches=True).text.split("\n")
    rows = [line.partition("] ")[2] for line in lines if "_row" in line]
    assert rows == [
        "wifi_row ;click ; ;; Wi-Fi it has a switch and the switch is currently off: ",
        "bt_row ;click ; ;; Bluetooth it has a switch and the switch is currently on: ",
    ]
    assert not any("wifi_switch" in line for line in lines)


def test_ids_name_nodes_and_change_with_the_screen() -> None:
    tree = androidarena_tree(SEEN)
    button = next(each for each in tree if "Open menu" in each.words)
    assert SEEN.nodes[tree.shown.node(button.name)].desc == "Open menu"
    other = androidarena_tree(screen(*SEEN.nodes[:-2]))
    assert {each.name for each in other} & {each.name for each in tree} == set()
    assert androidarena_tree(SEEN).text == tree.text


@pytest.mark.slow
def test_no_two_ids_are_alike_on_the_largest_screen() -> None:
    tree = androidarena_tree(screen(*(node(place, text="x") for place in range(70_000))))
    assert len({each.name for each in tree}) == 70_000
    assert all(len(each.name) == 5 for each in tree.elements[:65_536])


def test_the_app_is_what_its_package_says_unless_it_is_told() -> None:
    assert androidarena_tree(SEEN).text.startswith("The current APP is app.: \n")
    launcher = Observation(nodes=(), package="com.demo.launcher3", activity="", width=1, height=1)
    assert androidarena_tree(launcher).text == "This is the home screen view.: "
    assert androidarena_tree(SEEN, app="").text.startswith("This is the home screen view.: \n")


def test_numbers_on_a_clock_s_face_can_be_clicked() -> None:
    seen = screen(
        node(0, resource_id="a:id/material_clock_face", focusable=True),
        node(1, parent=0, text="3", class_name="android.widget.TextView"),
    )
    assert androidarena_tree(seen).text.split("\n")[2].endswith("] TextView ;click; ;;3 : ")


@given(
    parents=st.lists(st.none() | st.integers(0, 20), max_size=20),
    texts=st.lists(st.text(max_size=8), min_size=20, max_size=20),
    clickable=st.lists(st.booleans(), min_size=20, max_size=20),
)
def test_what_is_left_stands_on_a_line_each_and_in_the_order_of_the_screen(
    parents: list[int | None], texts: list[str], clickable: list[bool]
) -> None:
    nodes: list[Node] = []
    for index, parent in enumerate(parents):
        above = None if parent is None or not index else parent % index
        nodes.append(node(index, parent=above, text=texts[index], clickable=clickable[index]))
    tree = androidarena_tree(screen(*nodes))
    assert len(tree.text.split("\n")) == 1 + len(tree)
    left = {each.node.index for each in tree}
    assert {each.index for each in nodes if each.clickable} <= left
