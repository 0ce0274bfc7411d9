"""The commands `androidbench rows` and `collecting`: from recorded runs to training data."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, get_args

import click

from pytest_androidbench.cli.asking import FOLDER
from pytest_androidbench.cli.shares import Share
from pytest_androidbench.texts import clean
from pytest_androidbench.training.choices import PUBLISHED_LENGTH, Selection, Tokenizer

SHARE: Final = Share()
FILE: Final = click.Path(path_type=Path, dir_okay=False)


@click.command("rows", short_help="Write the trajectories of RUNS as rows of training data.")
@click.argument("file", type=FILE)
@click.argument("runs", type=FOLDER, nargs=-1, required=True)
@click.option(
    "--selection", type=click.Choice(get_args(Selection)), default="critic", show_default=True,
    help="Which trajectories: docs/androidgen-training.md has what each takes.",
)  # fmt: skip
@click.option("--critic", default="", help="Whose verdicts, where a run has those of several.")
@click.option(
    "--published-cuts", "published", is_flag=True,
    help="Cut and word beginnings as AndroidGen's code does.",
)  # fmt: skip
@click.option(
    "--failed", is_flag=True, help="Train on replies too that held no call which could be made."
)
@click.option(
    "--test-share", type=SHARE, default=0.0, show_default=True,
    help="Share of tasks whose rows are marked for the test.",
)  # fmt: skip
@click.option("--salt", default="", help="Another one deals the tasks out anew.")
@click.option(
    "--evaluated", type=FOLDER, multiple=True,
    help="A run of what is evaluated on: rows that overlap with it are marked; repeatable.",
)  # fmt: skip
@click.option(
    "--tokenizer", type=click.Choice(get_args(Tokenizer)), default="utf8_bytes_div_3",
    show_default=True, help="Counts the tokens of rows.",
)  # fmt: skip
@click.option(
    "--length", type=click.IntRange(1), default=PUBLISHED_LENGTH, show_default=True,
    help="Tokens beyond which a row is marked as too long.",
)  # fmt: skip
@click.option(
    "--template", default="",
    help="Chat template for the column `text`: chatml, headed, or a file in Jinja2.",
)  # fmt: skip
def rows_command(  # noqa: PLR0913 - one for each option
    *,
    file: Path,
    runs: tuple[Path, ...],
    selection: Selection,
    critic: str,
    published: bool,
    failed: bool,
    test_share: float,
    salt: str,
    evaluated: tuple[Path, ...],
    tokenizer: Tokenizer,
    length: int,
    template: str,
) -> None:
    """Write RUNS to FILE, whose name ends in .jsonl or .parquet, a row for each reply.

    Beside it a data card is written, FILE.md. Runs of agents other than androidgen are converted:
    their actions are put into calls.
    """
    from pytest_androidbench.cli import training_told  # noqa: PLC0415 - slow

    told = training_told.rows_written(
        file, runs, evaluated, template=template, critic=critic, selection=selection,
        published=published, failed=failed, test_share=test_share, salt=salt, tokenizer=tokenizer,
        length=length,
    )  # fmt: skip
    _tell(told)


@click.command("collecting", short_help="Say what trajectories to learn from cost, by RUNS.")
@click.argument("runs", type=FOLDER, nargs=-1, required=True)
@click.option(
    "--trajectories", type=click.IntRange(1), default=1000, show_default=True,
    help="How many accepted ones are wanted.",
)  # fmt: skip
@click.option("--critic", default="", help="Whose verdicts, where a run has those of several.")
def collecting_command(runs: tuple[Path, ...], trajectories: int, critic: str) -> None:
    """Say how many episodes like those of RUNS it takes for so many accepted trajectories.

    A critic's verdicts say which are accepted (`androidbench critic`), and what it costs to know.
    The formulas are those of the AndroidGen paper: docs/androidgen-training.md.
    """
    from pytest_androidbench.cli import training_told  # noqa: PLC0415 - slow

    _tell(training_told.collecting(runs, trajectories, critic))


def _tell(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(clean(line))
