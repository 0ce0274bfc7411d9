"""`pm`, and installing real packages."""

from __future__ import annotations

from pathlib import Path

import pytest
import uiautomator2

from pytest_androidbench.phone.system.apks.reading import NoApkError, identify
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

APK = Path(uiautomator2.__file__).parent / "assets" / "app-uiautomator.apk"


def test_packages_are_listed(sh: Run) -> None:
    assert "package:com.android.settings\n" in sh("pm list packages").stdout
    third = sh("pm list packages -3").stdout
    assert "package:ca.zgrs.clipper\n" in third
    assert "com.android.settings" not in third
    path = sh("pm path ca.zgrs.clipper").stdout
    assert path.startswith("package:/data/app/")
    assert sh(f"ls {path.strip().removeprefix('package:')}").code == 0
    assert (sh("pm path nope").stdout, sh("pm path nope").code) == ("", 1)


def test_clearing(sh: Run) -> None:
    assert sh("pm clear ca.zgrs.clipper").stdout == "Success\n"
    missing = sh("pm clear nope")
    assert (missing.stdout, missing.code) == ("Failed\n", 1)


def test_only_requested_permissions_are_granted(sh: Run) -> None:
    result = sh("pm grant ca.zgrs.clipper android.permission.CAMERA")
    assert result.code == 255
    assert "Exception occurred while executing 'grant':" in result.stderr


def test_the_launcher_activity_is_resolved(sh: Run) -> None:
    found = sh("cmd package resolve-activity --brief com.android.settings | tail -n 1")
    assert found.stdout == "com.android.settings/.Settings\n"
    assert sh("cmd package resolve-activity -a no.such.ACTION").stdout == "No activity found\n"


@pytest.mark.skipif(not APK.exists(), reason="the automation client ships no package")
def test_a_real_package_is_installed_and_removed(sh: Run, phone: Phone) -> None:
    data = APK.read_bytes()
    apk = identify(data)
    result = sh(f"cmd package 'install' -S {len(data)} -r", data)
    assert result.stdout == "Success\n"
    info = phone.packages.info(apk.package)
    assert info is not None
    assert f"versionCode={info.version_code} " in sh(f"dumpsys package {apk.package}").stdout
    phone.files.write("/data/local/tmp/a.apk", data)
    assert sh("pm install -r -t /data/local/tmp/a.apk").stdout == "Success\n"
    assert sh(f"pm uninstall {apk.package}").stdout == "Success\n"
    assert sh(f"pm uninstall {apk.package}").stdout == "Failure [DELETE_FAILED_INTERNAL_ERROR]\n"


def test_what_is_no_package_is_refused(sh: Run) -> None:
    assert sh("pm install -S 3", b"abc").stdout.startswith("Failure [INSTALL_PARSE_FAILED_NOT_APK")
    assert sh("pm install /nope.apk").code == 1
    for data in (b"", b"PK\3\4", b"PK" + b"\0" * 100):
        with pytest.raises(NoApkError):
            identify(data)
