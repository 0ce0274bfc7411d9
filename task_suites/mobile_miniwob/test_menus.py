"""Pages with something to unfold: a menu, a pie of choices, a tree of folders."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, cast

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.finding import descendants
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.picking import TEXT, saying, touch, touch_first
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import QUERY, SCALE, asked, elements, on_page, query
from task_suites.mobile_miniwob.seeing import Box, Colour, Sight

LABELED: Final = r'labeled "(.+)"'
NAMED: Final = r'named "(.+)"'
MENU, PLAYBACK = "Menu", "Playback"
ITEM: Final = "android.view.MenuItem"
ICON: Final = 18
"""Pixels of the page that an item's icon is not further to the right."""
FRAME: Final = 2
DARK: Final = 150
"""What a pixel of an icon is darker than, and the yellow field and a menu are lighter."""
LIGHT: Final = 170
"""What a pixel of the page is not darker than that an icon or a letter barely touches."""
GAP: Final = 4
"""Pixels of the page between the parts of an icon; there are more between it and a letter."""
TREE: Final = "tree"
Place = tuple[int, int]
Shape = frozenset[Place]


@page_task("click-menu-2", "complex_ui_understanding")
def test_click_menu_2(episode: Episode, page_seed: int) -> None:
    play(episode, "click-menu-2", page_seed)


@page_task("click-pie", "complex_ui_understanding")
def test_click_pie(episode: Episode, page_seed: int) -> None:
    play(episode, "click-pie", page_seed)


@page_task("navigate-tree", "complex_ui_understanding")
def test_navigate_tree(episode: Episode, page_seed: int) -> None:
    play(episode, "navigate-tree", page_seed)


@test_click_menu_2.solution
def choose_item(pilot: Pilot) -> None:
    unfold_menu(pilot)
    touch(pilot, wanted_item(pilot))


@test_click_pie.solution
def choose_piece(pilot: Pilot) -> None:
    unfold_pie(pilot)
    touch(pilot, saying(pilot, TEXT, *asked(pilot, LABELED)))


@test_navigate_tree.solution
def find_in_tree(pilot: Pilot) -> None:
    (name,) = asked(pilot, NAMED)
    for _ in unfolding(pilot):
        for row in rows(pilot):
            if row.text == name:
                touch(pilot, row)
                return
    raise PilotError(f"nothing in the tree is called {name!r}")


@test_click_menu_2.mistake("another item", fails=DONE)
def choose_other_item(pilot: Pilot) -> None:
    unfold_menu(pilot)
    wanted = wanted_item(pilot).text
    touch_first(pilot, [item for item in items(pilot) if item.text not in {wanted, PLAYBACK}])


@test_click_menu_2.mistake("the menu opened, nothing chosen", fails=DONE)
def open_menu_only(pilot: Pilot) -> None:
    unfold_menu(pilot)


@test_click_pie.mistake("another piece", fails=DONE)
def choose_other_piece(pilot: Pilot) -> None:
    unfold_pie(pilot)
    (wanted,) = asked(pilot, LABELED)
    touch_first(pilot, [node for node in pieces(pilot) if node.text != wanted])


@test_click_pie.mistake("folded again", fails=DONE)
def fold_pie(pilot: Pilot) -> None:
    unfold_pie(pilot)
    touch(pilot, saying(pilot, TEXT, "-"))


@test_navigate_tree.mistake("something else in the tree", fails=DONE)
def touch_other_row(pilot: Pilot) -> None:
    (name,) = asked(pilot, NAMED)
    touch_first(pilot, [row for row in rows(pilot) if row.text != name])


@test_navigate_tree.mistake("what the yellow field says is touched", fails=DONE)
def touch_query(pilot: Pilot) -> None:
    pilot.tap(id=QUERY)


def unfold_menu(pilot: Pilot) -> None:
    """Open the menu, and the one inside it."""
    pilot.tap(text=MENU)
    touch(pilot, next(item for item in items(pilot) if item.text == PLAYBACK))
    pilot.wait()


def items(pilot: Pilot) -> list[Node]:
    """The menu's items that can be chosen."""
    return [node for node in elements(pilot) if node.class_name == ITEM and node.clickable]


def wanted_item(pilot: Pilot) -> Node:
    """The item with the label or the icon that the page asks for."""
    there = items(pilot)
    if "labeled" in query(pilot):
        (label,) = asked(pilot, LABELED)
        return next(item for item in there if item.text == label)
    shown = icon_asked(pilot)
    return max(there, key=lambda item: likeness(icon_before(pilot, item), shown))


def icon_before(pilot: Pilot, item: Node) -> Shape:
    """The icon before an item's words."""
    left, top, _, bottom = on_page(pilot, item.bounds)
    # What is unfolded has a frame that lies over the edges of its neighbours.
    return ink(Sight(pilot), (left, top + FRAME, left + ICON, bottom - FRAME))


def icon_asked(pilot: Pilot) -> Shape:
    """The icon in the yellow field: grey, where all else is black and yellow."""
    sight = Sight(pilot)
    left, top, right, bottom = (round(edge) for edge in on_page(pilot, pilot.node(id=QUERY).bounds))
    field = product(range(left + 1, right - 1), range(top + 1, bottom - 1))
    seen = {at: cast("Colour", sight.image.getpixel(at)) for at in field}
    dark = {at for at, colour in seen.items() if max(colour) < LIGHT}
    found = grown(max(dark, key=lambda at: seen[at][2]), dark)
    across, down = [x for x, _ in found], [y for _, y in found]
    return ink(sight, (min(across) - 1, min(down) - 1, max(across) + 2, max(down) + 2))


def grown(first: Place, places: set[Place]) -> set[Place]:
    """What hangs together with a place, over gaps in an icon, not over those around it."""
    found, pending = {first}, [first]
    while pending:
        x, y = pending.pop()
        near = {at for at in places - found if abs(at[0] - x) <= GAP and abs(at[1] - y) <= 1}
        found |= near
        pending.extend(near)
    return found


def ink(sight: Sight, box: Box) -> Shape:
    """Which of the display's pixels in a part of the page are dark, from the first of them on."""
    left, top, right, bottom = (round(edge * SCALE) for edge in box)
    part = sight.sharp.crop((left, top, right, bottom)).convert("L")
    points = product(range(part.width), range(part.height))
    found = [at for at in points if cast("int", part.getpixel(at)) < DARK]
    first, line = (min((at[way] for at in found), default=0) for way in (0, 1))
    return frozenset((x - first, y - line) for x, y in found)


def likeness(one: Shape, other: Shape) -> float:
    """How much of two shapes they have in common."""
    return len(one & other) / max(len(one | other), 1)


def unfold_pie(pilot: Pilot) -> None:
    """Open the pie, and let it come."""
    touch(pilot, saying(pilot, TEXT, "+"))
    pilot.wait(2)


def pieces(pilot: Pilot) -> list[Node]:
    """What the pie's pieces say."""
    return [node for node in elements(pilot) if len(node.text) == 1 and node.text.isalnum()]


def unfolding(pilot: Pilot) -> Iterator[None]:
    """Stop at the tree as it is, and each time that one more of its folders is open."""
    seen = 0
    yield
    while seen < len(rows(pilot)):
        row = rows(pilot)[seen]
        if is_folder(pilot, row):
            touch(pilot, row)
            yield
        seen += 1


def rows(pilot: Pilot) -> list[Node]:
    """Files and folders that the tree shows."""
    return [node for node in descendants(pilot.observation, pilot.node(id=TREE)) if node.text]


def is_folder(pilot: Pilot, row: Node) -> bool:
    """Whether a row has a small box before it to unfold it with."""
    before = pilot.observation.nodes[row.index - 1]
    return before.parent == row.parent and before.clickable and not before.text
