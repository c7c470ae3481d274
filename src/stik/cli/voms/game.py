"""Games at one table, one after another, until the person has had enough."""

from __future__ import annotations

from random import Random

from rich.console import RenderableType
from rich.text import Text

from stik.bots import past_of, somewhere, voms_call, voms_choice, voms_offer
from stik.cli.screen import Frame, Left, Screen
from stik.cli.voms.person import Person
from stik.cli.voms.summary import deal_panel, game_panel
from stik.cli.voms.table import frame
from stik.cli.voms.words import Words
from stik.engine import Refusal, Seat, Step
from stik.match.voms import Game, first_dealer, next_deal, with_deal
from stik.voms import Action, Call, Ending, Event, Phase, State, View, apply, view, why_not
from stik.voms.events import DealVoided, TrickTaken


class Sitting:
    """The person in seat S and bots in the others."""

    def __init__(self, words: Words, screen: Screen, *, seed: str, plain: bool, level: str = "beginner") -> None:
        self.words, self.screen, self.seed, self.plain = words, screen, seed, plain
        self.rules, self.me = words.rules, words.me
        self.cards = Random(f"{seed} cards")
        self.level, self.luck = level, Random(f"{seed} bots")
        self.person = Person(words, screen)
        self.game = Game.start(self.rules, dealer=first_dealer(self.rules, self.cards))
        self.won = [0] * len(self.rules.sides)
        self.deal = 1
        self.state = self._shuffled().state
        self.before: list[State] = []
        """Every moment of the deal before this one."""
        self.asked: set[Call] = set()

    def run(self) -> None:
        """Welcomes the person, and plays until the person leaves."""
        self.person.dialogue.welcome(self.words.table_rules())
        while True:
            self._play_game()
            shown = game_panel(self.words, self.state, self.won)
            question = Text(f" {self.words.say('play/again')}", "bold")
            if not self.person.dialogue.confirm(self.frame(), question, shown):
                raise Left
            self.game = Game.start(self.rules, dealer=self.game.dealer)  # the turn to deal goes on (V16)
            self.deal = 1

    @property
    def view(self) -> View:
        """What the person may know; everything that is shown comes from here."""
        return view(self.state, self.me)

    def frame(self, *, settled: bool = False) -> Frame:
        size = self.screen.width, self.screen.height
        return frame(self.view, self.words, deal=self.deal, size=size, plain=self.plain, settled=settled)

    def _play_game(self) -> None:
        while self.game.winner is None:
            self._play_deal()
            self.game = with_deal(self.game, self.state)
            if self.state.ended is Ending.RESHUFFLE:
                if self.state.played:  # a first hand that voids the deal needs no pause
                    self.person.dialogue.go_on(self.frame(), "play/enter-deal")
                continue
            if self.game.winner is None:
                shown = deal_panel(self.words, self.state, self.deal)
                self.person.dialogue.go_on(self.frame(), "play/enter-deal", shown)
                self.deal += 1
                self.screen.new_notes()
        self.won[self.game.winner] += 1

    def _shuffled(self) -> Step[State, Event]:
        deck = list(self.rules.pack)
        self.cards.shuffle(deck)
        return next_deal(self.game, tuple(deck), manual_cut=True)

    def _play_deal(self) -> None:
        self.state, self.before = self._shuffled().state, []
        self.asked = set()
        self._trap()
        while self.state.phase is Phase.CUT:
            self._do(self._cut(), self.state.to_act)
        said = self.words.eight_eight(self.state.setup)
        if said is not None and self.state.phase is not Phase.OVER:
            self.screen.note(said)
        while self.state.phase is not Phase.OVER:
            if not self._call():
                self._turn()

    def _trap(self) -> None:
        """The dealer may hold the pack out to the wrong player ("T.8", "T.9")."""
        dealer = self.state.setup.dealer
        if dealer == self.me:
            offer = self.person.offer(self.view, self.frame(), self._why)
        else:
            offer = voms_offer(view(self.state, dealer), self.luck)
        if offer is not None:
            self._do(offer, dealer)

    def _cut(self) -> Action:
        seat = self.state.to_act
        if seat != self.me:
            return self._bot(seat)
        sight = self.view
        trapped = seat != self.rules.before(self.state.setup.dealer)
        return self.person.cut(sight, self.frame(), self._why, anywhere=somewhere(sight, self.luck), trapped=trapped)

    def _turn(self) -> None:
        seat = self.state.to_act
        if seat != self.me:
            self._do(self._bot(seat), seat)
            return
        ask = self.person.choice if self.state.phase is Phase.CHOICE else self.person.play
        self._do(ask(self.view, self.frame(), self._why), self.me)

    def _bot(self, seat: Seat | None) -> Action:
        past = past_of(self.before, lambda state: view(state, seat))
        return voms_choice(self.level, view(self.state, seat), self.luck, past=past)

    def _call(self) -> bool:
        """Whether somebody made a call that is open besides the turn; the person is asked once for each."""
        for seat in range(self.rules.players):
            sight = view(self.state, seat)
            if seat != self.me:
                call: Action | None = voms_call(self.level, sight, self.luck)
            elif set(sight.calls) <= self.asked or self.state.to_act == seat:
                continue  # at the person's own turn the calls stand beside the cards
            else:
                self.asked |= set(sight.calls)
                call = self.person.call(sight, self.frame(), self._why)
            if call is not None:
                self._do(call, seat)
                return True
        return False

    def _why(self, action: Action) -> Refusal | None:
        return why_not(self.state, action, seat=self.me)

    def _do(self, action: Action, seat: Seat | None) -> None:
        """One step of the deal, told and shown."""
        step = apply(self.state, action, seat=seat)
        self.before.append(self.state)
        self.state = step.state
        for event in step.events:
            if event.audience is None or self.me in event.audience:
                line = self.words.event(event)
                if line is not None:
                    self.screen.note(line)
        if step.state.ended is Ending.RESHUFFLE and not any(isinstance(event, DealVoided) for event in step.events):
            self.screen.note(Text(self.words.say("play/reshuffled"), "bold"))
        taken = any(isinstance(event, TrickTaken) for event in step.events)
        self.screen.show(lambda: self.frame(settled=taken), beats=3 if taken else 1)

    def farewell(self) -> list[RenderableType]:
        """How the game stood, politely."""
        say = self.words.say
        if self.game.winner is None:
            sight = self.view
            left = say("play/left", stand=self.words.stand(sight.score, sight.target))
        else:
            left = say("play/left-between")
        lines: list[RenderableType] = [Text(f" {left}")]
        if any(self.won):
            games = ", ".join(f"{self.words.side(side)} {count}" for side, count in enumerate(self.won))
            lines.append(Text(f" {say('play/games-won', list=games)}"))
        return [*lines, Text(f" {say('play/thanks', seed=self.seed)}", "dim")]
