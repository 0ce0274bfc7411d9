"""Whatever a script does, others have their turn meanwhile, and its outputs stay the same."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.phone import Phone

HANG = 60


@pytest.mark.parametrize(
    "script",
    [
        "i=0; while [ $i -lt 500 ]; do i=$((i+1)); done",
        "for i in $(seq 500); do :; done",
        "for i in $(seq 500); do (( x += i )); [[ $x == *1* ]]; done",
        "f() { :; }; for i in $(seq 300); do f $i; done",
        "for i in $(seq 100); do x=$(echo $i); done",
        "for i in $(seq 100); do (x=$i); done",
        "for i in $(seq 100); do echo $i | cat; done > /dev/null",
        "for i in $(seq 300); do eval 'x=1'; done",
        "for i in $(seq 200); do cat <<END\n$i $((i + 1))\nEND\ndone > /dev/null",
        "x=$(seq 5000); set -- $x",
        "for i in $(seq 300); do echo $i >> /data/local/tmp/n; done",
        "echo " + "{1,2}" * 9,
        "cd /; echo */../*/../*",
        'x=$(seq 50000); echo -e "$x\\n$x" > /dev/null',
        'x=$(seq 100000); set -- $x; echo "$*" > /dev/null',
        "seq 2000 | while read x; do :; done",
        "echo 'echo hi;" * 1 + "echo hi;" * 3000 + "' > /sdcard/s; sh /sdcard/s > /dev/null",
    ],
)
def test_a_listener_is_served_again_and_again(phone: Phone, script: str) -> None:
    async def work() -> int:
        job = asyncio.ensure_future(run_text(phone, script))
        rounds = 0
        while not job.done():
            await asyncio.sleep(0)
            rounds += 1
        assert job.result().stderr == ""
        return rounds

    assert asyncio.run(asyncio.wait_for(work(), HANG)) > 5


def test_jobs_side_by_side_do_the_same_each_time(phone: Phone) -> None:
    script = (
        "for j in 1 2 3; do for i in $(seq 200); do echo $j$i; done & done"
        "; for i in $(seq 100); do echo 4$i | cat; done; wait"
    )
    first, second = (asyncio.run(run_text(phone, script)).stdout for _ in range(2))
    assert first == second
    lines = first.splitlines()
    assert len(lines) == 700
    assert lines != sorted(lines, key=lambda line: line[0])
