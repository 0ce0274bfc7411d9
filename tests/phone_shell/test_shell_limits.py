"""What a script may use of memory, processes and depth, and what it is told beyond that."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.phone.shell import Result, run_text
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.work import limits

HANG = 60
NO_MEMORY = "internal error: can't allocate "
NO_PROCESS = "/system/bin/sh: can't fork - try again\n"


def run(phone: Phone, script: str) -> Result:
    """Run a script that must end, and give back all that it held."""
    result = asyncio.run(asyncio.wait_for(run_text(phone, script), HANG))
    assert (phone.requests.held, phone.requests.processes) == (0, 0)
    return result


@pytest.mark.proof
@pytest.mark.parametrize(
    "script",
    [
        "x=aaaaaaaa; while :; do x=$x$x; done",
        'x=aaaaaaaa; while :; do x="$x-$x"; done',
        "x=aaaaaaaa; while :; do export x=$x$x; done",
        "x=aaaaaaaa; while :; do y=${x:-$x}${x:+$x}; x=$y; done",
        'x=aaaaaaaa; for i in $(seq 30); do x=$(echo "$x$x") y=$x$x$x; done',
        'x=aaaaaaaa; while :; do read x <<< "$x$x"; done',
        'x=aaaaaaaa; while :; do set -- "$x" "$x"; x="$*"; done',
        'x="a "; while :; do x="$x$x"; set -- $x; done',
        'x=aaaaaaaa; while :; do cat > /dev/null <<END\n$x$x$x$x\nEND\nx="$x$x"; done',
        "x='echo a;'; while :; do x=$x$x; eval \"f() { $x }\"; done",
        "for i in $(seq 150000); do export x$i=; done",
        "set -- $(seq 250000); f() { set -- $* $*; }; f",
        "echo " + "{1,2}" * 22,
        "cd /; echo */../*/../*/../*/../*/../*",
        "a=b+b; b=c+c; c=d+d; d=e+e; e=f+f; f=g+g; g=h+h; h=i+i; i=j+j; j=k+k; k=l+l; l=m+m"
        "; m=n+n; echo $((a))",
    ],
)
def test_memory_ends(phone: Phone, script: str) -> None:
    result = run(phone, script)
    assert NO_MEMORY in result.stderr.splitlines()[-1]
    assert result.stderr.endswith(" data bytes\n")
    assert "not enough memory" in phone.log.entries()[-1].message


def test_a_shell_without_memory_ends_and_the_one_around_it_goes_on(phone: Phone) -> None:
    result = run(phone, "(x=aaaa; while :; do x=$x$x; done; echo never); echo after")
    assert result.stdout == "after\n"


@pytest.mark.slow
def test_values_that_are_replaced_are_given_back(phone: Phone) -> None:
    script = (
        "x=aaaaaaaaaaaaaaaa; x=$x$x$x$x$x$x$x$x; x=$x$x$x$x$x$x$x$x; x=$x$x$x$x$x$x$x$x"
        "; x=$x$x$x$x$x$x$x$x; i=0; while [ $i -lt 500 ]; do"
        ' i=$((i+1)); y=$x$i; (z=$y$x); f() { echo "$y"; }; f $x > /dev/null; set -- $x $y'
        "; v=$x$x true; unset y; done; echo ${#x}"
    )
    assert run(phone, script) == Result("65536\n", "", 0)


def test_what_a_subshell_shares_is_not_counted_twice(phone: Phone) -> None:
    doubled = "; ".join(["x=$x$x"] * 19)
    script = f"x=aaaaaaaaaaaaaaaa; {doubled}; (( : ) | : | (: ; (echo ${{#x}})))"
    assert run(phone, script) == Result("8388608\n", "", 0)


@pytest.mark.parametrize(
    "script",
    [
        "f() { f | f; }; f",
        "f() { x=$(f | f); }; f",
        "f() { (read x < /dev/null; f) | f; }; f",
        "for i in $(seq 100); do logcat > /dev/null & done; echo never",
        "logcat" + " | logcat" * 70,
    ],
)
def test_processes_end(phone: Phone, script: str) -> None:
    async def work() -> Result:
        result = await run_text(phone, script)
        assert phone.requests.processes <= limits.REQUEST_PROCESSES
        return result

    result = asyncio.run(asyncio.wait_for(work(), HANG))
    assert NO_PROCESS in result.stderr
    assert "never" not in result.stdout
    messages = [entry.message for entry in phone.log.entries()]
    told = messages.count("cgroup: fork rejected by pids controller in /uid_2000")
    assert 1 <= told <= limits.TOLD_LINES
    assert (phone.requests.held, phone.requests.processes) == (0, 0)


def test_a_process_waits_for_others_to_end_before_it_gives_up(phone: Phone) -> None:
    script = "cd /data/local/tmp; for i in $(seq 300); do echo $i >> n & done; wait; wc -l < n"
    assert run(phone, script).stdout.strip() == "300"


@pytest.mark.parametrize(
    "script",
    [
        "f() { f; }; f",
        "f() { eval f; }; f",
        "f() { (f); }; f",
        "f() { x=$(f); }; f",
        "f() { { if true; then while true; do case x in x) f;; esac; done; fi; }; }; f",
        "f() { : ${x:-$(f)}; }; f",
        "echo '. /sdcard/s' > /sdcard/s; . /sdcard/s",
        'x=\'eval "$x"\'; eval "$x"',
        "trap 'f() { f; }; f' EXIT",
        "echo " + "{a," * 2000 + "}" * 2000,
        "echo " + "{a,b}" * 2000,
    ],
)
def test_depth_ends(phone: Phone, script: str) -> None:
    assert "Segmentation fault \n" in run(phone, script).stderr
    assert run(phone, "echo alive").stdout == "alive\n"


@pytest.mark.proof
@pytest.mark.parametrize("depth", [30, 5000, 40_000])
@pytest.mark.parametrize(
    ("opener", "closer"),
    [
        ("(", ")"),
        ("{ ", ";}"),
        ("$(", ")"),
        ("$((", "))"),
        ("((", "))"),
        ('"$(', ')"'),
        ("${x:-", "}"),
        ("if ", ""),
        ("f() ", ""),
        ("[[ ( ", ") ]]"),
        ("`", "`"),
        ("! ", ""),
    ],
)
def test_deeply_nested_scripts_end(phone: Phone, opener: str, closer: str, depth: int) -> None:
    prefix = "echo " if opener[0] in '$`"' else ""
    result = run(phone, prefix + opener * depth + closer * depth)
    assert 0 <= result.code < 256


@pytest.mark.parametrize(
    "expression",
    [
        "(" * 3000 + "1" + ")" * 3000,
        "-" * 3000 + "1",
        "a=" * 2000 + "1",
        "1?" * 2000,
        "1+" * 100_000,
    ],
)
def test_deeply_nested_expressions_end(phone: Phone, expression: str) -> None:
    assert run(phone, f"x='{expression}'; echo $((x)); echo never").stdout == ""


def test_a_parameter_that_leads_to_itself_is_told(phone: Phone) -> None:
    result = run(phone, "x=y; y=x; echo $((x))")
    said = "/system/bin/sh: x: expression recurses on parameter 'x'\n"
    assert (result.stderr, result.code) == (said, 1)


@pytest.mark.slow
@pytest.mark.parametrize("words", ["$(seq 300000)", '"$(seq 30000)"', "{a,b}" * 17])
def test_programs_start_with_as_many_arguments_as_linux_lets_them(phone: Phone, words: str) -> None:
    result = run(
        phone, f"printf '%s\\n' {words} > /dev/null; echo $?; echo {words} > /dev/null; echo $?"
    )
    assert result.stdout == "126\n0\n"
    assert result.stderr == "/system/bin/sh: /system/bin/printf: Argument list too long\n"


def test_what_linux_still_starts_is_started(phone: Phone) -> None:
    assert run(phone, "printf '%s\\n' $(seq 100000) | tail -n 1").stdout == "100000\n"


@pytest.mark.parametrize(
    "script",
    ["echo ²>/sdcard/x", "${" + "9" * 6000 + "}", "echo >&" + "9" * 6000, "shift " + "9" * 6000,
     "echo a " + "7" * 6000 + ">/sdcard/x", "break ²", "kill " + "9" * 6000, "wait " + "9" * 6000],
)  # fmt: skip
def test_absurd_numbers_are_survived(phone: Phone, script: str) -> None:
    assert 0 <= run(phone, script).code < 256
