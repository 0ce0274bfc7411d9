"""Web pages, by a Chromium of the phone's own."""
