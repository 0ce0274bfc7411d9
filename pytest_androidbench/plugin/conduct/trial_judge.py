"""The model that says of this process's trials whether they failed: `--ab-trial-signal=judge`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pytest_androidbench.agents.androidarena.options import PUBLISHED, heat_for
from pytest_androidbench.judging.course import Judge
from pytest_androidbench.judging.trials import judge_trial
from pytest_androidbench.plugin.conduct.own_model import OwnModel
from pytest_androidbench.plugin.model_options import ModelOptions
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
        self._run = run
        self._model = OwnModel(models, run, models.trial_judge, "trial_judge")

    @property
    def interrupted(self) -> JudgedTrial:
        """What stands where the process dies while it is asked."""
        return JudgedTrial(judge=self._model.name, fault="the process ended while it was asked")

    def say(self, folder: Path, record: Record) -> JudgedTrial:
        """Ask about one trial.

        Args:
            folder: of its attempt.
            record: what is known of it.
        """
        cell = CASSETTES + record.episode.key
        judge = Judge(
            name=self._model.name,
            model_for=lambda _episode: self._model.about(cell, record.attempt),
            temperature=heat_for(self._model.name, PUBLISHED),
        )
        return judge_trial(self._run, folder, record, judge)

    def close(self) -> None:
        """Let connections go."""
        self._model.close()
