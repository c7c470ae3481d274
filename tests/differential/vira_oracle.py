"""A naive, literal reference implementation of Vira, for cross-checking the real engine.

Written from spec/vira.md, spec/interfaces.md (sections 1 and 2) and the SM rules 2025 alone.
Cards are strings such as "9c"; a deal is one plain dict; speed does not matter.
"""

import copy

# ---------------------------------------------------------------------------------------------
# Tables
# ---------------------------------------------------------------------------------------------

SUITS = ["c", "s", "h", "d"]  # pack order
RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]  # pack order, best first
RANK_VALUE = {
    "A": 14,
    "K": 13,
    "Q": 12,
    "J": 11,
    "10": 10,
    "9": 9,
    "8": 8,
    "7": 7,
    "6": 6,
    "5": 5,
    "4": 4,
    "3": 3,
    "2": 2,
}
PACK = [rank + suit for suit in SUITS for rank in RANKS]
SUIT_SYMBOLS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
OTHER_OF_COLOUR = {"s": "c", "c": "s", "h": "d", "d": "h"}


def contract_row(no, key, family, needed, cards, keep, has_misar, pins):
    return {
        "no": no,
        "key": key,
        "family": family,
        "needed": needed,  # tricks needed in the trump form, None if there is no trump form
        "misar_cards": cards,  # cards played with in the misär form, None if there is none
        "keep": keep,  # the N of "på N"
        "has_misar": has_misar,
        "pins": pins,  # O, F, H (misär: O alone)
    }


CONTRACTS = [
    contract_row(1, "begar", "kop", 6, None, None, False, [0, 0, 1]),
    contract_row(2, "turne6", "turne", 6, None, None, False, [0, 0, 1]),
    contract_row(3, "spel7", "kop", 7, None, None, False, [0, 0, 1]),
    contract_row(4, "vingel6", "vingel", 6, None, None, False, [0, 1, 1]),
    contract_row(5, "gask0", "gask", 7, 11, 0, True, [0, 0, 1]),
    contract_row(6, "gok", "gok", None, 13, None, True, [0]),
    contract_row(7, "turne7", "turne", 7, None, None, False, [0, 1, 1]),
    contract_row(8, "kopmisar1", "kopmisar", None, 11, 1, True, [0]),
    contract_row(9, "gask1", "gask", 8, 12, 1, True, [0, 0, 1]),
    contract_row(10, "spel8", "kop", 8, None, None, False, [0, 1, 1]),
    contract_row(11, "vingel7", "vingel", 7, None, None, False, [1, 1, 3]),
    contract_row(12, "turne8", "turne", 8, None, None, False, [1, 1, 3]),
    contract_row(13, "kopmisar2", "kopmisar", None, 12, 2, True, [0]),
    contract_row(14, "gask2", "gask", 9, 13, 2, True, [0, 1, 1]),
    contract_row(15, "solo6", "solo", 6, None, None, False, [0, 1, 1]),
    contract_row(16, "vingel8", "vingel", 8, None, None, False, [1, 3, 5]),
    contract_row(17, "kopmisar3", "kopmisar", None, 12, 3, True, [0]),
    contract_row(18, "gask3", "gask", 10, 12, 3, True, [0, 1, 2]),
    contract_row(19, "spel9", "kop", 9, None, None, False, [1, 1, 3]),
    contract_row(20, "kopmisar4", "kopmisar", None, 12, 4, True, [1]),
    contract_row(21, "gask4", "gask", 11, 13, 4, True, [1, 1, 3]),
    contract_row(22, "tringel9", "tringel", 9, None, None, False, [3, 5, 11]),
    contract_row(23, "kopmisar5", "kopmisar", None, 12, 5, True, [1]),
    contract_row(24, "gask6", "gask", 12, None, 6, False, [1, 2, 4]),
    contract_row(25, "solo7", "solo", 7, None, None, False, [0, 1, 2]),
    contract_row(26, "kopmisar6", "kopmisar", None, 12, 6, True, [1]),
    contract_row(27, "gask5", "gask", 12, None, 5, False, [1, 3, 5]),
    contract_row(28, "solo8", "solo", 8, None, None, False, [1, 2, 4]),
    contract_row(29, "vira", "vira", 13, None, None, False, [2, 4, 8]),
    contract_row(30, "solo-petite", "solomisar", None, 12, None, True, [2]),
    contract_row(31, "solo9", "solo", 9, None, None, False, [2, 4, 8]),
    contract_row(32, "solo-grande", "solomisar", None, 13, None, True, [4]),
    contract_row(33, "solo10", "solo", 10, None, None, False, [4, 8, 16]),
    contract_row(34, "solo-petite-ouverte", "solomisar", None, 12, None, True, [8]),
    contract_row(35, "solo-petite-ouverte-royale", "solomisar", None, 12, None, True, [16]),
    contract_row(36, "solo11", "solo", 11, None, None, False, [8, 16, 32]),
    contract_row(37, "solo-grande-ouverte", "solomisar", None, 13, None, True, [24]),
    contract_row(38, "solo-grande-ouverte-royale", "solomisar", None, 13, None, True, [32]),
    contract_row(39, "solo12", "solo", 12, None, None, False, [16, 32, 64]),
    contract_row(40, "solo-vira", "solo", 13, None, None, False, [32, 64, 128]),
]
CONTRACT_BY_KEY = {contract["key"]: contract for contract in CONTRACTS}

# Unspecified bids: SM.A4 and SM.A5.
UNSPECIFIED = {"gask": "gask", "kopmisar": "kopmisar", "solo": "solo", "vingel": "vingel", "turne": "turne"}
FREE_CHOICE = ["gask", "kopmisar", "solo"]  # the declarer chooses any member
LOWEST_ONLY = ["vingel", "turne"]  # must be the lowest member

GRADED_FAMILIES = ["kop", "gask", "solo", "vira"]
GRADE_RANK = {None: 0, "farg": 1, "hogsta": 2}

SECOND_TRY_FAMILIES = ["kop", "turne", "vingel", "tringel"]
TURNING_FAMILIES = ["turne", "vingel", "tringel"]
NO_DEFENCE_FAMILIES = ["gask", "vira", "gok"]

PINNAR_PER_BET = 8

# Table 5.3, one row per distinct case, in bets from the declarer's view. VR.A11 for omtringel.
TARIFF = {
    "kop": {"home": 1, "bet": -1, "kodilj": -2, "laid": -1},
    "turne": {"home": 1, "bet": -1, "kodilj": -2, "laid": -1},
    "turne8": {"home": 2, "bet": -1, "kodilj": -2, "laid": -1},
    "gask": {"home": 1, "bet": -1, "kodilj": -2, "laid": -1},
    "kopmisar": {"home": 1, "bet": -1, "kodilj": -2, "laid": -1},
    "vira": {"home": 1, "bet": -1, "kodilj": -2, "laid": -1},
    "solo": {"home": 1, "bet": -1, "kodilj": -2, "laid": -2},
    "solomisar": {"home": 1, "bet": -1, "kodilj": -2, "laid": -2},
    "vingel": {"home": 1, "bet": -2, "kodilj": -4, "laid": -2},
    "vingel8": {"home": 2, "bet": -2, "kodilj": -4, "laid": -2},
    "gok": {"home": 1, "bet": -2, "kodilj": -4, "laid": -2},
    "tringel": {"home": 1, "bet": -3, "kodilj": -6, "laid": -3},
    "omkop": {"home": 0, "bet": -3, "kodilj": -5, "laid": -3},
    "omturne": {"home": 0, "bet": -3, "kodilj": -5, "laid": -3},
    "omturne8": {"home": 1, "bet": -3, "kodilj": -5, "laid": -3},
    "omvingel": {"home": 0, "bet": -6, "kodilj": -10, "laid": -6},
    "omvingel8": {"home": 1, "bet": -6, "kodilj": -10, "laid": -6},
    "omtringel": {"home": 0, "bet": -9, "kodilj": -15, "laid": -9},
}

SM2025 = {
    "tringel": False,
    "tjuvpass_compensation": True,
    "turned": {"turne": 1, "vingel": 2, "tringel": 3},
    "tariff": TARIFF,
    "ante": 8,
    "kopmisar_keep": "at-least",
    "stop_when_decided": False,
    "second_try_min_talon": {"kop": 1, "turne": 2, "vingel": 3, "tringel": 4},
}
STOCKHOLM = dict(SM2025)
STOCKHOLM["tringel"] = True
STOCKHOLM["tjuvpass_compensation"] = False
PRESETS = {"sm2025": SM2025, "stockholm": STOCKHOLM}


# ---------------------------------------------------------------------------------------------
# Failures
# ---------------------------------------------------------------------------------------------


class OracleError(Exception):
    """Bad text or bad setup: answered as {"error": ...}."""

    def __init__(self, code, detail=""):
        super().__init__(code + " " + detail)
        self.code = code
        self.detail = detail


def refuse(code, *cites):
    return {"code": code, "cites": list(cites)}


# ---------------------------------------------------------------------------------------------
# Reading text
# ---------------------------------------------------------------------------------------------


def read_suit(text):
    if not isinstance(text, str):
        raise OracleError("notation/suit", repr(text))
    if text in SUIT_SYMBOLS:
        return SUIT_SYMBOLS[text]
    if text.lower() in SUITS:
        return text.lower()
    raise OracleError("notation/suit", text)


def read_card(text):
    if len(text) < 2:
        raise OracleError("notation/card", text)
    rank = text[:-1].upper()
    if rank == "T":
        rank = "10"
    if rank not in RANKS:
        raise OracleError("notation/card", text)
    suit = text[-1]
    if suit in SUIT_SYMBOLS:
        suit = SUIT_SYMBOLS[suit]
    suit = suit.lower()
    if suit not in SUITS:
        raise OracleError("notation/card", text)
    return rank + suit


def read_cards(text):
    if not isinstance(text, str):
        raise OracleError("notation/cards", repr(text))
    cards = [read_card(word) for word in text.split()]
    if len(set(cards)) != len(cards):
        raise OracleError("notation/duplicate-card", text)
    return cards


def read_bid(text):
    """ "spel7+farg" -> ("spel7", "farg"); "gask" -> ("gask", None)."""
    name = text
    grade = None
    if "+" in text:
        name, grade = text.split("+", 1)
        if grade not in ["farg", "hogsta"]:
            raise OracleError("notation/bid", text)
    if name not in CONTRACT_BY_KEY and name not in UNSPECIFIED:
        raise OracleError("notation/bid", text)
    return name, grade


def read_action(text):
    """Returns (verb, argument); raises OracleError for text that is no action at all."""
    if not isinstance(text, str):
        raise OracleError("notation/action", repr(text))
    words = text.split()
    if not words:
        raise OracleError("notation/action", text)
    verb = words[0]
    rest = words[1:]
    if verb in ["pass", "misar", "go", "again", "lay", "claim", "accept", "refuse", "concede"]:
        if rest:
            raise OracleError("notation/action", text)
        return verb, None
    if verb == "bid":
        if len(rest) != 1:
            raise OracleError("notation/action", text)
        return verb, read_bid(rest[0])
    if verb == "choose":
        if len(rest) != 1:
            raise OracleError("notation/action", text)
        if rest[0] not in CONTRACT_BY_KEY:
            raise OracleError("notation/contract", text)
        return verb, rest[0]
    if verb == "trump":
        if len(rest) != 1:
            raise OracleError("notation/action", text)
        return verb, read_suit(rest[0])
    if verb in ["keep", "buy", "discard"]:
        return verb, read_cards(" ".join(rest))
    if verb == "play":
        if len(rest) != 1:
            raise OracleError("notation/action", text)
        return verb, read_card(rest[0])
    raise OracleError("notation/action", text)


def write_cards(cards):
    return " ".join(cards)


def pack_order(cards):
    return [card for card in PACK if card in cards]


def suit_of(card):
    return card[-1]


def value_of(card):
    return RANK_VALUE[card[:-1]]


# ---------------------------------------------------------------------------------------------
# Small rules
# ---------------------------------------------------------------------------------------------


def is_laggard(values_in_suit):
    """6.1: the two; 4+3; three cards up to six; four up to eight; five up to ten."""
    for n in [1, 2, 3, 4, 5]:
        low_cards = [value for value in values_in_suit if value <= 2 * n]
        if len(low_cards) >= n:
            return True
    return False


def laggard_suits(hand):
    """In how many suits the hand has a läggard."""
    count = 0
    for suit in SUITS:
        if is_laggard([value_of(card) for card in hand if suit_of(card) == suit]):
            count += 1
    return count


def suit_class(suit, hogsta):
    if suit == hogsta:
        return "H"
    if suit == OTHER_OF_COLOUR[hogsta]:
        return "F"
    return "O"


def suits_of_grade(grade, hogsta):
    if grade == "hogsta":
        return [hogsta]
    if grade == "farg":
        return [hogsta, OTHER_OF_COLOUR[hogsta]]
    return list(SUITS)


def members_above(family, key):
    """The contracts of the family, lowest first, that outrank the bid with this key (2.4)."""
    return [c for c in CONTRACTS if c["family"] == family and (c["no"], 0) > key]


def bid_key(name, grade, key_before):
    """Key of a bid for ranking; an unspecified one counts as its lowest member (VR.C4)."""
    if name in UNSPECIFIED:
        members = members_above(UNSPECIFIED[name], key_before)
        return (members[0]["no"], 0)
    return (CONTRACT_BY_KEY[name]["no"], GRADE_RANK[grade])


def trick_winner(trick, trump):
    """trick is a list of [seat, card]; trump is a suit or None."""
    suit_led = suit_of(trick[0][1])
    trumps = [entry for entry in trick if suit_of(entry[1]) == trump]
    followers = [entry for entry in trick if suit_of(entry[1]) == suit_led]
    candidates = trumps if trumps else followers
    best = candidates[0]
    for entry in candidates:
        if value_of(entry[1]) > value_of(best[1]):
            best = entry
    return best[0]


def result_of_play(form, needed, tricks):
    """4.1."""
    if form == "misar":
        if tricks == 0:
            return "home"
        if tricks == 1:
            return "bet"
        return "kodilj"
    if tricks >= needed:
        return "home"
    if tricks == needed - 1:
        return "bet"
    return "kodilj"


def tariff_row(contract, try_number):
    family = contract["family"]
    name = family
    if contract["key"] == "turne8":
        name = "turne8"
    if contract["key"] == "vingel8":
        name = "vingel8"
    if try_number == 2:
        name = "om" + name
    return name


def pins_of_class(contract, pin_class):
    return contract["pins"][["O", "F", "H"].index(pin_class)]


def settle(
    seats, declarer, defenders, contract, try_number, result, laid_class_of_first_try, last_class, pool, options
):
    """5.5 without tjuvpass. Returns the changes of all seats and the pool."""
    change = {seat: 0 for seat in seats}
    change["pool"] = 0
    bets = options["tariff"][tariff_row(contract, try_number)][result]
    amount = bets * PINNAR_PER_BET
    if amount > 0:
        while pool + change["pool"] < amount:  # VR.A12
            for seat in seats:
                change[seat] -= options["ante"]
                change["pool"] += options["ante"]
    change[declarer] += amount
    change["pool"] -= amount
    if try_number == 2:
        pins = pins_of_class(contract, laid_class_of_first_try)
        for defender in defenders:
            change[declarer] -= pins
            change[defender] += pins
    pins = pins_of_class(contract, last_class)
    for defender in defenders:
        if result == "home":
            change[declarer] += pins
            change[defender] -= pins
        else:
            change[declarer] -= pins
            change[defender] += pins
    return change


def compensate_tjuvpass(change, thieves, defenders, out):
    """6.1: changes the settlement in place."""
    if len(thieves) == 1:
        thief = thieves[0]
        partner = [seat for seat in defenders if seat != thief][0]
        if out is None:
            change[thief] -= 3
            change[partner] += 3
        else:
            change[thief] -= 4
            change[partner] += 2
            change[out] += 2
    if len(thieves) == 2 and out is not None:
        for thief in thieves:
            change[thief] -= 1
            change[out] += 1


# ---------------------------------------------------------------------------------------------
# Setup
# ---------------------------------------------------------------------------------------------


def is_int(value):
    return isinstance(value, int) and not isinstance(value, bool)


def read_options(message):
    preset_name = message.get("rules", "sm2025")
    if not isinstance(preset_name, str) or preset_name not in PRESETS:
        raise OracleError("setup/rules", repr(preset_name))
    options = copy.deepcopy(PRESETS[preset_name])
    given = message.get("options", {})
    if given is None:
        given = {}
    if not isinstance(given, dict):
        raise OracleError("setup/options", repr(given))
    for name, value in given.items():
        if name not in options:
            raise OracleError("setup/options", name)
        if name in ["tringel", "tjuvpass_compensation", "stop_when_decided"]:
            if not isinstance(value, bool):
                raise OracleError("setup/options", name)
            options[name] = value
        elif name == "ante":
            if not is_int(value) or value < 1:
                raise OracleError("setup/options", name)
            options[name] = value
        elif name == "kopmisar_keep":
            if value not in ["at-least", "exactly"]:
                raise OracleError("setup/options", name)
            options[name] = value
        elif name in ["turned", "second_try_min_talon"]:
            if not isinstance(value, dict):
                raise OracleError("setup/options", name)
            lowest = 1 if name == "turned" else 0
            for family, number in value.items():
                if family not in options[name] or not is_int(number) or not lowest <= number <= 13:
                    raise OracleError("setup/options", name)
                options[name][family] = number
        elif name == "tariff":
            if not isinstance(value, dict):
                raise OracleError("setup/options", name)
            for row, figures in value.items():
                if row not in options["tariff"]:
                    raise OracleError("setup/options", name)
                if isinstance(figures, list) and len(figures) == 4:
                    figures = dict(zip(["home", "bet", "kodilj", "laid"], figures))
                if not isinstance(figures, dict):
                    raise OracleError("setup/options", name)
                for result, bets in figures.items():
                    if result not in ["home", "bet", "kodilj", "laid"] or not is_int(bets):
                        raise OracleError("setup/options", name)
                    options["tariff"][row][result] = bets
    return options


def empty_deal(message):
    """What `new` and `position` have in common."""
    if message.get("game") != "vira":
        raise OracleError("setup/game", repr(message.get("game")))
    options = read_options(message)
    table = message.get("table", 3)
    if not is_int(table) or table not in [3, 4]:
        raise OracleError("setup/table", repr(table))
    seats = ["A", "B", "C", "D"][:table]
    dealer = message.get("dealer")
    if dealer not in seats:
        raise OracleError("setup/dealer", repr(dealer))
    hogsta = read_suit(message.get("hogsta"))
    pool = message.get("pool", 0)
    if not is_int(pool) or pool < 0:
        raise OracleError("setup/pool", repr(pool))
    place = seats.index(dealer)
    forhand = seats[(place + 1) % table]
    mellanhand = seats[(place + 2) % table]
    out = None
    if table == 4:
        out = seats[(place + 3) % table]  # the player to the dealer's right
    active = [forhand, mellanhand, dealer]
    return {
        "options": options,
        "seats": seats,
        "active": active,
        "dealer": dealer,
        "out": out,
        "forhand": forhand,
        "hogsta": hogsta,
        "pool": pool,
        "phase": "auction",
        "to_act": forhand,
        "hands": {seat: [] for seat in active},
        "dealt": None,  # the hands as dealt, for the läggarder
        "talon": [],
        "turned": [],
        "put_aside": [],  # the unseen rest of the talon
        "discards": {seat: [] for seat in active},
        "played": [],
        "standing": None,  # text of the highest bid
        "standing_seat": None,
        "standing_key": (0, 0),
        "standing_name": None,
        "standing_grade": None,
        "key_before": (0, 0),  # key of the bid before the standing one
        "passed": [],
        "passed_standing": [],  # who passed the bid that stands, in order: first hand, second hand
        "declarer": None,
        "contract": None,  # a row of CONTRACTS
        "grade": None,
        "try": 1,
        "first_try_class": None,
        "form": None,
        "trump": None,
        "needed": None,
        "cards": 13,
        "trick": [],
        "leader": forhand,
        "tricks": {seat: 0 for seat in active},
        "claim_open": False,
        "claim_barred": False,  # after a refused claim, until the declarer has played a card
        "compensation": True,
        "result": None,
        "settlement": None,
    }


def set_up_new(message):
    deal = empty_deal(message)
    deck = read_cards(message.get("deck"))
    if len(deck) != 52:
        raise OracleError("setup/deck", str(len(deck)))
    rest = list(deck)
    for packet in [4, 3, 3, 3]:
        for seat in deal["active"]:
            for _ in range(packet):
                deal["hands"][seat].append(rest.pop(0))
    deal["talon"] = rest
    deal["dealt"] = copy.deepcopy(deal["hands"])
    return deal


def set_up_position(message):
    deal = empty_deal(message)
    active = deal["active"]
    if not isinstance(message.get("contract"), str):
        raise OracleError("setup/contract", repr(message.get("contract")))
    name, grade = read_bid(message["contract"])
    if name not in CONTRACT_BY_KEY:
        raise OracleError("setup/contract", name)
    contract = CONTRACT_BY_KEY[name]
    if grade is not None and contract["family"] not in GRADED_FAMILIES:
        raise OracleError("setup/contract", message["contract"])
    declarer = message.get("declarer")
    if declarer not in active:
        raise OracleError("setup/declarer", repr(declarer))
    leader = message.get("leader")
    if leader not in active:
        raise OracleError("setup/leader", repr(leader))
    if message.get("trump") == "misar":
        if not contract["has_misar"] or grade is not None:
            raise OracleError("setup/trump", "misar")
        deal["form"] = "misar"
        deal["cards"] = contract["misar_cards"]
    else:
        trump = read_suit(message.get("trump"))
        if contract["needed"] is None or trump not in suits_of_grade(grade, deal["hogsta"]):
            raise OracleError("setup/trump", trump)
        deal["form"] = "trump"
        deal["trump"] = trump
        deal["needed"] = contract["needed"]
        deal["cards"] = 13
    deal["contract"] = contract
    deal["grade"] = grade
    deal["declarer"] = declarer
    deal["leader"] = leader
    deal["to_act"] = leader
    deal["phase"] = "play"
    deal["standing"] = message["contract"]
    deal["standing_seat"] = declarer
    deal["compensation"] = False
    tricks = message.get("tricks", {})
    if not isinstance(tricks, dict):
        raise OracleError("setup/tricks", repr(tricks))
    for seat, number in tricks.items():
        if seat not in active or not is_int(number) or number < 0:
            raise OracleError("setup/tricks", repr(tricks))
        deal["tricks"][seat] = number
    gone = sum(deal["tricks"].values())
    hands = message.get("hands")
    if not isinstance(hands, dict) or sorted(hands) != sorted(active):
        raise OracleError("setup/hands", repr(hands))
    seen = []
    for seat in active:
        hand = read_cards(hands[seat])
        size = 13 - gone
        if seat == declarer:
            size = deal["cards"] - gone
        if len(hand) != size or size < 0:
            raise OracleError("setup/hands", seat)
        for card in hand:
            if card in seen:
                raise OracleError("setup/hands", card)
            seen.append(card)
        deal["hands"][seat] = hand
    deal["dealt"] = copy.deepcopy(deal["hands"])
    return deal


# ---------------------------------------------------------------------------------------------
# The oracle
# ---------------------------------------------------------------------------------------------


class Oracle:
    def __init__(self):
        self.deal = None

    # --- protocol ----------------------------------------------------------------------------

    def handle(self, message: dict) -> dict:
        try:
            return self.answer(message)
        except OracleError as error:
            return {"error": {"code": error.code, "detail": error.detail}}

    def answer(self, message):
        if not isinstance(message, dict):
            raise OracleError("protocol/message", repr(message))
        command = message.get("cmd")
        if command == "new":
            self.deal = set_up_new(message)
            return {"ok": True}
        if command == "position":
            deal = set_up_position(message)
            self.deal = deal
            self.end_if_played_out()
            return {"ok": True}
        if command not in ["legal", "do", "why", "state"]:
            raise OracleError("protocol/command", repr(command))
        if self.deal is None:
            raise OracleError("protocol/no-position")
        if command == "legal":
            return self.legal()
        if command == "state":
            return self.state()
        verb, argument = read_action(message.get("action"))
        seat = message.get("seat")
        if seat is not None and seat not in self.deal["seats"]:
            raise OracleError("notation/seat", repr(seat))
        refusal = self.refusal(verb, argument, seat)
        if refusal is not None:
            return {"refused": refusal}
        if command == "why":
            return {"ok": True}
        self.perform(verb, argument)
        return {"ok": True, "events": []}

    def state(self):
        deal = self.deal
        return {
            "game": "vira",
            "phase": deal["phase"],
            "to_act": deal["to_act"],
            "dealer": deal["dealer"],
            "out": deal["out"],
            "forhand": deal["forhand"],
            "hogsta": deal["hogsta"],
            "hands": {seat: write_cards(pack_order(deal["hands"][seat])) for seat in sorted(deal["active"])},
            "talon": write_cards(deal["talon"]),
            "turned": write_cards(deal["turned"]),
            "standing": deal["standing"],
            "passed": list(deal["passed"]),
            "declarer": deal["declarer"],
            "contract": deal["contract"]["key"] if deal["contract"] is not None else None,
            "grade": deal["grade"],
            "try": deal["try"],
            "form": deal["form"],
            "trump": deal["trump"],
            "needed": deal["needed"],
            "cards": deal["cards"],
            "trick": [list(entry) for entry in deal["trick"]],
            "leader": deal["leader"],
            "tricks": {seat: deal["tricks"][seat] for seat in sorted(deal["active"])},
            "result": deal["result"],
            "settlement": copy.deepcopy(deal["settlement"]),
        }

    def legal(self):
        deal = self.deal
        if deal["phase"] == "over":
            return {"seat": None, "actions": []}
        answer = {"seat": deal["to_act"], "actions": []}
        template = self.template()
        if template is not None:
            answer["template"] = template
            return answer
        texts = ["pass", "misar", "go", "again", "lay", "accept", "refuse"]
        for name in list(CONTRACT_BY_KEY) + list(UNSPECIFIED):
            texts.append("bid " + name)
            texts.append("bid " + name + "+farg")
            texts.append("bid " + name + "+hogsta")
        for key in CONTRACT_BY_KEY:
            texts.append("choose " + key)
        for suit in SUITS:
            texts.append("trump " + suit)
        for card in PACK:
            texts.append("play " + card)
        answer["actions"] = sorted(text for text in texts if self.is_legal(text))
        calls = sorted(text for text in ["claim", "concede"] if self.is_legal(text))
        if calls:
            answer["calls"] = calls
        return answer

    def is_legal(self, text):
        verb, argument = read_action(text)
        return self.refusal(verb, argument, None) is None

    # --- what may be done now ----------------------------------------------------------------

    def next_active(self, seat):
        active = self.deal["active"]
        return active[(active.index(seat) + 1) % 3]

    def defenders(self):
        """Left of the declarer, then right."""
        left = self.next_active(self.deal["declarer"])
        return [left, self.next_active(left)]

    def template(self):
        """The template of the cards to be chosen now, or None."""
        deal = self.deal
        contract = deal["contract"]
        if deal["phase"] == "keep":
            return {"verb": "keep", "min": contract["keep"], "max": contract["keep"]}
        if deal["phase"] == "discard":
            number = len(deal["hands"][deal["declarer"]]) - deal["cards"]
            return {"verb": "discard", "min": number, "max": number}
        if deal["phase"] == "buy":
            available = len(deal["turned"]) + len(deal["talon"])
            if contract["family"] == "kopmisar":
                most = 13 - contract["keep"]
                if deal["options"]["kopmisar_keep"] == "exactly":
                    return {"verb": "buy", "min": most, "max": most}
                return {"verb": "buy", "min": 0, "max": most}
            return {"verb": "buy", "min": len(deal["turned"]), "max": min(13, available)}
        if deal["phase"] == "defence":
            return {"verb": "buy", "min": 0, "max": min(13, len(deal["talon"]))}
        return None

    def trump_suits(self):
        """The suits that may be named in the phase trump."""
        deal = self.deal
        if deal["contract"]["family"] in TURNING_FAMILIES:
            return [suit_of(card) for card in deal["turned"]]
        return suits_of_grade(deal["grade"], deal["hogsta"])

    def may_try_again(self):
        deal = self.deal
        family = deal["contract"]["family"]
        if family not in SECOND_TRY_FAMILIES or deal["try"] == 2:
            return False
        least = deal["options"]["second_try_min_talon"][family]
        if family in TURNING_FAMILIES:
            least = max(least, deal["options"]["turned"][family])
        return len(deal["talon"]) >= least

    def refusal(self, verb, argument, seat):
        """None if the action is allowed now, else the refusal."""
        deal = self.deal
        phase = deal["phase"]
        if seat is not None and seat != deal["to_act"]:
            return refuse("turn/not-yours", "SM.F3" if phase == "auction" else "SM.J1")
        if phase == "over":
            return refuse("phase/over")
        verbs = {
            "auction": ["bid", "pass"],
            "choose": ["choose"],
            "trump": ["trump", "misar"],
            "keep": ["keep"],
            "buy": ["buy"],
            "discard": ["discard"],
            "decide": ["go", "again", "lay"],
            "defence": ["buy"],
            "play": ["play", "claim", "concede"],
        }[phase]
        if deal["claim_open"]:
            verbs = ["accept", "refuse"]
        if verb not in verbs:
            return refuse("phase/not-now")
        if verb == "bid":
            return self.refusal_of_bid(argument[0], argument[1])
        if verb == "pass":
            if deal["standing"] is None:
                return refuse("auction/forhand-must-bid", "SM.A1")
            return None
        if verb == "choose":
            return self.refusal_of_choice(argument)
        if verb == "trump":
            if argument not in self.trump_suits():
                return refuse("trump/not-allowed", "SM.G1")
            return None
        if verb == "misar":
            if deal["contract"]["family"] != "gask":
                return refuse("phase/not-now")
            if not deal["contract"]["has_misar"]:
                return refuse("gask/no-misar", "SWS." + str(deal["contract"]["no"]))
            if deal["grade"] is not None:
                return refuse("gask/no-misar", "VR.C3")
            return None
        if verb in ["keep", "buy", "discard"]:
            for card in argument:
                if card not in deal["hands"][deal["to_act"]]:
                    return refuse("play/not-held", "VR.B16" if card in deal["turned"] else "SM.H1")
            template = self.template()
            if not template["min"] <= len(argument) <= template["max"]:
                return refuse("play/wrong-count", "SM.H1")
            return None
        if verb == "again":
            if not self.may_try_again():
                return refuse("decide/no-second-try", "VR.B15")
            return None
        if verb == "play":
            hand = deal["hands"][deal["to_act"]]
            if argument not in hand:
                return refuse("play/not-held", "SM.J1")
            if deal["trick"]:
                suit_led = suit_of(deal["trick"][0][1])
                can_follow = [card for card in hand if suit_of(card) == suit_led]
                if can_follow and suit_of(argument) != suit_led:
                    return refuse("play/must-follow-suit", "VR.P1", "SM.J2")
            return None
        if verb == "claim":
            if deal["to_act"] != deal["declarer"] or deal["claim_barred"]:
                return refuse("claim/not-now", "SM.C13", "VR.P4")
            return None
        if verb == "concede":
            if deal["to_act"] == deal["declarer"]:
                return refuse("concede/not-a-defender", "SM.C14", "VR.P4")
            return None
        return None  # go, lay, accept, refuse

    def refusal_of_bid(self, name, grade):
        """2.5."""
        deal = self.deal
        if name == "tringel9" and not deal["options"]["tringel"]:
            return refuse("bid/tringel", "SM.A3")
        if name in UNSPECIFIED:
            if grade is not None:
                return refuse("bid/no-gradation", "VR.C5")
            if not members_above(UNSPECIFIED[name], deal["standing_key"]):
                return refuse("bid/too-low", "SM.A5" if name in LOWEST_ONLY else "SM.A4", "SM.F1")
            return None
        contract = CONTRACT_BY_KEY[name]
        if grade is not None and contract["family"] not in GRADED_FAMILIES:
            return refuse("bid/no-gradation", "SWS." + str(contract["no"]))
        if not bid_key(name, grade, None) > deal["standing_key"]:
            return refuse("bid/too-low", "SM.F1")
        return None

    def refusal_of_choice(self, key):
        deal = self.deal
        members = members_above(UNSPECIFIED[deal["standing_name"]], deal["key_before"])
        if key not in [member["key"] for member in members]:
            return refuse("choose/not-allowed", "SM.A4")
        return None

    # --- doing it ----------------------------------------------------------------------------

    def perform(self, verb, argument):
        deal = self.deal
        if verb == "bid":
            self.perform_bid(argument[0], argument[1])
        elif verb == "pass":
            self.perform_pass()
        elif verb == "choose":
            self.fix_contract(CONTRACT_BY_KEY[argument], None)
        elif verb == "trump":
            self.perform_trump(argument)
        elif verb == "misar":
            deal["form"] = "misar"
            deal["cards"] = deal["contract"]["misar_cards"]
            self.discard_or_decide()
        elif verb == "keep":
            self.perform_keep(argument)
        elif verb == "buy":
            self.perform_buy(argument)
        elif verb == "discard":
            self.put_away(deal["declarer"], argument)
            if deal["contract"]["family"] == "vira":
                deal["phase"] = "trump"
            else:
                deal["phase"] = "decide"
        elif verb == "go":
            if deal["contract"]["family"] in NO_DEFENCE_FAMILIES:
                self.start_play()
            else:
                deal["phase"] = "defence"
                deal["to_act"] = self.defenders()[0]
        elif verb == "again":
            deal["first_try_class"] = suit_class(deal["trump"], deal["hogsta"])
            deal["try"] = 2
            deal["trump"] = None
            self.start_try()
        elif verb == "lay":
            self.finish("laid")
        elif verb == "play":
            self.perform_play(argument)
        elif verb == "claim":
            deal["claim_open"] = True
            deal["to_act"] = self.defenders()[0]
        elif verb == "accept":
            if deal["to_act"] == self.defenders()[0]:
                deal["to_act"] = self.defenders()[1]
            else:
                deal["claim_open"] = False
                self.finish("home")
        elif verb == "refuse":
            deal["claim_open"] = False
            deal["claim_barred"] = True
            deal["to_act"] = deal["declarer"]
        elif verb == "concede":
            self.finish("home")

    def next_bidder(self, seat):
        following = self.next_active(seat)
        while following in self.deal["passed"]:
            following = self.next_active(following)
        return following

    def perform_bid(self, name, grade):
        deal = self.deal
        seat = deal["to_act"]
        key_before = deal["standing_key"]
        deal["key_before"] = key_before
        deal["standing_key"] = bid_key(name, grade, key_before)
        deal["standing"] = name if grade is None else name + "+" + grade
        deal["standing_name"] = name
        deal["standing_grade"] = grade
        deal["standing_seat"] = seat
        deal["passed_standing"] = []
        if len(deal["passed"]) == 2:
            raise AssertionError("a bid after two passes cannot happen")
        deal["to_act"] = self.next_bidder(seat)

    def perform_pass(self):
        deal = self.deal
        seat = deal["to_act"]
        deal["passed"].append(seat)
        deal["passed_standing"].append(seat)
        if len(deal["passed"]) < 2:
            deal["to_act"] = self.next_bidder(seat)
            return
        # The auction is over.
        declarer = deal["standing_seat"]
        deal["declarer"] = declarer
        deal["to_act"] = declarer
        name = deal["standing_name"]
        if name in FREE_CHOICE:
            deal["phase"] = "choose"
        elif name in LOWEST_ONLY:
            self.fix_contract(members_above(UNSPECIFIED[name], deal["key_before"])[0], None)
        else:
            self.fix_contract(CONTRACT_BY_KEY[name], deal["standing_grade"])

    def fix_contract(self, contract, grade):
        deal = self.deal
        deal["contract"] = contract
        deal["grade"] = grade
        family = contract["family"]
        if family in ["kopmisar", "gok", "solomisar"]:
            deal["form"] = "misar"
            deal["cards"] = contract["misar_cards"]
        elif family != "gask":
            deal["form"] = "trump"
            deal["needed"] = contract["needed"]
        self.start_try()

    def start_try(self):
        """The first step of the declarer after the contract is known, or of his second try."""
        deal = self.deal
        declarer = deal["declarer"]
        family = deal["contract"]["family"]
        if family == "kop" or family == "solo":
            deal["phase"] = "trump"
        elif family in TURNING_FAMILIES:
            for _ in range(deal["options"]["turned"][family]):
                deal["turned"].append(deal["talon"].pop(0))
            if family == "turne" and len(deal["turned"]) == 1:
                deal["trump"] = suit_of(deal["turned"][0])
                deal["phase"] = "buy"
            else:
                deal["phase"] = "trump"
        elif family == "gask":
            deal["phase"] = "keep"
        elif family == "vira":
            deal["hands"][declarer] = deal["hands"][declarer] + deal["talon"]
            deal["talon"] = []
            deal["phase"] = "discard"
        elif family == "kopmisar":
            deal["phase"] = "buy"
        elif family == "gok":
            deal["phase"] = "decide"
        elif family == "solomisar":
            self.discard_or_decide()

    def discard_or_decide(self):
        """A discard of no card is not asked (VR.B18)."""
        deal = self.deal
        if len(deal["hands"][deal["declarer"]]) > deal["cards"]:
            deal["phase"] = "discard"
        else:
            deal["phase"] = "decide"

    def perform_trump(self, suit):
        deal = self.deal
        family = deal["contract"]["family"]
        deal["trump"] = suit
        if family == "kop" or family in TURNING_FAMILIES:
            deal["phase"] = "buy"
        elif family == "gask":
            deal["form"] = "trump"
            deal["needed"] = deal["contract"]["needed"]
            self.discard_or_decide()
        else:  # solo, vira
            deal["phase"] = "decide"

    def put_away(self, seat, cards):
        deal = self.deal
        for card in cards:
            deal["hands"][seat].remove(card)
            deal["discards"][seat].append(card)

    def perform_keep(self, kept):
        deal = self.deal
        declarer = deal["declarer"]
        self.put_away(declarer, [card for card in deal["hands"][declarer] if card not in kept])
        deal["hands"][declarer] = deal["hands"][declarer] + deal["talon"]
        deal["talon"] = []
        deal["phase"] = "trump"

    def perform_buy(self, discarded):
        deal = self.deal
        seat = deal["to_act"]
        self.put_away(seat, discarded)
        drawn = list(deal["turned"])  # the turned cards are the first cards drawn (VR.B16)
        deal["turned"] = []
        while len(drawn) < len(discarded):
            drawn.append(deal["talon"].pop(0))
        deal["hands"][seat] = deal["hands"][seat] + drawn
        if deal["phase"] == "buy":
            self.discard_or_decide()
        elif seat == self.defenders()[0]:
            deal["to_act"] = self.defenders()[1]
        else:
            self.start_play()

    def start_play(self):
        deal = self.deal
        deal["put_aside"] = deal["talon"]
        deal["talon"] = []
        deal["phase"] = "play"
        deal["leader"] = deal["forhand"]
        deal["to_act"] = deal["forhand"]

    def perform_play(self, card):
        deal = self.deal
        seat = deal["to_act"]
        deal["hands"][seat].remove(card)
        deal["played"].append(card)
        deal["trick"].append([seat, card])
        if seat == deal["declarer"]:
            deal["claim_barred"] = False
        if len(deal["trick"]) < 3:
            deal["to_act"] = self.next_active(seat)
            return
        winner = trick_winner(deal["trick"], deal["trump"])
        deal["tricks"][winner] += 1
        deal["trick"] = []
        deal["leader"] = winner
        deal["to_act"] = winner
        self.end_if_played_out()

    def end_if_played_out(self):
        deal = self.deal
        taken = deal["tricks"][deal["declarer"]]
        left = deal["cards"] - sum(deal["tricks"].values())
        ended = left == 0
        if deal["options"]["stop_when_decided"]:
            if deal["form"] == "misar":
                if taken >= 2:
                    ended = True
            else:
                if taken >= deal["needed"]:
                    ended = True
                if taken + left <= deal["needed"] - 2:
                    ended = True
        if ended:
            self.finish(result_of_play(deal["form"], deal["needed"], taken))

    def pin_class(self, result):
        """The class by which the last try is paid (5.4, VR.A13)."""
        deal = self.deal
        family = deal["contract"]["family"]
        if family in ["kopmisar", "gok", "solomisar"] or deal["form"] == "misar":
            return "O"
        if result == "laid" and family in ["gask", "solo", "vira"]:
            return {None: "O", "farg": "F", "hogsta": "H"}[deal["grade"]]
        return suit_class(deal["trump"], deal["hogsta"])

    def thieves(self):
        """Who passed the gök without the läggarder required (6.1)."""
        deal = self.deal
        thieves = []
        for place, seat in enumerate(deal["passed_standing"]):
            required = 2 if place == 0 else 1
            if laggard_suits(deal["dealt"][seat]) < required:
                thieves.append(seat)
        return thieves

    def finish(self, result):
        deal = self.deal
        deal["phase"] = "over"
        deal["to_act"] = None
        deal["put_aside"] += deal["talon"]  # empty from `play` on, also where the hand was laid
        deal["talon"] = []
        deal["result"] = result
        change = settle(
            deal["seats"],
            deal["declarer"],
            self.defenders(),
            deal["contract"],
            deal["try"],
            result,
            deal["first_try_class"],
            self.pin_class(result),
            deal["pool"],
            deal["options"],
        )
        if deal["contract"]["family"] == "gok" and result == "home":
            if deal["compensation"] and deal["options"]["tjuvpass_compensation"]:
                compensate_tjuvpass(change, self.thieves(), self.defenders(), deal["out"])
        deal["settlement"] = change
