"""What the models of agents may cost, and whether they are asked at all."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, get_args

import pytest

from pytest_androidbench.models import surroundings
from pytest_androidbench.models.surroundings import CallLimits, CassetteMatch, CassetteMode
from pytest_androidbench.plugin import values
from pytest_androidbench.plugin.options import text_of
from pytest_androidbench.plugin.own_models import OwnModelOptions, own_model_options
from pytest_androidbench.plugin.trial_options import trial_judge
from pytest_androidbench.records.contents import LEDGER

OF_RUN: Final = (
    surroundings.LEDGER, surroundings.MAX_COST, surroundings.CASSETTE,
    surroundings.CASSETTE_DIR, surroundings.CASSETTE_MATCH,
)  # fmt: skip
"""Variables that an agent's process is started with."""
OF_EPISODE: Final = (surroundings.CELL, surroundings.ATTEMPT, surroundings.LIMITS)
"""Variables that change from attempt to attempt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelOptions:
    """The options of a run that models are asked by: those of its agents, and of its trials."""

    max_cost: float | None = None
    """US dollars; None = no cap."""
    cassette: CassetteMode = "off"
    cassette_dir: Path = Path("cassettes")
    """Absolute once parsed."""
    cassette_match: CassetteMatch = "strict"
    trial_judge: OwnModelOptions = field(default_factory=OwnModelOptions)
    """The model that says which trials failed, where no checks do."""
    critic: OwnModelOptions = field(default_factory=OwnModelOptions)
    """The model that says what episodes reached, where a database is to learn by that."""

    def variables(self, run: Path) -> dict[str, str]:
        """What tells the agents of a run, by its directory."""
        told = {
            surroundings.LEDGER: str((run / LEDGER).absolute()),
            surroundings.MAX_COST: "" if self.max_cost is None else repr(self.max_cost),
            surroundings.CASSETTE: self.cassette,
            surroundings.CASSETTE_DIR: str(self.cassette_dir),
            surroundings.CASSETTE_MATCH: self.cassette_match,
        }
        return {name: value for name, value in told.items() if value}


def model_options(config: pytest.Config) -> ModelOptions:
    """The options, parsed.

    Raises:
        pytest.UsageError: one has a wrong value.
    """
    cost = text_of(config, "ab_max_cost")
    folder = text_of(config, "ab_cassette_dir")
    return ModelOptions(
        max_cost=values.parse_money("--ab-max-cost", cost) if cost else None,
        cassette=values.one_of(
            "--ab-cassette", text_of(config, "ab_cassette"), get_args(CassetteMode)
        ),
        cassette_dir=(config.invocation_params.dir / folder).absolute(),
        cassette_match=values.one_of(
            "--ab-cassette-match", text_of(config, "ab_cassette_match"), get_args(CassetteMatch)
        ),
        trial_judge=trial_judge(config),
        critic=own_model_options(
            config,
            "--ab-critic",
            "--ab-grow=critic",
            wanted=text_of(config, "ab_grow") == "critic",
        ),
    )


def variables_of_episode(cell: str, attempt: int, limits: CallLimits) -> dict[str, str]:
    """What tells an agent which attempt it plays.

    Args:
        cell: the episode's key.
        attempt: its number.
        limits: of its calls.
    """
    return {
        surroundings.CELL: cell,
        surroundings.ATTEMPT: str(attempt),
        surroundings.LIMITS: surroundings.limits_as_text(limits),
    }


class AgentVariables:
    """Sets variables of this process's environment, and puts them back as they were."""

    def __init__(self) -> None:
        self._before: dict[str, str | None] = {}

    def tell(self, variables: Mapping[str, str], names: tuple[str, ...]) -> None:
        """Have the environment hold these variables, and no others of these names."""
        for name in names:
            self._before.setdefault(name, os.environ.get(name))
            _put(name, variables.get(name))

    def take_back(self) -> None:
        """Have it as it was before the first call."""
        before, self._before = self._before, {}
        for name, value in before.items():
            _put(name, value)


def _put(name: str, value: str | None) -> None:
    if value is None:
        os.environ.pop(name, None)
    else:
        os.environ[name] = value
