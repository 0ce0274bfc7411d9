"""The methods clients call, a module for each kind."""
