"""Two people become friends by link, are in one club, and play at its table by its house rules."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from stik.messages import catalogue
from tests.e2e.company import turn_of
from tests.e2e.conftest import DESK, PHONE, QUICK, OpenPage
from tests.e2e.hands import click
from tests.e2e.looks import inaccessible, sideways, untranslated
from tests.e2e.voms import VomsTable
from tests.e2e.watch import Watch

say = catalogue("en")


def _named(page: Page, name: str, button: str = "ui-save") -> None:
    page.get_by_label(say("ui-name-label")).fill(name)
    click(page.get_by_role("button", name=say(button), exact=True))


def _unfold(page: Page, summary: str) -> None:
    click(page.locator("summary").filter(has_text=say(summary)).first)


def _in_order(page: Page) -> None:
    """Every page about people can be read by everybody, in every language, on every screen."""
    assert not inaccessible(page)
    assert not sideways(page)
    assert not untranslated(page)


def test_friends_a_club_its_rules_and_a_table(open_page: OpenPage) -> None:
    ane = open_page("/friends", settings=QUICK, size=DESK)
    _named(ane, "Ane")
    link = ane.get_by_label(say("ui-friend-link"))
    expect(link).not_to_have_value("")
    address = link.input_value()
    ane.goto(address)
    expect(ane.get_by_text(say("ui-friend-own-link"))).to_be_visible()
    ole = open_page(address, settings=QUICK, size=PHONE)
    expect(ole.get_by_text("Ane would like")).to_be_visible()
    _named(ole, "Ole", "ui-friend-accept")
    expect(ole.get_by_role("link", name="Ane", exact=True)).to_be_visible()
    expect(ole.get_by_text(say("ui-online"))).to_be_visible()

    _house_rules(ane)
    address = _club(ane)
    ole.goto(address)
    click(ole.get_by_role("button", name=say("ui-club-ask"), exact=True))
    click(ole.get_by_role("button", name=say("ui-club-ask-no-more"), exact=True))
    expect(ole.get_by_role("heading", name=say("ui-clubs-public"))).to_be_visible()
    ole.goto(ane.get_by_label(say("ui-club-link")).input_value())
    click(ole.get_by_role("button", name=say("ui-club-join"), exact=True))
    # the page for joining has the club's name too: only the club's own page says that Ole is in
    expect(ole.get_by_role("link", name=say("ui-club-open-table"), exact=True)).to_be_visible()
    _publish(ane, address)

    ole.reload()
    click(ole.locator("summary").filter(has_text="Tuesday"))
    expect(ole.get_by_text("12").first).to_be_visible()
    _in_order(ole)
    click(ole.locator("details").filter(has_text="Tuesday").get_by_role("link", name=say("ui-club-open-table")))
    expect(ole.get_by_label(say("ui-house-choice")).locator("option:checked")).to_contain_text("Tuesday (Kammen, 1)")
    click(ole.get_by_role("button", name=say("ui-new-open")))
    _unfold(ole, "ui-invite-friends")
    click(ole.get_by_role("button", name=say("ui-invite"), exact=True))
    expect(ole.get_by_role("button", name=say("ui-invite-done"))).to_be_visible()
    _unfold(ole, "ui-table-rules")
    expect(ole.get_by_text(say("ui-house-version", name="Tuesday", version=1))).to_be_visible()

    ane.goto("/")
    click(ane.get_by_role("link", name=say("ui-invited", name="Ole", game="Voms")))
    click(ane.get_by_role("button", name=say("ui-sit")).first)
    for page in (ole, ane):
        click(page.get_by_role("button", name=say("ui-start")))
    turn_of(VomsTable(ole), VomsTable(ane))


def test_a_profile_and_its_statistics(open_page: OpenPage, watches: dict[BrowserContext, Watch]) -> None:
    ane = open_page("/me", settings=QUICK)
    _named(ane, "Ane")
    click(ane.get_by_role("link", name=say("ui-profile"), exact=True))
    _in_order(ane)
    click(ane.get_by_role("link", name=say("ui-statistics"), exact=True))
    expect(ane.get_by_text(say("ui-no-deals"))).to_be_visible()
    stranger = open_page("/")
    watches[stranger.context].expect("404")
    stranger.goto(ane.url.removesuffix("/statistics"))
    expect(stranger.get_by_role("alert").filter(has_text=say("people/no-such-person"))).to_be_visible()


def _house_rules(page: Page) -> None:
    page.goto("/house-rules")
    click(page.get_by_role("button", name=say("ui-house-new"), exact=True))
    page.get_by_label(say("ui-house-name")).fill("Tuesday")
    _unfold(page, "ui-house-rules")
    _unfold(page, "ui-group-table")
    page.get_by_label(say("option-target")).fill("12")
    click(page.get_by_role("button", name=say("ui-save"), exact=True))
    expect(page.locator("summary").filter(has_text="Tuesday")).to_be_visible()


def _club(page: Page) -> str:
    """Founds a club, and gives its address."""
    page.goto("/clubs")
    _unfold(page, "ui-club-new")
    page.get_by_label(say("ui-club-name")).fill("Kammen")
    page.get_by_label(say("ui-place")).fill("Nuuk")
    click(page.get_by_role("button", name=say("ui-club-found"), exact=True))
    expect(page.get_by_role("heading", name="Kammen")).to_be_visible()
    return page.url


def _publish(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("link", name="Ole", exact=True)).to_be_visible()
    page.get_by_label(say("ui-house-publish-which")).select_option(label="Voms: Tuesday")
    click(page.get_by_role("button", name=say("ui-house-publish"), exact=True))
    expect(page.locator("summary").filter(has_text="Tuesday")).to_be_visible()
