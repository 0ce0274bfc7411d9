"""`--ab-cluster`: what it takes, what it does not go with, and what nodes get of a project."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from fixtures.benches import PLUGIN, Bench
from pytest_androidbench.plugin.cluster import carrying
from pytest_androidbench.plugin.cluster.carrying import project_at
from pytest_androidbench.plugin.cluster.controlling import resource_of
from pytest_androidbench.plugin.settings import settings_of


def asked(pytester: pytest.Pytester, *arguments: str) -> str:
    """What is read of a command line."""
    config = pytester.parseconfig(*PLUGIN, "--agent=null", *arguments)
    return settings_of(config).cluster


@pytest.mark.parametrize("address", ["local", "auto", "ray://head:10001", "ray://[::1]:10001"])
def test_addresses_are_taken_as_they_are(pytester: pytest.Pytester, address: str) -> None:
    assert asked(pytester, f"--ab-cluster={address}") == address


def test_without_it_there_is_none(pytester: pytest.Pytester) -> None:
    assert asked(pytester) == ""


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--ab-cluster=head:10001",), "give ray://HOST:PORT, auto or local"),
        (("--ab-cluster=ray://head",), "give ray://HOST:PORT, auto or local"),
        (("--ab-cluster=ray://head:0",), "give ray://HOST:PORT, auto or local"),
        (("--ab-cluster=ray://head:65536",), "give ray://HOST:PORT, auto or local"),
        (("--ab-cluster=auto", "-n2"), "remove -n and --tx"),
        (("--ab-cluster=auto", "--pdb"), "remove --pdb and --trace"),
        (("--ab-cluster=auto", "--ab-grow=checks", "--ab-grow-within"), "go with --ab-grow-within"),
        (("--ab-cluster=auto", "--ab-step"), "does not go with --ab-step"),
    ],
)
def test_what_does_not_go_with_it_is_refused(
    pytester: pytest.Pytester, arguments: tuple[str, ...], why: str
) -> None:
    with pytest.raises(pytest.UsageError, match=why):
        asked(pytester, *arguments)


@pytest.mark.slow
def test_an_address_where_nobody_answers_is_told(lamp_bench: Bench) -> None:
    result = lamp_bench.run("--agent=null", "--ab-cluster=ray://127.0.0.1:9")
    assert result.ret == 4
    result.stderr.fnmatch_lines(["*--ab-cluster=ray://127.0.0.1:9: nothing answers there as *"])
    result.stderr.no_fnmatch_line("*Traceback*")


@pytest.mark.parametrize("arguments", [(), ("--ab-suite=none", "--ab-seeds=1-3")])
def test_without_cells_to_run_it_is_refused(
    pytester: pytest.Pytester, arguments: tuple[str, ...]
) -> None:
    config = pytester.parseconfig(*PLUGIN, "--ab-cluster=auto", *arguments)
    with pytest.raises(pytest.UsageError, match=r"--ab-cluster=auto: nodes run .* or of --ab-audi"):
        settings_of(config)


@pytest.mark.parametrize("what", ["--agent=null", "--ab-audit"])
def test_an_agent_or_an_audit_has_cells(pytester: pytest.Pytester, what: str) -> None:
    config = pytester.parseconfig(*PLUGIN, "--ab-cluster=auto", what)
    assert settings_of(config).cluster == "auto"


def test_in_an_ini_file_it_waits_for_a_run(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nab_cluster = auto\n")
    assert settings_of(pytester.parseconfig(*PLUGIN)).cluster == ""
    assert settings_of(pytester.parseconfig(*PLUGIN, "--agent=null")).cluster == "auto"


def test_ray_is_imported_by_who_asks_for_a_cluster_alone() -> None:
    modules = "pytest_androidbench.plugin.starting, pytest_androidbench.plugin.fed"
    code = f"import sys, {modules}; print('ray' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout.strip() == b"False"


@pytest.mark.parametrize(
    ("device", "resource"),
    [("phone", "phone"), ("avd:Pixel", "avd"), ("adb:1,2", "adb"), ("farm.lending:Farm", "device")],
)
def test_resources_are_called_as_devices_are(device: str, resource: str) -> None:
    assert resource_of(device) == resource


def project_in(folder: Path) -> Path:
    """Files of a project, and what each machine makes anew."""
    for name in (
        "test_desk.py", "data/words.txt", ".gitignore", ".venv/lib/big.py", "env/pyvenv.cfg",
        "env/lib.py", "pkg/__pycache__/a.pyc", "ignored/large.bin", "runs/one/manifest.json",
        "runs/one/episodes/a/1/record.json",
    ):  # fmt: skip
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("ignored/\n" if name == ".gitignore" else name)
    return folder


def test_nodes_get_what_no_machine_makes_by_itself(tmp_path: Path) -> None:
    project = project_at(project_in(tmp_path))
    assert [str(file) for file in project.files] == [
        ".gitignore", "data/words.txt", "ignored/large.bin", "test_desk.py",
    ]  # fmt: skip


def test_of_a_work_tree_they_get_what_git_would_keep(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q", project_in(tmp_path)], check=True)
    names = {str(file) for file in project_at(tmp_path).files}
    assert {"test_desk.py", "data/words.txt", ".gitignore"} <= names
    assert not [name for name in names if name.startswith(("ignored", "runs"))]


def test_equal_projects_make_equal_archives(tmp_path: Path) -> None:
    archives = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        project_at(project_in(tmp_path / name)).write(tmp_path / f"{name}.zip")
        archives.append((tmp_path / f"{name}.zip").read_bytes())
    assert archives[0] == archives[1]
    with zipfile.ZipFile(tmp_path / "one.zip") as archive:
        assert archive.read("data/words.txt") == b"data/words.txt"


def test_a_project_that_is_too_large_is_refused_with_what_is_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(carrying, "MOST_BYTES", 10)
    with pytest.raises(pytest.UsageError, match=r"the largest files are ignored/large\.bin"):
        project_at(project_in(tmp_path))
