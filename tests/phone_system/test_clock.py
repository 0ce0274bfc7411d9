from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.clock import Call, Clock

delays = st.lists(st.integers(0, 5_000), max_size=20)


def record(made: list[tuple[int, int]]) -> Clock:
    clock = Clock(1_000_000, lambda call: made.append((call.args[0], clock.uptime_ms)))
    return clock


@given(delays, st.lists(st.integers(0, 2_000), max_size=10))
def test_calls_come_in_order_and_on_time_however_time_is_cut(
    waits: list[int], steps: list[int]
) -> None:
    made: list[tuple[int, int]] = []
    clock = record(made)
    start = clock.uptime_ms
    for number, wait in enumerate(waits):
        clock.schedule(wait, Call("x", "y", (number,)))
    for step in steps:
        clock.advance(step)
    due = sorted((wait, number) for number, wait in enumerate(waits) if wait <= sum(steps))
    if steps:
        assert made == [(number, start + wait) for wait, number in due]
    assert clock.now_ms - 1_000_000 == clock.uptime_ms - start == sum(steps)


def test_wall_clock_alarms_follow_the_wall_clock() -> None:
    made: list[tuple[int, int]] = []
    clock = record(made)
    clock.schedule_at(2_000_000, Call("x", "y", (1,)))
    clock.advance(10)
    assert made == []
    clock.set(2_000_500)
    assert [number for number, _ in made] == [1]
    assert clock.uptime_ms == 30_010


def test_cancelled_and_foreign_entries() -> None:
    made: list[tuple[int, int]] = []
    clock = record(made)
    first = clock.schedule(5, Call("a", "y", (1,)))
    clock.schedule(5, Call("b", "y", (2,)))
    clock.schedule(5, Call("c", "y", (3,)))
    clock.cancel(first)
    clock.cancel_target("b")
    assert clock.next_due() == 5
    clock.advance(5)
    assert [number for number, _ in made] == [3]
    assert clock.next_due() is None


def test_a_call_may_schedule_the_next_one() -> None:
    ticks: list[int] = []

    def tick(call: Call) -> None:
        ticks.append(clock.uptime_ms)
        clock.schedule(100, call)

    clock = Clock(0, tick)
    clock.schedule(100, Call("x", "y"))
    clock.advance(350)
    assert [at - 30_000 for at in ticks] == [100, 200, 300]


def test_a_state_goes_on_where_it_was_kept() -> None:
    made: list[tuple[int, int]] = []
    clock = record(made)
    clock.schedule(50, Call("x", "y", (1,)))
    state = clock.state()
    clock.advance(100)
    clock.restore(state)
    clock.advance(100)
    assert [number for number, _ in made] == [1, 1]
    assert made[0] == made[1]


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 2_000)), max_size=20))
def test_a_tied_clock_is_ahead_of_its_source_by_what_lasts_and_never_behind(
    events: list[tuple[bool, int]],
) -> None:
    source, clock = [500], record([])
    clock.tie(lambda: source[0])
    start, target = clock.uptime_ms, clock.uptime_ms
    for held, ms in events:
        if held:
            clock.last(ms)
            target = max(target, start + source[0] - 500) + ms
        else:
            source[0] += ms
            clock.catch_up()
        assert clock.uptime_ms == max(target, start + source[0] - 500)


def test_what_falls_due_while_a_finger_is_held_happens_on_a_tied_clock_too() -> None:
    made: list[tuple[int, int]] = []
    clock = record(made)
    clock.tie(lambda: 0)
    clock.schedule(400, Call("x", "y", (1,)))
    clock.last(399)
    assert made == []
    clock.last(1)
    assert [number for number, _ in made] == [1]


def test_a_tied_clock_follows_its_source_and_ignores_costs() -> None:
    source = [500]
    clock = Clock(0, lambda _: None)
    clock.tie(lambda: source[0])
    clock.spend(10_000)
    assert clock.now_ms == 0
    source[0] = 1_700
    clock.catch_up()
    assert clock.now_ms == 1_200
