"""How a critic's reply is read, as published and by default."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.critic.parsing import (
    MOST_CONDITIONS,
    MOST_REPLY,
    MOST_TEXT,
    UnreadReply,
    conditions_in,
)
from pytest_androidbench.records.criticised import Condition

ROUNDS = 10
LINES = st.lists(
    st.one_of(
        st.text(max_size=30),
        st.from_regex(r'"?[A-Za-z :.]{1,20}"?: ?"?-?\d{1,12}(\.\d)?"?', fullmatch=True),
    ),
    max_size=20,
).map("\n".join)


def read(reply: str, *, published: bool = False) -> list[tuple[str, int]]:
    found = conditions_in(reply, published=published, rounds=ROUNDS)
    return [(one.text, one.step) for one in found]


# The table of the facts, section 8: a line, what it is by default and as published.
@pytest.mark.parametrize(
    ("line", "default", "published"),
    [
        ("Search: 2", ("Search", 2), ("Search", 2)),
        ('"Save": -1', ("Save", -1), ("Save", -1)),
        ('"Open app": "1"', ("Open app", 1), None),
        ("At 9:30: pick: 4", ("At 9:30: pick", 4), ("At 9:30: pick", 4)),
        ("Open app:1", None, None),
        ("Open app: 1.5", None, ("Open app", 1)),
        ("# Conditions: ", None, None),
        ("```", None, None),
        # Beyond the table: what by default is an invalid reply.
        ("Open app: -2", None, ("Open app", -2)),
        ("Open app: 10", None, ("Open app", 10)),
        ('Open app: "1.5"', None, None),
        ("Open app: 9", ("Open app", 9), ("Open app", 9)),
        ("  Open app: 3 (the last one)", ("Open app", 3), ("Open app", 3)),
    ],
)
def test_the_parser_table(
    line: str, default: tuple[str, int] | None, published: tuple[str, int] | None
) -> None:
    for wanted, mode in ((default, False), (published, True)):
        if wanted is None:
            with pytest.raises(UnreadReply):
                read(line, published=mode)
        else:
            assert read(line, published=mode) == [wanted]


def test_lines_without_a_step_are_passed_over() -> None:
    reply = "# Conditions:\n```\nOpen Clock: 0\nThen it looks around.\nSet the alarm: 4\n```"
    for published in (True, False):
        assert read(reply, published=published) == [("Open Clock", 0), ("Set the alarm", 4)]


def test_steps_out_of_order_are_kept() -> None:
    assert read("A: 5\nB: 3\nC: 6") == [("A", 5), ("B", 3), ("C", 6)]


def test_of_a_condition_told_twice_the_last_line_counts() -> None:
    reply = "A: 5\nB: 3\nA: 6"
    assert read(reply) == [("B", 3), ("A", 6)]
    assert read(reply, published=True) == [("A", 5), ("B", 3), ("A", 6)]


@pytest.mark.parametrize("bad", ["B: 1.5", "B: -2", f"B: {ROUNDS}", 'B: "99999999999"'])
def test_one_step_that_cannot_be_makes_the_whole_reply_invalid(bad: str) -> None:
    with pytest.raises(UnreadReply, match="step"):
        read(f"A: 1\n{bad}\nC: 2")


@pytest.mark.parametrize(
    "reply",
    ["", "no", "x" * (MOST_REPLY + 1), "A: " + "9" * 5_000,
     "\n".join(f"{n}: 1" for n in range(MOST_CONDITIONS + 1))],
)  # fmt: skip
@pytest.mark.parametrize("published", [True, False])
def test_replies_of_no_measure_are_refused(reply: str, published: bool) -> None:
    with pytest.raises(UnreadReply):
        read(reply, published=published)


def test_a_hostile_condition_is_cut_and_cleaned() -> None:
    ((text, step),) = read("\x1b[31m" + "a: 3 " * 10_000 + ": 2")
    assert step == 2
    assert "\x1b" not in text
    assert len(text) < MOST_TEXT + 100


@given(reply=LINES, published=st.booleans(), rounds=st.integers(0, 40))
def test_whatever_is_replied_is_read_or_refused(reply: str, published: bool, rounds: int) -> None:
    try:
        found = conditions_in(reply, published=published, rounds=rounds)
    except UnreadReply:
        return
    assert 0 < len(found) <= MOST_CONDITIONS
    if not published:
        assert all(-1 <= one.step < rounds for one in found)
        assert len({one.text for one in found}) == len(found)


@given(
    conditions=st.lists(
        st.tuples(st.from_regex(r"[a-z]{1,9}( at 9:30: [a-z]{1,9})?", fullmatch=True),
                  st.integers(-1, ROUNDS - 1)),
        min_size=1, max_size=9, unique_by=lambda one: one[0],
    ),
    quoted=st.booleans(),
)  # fmt: skip
def test_what_is_written_in_either_form_is_read_again(
    conditions: list[tuple[str, int]], quoted: bool
) -> None:
    form = '"{}": "{}"' if quoted else "{}: {}"
    reply = "\n".join(form.format(*one) for one in conditions)
    found = conditions_in(reply, published=False, rounds=ROUNDS)
    assert found == tuple(Condition(text=text, step=step) for text, step in conditions)
