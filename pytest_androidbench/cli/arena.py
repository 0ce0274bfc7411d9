"""The command `androidbench arena`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from pytest_androidbench.cli.arena_likeness import SimilarityName

RUN = click.Path(path_type=Path, file_okay=False)
FILE = click.Path(path_type=Path, dir_okay=False)


@click.command("arena", short_help="Measure RUNS as AndroidArena does.")
@click.argument("runs", type=RUN, nargs=-1, required=True)
@click.option(
    "--labels", type=RUN, multiple=True,
    help="A run of --agent=reference in the same cells; may be repeated.",
)  # fmt: skip
@click.option(
    "--similarity", type=click.Choice(["difflib", "embedding"]), default="difflib",
    show_default=True, help="How typed texts are compared: by characters, or by vectors.",
)  # fmt: skip
@click.option("--reflexion", type=click.IntRange(1), help="K of Reflexion@K.")
@click.option("--tokens", is_flag=True, help="Count the tokens of what agents are told.")
@click.option("--markdown", type=FILE, help="Write the tables as Markdown, too.")
@click.option("--chart", type=FILE, help="Write the radar chart of two or more runs, an SVG.")
def arena_command(
    *,
    runs: tuple[Path, ...],
    labels: tuple[Path, ...],
    similarity: SimilarityName,
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
    from pytest_androidbench.cli import arena_measuring  # noqa: PLC0415 - slow

    found = arena_measuring.measured(
        runs, labels, similarity=similarity, reflexion=reflexion, tokens=tokens
    )
    if markdown is not None:
        arena_measuring.write_tables(found, markdown)
    if chart is not None:
        arena_measuring.write_chart(found, chart)
