"""Installing packages whose manifests ask for this or that."""

from __future__ import annotations

import io
import struct
import zipfile

import pytest

from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.snapshots import put_back, take
from tests.phone_shell.conftest import Run

Tag = tuple[str, dict[str, str]]
PACKAGE = "com.ex.made"
CAMERA = "android.permission.CAMERA"
INTERNET = "android.permission.INTERNET"


def binary_xml(tags: list[Tag]) -> bytes:
    """Start tags as a compiled manifest has them: a pool of strings, then a chunk for each tag."""
    words = list(dict.fromkeys(w for name, pairs in tags for w in (name, *pairs, *pairs.values())))
    texts = [struct.pack("<H", len(w)) + w.encode("utf-16-le") + b"\0\0" for w in words]
    offsets = [sum(map(len, texts[:index])) for index in range(len(texts))]
    head = struct.pack("<IIIII", len(words), 0, 0, 28 + 4 * len(words), 0)
    pool = head + struct.pack(f"<{len(words)}I", *offsets) + b"".join(texts)
    chunks = [struct.pack("<HHI", 1, 28, 8 + len(pool)) + pool]
    for name, pairs in tags:
        body = struct.pack("<IIIIHHHHHH", 0, 0, 0, words.index(name), 20, 20, len(pairs), 0, 0, 0)
        for key, value in pairs.items():
            at = words.index(value)
            body += struct.pack("<IIIHBBI", 0, words.index(key), at, 8, 0, 3, at)
        chunks.append(struct.pack("<HHI", 0x0102, 16, 8 + len(body)) + body)
    return struct.pack("<HHI", 3, 8, 0) + b"".join(chunks)


def apk(
    version: int = 5,
    min_sdk: int = 24,
    *permissions: str,
    label: str = "Made",
    package: str = PACKAGE,
) -> bytes:
    """A package of some version that asks for some permissions."""
    tags: list[Tag] = [
        ("manifest", {"package": package, "versionCode": f"{version}", "versionName": "2.5"}),
        ("uses-sdk", {"minSdkVersion": f"{min_sdk}", "targetSdkVersion": "31"}),
        *(("uses-permission", {"name": name}) for name in permissions),
        ("application", {"label": label}),
    ]
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("AndroidManifest.xml", binary_xml(tags))
    return out.getvalue()


def install(sh: Run, data: bytes, options: str = "") -> tuple[str, int]:
    done = sh(f"pm install {options} -S {len(data)}", data)
    assert done.stderr == ""
    return done.stdout, done.code


def test_what_a_manifest_says_is_known_then(sh: Run, phone: Phone) -> None:
    data = apk(7, 26, CAMERA, INTERNET)
    assert install(sh, data, "-i com.ex.shop") == ("Success\n", 0)
    info = phone.packages.info(PACKAGE)
    assert info is not None
    assert (info.version_code, info.version_name, info.min_sdk, info.target_sdk) == (
        7, "2.5", 26, 31,
    )  # fmt: skip
    assert (info.label, info.installer, info.system) == ("Made", "com.ex.shop", False)
    assert phone.files.read(info.apk_path) == data
    assert sh(f"stat -c %a {info.apk_path}").stdout == "644\n"
    assert sh(f"pm list packages -i {PACKAGE}").stdout == (
        f"package:{PACKAGE}  installer=com.ex.shop\n"
    )


def test_a_package_without_a_label_has_its_name(sh: Run, phone: Phone) -> None:
    assert install(sh, apk(label="")) == ("Success\n", 0)
    info = phone.packages.info(PACKAGE)
    assert info is not None
    assert (info.label, info.installer) == (PACKAGE, None)


@pytest.mark.parametrize(("options", "granted"), [("", "false"), ("-g", "true"), ("-r -g", "true")])
def test_permissions_are_granted_when_asked(sh: Run, options: str, granted: str) -> None:
    install(sh, apk(5, 24, CAMERA, INTERNET), options)
    told = sh(f"dumpsys package {PACKAGE} | grep -E 'CAMERA:|INTERNET:'").stdout
    assert told == (f"      {INTERNET}: granted=true\n        {CAMERA}: granted={granted}\n")


def test_an_older_version_needs_to_be_asked_for(sh: Run) -> None:
    assert install(sh, apk(5)) == ("Success\n", 0)
    assert install(sh, apk(4), "-r") == (
        "Failure [INSTALL_FAILED_VERSION_DOWNGRADE: Downgrade detected: Update version code 4 is "
        "older than current 5]\n",
        1,
    )
    assert install(sh, apk(5), "-r") == ("Success\n", 0)
    assert install(sh, apk(4), "-r -d") == ("Success\n", 0)


def test_a_newer_android_cannot_be_had(sh: Run) -> None:
    assert install(sh, apk(5, 33)) == ("Success\n", 0)
    assert install(sh, apk(5, 34)) == (
        "Failure [INSTALL_FAILED_OLDER_SDK: Failed parse during installPackageLI: Requires newer "
        "sdk version #34 (current version is #33)]\n",
        1,
    )


def test_a_package_comes_from_a_file_or_the_input(sh: Run, phone: Phone) -> None:
    data = apk()
    phone.files.write("/data/local/tmp/a.apk", data)
    assert sh("cd /data/local/tmp; pm install --user 0 -r a.apk").stdout == "Success\n"
    assert sh("pm install -S 999 /data/local/tmp/a.apk").stdout == "Success\n"
    assert sh(f"pm uninstall --user 0 {PACKAGE}; echo $?").stdout == "Success\n0\n"
    assert sh(f"pm install -S {len(data)} -; cat", data + b"rest").stdout == "Success\nrest"
    short = sh(f"pm install -S {len(data) + 9}", data)
    assert (short.stdout, short.code) == ("Success\n", 0)


def test_a_package_that_was_removed_comes_back_with_another_installer(
    sh: Run, phone: Phone
) -> None:
    install(sh, apk())
    assert sh(f"pm uninstall {PACKAGE}; pm path {PACKAGE}; echo $?").stdout == "Success\n1\n"
    assert install(sh, apk(6), "-i com.ex.shop") == ("Success\n", 0)
    info = phone.packages.info(PACKAGE)
    assert info is not None
    assert info.installer == "com.ex.shop"


MARKOR = "net.gsantner.markor"


def test_a_package_of_an_app_that_the_phone_knows_brings_its_screens(sh: Run, phone: Phone) -> None:
    sh(f"pm uninstall {MARKOR}")
    data = apk(146, 24, CAMERA, package=MARKOR)
    assert install(sh, data) == ("Success\n", 0)
    info = phone.packages.info(MARKOR)
    assert info is not None
    assert (info.version_name, info.version_code, info.foreign) == ("2.10.9", 146, False)
    assert phone.files.read(info.apk_path) == data
    assert sh(f"monkey -p {MARKOR} -c android.intent.category.LAUNCHER 1").code == 0
    assert phone.windows.foreground == MARKOR


def test_of_another_version_it_knows_no_screens(sh: Run, phone: Phone) -> None:
    assert install(sh, apk(9999, 24, package=MARKOR)) == ("Success\n", 0)
    info = phone.packages.info(MARKOR)
    assert info is not None
    assert (info.version_name, info.version_code, info.foreign) == ("2.5", 9999, True)
    assert phone.packages.app(MARKOR) is None
    assert "146" in sh("logcat -d -s PackageManager | grep screens").stdout
    state = take(phone)
    sh(f"pm uninstall {MARKOR}; cmd package install-existing {MARKOR}")
    assert phone.packages.app(MARKOR) is not None
    put_back(phone, state)
    assert phone.packages.app(MARKOR) is None


def test_what_was_pulled_is_installed_again(sh: Run, phone: Phone) -> None:
    info = phone.packages.info(MARKOR)
    assert info is not None
    data = phone.files.read(info.apk_path)
    sh(f"pm uninstall {MARKOR}")
    assert phone.packages.info(MARKOR) is None
    assert install(sh, data) == ("Success\n", 0)
    assert phone.packages.app(MARKOR) is not None
