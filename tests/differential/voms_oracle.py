"""A naive reference reading of Voms (voms.md, interfaces.md 1 and 2), for cross-checking only.

Cards are strings such as "9c"; seats "N E S W"; a play is a list of cards, card i lying on pile i.
Speed does not matter.  Every rule is written once, close to the wording of the specification.
"""

from itertools import combinations, permutations

RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
SUITS = ["c", "s", "h", "d"]  # from the highest to the lowest
TOQU, VOMS, D3, S8, KC, KS, S2 = "Jc", "Kh", "3d", "8s", "Kc", "Ks", "2s"

FAMILY = {"tournament": "T", "international": "I", "worms": "W", "worms-2p": "W", "worms-3p": "W", "25": "W"}
SEATS = {
    "tournament": "NESW",
    "international": "NESW",
    "worms": "NESW",
    "worms-2p": "NS",
    "worms-3p": "NES",
    "25": "NESW",
}
TARGET = {"tournament": 9, "international": 9, "worms": 9, "worms-2p": 9, "worms-3p": 12, "25": 25}

OPTIONS_T = {
    "redeal": "and",
    "bottom_check": False,
    "max_lead": 4,
    "voms_threat": "toqu",
    "voms_last_seat_needs_empty_stock": False,
    "first_trick_pair_exception": True,
    "voms_sacrifice": "forbidden",
    "melted_voms": "never",
    "ataataq_on_partner": False,
    "black_kings_on_two_sevens": False,
    "ataataq_kept_on_all_tricks": True,
    "partner_toqu_no_lus": "target+2",
    "overshoot": "gain",
    "faults": "refused",
    "stop": "automatic",
    "multi_units": "cards",
}
OPTIONS_I = dict(OPTIONS_T)
OPTIONS_I.update(
    {
        "voms_threat": "toqu-or-d3",
        "voms_last_seat_needs_empty_stock": True,
        "first_trick_pair_exception": False,
        "voms_sacrifice": "void",
        "melted_voms": "if-d3-out",
        "ataataq_kept_on_all_tricks": False,
        "partner_toqu_no_lus": "nothing",
    }
)
OPTIONS_W = dict(OPTIONS_I)
OPTIONS_W.update({"ataataq_on_partner": True, "black_kings_on_two_sevens": True})
OPTIONS = {"T": OPTIONS_T, "I": OPTIONS_I, "W": OPTIONS_W}

OPTION_VALUES = {
    "redeal": ["and", "or", "off"],
    "max_lead": [1, 2, 3, 4],
    "voms_threat": ["toqu", "toqu-or-d3"],
    "voms_sacrifice": ["forbidden", "void"],
    "melted_voms": ["never", "if-d3-out"],
    "partner_toqu_no_lus": ["target+2", "nothing"],
    "overshoot": ["gain", "thirteen"],
    "faults": ["refused", "allowed"],
    "stop": ["automatic", "manual"],
    "multi_units": ["cards", "one"],
}

CITES = {
    "redeal": {"T": ["T.6"], "I": ["I.6"], "W": ["W.A12"]},
    "lead": {"T": ["T.11"], "I": ["I.12"], "W": ["W.B3"]},
    "follow": {"T": ["T.11"], "I": ["I.13"], "W": ["W.B4"]},
    "first-trick": {"T": ["T.28"], "I": ["I.29"], "W": ["W.B2"]},
    "on-seven": {"T": ["T.40"], "I": ["I.42"], "W": ["W.W10"]},
    "last-hand": {"T": ["T.33"], "I": ["I.33"], "W": ["W.W1"]},
    "last-hand-stock": {"T": ["I.head"], "I": ["I.head"], "W": ["W.head"]},
    "sacrifice": {"T": ["T.37"], "I": ["T.37"], "W": ["T.37"]},
    "under-d3": {"T": ["T.37"], "I": ["T.37"], "W": ["T.37"]},
    "toqu-early": {"T": ["T.15"], "I": ["I.head", "I.17"], "W": ["W.head", "W.C7"]},
    "toqu-owed": {"T": ["T.29"], "I": ["I.37"], "W": ["W.W5"]},
}


class Unreadable(Exception):
    """Bad input: answered as an error, nothing changes."""

    def __init__(self, code, detail=""):
        Exception.__init__(self, code, detail)
        self.code = code
        self.detail = detail


# ---------------------------------------------------------------- cards


def rank(card):
    return card[:-1]


def suit(card):
    return card[-1]


def is_seven(card):
    return rank(card) == "7"


def read_card(text):
    text = text.strip()
    for sign, letter in (("♣", "c"), ("♠", "s"), ("♥", "h"), ("♦", "d")):
        text = text.replace(sign, letter)
    if len(text) < 2:
        raise Unreadable("notation/card", text)
    r = text[:-1].upper()
    s = text[-1].lower()
    if r == "T":
        r = "10"
    if r not in RANKS or s not in SUITS:
        raise Unreadable("notation/card", text)
    return r + s


def read_cards(value):
    if value is None:
        return []
    if isinstance(value, str):
        value = value.split()
    if not isinstance(value, (list, tuple)):
        raise Unreadable("notation/cards", repr(value))
    return [read_card(c) for c in value]


def pack_order(cards):
    return sorted(cards, key=lambda c: (SUITS.index(suit(c)), RANKS.index(rank(c))))


def full_pack(preset):
    pack = []
    for s in SUITS:
        for r in ["A", "K", "Q", "J", "9", "8", "7", "6", "5"]:
            if r + s != "Kd":
                pack.append(r + s)
    pack.append(D3)
    if preset == "25":
        pack.append(S2)
    return pack


def strength_list():
    """Table 1.2 from the highest to the lowest, without D3, Toqu, Voms and the sevens."""
    out = [S8]
    for r in ["9", "A", "J", "6", "5", "8", "Q"]:
        for s in SUITS:
            card = r + s
            if card not in (TOQU, S8):
                out.append(card)
    return out + [KC, KS]


def strength(card):
    if card in (TOQU, VOMS):
        return 1000
    order = strength_list()
    return len(order) - order.index(card)


def beats(c, t, t_is_led, seven_pile):
    """1.6, with the spade 2 of the game 25 on top (V82)."""
    if c == S2:
        return True
    if t == S2:
        return False
    if c == D3:
        return True
    if t == D3:
        return t_is_led
    if seven_pile:
        if is_seven(c):
            return is_seven(t) and SUITS.index(suit(c)) < SUITS.index(suit(t))
        if c == KC:
            return is_seven(t)
        if c == KS:
            return t == KC
        return False
    if is_seven(c):
        return False
    if {c, t} == {TOQU, VOMS}:
        return True
    if is_seven(t):
        return True  # cannot happen: an unled 7 never holds a pile
    return strength(c) > strength(t)


# ---------------------------------------------------------------- one deal


class Deal:
    # ------------------------------------------------ setting up

    def __init__(self, message):
        self.preset = message.get("rules", "tournament")
        if self.preset not in FAMILY:
            raise Unreadable("setup/rules", repr(self.preset))
        self.family = FAMILY[self.preset]
        self.seats = list(SEATS[self.preset])
        self.alone = self.preset in ("worms-2p", "worms-3p", "25")
        self.sides = list(self.seats) if self.alone else ["NS", "EW"]
        self.two = self.preset == "worms-2p"
        self.twentyfive = self.preset == "25"
        self.pack = full_pack(self.preset)

        self.options = dict(OPTIONS[self.family])
        for name, value in (message.get("options") or {}).items():
            if name not in self.options:
                raise Unreadable("setup/options", name)
            allowed = OPTION_VALUES.get(name, [True, False])
            if value not in allowed or isinstance(value, bool) != isinstance(allowed[0], bool):
                raise Unreadable("setup/options", name)
            self.options[name] = value
        if self.two:
            self.options["max_lead"] = 1  # V80: singles only

        self.dealer = message.get("dealer", self.seats[-1])
        if self.dealer not in self.seats:
            raise Unreadable("setup/dealer", repr(self.dealer))
        self.score = self.per_side(message.get("score"), 0)
        self.target = self.per_side(message.get("target"), TARGET[self.preset])
        self.lack = {s: self.target[s] - self.score[s] for s in self.sides}
        self.score_at_start = dict(self.score)
        self.first_deal = bool(message.get("first_deal", False))
        self.eight_eight = all(self.lack[s] == 1 for s in self.sides)

        self.phase = "play"
        self.hands = {s: [] for s in self.seats}
        self.stock = []
        self.played = []  # every card that has been played in the deal
        self.tricks = dict.fromkeys(self.sides, 0)
        self.gain = dict.fromkeys(self.sides, 0)  # everything, as in the interfaces (V113)
        self.ata = dict.fromkeys(self.sides, 0)  # the part of it that is Ataataq
        self.deal_part = dict.fromkeys(self.sides, 0)  # the part of it that is the deal lus
        self.deal_lus_given = False
        self.last_trick = None
        self.winner = None
        self.ended = None
        self.melted = []  # seats that held Voms and Toqu at some time
        self.voms_scored_by = None
        self.show_open = None  # seat that may call show
        self.unshown = None  # seat that drew Toqu after its Voms and has not shown it
        self.annul_open = False
        self.stop_open = []  # sides that may call stop
        self.stop_lapsed = []
        self.choice_by = None  # seat that answers reshuffle / continue
        self.leader = self.next_seat(self.dealer)
        self.clear_table()

    def per_side(self, value, default):
        out = {}
        value = value or {}
        if not isinstance(value, dict):
            raise Unreadable("setup/sides", repr(value))
        for s in value:
            if s not in self.sides:
                raise Unreadable("setup/sides", repr(s))
        for s in self.sides:
            v = value.get(s, default)
            if not isinstance(v, int) or isinstance(v, bool):
                raise Unreadable("setup/sides", repr(v))
            out[s] = v
        return out

    def clear_table(self):
        self.plays = []  # [(seat, [card on pile 1, card on pile 2, ...])]
        self.takeovers = []  # the same, but only the lead and the plays that took over
        self.seven_piles = []
        self.combo_by = None  # seat that took over with KC + KS on two sevens
        self.voms = None  # {"seat", "pile", "live"} once Voms lies in this trick
        self.holder = self.leader

    # ------------------------------------------------ seats and sides

    def side(self, seat):
        if self.alone:
            return seat
        return "NS" if seat in "NS" else "EW"

    def next_seat(self, seat):
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def seat_before(self, seat):
        return self.seats[(self.seats.index(seat) - 1) % len(self.seats)]

    def seats_from(self, seat):
        i = self.seats.index(seat)
        return self.seats[i:] + self.seats[:i]

    def others(self, side):
        return [s for s in self.sides if s != side]

    # ------------------------------------------------ new, cut, position

    def start_new(self, message):
        deck = read_cards(message.get("deck"))
        if sorted(deck) != sorted(self.pack):
            raise Unreadable("setup/deck", "not the pack of this game")
        knocked = bool(message.get("knocked", False))
        if knocked and self.two:
            raise Unreadable("setup/knocked", "no knocked deal with two players")
        manual = message.get("manual") or []
        if "cut" in manual:
            self.phase = "cut"
            self.stock = deck
            return {"ok": True}
        return self.deal_out(deck, knocked)

    def deal_out(self, deck, knocked):
        self.phase = "play"
        order = self.seats_from(self.next_seat(self.dealer))
        deck = list(deck)
        bottom = deck[-1]
        if self.options["bottom_check"] and bottom in (D3, TOQU, VOMS):
            self.stock = deck  # found at the cut, before any card is dealt
            self.phase = "over"
            self.ended = "reshuffle"
            return {"ok": True, "redeal": {"cites": ["W.A3"]}}
        opens = {}
        if knocked:
            for seat in order:
                opens[seat] = deck.pop(0)
                self.hands[seat] = [opens[seat], deck.pop(0), deck.pop(0)]
        else:
            for _ in range(4):
                for seat in order:
                    self.hands[seat].append(deck.pop(0))
        self.stock = deck

        cites = []
        for seat in order:
            has = [c in self.hands[seat] for c in (VOMS, TOQU)]
            void = (self.options["redeal"] == "and" and all(has)) or (self.options["redeal"] == "or" and any(has))
            if void and not cites:
                cites = list(CITES["redeal"][self.family])
        if cites:
            self.phase = "over"
            self.ended = "reshuffle"
            return {"ok": True, "redeal": {"cites": cites}}

        self.note_melted()
        if knocked:
            for seat in order:
                self.put_down(seat, [opens[seat]], knocked=True)
            self.finish_trick()
        return {"ok": True}

    def start_position(self, message):
        hands = message.get("hands")
        if not isinstance(hands, dict) or sorted(hands) != sorted(self.seats):
            raise Unreadable("setup/hands", "a hand for each seat")
        for seat in self.seats:
            self.hands[seat] = read_cards(hands[seat])
        self.stock = read_cards(message.get("stock"))
        known = list(self.stock)
        for seat in self.seats:
            known += self.hands[seat]
        if len(set(known)) != len(known):
            raise Unreadable("setup/cards", "a card twice")
        for card in known:
            if card not in self.pack:
                raise Unreadable("setup/cards", card)
        if len({len(h) for h in self.hands.values()}) != 1:
            raise Unreadable("setup/hands", "unequal hands")
        if not 1 <= len(self.hands[self.seats[0]]) <= 4:
            raise Unreadable("setup/hands", "1 to 4 cards")
        self.played = [c for c in self.pack if c not in known]
        self.leader = message.get("leader")
        if self.leader not in self.seats:
            raise Unreadable("setup/leader", repr(self.leader))
        self.holder = self.leader
        self.tricks = self.per_side(message.get("tricks"), 0)
        cards_in_unit = 4 if self.two else len(self.seats)
        units = sum(self.tricks.values())
        if self.options["multi_units"] == "cards":
            if units * cards_in_unit != len(self.played):
                raise Unreadable("setup/tricks", "do not agree with the cards gone")
        elif (
            len(self.played) % cards_in_unit
            or units * cards_in_unit > len(self.played)
            or (units == 0) != (not self.played)
        ):
            raise Unreadable("setup/tricks", "do not agree with the cards gone")
        self.gain = self.per_side(message.get("gain"), 0)
        self.ata = self.per_side(message.get("ataataq"), 0)
        by_tricks = {}
        for side in self.sides:
            by_tricks[side] = 0
            if self.tricks[side] >= 5:
                alone = all(self.tricks[o] == 0 for o in self.others(side))
                if alone:
                    by_tricks[side] = 2
                elif not self.twentyfive:
                    by_tricks[side] = 1
        if self.alone and sum(1 for s in self.sides if self.tricks[s] >= 5) > 1:
            # three players, two of them with five tricks: who came first is not known; the one with more
            most = max(self.sides, key=lambda s: self.tricks[s])
            by_tricks = {s: (by_tricks[s] if s == most else 0) for s in self.sides}
        if message.get("deal_lus") is None:
            self.deal_part = by_tricks
        else:
            self.deal_part = self.per_side(message.get("deal_lus"), 0)
        self.deal_lus_given = any(self.tricks[s] >= 5 for s in self.sides) or any(self.deal_part.values())
        self.voms_scored_by = message.get("voms_scored_by")
        if self.voms_scored_by is not None and self.voms_scored_by not in self.seats:
            raise Unreadable("setup/voms_scored_by", repr(self.voms_scored_by))
        melted = message.get("melted")
        if melted is not None:
            if melted not in self.seats:
                raise Unreadable("setup/melted", repr(melted))
            self.melted.append(melted)
        self.note_melted()
        by = self.voms_scored_by
        if by is not None and TOQU in self.hands[by] and by not in self.melted and self.options["faults"] == "allowed":
            self.show_open = by
            self.unshown = by
        self.open_stop_calls(self.side(self.leader))
        return {"ok": True}

    def note_melted(self):
        for seat in self.seats:
            if VOMS in self.hands[seat] and TOQU in self.hands[seat] and seat not in self.melted:
                self.melted.append(seat)

    # ------------------------------------------------ whose turn, what lies there

    def plays_in_a_trick(self):
        return 4 if self.two else len(self.seats)

    def seat_to_play(self):
        n = len(self.plays)
        if self.two:
            if n == 0:
                return self.leader
            if n == 1:
                return self.next_seat(self.leader)
            if n == 2:
                return self.holder
            return self.next_seat(self.plays[2][0])
        return self.seats_from(self.leader)[n]

    def to_act(self):
        if self.phase == "over":
            return None
        if self.phase == "cut":
            return self.seat_before(self.dealer)
        if self.phase == "choice":
            return self.choice_by
        return self.seat_to_play()

    def led(self):
        return self.plays[0][1]

    def group(self):
        """The cards that hold the trick, pile by pile."""
        return self.takeovers[-1][1]

    def holder_group_is_led(self):
        return len(self.takeovers) == 1

    def is_last_seat(self):
        return len(self.plays) == self.plays_in_a_trick() - 1

    def opponent_still_to_play(self, seat):
        """After `seat` (whose turn it is) has played."""
        if self.two:
            return not self.is_last_seat()
        later = self.seats_from(self.leader)[len(self.plays) + 1 :]
        return any(self.side(s) != self.side(seat) for s in later)

    # ------------------------------------------------ taking over

    def is_combo(self, cards):
        """W: KC and KS on two piles headed by sevens, in a lead of two or more sevens."""
        if not self.options["black_kings_on_two_sevens"]:
            return False
        if sum(1 for c in self.led() if is_seven(c)) < 2:
            return False
        if KC not in cards or KS not in cards:
            return False
        return all(self.seven_piles[cards.index(k)] and is_seven(self.group()[cards.index(k)]) for k in (KC, KS))

    def takes_over(self, cards):
        combo = self.is_combo(cards)
        for i in range(len(cards)):
            if combo and cards[i] in (KC, KS):
                continue
            if not beats(cards[i], self.group()[i], self.holder_group_is_led(), self.seven_piles[i]):
                return False
        return True

    # ------------------------------------------------ every play there is

    def is_lead(self, cards):
        k = len(cards)
        if k < 1 or k > self.options["max_lead"]:
            return False
        ranks = sorted(rank(c) for c in cards)
        if len(set(ranks)) == 1:
            return True
        return k == 4 and ranks[0] == ranks[1] and ranks[2] == ranks[3] and ranks[1] != ranks[2]

    def all_plays(self, seat):
        hand = self.hands[seat]
        out = []
        if not self.plays:
            for k in (1, 2, 3, 4):
                for cards in combinations(pack_order(hand), k):
                    if self.is_lead(cards):
                        out.append(list(cards))
        else:
            for cards in permutations(hand, len(self.led())):
                out.append(list(cards))
        return out

    # ------------------------------------------------ the restrictions of 3.1 and 3.3, the duty of 3.3

    def violations(self, seat, cards, with_toqu_early=True):
        """[(code, articles)] in the order of 3.1 and 3.3."""
        out = []
        if self.eight_eight or self.twentyfive:
            return out
        leading = not self.plays
        single = len(cards) == 1
        hand = self.hands[seat]
        family = self.family

        def add(code, *names):
            cites = []
            for name in names:
                cites += CITES[name][family]
            out.append((code, cites))

        if VOMS in cards:
            pile = cards.index(VOMS)
            takes = leading or self.takes_over(cards)

            # first trick of the first deal of a game
            if self.first_deal and self.is_first_trick():
                excepted = self.options["first_trick_pair_exception"] and not leading and not single and takes
                if not excepted:
                    add("voms/first-trick", "first-trick")

            # on a led 7 (or a 7 that answered a led D3, V108)
            if not leading and self.seven_piles[pile]:
                add("voms/on-seven", "on-seven")

            # last hand
            if self.is_last_seat():
                names = []
                if TOQU not in self.played:
                    names.append("last-hand")
                if self.options["voms_last_seat_needs_empty_stock"] and self.stock:
                    names.append("last-hand-stock")
                if names:
                    add("voms/last-hand", *names)

            if self.options["voms_sacrifice"] == "forbidden" and not leading:
                # several cards: Voms must not be thrown away
                if not single and not takes:
                    add("voms/sacrifice", "sacrifice")
                # one card: not under D3 (a led D3 does not count, it is beaten)
                if single and self.group()[0] == D3 and not self.holder_group_is_led():
                    add("voms/under-d3", "under-d3")

        if with_toqu_early and self.is_toqu_early(seat, cards):
            add("voms/toqu-early", "toqu-early")

        if not leading and TOQU in hand and VOMS in self.group() and self.side(self.holder) != self.side(seat):
            pile = self.group().index(VOMS)
            owed = any(p[pile] == TOQU and self.takes_over(p) for p in self.all_plays(seat))
            if owed and not (cards[pile] in (TOQU, D3) and self.takes_over(cards)):
                add("voms/toqu-owed", "toqu-owed")
        return out

    def is_first_trick(self):
        before = [c for c in self.played if all(c not in cards for _, cards in self.plays)]
        return not before

    def is_toqu_early(self, seat, cards):
        return TOQU in cards and VOMS not in self.played and VOMS not in self.hands[seat]

    def early_toqu_is_a_choice(self):
        """V102: in T under faults allowed it is not refused."""
        return self.options["faults"] == "allowed" and self.family == "T"

    def legal_plays(self, seat):
        """V101."""
        every = self.all_plays(seat)
        rest = [p for p in every if not self.violations(seat, p, not self.early_toqu_is_a_choice())]
        return rest if rest else every

    def is_early_fault(self, seat, cards):
        if not self.early_toqu_is_a_choice() or self.eight_eight or self.twentyfive:
            return False
        if not self.is_toqu_early(seat, cards):
            return False
        # no fault if the restrictions, this one included, would have removed every play
        return any(not self.violations(seat, p) for p in self.all_plays(seat))

    def toqu_on_partners_voms(self, seat, cards):
        if not self.plays or TOQU not in cards or VOMS not in self.group():
            return False
        if self.holder == seat or self.side(self.holder) != self.side(seat):
            return False
        return cards[self.group().index(VOMS)] == TOQU

    def is_partner_toqu_fault(self, seat, cards):
        if self.eight_eight or self.alone or not self.toqu_on_partners_voms(seat, cards):
            return False
        # V103, V51: no fault where V101 leaves no choice
        return any(not self.toqu_on_partners_voms(seat, p) for p in self.legal_plays(seat))

    # ------------------------------------------------ laying cards

    def voms_is_live(self, seat, cards, takes, knocked):
        """Can Voms, laid now, bring lus to anybody?  3.2, V56, V59, V105, V107."""
        if self.eight_eight:
            return False
        if knocked and self.first_deal:
            return False
        if not takes:
            return False  # sacrificed, under D3, on a 7: void
        if any(TOQU in laid for _, laid in self.plays):
            return False  # V107
        if self.options["melted_voms"] == "never" and seat in self.melted:
            return False
        threats = [TOQU]
        if self.options["voms_threat"] == "toqu-or-d3":
            threats.append(D3)
        if not any(t not in self.played and t not in self.hands[seat] for t in threats):
            return False
        if not self.opponent_still_to_play(seat):
            return False
        if D3 in cards:
            return False  # V56
        return True

    def put_down(self, seat, cards, knocked=False):
        """Lay the cards on the piles; no rule is checked here."""
        leading = not self.plays
        combo = not leading and self.is_combo(cards)
        takes = leading or self.takes_over(cards)
        if VOMS in cards:
            self.voms = {
                "seat": seat,
                "pile": cards.index(VOMS),
                "live": self.voms_is_live(seat, cards, takes, knocked),
            }
        if leading:
            self.seven_piles = [is_seven(c) for c in cards]
        elif takes and self.led() == [D3] and self.holder_group_is_led() and is_seven(cards[0]):
            self.seven_piles = [True]
        if takes:
            self.takeovers.append((seat, list(cards)))
            self.holder = seat
            if combo:
                self.combo_by = seat
        self.plays.append((seat, list(cards)))
        for card in cards:
            self.hands[seat].remove(card)
            self.played.append(card)

    def do_play(self, seat, cards):
        early = self.is_early_fault(seat, cards)
        guilty = self.is_partner_toqu_fault(seat, cards)

        if not self.plays:  # a card is led: stop is no longer open
            for side in self.stop_open:
                if side not in self.stop_lapsed:
                    self.stop_lapsed.append(side)
            self.stop_open = []

        self.put_down(seat, cards)

        if self.show_open == seat:  # he has played: too late to show
            self.show_open = None
        if self.unshown == seat and TOQU in cards:
            self.unshown = None
            if self.family == "T":
                self.annul_open = True
            else:
                self.annul_voms()

        if guilty:
            self.end_partner_toqu(self.side(seat))
        elif early:
            self.phase = "choice"
            self.choice_by = self.next_seat(seat)
        else:
            self.go_on()

    def go_on(self):
        if len(self.plays) == self.plays_in_a_trick():
            self.finish_trick()
        elif self.two and len(self.plays) == 2:
            self.draw_up(self.holder)

    def annul_voms(self):
        side = self.side(self.voms_scored_by)
        self.gain[side] = max(0, self.gain[side] - 1)
        self.annul_open = False
        self.stop_open = [s for s in self.stop_open if self.gain[s] == self.lack[s]]

    # ------------------------------------------------ the end of a trick

    def voms_lus(self):
        """Lus for what happened on top of Voms (3.4); they go to the side that wins the trick."""
        if self.voms is None or not self.voms["live"]:
            return 0, False
        owner = self.voms["seat"]
        pile = self.voms["pile"]
        at = [i for i in range(len(self.takeovers)) if VOMS in self.takeovers[i][1]][0]
        after = [(s, cards[pile]) for s, cards in self.takeovers[at + 1 :]]
        cards = [c for _, c in after]
        if cards == []:
            return 1, True  # Voms brought home
        own = self.side(after[0][0]) == self.side(owner)
        if cards[0] == TOQU:
            return (0, False) if own else (2, False)
        return 1, own  # taken (by D3, or in 25 by S2), or protected

    def ataataq_lus(self):
        """KS on a KC that has beaten a 7; the lus goes to the side that wins the trick."""
        total = 0
        for pile in range(len(self.led())):
            if not self.seven_piles[pile]:
                continue
            line = [(s, cards[pile]) for s, cards in self.takeovers]
            for i in range(1, len(line) - 1):
                if not (is_seven(line[i - 1][1]) and line[i][1] == KC and line[i + 1][1] == KS):
                    continue
                kc_seat = line[i][0]
                ks_seat = line[i + 1][0]
                after = line[i + 2 :]
                if kc_seat == ks_seat:
                    continue  # two players, own KC (V112)
                if self.side(kc_seat) == self.side(ks_seat):
                    if self.options["ataataq_on_partner"] and not after:
                        total += 1
                    continue
                total += 1  # to whoever takes the trick (V106)
        return total

    def finish_trick(self):
        winner = self.holder
        w = self.side(winner)
        k = len(self.led())
        units = 1 if (self.two or self.options["multi_units"] == "one") else k

        voms, brought_home = self.voms_lus()
        ata = self.ataataq_lus()
        combo = 1 if self.combo_by is not None and self.side(self.combo_by) == w else 0
        feats = voms + ata + combo
        if brought_home:
            self.voms_scored_by = self.voms["seat"]

        self.tricks[w] += units
        self.gain[w] += feats
        self.ata[w] += ata
        if self.twentyfive:
            self.gain[w] += units
        if not self.deal_lus_given and self.tricks[w] >= 5:
            self.deal_lus_given = True
            if all(self.tricks[o] == 0 for o in self.others(w)):
                lus = 2
            elif self.twentyfive:
                lus = 0
            else:
                lus = 1
            self.gain[w] += lus
            self.deal_part[w] += lus

        lus_of_trick = dict.fromkeys(self.sides, 0)
        lus_of_trick[w] = feats
        self.last_trick = {"winner": winner, "units": units, "lus": lus_of_trick}
        self.leader = winner
        self.clear_table()

        # has the game been won?
        if self.options["stop"] == "automatic":
            for side in [w] + self.others(w):
                if self.has_what_it_lacked(side):
                    self.end_deal("game-won", side)
                    return
        if all(not hand for hand in self.hands.values()) and len(self.stock) < len(self.seats):
            self.end_of_cards(w)
            return
        self.draw_up(winner)
        self.open_stop_calls(w)

    def has_what_it_lacked(self, side):
        return self.gain[side] == self.lack[side] and any(self.tricks[o] > 0 for o in self.others(side))

    def open_stop_calls(self, w):
        self.stop_open = []
        if self.options["stop"] == "manual":
            for side in [w] + self.others(w):
                if self.has_what_it_lacked(side) and side not in self.stop_lapsed and not self.stop_open:
                    self.stop_open.append(side)  # 000 46: the side that took the trick comes first

    def draw_up(self, first):
        order = self.seats_from(first)
        while len(self.hands[first]) < 4 and len(self.stock) >= len(order):
            for seat in order:
                card = self.stock.pop(0)
                self.hands[seat].append(card)
                if card == TOQU and seat == self.voms_scored_by and self.options["faults"] == "allowed":
                    self.show_open = seat
                    self.unshown = seat
        self.note_melted()

    # ------------------------------------------------ the end of the deal

    def end_of_cards(self, w):
        with_tricks = [s for s in self.sides if self.tricks[s] > 0]
        if len(with_tricks) == 1:
            side = with_tricks[0]
            kept = self.ata[side] if self.options["ataataq_kept_on_all_tricks"] else 0
            if kept == self.lack[side]:
                kept = 0  # V67: it cannot win so; not written
            self.gain[side] = kept
            self.end_deal("all-tricks", None)
            return
        for side in [w] + self.others(w):
            if self.has_what_it_lacked(side):  # stop was forgotten, nothing more came
                self.end_deal("game-won", side)
                return
        self.end_deal("played-out", None)

    def end_deal(self, ended, winner):
        for side in self.sides:
            self.write(side, self.gain[side])
        self.close(ended, winner)

    def end_partner_toqu(self, guilty):
        other = self.others(guilty)[0]
        feats = max(0, self.gain[other] - self.deal_part[other])
        winner = None
        if feats == self.lack[other]:
            if self.tricks[guilty] > 0:
                winner = other
            else:
                feats = 0  # not written
        self.gain = {guilty: 0, other: feats}
        self.write(other, feats)
        if self.score_at_start[guilty] == 0 and self.options["partner_toqu_no_lus"] == "target+2":
            self.target[guilty] += 2
        self.score[guilty] = 0
        self.close("partner-toqu", winner)

    def end_reshuffle(self):
        self.gain = dict.fromkeys(self.sides, 0)
        self.close("reshuffle", None)

    def close(self, ended, winner):
        self.phase = "over"
        self.ended = ended
        self.winner = winner
        self.show_open = None
        self.annul_open = False
        self.stop_open = []
        self.clear_table()

    def write(self, side, g):
        lack = self.lack[side]
        if g <= lack:
            self.score[side] += g
        elif self.twentyfive:
            self.score[side] = 0
        else:
            self.score[side] += g
            if self.options["overshoot"] == "thirteen" and self.score[side] < 13:
                self.target[side] = 13
            else:
                self.target[side] = self.score[side] + g

    # ------------------------------------------------ actions as text

    def read_action(self, text):
        """(verb, argument) or Unreadable."""
        if not isinstance(text, str):
            raise Unreadable("notation/action", repr(text))
        words = text.split()
        if not words:
            raise Unreadable("notation/action", text)
        verb = words[0].lower()
        rest = words[1:]
        if verb == "play":
            if not rest:
                raise Unreadable("notation/play", text)
            return "play", [read_card(c) for c in rest]
        if verb == "cut":
            if len(rest) != 1 or not rest[0].isdigit():
                raise Unreadable("notation/cut", text)
            return "cut", int(rest[0])
        if verb == "offer":
            if len(rest) != 1 or rest[0].upper() not in ("N", "E", "S", "W"):
                raise Unreadable("notation/offer", text)
            return "offer", rest[0].upper()
        if verb in ("knock", "reshuffle", "continue", "stop", "show", "annul"):
            if rest:
                raise Unreadable("notation/action", text)
            return verb, None
        raise Unreadable("notation/action", text)

    def calls(self):
        out = []
        if self.phase == "play" and self.stop_open and not self.plays:
            out.append("stop")
        if self.phase in ("play", "choice"):
            if self.show_open is not None:
                out.append("show")
            if self.annul_open:
                out.append("annul")
        return sorted(out)

    def seats_that_may_call(self, verb):
        if verb not in self.calls():
            return []
        if verb == "stop":
            return [s for s in self.seats if self.side(s) in self.stop_open]
        if verb == "show":
            return [self.show_open]
        return [s for s in self.seats if self.side(s) != self.side(self.voms_scored_by)]

    def refusal(self, verb, argument, seat):
        """None, or (code, articles)."""
        not_yours = ("turn/not-yours", [])
        if verb in ("stop", "show", "annul"):
            may = self.seats_that_may_call(verb)
            if not may or (seat is not None and seat not in may):
                return not_yours
            return None
        actor = self.to_act()
        if actor is None or (seat is not None and seat != actor):
            return not_yours
        if self.phase == "cut":
            if verb == "cut":
                return None if 1 <= argument <= len(self.stock) - 1 else ("cut/range", [])
            if verb == "knock":
                return None if not self.two else ("cut/no-knock", ["V112"])
            return not_yours
        if self.phase == "choice":
            return None if verb in ("reshuffle", "continue") else not_yours
        if verb != "play":
            return not_yours

        cards = argument
        for card in cards:
            if cards.count(card) > self.hands[actor].count(card):
                return ("play/not-held", [])
        if self.plays:
            if len(cards) != len(self.led()):
                return ("play/wrong-count", list(CITES["follow"][self.family]))
        else:
            if not self.is_lead(cards):
                return ("play/no-such-lead", list(CITES["lead"][self.family]))
            cards = pack_order(cards)
        if cards in self.legal_plays(actor):
            return None
        broken = self.violations(actor, cards, not self.early_toqu_is_a_choice())
        cites = []
        for _, articles in broken:
            for article in articles:
                if article not in cites:
                    cites.append(article)
        return (broken[0][0], cites)

    def legal(self):
        actor = self.to_act()
        if self.phase == "over":
            actions = []
        elif self.phase == "cut":
            actions = ["cut %d" % n for n in range(1, len(self.stock))]
            if not self.two:
                actions.append("knock")
        elif self.phase == "choice":
            actions = ["continue", "reshuffle"]
        else:
            actions = ["play " + " ".join(p) for p in self.legal_plays(actor)]
        answer = {"seat": actor, "actions": sorted(actions)}
        if self.calls():
            answer["calls"] = self.calls()
        return answer

    def apply(self, verb, argument, seat):
        answer = {"ok": True, "events": []}
        if verb == "stop":
            side = self.side(seat) if seat is not None else self.stop_open[0]
            self.end_deal("game-won", side)
        elif verb == "show":
            self.show_open = None
            self.unshown = None
        elif verb == "annul":
            self.annul_voms()
        elif verb in ("cut", "knock"):
            deck = self.stock
            if verb == "cut":
                deck = deck[argument:] + deck[:argument]
            dealt = self.deal_out(deck, verb == "knock")
            answer.update(dealt)
        elif verb == "reshuffle":
            self.end_reshuffle()
        elif verb == "continue":
            self.phase = "play"
            self.choice_by = None
            self.go_on()
        else:
            cards = argument if self.plays else pack_order(argument)
            self.do_play(self.to_act(), cards)
        return answer

    # ------------------------------------------------ state

    def state(self):
        piles = []
        if self.plays and self.phase != "over":
            for i in range(len(self.led())):
                piles.append([[seat, cards[i]] for seat, cards in self.plays])
        last = None
        if self.last_trick is not None:
            last = dict(self.last_trick)
            last["lus"] = dict(last["lus"])
        return {
            "game": "voms",
            "phase": self.phase,
            "to_act": self.to_act(),
            "leader": self.leader,
            "holder": self.holder,
            "dealer": self.dealer,
            "hands": {s: " ".join(pack_order(self.hands[s])) for s in self.seats},
            "stock": " ".join(self.stock),
            "piles": piles,
            "tricks": dict(self.tricks),
            "gain": dict(self.gain),
            "score": dict(self.score),
            "target": dict(self.target),
            "last_trick": last,
            "winner": self.winner,
            "ended": self.ended,
        }


# ---------------------------------------------------------------- the protocol


class Oracle:
    def __init__(self):
        self.deal = None

    def handle(self, message: dict) -> dict:
        try:
            return self.answer(message)
        except Unreadable as e:
            return {"error": {"code": e.code, "detail": e.detail}}

    def answer(self, message):
        if not isinstance(message, dict):
            raise Unreadable("protocol/message", "not an object")
        cmd = message.get("cmd")
        if cmd in ("new", "position"):
            if message.get("game", "voms") != "voms":
                raise Unreadable("protocol/game", repr(message.get("game")))
            deal = Deal(message)
            answer = deal.start_new(message) if cmd == "new" else deal.start_position(message)
            self.deal = deal
            return answer
        if cmd not in ("legal", "do", "why", "state"):
            raise Unreadable("protocol/cmd", repr(cmd))
        if self.deal is None:
            raise Unreadable("protocol/no-position", "")
        if cmd == "legal":
            return self.deal.legal()
        if cmd == "state":
            return self.deal.state()
        verb, argument = self.deal.read_action(message.get("action"))
        seat = message.get("seat")
        refusal = self.deal.refusal(verb, argument, seat)
        if refusal is not None:
            return {"refused": {"code": refusal[0], "cites": refusal[1]}}
        if cmd == "why":
            return {"ok": True}
        return self.deal.apply(verb, argument, seat)
