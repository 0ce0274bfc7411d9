"""T3A's steps: words alone, and what its published code does with indices that are none."""

from __future__ import annotations

import pytest

from fixtures.model_server import Says
from pytest_androidbench.agents.parts.faults import RefusedByModel
from pytest_androidbench.agents.t3a.agent import T3A
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import Action, Done, Infeasible, Tap, Wait
from tests.agents.claude.screens import GOAL, screen, unseen
from tests.agents.prompted import SUMMARY, agent_of, index_of, pictures, reasoned, words

LAMP = screen("Lamp", "Fan")
CLICK = reasoned('"action_type": "click", "index": 0', "it is off.")
COMPLETE = reasoned('"action_type": "status", "goal_status": "complete"')
NO_INDEX = reasoned('"action_type": "click"')
FAR_CLICK = reasoned('"action_type": "click", "index": 5')
FAR_PRESS = reasoned('"action_type": "long_press", "index": 5')
STEPS = "What you have done so far:\n"


def acted(*lines: Says, upstream: bool = False) -> Action:
    with agent_of(T3A, *lines, strict_upstream=upstream) as (agent, _):
        agent.start(GOAL)
        return agent.act(LAMP)


def told_after(line: Says, *, upstream: bool) -> str:
    """What the history says of an answer when the next one is asked for."""
    with agent_of(T3A, line, COMPLETE, strict_upstream=upstream) as (agent, server):
        agent.start(GOAL)
        assert agent.act(LAMP) == Wait(0)
        agent.act(LAMP)
    return words(server.asked[1]).partition(STEPS)[2].partition("\n\n")[0].strip()


def test_it_sees_no_picture_and_needs_none() -> None:
    with agent_of(T3A, CLICK, Says(text="It is on."), COMPLETE) as (agent, server):
        agent.start(GOAL)
        action = agent.act(unseen("Lamp", "Fan"))
        assert (action, action.note) == (Tap(1), "it is off.")
        assert agent.act(unseen("Lamp is on")) == Done()
    acting, summing, again = server.asked
    assert not any(pictures(body) for body in server.asked)
    assert index_of(acting, "Fan") == 1
    assert "UI element 1: UIElement(text='Fan', content_description=None," in words(acting)
    assert GOAL.text in words(acting)
    assert "picture" not in words(acting)
    assert words(summing).index("text='Fan'") < words(summing).index("text='Lamp is on'")
    assert SUMMARY in words(summing)
    line = 'Step 1: Action selected: {"action_type": "click", "index": 0}. It is on.'
    assert f"{STEPS}{line}\n" in words(again)


@pytest.mark.parametrize("far", [FAR_CLICK, FAR_PRESS])
def test_an_index_that_is_none_is_told_so(far: Says) -> None:
    told = told_after(far, upstream=False)
    assert told.startswith("Step 1: The index was none of the list")
    assert "there is no element '5'" in told


def test_as_published_only_a_clicks_index_is_looked_at() -> None:
    assert told_after(FAR_CLICK, upstream=True).startswith("Step 1: The index was none")
    failed = "Step 1: The action long_press could not be carried out as it was given."
    assert told_after(FAR_PRESS, upstream=True) == failed


def test_a_click_without_an_index_ends_the_episode_only_as_published() -> None:
    assert "The action click could not be carried out" in told_after(NO_INDEX, upstream=False)
    with pytest.raises(AgentError, match="the published agent breaks down here: click needs"):
        acted(NO_INDEX, upstream=True)


def test_a_refusal_is_the_agents_fault_or_as_published_the_end() -> None:
    refuses = Says(text="No.", stop="refusal")
    with pytest.raises(RefusedByModel):
        acted(refuses)
    assert acted(refuses, upstream=True) == Infeasible()
