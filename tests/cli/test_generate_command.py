"""`androidbench generate`, `drafts` and `labels` from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fixtures.model_server import KEY, Says, serving
from pytest_androidbench.cli import main
from pytest_androidbench.generating.review import read_review
from tests.generating.scripted import MANUAL, Author
from tests.generating.test_labels import DONE, TAP, run
from tests.records.samples import record


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)
    (tmp_path / "clock.md").write_text(MANUAL.text)
    return tmp_path


def command(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def generate(url: str, *more: str, out: str = "review.toml", documents: str = "clock.md") -> Result:
    options = ["--app", "Clock", "--rounds", "1", "--sample", "2", "--model-option", "tries=1"]
    where = ["--model-option", f"base_url={url}"] if url else []
    return command("generate", out, documents, *options, *where, *more)


def test_documents_become_a_review_and_that_becomes_drafts(folder: Path) -> None:
    with serving(Author()) as server:
        done = generate(server.url)
    assert done.exit_code == 0, done.output
    assert "instructions to be sorted out in review.toml" in done.output
    review = read_review(folder / "review.toml")
    assert (review.head.counts.rounds, review.head.counts.chunk) == (1, 1500)
    none = command("drafts", "review.toml", "test_drafts.py")
    assert none.exit_code == 1
    assert "say keep = true" in none.output
    text = (folder / "review.toml").read_text()
    (folder / "review.toml").write_text(text.replace("keep = false", "keep = true", 2))
    done = command("drafts", "review.toml", "test_drafts.py")
    assert f"2 of {len(review.proposals)} instructions are drafts" in done.output
    assert (folder / "test_drafts.py").read_text().count("draft=True") == 2


def test_a_recording_is_played_back_without_a_model(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(Author()) as server:
        generate(server.url, "--ab-cassette=record")
    monkeypatch.delenv("ANTHROPIC_API_KEY")
    done = generate("", "--ab-cassette=replay", out="again.toml")
    assert done.exit_code == 0, done.output
    assert (folder / "again.toml").read_text() == (folder / "review.toml").read_text()
    assert [path.name for path in (folder / "cassettes").iterdir()] == ["generate-clock"]
    (folder / "clock.md").write_text("Features of Clock are others now.")
    missed = generate("", "--ab-cassette=replay", out="more.toml")
    assert missed.exit_code == 1
    assert "was recorded with another message 1 text" in missed.output


def test_what_it_may_cost_is_a_bound_for_the_whole_command(folder: Path) -> None:
    author = Author(rewrites=lambda text: Says(text=f"{text} twice", output_tokens=2000))
    with serving(author) as server:
        # Each answer may have 2048 tokens: two cents. Those that are asked first have few.
        done = generate(server.url, "--ab-max-cost=0.035", "--sample=9")
    assert done.exit_code == 1
    head = read_review(folder / "review.toml").head
    assert head.stopped.startswith("the command may cost 0.035 US dollars and has cost 0.02")
    assert head.stopped.endswith("does not fit: allow more with --ab-max-cost")
    assert 0.02 < head.money < 0.035
    assert f"stopped: {head.stopped}" in done.output


def test_where_no_call_fits_this_command_says_what_to_do(folder: Path) -> None:
    with serving(Author()) as server:
        done = generate(server.url, "--ab-max-cost=0.001")
    assert done.exit_code == 1
    assert "the command may cost 0.001 US dollars and has cost 0.0000" in done.output
    assert "does not fit: allow more with --ab-max-cost" in done.output
    assert not (folder / "review.toml").exists()


def test_without_a_key_this_command_says_what_to_do(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ANTHROPIC_API_KEY")
    monkeypatch.delenv("ANTHROPIC_AUTH_TOKEN", raising=False)
    monkeypatch.setenv("HOME", str(folder))
    with serving(Author()) as server:
        done = generate(server.url)
    assert done.exit_code == 1
    assert "give --model-option api_key=env:NAME" in done.output


def test_a_file_that_somebody_may_have_edited_is_not_written_over(folder: Path) -> None:
    for name in ("review.toml", "test_drafts.py"):
        (folder / name).write_text("mine")
    author = Author()
    with serving(author) as server:
        assert "review.toml is there already" in generate(server.url).output
    assert author.asked == []
    assert (folder / "review.toml").read_text() == "mine"


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--app", "Gmail", "--app", "Maps"], "name one app, or two"),
        (["--overlap=1500"], "chunks of 1500 characters cannot overlap by 1500"),
        (["--encoding=klingon"], "Python knows no such encoding"),
        (["--most-bytes=3"], "more than 3 bytes"),
        (["--model=other"], "no price is known for model 'other': give --model-option 'price="),
        (["--model-option=speed"], "write NAME=VALUE"),
        (["--model-option=speed=3"], "speed"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(folder: Path, more: list[str], why: str) -> None:
    author = Author()
    with serving(author) as server:
        done = generate(server.url, *more)
    assert done.exit_code in (1, 2), done.output
    assert why in " ".join(done.output.split())
    assert "Traceback" not in done.output
    assert not (folder / "review.toml").exists()
    assert author.asked == []


def test_labels_are_written_and_what_is_refused_is_told(folder: Path) -> None:
    run(folder / "a", "human", ({}, [TAP, DONE]), ({"seed": 1}, [TAP, DONE]))
    run(folder / "b", "replay:a", ({}, [TAP, DONE]))
    done = command("labels", "labels.json", "a", "b")
    assert done.exit_code == 1
    assert f"refused: {record(seed=1).cell.key}: b has no episode of it" in done.output
    assert "1 labels accepted, 1 refused" in done.output
    assert '"action": "Tap"' in (folder / "labels.json").read_text()
