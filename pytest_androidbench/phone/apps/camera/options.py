"""What can be set over the preview: each option's values by icon and name.

They are kept under the keys and values of AOSP's Camera2 (`Keys.java`, `arrays.xml`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pytest_androidbench.phone.ui.message import tr

SECONDS: Final = (0, 3, 10)
COUNTDOWNS: Final = (
    ("timer_off", tr("Countdown timer is off")),
    ("timer_3", tr("Countdown timer duration is set to 3 seconds")),
    ("timer_10", tr("Countdown timer duration is set to 10 seconds")),
)
FLASHES: Final = (
    ("flash_off", tr("Flash off")),
    ("flash_auto", tr("Flash auto")),
    ("flash_on", tr("Flash on")),
)
TORCH: Final = (FLASHES[0], FLASHES[2])
GRIDS: Final = (("grid_off", tr("Grid lines off")), ("grid_on", tr("Grid lines on")))
HDR: Final = (("hdr_off", tr("HDR off")), ("hdr_on", tr("HDR on")))
SIDES: Final = (("camera_rear", tr("Back camera")), ("camera_front", tr("Front camera")))
EXPOSURE: Final = tr("Manual Exposure Compensation")
MANUAL_EXPOSURE: Final = "pref_camera_exposure_compensation_key"
EXPOSURES: Final = (-2, -1, 0, 1, 2)
"""The steps of the exposure."""
KEPT: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "timer": ("pref_camera_timer_key", ("0", "3", "10")),
    "flash": ("pref_camera_flashmode_key", ("off", "auto", "on")),
    "torch": ("pref_camera_video_flashmode_key", ("off", "torch")),
    "grid": ("pref_camera_grid_lines", ("off", "on")),
    "hdr": ("pref_camera_hdr_key", ("off", "on")),
    "camera": ("pref_camera_id_key", ("0", "1")),
}
"""An option's key, and what is kept for each of its values."""
