"""Clock: alarms, world clock, timers and a stopwatch, after Google's app on AOSP's DeskClock."""
