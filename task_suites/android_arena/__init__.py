"""AndroidArena: tasks across apps, and tasks with a prohibition to keep to."""
