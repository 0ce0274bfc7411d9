"""SeeAct: an agent that first describes what to do, and then chooses among the elements."""
