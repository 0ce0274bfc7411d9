"""The published JSON Schemas describe what real runs leave, and all of it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.report.schemas import SCHEMAS, schema
from tests.docs.schema_files import FOLDER
from tests.report.test_command_line import androidbench

TASKS = """
    from pytest_androidbench import task
    from pytest_androidbench.tasks.strategies import words

    @task("Lucky", "Write {word}.", params={"word": words()}, app="desk", tags=("a",))
    def test_lucky(episode, word):
        episode.run()
        with episode.check("starts early", weight=3):
            assert word[0] < "m"
        with episode.check("always"):
            assert True

    @task("Broken", "Do nothing.")
    def test_broken(episode):
        pass
"""


@pytest.fixture
def full_run(bench: Bench, agent_source: AgentSource) -> Path:
    """A run with every outcome of an agent, retries, pictures and a plan that is not finished."""
    bench.write("test_desk.py", TASKS)
    agent_source("""
        class Any(Quiet):
            model_calls = [{"request": [{"role": "user", "content": "x"}], "answer": "y"}]
            def act(self, observation):
                seed = int(os.environ["PYTEST_CURRENT_TEST"].split("seed")[1].split("]")[0])
                if seed == 5:
                    raise ValueError("no")
                if seed == 6:
                    return Tap(observation.find("Unplug").index)
                return Answer("x") if seed == 4 and not hasattr(self, "said") and self.say() \\
                    else Done()
            def say(self):
                self.said = True
                return True
    """)
    bench.run("--agent=agents:Any", "--ab-seeds=1-6", "--ab-retry-infra=1", "--ab-screenshots=on")
    found = {str(record.outcome) for record in bench.records()}
    assert found == {"passed", "failed", "agent_error", "infra_error", "invalid"}
    return bench.run_path


def documents(run: Path) -> Iterator[tuple[str, Any]]:
    """Every document of a run, by the name of its schema."""
    for path in sorted(run.rglob("*.json*")):
        texts = path.read_text("utf-8").splitlines() if path.suffix == ".jsonl" else [""]
        name = {"steps": "step", "calls": "call", "episodes": "episode"}.get(path.stem, path.stem)
        for text in texts:
            yield name, json.loads(text or path.read_text("utf-8"))


def strict(name: str) -> dict[str, Any]:
    """A schema that allows nothing it does not name."""
    made: dict[str, Any] = json.loads(schema(name))
    for definition in made["$defs"].values():
        if "properties" in definition:
            definition["additionalProperties"] = False
    return made


def test_every_file_of_a_real_run_is_as_its_schema_says_and_nothing_more(full_run: Path) -> None:
    met = set()
    for name, document in documents(full_run):
        jsonschema.Draft202012Validator(strict(name)).validate(document)
        met.add(name)
    assert met >= {"manifest", "plan", "record", "step", "call", "summary", "episode"}


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("record", "outcome", "perhaps"),
        ("record", "score", "high"),
        ("step", "index", None),
        ("summary", "by_app", {"desk": {}}),
        ("manifest", "seeds", ["one"]),
        ("episode", "attempts", [{"attempt": 1}]),
    ],
)
def test_what_is_wrong_is_found(lamp_bench: Bench, name: str, field: str, value: object) -> None:
    lamp_bench.run("--agent=reference")
    document = next(document for kind, document in documents(lamp_bench.run_path) if kind == name)
    validator = jsonschema.Draft202012Validator(json.loads(schema(name)))
    validator.validate(document)
    assert not validator.is_valid({**document, field: value})


def test_the_files_in_the_documents_are_those_of_the_types() -> None:
    published = {path.stem: path.read_bytes() for path in FOLDER.glob("*.json")}
    assert published == {name: schema(name) for name in SCHEMAS}, (
        "run `python -m tests.docs.schema_files`"
    )


def test_the_schemas_themselves_are_valid() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--check-metaschema"]
    done = subprocess.run(
        [*command, *map(str, sorted(FOLDER.glob("*.json")))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_fields_are_described_by_their_docstrings() -> None:
    record = json.loads(schema("record"))["$defs"]["Record"]["properties"]
    assert record["score"]["description"] == (
        "Weighted share of passed checks, 0..1; None when not scored."
    )
    line = json.loads(schema("episode"))["$defs"]["EpisodeLine"]["properties"]
    assert line["score"]["description"] == record["score"]["description"]
    assert line["key"]["description"] == "The name of its folder, the same in every run."


def test_the_command_lists_and_prints_them() -> None:
    listed = androidbench("schema")
    assert listed.exit_code == 0
    assert [line.split()[0] for line in listed.output.splitlines()] == list(SCHEMAS)
    assert androidbench("schema", "step").output.encode() == schema("step")
    assert androidbench("schema", "steps").exit_code == 2
