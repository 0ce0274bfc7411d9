"""Recorded episodes as AndroidArena looks at them."""
