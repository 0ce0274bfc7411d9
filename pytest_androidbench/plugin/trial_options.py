"""The options of further trials: how many, what says that one failed, and by which model."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, get_args

import pytest

from pytest_androidbench.plugin import values
from pytest_androidbench.plugin.agent_options import parse_options
from pytest_androidbench.plugin.options import text_of, value_of
from pytest_androidbench.records.manifest import TrialSignal
from pytest_androidbench.records.trials import MAX_TRIALS, TrialPolicy

_BY_JUDGE: Final = "--ab-trial-signal=judge"
_JUDGE: Final = "--ab-trial-judge"
_OPTION: Final = "--ab-trial-judge-option"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialJudgeOptions:
    """The model that says whether a trial failed."""

    model: str = ""
    """As `models.opening.open_model` takes it; "" = no model is asked."""
    options: dict[str, Any] = field(default_factory=dict)
    """Keyword arguments for that."""


def trial_policy(config: pytest.Config, audit: str) -> TrialPolicy:
    """How often a failed cell is tried again, and what says that it failed.

    Args:
        config: pytest's.
        audit: the option that asks for an audit; "" = none does.

    Raises:
        pytest.UsageError: a value is wrong, or nobody learns anything by trials.
    """
    allowed = values.parse_count(
        "--ab-trials", text_of(config, "ab_trials"), low=0, most=MAX_TRIALS
    )
    given = text_of(config, "ab_trial_signal")
    signal: TrialSignal = values.one_of("--ab-trial-signal", given, get_args(TrialSignal))
    unfit = {audit: "an audit plays scripts, which learn nothing from a failure"} if audit else {}
    if text_of(config, "ab_study").strip("0"):
        unfit["--ab-study"] = "a study chooses its episodes by how those before them came out"
    for other, why in unfit.items():
        if allowed:
            raise pytest.UsageError(f"--ab-trials={allowed}: {why}: remove it, or {other}")
    if signal == "judge" and not allowed:
        raise pytest.UsageError(
            f"{_BY_JUDGE}: there are no trials to judge: give --ab-trials=K, or remove it"
        )
    return TrialPolicy(allowed=allowed, signal=signal)


def trial_judge(config: pytest.Config) -> TrialJudgeOptions:
    """The model that judges trials.

    Raises:
        pytest.UsageError: it is asked for and not named, or the other way round, or an option of it
            cannot be used.
    """
    model, pairs = text_of(config, "ab_trial_judge"), value_of(config, "ab_trial_judge_options")
    given = [str(pair) for pair in pairs] if isinstance(pairs, list) else []
    wanted = text_of(config, "ab_trial_signal") == "judge"
    if wanted and not model:
        raise pytest.UsageError(f"{_BY_JUDGE} asks a model: name it with {_JUDGE}=MODEL")
    if not wanted and (model or given):
        flag = f"{_JUDGE}={model}" if model else _OPTION
        raise pytest.UsageError(f"{flag}: nobody asks it: give {_BY_JUDGE}, or remove it")
    options, secrets = parse_options(given, flag=_OPTION)
    for name in secrets.values:
        raise pytest.UsageError(
            f"{_OPTION}: {name} is a secret: leave it out, keys are taken from the environment "
            "(docs/models.md)"
        )
    if "variables" in options:
        raise pytest.UsageError(f"{_OPTION}: variables is no option of a model: remove it")
    return TrialJudgeOptions(model=model, options=options)
