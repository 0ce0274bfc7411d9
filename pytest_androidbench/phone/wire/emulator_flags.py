"""The emulator's own flags, of which most change nothing here.

Names as in the Android emulator's `cmdline-options.h` and `emulator -help`, without dashes; it
takes `_` for `-`. Those a phone heeds are in `command_line`.
"""

from __future__ import annotations

from typing import Final

_WITH_VALUE: Final = """
    accel acpi-config adb-path android-ports android-serialno append-userspace-opt audio bluetooth
    bootchart cache cache-size camera-back camera-front charmap check-snapshot-loadable code-profile
    cores cpu-delay crash-report-mode data datadir debug dns-server dpi-device encryption-key engine
    feature google-maps-key gps gpu gpu-mode grpc grpc-allowlist grpc-tls-ca grpc-tls-cer
    grpc-tls-key http-proxy icc-profile idle-grpc-timeout image initdata is-restart kernel keyset
    logcat logcat-output memory metrics-to-file monitor-adb multidisplay nand-limits net-tap
    net-tap-script-down net-tap-script-up netdelay netsim-args netspeed network-user-mode-options
    onion onion-alpha onion-rotation packet-streamer-endpoint partition-size perf-stat phone-number
    prop quit-after-boot radio ramdisk record-session report-console
    rootcanal-controller-properties-file rootcanal-default-commands-file save-path scale screen
    sdcard selinux shared-net-id shell-serial sim-access-rules-file skin skindir snapshot
    snapstorage stdouterr-file studio-params sysdir system systemui-renderer tcpdump timezone trace
    turncfg ui-only unix-pipe vendor virtualscene-poster vsync-rate waterfall wifi-client-port
    wifi-mac-address wifi-server-port wifi-tap wifi-tap-script-down wifi-tap-script-up
    wifi-user-mode-options wifi-vmnet-client window-size
"""
WITH_VALUE: Final = frozenset(_WITH_VALUE.split())
"""Followed by a value, whatever that looks like."""

_SWITCHES: Final = """
    accel-check allow-host-audio delay-adb detect-image-hang dynamic-skin fake-camera fixed-scale
    force-32bit force-snapshot-load fuchsia grpc-ui grpc-use-jwt grpc-use-token guest-angle
    hotplug-multi-display legacy-fake-camera list-avds list-cores lowram metrics-collection
    metrics-to-console netfast no-accel no-acpi no-audio no-boot-anim no-cache no-camera-hq-edge
    no-direct-adb no-ethernet no-hidpi-scaling no-jni no-location-ui no-metrics no-mouse-reposition
    no-nested-warnings no-netsim no-passive-gps no-qt no-sim no-skin no-snapshot no-snapshot-load
    no-snapshot-save no-snapshot-update-time no-snapstorage no-window noaudio nocache nojni noskin
    qcow2-for-userdata qt-hide-window ranchu raw-keys restart-when-stalled share-vid shell
    show-kernel skip-adb-auth snapshot-list use-host-vulkan use-keycode-forwarding use-system-libs
    verbose version wait-for-debugger webcam-list wipe-data writable-system
"""
SWITCHES: Final = frozenset(_SWITCHES.split())
"""Followed by nothing."""

FAMILIES: Final = ("debug-", "help-")
"""How the names of many more begin, each of which is followed by nothing."""

REST: Final = "qemu"
"""Followed by arguments for QEMU, to the end of the line."""
