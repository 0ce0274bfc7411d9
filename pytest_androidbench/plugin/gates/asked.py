"""The gates that were asked for."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.plugin.options import text_of
from pytest_androidbench.plugin.values import parse_names, parse_share, wrong

SHARES: Final = ("infra", "skipped")
"""Caps that are shares of the episodes."""
CAPS: Final = {
    "infra": "share of episodes that end in an infrastructure fault",
    "skipped": "share of episodes that were skipped",
    "steps": "mean steps of the passed episodes",
    "seconds": "mean seconds of an episode",
    "money": "dollars of all attempts",
    "tokens": "tokens of all attempts",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Gates:
    """Bars and bounds that judge the run as a whole."""

    min_success: float | None = None
    min_success_sure: float | None = None
    baseline: Path | None = None
    """Absolute."""
    margin: float = 0.0
    """Loss that is let pass."""
    unlike: tuple[str, ...] = ()
    """What may differ from the baseline although it changes the meaning of a score."""
    must_pass: tuple[str, ...] = ()
    """Task ids."""
    caps: dict[str, float] = field(default_factory=dict)

    @property
    def judge(self) -> bool:
        """Whether the run is judged as a whole, and not by each of its episodes."""
        bars = self.min_success, self.min_success_sure, self.baseline
        return any(bar is not None for bar in bars) or bool(self.must_pass or self.caps)


def asked(config: pytest.Config) -> Gates:
    """The gates that the options ask for.

    Raises:
        pytest.UsageError: an option has a wrong value.
    """
    text = partial(text_of, config)
    here = config.invocation_params.dir
    share, sure, baseline = map(text, ("ab_min_success", "ab_min_success_sure", "ab_baseline"))
    return Gates(
        min_success=parse_share("--ab-min-success", share) if share else None,
        min_success_sure=parse_share("--ab-min-success-sure", sure) if sure else None,
        baseline=(here / baseline).absolute() if baseline else None,
        margin=parse_share("--ab-margin", text("ab_margin")),
        unlike=_unlike(text("ab_baseline_unlike")),
        must_pass=_tasks(text("ab_must_pass"), here),
        caps=_caps(text("ab_caps")),
    )


def _unlike(text: str) -> tuple[str, ...]:
    from pytest_androidbench.records.comparability import MEANING  # noqa: PLC0415 - seldom

    names = parse_names(text)
    if set(names) - MEANING:
        rule = f"name what may differ from the baseline: {', '.join(sorted(MEANING))}"
        raise wrong("--ab-baseline-unlike", text, rule)
    return names


def _tasks(text: str, here: Path) -> tuple[str, ...]:
    """Task ids, or those in a file named behind an `@`: one a line, `#` begins a comment."""
    if not text.startswith("@"):
        return parse_names(text)
    try:
        lines = (here / text[1:]).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        rule = f"the file of task ids cannot be read: {error}"
        raise wrong("--ab-must-pass", text, rule) from error
    return parse_names(",".join(line.partition("#")[0] for line in lines))


def _caps(text: str) -> dict[str, float]:
    names = ", ".join(CAPS)
    rule = f"caps are written NAME=NUMBER, separated by commas; the names are {names}"
    caps = {}
    for part in parse_names(text):
        name, _, number = part.partition("=")
        if name in SHARES and number:
            caps[name] = parse_share("--ab-caps", number)
            continue
        try:
            value = float(number)
        except ValueError:
            raise wrong("--ab-caps", text, rule) from None
        if name not in CAPS or not math.isfinite(value) or value < 0:
            raise wrong("--ab-caps", text, rule)
        caps[name] = value
    return caps
