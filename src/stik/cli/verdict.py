"""Shows a ruling at the terminal: what follows, who chooses, and the articles in words."""

from __future__ import annotations

from rich.console import Console, Group
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from stik.messages import Catalogue, Language
from stik.protocol.rulings import choice_in_words, effect_in_words, explain, title
from stik.rulebook import book
from stik.rulings import Ruling


def show(console: Console, ruling: Ruling, say: Catalogue, language: Language) -> None:
    """The ruling in a frame, its articles below."""
    lines: list[Text | Padding] = [Text(explain(ruling, language))]
    lines += _list(say("referee/effects"), [effect_in_words(effect, say) for effect in ruling.effects])
    lines += _list(
        say(f"referee/choices-{ruling.decided_by}"), [choice_in_words(choice, say) for choice in ruling.choices]
    )
    for name, numbers in ruling.numbers.items():
        shown = "  ".join(
            f"{say('referee/pool') if who == 'pool' else who} {number}" for who, number in numbers.items()
        )
        lines += [Text(), Text.assemble((say(f"referee/{name}") + "  ", "bold"), shown)]
    console.print()
    console.print(Panel(Group(*lines), title=escape(title(ruling.game, ruling.irregularity, language)), padding=(1, 2)))
    articles = book(ruling.game)
    for article in ruling.cites:
        found = articles[article]
        console.print(f"[bold]{article}[/]  {escape(found.title[language])}")
        console.print(Padding(Text(found.text[language], style="dim"), (0, 0, 0, 4)))


def _list(heading: str, lines: list[str]) -> list[Text | Padding]:
    if not lines:
        return []
    return [Text(), Text(heading, style="bold"), *(Padding(Text(f"• {line}"), (0, 0, 0, 2)) for line in lines)]
