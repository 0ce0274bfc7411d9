"""The automation server that uiautomator2 talks to."""
