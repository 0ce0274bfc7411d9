"""How numbers, outcomes and foreign text are put into words, the same in every report."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, assert_never, get_args

from pytest_androidbench.interface import defaults
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import PARAMETRIZE, Kind, Record
from pytest_androidbench.stats.rates import Rate
from pytest_androidbench.texts import clean


def _kind_name(kind: Kind) -> str:
    match kind:
        case "simulated":
            return "simulated phone"
        case "emulator":
            return "emulator"
        case "real":
            return "real device"
        case "":
            return "device of unknown kind"
        case _:
            assert_never(kind)


def _meaning(outcome: Outcome) -> str:
    match outcome:
        case Outcome.PASSED:
            return "every check held"
        case Outcome.FAILED:
            return "scored, below 1"
        case Outcome.AGENT_ERROR:
            return "the agent raised, hung or returned nonsense: score 0, counted"
        case Outcome.INFRA_ERROR:
            return "device or model service failed: never scored"
        case Outcome.INVALID:
            return "the task itself is at fault: never scored"
        case Outcome.SKIPPED:
            return "the task chose not to be run: outside of every rate"
        case _:
            assert_never(outcome)


KIND_NAMES: Final[dict[str, str]] = {kind: _kind_name(kind) for kind in get_args(Kind)}
OUTCOME_NAMES: Final = {outcome: outcome.replace("_", " ") for outcome in Outcome}
OUTCOME_MEANINGS: Final = {outcome: _meaning(outcome) for outcome in Outcome}
NOT_PUBLISHED: Final = (
    "Scores on the simulated phone, with this project's wording and content, "
    "are not the published benchmark's scores."
)
MAX_NAMED: Final = 4
"""Agents told by name where there is little room."""


def percent(share: float | None) -> str:
    """A share as a percentage with one decimal; a dash for none."""
    if share is None or share != share:  # noqa: PLR0124 - NaN is unlike itself
        return "-"
    text = f"{100 * share:.1f}%"
    # 99.96% is not everything, and rounding must not say it is.
    if share < 1 and text == "100.0%":
        return ">99.9%"
    return "<0.1%" if share > 0 and text == "0.0%" else text.replace(".0%", "%")


def points(share: float) -> str:
    """A difference of two shares, in percentage points."""
    return f"{100 * share:+.1f} points"


def interval_text(rate: Rate) -> str:
    """The interval of a rate, as `63.2% to 81.0%`."""
    return f"{percent(rate.interval.low)} to {percent(rate.interval.high)}"


def basis_text(rate: Rate) -> str:
    """How the interval of a rate was made, and from how much."""
    basis = f"N = {count(rate.episodes, 'episode')}, T = {count(rate.tasks, 'task')}"
    return f"{rate.interval.method}; {basis}"


def count(number: int, noun: str) -> str:
    """A number with its noun: `1 task`, `3 tasks`."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def outcomes_text(outcomes: Mapping[Outcome, int], not_run: int) -> list[str]:
    """How many episodes came to each outcome, and how many never ran: `3 passed`, `1 not run`."""
    told = [f"{number} {OUTCOME_NAMES[outcome]}" for outcome, number in outcomes.items() if number]
    return [*told, f"{not_run} not run"] if not_run else told


def seconds_text(seconds: float) -> str:
    """A duration as a person would say it."""
    if seconds < 60:
        return f"{seconds:.1f} s" if seconds < 10 else f"{seconds:.0f} s"
    minutes, rest = divmod(round(seconds), 60)
    if minutes < 60:
        return f"{minutes} min {rest:02} s"
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes:02} min"


def cell_text(record: Record) -> str:
    """An episode in words: task, seed and what sets it apart from the usual."""
    cell = record.cell
    parts = [cell.task, f"seed {cell.seed}"]
    if cell.profile != defaults.PROFILE:
        parts.append(cell.profile)
    parts += [value if a == PARAMETRIZE else f"{a} {value}" for a, value in cell.variation]
    if cell.repeat:
        parts.append(f"repeat {cell.repeat}")
    if record.audit:
        parts.append(record.audit)
    if record.trial:
        parts.append(f"trial {record.trial}")
    if record.override:
        parts.append(record.agent or record.override)
    return " · ".join(one_line(part, 120) for part in parts)


def bounded(text: str, limit: int = 20_000) -> str:
    """Text cut to a length a page can bear, saying how much is left out."""
    if len(text) <= limit:
        return text
    return f"{text[:limit]}\n… ({len(text) - limit:,} more characters; see record.json)"


def one_line(text: str, limit: int = 200) -> str:
    """The gist of a text in a single line."""
    words = " ".join(clean(text[: 4 * limit]).split())
    return words if len(words) <= limit else f"{words[: limit - 1]}…"


def agents_text(names: Sequence[str]) -> str:
    """The agents of a run, or how many they are."""
    return ", ".join(names) if len(names) <= MAX_NAMED else f"{len(names)} agents"


def suites_text(manifest: Manifest) -> str:
    """The suites of a run with their versions."""
    return ", ".join(f"{suite.name} {suite.version}".strip() for suite in manifest.suites)


def code_text(manifest: Manifest) -> str:
    """What there is to say about the agent's version: that it is not known, or not one."""
    if manifest.older_code:
        versions = 1 + len(manifest.older_code)
        return f"results of {versions} versions of the agent's code, as --ab-resume=anyway asked"
    if manifest.agent_code is None or manifest.agent_code.known:
        return ""
    return "the agent's version is unknown: tell it with --ab-agent-version"


def seeds_text(seeds: Iterable[int]) -> str:
    """Seeds with runs of them joined: `0-4, 30`."""
    spans: list[list[int]] = []
    for seed in sorted(set(seeds)):
        if spans and seed == spans[-1][1] + 1:
            spans[-1][1] = seed
        else:
            spans.append([seed, seed])
    return ", ".join(f"{a}" if a == b else f"{a}-{b}" for a, b in spans)


def place_text(path: Path) -> str:
    """Where a file lies, from where pytest runs if it is below that."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
