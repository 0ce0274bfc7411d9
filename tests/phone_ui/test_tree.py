"""The hierarchy and Android's XML for it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.ui.box import Box, ViewState
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.geometry import Rect, Size
from pytest_androidbench.phone.ui.tree import Node, WindowBoxes, tree, xml
from pytest_androidbench.phone.ui.widget import VirtualNode
from pytest_androidbench.phone.ui.widgets import (
    BottomTabs,
    Button,
    Canvas,
    Column,
    Decor,
    Dialog,
    DialogButton,
    Icon,
    IconButton,
    Menu,
    MenuItem,
    Modal,
    PaintedText,
    Panel,
    Row,
    Scroll,
    Snackbar,
    Switch,
    SwitchRow,
    Tab,
    Tabs,
    Text,
    TextField,
)
from tests.phone_ui.screens import PACKAGE, SCREENS, ignore, nodes, placed


def dump(root: Box) -> str:
    return xml(tree([WindowBoxes(root=root, visible=root.rect)]))


@given(st.text(max_size=40), st.text(max_size=40))
def test_any_text_gives_xml_that_can_be_read(text: str, desc: str) -> None:
    root = ElementTree.fromstring(dump(placed(Column(Text(text, desc=desc, width="fill")))))
    node = next(root.iter("node"))
    plain = "".join(char if char >= " " or char in "\n\t\r" else "." for char in text)
    if plain.isascii() and plain.isprintable():
        assert node.get("text") == plain


def test_the_whole_form_of_a_node_is_androids() -> None:
    node = next(ElementTree.fromstring(dump(placed(Button("Save", id="save")))).iter("node"))
    assert list(node.keys()) == [
        "index", "text", "resource-id", "class", "package", "content-desc", "checkable", "checked",
        "clickable", "enabled", "focusable", "focused", "scrollable", "long-clickable", "password",
        "selected", "hint", "bounds",
    ]  # fmt: skip
    assert node.get("resource-id") == "com.example:id/save"
    assert node.get("bounds") == "[0,0][1080,2400]"


def test_plain_containers_vanish_and_their_kids_move_up() -> None:
    root = placed(Column(Row(Text("a"), Text("b")), Row(Text("c"), id="kept")))
    assert [(node.text, node.resource_id) for node in nodes(root)] == [
        ("a", ""), ("b", ""), ("", "com.example:id/kept"), ("c", ""),
    ]  # fmt: skip


def test_painted_texts_are_nodes_only_where_something_else_makes_them_so() -> None:
    root = placed(Column(PaintedText("a"), PaintedText("b", id="day"), PaintedText("c", desc="C")))
    assert [(node.text, node.desc, node.resource_id) for node in nodes(root)] == [
        ("", "", "com.example:id/day"), ("", "C", ""),
    ]  # fmt: skip


def test_bounds_are_cut_by_what_scrolls_and_hidden_nodes_leave_gaps_in_the_index() -> None:
    rows = [Text(f"row {i}") for i in range(100)]
    root = placed(Scroll(Column(*rows), id="list"), state=ViewState(offsets={"list": 100}))
    listed = nodes(root)[1:]
    assert listed[0].bounds == Rect(0, 0, listed[0].bounds.right, 47)
    assert listed[0].index == 2
    assert listed[0].text == "row 2"


def test_an_empty_field_shows_its_hint_as_text() -> None:
    root = placed(
        Column(TextField(hint="Name", id="a"), TextField(value="secret", password=True, id="b")),
        state=ViewState(focus="b"),
    )
    empty, secret = nodes(root)
    assert (empty.text, empty.hint, empty.focused) == ("Name", "Name", False)
    assert (secret.text, secret.password, secret.focused) == ("••••••", True, True)


def test_switches_are_checked_without_text() -> None:
    (node,) = nodes(placed(Column(Switch(True, ignore))))
    assert (node.class_name, node.checkable, node.checked, node.text, node.clickable) == (
        "android.widget.Switch", True, True, "", True,
    )  # fmt: skip


def test_a_row_is_clickable_and_its_texts_are_not() -> None:
    found = nodes(placed(SCREENS["settings"]()))
    row = next(node for node in found if node.resource_id.endswith("brightness"))
    assert row.clickable
    (texts,) = row.children
    assert texts.class_name == "android.widget.RelativeLayout"
    assert [child.resource_id for child in texts.children] == [
        "android:id/title", "android:id/summary",
    ]  # fmt: skip
    assert not any(child.clickable for child in row.walk()[1:])


def test_a_row_with_icon_and_switch_has_a_preferences_frames() -> None:
    found = nodes(placed(Column(SwitchRow("Loud", True, ignore, icon="alarm"))))
    frames = [(node.resource_id.partition("/")[2], node.class_name) for node in found[0].children]
    assert frames == [
        ("icon_frame", "android.widget.LinearLayout"),
        ("", "android.widget.RelativeLayout"),
        ("widget_frame", "android.widget.LinearLayout"),
    ]


def test_a_chosen_place_of_a_navigation_bar_is_not_clickable() -> None:
    tabs = [Tab(text="Files", icon="folder"), Tab(text="More", icon="menu")]
    found = nodes(placed(BottomTabs(tabs, 0, ignore)))
    places = [node for node in found if node.desc]
    assert [(n.desc, n.clickable, n.long_clickable, n.selected) for n in places] == [
        ("Files", False, True, True), ("More", True, True, False),
    ]  # fmt: skip
    inside = [n.resource_id.removeprefix("com.example:id/navigation_bar_item_") for n in found]
    assert inside[3:8] == [
        "icon_container", "active_indicator_view", "icon_view", "labels_group", "large_label_view",
    ]  # fmt: skip
    assert inside[9:] == ["icon_container", "icon_view", "labels_group", "small_label_view"]


@pytest.mark.parametrize(("places", "pill"), [(2, 64), (6, 1080 / 6 * 160 / 420 - 8)])
def test_the_pill_leaves_room_between_it_and_the_next_place(places: int, pill: float) -> None:
    tabs = [Tab(text=f"Place {number}", icon="folder") for number in range(places)]
    found = nodes(placed(BottomTabs(tabs, 0, ignore)))
    [shown] = [n for n in found if n.resource_id.endswith("active_indicator_view")]
    assert shown.bounds.width == pytest.approx(pill * 420 / 160, abs=1)


def test_what_scrolls_can_be_focused() -> None:
    found = nodes(placed(Column(Scroll(Text("one"), id="list"))))
    assert [(node.focusable, node.scrollable) for node in found] == [(True, False), (False, False)]


@pytest.mark.parametrize(("framework", "package"), [(True, "android"), (False, "com.example")])
def test_a_dialog_has_the_ids_of_what_it_is_built_of(framework: bool, package: str) -> None:
    buttons = [DialogButton(text="Delete"), DialogButton(text="Cancel")]
    dialog = Modal(Dialog("Delete?", "For ever", buttons=buttons))
    found = nodes(placed(dialog, framework=framework))
    assert [(node.resource_id, node.text) for node in found] == [
        (f"{package}:id/parentPanel", ""),
        (f"{package}:id/topPanel", ""),
        (f"{package}:id/alertTitle", "Delete?"),
        (f"{package}:id/contentPanel", ""),
        (f"{package}:id/scrollView", ""),
        ("android:id/message", "For ever"),
        (f"{package}:id/buttonPanel", ""),
        ("", ""),
        ("android:id/button2", "Cancel"),
        ("android:id/button1", "Delete"),
    ]


def test_a_menu_has_androids_ids() -> None:
    menu = Menu([MenuItem(text="Share", on_tap=ignore)], title_id="android:id/title")
    found = nodes(placed(Modal(menu)))
    assert [node.class_name.rsplit(".")[-1] for node in found] == [
        "ListView", "LinearLayout", "RelativeLayout", "TextView",
    ]  # fmt: skip
    assert found[1].clickable
    assert found[3].resource_id == "android:id/title"


def test_the_chosen_tab_is_selected() -> None:
    tabs = Tabs([Tab(text="A"), Tab(text="B")], 1, ignore)
    chosen = [node.desc for node in nodes(placed(Column(tabs))) if node.selected and node.desc]
    assert chosen == ["B"]


def test_virtual_nodes_stand_in_the_hierarchy_and_take_taps() -> None:
    picked: list[int] = []

    def days(size: Size) -> list[VirtualNode]:
        half = size.width // 2
        return [
            VirtualNode(bounds=Rect(0, 0, half, 50), text="5", on_tap=lambda: picked.append(5)),
            VirtualNode(bounds=Rect(half, 0, size.width, 50), text="6", desc="06 October"),
        ]

    root = placed(Column(Canvas(nodes=days, height=60, id="month")))
    month, five, six = nodes(root)
    assert [five.text, six.desc, six.clickable] == ["5", "06 October", False]
    month.box.widget.tap(month.box, five.bounds.center)
    assert picked == [5]


def test_what_can_be_tapped_but_has_no_name_is_marked() -> None:
    assert 'NAF="true"' in dump(placed(IconButton("add", on_tap=ignore)))
    assert 'NAF="true"' not in dump(placed(IconButton("add", "Add", on_tap=ignore)))


def test_an_activitys_content_lies_in_androids_frame() -> None:
    found = nodes(placed(Decor(Text("hello"))))
    assert [(node.class_name.rsplit(".")[-1], node.resource_id) for node in found] == [
        ("FrameLayout", ""), ("LinearLayout", ""), ("FrameLayout", "android:id/content"),
        ("TextView", ""),
    ]  # fmt: skip


def test_the_compressed_form_has_only_what_says_or_does_something() -> None:
    row = Row(
        Icon("star", id="star"),
        Icon("info", desc="More"),
        Text("Title", id="title"),
        id="row",
        cls="android.widget.LinearLayout",
        on_tap=ignore,
    )
    layouts = Panel(Column(row, id="rows"), id="frame", cls="android.widget.FrameLayout")
    root = placed(Column(layouts, Scroll(Text("Line"), id="list"), id="page"))
    shown = [WindowBoxes(root=root, visible=root.rect)]
    whole = [node.resource_id for top in tree(shown) for node in top.walk()]
    kept = [node for top in tree(shown, compressed=True) for node in top.walk()]
    assert {"com.example:id/frame", "com.example:id/star"} <= set(whole)
    assert [node.resource_id.rpartition("/")[2] or node.desc or node.text for node in kept] == [
        "row", "More", "title", "list", "Line",
    ]  # fmt: skip
    assert [top.index for top in tree(shown, compressed=True)] == [0, 1]


def test_a_snackbar_has_a_text_and_an_action() -> None:
    undone: list[str] = []
    found = nodes(placed(Snackbar("Alarm deleted", "Undo", lambda: undone.append("yes"))))
    text, action = (n for n in found if n.resource_id)
    assert (text.text, text.resource_id) == ("Alarm deleted", f"{PACKAGE}:id/snackbar_text")
    assert (action.text, action.class_name) == ("UNDO", "android.widget.Button")
    action.box.widget.tap(action.box, action.bounds.center)
    assert undone == ["yes"]
    assert len([n for n in nodes(placed(Snackbar("Saved"))) if n.resource_id]) == 1


def test_buttons_stay_in_a_dialog_whose_message_is_long() -> None:
    buttons = [DialogButton(text="Close")]
    found = nodes(placed(Modal(Dialog("Failed", "a file\n" * 200, buttons=buttons))))
    (button,) = (node for node in found if node.text == "Close")
    assert button.bounds.height == 126
    assert button.bounds.bottom < Display().height


def test_a_menu_that_is_too_high_scrolls() -> None:
    menu = Menu([MenuItem(text=f"Row {n}", on_tap=ignore) for n in range(12)])
    found = nodes(placed(Modal(menu), Display(rotation=1)))
    listed = next(node for node in found if node.class_name == "android.widget.ListView")
    assert listed.scrollable
    assert listed.bounds.bottom <= Display().width


def low_dialog(height: int, fields: int) -> list[Node]:
    """A dialog with fields, one below the other, on a display that is wide and low."""
    body = Column(*(TextField(hint=f"Field {n}") for n in range(fields)), across="stretch")
    dialog = Dialog("New name", body=body, buttons=[DialogButton(text="Save")])
    return nodes(placed(Modal(dialog), Display(width=2400, height=height)))


def test_a_dialog_too_high_with_its_title_goes_without() -> None:
    for height, shows_title in ((700, True), (480, False)):
        found = low_dialog(height, 1)
        assert ("New name" in {node.text for node in found}) is shows_title
        (button,) = (node for node in found if node.text == "Save")
        assert button.bounds.bottom < height


def test_a_dialog_too_high_without_its_title_scrolls() -> None:
    found = low_dialog(480, 4)
    (button,) = (node for node in found if node.text == "Save")
    assert button.bounds.bottom < 480
    assert any(node.scrollable for node in found)


def test_what_can_be_held_need_not_say_so() -> None:
    [held, silent] = (
        nodes(placed(Panel(Text("x"), id="row", on_long=ignore, long_clickable=said)))[0]
        for said in (None, False)
    )
    assert (held.long_clickable, silent.long_clickable) == (True, False)
