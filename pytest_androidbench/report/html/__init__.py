"""The report for people: index.html and one page per episode, readable from disk."""

from pytest_androidbench.report.html.pages import episode_page
from pytest_androidbench.report.html.write import write_report

__all__ = ["episode_page", "write_report"]
