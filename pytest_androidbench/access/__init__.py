"""Who may speak to a port of this machine: whose a connection is, asked of the system."""
