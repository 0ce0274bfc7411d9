"""A run whose cells go out to a cluster: what its controller does in the place of running them."""
