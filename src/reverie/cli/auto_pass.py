"""``autopass`` at a live table: what one decides beforehand about secret answers, in lines."""

from collections.abc import Sequence

from reverie.kernel import Game
from reverie.table.entries import StandingPass
from reverie.table.standing_answers import stretches_of
from reverie.text import Words

ANY = "any"
OFF = "off"


def is_auto_pass(heard: str, words: Words) -> bool:
    """Whether that is what somebody typed."""
    typed = heard.split()[:1]
    return bool(typed) and typed[0].casefold() in ("autopass", *words.say("command-autopass").casefold().split())


def decided(heard: str, game: Game, passes: Sequence[StandingPass]) -> list[StandingPass] | None:
    """What stands from now on, by ``autopass KIND UNTIL`` or ``autopass off``; nothing where it was only looked at."""
    match heard.split()[1:]:
        case [word] if word == OFF:
            return []
        case [kind, until] if kind in (ANY, *game.window_kinds) and until in stretches_of(game):
            wanted = StandingPass("" if kind == ANY else kind, until)
            return [*(one for one in passes if one != wanted), wanted]
    return None


def auto_pass_lines(game: Game, passes: Sequence[StandingPass], words: Words) -> list[str]:
    """What stands, and what may be typed."""
    standing = [pass_sentence(one, words) for one in passes] or [words.say("standing-none")]
    kinds = [f"{kind} ({_about(kind, words)})" for kind in (ANY, *game.window_kinds)]
    untils = [f"{until} ({words.say(f'pass-until-{until}')})" for until in stretches_of(game)]
    usage = words.say("auto-pass-usage", {"kinds": ", ".join(kinds), "untils": ", ".join(untils)})
    return [*standing, usage]


def pass_sentence(one: StandingPass, words: Words) -> str:
    """One standing answer, as the page says it too."""
    facts = {"kind": _about(one.kind, words), "until": words.say(f"pass-until-{one.until}")}
    return words.say("standing-pass", facts)


def _about(kind: str, words: Words) -> str:
    return words.say("pass-any" if kind in ("", ANY) else f"name-{kind}")
