"""Articles of the rule book beside the game."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from stik.engine import Refusal
from stik.messages import Catalogue
from stik.rulebook import Article, Book

_EXAMPLES: Final = {"voms": "T.29", "vira": "SM.A4"}


def nearest(rulebook: Book, article: str) -> str:
    """The identifiers most like a wrong one."""
    near = get_close_matches(article.upper(), [entry.id for entry in rulebook], n=3, cutoff=0.4)
    return ", ".join(near) or _EXAMPLES[rulebook.game]


def article_panel(article: Article, say: Catalogue) -> RenderableType:
    """One article, with its identifier and title on the frame."""
    title = Text.assemble((article.id, "bold"), " ", article.title[say.language])
    status = Text(say(f"rules/{article.status.value}"), "dim")
    return Panel(Group(Text(article.text[say.language]), status), title=title, title_align="left", border_style="cyan")


def refusal_panel(refusal: Refusal, rulebook: Book, say: Catalogue) -> RenderableType:
    """The sentence that refuses, and the first article behind it in full."""
    parts = [Text(say(refusal.code, **dict(refusal.params)), "bold")]
    if refusal.cites:
        article = rulebook[refusal.cites[0]]
        parts.append(Text.assemble((article.id, "bold cyan"), "  ", (article.title[say.language], "cyan")))
        parts.append(Text(article.text[say.language]))
    if refusal.cites[1:]:
        parts.append(Text(say("play/see-also", cites=", ".join(refusal.cites[1:])), "dim"))
    return Panel(Group(*parts), title=say("play/refused"), title_align="left", border_style="red")
