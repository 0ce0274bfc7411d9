from __future__ import annotations

from pytest_androidbench.appdata.chrome import PACKAGE, URL_BAR, WEB_VIEW, ChromeScreen
from pytest_androidbench.interface.observation import Node, Observation


def node(index: int, parent: int | None = None, **fields: str) -> Node:
    return Node(index=index, parent=parent, bounds=(0, 0, 9, 9), **fields)  # type: ignore[arg-type]


def screen(*nodes: Node, package: str = PACKAGE) -> ChromeScreen:
    return ChromeScreen(
        Observation(nodes=nodes, package=package, activity="Main", width=9, height=9)
    )


PAGE = (
    node(0),
    node(1, 0, resource_id=URL_BAR, text="content://media/external/file/7"),
    node(2, 0, class_name=WEB_VIEW, text="Trees"),
    node(3, 2, text="Oak"),
    node(4, 3, desc="A drawing of an oak"),
    node(5, 0, text="Snackbar"),
)


def test_a_pages_own_texts_are_those_inside_of_its_view() -> None:
    assert screen(*PAGE).page_texts == ("Oak", "A drawing of an oak")
    assert screen(*PAGE).title == "Trees"


def test_what_lies_around_is_told_apart() -> None:
    seen = screen(*PAGE)
    assert seen.address == "content://media/external/file/7"
    assert seen.is_local
    assert set(seen.texts) >= {"Snackbar", "Oak", "Trees"}


def test_a_typed_address_is_no_file() -> None:
    for typed in ("data:text/html,x", "example.com", "Success!", ""):
        assert not screen(node(0), node(1, 0, resource_id=URL_BAR, text=typed)).is_local
    assert screen(node(0), node(1, 0, resource_id=URL_BAR, text="file:///sdcard/a.html")).is_local


def test_without_a_page_there_is_none() -> None:
    seen = screen(node(0), node(1, 0, text="Oak"))
    assert seen.page_texts == ()
    assert seen.title == ""
    assert seen.web_view is None


def test_another_app_shows_no_page_of_chromes() -> None:
    seen = screen(*PAGE, package="com.android.htmlviewer")
    assert not seen.in_front
    assert seen.page_texts == ()
    assert seen.texts == ()
    assert seen.title == ""
