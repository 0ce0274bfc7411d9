"""The page about the API is what the docstrings say, and leaves out nothing that is promised."""

from __future__ import annotations

import re

import pytest_androidbench
from tests.docs.api_page import PAGE, page


def test_it_is_made_from_the_docstrings_as_they_are() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `python -m tests.docs.api_page`"


def test_every_name_that_can_be_imported_is_explained() -> None:
    explained = re.findall(r"^### `(\w+)", PAGE.read_text("utf-8"), re.MULTILINE)
    missing = set(pytest_androidbench.__all__) - set(explained)
    assert not missing
