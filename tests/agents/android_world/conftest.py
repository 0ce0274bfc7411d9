"""A desk, and agents in AndroidWorld's style that sit at it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fixtures.benches import Bench

HEAD = """
from android_world.agents import base_agent, infer, m3a_utils
from android_world.env import adb_utils, actuation, interface, json_action

Result = base_agent.AgentInteractionResult


class Styled(base_agent.EnvironmentInteractingAgent):
    def index_of(self, words):
        state = self.get_post_transition_state()
        return next(at for at, each in enumerate(state.ui_elements) if each.text == words)

    def click(self, words):
        self.env.execute_action(
            json_action.JSONAction(action_type="click", index=self.index_of(words))
        )
"""
"""What the classes of a test begin with; none of it is imported from us."""


@pytest.fixture
def styled(lamp_bench: Bench) -> Callable[[str], Bench]:
    """Writes `styled.py`, whose classes may derive from `Styled`, beside the lamp's task."""

    def write(text: str) -> Bench:
        lamp_bench.write("styled.py", HEAD + text)
        return lamp_bench

    return write
