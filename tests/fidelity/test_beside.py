"""Thirty screens beside their sources: what the page says of them is so on the phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pytest_androidbench.devices.slots import Slots
from tests.fidelity.outlines import Outline, names, outlined, parse
from tests.fidelity.pairing import pair
from tests.fidelity.phones import visitor
from tests.fidelity.side_by_side import Beside, look, page, table
from tests.fidelity.visiting import Visitor
from tests.tiers import ROOT

SCREENS, APPS = 30, 10
SHARE = 0.9
"""So much of the elements is at least so."""


@pytest.fixture(scope="module")
def visiting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with visitor(Slots(tmp_path_factory.mktemp("slots"))) as visiting:
        yield visiting


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.timeout(300)
def test_the_page_shows_the_phone_as_it_is(visiting: Visitor) -> None:
    screens: list[Beside] = []
    for name in names():
        screens += look(visiting, outlined(name))
    assert {one.name: one.pairs.wrong for one in screens if one.pairs.wrong} == {}
    assert sum(one.same for one in screens) >= SHARE * sum(one.elements for one in screens)
    assert (ROOT / "docs" / "fidelity-screens.md").read_text("utf-8") == page(screens)
    assert table(screens) in (ROOT / "docs" / "fidelity.md").read_text("utf-8")


def test_there_are_thirty_screens_of_ten_apps() -> None:
    apps = [outlined(name) for name in names()]
    assert len(apps) >= APPS
    assert sum(len(app.screens) for app in apps) >= SCREENS


@pytest.mark.parametrize("name", names())
def test_a_reason_is_given_for_something(name: str) -> None:
    app = outlined(name)
    elements = [element for one in app.screens for element in one.elements]
    used = {element.why for element in elements} | {
        why for one in app.screens for why in one.ours.values()
    }
    assert used - {""} == app.reasons.keys()
    assert {element.file for element in elements} == app.files.keys()


CELL = '<node class="a.Cell" text="x" />'
HELD = '<node class="a.Row" resource-id="p:id/row"><node class="a.Cell" text="x" /></node>'


def outline(lines: str, **ours: str) -> Outline:
    """An outline over a screen that nobody goes to."""
    screen = outlined(names()[0]).screens[0].screen
    return Outline(screen=screen, roots=parse(lines, "p"), ours=ours)


@pytest.mark.parametrize(
    ("lines", "dump", "wrong"),
    [
        ("a.Row #row @f:1\n  a.Cell @f:2", HELD, []),
        ("a.Row #row @f:1\n  a.Sign @f:2", HELD, ["not found: Sign @f:2", "ours alone: Cell"]),
        ("a.Row #row @f:1\n  a.Cell @f:2 !w", HELD, ["is so, and told as different: Cell"]),
        ("a.Row #row [c] @f:1 !w\n  a.Cell @f:2", HELD, []),
        ("a.Cell [c] @f:1", CELL, ["not found: Cell @f:1", "ours alone: Cell"]),
        ("a.Cell @f:1\n  a.Row #row @f:2", HELD, ["not found: Cell @f:1", "ours alone: Cell"]),
        ("a.Row #row @f:1\n  a.Cell @f:2\n  a.Cell @f:3", HELD, ["not found: Cell @f:3"]),
        ("a.Row* #row @f:1\n  a.Cell @f:2", HELD * 2, []),
    ],
    ids=["so", "class", "so and told", "told", "flags", "inside out", "one too few", "many"],
)  # fmt: skip
def test_what_differs_is_found(lines: str, dump: str, wrong: list[str]) -> None:
    assert pair(outline(lines), f"<hierarchy>{dump}</hierarchy>").wrong == wrong
