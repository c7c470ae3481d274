"""The person at the table: what is asked, and when."""

from __future__ import annotations

from rich.text import Text

from stik.cli.dialogue import Reply, Why
from stik.cli.faces import coloured, faces
from stik.cli.screen import Frame, Screen
from stik.cli.voms.dialogue import Dialogue, better_order
from stik.cli.voms.words import Words
from stik.voms import Action, Continue, Cut, Knock, Offer, PlayCards, Reshuffle, View


class Person:
    """Asks the person and returns what they do."""

    def __init__(self, words: Words, screen: Screen) -> None:
        self.words, self.screen, self.say = words, screen, words.say
        self.dialogue = Dialogue(words, screen)

    def play(self, view: View, frame: Frame, why: Why[Action]) -> Action:
        """A play, or a call that is open."""
        talk = self.dialogue

        def read(line: str) -> Action | Reply:
            play = talk.cards(line, view, empty=talk.hint("empty"))
            return self._in_order(view, frame, play) if isinstance(play, PlayCards) else play

        return self._must(talk.ask(view, frame, self._turn(view), why, read))

    def cut(self, view: View, frame: Frame, why: Why[Action], *, anywhere: Cut, trapped: bool) -> Action:
        """Where to cut, or a knock; an empty answer cuts anywhere, but never into a trap."""
        most = sum(isinstance(action, Cut) for action in view.actions)
        if trapped:
            question = self.say("play/ask-offered", name=self.words.name(view.setup.dealer), most=most)
        else:
            code = "play/ask-cut-or-knock" if Knock() in view.actions else "play/ask-cut"
            question = self.say(code, most=most)

        def read(line: str) -> Action:
            if not line and not trapped:
                return anywhere
            return Cut(int(line) if line.isascii() and line.isdigit() and len(line) < 4 else 0)

        return self._must(self.dialogue.ask(view, frame, Text(f" {question}", "bold"), why, read))

    def offer(self, view: View, frame: Frame, why: Why[Action]) -> Action | None:
        """To whom the person, as dealer, holds out the pack; nothing for the one who is to cut."""
        rightful = self.words.name(view.rules.before(view.setup.dealer))
        offers = {self.words.name(action.to).casefold(): action for action in view.actions if isinstance(action, Offer)}
        others = [self.words.name(offer.to) for name, offer in offers.items() if name != rightful.casefold()]
        if not others:
            return None

        def read(line: str) -> Action | Reply | None:
            if line.casefold() in ("", rightful.casefold()):
                return None
            wrong = self.dialogue.hint("answer", answers=", ".join(["Enter", *others]))
            return offers.get(line.casefold(), wrong)

        question = self.say("play/ask-offer", name=rightful, names=", ".join(others))
        return self.dialogue.ask(view, frame, Text(f" {question}", "bold"), why, read)

    def choice(self, view: View, frame: Frame, why: Why[Action]) -> Action:
        """A new deal or playing on, after an opponent's Toqu came too early ("T.15")."""
        talk = self.dialogue
        question = self.say("play/ask-choice", name=self.words.name(view.trick.plays[-1].seat))
        hint = talk.hint("answer", answers=talk.names(Reshuffle(), Continue()))
        return self._must(talk.ask(view, frame, Text(f" {question}", "bold"), why, lambda _: hint))

    def call(self, view: View, frame: Frame, why: Why[Action]) -> Action | None:
        """A call that may lapse before the person's next turn."""
        talk = self.dialogue
        calls = talk.names(*view.calls)
        hint = talk.hint("answer", answers=f"Enter, {calls}")
        question = Text(f" {self.say('play/ask-call', calls=calls)}", "bold")
        return talk.ask(view, frame, question, why, lambda line: hint if line else None)

    def _turn(self, view: View) -> Text:
        """The question before a play; says so where nothing can be chosen."""
        led = len(view.trick.group)
        if led:
            question = self.say("play/ask-follow", count=led)
        else:
            question = self.say("play/ask-lead" if view.rules.max_lead > 1 else "play/ask-lead-one")
        line = Text(f" {question}", "bold")
        if len(view.actions) == 1 and isinstance(view.actions[0], PlayCards):
            line = Text.assemble(line, " ", coloured(self.say("play/only", cards=faces(view.actions[0].cards)), "bold"))
        if view.calls:
            calls = self.say("play/may-call", calls=self.dialogue.names(*view.calls))
            line = Text.assemble(line, " ", (calls, "bold magenta"))
        return line

    def _in_order(self, view: View, frame: Frame, play: PlayCards) -> PlayCards:
        """Proposes the order that takes over, where the person laid the cards otherwise ("V29")."""
        order = better_order(view, play.cards)
        if order is None:
            return play
        question = coloured(f" {self.say('play/ask-order', cards=faces(order))}", "bold")
        return PlayCards(order) if self.dialogue.confirm(frame, question) else play

    @staticmethod
    def _must(action: Action | None) -> Action:
        assert action is not None, "only questions that can be left open give nothing"
        return action
