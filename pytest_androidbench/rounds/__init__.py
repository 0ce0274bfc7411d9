"""Trajectories in AndroidGen's form: round by round what was shown, planned, said and done."""
