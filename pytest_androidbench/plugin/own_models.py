"""Models that a run asks beside those of its agents, by options of their own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from pytest_androidbench.plugin.agent_options import parse_options
from pytest_androidbench.plugin.options import text_of, value_of


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnModelOptions:
    """A model, and how it is opened."""

    model: str = ""
    """As `models.opening.open_model` takes it; "" = no model is asked."""
    options: dict[str, Any] = field(default_factory=dict)
    """Keyword arguments for that."""


def own_model_options(
    config: pytest.Config, flag: str, asks: str, *, wanted: bool
) -> OwnModelOptions:
    """The model that an option names.

    Args:
        config: pytest's.
        flag: the option; with `-option` behind it, the one of the model's options.
        asks: what has it asked, as it is typed.
        wanted: whether that was said.

    Raises:
        pytest.UsageError: it is asked for and not named, or the other way round, or an option of it
            cannot be used.
    """
    key, option = flag.removeprefix("--").replace("-", "_"), f"{flag}-option"
    model, pairs = text_of(config, key), value_of(config, f"{key}_options")
    given = [str(pair) for pair in pairs] if isinstance(pairs, list) else []
    if wanted and not model:
        raise pytest.UsageError(f"{asks} asks a model: name it with {flag}=MODEL")
    if not wanted and (model or given):
        told = f"{flag}={model}" if model else option
        raise pytest.UsageError(f"{told}: nobody asks it: give {asks}, or remove it")
    options, secrets = parse_options(given, flag=option)
    for name in secrets.values:
        raise pytest.UsageError(
            f"{option}: {name} is a secret: leave it out, keys are taken from the environment "
            "(docs/models.md)"
        )
    if "variables" in options:
        raise pytest.UsageError(f"{option}: variables is no option of a model: remove it")
    return OwnModelOptions(model=model, options=options)
