"""Making games: writing a new one, and playing it while it is being changed."""
