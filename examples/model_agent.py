"""An agent of one's own over a model, in 15 lines: the model sees what is written on the screen."""

from __future__ import annotations

from typing import Any

from pytest_androidbench import Action, Goal, Observation
from pytest_androidbench.agents.parts.tool_use import action_of, action_tools, one_call
from pytest_androidbench.models.conversation import Request, said
from pytest_androidbench.models.opening import open_model


class Agent:
    """Asks for one call of a tool in each step: `--agent=model_agent:Agent`."""

    def __init__(self, **options: Any) -> None:
        self.model = open_model(**options)
        self.usage, self.model_calls, self.close = (
            self.model.usage,
            self.model.calls,
            self.model.close,
        )

    def start(self, goal: Goal) -> None:
        self.words = [f"Your task on this phone: {goal}"]

    def act(self, observation: Observation) -> Action:
        screen = [f"{node.index}: {node.label!r}" for node in observation.nodes if node.label]
        asked = said("\n".join([*self.words, "The screen's elements:", *screen]))
        reply = self.model.ask(Request(messages=(asked,), tools=action_tools(aim="element")))
        action = action_of(one_call(reply), observation)
        self.words.append(f"You have done: {action}")
        return action
