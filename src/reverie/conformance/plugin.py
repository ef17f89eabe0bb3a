"""The pytest plugin that gives the suite its ``--game`` option."""
