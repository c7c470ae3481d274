"""What every state of the page must hold: axe is content, nothing is too wide, and sentences are no codes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from stik.messages import LANGUAGES

AXE: Final = Path(__file__).parents[2] / "ui/node_modules/axe-core/axe.min.js"
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SIZES: Final = ((360, 740), (740, 360), (768, 1024), (1280, 800), (1920, 1080))
READ: Final = ((360, 740), (1280, 800))
"""Where axe looks."""

RUN_AXE = """async (rules) => {
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) =>
    `${id}: ${nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`);
}"""
SIDEWAYS = """() => {
  const page = document.scrollingElement;
  const line = document.querySelector('header h1');
  if (line !== null && line.scrollWidth > line.clientWidth + 1) return `header into its tools: ${line.innerText}`;
  if (page.scrollWidth <= innerWidth) return null;
  const all = [...document.querySelectorAll('body *')];
  const wide = all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
  return `${page.scrollWidth} > ${innerWidth}: ${wide.slice(0, 3).map((one) => one.outerHTML.slice(0, 120))}`;
}"""
SPEAK = """async (language) => {
  const choice = [...document.querySelectorAll('select')].find((one) => one.querySelector('option[value=da]'));
  choice.value = language;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
}"""
FAMILIES: Final = [
    *("ui", "voms", "vira", "play", "turn", "table", "http", "event", "lus", "pay", "option", "phrase", "contract"),
    *("card", "plate", "price", "bot"),
]
CODES = r"""(families) => {
  const known = `(${families.join('|')})[-/][a-z][a-z0-9-]*(/[a-z-]+)*`;
  const code = new RegExp(`(^|[\\s“"(])(${known}|[a-z]+/[a-z]+(-[a-z]+)+)(?=$|[\\s.,:;”")])`);
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    if (!walk.currentNode.parentElement.closest('script, style')) texts.push(walk.currentNode.data);
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) texts.push(one.getAttribute(name) ?? '');
  return texts.filter((text) => code.test(text.trim())).map((text) => text.trim());
}"""
SHIFTS = """
window.shifts = [];
// Cards come and go on the table, and lines of text are centred; what one may aim at stays where it is.
const AIM = 'button, a, input';
const aimed = (node) => node instanceof Element && (node.closest(AIM) || node.querySelector(AIM));
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput || !entry.sources.some(({ node }) => aimed(node))) continue;
    const moved = entry.sources.map(({ node, previousRect: { top, height }, currentRect: now }) =>
      `${(node?.outerHTML ?? node?.data ?? '').slice(0, 60)} ${top}+${height} -> ${now.top}+${now.height}`);
    window.shifts.push({ value: entry.value, moved });
  }
}).observe({ type: 'layout-shift', buffered: true });
"""
MOST_SHIFT: Final = 0.02


def speak(page: Page, language: str) -> None:
    """Chooses a language where the menu with the languages is shut or covered."""
    page.evaluate(SPEAK, language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def untranslated(page: Page) -> list[str]:
    """What looks like the code of a message, in any language."""
    before = page.evaluate("document.documentElement.lang")
    found = []
    for language in LANGUAGES:
        speak(page, language)
        found += [f"{language}: {text}" for text in page.evaluate(CODES, FAMILIES)]
    speak(page, before)
    return found


def sideways(page: Page) -> list[str]:
    """Where the page is wider than the screen, or its header than the room beside its tools."""
    before = page.viewport_size
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if (wide := page.evaluate(SIDEWAYS)) is not None:
            found.append(f"{width}x{height}: {wide}")
    page.set_viewport_size(before or {"width": 1280, "height": 800})
    return found


def inaccessible(page: Page) -> list[str]:
    """What axe finds, at both sizes and in high contrast."""
    before = page.viewport_size
    page.evaluate(AXE.read_text("utf-8"))
    found = []
    for width, height in READ:
        page.set_viewport_size({"width": width, "height": height})
        for contrast in (False, True):
            page.evaluate("on => document.documentElement.toggleAttribute('data-high-contrast', on)", contrast)
            found += [f"{width} contrast {contrast}: {line}" for line in page.evaluate(RUN_AXE, RULES)]
    page.evaluate("document.documentElement.removeAttribute('data-high-contrast')")
    page.set_viewport_size(before or {"width": 1280, "height": 800})
    return found


def forget_shifts(page: Page) -> None:
    """From here on nothing may move."""
    page.evaluate("window.shifts = []")


def shift(page: Page) -> float:
    """How much of the page has moved by itself."""
    moved = page.evaluate("window.shifts")
    total = sum(one["value"] for one in moved)
    print(*(one for one in moved if one["value"] > MOST_SHIFT / 10), sep="\n")  # noqa: T201 -- shown where a test failed
    return float(total)
