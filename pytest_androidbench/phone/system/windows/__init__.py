"""What is on the screen, and what fingers and keys do to it."""

from __future__ import annotations

from pytest_androidbench.phone.system.windows.entries import Layer, ScreenEntry, Task, WindowsState
from pytest_androidbench.phone.system.windows.scene import Scene, Window
from pytest_androidbench.phone.system.windows.windows import Windows

__all__ = ["Layer", "Scene", "ScreenEntry", "Task", "Window", "Windows", "WindowsState"]
