"""A small bot for `stik arena`: plays both games by rules of thumb (the protocol is in docs/bots.md)."""

import json
import sys

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
VOMS = ["7", "K", "Q", "8", "5", "6", "J", "A", "9"]  # from the lowest; above them stand the four of BEST
BEST = ["8s", "Kh", "Jc", "3d", "*", "2s"]


def strength(card):
    return 9 + BEST.index(card) if card in BEST else VOMS.index(card[:-1])


def voms(view, legal):
    """Leads sevens and nines; follows low on its own side's card, and else as cheaply as it can win."""
    single = [action.split()[1] for action in legal["actions"] if action[:5] == "play " and len(action.split()) == 2]
    if not single:
        return legal["actions"][0]
    if not view["piles"]:
        return "play " + max(single, key=lambda card: (card[0] == "7", strength(card) if card[:-1] != "K" else 0))
    held = strength(dict(view["piles"][0])[view["holder"]])
    ours = any(view["seat"] in side and view["holder"] in side for side in view["tricks"])
    return "play " + min(single, key=lambda card: (not ours and strength(card) <= held, strength(card)))


def vira(view, legal):
    """Buys away low cards, passes where it may, and plays high cards in a trump game, low ones in a misär."""
    if template := legal.get("template"):  # so many cards of the hand, to put away or to keep
        cards = template.get("from") or view["hands"][view["seat"]]
        lowest = sorted(cards.split(), key=lambda card: RANKS.index(card[:-1]), reverse=template["verb"] == "keep")
        return " ".join([template["verb"], *lowest[: max(template["min"], min(4, template["max"]))]])
    high = {action: RANKS.index(action[5:-1]) if action[:5] == "play " else 0 for action in legal["actions"]}
    return "pass" if "pass" in high else (min if view["form"] == "misar" else max)(high, key=high.get)


for message in map(json.loads, sys.stdin):
    if message["type"] == "hello":
        print(json.dumps({"ok": True, "name": "example"}), flush=True)
    elif message["type"] == "act":
        play = voms if message["view"]["game"] == "voms" else vira
        print(json.dumps({"id": message["id"], "action": play(message["view"], message["legal"])}), flush=True)
