"""`--ab-grow`: adds what a run taught to the database that its agent searches."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from pytest_androidbench.errors import AgentLoadError, AndroidBenchError
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.records.contents import MANIFEST, RunContents, read_contents
from pytest_androidbench.records.record import EpisodeId
from pytest_androidbench.report.wording import count

if TYPE_CHECKING:
    from pytest_androidbench.plugin.conduct.own_model import OwnModel

CASSETTES: Final = "critic/"
"""What a critic's recordings are called by, ahead of an episode's key."""


class _CriticStopped(AndroidBenchError):
    """A critic could not be asked about all episodes."""


class Growing:
    """Does so once all episodes are there, so that nobody reads what others add, or as they end."""

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
        self._known: set[EpisodeId] = set()
        """Those that were added as they ended."""
        self._added = 0

    def pytest_sessionstart(self) -> None:
        """See whether there is such a critic, whom hours of episodes are to be shown to.

        Raises:
            pytest.UsageError: there is none, or it cannot be asked.
        """
        if self._settings.growth.by != "critic":
            return
        try:
            self._critic().close()
        except AgentLoadError as error:
            raise pytest.UsageError(f"--ab-critic: {error}") from error

    # Ahead of the conductor, who builds the first agent: that opens the database.
    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self) -> None:
        """Add what a run that goes on was cut off from adding."""
        self._grow_or_exit()

    def pytest_runtest_logfinish(self) -> None:
        """Have the next episode see what this one taught."""
        self._grow_or_exit()

    # Before the report is made.
    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        """Add them, or say why not."""
        if not self._has_begun:
            return
        try:
            self._note(self._all_within() if self._settings.growth.within else self._at_end())
        except AndroidBenchError as error:
            self._note(f"!! --ab-grow: nothing is added: {error}")

    def _grow_or_exit(self) -> None:
        """Where episodes are added as they end: no other one may run that would not see them."""
        if not self._settings.growth.within or not self._has_begun:
            return
        try:
            self._grow_by_ended()
        except AndroidBenchError as error:
            pytest.exit(f"--ab-grow-within: {error}", pytest.ExitCode.INTERRUPTED)

    @property
    def _has_begun(self) -> bool:
        return (self._run_path / MANIFEST).is_file()

    def _all_within(self) -> str:
        self._grow_by_ended()
        added = count(self._added, "experience")
        return f"learnt:   {added} added to {self._database} as episodes ended"

    def _at_end(self) -> str:
        contents = read_contents(self._run_path)
        if left := len(contents.not_run):
            return (
                f"!! --ab-grow: nothing is added to {self._database} before the run is over: "
                f"{count(left, 'episode')} not run"
            )
        return f"learnt:   {count(self._add(contents), 'experience')} added to {self._database}"

    def _grow_by_ended(self) -> None:
        contents = read_contents(self._run_path)
        new = tuple(one for one in contents.attempts if one.record.episode not in self._known)
        if new:
            self._added += self._add(replace(contents, attempts=new))
            self._known.update(one.record.episode for one in new)

    def _add(self, contents: RunContents) -> int:
        from pytest_androidbench.experiences.database import append  # noqa: PLC0415 - seldom
        from pytest_androidbench.training.taught import experiences_in  # noqa: PLC0415

        critic = self._criticised(contents) if self._settings.growth.by == "critic" else None
        return append(self._database, experiences_in(contents, critic))

    @property
    def _database(self) -> Path:
        return Path(self._settings.agent_options["experiences"])

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
