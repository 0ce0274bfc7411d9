"""`androidbench ablate` runs the same cells with several sets of modules, and goes on with them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from fixtures.benches import WITHOUT, Bench
from fixtures.model_server import KEY, Says, serving
from fixtures.scripted_functions import text_of
from pytest_androidbench.agents.androidgen import prompts
from pytest_androidbench.cli import main
from pytest_androidbench.cli.ablating import ModuleSet
from tests.agents.androidgen.study import reply

TASKS = """
    from pytest_androidbench import task

    @task("LampOn", "Switch the lamp on.", difficulty="easy")
    def test_lamp(episode):
        episode.run()
        with episode.check("lamp is on"):
            assert "Lamp" in episode.device.on

    @task("FanOn", "Switch the fan on.", difficulty="hard")
    def test_fan(episode):
        episode.run()
        with episode.check("fan is on"):
            assert "Fan" in episode.device.on
"""


def planner(body: Mapping[str, Any]) -> Says:
    """A model that switches on what it is asked to, but without a plan the heater."""
    said = "\n".join(text_of(each["content"]) for each in body["messages"])
    goal = "Lamp" if "Switch the lamp on" in said else "Fan"
    if text_of(body.get("system", "")) in (prompts.PLANNING, prompts.UPDATING):
        return Says(text=f"1. {goal} on. State: [Todo]")
    if "## Round 0" in said:
        return Says(text=reply("exit()", 1))
    wanted = goal if "# Plan:" in said else "Heater"
    found = re.search(rf'<element id="(\d+)"[^>]*> {wanted} </element>', said)
    return Says(text=reply(f'do(action="Click", element_id="{found[1] if found else 99}")'))


def ablate(*words: object) -> Result:
    return CliRunner().invoke(main, ["ablate", "--out", "rows", *map(str, words)])


@pytest.mark.slow
def test_rows_are_run_on_the_same_cells_and_only_once(bench: Bench) -> None:
    bench.write("test_desk.py", TASKS)
    options = (
        *WITHOUT, "-p", "fixtures.tabletop", "-p", "no:randomly", "--ab-device=tabletop",
        "--ab-agent-process=off",
    )  # fmt: skip
    rows = ("--row", "none", "--row", "reflectplan", "--json", "ablation.json")
    with serving(planner) as server:
        asking = (f"--agent-option=base_url={server.url}", f"--agent-option=api_key={KEY}")
        first = ablate(*rows, *options, *asking, "--agent-option=price=free", ".")
        assert first.exit_code == 0, first.output
        asked = len(server.asked)
        again = ablate(*rows, *options, *asking, "--agent-option=price=free", ".")
        assert len(server.asked) == asked
    assert again.stdout == first.stdout
    assert "+ reflectplan" in first.stdout
    assert "+100 points" in first.stdout.replace(".0 points", " points")
    for name, passed in (("none", 0), ("reflectplan", 1)):
        run = bench.contents(f"rows/{name}")
        assert [record.score for record in run.records] == [passed, passed]
        assert run.manifest.agent_options["modules"] == name
    rated = json.loads(Path("ablation.json").read_text("utf-8"))["kinds"][0]["rows"][1]["success"]
    assert {level: rate["rate"] for level, rate in rated.items()} == {
        "easy": 1, "hard": 1, "all": 1,
    }  # fmt: skip


@pytest.mark.slow
def test_a_row_that_cannot_be_run_ends_it(bench: Bench) -> None:
    bench.write("test_desk.py", TASKS)
    ended = ablate("--row", "none", *WITHOUT, "--ab-device=tabletop", ".")
    assert ended.exit_code == 1
    assert "the row none is not finished: pytest ended with 4" in ended.output


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        ((), 2, "name the database with --experiences"),
        (("--row", "quote", "--row", "quote"), 2, "two rows have the same modules"),
        (("--row", "quote,autocheck", "--row", "autocheck,quote"), 2, "the same modules"),
        (("--row", "thinking"), 1, "modules='thinking': give all, none, or some of"),
    ],
)
def test_rows_that_make_no_sense_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], status: int, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = ablate(*words)
    assert ended.exit_code == status
    assert said in ended.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("above", "below", "called"),
    [
        ("", "quote", "+ quote"),
        ("quote", "quote,reflectplan", "+ reflectplan"),
        ("quote", "autocheck,expsearch,quote", "+ autocheck, expsearch"),
        ("quote,reflectplan", "quote", "quote"),
        ("quote", "reflectplan", "reflectplan"),
        ("quote", "", "none"),
    ],
)
def test_a_row_is_called_by_what_is_more_in_it(above: str, below: str, called: str) -> None:
    one, other = (ModuleSet(tuple(filter(None, each.split(",")))) for each in (above, below))
    assert other.beside(one) == called
