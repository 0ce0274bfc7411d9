"""A cache holds no more bytes than it may, and forgets first what was not asked for longest."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.ui.byte_cache import ByteCache, remembered
from pytest_androidbench.phone.ui.shaping import RUNS, WIDTHS
from pytest_androidbench.phone.ui.text import PARAGRAPHS, TextEngine

LIMIT = 100
KEYS = st.integers(0, 8)
CALLS = st.lists(st.tuples(KEYS, st.none() | st.integers(0, 120)), max_size=60)
"""Keys that are asked for, and keys with the size of what is put under them."""


def cache() -> ByteCache[int, bytes]:
    return ByteCache(LIMIT, lambda _, value: len(value))


@given(CALLS)
def test_it_holds_what_was_used_last_as_far_as_that_fits(
    calls: list[tuple[int, int | None]],
) -> None:
    real = cache()
    order: list[tuple[int, bytes]] = []
    for key, size in calls:
        known = next((entry for entry in order if entry[0] == key), None)
        if size is None:
            assert real.get(key) == (known[1] if known else None)
        else:
            real[key] = bytes(size)
        if known is not None:
            order.remove(known)
        used = known if size is None else (key, bytes(size)) if size <= LIMIT else None
        order += [used] if used else []
        while sum(len(value) for _, value in order) > LIMIT:
            del order[0]
        assert {each for each in range(9) if each in real} == {each for each, _ in order}
        assert len(real) == len(order)
        assert real.held == sum(len(value) for _, value in order) <= LIMIT


def test_what_is_not_kept_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        cache()[1]


def test_cleared_it_holds_nothing() -> None:
    one = cache()
    one[1] = bytes(50)
    one.clear()
    assert (len(one), one.held, one.get(1)) == (0, 0, None)


def test_a_remembered_function_is_called_once_for_the_same_arguments() -> None:
    calls: list[tuple[str, int]] = []

    def length(_text: str, _times: int, made: str) -> int:
        return len(made)

    @remembered(LIMIT, length)
    def repeated(text: str, times: int) -> str:
        calls.append((text, times))
        return text * times

    assert [repeated("ab", 2), repeated("ab", 2), repeated("ab", 3)] == ["abab", "abab", "ababab"]
    assert calls == [("ab", 2), ("ab", 3)]
    repeated("long", LIMIT)
    repeated("long", LIMIT)
    assert calls[2:] == [("long", LIMIT)] * 2


def words(number: int) -> str:
    return f"{number} quick brown foxes jump over {number * 7} lazy dogs and so on"


def _shape(engine: TextEngine, number: int) -> None:
    engine.shaper.line(words(number), 42.0, 400, False, "en_US")


def _measure(engine: TextEngine, number: int) -> None:
    engine.shaper.width(words(number), 42.0, 400, False, "en_US")


def _set(engine: TextEngine, number: int) -> None:
    engine.paragraph(words(number), size=42.0, width=500)


@pytest.mark.parametrize("use", [_shape, _measure, _set])
def test_what_the_text_engine_says_it_holds_is_what_it_takes(
    use: Callable[[TextEngine, int], None],
) -> None:
    engine = TextEngine()
    use(engine, 0)
    before = engine.held
    tracemalloc.start()
    try:
        gc.collect()
        start = tracemalloc.get_traced_memory()[0]
        for number in range(1, 301):
            use(engine, number)
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] - start
    finally:
        tracemalloc.stop()
    # A run counts for the piece of text and for each paragraph it is in: any may be left alone.
    assert 0.65 < taken / (engine.held - before) < 1.15


def test_however_many_texts_there_were_the_text_engine_holds_what_it_may() -> None:
    engine = TextEngine()
    held = []
    for number in range(3000):
        _set(engine, number)
        held.append(engine.held)
    assert max(held) == max(held[:2500]) <= RUNS + WIDTHS + PARAGRAPHS
