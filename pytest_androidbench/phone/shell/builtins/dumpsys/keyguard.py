"""What `dumpsys` says about the keyguard: in `window policy`, `activity` and `trust`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


def delegate(phone: Phone) -> list[str]:
    """The part of the window policy (`KeyguardServiceDelegate`, `KeyguardStateMonitor`)."""
    guard, awake = phone.keyguard, phone.windows.screen_on
    showing, secure = _word(guard.showing), _word(phone.locks.secure)
    return [
        f"    mKeyguardOccluded={_word(guard.occluded)} mKeyguardOccludedChanged=false "
        f"mPendingKeyguardOccluded={_word(guard.occluded)}",
        "    KeyguardServiceDelegate",
        f"      showing={showing}",
        f"      inputRestricted={showing}",
        f"      occluded={_word(guard.occluded)}",
        f"      secure={secure}",
        "      dreaming=false",
        "      systemIsReady=true",
        "      deviceHasKeyguard=true",
        "      enabled=true",
        "      offReason=OFF_BECAUSE_OF_USER",
        "      currentUser=-10000",
        "      bootCompleted=true",
        f"      screenState=SCREEN_STATE_{'ON' if awake else 'OFF'}",
        f"      interactiveState=INTERACTIVE_STATE_{'AWAKE' if awake else 'SLEEP'}",
        "      KeyguardStateMonitor",
        f"        mIsShowing={showing}",
        "        mSimSecure=false",
        f"        mInputRestricted={showing}",
        "        mTrusted=false",
        "        mCurrentUserId=0",
    ]


def display_policy(phone: Phone) -> str:
    """The lines that tell whether the lock screen is seen, of this Android and older ones."""
    seen = _word(phone.keyguard.covering)
    return (
        f"    isKeyguardShowing={seen}\n"
        f"    mShowingLockscreen={seen} mShowingDream=false mDreamingLockscreen={seen}\n"
        f"    isStatusBarKeyguard={seen}\n"
    )


def controller(phone: Phone) -> list[str]:
    """The part of the activities (`KeyguardController`)."""
    guard = phone.keyguard
    return [
        "KeyguardController:",
        f"  mKeyguardShowing={_word(guard.showing)}",
        "  mAodShowing=false",
        "  mKeyguardGoingAway=false",
        f"  Occluded={_word(guard.occluded)} DismissingKeyguardActivity=null at display=0",
        "  mDismissalRequested=false",
        "  mVisibilityTransactionDepth=0",
    ]


def trust(phone: Phone, args: list[str]) -> str:
    """Whether the user's secret stands between them and the apps."""
    del args
    strong = "0x1" if phone.locks.restarted else "0x0"
    return (
        "Trust manager state:\n"
        ' User "Owner" (id=0, flags=0x4c13) (current): trustState=UNTRUSTED, trustManaged=0, '
        f"deviceLocked={int(phone.keyguard.locked)}, isActiveUnlockRunning=0, "
        f"strongAuthRequired={strong}\n"
        "   Enabled agents:\n"
        "   Events:\n"
    )


def _word(is_so: bool) -> str:
    return str(is_so).lower()
