"""The device as seen over adb: emulator, real phone and simulated phone alike."""
