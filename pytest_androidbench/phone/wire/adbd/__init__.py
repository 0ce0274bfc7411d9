"""Front end two: the protocol an adb server speaks to a device."""
