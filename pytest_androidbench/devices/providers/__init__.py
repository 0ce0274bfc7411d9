"""How devices come to life: simulated, emulated, attached."""
