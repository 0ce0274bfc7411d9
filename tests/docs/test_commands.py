"""The commands, options, suites and links of the documents are ones there are."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import click
import pytest

from pytest_androidbench import plugin
from pytest_androidbench.cli import main
from pytest_androidbench.generating.review import review_of
from pytest_androidbench.mutants.excused import read_excuses
from pytest_androidbench.mutants.naming import read_tests
from pytest_androidbench.mutants.spared import read_spared
from pytest_androidbench.plugin import MARKER, hookspecs
from pytest_androidbench.plugin.options import OPTIONS
from pytest_androidbench.plugin.profile_names import parse_profiles
from pytest_androidbench.suites.profile_names import FIELDS
from pytest_androidbench.suites.suite import load_suite
from tests.docs.blocks import DOCUMENTS, ROOT, Block, blocks
from tests.fidelity.facts import read_table

COMMANDS: Final = ("pytest", "androidbench")
OURS: Final = re.compile(r"--(?:ab|agent)(?:-[a-z]+)*")
LINK: Final = re.compile(r"\]\(([^)#:]+)\)")


def documented_commands() -> Iterator[tuple[str, list[str]]]:
    """Place and words of every command line of ours that is shown."""
    for block in blocks("", "sh", "yaml"):
        for line in block.text.splitlines():
            words = _words(line)
            if words and words[0] in COMMANDS:
                yield f"{block.place} {' '.join(words)}", words


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line.strip().removeprefix("- run: "), comments=True)
    except ValueError:
        return []


@cache
def known_options(*command: str) -> frozenset[str]:
    """The options that a command's help lists."""
    help_text = subprocess.run(
        [sys.executable, "-m", *command, "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    ).stdout
    return frozenset(re.findall(r"(?<![\w-])--?[A-Za-z][\w-]*", help_text))


def options_for(words: list[str]) -> frozenset[str]:
    if words[0] == "pytest":
        return known_options("pytest")
    named = 3 if isinstance(main.commands[words[1]], click.Group) else 2
    return known_options("pytest_androidbench.cli", *words[1:named])


COMMAND_LINES: Final = list(documented_commands())


@pytest.mark.parametrize(
    "words", [words for _, words in COMMAND_LINES], ids=[place for place, _ in COMMAND_LINES]
)
def test_options_of_a_command_exist(words: list[str]) -> None:
    used = {word.partition("=")[0] for word in words[1:] if word.startswith("-")}
    assert used - options_for(words) == set()


def test_there_are_commands_at_all() -> None:
    assert {words[0] for _, words in COMMAND_LINES} == set(COMMANDS)
    assert len(COMMAND_LINES) >= 7


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_options_named_in_the_text_exist(document: Path) -> None:
    named = set(OURS.findall(document.read_text(encoding="utf-8")))
    assert named - known_options("pytest") == set()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    targets = LINK.findall(document.read_text(encoding="utf-8"))
    assert [target for target in targets if not (document.parent / target).exists()] == []


@pytest.mark.parametrize("block", blocks("toml"), ids=lambda block: block.place)
def test_toml_means_what_is_said(block: Block, tmp_path: Path) -> None:
    values = tomllib.loads(block.text)
    if "project" in values:
        own = ROOT / "examples" / "own_suite" / "pyproject.toml"
        example = tomllib.loads(own.read_text(encoding="utf-8"))
        assert values["project"]["entry-points"] == example["project"]["entry-points"]
        return
    if "kiosk" in values:
        (tmp_path / "looks.toml").write_text(block.text)
        [kiosk] = parse_profiles("looks.toml", [tmp_path]).profiles
        assert set(kiosk.values) == set(FIELDS)
        return
    if "mutant" in values:
        path = tmp_path / "mutants.toml"
        path.write_text(block.text)
        assert (len(read_excuses(path)), len(read_tests(path))) == (1, 1)
        return
    if "task" in values:
        path = tmp_path / "mutants.toml"
        path.write_text(block.text)
        assert len(read_spared(path)) == 1
        return
    if "generated" in values:
        (proposal,) = review_of(block.text, block.place).proposals
        assert proposal.keep
        return
    if "screens" in values:
        path = tmp_path / "app.toml"
        path.write_text(block.text)
        (row,) = read_table(path).rows
        assert row.says["id"] == f"{values['package']}:id/fab_add_new_item"
        return
    (tmp_path / "suite.toml").write_text(block.text)
    suite = load_suite(tmp_path)
    assert (suite.name, suite.limits.steps) == ("kitchen", 15)


def test_scripts_named_in_the_readme_are_there() -> None:
    for name in re.findall(r"^scripts/\w+", DOCUMENTS[0].read_text(encoding="utf-8"), re.MULTILINE):
        assert (ROOT / name).stat().st_mode & 0o111


def test_the_page_of_fixtures_names_every_one_and_every_hook_and_option() -> None:
    text = (ROOT / "docs" / "fixtures.md").read_text(encoding="utf-8")
    rows = set(re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE))
    hooks = {name for name in vars(hookspecs) if name.startswith("pytest_androidbench_")}
    marker = set(re.findall(r"(\w+)=None", MARKER))
    expected = set(plugin.__all__) | hooks | marker | {option.flag for option in OPTIONS}
    assert rows == expected
    for option in OPTIONS:
        assert f"| `{option.key}` | {option.help.replace('%%', '%')} |" in text
