"""The games as environments that learning agents know."""
