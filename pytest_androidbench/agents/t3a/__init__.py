"""T3A: an agent that is told the screen's elements, and sees no picture."""
