"""Psycle against its ledger, one module for each of its sections."""
