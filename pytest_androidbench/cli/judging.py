"""The command `androidbench judge`: what a model says of recorded episodes, beside the checks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pytest_androidbench.cli.asking import (
    FOLDER,
    ChosenModel,
    ModelDesk,
    model_desk,
    model_options,
)
from pytest_androidbench.cli.printing import print_lines
from pytest_androidbench.cli.run_names import run_names
from pytest_androidbench.cli.said import costs_note, episodes_note
from pytest_androidbench.report.arena.judged import agreement_table, apart_lines
from pytest_androidbench.report.arena.tabulated import ArenaTable
from pytest_androidbench.report.arena.told import table_lines
from pytest_androidbench.report.lines import TextLine
from pytest_androidbench.texts import clean

if TYPE_CHECKING:
    from pytest_androidbench.judging.course import Judge, JudgedRun


@click.command("judge", short_help="Have a model judge the episodes of RUNS, beside the checks.")
@click.argument("runs", type=FOLDER, nargs=-1, required=True)
@model_options("The judge, as in docs/models.md.", required=True)
@click.option(
    "--tail", type=click.IntRange(200), default=4_000, show_default=True,
    help="Tokens of what was seen and done that it is told, from the end, as estimated.",
)  # fmt: skip
@click.option(
    "--max-tokens", type=click.IntRange(1), default=2_000, show_default=True,
    help="Of an answer, thoughts included.",
)  # fmt: skip
def judge_command(
    *, runs: tuple[Path, ...], chosen: ChosenModel, tail: int, max_tokens: int
) -> None:
    """Have a model say of each scored episode of RUNS whether its goal was reached.

    It is told the goal and the end of what the agent saw and did, and never what the tasks' checks
    say; its verdicts change no outcome. They are kept in each run's judged.json and not asked for
    again. A run has to have hierarchies: they are always kept, unless its agent is shown pictures
    only. Exit status 1 where not all could be asked about.
    """
    from pytest_androidbench.judging.course import judge_run, judged_cases  # noqa: PLC0415 - slow
    from pytest_androidbench.records.contents import read_contents  # noqa: PLC0415 - as above

    # All are read before any question is paid for.
    every = [(run, judged_cases(run, tail)) for run in map(read_contents, runs)]
    left = False
    with model_desk(chosen) as desk:
        for name, (run, cases) in zip(run_names(runs), every, strict=True):
            found = judge_run(run, cases, _judge(desk, chosen.name, name, max_tokens), _say)
            print_lines(_lines(name, chosen.name, found))
            left = left or bool(found.stopped or found.refused)
    raise SystemExit(left)


def _judge(desk: ModelDesk, model: str, run: str, max_tokens: int) -> Judge:
    from pytest_androidbench.agents.androidarena.options import (  # noqa: PLC0415 - as above
        PUBLISHED,
        heat_for,
    )
    from pytest_androidbench.judging.course import Judge  # noqa: PLC0415 - as above

    return Judge(
        name=model,
        model_for=desk.for_episodes("judge", run),
        max_tokens=max_tokens,
        temperature=heat_for(model, PUBLISHED),
    )


def _lines(name: str, model: str, found: JudgedRun) -> Iterator[TextLine]:
    """A run's table with its notes, and the episodes in which judge and checks differ."""
    yield from table_lines(_table(name, model, found))
    replies = {key: one.reply for key, one in found.judgings.items()}
    yield from apart_lines(found.checked, found.said, replies)


def _table(name: str, model: str, found: JudgedRun) -> ArenaTable:
    asked = {key: passed for key, passed in found.checked.items() if key in found.said}
    table = agreement_table(asked, found.said)
    # Those in which they differ stand below the table, each on a line.
    notes = [note for note in table.notes if not note.startswith("They differ")]
    return replace(
        table,
        title=f"{model} beside the checks of {name}",
        notes=(*notes, *_notes(found), _costs(found)),
    )


def _notes(found: JudgedRun) -> Iterator[str]:
    left = found.checked.keys() - found.judgings.keys() - found.refused.keys()
    for keys, why in (
        (found.silent, "no answer: neither yes nor no, or a refusal"),
        (found.unseen, "no hierarchies were kept: not judged"),
        (sorted(found.refused), "the model's service would not take the question: not judged"),
        (sorted(left - set(found.unseen)), f"not asked about: {found.stopped}"),
    ):
        yield from episodes_note(keys, why)


def _costs(found: JudgedRun) -> str:
    return costs_note(list(found.judgings.values()), found.asked, "verdicts")


def _say(line: str) -> None:
    click.echo(clean(line))
