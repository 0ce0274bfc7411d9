"""The door to a device: a process that agents reach as an adb server, and that notes what they do.

`program` is that process, `door` the worker's end of it. `docs/device-agents.md` is this in words.
"""
