"""The run as Markdown, short enough for the summary page of a CI job."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.report.figures import Figures, Group
from pytest_androidbench.report.wording import (
    KIND_NAMES,
    NOT_PUBLISHED,
    OUTCOME_NAMES,
    agents_text,
    basis_text,
    cell_text,
    code_text,
    count,
    interval_text,
    one_line,
    outcomes_text,
    percent,
    suites_text,
)

MAX_LISTED: Final = 30
_SPECIAL: Final = re.compile(
    r"([\\`*\[\]<>#|~&@$]|(?<!\w)_|_(?!\w)|:(?=//)|:(?=[a-z0-9_+-]+:))", re.IGNORECASE
)
"""What acts inside a line; a `_` within a word or a single `:` does not, and stays readable."""


def markdown(contents: RunContents, numbers: Figures) -> str:
    """Headline, outcomes, a table by app and what did not pass."""
    sections = [
        *_headline(contents, numbers),
        _table("App", numbers.apps),
        _table("Difficulty", numbers.difficulties),
        *(_table(axis.name.capitalize(), axis.groups) for axis in numbers.axes),
        _failures(contents),
        f"<sub>{escaped(NOT_PUBLISHED)}</sub>" if numbers.simulated else "",
    ]
    return "\n\n".join(section for section in sections if section) + "\n"


def escaped(text: str, limit: int = 200) -> str:
    """Foreign text in one line, with nothing left that Markdown or HTML would act on."""
    return _SPECIAL.sub(lambda match: f"&#{ord(match[0])};", one_line(text, limit))


def _headline(contents: RunContents, numbers: Figures) -> Iterator[str]:
    manifest = contents.manifest
    yield f"## {escaped(agents_text(numbers.agents))} on {escaped(suites_text(manifest))}"
    for group in numbers.kinds:
        rate = group.rate
        of = f" of {escaped(group.agent)}" if len(numbers.agents) > 1 else ""
        if rate.known:
            yield (
                f"**{percent(rate.interval.estimate)}** success{of} on {KIND_NAMES[group.name]}, "
                f"95% interval {interval_text(rate)} ({basis_text(rate)})"
            )
    yield (
        " · ".join(outcomes_text(numbers.outcomes, len(contents.not_run))) or "No episode was run."
    )
    infra, invalid = numbers.outcomes[Outcome.INFRA_ERROR], numbers.outcomes[Outcome.INVALID]
    if unknown := code_text(manifest):
        yield f"{unknown[0].upper()}{unknown[1:]}."
    if infra or invalid:
        yield f"> ⚠️ {count(infra + invalid, 'episode')} could not be scored."


def _table(title: str, groups: Sequence[Group]) -> str:
    if not groups:
        return ""
    lines = [f"| {title} | Success | 95% interval | Passed | Tasks |", "|---|--:|---|--:|--:|"]
    for group in groups:
        rate = group.rate
        lines.append(
            f"| {escaped(group.name)} | {percent(rate.interval.estimate)} | {interval_text(rate)} "
            f"| {rate.passed}/{rate.episodes} | {rate.tasks} |"
        )
    return "\n".join(lines)


def _failures(contents: RunContents) -> str:
    fallen = [a.record for a in contents.counted if not a.record.outcome.fine]
    if not fallen:
        return ""
    lines = [f"<details><summary>{count(len(fallen), 'episode')} not passed</summary>\n"]
    for record in fallen[:MAX_LISTED]:
        why = f": {escaped(record.reason)}" if record.reason else ""
        lines.append(f"- **{OUTCOME_NAMES[record.outcome]}** {escaped(cell_text(record))}{why}")
        # In a block of its own nothing needs to be escaped, and it can be copied as it stands.
        if record.repro.startswith("pytest "):
            lines += ["  ```sh", f"  {one_line(record.repro, 1000)}", "  ```"]
    if len(fallen) > MAX_LISTED:
        lines.append(f"- and {len(fallen) - MAX_LISTED} more")
    return "\n".join([*lines, "\n</details>"])
