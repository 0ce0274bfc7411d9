"""Degrees, speeds and lengths as somebody wants them told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.weather import names
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

KM_OF_A_MILE: Final = 1.609344
HPA_OF_AN_INCH: Final = 33.8639


@dataclass(frozen=True, slots=True)
class Measures:
    """In what everything is told."""

    name: Message
    fahrenheit: bool
    miles: bool

    @property
    def sign(self) -> str:
        """Of degrees."""
        return "°F" if self.fahrenheit else "°C"

    def degrees(self, celsius: float) -> str:
        """A temperature: "64°"."""
        value = celsius * 9 / 5 + 32 if self.fahrenheit else celsius
        # No house shows "-0°".
        return f"{round(value) or 0}°"

    def speed(self, kmh: float) -> str:
        """Of wind: "7 mph"."""
        return f"{round(kmh / KM_OF_A_MILE)} mph" if self.miles else f"{round(kmh)} km/h"

    def length(self, km: float) -> str:
        """How far one sees: "10 mi"."""
        return f"{km / KM_OF_A_MILE:.1f} mi" if self.miles else f"{km:.1f} km"

    def pressure(self, hpa: float) -> str:
        """Of the air: "29.98 in"."""
        return f"{hpa / HPA_OF_AN_INCH:.2f} in" if self.fahrenheit else f"{hpa:.1f} mb"


MEASURES: Final = {
    "english": Measures(tr("English (°F, mph)"), fahrenheit=True, miles=True),
    "metric": Measures(tr("Metric (°C, km/h)"), fahrenheit=False, miles=False),
    "hybrid": Measures(tr("Hybrid (°C, mph)"), fahrenheit=False, miles=True),
}
"""What is kept -> what it means."""
USUAL: Final = "english"
"""What an American has who has chosen nothing."""


def measures(prefs: Prefs) -> Measures:
    """Those that were chosen."""
    return MEASURES.get(prefs.get(names.UNITS, USUAL), MEASURES[USUAL])
