"""What init is asked for by `stop`, `start` and the properties `ctl.*`: to run Android, or not.

Of all its services only `zygote` is more than a name here: with it Android itself starts and ends.
"""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.phone import Phone

CONTROL: Final = "ctl."
"""Properties that are orders (`property_service.cpp`): none is kept."""
ZYGOTE: Final = "zygote"
_STATE: Final = "init.svc.zygote"
_VERBS: Final = frozenset({"start", "stop", "restart"})


def control(phone: Phone, verb: str, service: str = ZYGOTE) -> bool:
    """Carry out an order; tells whether it is one."""
    if verb not in _VERBS:
        return False
    if service != ZYGOTE:
        return bool(service)
    stopped = phone.properties.get(_STATE) == "stopped"
    if verb == "stop":
        phone.properties.put(_STATE, "stopped")
    elif stopped or verb == "restart":
        phone.properties.put(_STATE, "running")
        phone.power.restart_framework()
    return True
