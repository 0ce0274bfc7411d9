"""How the camera is set, by its preferences: keys and values are those of AOSP's Camera2."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Final

from pytest_androidbench.appdata.preferences import Preference, Preferences
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.android.camera2"
PHOTO_SIZES: Final = ("640x480", "1280x720", "1280x960")
"""From the fewest pixels to the most."""
FILM_SIZES: Final[Mapping[str, str]] = MappingProxyType(
    {"small": "QVGA", "medium": "SD 480p", "large": "HD 720p"}
)
"""What is kept of each, and how the camera calls it."""
_EXPOSURE: Final = "pref_camera_exposure_compensation_key"
_KEYS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "flash": "pref_camera_flashmode_key",
        "timer": "pref_camera_timer_key",
        "location": "pref_camera_recordlocation_key",
        "photo_size": "pref_camera_picturesize_back_key",
        "front_photo_size": "pref_camera_picturesize_front_key",
        "film_size": "pref_video_quality_back_key",
        "front_film_size": "pref_video_quality_front_key",
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraState:
    """What is set; where nothing is kept, what the camera begins with."""

    flash: str = "off"
    """`off`, `auto` or `on`."""
    timer: str = "0"
    """Seconds until a photo is taken."""
    location: str = "off"
    """Whether photos know where they were taken, `on` or `off`."""
    manual_exposure: bool = False
    """Whether the exposure can be set."""
    photo_size: str = PHOTO_SIZES[-1]
    """Of the camera at the back, as the following ones without `front`."""
    front_photo_size: str = PHOTO_SIZES[-1]
    film_size: str = "large"
    front_film_size: str = "large"


class CameraSettings:
    """Reads and arranges how the camera is set."""

    def __init__(self, device: Device) -> None:
        self._preferences = Preferences(device, PACKAGE)

    def read(self) -> CameraState:
        """What is set now."""
        kept = self._preferences.all()
        begun = CameraState()
        texts = {f.name: getattr(begun, f.name) for f in fields(begun) if f.name in _KEYS}
        found = {name: str(kept.get(_KEYS[name], text)) for name, text in texts.items()}
        return CameraState(manual_exposure=kept.get(_EXPOSURE) is True, **found)

    def put(self, state: CameraState) -> None:
        """Have the camera start with this."""
        values: dict[str, Preference | None] = {
            key: getattr(state, name) for name, key in _KEYS.items()
        }
        self._preferences.put({**values, _EXPOSURE: state.manual_exposure})
