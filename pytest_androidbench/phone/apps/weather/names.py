"""Names of The Weather Channel's app.

Package, the activity of the icon, and the ids in the first group are known from public tests of the
app (`com.weather.Weather:id/...`); the others are ours, made as those are.
"""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "com.weather.Weather"
MAIN: Final = "com.weather.Weather.app.SplashScreenActivity"
SEARCH: Final = "com.weather.Weather.search.SearchActivity"
SETTINGS: Final = "com.weather.Weather.settings.SettingsActivity"
UNITS: Final = "units"
"""Preference: one of `measures.MEASURES`."""
SEVERE: Final = "severe_weather_alerts"
"""Preference: whether official warnings are told."""
RAIN: Final = "rain_alerts"
LIGHTNING: Final = "lightning_alerts"
DAILY: Final = "daily_forecast_alerts"
SEEN: Final = "onboarding_seen"
COARSE: Final = "android.permission.ACCESS_COARSE_LOCATION"
FINE: Final = "android.permission.ACCESS_FINE_LOCATION"
WHERE: Final = (COARSE, FINE)
"""Permissions, one of which tells where the phone is."""
