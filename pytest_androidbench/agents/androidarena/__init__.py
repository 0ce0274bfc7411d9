"""AndroidArena's agents over any model: direct, with thoughts, with reflections, with counts."""
