"""The command `androidbench cluster status`: what runs on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

import click

from pytest_androidbench.cluster.addresses import MODULES, NO_RAY, is_address
from pytest_androidbench.report.wording import count
from pytest_androidbench.texts import clean

if TYPE_CHECKING:
    from pytest_androidbench.cluster.slot import SlotStatus


@click.group("cluster")
def cluster_command() -> None:
    """Look at runs on a Ray cluster (pytest --ab-cluster=ADDRESS)."""


@cluster_command.command("status", short_help="Say what each slot of a cluster does.")
@click.argument("address")
def status_command(address: str) -> None:
    """Print the slots of all runs on the cluster at ADDRESS: auto, or ray://HOST:PORT.

    For each the cell that it runs, the cells that are over, and the workers that were lost.
    """
    if not is_address(address, local=False):
        raise click.BadParameter(f"{address}: give auto or ray://HOST:PORT", param_hint="ADDRESS")
    if any(find_spec(module) is None for module in MODULES):
        raise click.ClickException(NO_RAY)
    from pytest_androidbench.cluster.ray_connection import connected  # noqa: PLC0415 - slow
    from pytest_androidbench.cluster.ray_status import slots_there  # noqa: PLC0415 - slow

    with connected(address):
        for line in status_lines(slots_there()):
            click.echo(clean(line))


def status_lines(slots: Sequence[tuple[str, SlotStatus | None]]) -> Iterator[str]:
    """What is told of slots, by their names; None = a slot did not answer."""
    if not slots:
        yield "no run has slots there"
        return
    there = [status for _, status in slots if status is not None]
    busy, done = sum(bool(one.running) for one in there), sum(one.done for one in there)
    lost = sum(one.lost for one in there)
    yield (
        f"{count(len(slots), 'slot')}, {busy} of them busy; {count(done, 'cell')} over, "
        f"{count(lost, 'worker')} lost"
    )
    for name, status in slots:
        yield f"  {name}: {_doing(status)}"


def _doing(status: SlotStatus | None) -> str:
    if status is None:
        return "does not answer"
    doing = f"runs {status.running}" if status.running else "waits"
    return f"{doing}; {status.done} over, {count(status.lost, 'worker')} lost"
