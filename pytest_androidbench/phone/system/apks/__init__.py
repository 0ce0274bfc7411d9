"""APK files: what one says about itself, and files of our own that say it of the phone's apps."""
