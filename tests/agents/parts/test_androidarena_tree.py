"""The tree of AndroidArena is compressed as its code does it, down to the last blank."""

from __future__ import annotations

import random
from itertools import islice
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fixtures.arena_example import SEEN
from pytest_androidbench.agents.parts.elements.androidarena import androidarena_tree, lengths_in
from pytest_androidbench.agents.parts.elements.arena_branches import arena_name
from pytest_androidbench.agents.parts.elements.arena_ids import ids_of_step, published_ids
from pytest_androidbench.agents.parts.elements.listing import ElementList
from pytest_androidbench.interface.hierarchy import nodes_of
from pytest_androidbench.interface.observation import Node, Observation
from tests.agents.parts.screens import node, screen

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
BOTH_PHASES: Final = """\
The current APP is Demo.:\x20
    [a] EditText search ;click ; ;;Search contacts :\x20
        [b] ImageButton ;click ; ;;Open menu :\x20
    [c] ListView list ;scroll ; ;;:\x20
        [d] row ;click ; ;; Alice:\x20
        [e] row ;click ; ;; Bob:\x20
    [f] wifi_row ;click ; ;; Wi-Fi:\x20
        [g] Switch wifi_switch ;check ; unchecked ;;OFF :\x20
    [h] bt_row ;click ; ;; Bluetooth:\x20
        [i] Switch bt_switch ;click check ; checked ;;ON :\x20
    [j] TextView ;; ;;Version 1 :\x20
    [k] EditText pw ;focusable ; password ; you can input password, ;:\x20
    [l] Button ok ;click ; selected ; selected, ;Save; now :\x20"""
FIRST_PHASE: Final = """\
The current APP is Demo.:\x20
    [a] EditText search ;click ; ;;Search contacts :\x20
        [b] ImageButton ;click ; ;;Open menu :\x20
    [c] ListView list ;scroll ; ;;:\x20
        [d] row ;click ; ;;:\x20
            [e] TextView name ;; ;;Alice :\x20
        [f] row ;click ; ;;:\x20
            [g] TextView name ;; ;;Bob :\x20
    [h] wifi_row ;click ; ;;:\x20
        [i] TextView ;; ;;Wi-Fi :\x20
        [j] Switch wifi_switch ;check ; unchecked ;;OFF :\x20
    [k] bt_row ;click ; ;;:\x20
        [l] TextView ;; ;;Bluetooth :\x20
        [m] Switch bt_switch ;click check ; checked ;;ON :\x20
    [n] TextView ;; ;;Version 1 :\x20
    [o] EditText pw ;focusable ; password ; you can input password, ;:\x20
    [p] Button ok ;click ; selected ; selected, ;Save; now :\x20"""
WITH_SWITCHES: Final = """\
The current APP is Demo.:\x20
    [a] EditText search ;click ; ;;Search contacts :\x20
        [b] ImageButton ;click ; ;;Open menu :\x20
    [c] ListView list ;scroll ; ;;:\x20
        [d] row ;click ; ;; Alice:\x20
        [e] row ;click ; ;; Bob:\x20
    [f] wifi_row ;click ; ;; Wi-Fi it has a switch and the switch is currently off:\x20
    [g] bt_row ;click ; ;; Bluetooth it has a switch and the switch is currently on:\x20
    [h] TextView ;; ;;Version 1 :\x20
    [i] EditText pw ;focusable ; password ; you can input password, ;:\x20
    [j] Button ok ;click ; selected ; selected, ;Save; now :\x20"""


def lettered(tree: ElementList) -> str:
    """A tree with letters for its ids."""
    text = tree.text
    for letter, each in zip(LETTERS, tree, strict=False):
        text = text.replace(f"[{each.name}]", f"[{letter}]")
    return text


def told(tree: ElementList) -> list[str]:
    """What is told of each element, behind its id."""
    return [each.words for each in tree]


def test_the_checked_example_comes_out() -> None:
    assert lettered(androidarena_tree(SEEN, app="Demo")) == BOTH_PHASES


def test_without_merging_what_is_read_has_lines_of_its_own() -> None:
    assert lettered(androidarena_tree(SEEN, app="Demo", merge=False)) == FIRST_PHASE


def test_switches_can_be_told_by_their_rows() -> None:
    assert lettered(androidarena_tree(SEEN, app="Demo", merge_switches=True)) == WITH_SWITCHES


def test_a_switch_that_nothing_holds_is_told_by_its_state_and_stays() -> None:
    seen = screen(node(0, class_name="android.widget.Switch", text="OFF", checkable=True))
    (line,) = told(androidarena_tree(seen, merge_switches=True))
    state = ", it has a switch and the switch is currently off,"
    assert line == f"Switch ;check ; unchecked ;;{state}: "


def test_by_the_published_rule_of_bounds_everything_goes_into_what_stands_at_the_top() -> None:
    tree = androidarena_tree(SEEN, merge_by_bounds="published")
    assert [each.node.parent for each in tree] == [1] * 7
    assert told(tree)[1] == "ListView list ;scroll ; ;; Alice Bob: "


def test_by_bounds_what_fills_its_holder_goes_into_it() -> None:
    seen = screen(
        node(0, bounds=(0, 0, 100, 100), clickable=True),
        node(1, parent=0, bounds=(0, 0, 81, 81), clickable=True, text="nearly all"),
        node(2, parent=0, bounds=(0, 0, 80, 100), clickable=True, text="four fifths"),
        node(3, parent=2, bounds=(0, 0, 70, 100), clickable=True, text="most of it"),
    )
    told_of = told(androidarena_tree(seen, merge_by_bounds="overlap"))
    assert told_of == [";click ; ;; nearly all: ", ";click ; ;;four fifths  most of it: "]
    assert len(androidarena_tree(seen)) == 4


def test_words_that_are_there_are_not_told_again() -> None:
    seen = screen(
        node(0, text="Mail; to Ann.", clickable=True),
        node(1, parent=0, text="Ann, Bob and Bob"),
        node(2, parent=0, text="Bob; Cem"),
    )
    assert told(androidarena_tree(seen)) == [";click ; ;;Mail.  to Ann.  Bob and Bob Cem: "]


def test_breaks_of_lines_are_left_out() -> None:
    tree = androidarena_tree(screen(node(0, text="one\ntwo")), app="A\nB")
    assert tree.text.split("\n")[0] == "The current APP is AB.: "
    assert told(tree) == [";; ;;onetwo : "]


def test_ids_name_nodes_and_change_with_the_screen() -> None:
    tree = androidarena_tree(SEEN)
    button = next(each for each in tree if "Open menu" in each.words)
    assert SEEN.nodes[tree.shown.node(button.name)].desc == "Open menu"
    other = androidarena_tree(screen(*SEEN.nodes[:-2]))
    assert {each.name for each in other} & {each.name for each in tree} == set()
    assert androidarena_tree(SEEN).text == tree.text


def test_ids_of_a_step_are_the_same_again_and_others_at_the_next_step() -> None:
    trees = [
        androidarena_tree(SEEN, ids=ids_of_step("arena-cal-1-s3", step)).text for step in (0, 0, 1)
    ]
    assert trees[0] == trees[1]
    assert trees[0] != trees[2]


@given(cell=st.text(max_size=20), step=st.integers(0, 99))
def test_no_two_ids_of_a_step_are_alike(cell: str, step: int) -> None:
    ids = list(islice(ids_of_step(cell, step), 5_000))
    assert len(set(ids)) == len(ids)
    assert {len(name) for name in ids} == {5}


def test_of_published_ids_that_are_alike_the_first_is_meant() -> None:
    seen = screen(*(node(place, text=f"{place}") for place in range(2_000)))
    tree = androidarena_tree(seen, ids=published_ids(random.Random(1)))
    names = [each.name for each in tree]
    twice = next(name for name in names if names.count(name) > 1)
    assert tree.shown.node(twice) == names.index(twice)
    assert tree.get(twice) == tree.elements[names.index(twice)]
    again = androidarena_tree(seen, ids=published_ids(random.Random(1)))
    assert again.text == tree.text


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


@pytest.mark.parametrize(
    ("fields", "name"),
    [
        ({"text": "one two three four five six", "desc": "d"}, "one two three four five Button"),
        ({"desc": "Open  menu"}, "Open menu Button"),
        ({}, "Button"),
        ({"text": "a", "class_name": ""}, ""),
    ],
)
def test_an_element_is_called_by_its_first_words_and_its_class(
    fields: dict[str, str], name: str
) -> None:
    assert arena_name(node(0, **{"class_name": "android.widget.Button", **fields})) == name


def test_a_node_that_does_not_say_whether_it_is_visible_is() -> None:
    place = 'bounds="[0,0][9,9]" clickable="true"'
    dump = (
        f'<hierarchy><node text="unsaid" {place}/>'
        f'<node text="shown" visible-to-user="true" {place}/>'
        f'<node text="hidden" visible-to-user="false" {place}/></hierarchy>'
    )
    tree = androidarena_tree(screen(*nodes_of(dump)))
    assert told(tree) == [";click ; ;;unsaid : ", ";click ; ;;shown : "]


def test_a_dump_without_bounds_is_told_by_its_app_alone() -> None:
    nodes = nodes_of('<hierarchy><node text="here" clickable="true"/></hierarchy>')
    assert androidarena_tree(screen(*nodes), app="Demo").text == "The current APP is Demo.: "


def test_resource_ids_that_stand_several_times_are_told_several_times() -> None:
    rows = [node(at, resource_id="a:id/row", clickable=True) for at in range(3)]
    tree = androidarena_tree(screen(*rows))
    assert told(tree) == ["row ;click ; ;;: "] * 3
    assert len({each.name for each in tree}) == 3


def test_five_thousand_words_go_into_one_line() -> None:
    texts = [node(at, parent=0, text=f"word{at}") for at in range(1, 5_001)]
    tree = androidarena_tree(screen(node(0, clickable=True), *texts))
    (line,) = told(tree)
    assert line.split() == [";click", ";", ";;", *(each.text for each in texts[:-1]), "word5000:"]


def test_indentation_ends_at_a_hundred_levels() -> None:
    chain = [
        node(at, parent=at - 1 if at else None, clickable=True, text="x") for at in range(5_000)
    ]
    lines = androidarena_tree(screen(*chain)).text.split("\n")
    indented = [len(line) - len(line.lstrip()) for line in lines[1:]]
    assert indented == [4 * min(at, 100) for at in range(1, 5_001)]


PARENTS: Final = st.lists(st.none() | st.integers(0, 20), max_size=20)
TEXTS: Final = st.lists(st.text(max_size=8), min_size=20, max_size=20)
FLAGS: Final = st.lists(st.booleans(), min_size=20, max_size=20)


def drawn(parents: list[int | None], texts: list[str], clickable: list[bool]) -> Observation:
    """A screen whose nodes lie in earlier ones."""
    nodes: list[Node] = []
    for index, parent in enumerate(parents):
        above = None if parent is None or not index else parent % index
        nodes.append(node(index, parent=above, text=texts[index], clickable=clickable[index]))
    return screen(*nodes)


@given(parents=PARENTS, texts=TEXTS, clickable=FLAGS)
def test_what_is_left_stands_on_a_line_each_and_once(
    parents: list[int | None], texts: list[str], clickable: list[bool]
) -> None:
    seen = drawn(parents, texts, clickable)
    tree = androidarena_tree(seen)
    lines = tree.text.split("\n")[1:]
    assert [line.strip(" ").partition("] ")[0] for line in lines] == [f"[{e.name}" for e in tree]
    left = [each.node.index for each in tree]
    assert len(left) == len(set(left))
    assert len({each.name for each in tree}) == len(tree)
    assert {each.index for each in seen.nodes if each.clickable} <= set(left)
    assert lengths_in(tree) == dict(zip(left, map(len, lines), strict=True))


@given(
    parents=PARENTS,
    texts=st.lists(st.text("ab ;,.", max_size=8), min_size=20, max_size=20),
    clickable=FLAGS,
)
def test_no_word_of_the_screen_is_lost(
    parents: list[int | None], texts: list[str], clickable: list[bool]
) -> None:
    seen = drawn(parents, texts, clickable)
    words = {word for each in seen.nodes for word in bare(each.text)}
    assert words <= {word for line in told(androidarena_tree(seen)) for word in bare(line)}


def bare(text: str) -> list[str]:
    """The words of a text, without marks."""
    return text.translate(str.maketrans(";,.:", "    ")).split()
