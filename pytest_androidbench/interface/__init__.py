"""What agent, harness and device share: actions, observations, goals, profiles, limits."""
