"""Comparisons that have two rules: this project's, and the one published scores were made with.

Upstream compares free text by `difflib`'s ratio from 0.9 on, which lets `2 servings` pass for
`6 servings`; strict checks take it letter by letter. `--ab-checks upstream` asks for the former.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from pytest_androidbench import Episode
from pytest_androidbench.appdata.answers import Value, answer_holds
from pytest_androidbench.appdata.validators import (
    Verdict,
    only_added,
    rows_kept,
    same_rows,
    same_text,
)

LIKENESS: Final = 0.9
Row = Mapping[str, Any]


def text_is(episode: Episode, wanted: str, found: str) -> Verdict:
    """A stored text is the wanted one: letter by letter, or upstream's nine letters in ten."""
    if episode.upstream:
        return same_text(wanted, found, likeness=LIKENESS)
    same = _plain(wanted) == _plain(found)
    if same:
        return Verdict(holds=True)
    differences = (("expected", (wanted,)), ("found", (found,)))
    return Verdict(holds=False, why=f"{found!r} is not {wanted!r}", differences=differences)


def answered(
    episode: Episode, *wanted: Value, tolerance: float = 0.0, units: Collection[str] = ()
) -> Verdict:
    """The agent's answer names the wanted values, each as often as wanted, and no other."""
    return answer_holds(
        episode.answer, wanted, tolerance=tolerance, units=units, upstream=episode.upstream
    )


def untouched(episode: Episode, before: Iterable[object], after: Iterable[object]) -> Verdict:
    """No row was added, changed or removed for an answer; upstream does not look."""
    return Verdict(holds=True) if episode.upstream else same_rows(before, after)


def added(
    episode: Episode,
    before: Sequence[Row],
    after: Sequence[Row],
    wanted: Sequence[Row],
    *,
    alike: Collection[str] = (),
) -> Verdict:
    """Rows as wanted have come, all others stayed.

    Args:
        episode: says which rule.
        before: rows by the columns that matter, before the agent's turn.
        after: the same columns, after it.
        wanted: what was to be added.
        alike: columns of free text, which upstream compares by likeness.
    """
    if not episode.upstream:
        return only_added(before, after, wanted)
    kept = rows_kept(before, after)
    if not kept:
        return kept
    if len(after) != len(before) + len(wanted):
        return Verdict(holds=False, why=f"{len(after) - len(before)} rows came, not {len(wanted)}")
    absent = [row for row in wanted if not any(_like(row, found, alike) for found in after)]
    return Verdict(holds=not absent, why=f"missing: {absent!r}" if absent else "")


def _like(wanted: Row, found: Row, alike: Collection[str]) -> bool:
    return all(
        same_text(str(value), str(found.get(column)), likeness=LIKENESS)
        if column in alike
        else found.get(column) == value
        for column, value in wanted.items()
    )


def _plain(text: str) -> str:
    return unicodedata.normalize("NFC", text).strip()
