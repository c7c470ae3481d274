"""The real table in a browser: our engine on the device, without a network; and a dealer for four phones."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, QUICK, OpenPage
from tests.e2e.looks import inaccessible, sideways, untranslated

ENGINE = 90_000
"""Milliseconds for a whole Python to arrive and start, on a machine with other work too."""

NO_ENGINE = "globalThis.Worker = class { postMessage() {} terminate() {} };"
"""An engine that takes for ever to start."""

LATE_ENGINE = """
let held = [];
globalThis.Worker = class extends Worker {
  postMessage(message) {
    if (held) held.push(() => super.postMessage(message));
    else super.postMessage(message);
  }
};
globalThis.letItCome = () => {
  const posts = held;
  held = null;
  for (const post of posts) post();
};
"""
"""An engine that starts when it is let."""

FOLLOW = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_without_a_network_after_the_first_visit(open_page: OpenPage, watches: dict) -> None:  # type: ignore[type-arg]
    page = open_page("/real", size=PHONE, settings=QUICK)
    watches[page.context].expect("Failed to load resource", "net::ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
    expect(page.get_by_text("✓ Works without a network now")).to_be_visible(timeout=ENGINE)
    page.context.set_offline(True)

    # a comb to its end, over it once
    page.get_by_role("link", name="The kam").click()
    page.get_by_label("Length of the comb").fill("0")
    expect(page.get_by_text("Between 1 and 9,999.")).to_be_visible()
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_disabled()
    page.get_by_label("Length of the comb").fill("3")
    for seat, name in zip("NESW", ("Aka", "Bo", "Cilla", "Dan"), strict=True):
        page.get_by_label(f"Name, seat {seat}").fill(name)
    page.get_by_text("House rules", exact=True).click()
    assert inaccessible(page) + sideways(page) + untranslated(page) == []
    button(page, "Begin")
    ours = page.get_by_role("region", name="Aka & Cilla")
    theirs = page.get_by_role("region", name="Bo & Dan")
    page.get_by_role("button", name="Aka & Cilla: Toqu, 2 lus").focus()
    page.keyboard.press("Enter")
    expect(ours.get_by_role("paragraph").first).to_have_text("0/3 +2")
    page.keyboard.press("Control+z")
    expect(ours.get_by_role("paragraph").first).to_have_text("0/3")
    button(page, "Aka & Cilla: Toqu, 2 lus")
    button(page, "Aka & Cilla: 5 + 5, 2 lus")
    expect(ours).to_contain_text("Over the comb: lacks 4")
    assert inaccessible(page) == []
    button(page, "Deal over")
    button(page, "All cards are played")
    expect(ours).to_contain_text("4/8")
    button(page, "Bo & Dan: Voms, 1 lus")
    for side in ("Aka & Cilla", "Bo & Dan"):  # Voms falls once in a deal
        expect(page.get_by_role("button", name=f"{side}: Toqu, 2 lus")).to_be_disabled()
    button(page, "Bo & Dan: 5 + 5, 2 lus")
    expect(theirs).to_contain_text("once the others have a trick")
    button(page, "Aka & Cilla: Ataataq, 1 lus")
    expect(theirs).to_contain_text("Exactly enough: the game is won")
    page.reload()  # a dead battery: every tap is there again
    expect(theirs).to_contain_text("Exactly enough: the game is won")
    page.get_by_role("button", name="Undo").click()
    expect(theirs).to_contain_text("once the others have a trick")
    button(page, "Aka & Cilla: Ataataq, 1 lus")
    button(page, "The game is won")
    expect(theirs).to_contain_text("Bo & Dan has won")

    # what a deal of Vira pays, by house rules that are chosen with the keyboard
    page.get_by_role("link", name="The kam").click()
    page.get_by_role("link", name="At the real table").click()
    page.get_by_role("link", name="Vira protocol").click()
    page.get_by_role("radio", name="SM 2025").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Stockholm")).to_be_checked()
    for part in ("House rules", "Payment"):
        page.locator("summary").filter(has_text=part).focus()
        page.keyboard.press("Enter")
    page.get_by_label("Pinnar that each antes").fill("4")
    button(page, "Begin")
    for step in ("B", "solo", "Solo 8", "home", "högsta färg"):
        page.locator(".open button").filter(has=page.get_by_text(step, exact=True)).press("Enter")
    page.get_by_role("button", name="Write deal 1").click()
    expect(page.get_by_text("Deal 2", exact=True)).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text=re.compile(r"^B")).first).to_contain_text("+")

    # the protocol goes to another phone in a picture or a link
    button(page, "Hand over to another phone")
    expect(page.get_by_role("img", name="QR code with the sheet")).to_be_visible()
    assert inaccessible(page) == []
    link = page.get_by_label("Link with the sheet").input_value()
    page.keyboard.press("Escape")
    for address, shown in ((link[:-9], "no sheet that can be read"), (link, "has the same sheet with 1 deal")):
        page.evaluate(
            "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }", address
        )
        expect(page.get_by_role("main")).to_contain_text(shown)
    button(page, "Keep both")
    expect(page.get_by_text("Deal 2", exact=True)).to_be_visible()
    assert page.url != link

    # the referee asks and rules
    page.get_by_role("link", name="← Vira protocol").click()
    page.get_by_role("link", name="At the real table").click()
    page.get_by_role("link", name="The referee's questions").click()
    for answer in ("Voms", "tournament"):
        page.get_by_role("button", name=re.compile(answer)).first.click()
    page.get_by_role("button", name="The wrong player cuts").click()
    button(page, "N")
    page.locator(".ask .button.main").click()
    for side in ("NS", "EW"):
        page.get_by_role("textbox", name=side).fill("3")
    page.locator(".ask .button.main").click()
    verdict = page.locator(".verdict")
    expect(verdict.or_(page.locator(".ask .pair")).first).to_be_visible()
    if not verdict.count():  # is there anything else to say?
        page.locator(".ask .pair .button").last.click()
    cite = verdict.locator(".cite").first
    cite.click()
    expect(page.get_by_role("dialog")).to_contain_text(cite.inner_text())

    # what it asks first is there before the engine is, and an early answer waits for it
    page.context.add_init_script(NO_ENGINE)
    page.goto("/real/referee")
    page.get_by_role("button", name="Voms").click()
    expect(page.get_by_text("Starting …")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text("")


def test_the_referee_asks_while_the_engine_starts(open_page: OpenPage) -> None:
    page = open_page("/", size=PHONE, settings=QUICK)
    page.context.add_init_script(NO_ENGINE)
    page.goto("/real/referee")
    for answer in ("Voms", "tournament"):
        page.get_by_role("button", name=re.compile(answer)).first.click()
    expect(page.get_by_role("button", name="The wrong player cuts")).to_be_visible()
    assert inaccessible(page) + sideways(page) + untranslated(page) == []


def test_an_engine_that_comes_while_one_reads_takes_nothing_away(open_page: OpenPage) -> None:
    page = open_page("/", size=PHONE, settings=QUICK)
    page.context.add_init_script(LATE_ENGINE)
    page.goto("/real/referee")
    for answer in ("Voms", "tournament", "The wrong player cuts"):
        page.get_by_role("button", name=re.compile(answer)).first.click()
    button(page, "N")
    page.locator(".ask .button.main").click()
    page.get_by_role("textbox", name="NS").fill("3")
    said = page.get_by_role("list", name="What was answered").inner_text()
    expect(page.get_by_role("status")).to_be_visible()
    page.evaluate("letItCome()")
    expect(page.get_by_role("status")).to_have_count(0, timeout=ENGINE)
    assert page.get_by_role("textbox", name="NS").input_value() == "3"
    assert page.get_by_role("list", name="What was answered").inner_text() == said

    page.context.set_offline(True)  # from here on only the engine can answer
    page.get_by_role("textbox", name="EW").fill("3")
    page.locator(".ask .button.main").click()
    verdict = page.locator(".verdict")
    expect(verdict.or_(page.locator(".ask .pair")).first).to_be_visible()
    if not verdict.count():  # is there anything else to say?
        page.locator(".ask .pair .button").last.click()
    expect(verdict).to_be_visible()


def test_four_phones_hold_the_cards_and_check_the_shuffle(open_page: OpenPage) -> None:
    phones = [open_page("/real/deal", size=PHONE, settings=QUICK)]
    button(phones[0], "Open a table")
    expect(phones[0]).to_have_url(re.compile("/real/deal/.+"))
    phones += [open_page(phones[0].url, size=PHONE, settings=QUICK) for _ in "ESW"]
    for phone, seat in zip(phones, "NESW", strict=True):
        phone.get_by_label("Your name").fill(f"Player {seat}")
        phone.get_by_role("button", name=f"Seat {seat}").click()
        button(phone, "Deal")
    hands = []
    for phone in phones:
        cards = phone.locator(".hand .card[aria-label]")
        expect(cards).to_have_count(4)
        hands.append({one.get_attribute("aria-label") for one in cards.all()})
    assert len(set.union(*hands)) == 16  # type: ignore[arg-type]
    card = phones[1].locator(".hand button").first
    name = card.get_attribute("aria-label")
    card.click()
    button(phones[1], "Lay on the table")
    expect(phones[3].get_by_role("region", name="On the table").get_by_label(name or "")).to_be_visible()
    for phone in phones[:2]:
        phone.get_by_role("button", name="Gather the cards").click()
        phone.get_by_role("dialog").get_by_role("button", name="Gather the cards").click()
    button(phones[2], "Check the shuffle")
    expect(phones[2].get_by_text("✓ The secret fits its fingerprint")).to_be_visible(timeout=ENGINE)
