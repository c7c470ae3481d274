"""A person at a Vira table, who finds things as a screen reader names them."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from stik.messages import Language, catalogue
from tests.e2e.hands import any_of, click, press, until
from tests.e2e.looks import forget_shifts, shift


class ViraTable:
    """The table on one page."""

    def __init__(self, page: Page, language: Language = "en") -> None:
        say = self.say = catalogue(language)
        self._open = re.escape(say("vira-tile-label", name="", state="open")) + "$"
        exchanges = [
            say("vira-do-keep", max=0, count=0),
            say("vira-do-keep", max=9, count=0),
            say("vira-do-buy", count=0),
            say("vira-do-buy", count=1).replace("1", "0"),
            say("vira-do-discard", count=0),
        ]
        classes = [say(f"vira-class-{one}") for one in ("hogsta", "farg", "ofarg")]
        suits = [
            f"{say(f'vira-suit-word-{suit}')} {one}{more}" for suit in "cshd" for one in classes for more in ("", " …")
        ]
        leads = [say("vira-prompt-play", lead=lead) for lead in ("yes", "no")]
        self.page = page
        self.hand = page.get_by_role("group", name=say("vira-hand"), exact=True)
        self.cards = self.hand.get_by_role("button")
        self.lit = self.hand.locator('button[aria-disabled="false"][aria-pressed="false"]')
        self.unlit = self.hand.locator('button[aria-disabled="true"]')
        self.auction = page.get_by_role("list", name=say("vira-auction-title"), exact=True)
        self.box = page.get_by_role("region", name=say("vira-bids-title"), exact=True)
        self.tiles = self.box.get_by_role("button", name=re.compile(self._open))
        self.pass_ = self.box.get_by_role("button", name=say("vira-do-pass"))
        self.bid = self.box.get_by_role("button", name=say("vira-do-bid"), exact=True)
        self.suits = page.get_by_role("button", name=any_of(*suits))
        self.games = page.get_by_text(re.compile(re.escape(say("vira-prompt-choose", bid="#").partition("#")[2]) + "$"))
        self.exchange = page.get_by_role("button", name=any_of(*exchanges))
        self.decide = page.get_by_role("button", name=any_of(say("vira-do-go"), say("vira-do-accept")))
        self.asked = page.get_by_text(any_of(*leads))
        self.next_deal = page.get_by_role("button", name=say("vira-next-deal"), exact=True)
        self.done: list[str] = []
        self.shift = 0.0
        """How much of the page has moved by itself while cards were played."""

    def my_turn(self) -> str | None:
        """Waits until something is asked, and says what; None when the deal is over."""
        questions: dict[str, Locator] = {
            "bid": self.pass_,
            "choose": self.games,
            "trump": self.suits,
            "exchange": self.exchange,
            "decide": self.decide,
            "play": self.asked,
        }
        anything = self.next_deal
        for question in questions.values():
            anything = anything.or_(question)
        while True:
            anything.first.wait_for()
            if self.next_deal.is_visible():
                return None
            for name, question in questions.items():
                if question.first.is_visible():
                    return name

    def take_turn(self, asked: str, wanted: str | None = None) -> None:
        """Does what is asked: bids the first open tile with this name, else passes; takes what comes first."""
        self.done.append(asked)
        match asked:
            case "bid":
                self.say_bid(wanted)
            case "choose":
                press(self.page.locator(".choices").get_by_role("button").first)
            case "trump":
                press(self.suits.first)
            case "decide":
                press(self.decide.first)
            case "exchange":
                self._exchanged()
            case _:
                card = click(self.lit.first)
                click(self.page.get_by_role("button", name=self.say("vira-do-play", card=card), exact=True))
                self.card(card).wait_for(state="detached")

    def say_bid(self, wanted: str | None) -> None:
        tile = self.box.get_by_role("button", name=re.compile(f"^{wanted}{self._open}"))
        must = self.pass_.is_disabled()  # who sits first opens
        if must or (wanted is not None and tile.count()):
            click(tile.first if tile.count() else self.tiles.first)
            self.done.append("bid made")
            self.speak(lambda: click(self.bid))
        else:
            self.speak(lambda: click(self.pass_))

    def speak(self, how: Callable[[], object]) -> None:
        """Bids or passes, and waits until that is heard; one may be asked again at once."""
        before = self.auction.all_inner_texts()
        how()
        until(self.page, lambda: self.auction.all_inner_texts() != before)

    def _exchanged(self) -> None:
        while self.exchange.is_disabled():
            click(self.lit.first)
        if self.lit.count() and "0" not in self.exchange.inner_text():
            self.done.append("cards exchanged")
        press(self.exchange)

    def card(self, name: str) -> Locator:
        """A card in hand."""
        return self.hand.get_by_role("button", name=name, exact=True)

    def held(self) -> list[str]:
        """The names of the cards in hand."""
        return self.cards.evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")

    def play_deal(self, wanted: str | None = None) -> None:
        playing = False
        while (asked := self.my_turn()) is not None:
            if playing and asked == "play":
                self.shift = max(self.shift, shift(self.page))
            elif asked == "play":
                forget_shifts(self.page)
            playing = asked == "play"  # not when a claim is to be answered
            self.take_turn(asked, wanted)

    def deal_again(self) -> None:
        """From the result sheet to the next deal."""
        click(self.next_deal)
        self.next_deal.wait_for(state="hidden")
