"""AndroidArena's measures as tables of texts: one row for each run and definition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from pytest_androidbench.report.arena.measured import ArenaComparison
from pytest_androidbench.report.wording import count, percent
from pytest_androidbench.stats.arena.abilities import Abilities, Form
from pytest_androidbench.stats.arena.correlations import Correlation
from pytest_androidbench.stats.arena.runs import BothMeans, CellsMean, RunMeasures

Definition: TypeAlias = Literal["paper", "code"]
DEFINITIONS: Final[tuple[Definition, ...]] = ("paper", "code")
MEASURES: Final = (
    "TR", "TR raw", "TCR", "RRR", "SR", "Invalid format", "Invalid action", "Nuggets",
    "Operation logic", "Awareness", "Repeat",
)  # fmt: skip
FORM_NAMES: Final[dict[Form, str]] = {
    "sum": "sums (appendix)",
    "average": "averages (text)",
    "code": "code",
}
NONE: Final = "-"


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaTable:
    """A table of texts, some of which are foreign: whoever prints it makes them harmless."""

    title: str
    head: tuple[str, ...]
    """The first column names the run, the others hold numbers but for `words` of them."""
    rows: tuple[tuple[str, ...], ...]
    words: int = 1
    """Columns from the left that hold words."""
    notes: tuple[str, ...] = ()


def arena_tables(found: ArenaComparison) -> tuple[ArenaTable, ...]:
    """Measures, abilities, gains of further trials, broken constraints and correlations."""
    return tuple(_tables(found))


def _tables(found: ArenaComparison) -> Iterator[ArenaTable]:
    yield _measures(found)
    if found.abilities:
        yield _abilities(found)
    if found.gained:
        yield _gained(found)
    if any(run.violations for run in found.runs.values()):
        yield _violations(found)
    yield _correlations(found)


def _measures(found: ArenaComparison) -> ArenaTable:
    rows = [
        (name, definition, *_means(run, definition))
        for name, run in found.runs.items()
        for definition in DEFINITIONS
    ]
    return ArenaTable(
        title="Measures", head=("Run", "Definition", *MEASURES), rows=tuple(rows), words=2,
        notes=tuple(_notes(found)),
    )  # fmt: skip


def _means(run: RunMeasures, definition: Definition) -> Iterator[str]:
    yield mean_text(_of(run.reward, definition))
    yield mean_text(_of(run.reward_raw, definition))
    yield mean_text(_of(run.completion, definition))
    yield mean_text(_of(run.redundancy, definition))
    yield mean_text(run.success)
    for means in (run.invalid_format, run.invalid_action, run.nuggets, run.logic,
                  run.awareness, run.repeats):  # fmt: skip
        yield mean_text(_of(means, definition))


def _of(means: BothMeans, definition: Definition) -> CellsMean:
    return means.paper if definition == "paper" else means.code


def mean_text(mean: CellsMean) -> str:
    """A mean as the paper prints it, with the number of its cells where some are left out."""
    if mean.mean is None:
        return NONE
    return f"{number_text(mean.mean)} ({mean.cells})" if mean.undefined else number_text(mean.mean)


def number_text(value: float | None) -> str:
    """A number with three decimals; a dash for none."""
    # What rounds to nothing has no sign.
    return NONE if value is None else f"{round(value, 3) + 0.0:.3f}"


def _notes(found: ArenaComparison) -> Iterator[str]:
    yield (
        "Means over cells; a number in brackets is that of the cells where not all have a value. "
        "SR is of the tasks' own checks; TR is over its ceiling, with gamma 0.9."
    )
    yield f"Typed texts are the same from {found.likeness.least:g} on, by {found.likeness.by}."
    if all(run.unlabelled == len(run.cells) for run in found.runs.values()):
        yield "TR, TCR, RRR, nuggets, logic and the code's awareness are held to labels (--labels)."
    for name, run in found.runs.items():
        parts = [count(len(run.cells), "cell")]
        if run.unlabelled:
            parts.append(f"{run.unlabelled} without a label")
        parts.append(f"{percent(run.untranslated)} of the steps could not be translated")
        if run.reward_as_printed.mean is not None:
            literal = number_text(run.reward_as_printed.mean)
            parts.append(f"raw TR by the paper's formula to the letter {literal}")
        yield f"{name}: {', '.join(parts)}."
    if found.no_abilities:
        yield found.no_abilities


def _abilities(found: ArenaComparison) -> ArenaTable:
    rows = [
        (name, FORM_NAMES[form], *_scores(of_run))
        for name in found.runs
        for form, by_run in found.abilities.items()
        for of_run in (by_run[name],)
    ]
    return ArenaTable(
        title="Abilities, normalised across these runs",
        head=("Run", "Form", "Understanding", "Reasoning", "Exploration", "Reflection"),
        rows=tuple(rows),
        words=2,
        notes=("They say how these runs stand to each other, and nothing about one alone.",),
    )


def _scores(abilities: Abilities) -> tuple[str, ...]:
    return (
        number_text(abilities.understanding),
        number_text(abilities.reasoning),
        number_text(abilities.exploration),
        number_text(abilities.reflection),
    )


def _gained(found: ArenaComparison) -> ArenaTable:
    return ArenaTable(
        title="What further trials gained",
        head=("Run", f"Reflexion@{found.k} (paper)", "One reflection, TR + TCR (code)"),
        rows=tuple(
            (name, number_text(each.paper), number_text(each.code))
            for name, each in found.gained.items()
        ),
    )


def _violations(found: ArenaComparison) -> ArenaTable:
    rows = [
        (name, level.level, str(level.episodes), number_text(level.share),
         number_text(level.per_step))
        for name, run in found.runs.items()
        for level in run.violations
    ]  # fmt: skip
    return ArenaTable(
        title="Constraints that were broken",
        head=("Run", "Level", "Cells", "Share of cells", "Per step (code)"),
        rows=tuple(rows),
        words=2,
    )


def _correlations(found: ArenaComparison) -> ArenaTable:
    rows = [
        (name, unit, *(_correlation(each) for each in (
            of.reward, of.completion, of.label_length, of.tokens)))
        for name, run in found.runs.items()
        for unit, of in (("cells", run.over_cells), ("apps", run.over_apps))
    ]  # fmt: skip
    return ArenaTable(
        title="Pearson's correlation of SR",
        head=("Run", "Over", "TR", "TCR", "Label length", "Compressed tokens"),
        rows=tuple(rows),
        words=2,
        notes=("TR and TCR are the code's; in brackets over how many cells or apps.",),
    )


def _correlation(found: Correlation) -> str:
    if found.coefficient is None:
        return NONE
    return f"{number_text(found.coefficient)} ({found.pairs})"
