"""The icon of Slack: four strokes of four colours."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, sign

ICON: Final = IconArt("#ffffff", (sign("tag", "#611f69", 60),))
