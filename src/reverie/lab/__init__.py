"""The laboratory: thousands of games of a plan, side by side with the same luck, and what they show.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from reverie.lab import LabPlan, StopRule, StudyGames, Variant, run_plan
>>> rich = Variant(overrides={"gems": {"start": 20}})
>>> plan = LabPlan(game="psycle", bots=["random"], variants={"rich": rich}, primary="moves", stop=StopRule(pairs=20))
>>> with TemporaryDirectory() as folder:
...     study = run_plan(plan, Path(folder))
...     games = StudyGames(Path(folder))
>>> study.pairs, study.complete, games.games.height
(20, True, 40)
>>> [one.column for one in games.compare("rich")][:2]
['moves', 'win_share_0']

A ``LabPlan`` says beforehand what is played, which figure decides and when to stop (``plan``). Its arms meet the same
luck (``arms``). What is noted of a game is the same for all games (``watching``, ``things``, ``measures``) and goes
into tables (``tables``) while the plan runs (``running``). ``summaries`` and ``uses`` make figures with intervals of
them, ``reporting`` a report. ``docs/laboratory.md`` defines everything.
"""

from reverie.lab.comparing import compare_studies
from reverie.lab.plan import LabPlan, StopRule, Variant, plan_of, read_plan
from reverie.lab.replaying import study_record
from reverie.lab.running import run_plan
from reverie.lab.summaries import StudyGames

__all__ = [
    "LabPlan",
    "StopRule",
    "StudyGames",
    "Variant",
    "compare_studies",
    "plan_of",
    "read_plan",
    "run_plan",
    "study_record",
]
