"""What the suite android_arena promises beside its tasks."""
