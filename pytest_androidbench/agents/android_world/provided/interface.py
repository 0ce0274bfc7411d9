"""The environment's classes, by their published names: stands for `android_world.env.interface`."""

from __future__ import annotations

from pytest_androidbench.agents.android_world.environment import Environment
from pytest_androidbench.agents.android_world.screens import SeenState

State = SeenState
AsyncEnv = Environment
AsyncAndroidEnv = Environment

__all__ = ["AsyncAndroidEnv", "AsyncEnv", "State"]
