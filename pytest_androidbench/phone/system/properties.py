"""System properties, as getprop shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PropertiesState = Mapping[str, str]

FIXED: Final[Mapping[str, str]] = {
    "dalvik.vm.heapsize": "512m",
    "gsm.network.type": "LTE",
    "gsm.operator.alpha": "T-Mobile",
    "gsm.operator.iso-country": "us",
    "gsm.operator.numeric": "310260",
    "gsm.sim.operator.alpha": "T-Mobile",
    "gsm.sim.state": "LOADED",
    "init.svc.adbd": "running",
    "init.svc.bootanim": "stopped",
    "net.bt.name": "Android",
    "persist.sys.timezone": "UTC",
    "persist.sys.usb.config": "adb",
    "ro.board.platform": "ranchu",
    "ro.boot.hardware": "ranchu",
    "ro.bootmode": "unknown",
    "ro.build.characteristics": "emulator",
    "ro.build.display.id": "sdk_gphone64_x86_64-userdebug 13 TE1A.220922.034 10940250 dev-keys",
    "ro.build.fingerprint": (
        "google/sdk_gphone64_x86_64/emu64x:13/TE1A.220922.034/10940250:userdebug/dev-keys"
    ),
    "ro.build.id": "TE1A.220922.034",
    "ro.build.product": "emu64x",
    "ro.build.tags": "dev-keys",
    "ro.build.type": "userdebug",
    "ro.build.version.codename": "REL",
    "ro.build.version.incremental": "10940250",
    "ro.build.version.release": "13",
    "ro.build.version.release_or_codename": "13",
    "ro.build.version.sdk": "33",
    "ro.build.version.security_patch": "2023-09-05",
    "ro.crypto.state": "encrypted",
    "ro.debuggable": "1",
    "ro.hardware": "ranchu",
    "ro.kernel.qemu": "1",
    "ro.opengles.version": "196609",
    "ro.product.board": "goldfish_x86_64",
    "ro.product.brand": "google",
    "ro.product.cpu.abi": "x86_64",
    "ro.product.cpu.abilist": "x86_64,arm64-v8a",
    "ro.product.device": "emu64x",
    "ro.product.locale": "en-US",
    "ro.product.manufacturer": "Google",
    "ro.product.model": "sdk_gphone64_x86_64",
    "ro.product.name": "sdk_gphone64_x86_64",
    "ro.secure": "1",
    "service.adb.root": "1",
    "sys.boot_completed": "1",
    "dev.bootcomplete": "1",
    "sys.usb.state": "adb",
    "vendor.qemu.timezone": "UTC",
}


class Properties:
    """Texts by name; read-only ones keep their first value."""

    def __init__(self, values: Mapping[str, str]) -> None:
        self._values = {**FIXED, **values}

    def get(self, name: str, default: str = "") -> str:
        """The value, or a default."""
        return self._values.get(name, default)

    def put(self, name: str, value: str) -> bool:
        """Set a value; False for a read-only property that has one."""
        if name.startswith("ro.") and name in self._values:
            return False
        self._values[name] = value
        return True

    def all(self) -> dict[str, str]:
        """All values by sorted names."""
        return dict(sorted(self._values.items()))

    def state(self) -> PropertiesState:
        """Everything, as plain values."""
        return dict(self._values)

    def restore(self, state: PropertiesState) -> None:
        """Go back to kept values, except what names this very device."""
        own = {"ro.serialno": self.get("ro.serialno"), "ro.boot.serialno": self.get("ro.serialno")}
        self._values = {**state, **own}
