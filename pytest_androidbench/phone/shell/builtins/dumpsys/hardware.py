"""`dumpsys display`, `input`, `power`, `telephony.registry`, `SurfaceFlinger`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

_DISPLAY_ID = 4619827259835644672


def display(phone: Phone, args: list[str]) -> str:
    """Viewport, state and what overrides the display's size."""
    del args
    shown = phone.display
    width, height = shown.logical_size
    on = "ON" if phone.windows.screen_on else "OFF"
    brightness = phone.settings.number("system", "screen_brightness", 102) / 255
    viewport = (
        "DisplayViewport{type=INTERNAL, valid=true, "
        f"isActive={str(phone.windows.screen_on).lower()}, displayId=0, "
        f"uniqueId='local:{_DISPLAY_ID}', physicalPort=0, orientation={shown.rotation}, "
        f"logicalFrame=Rect(0, 0 - {width}, {height}), "
        f"physicalFrame=Rect(0, 0 - {width}, {height}), "
        f"deviceWidth={width}, deviceHeight={height}}}"
    )
    info = (
        f'DisplayInfo{{"Built-in Screen", displayId 0, displayGroupId 0, FLAG_SECURE, '
        f"FLAG_SUPPORTS_PROTECTED_BUFFERS, FLAG_TRUSTED, real {width} x {height}, "
        f"largest app {max(width, height)} x {max(width, height)}, "
        f"smallest app {min(width, height)} x {min(width, height)}, appVsyncOff 1000000, "
        f'rotation {shown.rotation}, state {on}, type INTERNAL, uniqueId "local:{_DISPLAY_ID}", '
        f"app {width} x {height}, "
        f"density {shown.density} ({shown.density}.0 x {shown.density}.0) dpi}}"
    )
    return (
        "DISPLAY MANAGER (dumpsys display)\n"
        "  mSafeMode=false\n"
        f"  mViewports=[{viewport}]\n"
        f"  mStableDisplaySize=Point({phone.physical.width}, {phone.physical.height})\n\n"
        "Display States: size=1\n"
        "  Display Id=0\n"
        f"  Display State={on}\n"
        f"  Display Brightness={brightness:.7g}\n\n"
        "Logical Displays: size=1\n"
        "  Display 0:\n"
        "    mDisplayId=0\n"
        f"    mBaseDisplayInfo={info}\n"
        f"    mOverrideDisplayInfo={info}\n"
    )


def input_(phone: Phone, args: list[str]) -> str:
    """The touch screen's viewport and orientation."""
    del args
    width, height = phone.display.logical_size
    rotation = phone.display.rotation
    return (
        "INPUT MANAGER (dumpsys input)\n\n"
        "Input Reader State (Nums of device: 2):\n"
        "  Device 3: virtio_input_multi_touch_1\n"
        "    Generation: 20\n"
        "    IsExternal: false\n"
        "    Sources: TOUCHSCREEN\n"
        "    Touch Input Mapper (mode - DIRECT):\n"
        f"      Viewport INTERNAL: displayId=0, uniqueId=local:{_DISPLAY_ID}, port=0, "
        f"orientation={rotation}, logicalFrame=[0, 0, {width}, {height}], "
        f"physicalFrame=[0, 0, {width}, {height}], deviceSize=[{width}, {height}], isActive=[1]\n"
        f"      RawSurfaceWidth: {width}px\n"
        f"      RawSurfaceHeight: {height}px\n"
        f"      SurfaceOrientation: {rotation}\n"
        f"      InputDeviceOrientation: {rotation}\n"
    )


def power(phone: Phone, args: list[str]) -> str:
    """Whether the phone is awake."""
    del args
    awake, plugged = phone.windows.screen_on, phone.battery.values.plugged
    timeout = phone.settings.number("system", "screen_off_timeout", 60000)
    return (
        "POWER MANAGER (dumpsys power)\n\n"
        "Power Manager State:\n"
        f"  mWakefulness={'Awake' if awake else 'Asleep'}\n"
        "  mWakefulnessChanging=false\n"
        f"  mIsPowered={str(plugged).lower()}\n"
        f"  mPlugType={int(plugged)}\n"
        f"  mBatteryLevel={phone.battery.values.level}\n"
        f"  mStayOn={str(phone.settings.flag('global', 'stay_on_while_plugged_in')).lower()}\n"
        f"  mScreenOffTimeoutSetting={timeout}\n"
        f"Display Power: state={'ON' if awake else 'OFF'}\n"
    )


def telephony(phone: Phone, args: list[str]) -> str:
    """Calls, service and data."""
    del args
    calls = phone.telephony.calls
    ringing = bool(phone.telephony.ringing)
    incoming = next((call.number for call in calls if call.incoming), "")
    offline = phone.radios.airplane
    service = "3(POWER_OFF)" if offline else "0(IN_SERVICE)"
    data = 2 if phone.radios.mobile_data and not offline else 0
    return (
        "last known state:\n"
        "  Phone Id=0\n"
        f"    mCallState={phone.telephony.call_state}\n"
        f"    mRingingCallState={int(ringing)}\n"
        f"    mForegroundCallState={int(phone.telephony.call_state == 2)}\n"
        "    mBackgroundCallState=0\n"
        f"    mCallIncomingNumber={incoming}\n"
        f"    mServiceState={{mVoiceRegState={service}, mDataRegState={service}, "
        "mOperatorAlphaLong=T-Mobile, mOperatorAlphaShort=T-Mobile}\n"
        "    mVoiceActivationState=0\n"
        "    mSignalStrength=SignalStrength:{mLte=CellSignalStrengthLte: "
        f"level={phone.telephony.signal}}}\n"
        "    mMessageWaiting=false\n"
        "    mDataActivity=0\n"
        f"    mDataConnectionState={data}\n"
        "mDefaultSubId=1\n"
        "mDefaultPhoneId=0\n"
    )


def surface_flinger(phone: Phone, args: list[str]) -> str:
    """Ids of the displays."""
    if "--display-id" in args:
        return (
            f'Display {_DISPLAY_ID} (HWC display 0): port=0 pnpId=GGL displayName="EMU_display_0"\n'
        )
    width, height = phone.display.logical_size
    head = "Build configuration: [sf HAS_CONTEXT_PRIORITY=0]"
    return f"{head}\nDisplay {_DISPLAY_ID}\n  {width}x{height}\n"
