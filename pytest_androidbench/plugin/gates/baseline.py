"""Finding out at the start that a run cannot be compared with its baseline."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.plugin.conduct.manifest import manifest_for
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.report.exits import NO_BASELINE
from pytest_androidbench.texts import clean


class BaselineChecked:
    """Ends a session before anything is run whose baseline cannot be used."""

    def __init__(self, config: pytest.Config, settings: Settings, run_path: Path) -> None:
        self._config = config
        self._settings = settings
        self._run_path = run_path

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self) -> None:
        """Compare what is known of this run so far with the baseline."""
        from pytest_androidbench.records.comparability import comparable  # noqa: PLC0415 - seldom
        from pytest_androidbench.records.contents import (  # noqa: PLC0415
            RunContents,
            read_manifest,
        )

        gates = self._settings.gates
        assert gates.baseline is not None
        try:
            # Its records are read at the end: before any of this run there is nothing to pair.
            there = read_manifest(gates.baseline)
            here = manifest_for(self._config, self._settings, ())
            alike = replace(here, suites=there.suites, profiles=there.profiles)
            comparable(
                RunContents(path=gates.baseline, manifest=there),
                RunContents(path=self._run_path, manifest=alike),
                gates.unlike,
            )
        except AndroidBenchError as error:
            why = self._settings.secrets.fit(refusal(error))
            pytest.exit(clean(why), returncode=NO_BASELINE)


def refusal(error: AndroidBenchError) -> str:
    """Why there is no baseline, and the way out."""
    return (
        f"--ab-baseline: {error}\nmake a baseline by a run with --ab-run on the commit that is "
        f"the measure, or leave the option out (exit status {NO_BASELINE})"
    )
