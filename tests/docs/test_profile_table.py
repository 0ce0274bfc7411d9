"""The page of devices names every profile that everybody has."""

from __future__ import annotations

import re

from pytest_androidbench.interface.profile import BUILT_IN
from tests.docs.blocks import ROOT


def test_the_table_of_profiles_has_them_all_and_no_other() -> None:
    page = (ROOT / "docs" / "devices.md").read_text(encoding="utf-8")
    table = page[page.index("| profile | sets |") :].split("\n\n", 1)[0]
    cells = [line.split("|")[1] for line in table.splitlines()[2:]]
    assert [name for cell in cells for name in re.findall(r"`(\w+)`", cell)] == list(BUILT_IN)
