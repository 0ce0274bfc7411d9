"""The command `androidbench critic`: which conditions a model sees met in recorded episodes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from pytest_androidbench.cli.printing import print_lines, write_file
from pytest_androidbench.cli.run_names import run_names
from pytest_androidbench.cli.said import costs_note, episodes_note
from pytest_androidbench.codec import to_json
from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.records.contents import RunContents, read_contents
from pytest_androidbench.records.labelled import read_truth
from pytest_androidbench.report.arena.tabulated import ArenaTable
from pytest_androidbench.report.arena.told import table_lines, table_markdown
from pytest_androidbench.texts import clean

if TYPE_CHECKING:
    from pytest_androidbench.critic.course import Critic
    from pytest_androidbench.critic.measures import CriticAccuracy, HeldCase
    from pytest_androidbench.judging.asking import AskedRun
    from pytest_androidbench.records.criticised import Criticism
    from pytest_androidbench.rounds.trajectory import RoundTrajectory

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command("critic", short_help="Have a model say which parts of goals RUN's episodes reached.")
@click.argument("run", type=FOLDER)
@model_options("The critic, as in docs/models.md.", required=True)
@click.option(
    "--published", is_flag=True,
    help="Read its replies as AndroidGen does: no step in quotes, and 1 of 1.5.",
)  # fmt: skip
@click.option(
    "--max-tokens", type=click.IntRange(1), default=2_000, show_default=True,
    help="Of an answer, thoughts included.",
)  # fmt: skip
@click.option(
    "--truth", is_flag=True, help="Hold what it says to what `androidbench label RUN` found."
)
@click.option(
    "--matches", type=FILE,
    help="Which condition is which check: written where it is not there, else read, whoever "
    "edited it; for --truth.",
)  # fmt: skip
@click.option("--markdown", type=FILE, help="Write the tables as Markdown, too.")
@click.option("--json", type=FILE, help="Write the accuracy as JSON, too; for --truth.")
def critic_command(
    *,
    run: Path,
    chosen: ChosenModel,
    published: bool,
    max_tokens: int,
    truth: bool,
    matches: Path | None,
    markdown: Path | None,
    json: Path | None,
) -> None:
    """Have a model say of each scored episode of RUN which conditions were met, and in which round.

    It is told the goal, all that the agent wrote, and the last screen that was kept, and never what
    the tasks' checks say. What it says is kept in RUN's criticised.json, changes no outcome, and is
    not asked for again. Exit status 1 where not all could be asked about.
    """
    from pytest_androidbench.critic.course import criticise_run  # noqa: PLC0415 - slow
    from pytest_androidbench.critic.told import criticised_table  # noqa: PLC0415 - slow
    from pytest_androidbench.rounds.recorded import trajectories_of  # noqa: PLC0415 - slow

    if not truth and (matches is not None or json is not None):
        raise click.UsageError("--matches and --json are about --truth: give it, too")
    contents = read_contents(run)
    trajectories = trajectories_of(contents)
    (name,) = run_names([run])
    with model_desk(chosen) as desk:
        critic = _critic(desk, chosen.name, name, published=published, max_tokens=max_tokens)
        found = criticise_run(run, trajectories, critic, _say)
    table = criticised_table(chosen.name, name, found.answers.values())
    tables = [replace(table, notes=tuple(_notes(trajectories, found)))]
    if truth:
        cases = _held(contents, trajectories, found)
        accuracy = _accuracy(cases, matches)
        tables.append(_accuracy_table(chosen.name, name, found, cases, accuracy))
        if json is not None:
            write_file(json, to_json(accuracy.plain(), indent=1) + b"\n")
    for each in tables:
        print_lines(table_lines(each))
    if markdown is not None:
        text = "\n\n".join(map(table_markdown, tables)) + "\n"
        write_file(markdown, text.encode("utf-8"))
    raise SystemExit(bool(found.stopped or found.refused))


def _critic(desk: ModelDesk, model: str, run: str, *, published: bool, max_tokens: int) -> Critic:
    from pytest_androidbench.agents.androidarena.options import (  # noqa: PLC0415 - slow
        PUBLISHED,
        heat_for,
    )
    from pytest_androidbench.agents.androidgen.options import TEMPERATURE  # noqa: PLC0415 - slow
    from pytest_androidbench.critic.course import Critic  # noqa: PLC0415 - slow

    return Critic(
        name=model,
        model_for=desk.for_episodes("critic", run),
        published=published,
        max_tokens=max_tokens,
        temperature=heat_for(model, PUBLISHED, TEMPERATURE),
    )


def _notes(trajectories: Sequence[RoundTrajectory], found: AskedRun[Criticism]) -> Iterator[str]:
    without = [one.name for one in trajectories if not one.rounds]
    unread = sorted(key for key, one in found.answers.items() if not one.conditions)
    known = found.answers.keys() | found.refused.keys() | set(without)
    for keys, why in (
        (unread, "no reply of its tries could be read"),
        (without, "there is no round of it: not asked about"),
        (sorted(found.refused), "the model's service would not take the question: not asked about"),
        ([one.name for one in trajectories if one.name not in known],
         f"not asked about: {found.stopped}"),
    ):  # fmt: skip
        yield from episodes_note(keys, why)
    yield costs_note(list(found.answers.values()), found.now, "criticisms")


def _held(
    contents: RunContents, trajectories: Sequence[RoundTrajectory], found: AskedRun[Criticism]
) -> Sequence[HeldCase]:
    from pytest_androidbench.critic.measures import held_cases  # noqa: PLC0415 - slow

    truths = read_truth(contents.path)
    if not truths:
        raise ComparisonError(
            f"nobody knows since when the checks of {contents.path} held: run "
            f"`androidbench label {contents.path}` first"
        )
    return held_cases(contents, trajectories, found.answers, truths)


def _accuracy(cases: Sequence[HeldCase], file: Path | None) -> CriticAccuracy:
    from pytest_androidbench.critic.matching import kept_matches, matches_of  # noqa: PLC0415 - slow
    from pytest_androidbench.critic.measures import accuracy_of  # noqa: PLC0415 - slow

    made = matches_of([case.criticism for case in cases], [case.truth for case in cases])
    return accuracy_of(cases, made if file is None else kept_matches(file, made))


def _accuracy_table(
    critic: str,
    run: str,
    found: AskedRun[Criticism],
    cases: Sequence[HeldCase],
    accuracy: CriticAccuracy,
) -> ArenaTable:
    from pytest_androidbench.critic.told import accuracy_table  # noqa: PLC0415 - slow

    table = accuracy_table(critic, run, accuracy)
    held = {case.criticism.episode for case in cases}
    left = sorted(key for key, one in found.answers.items() if one.conditions and key not in held)
    return replace(table, notes=(*table.notes, *episodes_note(left, "not labelled: left out")))


def _say(line: str) -> None:
    click.echo(clean(line))
