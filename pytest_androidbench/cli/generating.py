"""The commands `androidbench generate`, `drafts` and `labels`: from documents to tasks."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from pytest_androidbench.cli.asking import FOLDER, ChosenModel, model_desk, model_options
from pytest_androidbench.cli.printing import write_file
from pytest_androidbench.generating.counts import GeneratingCounts
from pytest_androidbench.generating.documents import MOST_BYTES
from pytest_androidbench.generating.faults import INTERRUPTED, StoppedByHand
from pytest_androidbench.texts import clean

if TYPE_CHECKING:
    from pytest_androidbench.generating.review import ReviewHead

FILE: Final = click.Path(path_type=Path, dir_okay=False)
SOME: Final = click.IntRange(1)
MANY: Final = click.IntRange(0)
DEFAULTS: Final = GeneratingCounts()
ENDED_BY_CTRL_C: Final = 130
"""Exit status, as a shell has it of a program that SIGINT ended."""


@click.command("generate", short_help="Have a model propose tasks from documents about apps.")
@click.argument("review", type=FILE)
@click.argument("documents", type=FILE, nargs=-1, required=True)
@click.option(
    "--app", "apps", multiple=True, required=True,
    help="What the documents are about; twice: instructions that need both.",
)  # fmt: skip
@model_options("As in docs/models.md; default: the agents' own.")
@click.option("--seed", type=int, default=0, show_default=True, help="Of all that is drawn.")
@click.option(
    "--queries", type=SOME, default=DEFAULTS.queries, show_default=True,
    help="Queries at most; for two apps there are 6.",
)  # fmt: skip
@click.option(
    "--hits", type=SOME, default=DEFAULTS.hits, show_default=True,
    help="Chunks that a query finds at most.",
)  # fmt: skip
@click.option(
    "--chunk", type=SOME, default=DEFAULTS.chunk, show_default=True,
    help="Characters of a chunk of a document.",
)  # fmt: skip
@click.option(
    "--overlap", type=MANY, default=DEFAULTS.overlap, show_default=True,
    help="Characters that a chunk shares with the one before.",
)  # fmt: skip
@click.option(
    "--features", type=SOME, default=DEFAULTS.features, show_default=True,
    help="Features that templates are asked for at a time.",
)  # fmt: skip
@click.option(
    "--rounds", type=MANY, default=DEFAULTS.rounds, show_default=True, help="Of rewriting."
)
@click.option(
    "--sample", type=SOME, default=DEFAULTS.sample, show_default=True,
    help="Instructions that a round rewrites, drawn with replacement.",
)  # fmt: skip
@click.option(
    "--tries", type=SOME, default=DEFAULTS.tries, show_default=True,
    help="How often the model is asked for a list until it gives one.",
)  # fmt: skip
@click.option(
    "--max-tokens", type=SOME, default=DEFAULTS.max_tokens, show_default=True,
    help="Of an answer.",
)  # fmt: skip
@click.option(
    "--encoding", default="", help="Of the documents; default: what they say, else UTF-8."
)
@click.option(
    "--most-bytes", type=SOME, default=MOST_BYTES, show_default=True, help="Of a document."
)
def generate_command(
    *,
    review: Path,
    documents: tuple[Path, ...],
    apps: tuple[str, ...],
    chosen: ChosenModel,
    seed: int,
    encoding: str,
    most_bytes: int,
    **counts: int,
) -> None:
    """Have a model propose instructions for tasks from DOCUMENTS, and write them to REVIEW.

    DOCUMENTS are files of text, Markdown or HTML about one app or two. REVIEW is a TOML file for a
    person to sort out; `androidbench drafts` goes on from there. The head of it says how many were
    dropped for which reason in each round. Exit status 1 where it ended early, 130 by Ctrl-C; what
    was made until then is written.
    """
    from pytest_androidbench.generating.course import generate  # noqa: PLC0415 - asks models
    from pytest_androidbench.generating.documents import read_documents  # noqa: PLC0415
    from pytest_androidbench.generating.review import review_text  # noqa: PLC0415

    _refuse_to_replace(review)
    texts = read_documents(documents, encoding=encoding, most_bytes=most_bytes)
    with model_desk(chosen) as desk:
        opened, how = desk.model(_cell(apps)), GeneratingCounts(**counts)
        try:
            made = generate(texts, apps=apps, model=opened, counts=how, seed=seed, tell=_say)
        except StoppedByHand as error:
            _say(f"{error}: there is no instruction yet, and {review} is not written")
            raise SystemExit(ENDED_BY_CTRL_C) from error
    write_file(review, review_text(made).encode())
    _say(f"{len(made.proposals)} instructions to be sorted out in {review}")
    _say(_costs(made.head))
    raise SystemExit(
        ENDED_BY_CTRL_C if made.head.stopped == INTERRUPTED else bool(made.head.stopped)
    )


@click.command("drafts", short_help="Write drafts of tasks for what is kept in REVIEW.")
@click.argument("review", type=FILE)
@click.argument("module", type=FILE)
def drafts_command(review: Path, module: Path) -> None:
    """Write a Python MODULE with a draft of a task for each instruction kept in REVIEW.

    A draft has goal and params and no checks; it is refused when it is collected until it has some.
    """
    from pytest_androidbench.generating.drafts import drafts_of  # noqa: PLC0415 - as above
    from pytest_androidbench.generating.review import read_review  # noqa: PLC0415

    read = read_review(review)
    source = drafts_of(read)
    _refuse_to_replace(module)
    write_file(module, source.encode())
    kept = sum(proposal.keep for proposal in read.proposals)
    _say(f"{kept} of {len(read.proposals)} instructions are drafts in {module}")


@click.command("labels", short_help="Take what a person did for labels, where its replay passed.")
@click.argument("file", type=FILE)
@click.argument("recorded", type=FOLDER)
@click.argument("replayed", type=FOLDER)
def labels_command(file: Path, recorded: Path, replayed: Path) -> None:
    """Write to FILE, as JSON, the steps of each cell that a person played and a replay passed.

    RECORDED is a run of --agent=human, REPLAYED one of --agent=replay:RECORDED. Exit status 1
    where a recorded cell gives no label; says why.
    """
    from pytest_androidbench.codec import to_json  # noqa: PLC0415 - as above
    from pytest_androidbench.generating.labels import labels_of  # noqa: PLC0415
    from pytest_androidbench.records.contents import read_contents  # noqa: PLC0415

    found = labels_of(read_contents(recorded), read_contents(replayed))
    write_file(file, to_json(found, indent=2) + b"\n")
    for one in found.refused:
        _say(f"refused: {one.cell.key}: {one.why}")
    _say(f"{len(found.accepted)} labels accepted, {len(found.refused)} refused: {file}")
    raise SystemExit(bool(found.refused))


def _cell(apps: Iterable[str]) -> str:
    """What a recording of such a command is called by."""
    from pytest_androidbench.generating.slots import plain_word  # noqa: PLC0415 - as above

    return "-".join(["generate", *(plain_word(app) or "app" for app in apps)])


def _costs(head: ReviewHead) -> str:
    return f"{head.calls} calls, {head.tokens} tokens, {head.money:.4f} US dollars"


def _refuse_to_replace(path: Path) -> None:
    """Refuse a file that somebody may have worked in.

    Raises:
        click.ClickException: it is there.
    """
    if path.exists():
        raise click.ClickException(clean(f"{path} is there already: name another file"))


def _say(line: str) -> None:
    click.echo(clean(line))
