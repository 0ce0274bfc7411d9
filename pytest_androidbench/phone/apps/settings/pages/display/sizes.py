"""Display size and text: how large everything is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Bound, Flag
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.view.preview import text_preview
from pytest_androidbench.phone.system.linking import FORCED_DENSITY
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import tr

FONT_SCALES: Final = ("0.85", "1.0", "1.15", "1.3")
DEFAULT_FONT: Final = 1
DENSITY_SHARES: Final = (0.85, 1.0, 1.1, 1.2, 1.3)
DEFAULT_DENSITY: Final = 1

BOLD: Final = Flag("secure/font_weight_adjustment", on="300")
HIGH_CONTRAST: Final = Flag("secure/high_text_contrast_enabled")


def _nearest(values: Sequence[float], wanted: float) -> int:
    """The place of the value that comes closest."""
    return min(range(len(values)), key=lambda at: abs(values[at] - wanted))


def _font_size(phone: Phone) -> int:
    scale = float(phone.settings.text("system", "font_scale", "1.0"))
    return _nearest([float(each) for each in FONT_SCALES], scale)


def _set_font_size(phone: Phone, value: int) -> None:
    phone.settings.put("system", "font_scale", FONT_SCALES[value])


def _display_size(phone: Phone) -> int:
    own = native_density(phone)
    return _nearest([own * share for share in DENSITY_SHARES], phone.display.density)


def _set_display_size(phone: Phone, value: int) -> None:
    """Force a density; none is the phone's own."""
    if value == DEFAULT_DENSITY:
        phone.settings.delete("secure", FORCED_DENSITY)
    else:
        density = int(native_density(phone) * DENSITY_SHARES[value]) & ~1
        phone.settings.put("secure", FORCED_DENSITY, density)


FONT: Final = Bound(_font_size, _set_font_size)
DISPLAY: Final = Bound(_display_size, _set_display_size)


def native_density(phone: Phone) -> int:
    """Return the density the screen was made for."""
    return phone.physical.density


def _reset(pane: Pane) -> None:
    FONT.write(pane.phone, DEFAULT_FONT)
    DISPLAY.write(pane.phone, DEFAULT_DENSITY)
    BOLD.write(pane.phone, False)
    HIGH_CONTRAST.write(pane.phone, False)
    pane.toast(tr("Display size and text settings have been reset"))


TEXT_SIZE_ROWS: Final = (
    rows.Custom(tr("Preview"), build=text_preview),
    rows.Seek(tr("Font size"), FONT, len(FONT_SCALES) - 1,
              summary=tr("Make text bigger or smaller"),
              steps=(tr("Make smaller"), tr("Make larger"))),
    rows.Seek(tr("Display size"), DISPLAY, len(DENSITY_SHARES) - 1,
              summary=tr("Make everything bigger or smaller"),
              steps=(tr("Make smaller"), tr("Make larger"))),
    make.category("Text options"),
    make.switch("Bold text", BOLD),
    make.switch("High contrast text", HIGH_CONTRAST,
                "Change text color to black or white. Maximizes contrast with background."),
    rows.ConfirmPreference(
        tr("Reset settings"),
        caution=make.caution(
            "Reset display size and text?",
            "Your display size and text preferences will go back to the phone’s original settings",
            "Reset",
        ),
        do=_reset,
        button="reset_button",
    ),
    make.footer("Some apps may not use these settings."),
)  # fmt: skip

PAGES: Final = (
    make.page("text_size", "Display size and text", TEXT_SIZE_ROWS, "display",
              "accessibility.TextReadingPreferenceFragment"),
)  # fmt: skip
