"""What people call the games and suits of Vira, however they spell it."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from stik.cards import Suit, parse_suit
from stik.errors import NotationError
from stik.messages import Catalogue, catalogue
from stik.messages.catalogue import LANGUAGES, Language
from stik.vira import CONTRACTS, Bid, Contract, Family, Grade
from stik.vira.contracts import UNSPECIFIED, other_of_colour

_GRADES: Final = {
    Grade.PLAIN: ("",),
    Grade.FARG: ("farg", "ifarg", "f", "iandrafarg", "andrafarg"),
    Grade.HOGSTA: ("hogsta", "ihogsta", "hogstafarg", "ihogstafarg", "h"),
}


def squeezed(text: str) -> str:
    """Letters and digits alone, without accents, small; `Gask på 2` is `gask2`."""
    words = unicodedata.normalize("NFKD", text.casefold().replace("ø", "o").replace("æ", "a"))
    words = "".join(letter for letter in words if not unicodedata.combining(letter))
    return re.sub(r"[^0-9a-z]+", "", re.sub(r"\bpa\b", " ", words))


def _spellings(contract: Contract) -> set[str]:
    """The key, the name in every language, and 7spel as well as spel7; a misär may leave that word out."""
    names = {contract.key, *(catalogue(language)(f"contract-{contract.key}") for language in LANGUAGES)}
    if contract.family is Family.KOP and contract.key.startswith("spel"):
        names |= {f"{contract.tricks} spel", f"{contract.tricks} kop"}
    found = {squeezed(name) for name in names}
    return found | {name.replace("misar", "") for name in found if contract.family is Family.SOLOMISAR}


@cache
def _bids() -> dict[str, Bid]:
    """Every bid by every spelling, also those that no table allows."""
    found = {
        name + suffix: Bid(contract.family, contract, grade)
        for contract in CONTRACTS
        for name in _spellings(contract)
        for grade, suffixes in _GRADES.items()
        for suffix in suffixes
    }
    for family in UNSPECIFIED:
        for grade, suffixes in _GRADES.items():
            found |= {family.value + suffix: Bid(family, None, grade) for suffix in suffixes}
    return found


def read_said_bid(text: str) -> Bid:
    """A bid as it is said at the table: `7-spel i färg`, `gask på 2`, `spel7+farg`, `solo`."""
    bid = _bids().get(squeezed(text))
    if bid is None:
        raise NotationError("notation/bid", text=text)
    return bid


def read_said_contract(text: str) -> Contract:
    """One contract of the bid table by its key or its name."""
    bid = _bids().get(squeezed(text))
    if bid is None or bid.grade:
        raise NotationError("notation/contract", text=text)
    if bid.contract is None:
        raise NotationError("setup/unspecified-contract", contract=text)
    return bid.contract


def read_said_family(text: str, say: Catalogue) -> Family | None:
    """A kind of game by its name."""
    names = {squeezed(family.value): family for family in Family}
    names |= {squeezed(say(f"vira/family-{family.value}")): family for family in Family}
    return names.get(squeezed(text))


def read_said_suit(text: str, hogsta: Suit, language: Language) -> Suit:
    """A suit by its letter, its symbol, its name, or as högsta färg or färg."""
    said = squeezed(text)
    if said in _GRADES[Grade.HOGSTA][:-1]:
        return hogsta
    if said in ("farg", "andra", "andrafarg"):
        return other_of_colour(hogsta)
    languages: set[Language] = {language, "en"}
    for suit in (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS):
        for spoken in languages:
            if said in map(squeezed, catalogue(spoken)(f"vira/suit-{suit.letter}").split()):
                return suit
    return parse_suit(text.strip())
