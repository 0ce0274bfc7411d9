"""Links of a text are seen, and followed where they are touched."""

from __future__ import annotations

from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.hit import handler, hit
from pytest_androidbench.phone.ui.widgets import Column, LinkedText, Text, TextLink
from tests.phone_ui.pictures import picture
from tests.phone_ui.screens import nodes, placed

WORDS = "Look at a.com and b.org"
LINKS = (
    TextLink(start=8, end=13, address="http://a.com"),
    TextLink(start=18, end=23, address="http://b.org"),
)


def tap(root: Box, x: int) -> None:
    place = root.children[0].rect
    point = Point(place.left + x, place.center.y)
    box = handler(hit(root, point), "on_tap")
    if box is not None:
        box.widget.tap(box, point)


def test_a_touched_link_is_followed_and_the_text_is_tapped_too() -> None:
    did: list[str] = []
    text = LinkedText(WORDS, links=LINKS, on_link=did.append, on_tap=lambda: did.append("text"))
    root = placed(Column(text, width="fill"))
    for x in range(0, root.children[0].rect.width, 4):
        tap(root, x)
    followed = list(dict.fromkeys(did))
    assert followed == ["text", "http://a.com", "http://b.org"]
    assert did.count("text") > did.count("http://a.com") > 3


def test_a_text_with_links_can_be_clicked_and_is_one_node() -> None:
    plain, linked = nodes(placed(Column(LinkedText("a"), LinkedText(WORDS, links=LINKS))))[-2:]
    assert (plain.clickable, linked.clickable, linked.text) == (False, True, WORDS)
    assert linked.class_name == "android.widget.TextView"


def test_links_have_a_colour_and_a_line_and_leave_the_text_where_it_is() -> None:
    linked = LinkedText(WORDS, links=LINKS, link_colour="#ff0000")
    assert placed(Column(linked)).children[0].rect == placed(Column(Text(WORDS))).children[0].rect
    image = picture(Column(linked), Display(width=300, height=100, density=160))
    red = {
        x
        for x in range(image.width)
        for y in range(image.height)
        if image.getpixel((x, y)) == (255, 0, 0)
    }
    gaps = [x for x in sorted(red) if x + 1 not in red]
    assert len(gaps) == 2, "two lines without a gap"
