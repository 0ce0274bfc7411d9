"""Agents that show all of the protocol."""

from __future__ import annotations

from pytest_androidbench import Action, Answer, Done, Goal, Observation, Press, TriedStep
from pytest_androidbench.agents.agent import PhoneAccess, Turn
from pytest_androidbench.records.record import Usage


class Steps:
    """Looks at the picture, and answers how long it is."""

    usage = Usage(tokens=7, money=0.5)

    def start(self, goal: Goal) -> None:
        """Check what came over."""
        assert goal.text == "Switch the lamp on."

    def act(self, observation: Observation) -> Action:
        """Look."""
        return Answer(str(len(observation.screenshot)))

    def close(self) -> None:
        """Nothing is to be let go."""


class Reflects:
    """Writes about its failure what it was told of it, and of those before."""

    usage = Usage(tokens=3)

    def remember(self, reflections: tuple[str, ...]) -> None:
        """Keep them."""
        self.reflections = reflections

    def start(self, goal: Goal) -> None:
        """Nothing is to be done."""

    def act(self, observation: Observation) -> Action:
        """Give up."""
        return Done()

    def reflect(self, trajectory: tuple[TriedStep, ...], outcome: str) -> str:
        """Tell."""
        did = ", ".join(f"{step.action['action']} in {step.package}" for step in trajectory)
        return f"{outcome} by {did} after {'; '.join(self.reflections)}"


class Drives:
    """Tells of one action."""

    def run(self, goal: Goal, phone: PhoneAccess) -> Done:
        """Do it."""
        assert phone.serial == "emulator-5554"
        phone.tell(Press("home"))
        return Done()


class Plays:
    """Goes home twice."""

    def take_turn(self, goal: Goal, turn: Turn) -> None:
        """Do it."""
        turn.step(Press("home"))
        turn.step(Press("home"))


class Raises:
    """Cannot even be told the goal."""

    def start(self, goal: Goal) -> None:
        """Fail."""
        try:
            raise ValueError("inner")
        except ValueError as error:
            raise KeyError("outer \x1b") from error

    def act(self, observation: Observation) -> Action:
        """Never comes to it."""
        return Done()
