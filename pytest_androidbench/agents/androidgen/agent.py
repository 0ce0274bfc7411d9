"""AndroidGen's agent over any model: `--agent=androidgen`."""

from __future__ import annotations

from typing import Any

from pytest_androidbench.agents.androidarena.options import PUBLISHED, heat_for
from pytest_androidbench.agents.androidgen.options import TEMPERATURE, GenOptions, taken
from pytest_androidbench.agents.androidgen.searching import DatabaseSearch, SearchOptions
from pytest_androidbench.agents.androidgen.steps import GenSteps
from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.agents.parts.prompted_agent import PromptedAgent
from pytest_androidbench.models.opening import DEFAULT_MODEL


class AndroidGen(PromptedAgent):
    """Has a model operate the phone by calls, with a plan, an example and checks.

    Args:
        model: as its vendor calls it; `openai:NAME` for an OpenAI-compatible server's.
        temperature: of its answers; `published` is 0.5 where the model takes one, None the vendor's
            default.
        **options: of `GenOptions` and `SearchOptions`, and further ones of `PromptedAgent`.
    """

    def __init__(
        self,
        *,
        model: str = DEFAULT_MODEL,
        temperature: float | str | None = PUBLISHED,
        **options: Any,
    ) -> None:
        """Get the model ready; nothing is sent yet.

        Raises:
            AgentLoadError: an option is none of its values, or the database that it names cannot be
                read; says what is.
        """
        self._gen = GenOptions(**taken(GenOptions, options))
        search = SearchOptions(**taken(SearchOptions, options))
        self._finder = DatabaseSearch(search) if search.wanted_by(self._gen) else None
        heat = heat_for(model, temperature, TEMPERATURE)
        super().__init__(self._make_way, model=model, temperature=heat, **options)

    def _make_way(self, asking: Asking, options: PromptedOptions) -> GenSteps:
        return GenSteps(asking, options, self._gen, finder=self._finder, calls=self._model.calls)

    def close(self) -> None:
        """Let the model go, and the database."""
        super().close()
        if self._finder is not None:
            self._finder.close()
