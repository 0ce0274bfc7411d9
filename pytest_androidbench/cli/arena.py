"""The command `androidbench arena`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from pytest_androidbench.agents.parts.elements.androidarena import androidarena_tree, lengths_in
from pytest_androidbench.cli.printing import print_lines
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

RUN = click.Path(path_type=Path, file_okay=False)
FILE = click.Path(path_type=Path, dir_okay=False)


@click.command("arena", short_help="Measure RUNS as AndroidArena does.")
@click.argument("runs", type=RUN, nargs=-1, required=True)
@click.option(
    "--labels", type=RUN, multiple=True,
    help="A run of --agent=reference in the same cells; may be repeated.",
)  # fmt: skip
@click.option("--reflexion", type=click.IntRange(1), help="K of Reflexion@K.")
@click.option("--tokens", is_flag=True, help="Count the tokens of what agents are told.")
@click.option("--markdown", type=FILE, help="Write the tables as Markdown, too.")
@click.option("--chart", type=FILE, help="Write the radar chart of two or more runs, an SVG.")
def arena_command(
    *,
    runs: tuple[Path, ...],
    labels: tuple[Path, ...],
    reflexion: int | None,
    tokens: bool,
    markdown: Path | None,
    chart: Path | None,
) -> None:
    """Print AndroidArena's measures of RUNS, by the paper's and by the code's definitions.

    Most of them hold what an agent did to what the task's own solution did in the same cell, which
    --labels gives; hierarchies of screens have to be there with either run, pictures need not. What
    AndroidArena has a model judge is here what the tasks' checks say. Two or more runs on the same
    cells are compared by their abilities; further trials (--ab-trials) by what they gained.
    """
    known = arena_labels(map(read_contents, labels)) if labels else ArenaLabels()
    counting = Counting(compress=_told, tokens=tokens_of if tokens else None)
    found = measure_runs(
        {
            name: tuple(arena_episodes(read_contents(path), known, counting))
            for name, path in _named(runs)
        },
        k=reflexion,
    )
    print_lines(arena_lines(found))
    if markdown is not None:
        _write(markdown, arena_markdown(found))
    if chart is not None:
        _write(chart, _chart(found))


def _named(runs: Sequence[Path]) -> Iterator[tuple[str, Path]]:
    """Runs by their folders' names, or by their paths where two are called alike."""
    names = [path.name or str(path) for path in runs]
    for name, path in zip(names, runs, strict=True):
        yield (name if names.count(name) == 1 else str(path)), path


def _told(seen: Observation) -> CompressedScreen:
    tree = androidarena_tree(seen)
    return CompressedScreen(text=tree.text, lines=lengths_in(tree))


def _chart(found: ArenaComparison) -> str:
    if not found.abilities:
        raise click.UsageError(f"--chart: {found.no_abilities}")
    return radar(found.abilities["average"])


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise click.ClickException(f"{path} cannot be written: {error.strerror}") from error
    click.echo(clean(f"written: {path}"))
