"""AndroidArena's agents over any model: `--agent=androidarena:direct` and its like."""

from __future__ import annotations

from dataclasses import fields
from functools import partial
from typing import Any, Final

from pytest_androidbench.agents.androidarena.options import (
    MAX_TOKENS,
    PUBLISHED,
    SCRATCHPAD_TOKENS,
    ArenaForm,
    ArenaOptions,
    heat_for,
)
from pytest_androidbench.agents.androidarena.reflecting import (
    SYSTEM,
    FailedTry,
    reflection_words,
)
from pytest_androidbench.agents.androidarena.steps import ArenaSteps
from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.agents.parts.prompted_agent import PromptedAgent
from pytest_androidbench.interface.trials import TriedStep
from pytest_androidbench.models.conversation import said
from pytest_androidbench.models.opening import DEFAULT_MODEL


class ArenaAgent(PromptedAgent):
    """Has a model operate the phone by commands between hash signs.

    Args:
        form: how it puts things to its model.
        model: as its vendor calls it; `openai:NAME` for an OpenAI-compatible server's.
        max_tokens: the most of one answer, thoughts included.
        temperature: of its answers; `published` is 0.1 where the model takes one, None the
            vendor's default.
        history_tokens: the most of the scratchpad, with the present screen, about.
        **options: of `ArenaOptions`, and further ones of `PromptedAgent`.
    """

    def __init__(
        self,
        form: ArenaForm,
        *,
        model: str = DEFAULT_MODEL,
        max_tokens: int = MAX_TOKENS,
        temperature: float | str | None = PUBLISHED,
        history_tokens: int = SCRATCHPAD_TOKENS,
        **options: Any,
    ) -> None:
        """Get the model ready; nothing is sent yet.

        Raises:
            AgentLoadError: an option is none of its values; says what is.
        """
        own = {each.name for each in fields(ArenaOptions)} & options.keys()
        self._form, self._arena = form, ArenaOptions(**{name: options.pop(name) for name in own})
        super().__init__(
            self._make_way,
            model=model,
            max_tokens=max_tokens,
            temperature=heat_for(model, temperature),
            history_tokens=history_tokens,
            **options,
        )

    def _make_way(self, asking: Asking, options: PromptedOptions) -> ArenaSteps:
        self._asking = asking
        self._way = ArenaSteps(asking, options, self._form, self._arena)
        return self._way


class ReflexionAgent(ArenaAgent):
    """Such an agent, with thoughts, that looks back on tries that failed, and is told of them.

    Args:
        **options: of `ArenaAgent`.
    """

    def __init__(self, **options: Any) -> None:
        """Get the model ready; nothing is sent yet.

        Raises:
            AgentLoadError: an option is none of its values; says what is.
        """
        super().__init__(ArenaForm(thinks=True), **options)

    def remember(self, reflections: tuple[str, ...]) -> None:
        """Take in what was written after earlier tries, oldest first; before the first turn."""
        self._way.reflections = tuple(reflections)

    def reflect(self, trajectory: tuple[TriedStep, ...], outcome: str) -> str:
        """Have the model write what went wrong, and a plan; "" where it does not want to.

        Args:
            trajectory: what was recorded of the try.
            outcome: how it ended, in a word.

        Raises:
            LimitReached, CapReached, ModelUnavailable, BadRequest: as of `MeteredModel.ask`.
        """
        way = self._way
        tried = FailedTry(
            goals=tuple(way.goals),
            reflections=way.reflections,
            steps=way.pad.steps,
            trajectory=trajectory,
            outcome=outcome,
        )
        words = reflection_words(tried, self._arena.prompt_tokens)
        reply = self._asking.ask(said(words), system=SYSTEM)
        return "" if reply.stop == "refusal" else reply.text.strip()


direct_agent: Final = partial(ArenaAgent, ArenaForm(thinks=False))
"""Answers with an action alone: `--agent=androidarena:direct`."""
react_agent: Final = partial(ArenaAgent, ArenaForm(thinks=True))
"""Writes a thought ahead of each action: `--agent=androidarena:react`."""
explore_agent: Final = partial(ArenaAgent, ArenaForm(thinks=True, counts_visits=True))
"""Is told besides how often it was where: `--agent=androidarena:explore`."""
