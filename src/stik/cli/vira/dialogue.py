"""What can be typed at a table of Vira: actions in words, and questions."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from stik.cli.dialogue import Reply, Talk, Why
from stik.cli.faces import coloured, face
from stik.cli.screen import Frame, Left, Screen
from stik.cli.vira.bids import PAGES, family_page, page
from stik.cli.vira.commands import CHOICES, DEEDS, Command
from stik.cli.vira.game_box import last_trick
from stik.cli.vira.reading import read_said_bid, read_said_contract, read_said_family, read_said_suit, squeezed
from stik.cli.vira.table import hand_of
from stik.cli.vira.words import Words
from stik.errors import NotationError
from stik.rulebook import book
from stik.vira import Accept, Action, Bid, Buy, Choose, Discard, Go, Keep, NameTrump, Phase, PlayCard, View


def only_play(view: View) -> PlayCard | None:
    """The only card that may be played, where there is but one."""
    plays = [action for action in view.actions if isinstance(action, PlayCard)]
    return plays[0] if len(plays) == 1 else None


class Dialogue(Talk[Action, Command]):
    """Understands the words of one table."""

    def __init__(self, words: Words, screen: Screen) -> None:
        super().__init__(words.say, screen, book("vira"), Command, words="vira")
        self.words = words

    def ask(self, view: View, frame: Frame, question: Text, why: Why[Action]) -> Action:
        """Asks until the answer is an action that is allowed."""
        action = self.converse(frame, question, why, lambda line: self._obey(line.strip(), view, why))
        assert action is not None, "every line is an action or gets a reply"
        return action

    # questions

    def _obey(self, line: str, view: View, why: Why[Action]) -> Action | Reply:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match self.commands.get(word.casefold()):
            case Command.QUIT:
                raise Left
            case Command.HELP:
                return self.panel("play/help-title", coloured(self.say("vira/help")))
            case Command.TABLE:
                return self.panel("play/table-title", *self.words.table_rules())
            case Command.LAST:
                lines = last_trick(view, self.words) or [Text(self.say("vira/no-last-trick"))]
                return Reply(Group(*(Text.assemble(" ", shown) for shown in lines)))
            case Command.RULE:
                return self.article(rest, word)
            case Command.BIDS:
                return self._bids(rest, view, word)
            case Command.LEGAL if view.phase is Phase.AUCTION:
                return self._bids("", view, self.word(Command.BIDS))
            case Command.LEGAL:
                return self.panel("vira/legal-title", self._legal(view))
            case Command.WHY:
                return self._why(rest, word, view, why)
            case _:
                return self.read(line, view)

    def _bids(self, text: str, view: View, word: str) -> Reply:
        """The bid table page by page, or one kind of game; on a stream all pages at once."""
        standing = view.auction.rank if view.phase is Phase.AUCTION else None
        width = self.screen.width
        if text.isascii() and text.isdigit():
            number = min(max(1, int(text[:2])), len(PAGES))
            return Reply(page(self.words, number, standing, width=width, command=word))
        if text:
            family = read_said_family(text, self.say)
            if family is None:
                return self.line("vira/hint-family", text=text)
            return Reply(family_page(self.words, family, standing, width=width))
        shown = range(1, 2) if self.screen.height else range(1, len(PAGES) + 1)
        return Reply(Group(*(page(self.words, number, standing, width=width, command=word) for number in shown)))

    def _legal(self, view: View) -> RenderableType:
        wanted = view.template
        if wanted is not None:
            count = str(wanted.least) if wanted.least == wanted.most else f"{wanted.least}–{wanted.most}"
            verb = self.word(Command(wanted.verb))
            return Text(self.say("vira/legal-cards", verb=verb, count=count))
        names = [self.spoken(action) for action in (*view.actions, *view.calls)]
        return Columns([coloured(name) for name in names], padding=(0, 2))

    def spoken(self, action: Action) -> str:
        """An action as it can be typed."""
        match action:
            case Bid():
                return self.words.bid(action)
            case Choose(contract):
                return self.words.contract(contract)
            case NameTrump(suit):
                return suit.symbol
            case PlayCard(card):
                return face(card)
            case _:
                return next((self.word(command) for command, deed in DEEDS.items() if deed == action), "")

    def _why(self, text: str, word: str, view: View, why: Why[Action]) -> Reply:
        """Whether something would be allowed."""
        if not text:
            return self.line("vira/hint-why", command=word)
        action = self.read(text, view)
        if isinstance(action, Reply):
            return action
        refusal = why(action)
        return Reply(Text(f" {self.say('vira/allowed')}", "green")) if refusal is None else self.refused(refusal)

    # actions

    def read(self, line: str, view: View) -> Action | Reply:
        """What a line does at this moment; the verb may be left out where only one makes sense."""
        command = self.commands.get("".join(line.casefold().split()))
        if command in DEEDS:  # also in several words: lägg upp
            return DEEDS[command]
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.casefold())
        if command is Command.PLAY and view.phase is Phase.DECIDE and not rest:
            return Go()
        if command in {Command.PLAY, Command.LAY, Command.GO}:
            return self._card(rest, view)
        try:
            if command is Command.BID:
                return self._bid(rest)
            if command is Command.CHOOSE:
                return Choose(read_said_contract(rest))
            if command is Command.TRUMP:
                return self._trump(rest, view)
            if command in CHOICES:
                return self._cards(CHOICES[command], rest, view)
            return self._bare(line, view)
        except NotationError as error:
            return self.unreadable(error)

    def _bare(self, line: str, view: View) -> Action | Reply:
        """A line without a verb."""
        match view.phase:
            case Phase.AUCTION:
                return self._bid(line)
            case Phase.CHOOSE:
                return Choose(read_said_contract(line))
            case Phase.TRUMP:
                return self._trump(line, view)
            case Phase.KEEP:
                return (
                    Keep(())
                    if not line and view.template is not None and not view.template.most
                    else self._cards(Keep, line, view)
                )
            case Phase.BUY | Phase.DEFENCE:
                return self._cards(Buy, line or "?", view)
            case Phase.DISCARD:
                return self._cards(Discard, line or "?", view)
            case Phase.DECIDE:
                return self.hint("answer", answers=", ".join(self.spoken(action) for action in view.actions))
            case Phase.PLAY if Accept() in view.actions:
                return self.hint("answer", answers=f"{self.word(Command.ACCEPT)}, {self.word(Command.REFUSE)}")
            case Phase.PLAY | Phase.OVER:
                return (None if line else only_play(view)) or self._card(line, view)

    def _bid(self, text: str) -> Action | Reply:
        if not text:
            return self.line("vira/hint-bid")
        if text.isascii() and text.isdigit():
            return self.line("vira/hint-bid-number", number=text[:9])
        if squeezed(text) in ("solomisar", "misar"):
            return self.line("vira/hint-solomisar")
        return read_said_bid(text)

    def _trump(self, text: str, view: View) -> Action | Reply:
        if not text:
            return self.line("vira/hint-trump")
        return NameTrump(read_said_suit(text, view.setup.hogsta, self.say.language))

    def _cards(self, verb: type[Keep] | type[Buy] | type[Discard], text: str, view: View) -> Action | Reply:
        if text == "?":
            return self.line("vira/hint-cards")
        if text in {"0", "-"}:
            return verb(())
        found = self.numbered(text, hand_of(view))
        return found if isinstance(found, Reply) else verb(found)

    def _card(self, text: str, view: View) -> Action | Reply:
        found = self.numbered(text, hand_of(view))
        if isinstance(found, Reply):
            return found
        return PlayCard(found[0]) if len(found) == 1 else self.line("vira/hint-one-card")
