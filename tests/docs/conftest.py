"""Projects for the tests of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.end_to_end.projects import Project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """An empty project."""
    return Project(path=tmp_path)


@pytest.fixture(scope="module")
def shared_project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project whose runs several tests of a module look at."""
    return Project(path=tmp_path_factory.mktemp("project"))
