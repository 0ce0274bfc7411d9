"""A log keeps its head and its tail, and says what is missing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.hosting.log import HEAD_BYTES, TAIL_BYTES, Log


def test_a_short_log_is_kept_as_it_is() -> None:
    log = Log()
    log.add(b"one")
    log.note("two")
    log.add(b"three\n")
    log.note("four")
    assert log.take() == b"one\nandroidbench: two\nthree\nandroidbench: four\n"
    assert log.take() == b""


@given(st.lists(st.integers(1, 300_000), max_size=20))
def test_a_long_log_is_bounded_and_keeps_both_ends(sizes: list[int]) -> None:
    log, whole = Log(), b""
    for number, size in enumerate(sizes):
        data = bytes([number + 65]) * size
        log.add(data)
        whole += data
    kept = log.take()
    assert len(kept) <= HEAD_BYTES + TAIL_BYTES + 300_000 + 100
    assert kept[:HEAD_BYTES] == whole[:HEAD_BYTES]
    tail = min(TAIL_BYTES, max(len(whole) - HEAD_BYTES, 0))
    assert kept[len(kept) - tail :] == whole[len(whole) - tail :]
    if len(whole) <= HEAD_BYTES + TAIL_BYTES:
        assert kept == whole
    elif len(kept) < len(whole):
        assert b"bytes are left out here" in kept
