"""OsmAnd."""
