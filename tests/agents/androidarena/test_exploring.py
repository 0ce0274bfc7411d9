"""Counts of visits and actions, by which who has no memory does not go round in circles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from fixtures.model_server import Says
from pytest_androidbench.agents.androidarena.exploring import state_of
from pytest_androidbench.agents.parts.elements.androidarena import androidarena_tree
from tests.agents.androidarena.corridor import DOORS, HERE, SEEK, Corridor, seeker
from tests.agents.androidarena.desk import (
    EXPLORE,
    REACT,
    Desk,
    done_on,
    id_of,
    lines,
    prompt,
    row,
    shown,
    steps_of,
    tried,
)


def without_counts(body: Mapping[str, Any]) -> Says:
    """The same model, with the counts cut out of what it is sent."""
    told = prompt(body)
    head, _, rest = told.partition(HERE)
    left = head + rest.partition("\n\n")[2] if rest else told
    return seeker({"messages": [{"role": "user", "content": left}]})


def test_what_has_been_tried_is_not_tried_again() -> None:
    corridor = Corridor()
    came = tried(*steps_of(seeker, EXPLORE), corridor, SEEK)
    assert came.ending == "done"
    assert corridor.opened == list(range(DOORS))


def test_without_the_counts_the_same_model_goes_round_and_round() -> None:
    for answers, form in ((seeker, REACT), (without_counts, EXPLORE)):
        corridor = Corridor()
        came = tried(*steps_of(answers, form), corridor, SEEK)
        assert came.ending == "limit:steps"
        assert DOORS - 1 not in corridor.opened


def test_visits_and_actions_are_counted_apart_for_each_state() -> None:
    commands = ["#start [Desk]#", "#swipe_up#", "#swipe_up#", "#press_back#", "#finish#"]
    came = tried(*steps_of(lines(*commands), EXPLORE))
    first, rooms, again, _, home = map(prompt, came.model.asked)
    assert f"in this state once, this one counted. {HERE}\n- nothing yet\n" in first
    assert f"in this state once, this one counted. {HERE}\n- nothing yet\n" in rooms
    assert f"in this state 2 times, this one counted. {HERE}\n- swipe up: once\n" in again
    assert f"in this state 2 times, this one counted. {HERE}\n- start Desk: once\n" in home


def test_an_element_that_was_touched_is_named_by_its_present_id() -> None:
    same = shown(row(0, "Open"), row(1, "Open"))
    _, model = done_on(
        lambda body: Says(text=f"#click [{id_of(body, 'Open')}]#"), same, same, form=EXPLORE
    )
    assert f'- click "Open" (Button) [{id_of(model.asked[1], "Open")}]: once' in prompt(
        model.asked[1]
    )


def test_unusable_replies_are_no_actions_of_a_state() -> None:
    came = tried(*steps_of(lines("#click#", "#finish#"), EXPLORE))
    assert f"in this state 2 times, this one counted. {HERE}\n- nothing yet\n" in prompt(
        came.model.asked[1]
    )


def test_counts_go_on_over_the_turns_of_an_episode() -> None:
    way, model = steps_of(lines("#finish#"), EXPLORE)
    desk = Desk()
    for _ in range(3):
        tried(way, model, desk)
    assert "in this state 3 times" in prompt(model.asked[-1])
    assert "- done: 2 times" in prompt(model.asked[-1])


TEXTS = st.lists(st.sampled_from(["Lamp", "Fan", "[n1] Door"]), max_size=4)


@given(one=TEXTS, other=TEXTS, shift=st.integers(0, 500))
def test_a_state_is_what_is_said_wherever_it_stands(
    one: list[str], other: list[str], shift: int
) -> None:
    """Screens that read alike are one state, though their ids, drawn from places too, differ."""
    here = shown(*[row(index, text) for index, text in enumerate(one)])
    there = shown(
        *[row(index, text, bounds=(shift, 0, 900, 90)) for index, text in enumerate(other)]
    )
    same = state_of(androidarena_tree(here)) == state_of(androidarena_tree(there))
    assert same == (one == other)
