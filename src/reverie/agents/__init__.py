"""The games as environments and as data for learning machines."""
