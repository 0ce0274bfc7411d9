"""What is played next, whatever the queue and however it was changed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.play_queue import (
    REPEAT_ALL,
    REPEAT_NONE,
    REPEAT_ONE,
    PlayQueue,
)
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.prefs import Prefs
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver
from tests.phone_apps.vlc.conftest import APPS

QUEUES = st.lists(st.integers(1, 999), min_size=1, max_size=12, unique=True)


@pytest.fixture(scope="module")
def kept(text_engine: TextEngine) -> Prefs:
    """Where a queue is kept."""
    return Driver(Phone(PhoneConfig(apps=APPS), text_engine)).app_of(VlcApp).prefs("playback")


def queue_of(kept: Prefs, ids: list[int], place: int, *, repeat: int = REPEAT_NONE) -> PlayQueue:
    queue = PlayQueue(kept)
    queue.shuffle(None)
    queue.write(ids, place % len(ids))
    while queue.repeat != repeat:
        queue.turn_repeat()
    return queue


def rest(queue: PlayQueue) -> list[int]:
    """What is played from here on."""
    played = [queue.ids[queue.place]]
    while (place := queue.following()) is not None:
        queue.go(place)
        played.append(queue.ids[place])
    return played


@given(QUEUES, st.integers(0, 99))
def test_in_turn_each_is_played_to_the_last(kept: Prefs, ids: list[int], place: int) -> None:
    queue = queue_of(kept, ids, place)
    assert rest(queue) == ids[place % len(ids) :]


@given(QUEUES, st.integers(0, 99), st.integers(0, 2**31 - 1))
def test_shuffled_each_is_played_once(kept: Prefs, ids: list[int], place: int, seed: int) -> None:
    queue = queue_of(kept, ids, place)
    queue.shuffle(seed)
    first = ids[place % len(ids)]
    played = rest(queue)
    assert played[0] == first
    if len(ids) < 3:
        assert played == ids[place % len(ids) :]
        return
    assert sorted(played) == sorted(ids)
    back = [queue.ids[queue.place]]
    while queue.go_back():
        back.append(queue.ids[queue.place])
    assert back == played[::-1]


@given(QUEUES, st.integers(0, 2**31 - 1))
def test_the_same_seed_comes_to_the_same_order(kept: Prefs, ids: list[int], seed: int) -> None:
    orders = []
    for _ in range(2):
        queue = queue_of(kept, ids, 0)
        queue.shuffle(seed)
        orders.append(rest(queue))
    assert orders[0] == orders[1]


@given(QUEUES, st.integers(0, 2**31 - 1), st.booleans())
def test_repeated_it_never_ends_and_leaves_nothing_out(
    kept: Prefs, ids: list[int], seed: int, shuffled: bool
) -> None:
    queue = queue_of(kept, ids, 0, repeat=REPEAT_ALL)
    queue.shuffle(seed if shuffled else None)
    played = set()
    for _ in range(2 * len(ids)):
        played.add(queue.ids[queue.place])
        place = queue.following()
        assert place is not None
        queue.go(place)
    assert played == set(ids)


@given(QUEUES, st.data())
def test_what_is_played_stays_so_while_others_move(
    kept: Prefs, ids: list[int], data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(ids) - 1))
    queue = queue_of(kept, ids, place)
    own, places = ids[place], st.integers(0, len(ids) - 1)
    queue.move(data.draw(places), data.draw(places))
    assert queue.ids[queue.place] == own
    assert sorted(queue.ids) == sorted(ids)
    queue.insert([1001, 1002], data.draw(st.integers(0, len(ids))))
    assert queue.ids[queue.place] == own
    gone = data.draw(st.integers(0, len(ids) + 1).filter(lambda one: one != queue.place))
    queue.remove(gone)
    assert queue.ids[queue.place] == own
    assert len(queue.ids) == len(ids) + 1


def test_the_sign_goes_through_all_ways_of_repeating(kept: Prefs) -> None:
    queue = queue_of(kept, [1, 2], 0)
    seen = []
    for _ in range(3):
        queue.turn_repeat()
        seen.append(queue.repeat)
    assert seen == [REPEAT_ALL, REPEAT_ONE, REPEAT_NONE]


@pytest.mark.parametrize("text", ["", "x 1 -2 3.5", "9" * 40, " ".join(["7"] * 5000)])
def test_what_others_wrote_is_read_within_bounds(kept: Prefs, text: str) -> None:
    kept.update({"queue": text, "place": 99, "heard": text, "shuffle": 5, "repeat": 17})
    queue = PlayQueue(kept)
    assert len(queue.ids) <= 2000
    assert queue.place == min(99, max(0, len(queue.ids) - 1))
    queue.following()
    queue.go_back()
