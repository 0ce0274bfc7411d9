"""With `-v` the steps of each episode: as they happen, or from workers once it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_androidbench.errors import CodecError
from pytest_androidbench.plugin.tell.properties import ReportedEpisode, told_by
from pytest_androidbench.records.contents import EPISODES, read_record, read_steps
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.report.actions import step_text
from pytest_androidbench.report.lines import WIDE, TextLine, cut, line, wrapped
from pytest_androidbench.report.wording import one_line

MAX_SHOWN: Final = 60
"""Steps of one episode that are shown."""
MAX_GOAL: Final = 600


class Live:
    """Shows what agents are asked and what they do."""

    def __init__(self, config: pytest.Config, run_path: Path, fit: Callable[[str], str]) -> None:
        """Prepare to show; only `-v` shows anything.

        Args:
            config: pytest's.
            run_path: of the run directory.
            fit: makes a text fit to be shown.
        """
        self._config = config
        self._run_path = run_path
        self._fit = fit
        self._shown = 0

    def goal(self, text: str) -> None:
        """An attempt begins."""
        self._shown = 0
        if self._wanted and not self._parallel:
            self._print(goal_lines(text, self._width))

    def step(self, step: StepRecord) -> None:
        """A step was made."""
        self._shown += 1
        if self._wanted and not self._parallel and self._shown <= MAX_SHOWN + 1:
            self._print([step_line(step, self._width, more=self._shown > MAX_SHOWN)])

    # After the reporter, whose line says which test it was.
    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Show an episode of a worker as a whole, so that those of several do not mingle."""
        told = told_by(report.user_properties)
        settles = report.when == "call" or (report.when == "setup" and report.failed)
        if told is None or told.recorded or not settles:
            return
        if self._wanted and self._parallel:
            self._show_whole(told)

    def _show_whole(self, told: ReportedEpisode) -> None:
        self._print(self._whole(self._run_path / EPISODES / told.episode / str(told.attempt)))

    def _whole(self, folder: Path) -> Iterator[TextLine]:
        try:
            record, steps = read_record(folder), read_steps(folder)
        except (CodecError, OSError):
            return  # the summary names what cannot be read
        yield from goal_lines(record.goal, self._width)
        for step in steps[:MAX_SHOWN]:
            yield step_line(step, self._width)
        if len(steps) > MAX_SHOWN:
            yield step_line(steps[MAX_SHOWN], self._width, more=True)

    def _print(self, lines: Iterable[TextLine]) -> None:
        reporter = self._reporter
        with self._uncaptured():
            reporter.ensure_newline()
            for one in lines:
                reporter.write_line(self._fit(str(one)))

    def _uncaptured(self) -> AbstractContextManager[None]:
        capture: Any = self._config.pluginmanager.getplugin("capturemanager")
        return capture.global_and_fixture_disabled() if capture is not None else nullcontext()

    @property
    def _reporter(self) -> Any:
        return self._config.pluginmanager.getplugin("terminalreporter")

    @property
    def _wanted(self) -> bool:
        return self._reporter is not None and self._reporter.verbosity > 0

    @property
    def _parallel(self) -> bool:
        return self._config.pluginmanager.hasplugin("dsession")

    @property
    def _width(self) -> int:
        return min(self._config.get_terminal_writer().fullwidth, WIDE)


def goal_lines(text: str, width: int) -> Iterator[TextLine]:
    """What an agent is asked."""
    return wrapped("  goal", one_line(text, MAX_GOAL), width, indent=8)


def step_line(step: StepRecord, width: int, *, more: bool = False) -> TextLine:
    """One step, or the word that there were more than are shown."""
    if more:
        return line("     …  further steps are on the episode's page")
    return line(cut(f"  {step.index + 1:>4}  {step_text(step)}", width))
