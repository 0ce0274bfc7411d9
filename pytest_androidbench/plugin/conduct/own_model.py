"""A model that a run asks by itself: within the run's cap, and from its recordings."""

from __future__ import annotations

import os
from pathlib import Path

from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.models.metered import MeteredModel
from pytest_androidbench.models.opening import open_model
from pytest_androidbench.models.surroundings import ASKER, ASKERS, Asker, CallLimits
from pytest_androidbench.plugin.model_options import ModelOptions, variables_of_episode
from pytest_androidbench.plugin.own_models import OwnModelOptions


class OwnModel:
    """Opened once; each line of questions has an account of its own."""

    def __init__(
        self, models: ModelOptions, run: Path, chosen: OwnModelOptions, asker: Asker
    ) -> None:
        """Get the model ready; nothing is sent yet.

        Args:
            models: what those of the run are asked by.
            run: its directory.
            chosen: which one it is.
            asker: by whose options faults tell what to do.

        Raises:
            AgentLoadError: there is no key, no price or no such option; says what to do.
        """
        self.name = chosen.model
        self._around, self._asker = models.variables(run), asker
        try:
            self._model = open_model(chosen.model, variables=self._told("", 1), **chosen.options)
        except TypeError as error:
            raise AgentLoadError(f"{ASKERS[asker].option}: {error}") from error

    def about(self, cell: str, attempt: int) -> MeteredModel:
        """The model for the questions about one attempt.

        Args:
            cell: what their recording is called by.
            attempt: its number.
        """
        return self._model.beside(self._told(cell, attempt))

    def close(self) -> None:
        """Let connections go."""
        self._model.close()

    def _told(self, cell: str, attempt: int) -> dict[str, str]:
        own = variables_of_episode(cell, attempt, CallLimits())
        return {**os.environ, **self._around, **own, ASKER: self._asker}
