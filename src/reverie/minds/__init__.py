"""Minds: what judges the moves of a seat from its view alone, and the levels that play by it.

``mind`` finds the mind of a table and draws a move of a certain strength from what it judged; ``searching_bot`` is the
bot of the six levels. Most games are searched: ``world_search`` tries moves in imagined worlds, and ``value_net``, a
small network that comes with Reverie (``nets``) or was trained here (``reverie train``), judges what comes of them. In
Psycle all choose at once, so ``psycle_mind`` looks for mixtures (``regret_matching``). ``levels_digest`` tells apart
who plays under the names of levels.

Psycle with two players is also solved exactly (``reverie solve psycle``). ``psycle_model`` says what a Psycle is to
someone who computes; ``psycle_solver`` computes the value of every position, ``psycle_certificate`` proves it by best
responses, ``psycle_table`` keeps it in a file, and ``exact_bot`` plays by it. Solving needs numpy and scipy (the extra
``solve``), playing needs neither; so nothing is imported here.
"""
