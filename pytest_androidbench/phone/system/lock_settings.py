"""How the phone is locked: by nothing, by a swipe, or by a secret, and what wrong ones cost.

Rules of `LockSettingsService`, `LockPatternUtils` and the software Gatekeeper of Android 13.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Literal

SecretKind = Literal["pin", "password", "pattern"]
LockKind = Literal["none", "swipe", "pin", "password", "pattern"]
Checked = Literal["right", "wrong", "throttled"]
LEAST_SECRET: Final = 4
"""`MIN_LOCK_PASSWORD_SIZE` and `MIN_LOCK_PATTERN_SIZE`."""
MOST_SECRET: Final = 16
"""The longest PIN or password (`MAX_LOCK_PASSWORD_SIZE`)."""
WAIT_MS: Final = 30_000
DAY_MS: Final = 86_400_000


@dataclass(frozen=True, slots=True, kw_only=True)
class LockState:
    """Everything about the lock, as plain values."""

    disabled: bool = True
    """Whether no lock screen comes up where there is no secret: `ro.lockscreen.disable.default`,
    which the emulator's images set."""
    kind: SecretKind | None = None
    secret: str = ""
    failures: int = 0
    """Wrong secrets since the last right one."""
    wait_until_ms: int = 0
    """Uptime before which no secret is looked at."""
    restarted: bool = False
    """Whether the phone was switched on since it was last unlocked by its secret."""


class LockSettings:
    """What `locksettings`, Settings and the keyguard know about the lock."""

    def __init__(self, uptime_ms: Callable[[], int]) -> None:
        self._uptime_ms = uptime_ms
        self._state = LockState()

    @property
    def secure(self) -> bool:
        """Whether a secret is asked for."""
        return self._state.kind is not None

    @property
    def disabled(self) -> bool:
        """Whether no lock screen comes up at all."""
        return self._state.disabled and not self.secure

    @property
    def kind(self) -> LockKind:
        """The lock by the name that Settings has for it."""
        return self._state.kind or ("none" if self._state.disabled else "swipe")

    @property
    def restarted(self) -> bool:
        """Whether the secret was not given since the phone was switched on."""
        return self.secure and self._state.restarted

    @property
    def failures(self) -> int:
        """Wrong secrets since the last right one."""
        return self._state.failures

    @property
    def wait_ms(self) -> int:
        """How long no secret is looked at yet."""
        return max(0, self._state.wait_until_ms - self._uptime_ms())

    def set_disabled(self, disabled: bool) -> None:
        """Have a lock screen or none, where there is no secret."""
        self._state = replace(self._state, disabled=disabled)

    def set_secret(self, kind: SecretKind, secret: str) -> None:
        """Ask for a secret from now on."""
        self._state = LockState(disabled=self._state.disabled, kind=kind, secret=secret)

    def clear(self) -> None:
        """Ask for no secret any more."""
        self._state = LockState(disabled=self._state.disabled)

    def check(self, secret: str) -> Checked:
        """Compare what somebody gave, which counts."""
        if self.wait_ms:
            return "throttled"
        if secret == self._state.secret:
            self._state = replace(self._state, failures=0, wait_until_ms=0, restarted=False)
            return "right"
        failures = self._state.failures + 1
        until = self._uptime_ms() + _cost_ms(failures)
        self._state = replace(self._state, failures=failures, wait_until_ms=until)
        return "wrong"

    def switched_on(self) -> None:
        """The phone starts: what is encrypted by the secret stays closed until it is given."""
        self._state = replace(self._state, restarted=True)

    def state(self) -> LockState:
        """Everything, as plain values."""
        return self._state

    def restore(self, state: LockState) -> None:
        """Go back to a kept lock."""
        self._state = state


def _cost_ms(failures: int) -> int:
    """How long to wait after so many wrong secrets (`GateKeeper::ComputeRetryTimeout`)."""
    if failures <= 10:
        return WAIT_MS if failures % 5 == 0 else 0
    if failures < 30:
        return WAIT_MS
    return min(DAY_MS, WAIT_MS << (failures - 30) // 10)
