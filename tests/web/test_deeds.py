"""What others do is told, on a desktop and on a phone: leaving and coming back, pausing, playing again, waiting."""

import re

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, Person, fits, sets_table, until
from tests.web.test_equal import violations

NEWS = "[role=status].notices"


def _comes_too(friend: Person, link: str, name: str) -> None:
    friend.opens(link)
    friend.page.locator(".chairs button.main").click()
    friend.says_name(name)


def _two(new_person: NewPerson, *, names: tuple[str, str] = ("Ada", "Ben"), **wanted: object) -> tuple[Person, Person]:
    """Ada at a desk, Ben with a phone."""
    ada, ben = new_person(), new_person(**PHONE)
    _comes_too(ben, sets_table(ada, names[0], **wanted), names[1])
    for somebody in (ada, ben):
        somebody.page.locator("[data-fact]").first.wait_for()
    return ada, ben


def _log(somebody: Person) -> None:
    """The log is open, on a phone too."""
    if somebody.page.locator(".side:not(.open) #tab-log").is_visible():
        somebody.page.locator("#tab-log").click()


def test_leaving_takes_a_second_thought_and_is_told_and_undone(new_person: NewPerson) -> None:
    ada, ben = _two(new_person, stand_in="greedy")
    ada.chooses("play 1")
    ben.chooses("play 2")
    expect(ada.page.locator(".box")).to_contain_text("Ben played 2.")
    more = ben.page.get_by_role("button", name="More", exact=True)
    leave = ben.page.get_by_role("button", name="Leave", exact=True)
    expect(leave).to_have_count(0)
    more.tap()
    assert violations(ben.page) == []
    place = leave.bounding_box()
    leave.tap()
    dialog = ben.page.get_by_role("dialog")
    expect(dialog).to_contain_text("A bot plays on in your place.")
    expect(ben.page.get_by_role("button", name="Stay")).to_be_focused()
    go = dialog.get_by_role("button", name="Leave the game")
    there = go.bounding_box()
    assert place is not None
    assert there is not None
    assert there["y"] > place["y"] + place["height"] or there["y"] + there["height"] < place["y"], "not on one spot"
    assert violations(ben.page) == []
    ben.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(more).to_be_focused()
    more.tap()
    leave.tap()
    go.tap()
    expect(ada.page.locator(NEWS)).to_contain_text("Ben left the game. Sol plays on.")
    expect(ada.page.locator(".box")).to_contain_text("Ben left the game. Sol plays on.")
    expect(ada.page.locator(".box")).to_contain_text("Ben played 2.")
    expect(ada.page.locator("div.who")).to_contain_text("Sol")
    assert violations(ada.page) == []
    expect(ada.page.locator("div.who")).not_to_contain_text("Ben")
    expect(ben.page.locator(NEWS)).to_contain_text("Sol plays in your place.")
    expect(ben.page.get_by_text("You are watching")).to_be_visible()
    assert ben.moves == []
    ada.chooses("play 3")
    expect(ada.page.locator(".box")).to_contain_text("You played 3.")
    ben.page.reload()
    ben.page.get_by_role("button", name="Take your seat back").tap()
    expect(ada.page.locator(NEWS)).to_contain_text("Ben is back and takes over from Sol.")
    expect(ben.page.get_by_text("You are watching")).to_have_count(0)
    expect(ada.page.locator("div.who")).to_contain_text("Ben")
    assert fits(ben.page)


def test_a_wish_to_pause_is_answered_with_yes_or_no(new_person: NewPerson) -> None:
    """A pause needs everybody, and so does going on."""
    ada, ben = _two(new_person, clock={"clock": "bank", "seconds": 300, "increment": 0})
    ada.page.get_by_role("button", name="Pause", exact=True).click()
    waiting = ada.page.get_by_role("button", name="Waiting for Ben")
    expect(waiting).to_contain_text("Withdraw")
    ask = ben.page.locator(".notices .ask")
    expect(ask).to_contain_text("Ada asks for a pause.")
    expect(ask).to_be_in_viewport()
    expect(ben.page.locator(".status")).not_to_contain_text("paused")
    assert fits(ben.page)
    waiting.click()
    expect(ask).to_have_count(0)
    ada.page.get_by_role("button", name="Pause", exact=True).click()
    ask.get_by_role("button", name="No, play on").tap()
    expect(ada.page.locator(NEWS)).to_contain_text("Ben would rather play on.")
    expect(ada.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="Pause", exact=True).click()
    ask.get_by_role("button", name="Yes, pause").tap()
    for somebody in (ada, ben):
        expect(somebody.page.locator(".status")).to_contain_text("paused")
        expect(somebody.page.locator("[data-move]")).to_have_count(0)
        expect(somebody.page.get_by_role("timer").first).not_to_have_class(re.compile(r"\brunning\b"))
    expect(ada.page.locator(".box")).to_contain_text("The game is paused.")
    ben.page.get_by_role("button", name="Go on", exact=True).tap()
    expect(ben.page.get_by_role("button", name="Waiting for Ada")).to_be_visible()
    ada.page.get_by_role("button", name="Yes, go on").click()
    expect(ben.page.locator(NEWS)).to_contain_text("The game goes on.")
    expect(ada.page.locator("[data-move]").first).to_be_visible()
    ada.page.get_by_role("button", name="Pause", exact=True).click()
    expect(ask).to_contain_text("Ada asks for a pause.")
    ben.page.get_by_role("button", name="More", exact=True).tap()
    ben.page.get_by_role("button", name="Pause", exact=True).tap()  # whoever wants one too agrees
    expect(ada.page.locator(".status")).to_contain_text("paused")


def test_what_people_do_is_told_by_name_and_not_by_the_board(new_person: NewPerson) -> None:
    ada, ben = _two(new_person, game="counting-zzzzs", stand_in="random")
    ben.page.get_by_role("button", name="More", exact=True).tap()
    ben.page.get_by_role("button", name="Pause", exact=True).tap()
    expect(ben.page.get_by_role("button", name="Waiting for Ada")).to_be_visible()
    expect(ada.page.locator(".box")).to_contain_text("Ben asks for a pause.")
    expect(ada.page.locator(".board")).not_to_contain_text("pause")


def test_another_game_is_offered_where_people_look(new_person: NewPerson) -> None:
    ada, ben = _two(new_person, options={"psycle_cap": 1})
    while ada.is_asked() and ben.is_asked():
        ada.makes("play 0")
        ben.makes("play 0")
    ada.page.get_by_role("button", name="Play again", exact=True).click()
    expect(ada.page.get_by_role("button", name="Waiting for Ben")).to_be_visible()
    ask = ben.page.locator(".notices .ask")
    expect(ask).to_contain_text("Ada wants to play again.")
    expect(ask).to_be_in_viewport()
    expect(ben.page.locator(".ending .offer")).to_contain_text("Ada wants to play again.")
    ask.get_by_role("button", name="No, thanks").tap()
    expect(ada.page.locator(NEWS)).to_contain_text("Ben does not want another game now.")
    ada.page.get_by_role("button", name="Play again", exact=True).click()
    ask.get_by_role("button", name="Play again").tap()
    for somebody in (ada, ben):
        somebody.page.locator("#ending-title").wait_for(state="detached")
        assert somebody.is_asked()


def test_who_keeps_the_game_waiting_is_nudged(new_person: NewPerson) -> None:
    """The clock of the pages is wound forward; the server's is not, so it is asked before it agrees."""
    ada, ben = new_person(), new_person(**PHONE)
    ada.page.clock.install()
    _comes_too(ben, sets_table(ada, "Ada"), "Ben")
    assert ada.is_asked()
    ada.chooses("play 1")
    expect(ada.page.locator(".status")).to_contain_text("Waiting for Ben")
    nudge = ada.page.get_by_role("button", name="Nudge")
    expect(nudge).to_have_count(0)
    ada.page.clock.run_for(20_000)
    expect(ada.page.locator(".notices .wait")).to_contain_text("The game waits for Ben.")
    expect(nudge).to_be_visible()


def test_two_of_one_name_are_told_apart(new_person: NewPerson) -> None:
    ada, ben = _two(new_person, names=("Anna", "Anna"))
    ada.chooses("play 1")
    expect(ada.page.locator(".status")).to_contain_text("Waiting for Anna (2)")
    ben.chooses("play 2")
    expect(ada.page.locator(".box")).to_contain_text("Anna (2) played 2.")
    ben.page.locator("#tab-log").tap()
    expect(ben.page.locator("#panel-log")).to_contain_text("Anna played 1.")


def test_the_time_to_think_is_named_before_one_sits_down(new_person: NewPerson) -> None:
    ada, ben = new_person(), new_person("de", **PHONE)
    link = sets_table(ada, "Ada", clock={"clock": "bank", "seconds": 300, "increment": 5})
    expect(ada.page.locator(".gathering")).to_contain_text("5 minutes each, and 5 seconds more after every move")
    ben.opens(link)
    expect(ben.page.locator(".gathering")).to_contain_text("Bedenkzeit: 5 Minuten pro Person")
    home = new_person().opens().page
    row = home.locator(".open-tables li", has=home.locator(f"a[href='{link}']"))
    expect(row).to_contain_text("5 minutes each")


def test_when_time_ran_out_the_log_and_the_replay_say_so(new_person: NewPerson) -> None:
    ada, ben = _two(new_person, clock={"clock": "bank", "seconds": 5, "increment": 0}, options={"psycle_cap": 1})
    expect(ada.page.locator(NEWS)).to_contain_text("Time ran out. Played for you: Play 0.")  # it does not stay
    for somebody, told in ((ada, "Time ran out. Played for you: Play 0."), (ben, "Time ran out for Ada.")):
        _log(somebody)
        expect(somebody.page.locator(".box")).to_contain_text(told)
    ada.waits_for_the_end()
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.locator(".box")).to_contain_text("Time ran out for Ben. Played instead: Play 0.")


def test_undo_is_offered_only_where_it_works(new_person: NewPerson) -> None:
    """Arranging one's dreams tells nobody anything; the first move of a table has nothing before it."""
    ada = new_person()
    ada.plays_bots("Ada", game="lullaby")
    ada.page.locator("[data-move^=lift]").first.wait_for()
    undo = ada.page.get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    ada.chooses("lift 2")
    expect(undo).to_be_visible()
    undo.click()
    expect(undo).to_have_count(0)


def test_an_undo_is_told_to_the_others(new_person: NewPerson) -> None:
    ada, ben = _two(new_person, game="project-dreamscape")
    until(ada.page, lambda: [one for one in (ada, ben) if one.page.locator(".status[data-question]").count()])
    asked, other = (ada, ben) if ada.page.locator(".status[data-question]").count() else (ben, ada)
    undo = asked.page.get_by_role("button", name="Undo", exact=True)
    asked.makes("skip_z")
    undo.click()
    expect(other.page.locator(NEWS)).to_contain_text("took the last move back.")
