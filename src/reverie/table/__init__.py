"""Tables: where people and bots sit down to a game."""
