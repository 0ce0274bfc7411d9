"""The report for people: index.html and one page per episode, readable from disk."""

from pytest_androidbench.report.html.side_by_side import Side, side_by_side, within_run
from pytest_androidbench.report.html.write import put, put_assets, write_report
from pytest_androidbench.report.pages import episode_page, page_of

__all__ = [
    "Side",
    "episode_page",
    "page_of",
    "put",
    "put_assets",
    "side_by_side",
    "within_run",
    "write_report",
]
