"""Which picture an agent's step is kept with, when it drives the device by itself."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.episodes.looking_on import (
    AGAIN_SECONDS,
    BETWEEN_SECONDS,
    MOVING_SECONDS,
    REST_SECONDS,
    UNANSWERED_SECONDS,
    LookingOn,
)
from pytest_androidbench.errors import DeviceGone


class Watched:
    """A device whose pictures are numbered, and a clock that a test turns."""

    def __init__(self, *, settles: bool = True, takes: float = 0.0, wanted: bool = True) -> None:
        self.now = 100.0
        self.taken: list[float] = []
        self.takes = takes
        self.broken = False
        take = self.picture if wanted else None
        self.looking = LookingOn(take, settles=settles, clock=lambda: self.now)

    def picture(self) -> bytes:
        if self.broken:
            raise DeviceGone("it is gone")
        self.taken.append(self.now)
        self.now += self.takes
        return b"%d" % len(self.taken)

    def wait(self, seconds: float) -> None:
        """Let time pass as the one does who looks when it is time."""
        end = self.now + seconds
        while self.now + self.looking.patience() <= end:
            self.now += self.looking.patience()
            self.looking.look()
        self.now = max(self.now, end)

    def step(self, number: int, lasts: float = 0.0) -> bytes:
        found = self.looking.begin_step(number, self.now)
        self.now += lasts
        self.looking.end_step(number, self.now)
        return found


def test_the_first_step_found_what_was_there_at_the_beginning() -> None:
    watched = Watched()
    watched.looking.look()
    assert watched.step(1) == b"1"


def test_each_step_found_what_the_one_before_had_left() -> None:
    watched = Watched()
    watched.looking.look()
    found = []
    for number in range(1, 5):
        found.append(watched.step(number, lasts=0.1))
        watched.wait(1.0)
    assert found == [b"1", b"2", b"3", b"4"]
    assert watched.looking.last() == b"5"
    assert len(watched.taken) == 5


def test_a_picture_is_taken_once_the_screen_has_come_to_rest() -> None:
    for settles, rest in ((True, REST_SECONDS), (False, MOVING_SECONDS)):
        watched = Watched(settles=settles)
        watched.looking.look()
        watched.wait(1.0)
        watched.step(1, lasts=0.2)
        ended = watched.now
        watched.wait(2.0)
        assert watched.taken[1] == ended + rest


def test_a_step_that_comes_too_soon_has_none_rather_than_a_wrong_one() -> None:
    watched = Watched()
    watched.looking.look()
    watched.wait(1.0)
    watched.step(1)
    assert watched.step(2) == b""
    watched.wait(1.0)
    assert watched.step(3) == b"2"


def test_one_that_was_begun_before_the_step_and_came_after_it_may_show_it() -> None:
    watched = Watched(takes=0.5)
    watched.looking.look()
    began = watched.now
    # What the worker gets to hear of after the picture has happened before.
    assert watched.looking.begin_step(1, began - 0.1) == b""


def test_while_the_agent_thinks_it_is_taken_again_and_the_one_before_still_serves() -> None:
    watched = Watched()
    watched.looking.look()
    watched.wait(2 * AGAIN_SECONDS + 1)
    assert watched.taken == [100.0, 100.0 + AGAIN_SECONDS, 100.0 + 2 * AGAIN_SECONDS]
    late = watched.taken[-1] - 0.01
    assert watched.looking.begin_step(1, late) == b"2"


def test_a_step_whose_end_nobody_tells_is_not_waited_for_for_ever() -> None:
    watched = Watched()
    watched.looking.look()
    watched.wait(1.0)
    watched.looking.begin_step(1, watched.now)
    began = watched.now
    watched.wait(2.0)
    assert watched.taken[1] == began + UNANSWERED_SECONDS


def test_the_end_of_an_older_step_is_none_of_this_one() -> None:
    watched = Watched()
    watched.looking.look()
    watched.wait(1.0)
    watched.looking.begin_step(1, watched.now)
    watched.looking.begin_step(2, watched.now)
    watched.looking.end_step(1, watched.now)
    assert watched.looking.patience() > REST_SECONDS


@given(st.lists(st.tuples(st.floats(0, 0.3), st.floats(0, 0.3)), min_size=20, max_size=60))
def test_however_fast_an_agent_is_it_is_not_looked_at_more_often(
    pace: list[tuple[float, float]],
) -> None:
    watched = Watched(takes=0.01)
    watched.looking.look()
    for number, (lasts, thinks) in enumerate(pace, 1):
        watched.step(number, lasts)
        watched.wait(thinks)
    gaps = [b - a for a, b in zip(watched.taken, watched.taken[1:], strict=False)]
    assert all(gap >= BETWEEN_SECONDS for gap in gaps)


def test_a_device_that_gives_none_is_not_asked_again() -> None:
    watched = Watched()
    watched.looking.look()
    watched.broken = True
    watched.step(1)
    watched.wait(10.0)
    watched.broken = False
    watched.wait(100.0)
    assert (watched.step(2), watched.looking.last(), len(watched.taken)) == (b"", b"", 1)


def test_where_none_are_wanted_none_are_taken() -> None:
    watched = Watched(wanted=False)
    watched.looking.look()
    watched.wait(100.0)
    assert (watched.step(1), watched.looking.last(), watched.taken) == (b"", b"", [])


def test_the_last_is_taken_at_once_where_there_is_none_yet() -> None:
    watched = Watched()
    watched.looking.look()
    watched.step(1)
    assert watched.looking.last() == b"2"
    assert watched.looking.last() == b"2"
