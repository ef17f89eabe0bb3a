"""Tables: sittings on one machine, and live tables as folds over their entries."""
