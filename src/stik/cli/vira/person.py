"""The person at a table of Vira: what is asked, and when."""

from __future__ import annotations

from typing import assert_never

from stik.cards import Suit
from stik.cli.dialogue import Why
from stik.cli.faces import coloured, face
from stik.cli.screen import Frame, Screen
from stik.cli.vira.commands import Command
from stik.cli.vira.dialogue import Dialogue, only_play
from stik.cli.vira.words import Words
from stik.vira import Accept, Action, Buy, Choose, ChooseMisar, Claim, Go, NameTrump, Phase, TryAgain, View
from stik.vira.contracts import TURNING, Family
from stik.vira.laggard import NEEDED, laggarder


class Person:
    """Asks the person and returns what they do."""

    def __init__(self, words: Words, screen: Screen) -> None:
        self.words, self.say = words, words.say
        self.dialogue = Dialogue(words, screen)

    def turn(self, view: View, frame: Frame, why: Why[Action]) -> Action:
        """Whatever is the person's to do now."""
        return self.dialogue.ask(view, frame, coloured(f" {self._question(view)}", "bold"), why)

    @staticmethod
    def needless(view: View) -> Action | None:
        """The answer to a question that leaves no choice; the table gives it by itself ("VR.B18")."""
        if view.phase is Phase.DEFENCE and view.template is not None and view.template.most == 0:
            return Buy(())
        if view.phase in {Phase.CHOOSE, Phase.TRUMP} and len(view.actions) == 1:
            return view.actions[0]
        return None

    def _question(self, view: View) -> str:
        match view.phase:
            case Phase.AUCTION:
                standing = view.auction.standing
                if standing is None:
                    return self.say("vira/ask-open")
                return self._over_gok(view) or self.say("vira/ask-bid", bid=self.words.bid(standing))
            case Phase.CHOOSE:
                games = [self.words.contract(action.contract) for action in view.actions if isinstance(action, Choose)]
                standing = view.auction.standing
                assert standing is not None
                return self.say("vira/ask-choose", bid=self.words.bid(standing), games=", ".join(games))
            case Phase.TRUMP:
                return self._trump(view)
            case Phase.KEEP | Phase.BUY | Phase.DISCARD | Phase.DEFENCE:
                return self._cards(view)
            case Phase.DECIDE:
                return self._decision(view)
            case Phase.PLAY:
                return self._play(view)
            case Phase.OVER:
                return ""
            case _:
                assert_never(view.phase)

    def _over_gok(self, view: View) -> str | None:
        """A warning where a pass would be tjuvpass ("SM.B1")."""
        standing = view.auction.standing
        if standing is None or standing.family is not Family.GOK or not view.rules.tjuvpass_compensation:
            return None
        needed, have = NEEDED[len(view.auction.passed_standing)], laggarder(view.hand)
        return self.say("vira/ask-over-gok", have=have, needed=needed) if have < needed else None

    def _trump(self, view: View) -> str:
        suits = [action.suit for action in view.actions if isinstance(action, NameTrump)]
        text = ", ".join(map(self._suit, sorted(suits, key=lambda suit: suit is not view.setup.hogsta)))
        game = view.declared
        assert game is not None
        if game.contract.family in TURNING:
            return self.say("vira/ask-turned", suits=text)
        misar = ChooseMisar() in view.actions
        return self.say("vira/ask-trump-misar" if misar else "vira/ask-trump", suits=text)

    def _suit(self, suit: Suit) -> str:
        return f"{suit.symbol} {self.words.trump_class(suit)}"

    def _cards(self, view: View) -> str:
        wanted, game = view.template, view.declared
        assert wanted is not None
        assert game is not None
        exact = wanted.least == wanted.most
        if view.phase is Phase.KEEP:
            return self.say("vira/ask-keep" if exact else "vira/ask-keep-most", count=wanted.most)
        if view.phase is Phase.DISCARD:
            return self.say("vira/ask-discard", count=wanted.most)
        if view.phase is Phase.DEFENCE:
            return self.say("vira/ask-defend", name=self.words.name(game.declarer), most=wanted.most)
        return self.say("vira/ask-buy-exactly" if exact else "vira/ask-buy", least=wanted.least, most=wanted.most)

    def _decision(self, view: View) -> str:
        ways = [
            Command.GO if action == Go() else Command.AGAIN if action == TryAgain() else Command.LAY
            for action in view.actions
        ]
        words = [self.say(f"vira/decide-{way.value}", word=self.dialogue.word(way)) for way in ways]
        return self.say("vira/ask-decide", words=", ".join(words))

    def _play(self, view: View) -> str:
        game = view.declared
        assert game is not None
        if Accept() in view.actions:
            return self.say("vira/ask-claim", name=self.words.name(game.declarer))
        question = self.say("vira/ask-follow" if view.trick.plays else "vira/ask-lead")
        only = only_play(view)
        if only is not None:
            return self.say("vira/ask-only", card=face(only.card))
        calls = [Command.CLAIM if call == Claim() else Command.CONCEDE for call in view.calls]
        others = [self.say(f"vira/may-{call.value}", word=self.dialogue.word(call)) for call in calls]
        return " ".join([question, *others])
