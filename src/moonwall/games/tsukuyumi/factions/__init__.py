"""The factions, one folder each: a subclass of ``part.Part``, its steps, its events."""
