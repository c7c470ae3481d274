"""The bid table of Vira, with what every contract pays and costs by the tariff in force."""

from __future__ import annotations

from typing import Final

from stik.messages import Catalogue, option_value
from stik.printing.model import Event
from stik.printing.typesetting import Json, typeset
from stik.printing.words import Words
from stik.vira import CONTRACTS, Case, Contract, Family, Form, Outcome, Rules, TrumpClass
from stik.vira.price import bets
from stik.vira.tariff import BET

SECOND: Final = ("omkop", "omturne", "omturne8", "omvingel", "omvingel8", "omtringel")


def bid_table(event: Event, say: Catalogue) -> bytes:
    """All forty contracts and the second tries, on one page for the wall."""
    rules = event.rules
    second = SECOND if rules.tringel else SECOND[:-1]
    notes = [say("print/bids-classes"), say("print/bids-bet", bet=BET), say("price/bids-ante", ante=rules.ante)]
    notes += [say("price/bids-loose"), *([] if rules.tringel else [say("price/bids-tringel")])]
    return typeset(
        "bid-table",
        Words(event, say),
        game="vira",
        note=say("print/bids-rules", rules=say(option_value("vira_preset", rules.preset))),
        head=[_heading(say(f"vira/bids-column-{name}")) for name in ("bid", "tricks", "misar")],
        results=[_heading(say(f"price/result-{outcome.value}")) for outcome in Outcome],
        groups=[say("print/bids-pinnar"), say("print/bids-pool")],
        rows=[_row(rules, contract, say) for contract in CONTRACTS],
        second=[[say(f"vira/row-{name}"), *map(_signed, rules.tariff.row(name))] for name in second],
        second_title=say("price/bids-second"),
        notes=notes,
    )


def _row(rules: Rules, contract: Contract, say: Catalogue) -> Json:
    misar = contract.misar
    cards = "–" if misar is None else say("vira/bids-open-hand", cards=misar.cards) if misar.open else str(misar.cards)
    return {
        "no": str(contract.no),
        "name": say(f"contract-{contract.key}"),
        "graded": contract.graded,
        "tricks": "–" if contract.tricks is None else str(contract.tricks),
        "misar": cards,
        "pinnar": [str(contract.pinnar_for(trump)) if trump < len(contract.pinnar) else "–" for trump in TrumpClass],
        "bets": [_signed(bets(rules, _case(contract, outcome))) for outcome in Outcome],
        "bid": rules.tringel or contract.family is not Family.TRINGEL,
    }


def _case(contract: Contract, outcome: Outcome) -> Case:
    """The plain case: just as many tricks as the contract wants."""
    form = Form.MISAR if contract.tricks is None else Form.TRUMP
    return Case(contract=contract, outcome=outcome, form=form, tricks=contract.tricks)


def _signed(figure: int) -> str:
    return f"+{figure}" if figure > 0 else f"−{-figure}" if figure else "0"


def _heading(word: str) -> str:
    return word[:1].upper() + word[1:]
