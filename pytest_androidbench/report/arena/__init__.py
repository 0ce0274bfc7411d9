"""Recorded episodes as AndroidArena looks at them, and what its measures make of them."""
