"""What agents that ask models are made of; each part can be used alone."""
