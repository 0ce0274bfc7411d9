"""`--ab-grow`: adds what a run taught to the database that its agent searched, when it ends."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from pytest_androidbench.errors import AgentLoadError, AndroidBenchError
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.records.contents import MANIFEST, RunContents, read_contents
from pytest_androidbench.report.wording import count

if TYPE_CHECKING:
    from pytest_androidbench.plugin.conduct.own_model import OwnModel

CASSETTES: Final = "critic/"
"""What a critic's recordings are called by, ahead of an episode's key."""


class _CriticStopped(AndroidBenchError):
    """A critic could not be asked about all episodes."""


class Growing:
    """Does so once all episodes of the run are there, so that nobody reads what others add."""

    def __init__(self, settings: Settings, run_path: Path, note: Callable[[str], None]) -> None:
        """Prepare.

        Args:
            settings: of the run, whose agent searches a database.
            run_path: of the run.
            note: adds a line to the summary.
        """
        self._settings = settings
        self._run_path = run_path
        self._note = note

    def pytest_sessionstart(self) -> None:
        """See whether there is such a critic, whom hours of episodes are to be shown to.

        Raises:
            pytest.UsageError: there is none, or it cannot be asked.
        """
        if self._settings.grow != "critic":
            return
        try:
            self._critic().close()
        except AgentLoadError as error:
            raise pytest.UsageError(f"--ab-critic: {error}") from error

    # Before the report is made.
    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        """Add them, or say why not."""
        if not (self._run_path / MANIFEST).is_file():
            return
        try:
            self._note(self._grown(read_contents(self._run_path)))
        except AndroidBenchError as error:
            self._note(f"!! --ab-grow: nothing is added: {error}")

    def _grown(self, contents: RunContents) -> str:
        from pytest_androidbench.experiences.database import append  # noqa: PLC0415 - at the end
        from pytest_androidbench.training.taught import experiences_in  # noqa: PLC0415

        database = Path(self._settings.agent_options["experiences"])
        if left := len(contents.not_run):
            return (
                f"!! --ab-grow: nothing is added to {database} before the run is over: "
                f"{count(left, 'episode')} not run"
            )
        critic = self._criticised(contents) if self._settings.grow == "critic" else None
        added = append(database, experiences_in(contents, critic))
        return f"learnt:   {count(added, 'experience')} added to {database}"

    def _criticised(self, contents: RunContents) -> str:
        """Have the critic speak of each episode; its name.

        Raises:
            AndroidBenchError: it could not be asked about all of them.
        """
        from pytest_androidbench.agents.androidarena.options import (  # noqa: PLC0415 - at the end
            PUBLISHED,
            heat_for,
        )
        from pytest_androidbench.agents.androidgen.options import TEMPERATURE  # noqa: PLC0415
        from pytest_androidbench.critic.course import Critic, criticise_run  # noqa: PLC0415
        from pytest_androidbench.rounds.recorded import trajectories_of  # noqa: PLC0415

        with closing(self._critic()) as model:
            critic = Critic(
                name=model.name,
                model_for=lambda episode: model.about(CASSETTES + episode, 1),
                temperature=heat_for(model.name, PUBLISHED, TEMPERATURE),
            )
            found = criticise_run(self._run_path, trajectories_of(contents), critic)
        if why := found.stopped or "; ".join(found.refused.values()):
            raise _CriticStopped(
                f"the critic did not speak of all episodes: {why}; run again with the same "
                "--ab-run to ask about the others"
            )
        return model.name

    def _critic(self) -> OwnModel:
        from pytest_androidbench.plugin.conduct.own_model import OwnModel  # noqa: PLC0415 - seldom

        models = self._settings.models
        return OwnModel(models, self._run_path, models.critic, "critic")
