"""The phone's connections: adb's host protocol and transport, console, automation server, view."""
