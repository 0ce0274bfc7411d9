"""Pages with boxes of colours, of which some are asked for."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.finding import descendants
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.picking import touch
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import QUERY, asked, on_page, query
from task_suites.mobile_miniwob.seeing import Colour, Sight, unlike

NAMED: Final = r"Click on the (\w+) colored"
SHADES: Final = r"shades of (\w+)"
SUBMIT: Final = "Submit"
COLOURS: Final[dict[str, Colour]] = {
    "red": (255, 0, 0),
    "blue": (0, 0, 255),
    "olive": (128, 128, 0),
    "lime": (0, 255, 0),
    "black": (0, 0, 0),
    "white": (255, 255, 255),
    "grey": (128, 128, 128),
    "purple": (128, 0, 128),
    "orange": (255, 165, 0),
    "yellow": (255, 255, 0),
    "cyan": (0, 255, 255),
    "pink": (255, 192, 203),
    "magenta": (255, 0, 255),
}
PARTS: Final = ("red", "green", "blue")
"""What a colour's three numbers tell of."""


@page_task("click-color", "screen_reading")
def test_click_color(episode: Episode, page_seed: int) -> None:
    play(episode, "click-color", page_seed)


@page_task("click-shades", "screen_reading")
def test_click_shades(episode: Episode, page_seed: int) -> None:
    play(episode, "click-shades", page_seed)


@test_click_color.solution
def touch_colour(pilot: Pilot) -> None:
    touch(pilot, by_likeness(pilot)[0])


@test_click_shades.solution
def select_shades(pilot: Pilot) -> None:
    select(pilot, shades(pilot, *asked(pilot, SHADES)))
    pilot.tap(SUBMIT)


@test_click_color.mistake("the colour that is most like it", fails=DONE)
def touch_second(pilot: Pilot) -> None:
    touch(pilot, by_likeness(pilot)[1])


@test_click_color.mistake("what the yellow field says is touched", fails=DONE)
def touch_query(pilot: Pilot) -> None:
    pilot.tap(id=QUERY)


@test_click_shades.mistake("all but one", fails=DONE)
def leave_one_out(pilot: Pilot) -> None:
    select(pilot, shades(pilot, *asked(pilot, SHADES))[1:])
    pilot.tap(SUBMIT)


@test_click_shades.mistake("one of another colour too", fails=DONE)
def select_one_more(pilot: Pilot) -> None:
    (wanted,) = asked(pilot, SHADES)
    other = next(name for name in PARTS if name != wanted)
    select(pilot, shades(pilot, wanted) + shades(pilot, other)[:1])
    pilot.tap(SUBMIT)


@test_click_shades.mistake("not submitted", fails=DONE)
def select_only(pilot: Pilot) -> None:
    select(pilot, shades(pilot, *asked(pilot, SHADES)))


def boxes(pilot: Pilot) -> list[Node]:
    """The page's boxes of colour."""
    area = descendants(pilot.observation, pilot.node(id="area"))
    found = [node for node in area if node.clickable and not node.label]
    if not found:
        raise PilotError("no boxes of colour are on the page")
    return found


def colours(pilot: Pilot, nodes: list[Node]) -> list[Colour]:
    """What one sees in the middles of some elements."""
    sight = Sight(pilot)
    corners = (on_page(pilot, node.bounds) for node in nodes)
    return [sight.colour((a + c) / 2, (b + d) / 2) for a, b, c, d in corners]


def wanted_colour(pilot: Pilot) -> Colour:
    """The colour that the page asks for: it shows it, or says its name."""
    shown = [n for n in descendants(pilot.observation, pilot.node(id=QUERY)) if n.clickable]
    if shown:
        return colours(pilot, shown)[0]
    (name,) = asked(pilot, NAMED)
    if name not in COLOURS:
        raise PilotError(f"the page says {query(pilot)!r}, and {name} is no colour that is known")
    return COLOURS[name]


def by_likeness(pilot: Pilot) -> list[Node]:
    """The boxes, that of the wanted colour first."""
    wanted = wanted_colour(pilot)
    there = boxes(pilot)
    pairs = zip(there, colours(pilot, there), strict=True)
    return [node for node, _ in sorted(pairs, key=lambda pair: unlike(pair[1], wanted))]


def shades(pilot: Pilot, name: str) -> list[Node]:
    """The boxes in whose colour one part is stronger than the two others."""
    there = boxes(pilot)
    pairs = zip(there, colours(pilot, there), strict=True)
    return [node for node, colour in pairs if main_part(colour) == name]


def main_part(colour: Colour) -> str:
    """What there is most of in a colour."""
    return PARTS[colour.index(max(colour))]


def select(pilot: Pilot, nodes: list[Node]) -> None:
    """Touch some boxes."""
    for node in nodes:
        touch(pilot, node)
