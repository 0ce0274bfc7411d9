"""The controller by its published name: `android_world.env.android_world_controller`."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.agents.android_world.controller import Controller

AndroidWorldController = Controller
OBSERVATION_KEY_FOREST: Final = "forest"
OBSERVATION_KEY_UI_ELEMENTS: Final = "ui_elements"

__all__ = ["OBSERVATION_KEY_FOREST", "OBSERVATION_KEY_UI_ELEMENTS", "AndroidWorldController"]
