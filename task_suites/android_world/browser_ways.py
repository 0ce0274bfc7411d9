"""How the pages of the browser's tasks are opened, read and played by a person."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from pytest_androidbench import Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.observation import Bounds, Node, Observation
from task_suites.android_world.android_ways import DOWNLOADS, open_root

FILES: Final = "Files"
CHROME: Final = "Chrome"
FILE: Final = "task.html"
WEB_VIEW: Final = "android.webkit.WebView"
BUTTON: Final = "android.widget.Button"
SIZE: Final = 4
"""Cells along each side of the maze."""
WAYS: Final = (("Up", -1, 0), ("Down", 1, 0), ("Left", 0, -1), ("Right", 0, 1))
WHITE: Final = 40
"""How far a channel may be from 255 where a JPEG has white."""
STEP: Final = 6
Colour = tuple[int, int, int]


def open_file(pilot: Pilot, app: str = CHROME) -> None:
    """Open the page from Files with an app."""
    pilot.open(FILES)
    if not pilot.shows(FILE):
        open_root(pilot, DOWNLOADS)
    pilot.tap(text=FILE).tap(text=app).tap(id="button_once")


def open_page(pilot: Pilot) -> None:
    """Open the page with Chrome, which nobody has used yet."""
    open_file(pilot)
    pass_first_pages(pilot)


def pass_first_pages(pilot: Pilot) -> None:
    """Answer what Chrome asks when it is opened for the first time."""
    pilot.tap(id="terms_accept").tap(id="negative_button")


def open_other_page(pilot: Pilot, address: str) -> None:
    """Show another page, by its address."""
    pilot.open(CHROME)
    pass_first_pages(pilot)
    pilot.tap(id="search_box_text").type(None, address, id="url_bar", enter=True)


def play_colours(pilot: Pilot, count: int = 3) -> None:
    """Draw a line in each of the colours at the top, or in some of them.

    On a small screen what they are chosen by, and the button below, are out of sight at first.
    """
    wanted = colours_at_top(pilot.observation)
    pilot.scroll_to(text="Submit")
    buttons = palette(pilot.observation)
    for number, colour in enumerate(wanted[:count]):
        pilot.tap(at=nearest(pilot.observation, buttons, colour).center)
        draw_line(pilot, number)


def draw_line(pilot: Pilot, number: int) -> None:
    """Draw across the sheet, which lies over the words about colours; no line is quite level.

    The pixels of a level one are all alike, and none may have the very colour where they are thin.
    """
    left, top, right, bottom = sheet(pilot.observation)
    fifth, y = (right - left) // 5, top + (bottom - top) * (number + 1) // 5
    pilot.swipe((left + fifth, y), (right - fifth, y + fifth // 2))


def sheet(observation: Observation) -> Bounds:
    """Where can be drawn: as wide as the colours to draw with, and as high as wide over them."""
    buttons = palette(observation)
    words = next(node for node in observation.nodes if node.label.startswith("Colours to draw"))
    left = min(node.bounds[0] for node in buttons)
    right = max(node.bounds[2] for node in buttons)
    return left, words.bounds[1] - (right - left), right, words.bounds[1]


def palette(observation: Observation) -> list[Node]:
    """The buttons without a word on them."""
    found = [n for n in observation.nodes if n.class_name == BUTTON and not n.label]
    return [node for node in found if node.package == "com.android.chrome"]


def colours_at_top(observation: Observation) -> list[Colour]:
    """The colours of the squares that a page begins with, as one sees them."""
    picture = picture_of(observation)
    left, top, right, bottom = page_bounds(observation)
    for y in range(top, bottom, STEP):
        squares = list(_runs(picture, left, right, y))
        if len(squares) == 3:
            low = y + (squares[0][1] - squares[0][0]) // 2
            return [picture_colour(picture, ((a + b) // 2, low)) for a, b in squares]
    raise PilotError("no three squares of colour lie beside each other on this page")


def nearest(observation: Observation, nodes: Sequence[Node], colour: Colour) -> Node:
    """The one of some buttons that is most like a colour."""
    picture = picture_of(observation)

    def unlike(node: Node) -> int:
        seen = picture_colour(picture, node.center)
        return sum((a - b) ** 2 for a, b in zip(seen, colour, strict=True))

    return min(nodes, key=unlike)


def path_in_maze(observation: Observation) -> list[str]:
    """The buttons to press, one after the other, from the X to the green cell."""
    free = cells_of_maze(observation)
    goal = (SIZE - 1, SIZE - 1)
    came: dict[tuple[int, int], tuple[tuple[int, int], str]] = {}
    pending, seen = deque([(0, 0)]), {(0, 0)}
    while pending:
        here = pending.popleft()
        for name, down, right in WAYS:
            there = here[0] + down, here[1] + right
            if there in free and there not in seen:
                seen.add(there)
                came[there] = here, name
                pending.append(there)
    path: list[str] = []
    while goal != (0, 0):
        if goal not in came:
            raise PilotError("no way leads to the green cell")
        goal, name = came[goal]
        path.insert(0, name)
    return path


def cells_of_maze(observation: Observation) -> set[tuple[int, int]]:
    """Row and column of each cell that is not black, by what they look like."""
    picture = picture_of(observation)
    left, top, right, bottom = page_bounds(observation)
    green = [
        (x, y)
        for y in range(top, bottom, 3)
        for x in range(left, right, 3)
        if is_green(picture_colour(picture, (x, y)))
    ]
    if not green:
        raise PilotError("there is no green cell on this page")
    across, down = [x for x, _ in green], [y for _, y in green]
    side = (max(across) - min(across) + max(down) - min(down)) / 2 + 3
    start = min(across) - (SIZE - 1) * side, min(down) - (SIZE - 1) * side
    cells = {}
    for row in range(SIZE):
        for column in range(SIZE):
            x = int(start[0] + (column + 0.2) * side)
            y = int(start[1] + (row + 0.2) * side)
            cells[row, column] = sum(picture_colour(picture, (x, y)))
    return {cell for cell, light in cells.items() if light > 150 or cell == (SIZE - 1, SIZE - 1)}


def is_green(colour: Colour) -> bool:
    """Whether a colour is that of the goal."""
    red, green, blue = colour
    return green > 80 and red < 70 and blue < 70


def numbers_pressed(pilot: Pilot, times: int = 5) -> list[int]:
    """Press the button some times, and remember each number that is seen."""
    seen: list[int] = []
    for _ in range(times):
        shown = next((node for node in in_page(pilot.observation) if node.text.isdecimal()), None)
        if shown is not None:
            seen.append(int(shown.text))
        pilot.tap("Press")
    return seen


def in_page(observation: Observation) -> Iterator[Node]:
    """The elements of the page, as far as they say something."""
    begun = False
    for node in observation.nodes:
        begun = begun or node.class_name == WEB_VIEW
        if begun and node.text and node.class_name != WEB_VIEW:
            yield node


def page_bounds(observation: Observation) -> Bounds:
    """Where the page is."""
    view = next((n for n in observation.nodes if n.class_name == WEB_VIEW), None)
    if view is None:
        raise PilotError("no page is shown")
    return view.bounds


def picture_of(observation: Observation) -> Image.Image:
    """What is seen, in pixels of the screen."""
    with Image.open(BytesIO(observation.screenshot)) as picture:
        whole = picture.convert("RGB")
    size = observation.width, observation.height
    return whole if whole.size == size else whole.resize(size)


def picture_colour(picture: Image.Image, at: tuple[int, int]) -> Colour:
    """The colour of a pixel."""
    red, green, blue = picture.getpixel(at)  # type: ignore[misc]  # a picture of three channels
    return red, green, blue


def _runs(picture: Image.Image, left: int, right: int, y: int) -> Iterator[tuple[int, int]]:
    """Where colours other than white begin and end along a line; nothing thinner than a word."""
    start: int | None = None
    for x in range(left, right):
        coloured = min(picture_colour(picture, (x, y))) < 255 - WHITE
        if coloured and start is None:
            start = x
        elif not coloured and start is not None:
            if x - start > 8 * STEP:
                yield start, x
            start = None
