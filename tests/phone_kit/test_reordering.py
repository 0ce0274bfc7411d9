"""Rows that follow a finger on their handles."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from pytest_androidbench.phone.kit.reordering import Reordering
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui import widgets as w
from tests.phone_system.sample import Finger, phone_showing

ROW = 100
FEW, MANY = "abcd", "abcdefghijklmnopqrst"


@dataclass(eq=False)
class Letters(AppScreen[App, None]):
    """A list of letters, and what was dropped where."""

    activity = ".Main"
    letters: str = FEW
    dropped: list[tuple[int, int]] = field(default_factory=list)
    reordering: Reordering = field(
        default_factory=lambda: Reordering(list_id="letters", row_dp=ROW)
    )

    def build(self) -> w.Widget:
        count = len(self.letters)
        shown = self.reordering.shown(list(enumerate(self.letters)))
        rows = [
            w.Row(
                self.reordering.handle(place, count, self.drop, id="handle"),
                w.Text(letter, id="letter"),
                height=ROW,
                width="fill",
            )
            for place, letter in shown
        ]
        return w.Page(w.Scroll(*rows, id="letters"))

    def drop(self, from_: int, to: int) -> None:
        self.dropped.append((from_, to))
        letters = list(self.letters)
        letters.insert(to, letters.pop(from_))
        self.letters = "".join(letters)


def page(phone: Phone) -> Letters:
    """The screen in front."""
    screens = [window.entry.screen for window in phone.windows.scene().windows]
    return next(screen for screen in screens if isinstance(screen, Letters))


def drag(phone: Phone, place: int, rows: float, *, steps: int = 4) -> None:
    """Move the finger from a row's handle over some rows."""
    start = Finger(phone).all(id="handle")[place].bounds.center
    far = rows * ROW * phone.display.density / 160
    way = [(start.x, round(start.y + far * step / steps)) for step in range(steps + 1)]
    phone.windows.fingers.swipe(way, 800)


@pytest.mark.parametrize(
    ("place", "rows", "letters"),
    [
        (0, 2, "bcad"),
        (3, -3, "dabc"),
        (1, 0.4, "abcd"),
        (1, 0.6, "acbd"),
        (1, 50, "acdb"),
        (2, -50, "cabd"),
    ],
)
def test_a_row_goes_where_the_finger_leaves_it(place: int, rows: float, letters: str) -> None:
    phone = phone_showing(Letters)
    drag(phone, place, rows)
    assert page(phone).letters == letters
    assert len(page(phone).dropped) == (letters != FEW)


def test_a_drag_stays_where_it_was_through_a_snapshot() -> None:
    phone = phone_showing(Letters)
    part = page(phone).reordering
    part.drag(0, 4, page(phone).drop, "down", 0, 500)
    part.drag(0, 4, page(phone).drop, "move", 2, 500)
    phone.snapshots.save("held")
    part.drag(0, 4, page(phone).drop, "up", 2, 500)
    phone.snapshots.load("held")
    assert page(phone).reordering.shown("abcd") == ["b", "c", "a", "d"]
    assert page(phone).dropped == []


def test_a_long_list_goes_on_under_a_finger_at_its_end() -> None:
    phone = phone_showing(Letters)
    page(phone).letters = MANY
    phone.windows.changed()
    shown = len(Finger(phone).all(id="letter"))
    drag(phone, 0, 30, steps=60)
    (dropped,) = page(phone).dropped
    assert dropped[0] == 0
    assert dropped[1] > shown
