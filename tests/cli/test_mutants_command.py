"""`androidbench mutants`: any suite of any package, its table, its JSON and its exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from fixtures.benches import ROOT, WITHOUT
from fixtures.weak_suites import RULES, TOO_MANY, excuses, lamp
from pytest_androidbench.cli import main

SUITE = 'name = "desk"\nversion = "1"\n'
Run = Callable[..., "subprocess.CompletedProcess[str]"]


def write(folder: Path, package: str = "", *, sound: bool = False) -> Path:
    """A suite, with all that its checks need where it is to be sound."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {
        "suite.toml": SUITE,
        "test_desk.py": lamp(package) + (TOO_MANY if sound else ""),
        "rules.py": RULES,
    }
    texts |= {"__init__.py": ""} if package else {}
    texts |= {"mutants.toml": excuses(package)} if sound else {}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs the command in an empty folder, on the tabletop."""

    def running(*arguments: str, path: str = "") -> subprocess.CompletedProcess[str]:
        here = tmp_path / "project"
        here.mkdir(exist_ok=True)
        paths = [str(ROOT), path, os.environ.get("PYTHONPATH", "")]
        options = [*WITHOUT, "-p", "fixtures.tabletop", "--ab-device=tabletop"]
        return subprocess.run(
            [sys.executable, "-m", "pytest_androidbench.cli", "mutants", *arguments],
            cwd=here, capture_output=True, text=True, check=False, timeout=100,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(filter(None, paths)),
                "PYTEST_ADDOPTS": " ".join(options),
            },
        )  # fmt: skip

    return running


@pytest.mark.slow
def test_survivors_are_told_with_their_lines_and_what_to_do(run: Run, tmp_path: Path) -> None:
    suite = write(tmp_path / "desk")
    done = run(str(suite), "--json=-", "--run=kept")
    assert done.returncode == 1, done.stderr
    told = json.loads(done.stdout)
    assert (told["bad"], told["counts"]["survived"]) == (True, 3)
    (gone,) = [one for one in told["survivors"] if one["after"] == "pass"]
    assert (gone["file"], gone["line"]) == ("test_desk.py", 10)
    assert gone["before"] == "assert few(episode.device.on)"
    assert "Add a mistake that does what it forbids" in gone["advice"]
    assert gone["tried_on"] == {"Lamp": ["null on seed 30", "solution on seed 30"]}
    lines = [line.strip() for line in done.stderr.splitlines()]
    place = lines.index("!! test_desk.py:10 test_lamp")
    assert lines[place + 1 : place + 3] == ["- assert few(episode.device.on)", "+ pass"]
    assert lines[place + 3] == gone["advice"]
    assert lines[-1].endswith("3 survivors, 0 needless in mutants.toml, 0 refused (exit status 1)")
    written = tmp_path / "project/kept/mutants.json"
    assert written.read_text() == done.stdout.strip()
    written.unlink()
    again = CliRunner().invoke(main, ["report", str(written.parent)])
    assert "  !! test_desk.py:10 test_lamp" in again.output.splitlines()
    assert written.read_text() == done.stdout.strip()


@pytest.mark.slow
def test_all_noticed_or_excused_is_a_success(run: Run, tmp_path: Path) -> None:
    suite = write(tmp_path / "desk", sound=True)
    (tmp_path / "project").mkdir()
    ini = "[pytest]\nab_agent = my:Agent\nab_vary = font\nab_baseline = old\nab_study = 30\n"
    (tmp_path / "project/pytest.ini").write_text(ini)
    done = run(str(suite), "--json=told.json")
    assert done.returncode == 0, done.stdout
    told = json.loads((tmp_path / "project/told.json").read_text())
    assert (told["bad"], told["counts"]["excused"], told["survivors"]) == (False, 1, [])
    assert "0 survivors" in done.stdout.splitlines()[-1]


@pytest.mark.proof
@pytest.mark.slow
def test_a_needless_excuse_fails(run: Run, tmp_path: Path) -> None:
    suite = write(tmp_path / "desk", sound=True)
    with (suite / "mutants.toml").open("a") as more:
        more.write(excuses().replace("len(things) < 2", "len(things) > 2"))
    done = run(str(suite))
    assert done.returncode == 1
    assert "it is noticed and needs no excuse: rules:few" in done.stdout


@pytest.mark.proof
@pytest.mark.slow
def test_others_rules_have_no_bar(run: Run, tmp_path: Path) -> None:
    done = run(str(write(tmp_path / "desk")), "--checks=upstream")
    assert done.returncode == 0, done.stdout
    assert "3 survivors" in done.stdout.splitlines()[-1]
    assert "the rules are others': survivors are told and fail nothing" in done.stdout


@pytest.mark.proof
@pytest.mark.slow
def test_a_suite_in_an_archive_is_unpacked(run: Run, tmp_path: Path) -> None:
    write(tmp_path / "site/shop_tasks", "shop_tasks", sound=True)
    packed = tmp_path / "shop.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        for file in sorted((tmp_path / "site/shop_tasks").iterdir()):
            archive.write(file, f"shop_tasks/{file.name}")
    done = run("shop_tasks", "--seeds=30,31", "-n2", path=str(packed))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "shop_tasks.rules" in done.stdout
    refused = run("--task=Tea", str(packed))
    assert refused.returncode == 2
    assert "--ab-tasks: no task Tea was collected; there are: Lamp" in refused.stderr


@pytest.mark.proof
@pytest.mark.slow
def test_our_example_installed_elsewhere(run: Run, tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "kitchen_suite").symlink_to(ROOT / "examples/own_suite/kitchen_suite")
    info = site / "kitchen_suite-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kitchen-suite\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[pytest_androidbench_suites]\nkitchen = kitchen_suite\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "pytest_androidbench.cli", "mutants", "kitchen", "--json=-"],
        cwd=tmp_path, capture_output=True, text=True, check=False, timeout=100,
        env={**os.environ, "PYTHONPATH": f"{site}:{ROOT}", "PYTEST_ADDOPTS": "-p no:timeout"},
    )  # fmt: skip
    told = json.loads(done.stdout)
    own = [part for part in told["parts"] if not part["shared"]]
    assert [(part["name"], part["noticed"]) for part in own] == [
        ("KitchenTimerEntry", own[0]["tested"])
    ]
    assert {one["file"] for one in told["survivors"]} <= {"pytest_androidbench/appdata/clock.py"}
    assert done.returncode == bool(told["survivors"])
    assert told["unread"][0].startswith("KitchenTimerEntry: the goal names {dish}, and")


@pytest.mark.parametrize(
    ("suite", "told"),
    [
        ("empty", "empty is no folder with a suite.toml and no archive"),
        ("./nowhere", "./nowhere is no folder with a suite.toml and no archive"),
        ("text", "text cannot be unpacked: File is not a zip file"),
        ("bare.zip", "bare.zip holds no suite: none of its packages has a suite.toml"),
    ],
)
def test_what_is_no_suite_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suite: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty").mkdir()
    Path("text").write_text("no archive")
    with zipfile.ZipFile("bare.zip", "w") as archive:
        archive.writestr("shop/__init__.py", "")
    done = CliRunner().invoke(main, ["mutants", suite])
    assert (done.exit_code, told in done.output) == (2, True), done.output


def test_a_name_that_no_suite_has_is_refused(run: Run) -> None:
    done = run("shopping")
    assert done.returncode == 2
    assert "no suite 'shopping' (there is no package shopping)" in done.stderr
