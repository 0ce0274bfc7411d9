"""What `androidbench arena` does; apart from the command, as reading screens is slow to import."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from pytest_androidbench.agents.parts.elements.androidarena import androidarena_tree, lengths_in
from pytest_androidbench.cli.arena_likeness import SimilarityName, likeness_by
from pytest_androidbench.cli.printing import print_lines
from pytest_androidbench.cli.run_names import run_names
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.interface.tokens import tokens_of
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.report.arena.gathering import (
    ArenaLabels,
    Counting,
    arena_episodes,
    arena_labels,
)
from pytest_androidbench.report.arena.measured import ArenaComparison, measure_runs
from pytest_androidbench.report.arena.radar import radar
from pytest_androidbench.report.arena.screens import CompressedScreen
from pytest_androidbench.report.arena.told import arena_lines, arena_markdown
from pytest_androidbench.texts import clean


def measured(
    runs: Sequence[Path],
    labels: Sequence[Path],
    *,
    similarity: SimilarityName,
    reflexion: int | None,
    tokens: bool,
) -> ArenaComparison:
    """Measure run directories, and print what they come to.

    Args:
        runs: those to be measured.
        labels: those of the tasks' solutions.
        similarity: by what typed texts are compared.
        reflexion: K of Reflexion@K.
        tokens: whether to count those of what agents are told.

    Raises:
        MissingPackage: what the similarity or the tokens need is not installed.
    """
    likeness = likeness_by(similarity)
    known = arena_labels(map(read_contents, labels)) if labels else ArenaLabels()
    counting = Counting(compress=_told, tokens=tokens_of if tokens else None)
    found = measure_runs(
        {
            name: tuple(arena_episodes(read_contents(path), known, counting))
            for name, path in zip(run_names(runs), runs, strict=True)
        },
        k=reflexion,
        likeness=likeness,
    )
    print_lines(arena_lines(found))
    return found


def write_tables(found: ArenaComparison, path: Path) -> None:
    """Write the tables as Markdown."""
    _write(path, arena_markdown(found))


def write_chart(found: ArenaComparison, path: Path) -> None:
    """Write the radar chart of several runs."""
    if not found.abilities:
        raise click.UsageError(f"--chart: {found.no_abilities}")
    _write(path, radar(found.abilities["average"]))


def _told(seen: Observation) -> CompressedScreen:
    tree = androidarena_tree(seen)
    return CompressedScreen(text=tree.text, lines=lengths_in(tree))


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise click.ClickException(f"{path} cannot be written: {error.strerror}") from error
    click.echo(clean(f"written: {path}"))
