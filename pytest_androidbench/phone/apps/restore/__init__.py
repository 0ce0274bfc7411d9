"""Google's restoring of what an earlier phone had."""
