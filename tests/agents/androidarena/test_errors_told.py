"""What a model is told, and a record says, of replies and actions that came to nothing."""

from __future__ import annotations

import pytest

from fixtures.model_server import Says
from pytest_androidbench.agents.androidarena.agent import react_agent
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import Fault, NoAction, Open, action_to_plain
from tests.agents.androidarena.desk import (
    APPS,
    GOAL,
    Desk,
    done_on,
    lines,
    prompt,
    row,
    shown,
    steps_of,
    tried,
)
from tests.agents.prompted import agent_of

WRONG: list[tuple[str, Fault, str]] = [
    ("I do not know.", "action", "Invalid action. there is no action 'I'"),
    ("", "format", "Invalid agent output. the answer is empty"),
    ("#click#", "format", "Invalid agent output. 'click' has no argument in brackets"),
    ("#click [n1] [n2]#", "format", "Invalid agent output. 'click' has 2 arguments"),
    ("#hover [n1]#", "action", "Invalid action. there is no action 'hover'"),
    ("#stop [Desk]#", "action", "Invalid action. apps cannot be stopped"),
    ("#click [zzzz]#", "element", "Invalid node id. there is no element 'zzzz'"),
    ("#start [Moon]#", "app", "Cannot find APP. there is no app 'Moon'; there are Desk, Shelf"),
]


@pytest.mark.parametrize(("reply", "fault", "told"), WRONG, ids=[each[0] for each in WRONG])
@pytest.mark.parametrize("upstream", [False, True])
def test_the_next_observation_begins_with_the_marker(
    reply: str, fault: Fault, told: str, upstream: bool
) -> None:
    way, model = steps_of(lines(reply, "#finish#"), upstream=upstream)
    came = tried(way, model)
    assert came.actions[0] == NoAction(fault)
    assert came.actions[0].note.startswith(told)
    assert action_to_plain(came.actions[0])["fault"] == fault
    now = prompt(model.asked[1]).rpartition("Observation: ")[2]
    assert now.startswith(told)
    # As published the error takes the screen's place.
    assert ("\nThis is the home screen view.: \n" in now) != upstream
    assert f"Action 1: nothing, as the answer could not be used (wrong {fault})" in prompt(
        model.asked[1]
    )


def test_the_error_is_told_once() -> None:
    came = tried(*steps_of(lines("#click#", "#start [Desk]#", "#finish#")))
    assert "Invalid agent output." not in prompt(came.model.asked[2])


def test_an_app_that_is_listed_and_not_there_cannot_be_found_either() -> None:
    came = tried(*steps_of(lines("#start [Shelf]#", "#finish#")))
    assert came.actions[0] == Open("Shelf")
    now = prompt(came.model.asked[1]).rpartition("Observation: ")[2]
    assert now.startswith("Cannot find APP. no app is called Shelf\n")


def test_another_action_that_the_device_refused_is_told_with_its_reason() -> None:
    refused = shown(row(0, "Study"), error="nothing scrolls there")
    _, model = done_on(lines("#swipe_up#", "#finish#"), Desk().observe(), refused)
    now = prompt(model.asked[1]).rpartition("Observation: ")[2]
    assert now.startswith("The last action could not be carried out: nothing scrolls there\n")


@pytest.mark.parametrize("name", ["Desk", "desk", "org.desk"])
def test_apps_are_started_by_name_or_package(name: str) -> None:
    assert done_on(lines(f"#start [{name}]#"), Desk().observe())[0] == [Open(name)]


def test_without_a_list_any_app_may_be_started() -> None:
    assert done_on(lines("#start [Moon]#"), Desk().observe(), apps=())[0] == [Open("Moon")]


def test_recent_apps_break_the_published_loop_alone() -> None:
    (action,), _ = done_on(lines("#press_recent#"), Desk().observe())
    assert not isinstance(action, NoAction)
    with pytest.raises(AgentError, match="the published agent breaks down here"):
        done_on(lines("#press_recent#"), Desk().observe(), upstream=True)


def test_an_answer_that_was_cut_off_is_told_why() -> None:
    cut = Says(text="Thought: I think, and think", stop="max_tokens")
    with agent_of(react_agent, cut, apps=APPS) as (agent, server):
        agent.start(GOAL)
        action = agent.act(Desk().observe())
    assert isinstance(action, NoAction)
    assert "It was cut off after 2000 tokens: max_tokens is an option." in action.note
    assert server.asked[0]["max_tokens"] == 2_000
