"""A grammar of shell scripts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tests.security.canaries import HOST_MARK, PORT_MARK, VARIABLE
from tests.security.fuzz.inputs import Input, Step

_PATHS: Final = (
    "/", "/sdcard", "/data", "/data/local/tmp", "/data/local/tmp/a", "/data/local/tmp/b", "/proc",
    "/proc/self/environ", "/proc/self/mem", "/proc/self/maps", "/proc/1/environ", "/dev/zero",
    "/dev/null", "/dev/urandom", "/dev/full", "/dev/tty", "/dev/stdin", "/dev/fd/0", "/dev/mem",
    f"/dev/tcp/127.0.0.1/{PORT_MARK}", f"{HOST_MARK}/canary.txt", f"{HOST_MARK}", "canary.txt",
    f"../..{HOST_MARK}/canary.txt", "/system/bin/sh", "/nope", "''", "/data/data", "~", ".", "..",
    "/data/local/tmp/" + "d/" * 40, "/data/local/tmp/" + "n" * 300, "/sys/kernel/x",
    "/proc/self/cwd/canary.txt",
)  # fmt: skip
_WORDS: Final = (
    "x", "hello", "''", '"$a"', "$a", "${a}", "$$", "$!", "$?", "$#", '"$@"', "$*", "${#a}",
    "${a:-b}", "${a:=c}", "${a%%*x}", "${a##x*}", "${a//x/yy}", "${a:1:2}", "${a?gone}", "$RANDOM",
    "*", "?", "[a-z]*", "/*/*", "/*/*/*/*", "$((1+1))", "$((1/0))", "$((2**63))", "$((a=5))",
    "`echo x`", "-1", "0", "999999999", "99999999999999999999", "-n", "-e", "-r", "--", "--help",
    "\\", "'\\x00'", "$'\\777'", "é", "\u202e", "%s", "%n", "%.*d", f"${VARIABLE}",
    f"${{{VARIABLE}}}", "nan", "inf", "1e400", "{1..9}", "{a,b}", "~root",
)  # fmt: skip
_PATTERNS: Final = (
    "'^(a+)+$'", "'(a|a)*b'", "'(a*)*$'", "'(.*)(.*)(.*)(.*)x'", "'a{1,1000}{1,1000}'", "'['",
    "'\\('", "'(x'", "'[[:alpha:]]'", "'[[:nope:]]'", "'\\(a\\)\\1\\1'", "'*'", "''", "'.'",
    "'a\\{99999\\}'", "'[a-'", "'(?P<n>x)'", "'^" + "(a?)" * 30 + "a" * 30 + "$'", "'x{65536}'",
    "'(((((((((x)))))))))\\9'",
)  # fmt: skip
_COMMANDS: Final = (
    "echo {w} {w}", "printf {w} {w} {w}", "cat {p}", "ls -la {p}", "ls -R {p}", "cp -r {p} {p}",
    "mv {p} {p}", "rm -rf /data/local/tmp/{n}", "ln -s {p} /data/local/tmp/l{n}",
    "mkdir -p {p}/d{n}", "touch {p}", "head -c {n} {p}", "tail -n {n} {p}", "tail -f {p}",
    "sort {p}", "sort -k {n} -n {p}", "uniq -c {p}", "cut -c {n}- {p}", "cut -d x -f {w} {p}",
    "tr {w} {w}", "wc {p}", "grep -E {r} {p}", "grep {r} {p}", "grep -r {w} {p}",
    "grep -F -f {p} {p}", "sed -E s/{w}/y/g {p}", "sed -n {w} {p}", "sed -E 's/'{r}'/x/g' {p}",
    "sed ':a;s/x/xx/;ta' {p}", "sed 'w {p}' {p}", "sed '1r {p}' {p}", "find {p} -name {w}",
    "find {p} -exec echo {} ';'", "find {p} -exec {c} ';'", "find {p} -type f -size +{n}",
    "find {p} -regex {r}", "find {p} -newer {p} -delete", "xargs -n {n} {c}", "xargs {c} < {p}",
    "dd if={p} of={p} bs={n} count={n}",
    "dd if=/dev/zero of=/data/local/tmp/a bs=1M count=1 seek={n}",
    "tar -cf /data/local/tmp/t.tar {p}", "tar -xf {p} -C {p}", "tar -tzf {p}", "tar -czf - {p}",
    "gzip -c {p}", "gunzip -c {p}", "zcat {p}", "base64 {p}", "base64 -d {p}", "xxd {p}",
    "xxd -r {p}", "md5sum {p}", "sha256sum {p} {p}", "cmp {p} {p}", "du -s {p}", "df {p}",
    "stat {p}", "stat -c {w} {p}", "readlink -f {p}", "realpath {p}", "chmod {n} {p}",
    "chown {n}:{n} {p}", "seq {n} {n}", "seq {w} {w} {w}", "yes {w}", "sleep {w}",
    "timeout {n} {c}", "time {c}", "nohup {c}", "env {c}", "env", "printenv", "set", "export",
    "alias", f"printenv {VARIABLE}", "expr {w} + {w}", "test {w} -eq {w}", "[ {w} = {w} ]",
    "[[ {w} =~ {r} ]]", "[[ {w} == {w} ]]", "let {w}", "read a < {p}", "eval {w}", "eval '{c}'",
    ". {p}", "source {p}", "exec {c}", "sh -c '{c}'", "sh {p}", "su 0 {c}",
    "run-as com.android.settings {c}", "kill -9 {n}", "kill -9 1", "kill -9 $$", "kill -STOP -1",
    "killall -9 zygote", "pkill -f .", "ps -A", "ps -ef {w}", "pidof {w}", "date {w}", "date @{n}",
    "date -d {w}", "date +{w}", "logcat -d", "logcat -g", "logcat -t {n}", "log -t {w} {w}",
    "dumpsys {w}", "dumpsys -l", "dumpsys package {w}", "getprop {w}", "setprop debug.{w} {w}",
    "settings put system {w} {w}", "settings list system", "settings get global {w}",
    "pm list packages {w}", "pm path {w}", "pm dump {w}", "cmd {w} {w}", "service list",
    "service call {w} {n}", "wm size", "id", "uname -a", "uptime", "free", "ifconfig", "nproc",
    "which {w}", "content query --uri {w}", "sqlite3 {p} {w}", "tee {p}", "rev {p}",
    "basename {w} {w}", "dirname {w}", "toybox {w}", "cut -b {n}-{n} {p}", "split {p}",
    "nc 127.0.0.1 " + PORT_MARK, f"curl http://127.0.0.1:{PORT_MARK}/", "ping -c 1 127.0.0.1",
    f"echo x > /dev/tcp/127.0.0.1/{PORT_MARK}", "trap {w} INT EXIT", "ulimit -a", "ulimit -v {n}",
    "umask {n}", "cd {p}", "pwd", "shift {n}", "return {n}", "exit {n}", "wait", "jobs", "fg",
    "type {w}", "unset a", "local a={w}", "readonly a={w}", "typeset -i a={w}", "getopts {w} a",
    "ime list", "appops get {w}", "svc wifi enable",
)  # fmt: skip
_NUMBERS: Final = (
    "0",
    "1",
    "2",
    "7",
    "-1",
    "100",
    "4096",
    "1000000",
    "2147483648",
    "99999999999999999999",
    "08",
    "1k",
    "2G",
    "x",
)
_BOMBS: Final = (
    'a={w}x; while :; do a="$a$a"; done', "f(){ f & f; }; f", "f(){ f; }; f", "f(){ f | f; }; f",
    "echo {braces}", "while :; do :; done", "while :; do {c}; done",
    "i=0; while [ $i -lt {n} ]; do i=$((i+1)); a=$a$i; done",
    "case {as} in {stars}b) echo y;; esac", "printf '%s\\n' $(seq 1 {n})",
    "for i in $(yes); do :; done", "echo {as}b | grep -E {r}", "echo {as}b | sed -E 's/'{r}'/x/'",
    "yes | head -c {n} | sort", "cat /dev/zero > /data/local/tmp/z", "yes > /data/local/tmp/y",
    "find / -exec find / ';'", "mkdir -p /data/local/tmp/{deep}", "echo /*/*/*/*/*",
    "a={as}; echo ${a//a/$a$a$a}", "exec {c}; {c}", "sh -c 'sh -c \"sh -c {w}\"'", "echo {subst}",
    "echo $(({parens}))", "cat <<E | cat | cat | wc -l\n{as}\nE", "(((((({c}))))))",
    "trap 'f' EXIT; f(){ f & }; f", "while read l; do echo $l$l; done < {p}",
    "seq 1 {n} | xargs -n 1 {c}", "set -- {braces}; echo $#", "while :; do {c} & done",
    "a=a; b='$a$a'; eval eval eval echo $b", "exec 3<{p}; cat <&3", "{c} 2>&1 >{p} <{p}",
    "cat {p} > {p}",
)  # fmt: skip


class Scripts:
    """Writes scripts, simple commands nested in each other."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def script(self, depth: int = 3) -> str:
        """Some commands."""
        kinds: Sequence[tuple[int, Callable[[int], str]]] = (
            (8, lambda _: self.command()),
            (3, self._joined),
            (2, self._compound),
            (2, self._redirected),
            (1, lambda _: self._filled(self._random.choice(_BOMBS))),
        )
        if depth <= 0:
            return self.command()
        weights = [weight for weight, _ in kinds]
        return self._random.choices([kind for _, kind in kinds], weights)[0](depth)

    def command(self) -> str:
        """A simple command."""
        return self._filled(self._random.choice(_COMMANDS))

    def _joined(self, depth: int) -> str:
        glue = self._random.choice((" | ", " && ", " || ", "; ", " & ", "\n", " |& "))
        return glue.join(self.script(depth - 1) for _ in range(self._random.randint(2, 4)))

    def _compound(self, depth: int) -> str:
        inner, other = self.script(depth - 1), self.script(depth - 1)
        form = self._random.choice((
            "if A; then B; else B; fi", "for i in {w} {w} {w}; do A; done",
            "while A; do B; break; done", "until A; do B; break; done",
            "case {w} in {w}|x*) A;; *) B;; esac", "{ A; B; }", "( A; B )", "f(){ A; }; f {w}; f",
            "echo \"$(A)\"", "a=$(A); echo \"$a\"", "`A`", "! A", "A <<E\n{w}\n$(B)\nE\n",
            "for i in $(A); do B; done", "select i in {w}; do A; break; done < /dev/null", "time A",
            "A <<<{w}", "eval \"A\"", "trap \"A\" EXIT; B",
        ))  # fmt: skip
        marks = self._filled(form.replace("A", "\1").replace("B", "\2"))
        return marks.replace("\1", inner).replace("\2", other)

    def _redirected(self, depth: int) -> str:
        target = self._random.choice(_PATHS)
        form = self._random.choice(
            (">", ">>", "<", "2>", "2>&1 >", "<>", ">|", "&>", "3>", ">&", "<&", "0>")
        )
        return f"{self.script(depth - 1)} {form}{target}"

    def _filled(self, form: str) -> str:
        random = self._random
        number = random.randint(1, 24)
        makers: dict[str, Callable[[], str]] = {
            "{w}": lambda: random.choice(_WORDS),
            "{p}": lambda: random.choice(_PATHS),
            "{n}": lambda: random.choice(_NUMBERS),
            "{r}": lambda: random.choice(_PATTERNS),
            "{c}": lambda: random.choice(
                ("echo", "cat", "true", "ls", "find /sdcard", "sh", "wc", "sleep 1")
            ),
            "{as}": lambda: "a" * random.choice((3, 30, 300, 3000)),
            "{stars}": lambda: "*a" * number,
            "{braces}": lambda: "{a,b}" * number,
            "{deep}": lambda: "d/" * random.choice((3, 300, 2000)),
            "{subst}": lambda: "$(echo " * number * 10 + "x" + ")" * number * 10,
            "{parens}": lambda: "(" * number * 30 + "1" + ")" * number * 30,
        }
        for mark, make in makers.items():
            while mark in form:
                form = form.replace(mark, make(), 1)
        return form


def through_shell(random: Random) -> Input:
    """A script as an argument, or as the input of a shell."""
    script = Scripts(random).script()
    if random.random() < 0.1:
        step = Step(kind="shell", text="sh", data=script.encode("utf-8", "surrogateescape"))
    else:
        step = Step(kind="shell", text=script)
    return Input(entry="shell", steps=[step])
