"""A person at a Voms table, who finds things as a screen reader names them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from stik.messages import Language, catalogue
from tests.e2e.hands import any_of, click


class VomsTable:
    """The table on one page."""

    def __init__(self, page: Page, language: Language = "en") -> None:
        say = catalogue(language)
        leads, follows = ([say(f"voms-{verb}", count=count) for count in (1, 2, 3, 4)] for verb in ("lead", "play"))
        self.page = page
        self.hand = page.get_by_role("group", name=say("play/your-hand"), exact=True)
        self.cards = self.hand.get_by_role("button")
        self.lit = self.hand.locator('button[aria-disabled="false"][aria-pressed="false"]')
        self.unlit = self.hand.locator('button[aria-disabled="true"]')
        self.play = page.get_by_role("button", name=any_of(*leads, *follows))
        self.follow = page.get_by_role("button", name=any_of(*follows))
        self.go_on = page.get_by_role("button", name=say("voms-call-continue"), exact=True)
        self.result = page.get_by_role("region", name=any_of(say("play/deal-over", number=0)))
        self.next_deal = page.get_by_role("button", name=say("voms-next-deal"), exact=True)
        self.said = page.get_by_role("status")

    def held(self) -> list[str]:
        """The names of the cards in hand."""
        return self.cards.evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")

    def my_turn(self) -> bool:
        """Waits until something is asked; False when the deal is over."""
        self.play.or_(self.go_on).or_(self.result).first.wait_for()
        return not self.result.is_visible()

    def choose(self) -> list[str]:
        """Chooses lit cards until they are a play."""
        chosen: list[str] = []
        while self.play.is_disabled():
            chosen.append(click(self.lit.first))
        return chosen

    def take_turn(self) -> None:
        """Plays what is lit, or lets the deal go on."""
        if self.go_on.is_visible():
            click(self.go_on)
            self.go_on.wait_for(state="hidden")
            return
        card = self.choose()[0]
        click(self.play)
        self.card(card).wait_for(state="detached")

    def card(self, name: str) -> Locator:
        """A card in hand."""
        return self.hand.get_by_role("button", name=name, exact=True)

    def play_deal(self) -> None:
        while self.my_turn():
            self.take_turn()

    def first_turn(self, how: Callable[[Locator], object] = click) -> None:
        """Waits for one's first turn; a deal that is shuffled again at once is no deal."""
        while not self.my_turn():
            self.deal_again(how)

    def ready(self) -> None:
        """Presses for the next deal where that is asked, without waiting: others may begin it meanwhile."""
        self.next_deal.evaluate_all("buttons => buttons.forEach(button => button.click())")

    def deal_again(self, how: Callable[[Locator], object] = click) -> None:
        """From the result sheet to the next deal."""
        old = self.page.get_by_role("region", name=self.result.get_attribute("aria-label"), exact=True)
        how(self.next_deal)
        old.wait_for(state="hidden")
