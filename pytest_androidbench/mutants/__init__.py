"""Small changes of the tasks' own code, to see whether their checks notice."""
