"""Templates are compiled once, and pages are made where nothing can be kept too."""

from __future__ import annotations

from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader

from pytest_androidbench.report.html.compiled import FOLDER, CompiledTemplates


def page(folder: Path) -> str:
    """The page of the folder, by an environment as a process of its own has it."""
    made = Environment(
        loader=FileSystemLoader(folder), bytecode_cache=CompiledTemplates(folder), autoescape=True
    )
    return made.get_template("page.html").render(name="<lamp>")


@pytest.fixture
def templates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one template, where Python keeps bytecode, as it does unless it is told."""
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    (tmp_path / "page.html").write_text("<p>{{ name }}</p>")
    return tmp_path


def test_what_one_process_compiled_another_takes(templates: Path) -> None:
    assert page(templates) == "<p>&lt;lamp&gt;</p>"
    (kept,) = (templates / FOLDER).iterdir()
    before = kept.stat().st_mtime_ns
    assert page(templates) == "<p>&lt;lamp&gt;</p>"
    assert kept.stat().st_mtime_ns == before


def test_a_changed_template_is_compiled_anew(templates: Path) -> None:
    page(templates)
    (templates / "page.html").write_text("<b>{{ name }}</b>")
    assert page(templates) == "<b>&lt;lamp&gt;</b>"


def test_a_folder_that_takes_nothing_is_no_fault(templates: Path) -> None:
    (templates / FOLDER).symlink_to("nowhere")
    assert page(templates) == "<p>&lt;lamp&gt;</p>"


def test_no_bytecode_is_kept_where_python_keeps_none(
    templates: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    assert page(templates) == "<p>&lt;lamp&gt;</p>"
    assert not (templates / FOLDER).exists()
