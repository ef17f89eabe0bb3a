"""Figures, all of them as ratios within one run: ``python -m benchmarks``. What they mean: ``docs/benchmarks.md``."""
