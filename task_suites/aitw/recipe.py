"""The state that every task starts from: that of AndroidArena's suite, with Chrome ready."""

from __future__ import annotations

from typing import Final

from task_suites.android_arena.recipe import STEPS as WORLD

STEPS: Final = WORLD
