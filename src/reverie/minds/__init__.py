"""Minds: opponents that have worked something out beforehand, and what they worked out.

Psycle with two players is solved exactly (``reverie solve psycle``). ``psycle_model`` says what a Psycle is to someone
who computes; ``psycle_solver`` computes the value of every position, ``psycle_certificate`` proves it by best
responses, ``psycle_table`` keeps it in a file, and ``exact_bot`` plays by it. Solving needs numpy and scipy (the extra
``solve``), playing needs neither; so nothing is imported here.
"""
