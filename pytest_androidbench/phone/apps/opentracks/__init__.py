"""OpenTracks: recorded tracks, their statistics, and a recorder."""
