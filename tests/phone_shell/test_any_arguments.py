"""No program falls over, whatever it is given."""

from __future__ import annotations

import shlex

from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.phone.shell.table import COMMANDS
from tests.phone_shell.conftest import Run

ENDLESS = {"yes", "logcat", "monkey", "sleep"}
words = st.sampled_from(
    ["", "-", "--", "-a", "-b", "-c", "-d", "-e", "-f", "-i", "-l", "-n", "-o", "-p", "-r", "-s",
     "-t", "-v", "-x", "-z", "-R", "-S", "-T", "-C", "-E", "-I", "-W", "-10", "+5", "0", "1", "2",
     "1.5", "999999", "abc", "a=b", "a:b:c", "/", "/sdcard", "/sdcard/Download", "/data/local/tmp",
     "/nope/x", "f.txt", "*", "[", "]", "(", ")", "!", "=", "\\", "%s", "%d", "%", "@12", "s/a/b/",
     "/a/p", "1,2d", "s/(/x/", "get", "put", "list", "set", "system", "global", "packages", "query",
     "--uri", "content://com.android.contacts/data", "content://settings/system", "--where", "x",
     "dump", "start", "broadcast", "tap", "text", "keyevent", "swipe", "window", "activity", "size",
     "com.android.settings", "com.android.settings/.Settings", "-name", "-exec", ";", "-size", "c",
     "ü", "\udcff", "select 1", "create table t(a)", ".tables", "if=f.txt", "bs=0", "count=1", "-u",
     "--help", "night", "wifi", "enable", "install", "clear", "grant", "permissions", "-m1", "-k2"]
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(sorted(set(COMMANDS) - ENDLESS)),
    st.lists(words, max_size=5),
    st.sampled_from([b"", b"a b\nc\n", b"\x00\xff\n\n"]),
)
def test_it_ends_with_a_status(lasting: Run, name: str, args: list[str], stdin: bytes) -> None:
    script = "cd /data/local/tmp; echo text > f.txt; " + shlex.join([name, *args])
    assert 0 <= lasting(script, stdin).code < 256
