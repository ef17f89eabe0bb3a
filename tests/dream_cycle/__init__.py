"""Dream Cycle, held to its ledger clause by clause."""
