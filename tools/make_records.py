"""Plays a random match under every preset, and the example by bots, and writes their records.

Run once for each new preset, then keep for ever.
A record that exists is never written again: it must replay identically after any later change.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from stik.bots import Budget
from stik.engine import Stream, commitment
from stik.protocol.adapter import Deal
from stik.protocol.fields import Fields
from stik.protocol.games import GAMES
from stik.protocol.record import DealRecord, Record, Shuffle, deal_record, write_record
from stik.protocol.sequence import Sequence, sequence_from

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "records"
EXAMPLE = ROOT / "examples" / "match.stik"
PLAYERS = {"N": "Aviâja", "E": "Malik", "S": "Pipaluk", "W": "Inuk"}
SITTING = 8
LOW_BIDS = {
    f"bid {key}" for key in ("begar", "turne", "spel7+farg", "vingel", "gask", "gok", "kopmisar", "solo", "spel8")
}


def random_record(
    game: str,
    preset: str,
    seed: int,
    *,
    kind: str,
    options: dict[str, object] | None = None,
    level: str = "random",
    players: dict[str, str] | None = None,
) -> Record:
    """A whole random game, match or sitting with verifiable shuffles; by bots of another level it is not random."""
    adapter, chance = GAMES[game], Random(seed)
    rules: dict[str, object] = {"rules": preset, "options": options or {}}
    sequence: Sequence | None = None
    deals: list[DealRecord] = []
    start: dict[str, object] = (
        {"dealer": "N", "first_deal": True} if game == "voms" else {"dealer": "A", "table": 3 + seed % 2}
    )
    full: dict[str, object] = {}
    while len(deals) < SITTING or game == "voms":
        secret = f"{chance.getrandbits(128):032x}"
        shuffle = Shuffle(commitment(secret), secret, {name: f"{chance.getrandbits(64):016x}" for name in "ABC"})
        pack = adapter.shuffled(Fields(rules), Stream(secret, shuffle.seeds))
        deal, _ = adapter.new(Fields({**rules, **start, **pack}))
        sequence = sequence or sequence_from(deal, best_of=3 if kind == "match" else 1)
        full = dict(deal.rules())
        while deal.result() is None:
            deal.do(_chosen(deal, chance, level), None)
        deals.append(deal_record(deal, shuffle))
        sequence.add(deal)
        following = sequence.expected()
        if following is None:
            break
        start = dict(following)
    assert sequence is not None
    return Record(game, kind, full, tuple(deals), players or {}, 3 if kind == "match" else 1, sequence.result())


def _chosen(deal: Deal, chance: Random, level: str) -> str:
    """What a bot does; a random one mostly bids low or passes, so that every family comes up."""
    actions = deal.legal()["actions"]
    assert isinstance(actions, list)
    low = [action for action in actions if action in LOW_BIDS]
    if "pass" in actions and (not low or chance.random() < 0.6):
        return "pass"
    return str(chance.choice(low)) if low else str(deal.suggest(level, chance, Budget(ms=200))["action"])


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, adapter in GAMES.items():
        for seed, preset in enumerate(adapter.presets):
            kind = "sitting" if game == "vira" else "match" if preset == "tournament" else "game"
            path = FOLDER / f"{game}-{preset}.stik"
            if not path.exists():
                path.write_text(write_record(random_record(game, preset, seed, kind=kind)), "utf-8")
                print(f"{path.name} written")
    if not EXAMPLE.exists():
        example = random_record("voms", "tournament", 2026, kind="game", level="strong", players=PLAYERS)
        EXAMPLE.write_text(write_record(example), "utf-8")


if __name__ == "__main__":
    main()
