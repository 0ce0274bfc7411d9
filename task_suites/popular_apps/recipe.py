"""How the state is made that every task of the suite starts from: AndroidArena's, other apps."""

from __future__ import annotations

from typing import Final

from task_suites.android_arena.recipe import world_steps

STEPS: Final = world_steps("Gmail")
