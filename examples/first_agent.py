"""An agent in 15 lines: it taps what the goal names, word by word, and stops when nothing fits."""

from __future__ import annotations

from pytest_androidbench import Action, Done, Goal, Observation, Open, Tap


class Agent:
    """Opens Settings, then taps the first thing on the screen that the goal speaks of."""

    def start(self, goal: Goal) -> None:
        self.words = goal.text.casefold()
        self.tapped: set[str] = set()

    def act(self, observation: Observation) -> Action:
        if observation.package != "com.android.settings":
            return Open("Settings")
        for node in observation.nodes:
            label = node.label.casefold()
            if label and label in self.words and label not in self.tapped:
                self.tapped.add(label)
                return Tap(node.index)
        return Done()
