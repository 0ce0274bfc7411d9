"""The default model agent: what it can be told, and its place in the harness's loop."""

from __future__ import annotations

from typing import Any

from pytest_androidbench.agents.claude import prompts
from pytest_androidbench.agents.claude.dialogue import Dialogue
from pytest_androidbench.agents.claude.options import ClaudeOptions, See, ToolChoice, checked
from pytest_androidbench.agents.claude.screen import ShownScreen, shown
from pytest_androidbench.agents.claude.traits import traits_of
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.models.conversation import Effort
from pytest_androidbench.models.metered import Counted
from pytest_androidbench.models.opening import DEFAULT_MODEL, open_model


class ClaudeAgent:
    """Has a model operate the phone: `--agent=claude`.

    Args:
        model: as its vendor calls it; `openai:NAME` for an OpenAI-compatible server's.
        see: what it gets to see: `both`, `screen` (a picture) or `elements` (their list).
        tools: `actions` of ours, its vendor's `computer` tool, or `auto`: that one for a model
            that has it and sees the screen alone.
        max_tokens: the most of one reply, thoughts included.
        effort: how much it thinks, where it decides that itself.
        thinking_tokens: budget for thoughts, where it takes one.
        picture_edge: most pixels of a picture's longer side; None = as many as the model sees.
        picture_tokens: most tokens of a picture, each 28 x 28 pixels; None likewise.
        max_pictures: in the conversation; beyond, older ones are left out.
        keep_pictures: newest screens that are then kept.
        history_tokens: of the conversation, about; beyond, older steps are left out.
        **model_options: of `open_model`: api_key, base_url, price, timeout, ...
    """

    def __init__(  # noqa: PLR0913 - each is an option of the command line
        self,
        *,
        model: str = DEFAULT_MODEL,
        see: See = "both",
        tools: ToolChoice = "auto",
        max_tokens: int = 8192,
        effort: Effort | None = None,
        thinking_tokens: int | None = None,
        picture_edge: int | None = None,
        picture_tokens: int | None = None,
        max_pictures: int = 20,
        keep_pictures: int = 3,
        history_tokens: int = 100_000,
        **model_options: Any,
    ) -> None:
        """Get the model ready; nothing is sent yet.

        Raises:
            AgentLoadError: an option is none, or nothing for this model; says what is.
        """
        traits = traits_of(model)
        given = ClaudeOptions(
            see=see,
            tools=tools,
            max_tokens=max_tokens,
            effort=effort,
            thinking_tokens=thinking_tokens,
            picture_edge=picture_edge,
            picture_tokens=picture_tokens,
            max_pictures=max_pictures,
            keep_pictures=keep_pictures,
            history_tokens=history_tokens,
        )
        self._options = checked(given, model, traits)
        self._computer = self._options.uses_computer(traits)
        self._limits = self._options.limits(traits)
        self._model = open_model(model, **model_options)
        self._dialogue = Dialogue(self._model, self._options, traits)
        self._allowed = self._taken = 0

    @property
    def usage(self) -> Counted:
        """Tokens and dollars so far."""
        return self._model.usage

    @property
    def model_calls(self) -> list[dict[str, Any]]:
        """Every call of the model so far."""
        return self._model.calls

    def start(self, goal: Goal) -> None:
        """Give the model a task; the conversation about earlier ones goes on."""
        self._allowed = goal.steps
        self._dialogue.begin(goal)

    def act(self, observation: Observation) -> Action:
        """Have the model choose the next action."""
        left = prompts.steps_words(self._taken, self._allowed)
        action = self._dialogue.next(self._shown(observation), left)
        self._taken += 1
        return action

    def close(self) -> None:
        """Let the model go."""
        self._model.close()

    def _shown(self, observation: Observation) -> ShownScreen:
        options = self._options
        return shown(
            observation,
            elements=options.sees_elements,
            limits=self._limits if options.sees_screen else None,
            points=self._computer,
        )
