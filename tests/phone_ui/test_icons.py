"""Icons by name."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pytest_androidbench.phone.ui.errors import UnknownIconError
from pytest_androidbench.phone.ui.icon_names import CODEPOINTS, MIRRORED
from pytest_androidbench.phone.ui.icons import ICON_FONT
from pytest_androidbench.phone.ui.widgets import Button, Chip, Fab, Icon, IconButton, Picture
from tests.phone_ui.screens import ENGINE


def test_every_name_has_a_glyph() -> None:
    missing = [name for name, point in CODEPOINTS.items()
               if not ENGINE.fonts.covers(ICON_FONT, chr(point))]  # fmt: skip
    assert missing == []
    assert set(CODEPOINTS) >= MIRRORED


@pytest.mark.parametrize("make", [Icon, IconButton, Fab])
def test_an_unknown_name_is_refused_where_it_is_written(
    make: type[Icon | IconButton | Fab],
) -> None:
    with pytest.raises(UnknownIconError, match="no icon is named 'addd'"):
        make("addd")


def test_so_is_one_beside_a_text() -> None:
    with pytest.raises(UnknownIconError):
        Button("Add", icon="addd")
    with pytest.raises(UnknownIconError):
        Chip("Add", icon="addd")
    with pytest.raises(UnknownIconError):
        Picture(icon="addd")


def test_a_phone_that_is_not_looked_at_needs_no_picture_library() -> None:
    program = (
        "import sys; from tests.phone_ui.screens import form, nodes, placed; nodes(placed(form()));"
        "sys.exit('PIL' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
