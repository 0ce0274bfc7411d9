"""An agent in a process of its own: the wire to it, the program that runs it, the end of both."""
