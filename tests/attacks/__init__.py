"""Attacks: what a hostile guest would try, on this machine alone and within bounds, and what becomes of it.

Each module is one way to do harm. ``make attack`` runs them all and prints what each measured.
"""
