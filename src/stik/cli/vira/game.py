"""A sitting of Vira: deal after deal with the pulla between them, until the person has had enough."""

from __future__ import annotations

from random import Random

from rich.console import RenderableType
from rich.text import Text

from stik.bots import past_of, vira_choice
from stik.cli.screen import Frame, Screen
from stik.cli.vira.person import Person
from stik.cli.vira.summary import deal_panel, farewell
from stik.cli.vira.table import frame
from stik.cli.vira.words import ME, Words
from stik.engine import Refusal, Seat
from stik.match import vira as match
from stik.vira import Action, Phase, State, View, apply, view, why_not
from stik.vira.deal import PACK
from stik.vira.events import DealEnded, TrickTaken


class Sitting:
    """The person in seat A and bots in the others."""

    def __init__(
        self,
        words: Words,
        screen: Screen,
        *,
        seed: str,
        plain: bool,
        deals: int | None = None,
        level: str = "beginner",
    ) -> None:
        self.words, self.screen, self.seed, self.plain, self.deals = words, screen, seed, plain, deals
        self.level = level
        self.cards, self.luck = Random(f"{seed} cards"), Random(f"{seed} bots")
        self.person = Person(words, screen)
        dealer = self.cards.randrange(words.table)
        self.sitting = match.Sitting.start(words.rules, table=words.table, dealer=dealer)
        self.state: State | None = None
        self.before: list[State] = []
        """Every moment of the deal before this one."""

    def run(self) -> None:
        """Welcomes the person, and plays the deals that were asked for, or until the person leaves."""
        self.person.dialogue.welcome(self.words.table_rules())
        while self.deals is None or self.sitting.deals < self.deals:
            self._play_deal()
            number = self.sitting.deals + 1
            picture, sight = self.frame(), self.view
            self.sitting = match.with_deal(self.sitting, self.deal)
            last = self.sitting.deals == self.deals
            shown = deal_panel(self.words, sight, number, self.sitting)
            self.state = None
            self.person.dialogue.go_on(picture, "vira/enter-end" if last else "vira/enter-deal", shown)
            self.screen.new_notes()

    @property
    def deal(self) -> State:
        """The running deal."""
        assert self.state is not None
        return self.state

    @property
    def view(self) -> View:
        """What the person may know; everything that is shown comes from here."""
        return view(self.deal, ME)

    def frame(self, *, settled: bool = False) -> Frame:
        return frame(
            self.view,
            self.words,
            deal=self.sitting.deals + 1,
            net=self.sitting.net,
            size=(self.screen.width, self.screen.height),
            plain=self.plain,
            settled=settled,
        )

    def _play_deal(self) -> None:
        deck = list(PACK)
        self.cards.shuffle(deck)
        self.state = match.next_deal(self.sitting, tuple(deck), match.draw_hogsta(self.cards)).state
        self.before = []
        setup = self.state.setup
        self.screen.note(self.words.deal_begins(setup))
        if setup.out == ME:
            self.screen.note(Text(self.words.say("vira/you-sit-out"), "bold"))
        while self.deal.phase is not Phase.OVER:
            seat = self.deal.to_act
            assert seat is not None
            self._do(self._turn() if seat == ME else self._bot(seat), seat)

    def _bot(self, seat: Seat) -> Action:
        past = past_of(self.before, lambda state: view(state, seat))
        return vira_choice(self.level, view(self.deal, seat), self.luck, past=past)

    def _turn(self) -> Action:
        """What the person does; where there is no choice, nobody is asked."""
        sight = self.view
        return self.person.needless(sight) or self.person.turn(sight, self.frame(), self._why)

    def _why(self, action: Action) -> Refusal | None:
        return why_not(self.deal, action, seat=ME)

    def _do(self, action: Action, seat: Seat) -> None:
        """One step of the deal, told and shown."""
        step = apply(self.deal, action, seat=seat)
        self.before.append(self.deal)
        self.state = step.state
        for event in step.events:
            if event.audience is None or ME in event.audience:
                line = self.words.event(event)
                if line is not None:
                    self.screen.note(line)
        taken = any(isinstance(event, TrickTaken) for event in step.events)
        over = any(isinstance(event, DealEnded) for event in step.events)
        self.screen.show(lambda: self.frame(settled=taken), beats=3 if taken or over else 1)

    def farewell(self) -> list[RenderableType]:
        """The division of the pulla, politely."""
        unfinished = self.state is not None
        return list(farewell(self.words, self.sitting, unfinished=unfinished, seed=self.seed))
