"""A small championship from the first entry to the medals: an organiser, eight phones, the screen in the hall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from stik.messages import catalogue
from tests.e2e.championship import DeskPage, Phone, shows
from tests.e2e.conftest import PHONE, QUICK, OpenPage
from tests.e2e.hands import click, until

say = catalogue("en")

TEAMS = ("Nuuk", "Sisimiut", "Qaqortoq", "Ilulissat", "Aasiaat", "Tasiilaq", "Maniitsoq", "Narsaq")


class Championship:
    """The people of the event and what they know of each other."""

    def __init__(self, open_page: OpenPage) -> None:
        self.desk = _new_tournament(open_page("/c/new", settings=QUICK))
        self.desk.step("open")
        self.hall = open_page(f"/c/{self.desk.code}", size=(1280, 720), settings=QUICK)
        self._open_page = open_page
        self.phones: dict[str, Phone] = {}

    @property
    def document(self) -> dict[str, Any]:
        return self.desk.document()

    def enter_teams(self) -> None:
        """Typed one after another; Enter adds."""
        page = self.desk.page
        self.desk.at("entrants")
        for team in TEAMS:
            page.get_by_label(say("ui-desk-field-name"), exact=True).fill(team)
            page.keyboard.press("Enter")
            page.get_by_text(say("ui-desk-added", name=team)).wait_for()

    def give_out_links(self) -> None:
        for entrant in self.document["entrants"]:
            page = self._open_page(size=PHONE, settings=QUICK)
            phone = Phone(page, entrant["name"], entrant["id"], self.desk.code)
            phone.join(entrant["key"])
            self.phones[entrant["id"]] = phone

    def draw(self) -> None:
        """The cards are turned over one by one, and the hall sees it."""
        self.hall.goto(f"/c/{self.desk.code}/hall")
        self.desk.at("draw")
        click(self.desk.button("draw-now"))
        expect(self.desk.button("turn-one")).to_be_focused()
        for turned in range(1, len(TEAMS) + 1):
            self.desk.page.keyboard.press("Space")
            until(self.desk.page, lambda turned=turned: self.document["draw"]["turned"] >= turned)  # type: ignore[misc]
        shows(self.hall, *TEAMS, say("ui-tournament-pool", pool="A"), say("ui-tournament-pool", pool="B"))

    def names(self, *entrants: str) -> list[str]:
        return [self.phones[entrant].team for entrant in entrants]

    def play(self, match: dict[str, Any], winner: str, lus: int, comb: int = 9) -> None:
        """The winners report, the others confirm."""
        other = next(one for one in match["entrants"] if one != winner)
        self.phones[winner].report(match["id"], self.phones[other].team, comb, lus)
        self.phones[other].confirm(match["id"])
        expect(self.phones[other].page.get_by_text(say("ui-score-confirmed", names="").strip()).first).to_be_visible()

    def run_rounds(self, play: Callable[[dict[str, Any]], None]) -> None:
        """Starts and ends every round that waits, with its matches between."""
        waiting = [one["number"] for one in self.document["rounds"] if one["begun"] is None]
        for number in waiting:
            self.desk.at("now")
            self.desk.step("start-round", round=number)
            document = self.document
            for match in document["matches"]:
                if match["round"] == number:
                    play(match)
            self.desk.at("now")
            click(self.desk.button("clock-end"))
            until(self.desk.page, lambda n=number: self.document["rounds"][n - 1]["ended"] is not None)  # type: ignore[misc]


def _new_tournament(page: Page) -> DeskPage:
    page.get_by_label(say("ui-desk-fact-name")).fill("Katuaq Cup")
    page.get_by_label(say("ui-desk-your-name")).fill("Aviâja")
    click(page.get_by_role("button", name=say("ui-desk-new-create")))
    page.wait_for_url("**/desk")
    return DeskPage(page, page.url.split("/")[-2])


def test_from_the_first_entry_to_the_medals(open_page: OpenPage) -> None:
    event = Championship(open_page)
    desk, hall = event.desk, event.hall
    event.enter_teams()
    event.give_out_links()
    event.draw()
    pools = {pool: [one["id"] for one in event.document["entrants"] if one["pool"] == pool] for pool in "AB"}

    desk.at("now")
    desk.step("schedule")
    desk.step("start")
    assert len(event.document["rounds"]) == 3

    # Pool A ends in a tie that no rule breaks: three teams beat each other in a circle, all with the same figures.
    # In pool B the first beats all, the second those below; the last does not turn up against the first.
    circle, top = pools["A"][:3], pools["B"]

    def play(match: dict[str, Any]) -> None:
        a, b = match["entrants"]
        if {a, b} <= set(circle):
            winner = a if circle[(circle.index(a) + 1) % 3] == b else b
            event.play(match, winner, 5)
        elif match["pool"] == "A":
            event.play(match, a if a in circle else b, 5)
        elif {a, b} == {top[0], top[3]}:
            walkover(event, match, top[3])
        elif {a, b} == {top[1], top[2]}:
            dispute(event, match, top[1], top[2])
        elif {a, b} == {top[2], top[3]}:
            event.play(match, top[2], 2)
            correct(event, match, top[2], top[3])
        else:
            event.play(match, a if top.index(a) < top.index(b) else b, 3 + top.index(a))

    event.run_rounds(play)
    shows(hall, say("ui-tournament-pool", pool="B"), *event.names(*top))

    settle_tie(event, set(circle))
    first = [row["entrant"] for row in _table(event.document, "A")["rows"]][:2]

    desk.at("now")
    desk.step("stage", stage=say("tournament/stage-semi-final"))
    semi_finals = {
        frozenset(match["entrants"]) for match in event.document["matches"] if match["stage"] == "semi-final"
    }
    assert semi_finals == {frozenset((first[0], top[1])), frozenset((top[0], first[1]))}
    event.run_rounds(lambda match: event.play(match, match["entrants"][0], 4))

    for stage in ("bronze", "final"):
        desk.at("now")
        desk.step("stage", stage=say(f"tournament/stage-{stage}"))
    event.run_rounds(lambda match: best_of_three(event, match))

    desk.at("now")
    desk.step("close")
    assert event.document["state"] == "closed"
    podium = event.document["standings"]["podium"]
    assert [podium[0], podium[1]] == [first[0], top[0]]
    shows(hall, *event.names(*podium[:3]))
    expect(event.phones[podium[0]].page.locator("body")).to_be_visible()


def _table(document: dict[str, Any], pool: str) -> dict[str, Any]:
    found: dict[str, Any] = next(
        one for one in document["standings"]["tables"] if (one["stage"], one["pool"]) == ("pool", pool)
    )
    return found


def walkover(event: Championship, match: dict[str, Any], absent: str) -> None:
    """At the desk: one letter for who did not turn up."""
    event.desk.at("results")
    fields = event.desk.page.locator(f"[data-match='{match['id']}'] input")
    fields.nth(match["entrants"].index(absent)).fill("w")
    fields.nth(1).press("Enter")
    until(event.desk.page, lambda: _match(event, match)["state"] == "done")
    assert _match(event, match)["games"][0]["result"]["absent"] == absent


def dispute(event: Championship, match: dict[str, Any], right: str, wrong: str) -> None:
    """Both report, and differently; the desk sees both versions and lets one count."""
    event.phones[right].report(match["id"], event.phones[wrong].team, 9, 6)
    page = event.phones[wrong].page
    page.goto(f"/c/{event.desk.code}/match/{match['id']}")
    click(page.get_by_role("button", name=say("ui-score-other")))
    event.phones[wrong].comb(event.phones[right].team).press("9")
    event.phones[wrong].comb(event.phones[wrong].team).press("8")
    click(page.get_by_role("button", name=say("ui-score-send").split()[0]).last)
    until(page, lambda: _match(event, match)["state"] == "disputed")
    event.desk.at("now")
    version = event.desk.page.get_by_role("group", name=event.phones[right].team)
    click((version if version.count() else event.desk.page).get_by_role("button", name=say("ui-desk-accept")).first)
    until(event.desk.page, lambda: _match(event, match)["state"] == "done")


def correct(event: Championship, match: dict[str, Any], winner: str, loser: str) -> None:
    """The organiser puts a result right; what stood before is kept."""
    event.desk.at("results")
    place = match["entrants"].index(loser)
    fields = event.desk.page.locator(f"[data-match='{match['id']}'] input")
    fields.nth(place).fill("4")
    fields.nth(place).press("Enter")
    dialog = event.desk.page.get_by_role("dialog")
    dialog.get_by_label(say("ui-desk-reason")).fill("as on the score sheet")
    click(dialog.get_by_role("button", name=say("ui-desk-correct")))
    until(event.desk.page, lambda: len(_match(event, match)["games"][0]["history"]) == 1)
    assert _match(event, match)["games"][0]["result"]["lus"][place] == 4
    assert _match(event, match)["winner"] == winner


def settle_tie(event: Championship, tied: set[str]) -> None:
    """Nobody of the tie goes on until a lot is drawn."""
    document = event.document
    assert [set(tie) for tie in document["standings"]["unresolved"]] == [tied]
    event.desk.at("standings")
    click(event.desk.button("tie-lot"))
    until(event.desk.page, lambda: event.document["standings"]["unresolved"] == [])
    assert [one["by"] for one in event.document["decisions"]] == ["lot"]


def best_of_three(event: Championship, match: dict[str, Any]) -> None:
    """Two games for the first-named."""
    a, b = match["entrants"]
    for game in (1, 2):
        event.phones[a].report(match["id"], event.phones[b].team, 9, game)
        event.phones[b].confirm(match["id"])
        until(event.desk.page, lambda game=game: _match(event, match)["wins"][0] == game)  # type: ignore[misc]


def _match(event: Championship, match: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in event.document["matches"] if one["id"] == match["id"])
    return found
