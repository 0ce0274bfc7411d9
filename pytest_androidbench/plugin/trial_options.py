"""The options of further trials: how many, what says that one failed, and by which model."""

from __future__ import annotations

from typing import Final, get_args

import pytest

from pytest_androidbench.plugin import values
from pytest_androidbench.plugin.options import text_of
from pytest_androidbench.plugin.own_models import OwnModelOptions, own_model_options
from pytest_androidbench.records.manifest import TrialSignal
from pytest_androidbench.records.trials import MAX_TRIALS, TrialPolicy

_BY_JUDGE: Final = "--ab-trial-signal=judge"


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


def trial_judge(config: pytest.Config) -> OwnModelOptions:
    """The model that judges trials.

    Raises:
        pytest.UsageError: as of `own_model_options`.
    """
    wanted = text_of(config, "ab_trial_signal") == "judge"
    return own_model_options(config, "--ab-trial-judge", _BY_JUDGE, wanted=wanted)
