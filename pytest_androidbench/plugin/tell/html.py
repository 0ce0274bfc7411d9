"""Columns and links for pytest-html; registered only where that plugin is."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from pytest_androidbench.plugin.tell.properties import ReportedEpisode, told_by

COLUMNS: Final[Mapping[str, Callable[[ReportedEpisode], str]]] = {
    "outcome": lambda told: told.outcome,
    "score": lambda told: "" if told.score is None else f"{told.score:g}",
    "steps": lambda told: str(told.steps),
    "seconds": lambda told: f"{told.seconds:.2f}",
}


class HtmlColumns:
    """Adds four columns and a link to the episode's page."""

    def __init__(self, run_path: Path, html_path: Path) -> None:
        self._pages = os.path.relpath(run_path, html_path.parent)

    def pytest_html_results_table_header(self, cells: list[str]) -> None:
        """Name the columns, before the links."""
        cells[-1:-1] = [
            f'<th class="sortable" data-column-type="ab_{name}">{name.capitalize()}</th>'
            for name in COLUMNS
        ]

    def pytest_html_results_table_row(self, report: Any, cells: list[str]) -> None:
        """Fill them in from what the report carries."""
        told = told_by(getattr(report, "user_properties", ()))
        if told is not None:
            page = quote(f"{self._pages}/{told.page}")
            cells[-1] = cells[-1].replace("</td>", f'<a href="{page}">episode</a></td>')
        cells[-1:-1] = [
            f'<td class="col-ab_{name}">{escape(shown(told) if told is not None else "")}</td>'
            for name, shown in COLUMNS.items()
        ]
