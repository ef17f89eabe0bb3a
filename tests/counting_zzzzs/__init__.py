"""Counting Zzzzs, held to its ledger: ``docs/rules/counting-zzzzs.md``."""
