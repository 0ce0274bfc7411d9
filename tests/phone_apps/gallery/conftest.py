"""A drawer of text of the gallery's own: what no font draws is asked of its screens alone."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.ui.text import TextEngine


@pytest.fixture(scope="session")
def text_engine() -> TextEngine:
    return TextEngine()
