"""All documents of a run, made anew from its records."""

from __future__ import annotations

from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.listed import FOUND_PINS, pin_lines
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.exports import episodes_csv, episodes_jsonl, summary_json
from pytest_androidbench.report.figures import figures
from pytest_androidbench.report.html import write_report
from pytest_androidbench.report.markdown import markdown


def publish(run: RunDirectory) -> RunContents:
    """Write summary.json, episodes.jsonl, episodes.csv, summary.md, the HTML pages, found pins.

    Only the records are read: after a crash or a merge the same call brings everything up to
    date. Gives what it read, for whoever wants to say more about it.
    """
    contents = run.contents()
    numbers = figures(contents)
    run.write("summary.json", summary_json(contents, numbers))
    run.write("episodes.jsonl", episodes_jsonl(contents))
    run.write("episodes.csv", episodes_csv(contents))
    run.write("summary.md", markdown(contents, numbers).encode("utf-8", "replace"))
    if numbers.studies:
        pins = (found.pin for found in numbers.studies if found.pin is not None)
        run.write(FOUND_PINS, pin_lines(pins))
    write_report(contents, numbers)
    return contents
