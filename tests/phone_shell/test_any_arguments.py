"""No program falls over, whatever it is given."""

from __future__ import annotations

import shlex

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.phone.shell.table import COMMANDS
from tests.phone_shell.conftest import Run

ENDLESS = {"yes", "logcat", "monkey", "sleep"}
NUMBERS = (
    "nan", "inf", "NaN", "Infinity", "-1", "-0", "", " ", "1e5", "1e400", "0x7fffffffffffffff",
    "\u00b2", "\u0663", "9" * 30, "-" + "9" * 30, "9" * 5000, "0x" + "f" * 5000, "99999999999999",
    "4294967296",
)  # fmt: skip
TEMPLATES = (
    "input tap {} {}", "input swipe {} {} {} {}", "input swipe 1 2 3 4 {}", "input keyevent {}",
    "input draganddrop 1 1 {} {} 300", "input motionevent DOWN {} {}", "input roll {} {}",
    "input -d {} tap 1 1", "date @{}", "date -d @{}", "date -d {}", "date {}",
    "touch -d @{} f; ls -l f", "touch -t {} f", "sleep {}", "seq {} | head -n 3", "head -n {} f",
    "head -c {} f", "head -{} f", "tail -n {} f", "tail -c {} f", "tail -c +{} f",
    "dd if=f bs={} count=1", "dd if=f count={}", "dd if=f skip={}", "dd if=f of=g seek={} count={}",
    "cut -c {} f", "cut -f {}-{} f", "sort -k {} f", "base64 -w {} f", "xxd -s {} f", "xxd -l {} f",
    "find . -size {}", "find . -mtime {}", "find . -maxdepth {}", "find . -inum {}",
    "find . -perm {}", "printf %d {}", "printf %x {}", "printf %f {}", "printf %*d {} 1",
    "printf %{}s a", "printf %.{}f 1", "du -d {} .", "stat -c %{}n f", "chmod {} f",
    "chown {}:{} f", "monkey -p com.android.settings -s {} 1", "monkey 1 -s {}", "kill {}",
    "settings put global x {}", "setprop a.b {}", "wm size {}x{}; wm size reset",
    "wm density {}; wm density reset", "wm user-rotation lock {}", "logcat -d -t {}",
    "logcat -d -m {}", "logcat -d --pid={}", "am start -f {} -n a/.B",
    "am broadcast -a x --ei k {}", "am broadcast -a x --el k {}", "am broadcast -a x --ef k {}",
    "am broadcast -a x --eia k {},{}", "am stack remove {}", "pm install -S {}",
    "cmd power set-mode {}", "echo a b | xargs -n {} echo", "timeout {} true",
    "service call alarm {}", "cmd alarm {}", "cmd alarm set-time {}", "cmd alarm set-timezone {}",
    "ps -p {}", "uniq -f {} f",
)  # fmt: skip
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


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(sorted(set(COMMANDS) - ENDLESS)),
    st.lists(words, max_size=5),
    st.sampled_from([b"", b"a b\nc\n", b"\x00\xff\n\n"]),
)
def test_it_ends_with_a_status(lasting: Run, name: str, args: list[str], stdin: bytes) -> None:
    script = "cd /data/local/tmp; echo text > f.txt; " + shlex.join([name, *args])
    assert 0 <= lasting(script, stdin).code < 256


@pytest.mark.parametrize("template", TEMPLATES)
def test_no_number_is_too_strange(lasting: Run, template: str) -> None:
    lasting("mkdir -p /data/local/tmp; cd /data/local/tmp; echo text > f")
    for number in NUMBERS:
        script = template.replace("{}", shlex.quote(number))
        assert 0 <= lasting(f"cd /data/local/tmp; {script}").code < 256
