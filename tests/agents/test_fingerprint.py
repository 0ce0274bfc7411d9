"""An agent's code is told apart by its sources, without importing it."""

from __future__ import annotations

import shutil
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.agents.fingerprint import MAX_TEXT_FILE, code_of
from pytest_androidbench.records.manifest import UNKNOWN

NAME: Final = "agent_to_be_told_apart"
SPEC: Final = f"{NAME}.inner:Agent"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package in the current directory that cannot be imported."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / NAME
    write(folder / "__init__.py", "raise SystemExit('imported')")
    write(folder / "inner" / "__init__.py", "class Agent: ...")
    write(folder / "inner" / "prompt.md", "Be brave.")
    return folder


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_it_is_found_without_being_imported_and_the_path_stays_as_it_was(package: Path) -> None:
    before = sys.path[:]
    assert package.is_dir()
    assert code_of(SPEC).sources
    assert NAME not in sys.modules
    assert sys.path == before


@pytest.mark.parametrize("name", ["__init__.py", "inner/__init__.py", "inner/prompt.md"])
def test_every_source_counts(package: Path, name: str) -> None:
    before = code_of(SPEC)
    with (package / name).open("a") as file:
        file.write("\n# changed")
    assert code_of(SPEC).sources != before.sources


def test_a_source_more_or_under_another_name_counts(package: Path) -> None:
    states = [code_of(SPEC).sources]
    added = write(package / "inner" / "more.py", "")
    states.append(code_of(SPEC).sources)
    added.rename(package / "more.py")
    states.append(code_of(SPEC).sources)
    assert len(set(states)) == 3


@pytest.mark.parametrize(
    "name",
    [
        "__pycache__/inner.py",
        ".hidden/inner.py",
        ".hidden.py",
        "site-packages/other/inner.py",
        "lib/dist-packages/other/inner.py",
        "androidbench-runs/1/summary.json",
        "picture.png",
    ],
)
def test_what_is_no_source_of_its_own_does_not_count(package: Path, name: str) -> None:
    before = code_of(SPEC)
    write(package / name, "anything")
    assert code_of(SPEC) == before


def test_virtual_environments_runs_and_large_data_do_not_count(package: Path) -> None:
    before = code_of(SPEC)
    write(package / "env" / "pyvenv.cfg", "home = /usr")
    write(package / "env" / "lib" / "a.py", "")
    write(package / "out" / "manifest.json", "{}")
    write(package / "out" / "episodes" / "a" / "record.json", "{}")
    write(package / "memory.json", "1" * (MAX_TEXT_FILE + 1))
    assert code_of(SPEC) == before


def test_it_is_alike_wherever_it_lies(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = code_of(SPEC)
    shutil.move(package, tmp_path / "elsewhere" / NAME)
    assert code_of(SPEC).sources == ""
    monkeypatch.syspath_prepend(tmp_path / "elsewhere")
    assert code_of(SPEC) == before


def test_a_single_module_is_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    module = write(tmp_path / "agent_in_one_file.py", "class Agent: ...")
    before = code_of("agent_in_one_file:Agent")
    write(tmp_path / "beside.py", "")
    assert code_of("agent_in_one_file:Agent") == before
    write(module, "class Agent: pass")
    assert code_of("agent_in_one_file:Agent").sources not in ("", before.sources)


def test_a_package_without_init_is_all_its_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "agent_of_two_folders" / "a.py", "")
    states = [code_of("agent_of_two_folders.a:Agent").sources]
    second = write(tmp_path / "more" / "agent_of_two_folders" / "b.py", "")
    monkeypatch.syspath_prepend(tmp_path / "more")
    states.append(code_of("agent_of_two_folders.a:Agent").sources)
    write(second, "# changed")
    states.append(code_of("agent_of_two_folders.a:Agent").sources)
    write(tmp_path / "agent_of_two_folders" / "a.py", "# changed")
    states.append(code_of("agent_of_two_folders.a:Agent").sources)
    assert len({"", *states}) == 5


def test_an_installed_one_tells_the_versions_of_what_it_declares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "site-packages"
    write(place / "agent_of_the_shop" / "__init__.py", "")
    info = place / "shop_of_agents-1.2.dist-info"
    requires = "Requires-Dist: pytest>=8 ; extra == 'x'\nRequires-Dist: not-there (>1)\n"
    write(
        info / "METADATA", f"Metadata-Version: 2.1\nName: shop-of-agents\nVersion: 1.2\n{requires}"
    )
    write(info / "RECORD", "agent_of_the_shop/__init__.py,,\n")
    monkeypatch.syspath_prepend(place)
    found = code_of("agent_of_the_shop:Agent")
    assert found.packages == {"shop-of-agents": "1.2", "pytest": version("pytest")}
    assert found.sources


def test_a_built_in_agent_is_of_this_package_s_version() -> None:
    for spec in ("null", "random", "reference"):
        assert code_of(spec).version == code_of("null").version
        assert code_of(spec).known


@pytest.mark.parametrize("spec", ["replay:run", "127.0.0.1:5555", "agent_that_is_not:Agent"])
def test_what_is_no_python_here_is_what_is_told_of_it(spec: str) -> None:
    assert code_of(spec).version == UNKNOWN
    assert not code_of(spec).known
    assert code_of(spec, "v7").version == "v7"
    assert code_of(spec, "v7").known


def test_a_version_that_is_told_stands_beside_the_sources(package: Path) -> None:
    assert package.is_dir()
    assert code_of(SPEC, "model of May").version == "model of May"
    assert code_of(SPEC, "model of May").sources == code_of(SPEC).sources


@pytest.mark.parametrize("kind", ["cmd", "host", "mcp"])
def test_a_command_line_is_told_apart_by_the_files_it_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.chdir(tmp_path)
    agent = write(tmp_path / "tools" / "my agent.py", "print(1)")
    spec = f"{kind}:python 'tools/my agent.py' {{goal}} {'x' * 5000}"
    first = code_of(spec)
    assert (first.version, first.known) == ("", True)
    agent.write_text("print(2)")
    assert code_of(spec).sources != first.sources


def test_a_module_of_the_current_directory_is_a_commands_too(package: Path) -> None:
    first = code_of(f"cmd:python -m {NAME}.inner {{goal}}")
    assert first.sources == code_of(SPEC).sources
    write(package / "inner" / "prompt.md", "Be bold.")
    assert code_of(f"cmd:python -m {NAME}.inner {{goal}}").sources != first.sources


@pytest.mark.parametrize(
    "spec",
    ["cmd:adb shell true", "cmd:python -m pytest", "cmd:sh 'open", "cmd:sh -m 1", "cmd:x -m"],
)
def test_of_a_command_line_that_names_no_source_nothing_is_known(spec: str) -> None:
    assert code_of(spec).version == UNKNOWN
    assert code_of(spec, "v2").version == "v2"
    assert not code_of(spec).sources
