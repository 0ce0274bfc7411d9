"""Front end one: the protocol adb clients speak to an adb server."""
