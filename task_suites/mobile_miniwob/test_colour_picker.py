"""Pages that want a colour, by its name or as it is shown."""

from __future__ import annotations

from typing import Final

from PIL import ImageColor

from pytest_androidbench import Episode, Pilot
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import QUERY, asked, on_page, submit
from task_suites.mobile_miniwob.seeing import Colour, Sight

FIELD: Final = "col"


@page_task("use-colorwheel", "data_entry")
def test_use_colorwheel(episode: Episode, page_seed: int) -> None:
    play(episode, "use-colorwheel", page_seed)


@page_task("use-colorwheel-2", "data_entry")
def test_use_colorwheel_2(episode: Episode, page_seed: int) -> None:
    play(episode, "use-colorwheel-2", page_seed)


@test_use_colorwheel.solution
def give_named(pilot: Pilot) -> None:
    give(pilot, named(pilot))


@test_use_colorwheel_2.solution
def give_shown(pilot: Pilot) -> None:
    give(pilot, shown(pilot))


@test_use_colorwheel.mistake("the opposite one", fails=DONE)
def give_opposite(pilot: Pilot) -> None:
    give(pilot, opposite(named(pilot)))


@test_use_colorwheel_2.mistake("the opposite one", fails=DONE)
def give_opposite_of_shown(pilot: Pilot) -> None:
    give(pilot, opposite(shown(pilot)))


@test_use_colorwheel.mistake("not submitted", fails=DONE)
def write_only(pilot: Pilot) -> None:
    write(pilot, named(pilot))


def give(pilot: Pilot, colour: Colour) -> None:
    """Write a colour into the field, and submit."""
    write(pilot, colour)
    submit(pilot)


def write(pilot: Pilot, colour: Colour) -> None:
    """Write a colour into the field, and close the wheel that is over the button meanwhile."""
    pilot.type(None, "{:02X}{:02X}{:02X}".format(*colour), id=FIELD, clear=True)
    pilot.tap(id=QUERY)


def named(pilot: Pilot) -> Colour:
    """The colour whose name the page says."""
    (name,) = asked(pilot, "Select ([a-z]+) with")
    red, green, blue = ImageColor.getrgb(name)[:3]
    return red, green, blue


def shown(pilot: Pilot) -> Colour:
    """The colour of the square in the yellow field."""
    sight = Sight(pilot)
    _, top, _, bottom = on_page(pilot, pilot.node(id=QUERY).bounds)
    squares = sight.blobs(lambda c: max(c) < 60, below=top, above=bottom, least=20)
    frame = max(squares, key=lambda blob: blob.size[0] * blob.size[1])
    a, b, c, d = frame.box
    return sight.colour((a + c - 1) / 2, (b + d - 1) / 2)


def opposite(colour: Colour) -> Colour:
    """As far from a colour as can be."""
    red, green, blue = (0 if part > 127 else 255 for part in colour)
    return red, green, blue
