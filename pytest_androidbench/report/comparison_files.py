"""A comparison for machines and for the comment on a pull request."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final

from pytest_androidbench.codec import SCHEMA_VERSION, to_json, to_plain
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.report.comparison import Comparison, Stratum
from pytest_androidbench.report.comparison_parts import Cost
from pytest_androidbench.report.markdown import differences_table, escaped
from pytest_androidbench.report.pairing import Pair
from pytest_androidbench.report.verdicts import (
    dropped_text,
    evidence_text,
    family_text,
    finding_text,
    infra_text,
    rates_text,
    regression_text,
    tasks_text,
    title,
    unlike_text,
)
from pytest_androidbench.report.wording import KIND_NAMES, cell_text, count
from pytest_androidbench.stats.resampling import SEED

MAX_LISTED: Final = 30


def comparison_json(found: Comparison) -> bytes:
    """The comparison's numbers; what is not known is null."""
    document = {
        "schema": SCHEMA_VERSION,
        "old": _side(found.old, found.old_agent),
        "new": _side(found.new, found.new_agent),
        "unlike": to_plain(found.unlike),
        "resampling_seed": SEED,
        "strata": [stratum_plain(stratum) for stratum in found.strata],
    }
    return to_json(known(document)) + b"\n"


def comparison_markdown(found: Comparison) -> str:
    """The comparison as Markdown, short enough for a comment."""
    sections = [f"## {escaped(title(found), 400)}"]
    for stratum in found.strata:
        sections += _sections(stratum)
    differing = [*found.unlike.allowed, *found.unlike.others]
    if differing:
        lines = (f"- {escaped(unlike_text(one))}" for one in differing)
        sections.append("The runs also differ in\n\n" + "\n".join(lines))
    return "\n\n".join(sections) + "\n"


def _sections(stratum: Stratum) -> Iterator[str]:
    on = f" on {KIND_NAMES[stratum.kind]}" if stratum.kind else ""
    yield f"**{escaped(finding_text(stratum), 400)}**{on}"
    if stratum.regression is not None:
        yield escaped(regression_text(stratum.regression), 400)
    if stratum.pairs:
        yield f"{escaped(rates_text(stratum))}; {escaped(evidence_text(stratum))}"
    if stratum.dropped:
        yield f"Left out: {escaped(dropped_text(stratum))}"
    if suspicion := infra_text(stratum):
        yield f"> ⚠️ {escaped(suspicion, 400)}"
    for family in stratum.families:
        table = differences_table(family.name, family.parts)
        yield f"<details><summary>{escaped(family_text(family))}</summary>\n\n{table}\n\n</details>"
    if told := tasks_text(stratum):
        yield escaped(told, 2000)
    for what, pairs in (("lost", stratum.lost), ("gained", stratum.gained)):
        if pairs:
            yield _listed(what, pairs)


def _listed(what: str, pairs: tuple[Pair, ...]) -> str:
    lines = [f"<details><summary>{count(len(pairs), 'cell')} {what}</summary>\n"]
    lines += [f"- {escaped(cell_text(pair.new.record))}" for pair in pairs[:MAX_LISTED]]
    if len(pairs) > MAX_LISTED:
        lines.append(f"- and {len(pairs) - MAX_LISTED} more")
    return "\n".join([*lines, "\n</details>"])


def _side(run: RunContents, agent: str) -> dict[str, Any]:
    return {"run": run.path.name, "agent": agent, "created": run.manifest.created}


def stratum_plain(stratum: Stratum) -> dict[str, Any]:
    """The comparison on one kind of device as plain data."""
    return {
        "device": stratum.kind,
        "finding": stratum.finding,
        "old": stratum.old.plain(),
        "new": stratum.new.plain(),
        "difference": to_plain(stratum.difference),
        "chance": None if stratum.chance is None else to_plain(stratum.chance),
        "discordance": to_plain(stratum.discordance),
        "smallest_difference": stratum.smallest,
        "regression": None if stratum.regression is None else to_plain(stratum.regression),
        "dropped": dict(stratum.dropped),
        "infra": list(stratum.infra),
        "infra_chance": stratum.infra_chance,
        "tasks": [to_plain(change) for change in stratum.tasks],
        "families": [to_plain(family) for family in stratum.families],
        "costs": [_cost(cost) for cost in stratum.costs],
        "gained": [pair.cell.key for pair in stratum.gained],
        "lost": [pair.cell.key for pair in stratum.lost],
    }


def _cost(cost: Cost) -> dict[str, Any]:
    return {
        "name": cost.name,
        "unit": cost.unit,
        "old": to_plain(cost.old),
        "new": to_plain(cost.new),
    }


def known(value: Any) -> Any:
    """The same without numbers that JSON has no words for."""
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, dict):
        return {key: known(inner) for key, inner in value.items()}
    return [known(inner) for inner in value] if isinstance(value, list) else value
