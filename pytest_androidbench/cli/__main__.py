"""`python -m pytest_androidbench.cli`: the program without its script."""

from pytest_androidbench.cli import main

main(prog_name="androidbench")
