"""The model that says of this process's trials whether they failed: `--ab-trial-signal=judge`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from pytest_androidbench.agents.androidarena.options import PUBLISHED, heat_for
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.judging.course import Judge
from pytest_androidbench.judging.trials import judge_trial
from pytest_androidbench.models.opening import open_model
from pytest_androidbench.models.surroundings import ASKER, CallLimits
from pytest_androidbench.plugin.model_options import (
    ModelOptions,
    variables_of_episode,
)
from pytest_androidbench.records.judged_trial import JudgedTrial
from pytest_androidbench.records.record import Record

CASSETTES: Final = "judge/"
"""What its recordings are called by, ahead of an episode's key, which names the trial."""


class TrialJudge:
    """Asks it, within the run's cap, and from its recordings where these are played back."""

    def __init__(self, models: ModelOptions, run: Path) -> None:
        """Get the model ready; nothing is sent yet.

        Args:
            models: which model it is, and what those of the run are asked by.
            run: its directory.

        Raises:
            AgentLoadError: there is no key, no price or no such option; says what to do.
        """
        chosen = models.trial_judge
        self._run, self._name = run, chosen.model
        self._around = models.variables(run)
        try:
            self._model = open_model(chosen.model, variables=self._told("", 1), **chosen.options)
        except TypeError as error:
            raise AgentLoadError(f"--ab-trial-judge-option: {error}") from error

    @property
    def interrupted(self) -> JudgedTrial:
        """What stands where the process dies while it is asked."""
        return JudgedTrial(judge=self._name, fault="the process ended while it was asked")

    def say(self, folder: Path, record: Record) -> JudgedTrial:
        """Ask about one trial.

        Args:
            folder: of its attempt.
            record: what is known of it.
        """
        told = self._told(CASSETTES + record.episode.key, record.attempt)
        judge = Judge(
            name=self._name,
            model_for=lambda _episode: self._model.beside(told),
            temperature=heat_for(self._name, PUBLISHED),
        )
        return judge_trial(self._run, folder, record, judge)

    def close(self) -> None:
        """Let connections go."""
        self._model.close()

    def _told(self, cell: str, attempt: int) -> dict[str, str]:
        own = variables_of_episode(cell, attempt, CallLimits())
        return {**os.environ, **self._around, **own, ASKER: "trial_judge"}
