"""A naive reference reading of tournaments (tournaments.md, interfaces.md 6), for cross-checking only.

Everything is plain dicts and lists, every value is recomputed whenever it is asked for, nothing is clever.

Where the specification is silent or can be read in two ways, this file chooses.  The choices that change an answer
are switches: `standings(data, toqued_in="T I")` gives another reading.  The first value of each is the one chosen.

  disqualified_word   "disqualified"   what separates the first disqualified team from the last of the others: interfaces.md
                                       lists no word for it.  Other: "points", None.
  tie_word            "null"           TR.9 "null inside an unresolved tie": for every member of the tie.
                                       Other: "first" = the member that is listed first names what separated the tie from
                                       the team above; "all" = every member names it.
  toqued_in           "T"              T.P.d is an article of sheet T only (and the switch table of voms.md 5.5 gives I no -1), so
                                       `toqued` changes nothing in voms-open.  Other: "T I" = points as in T ("as above").
  double_absence      "void"           `absent: [t1, t2]`: an absence of both, and no game, like one of two disqualified teams (TR.10).
                                       Other: "played" = 0:0, no points, it counts as played; "lost" = both lose it 1:9 (in
                                       I 0:9).  Whichever: a game without a winner is no game to compare by in 2.1.1 step 2.
  forfeit_in_I        "walkover"       V96 "effect like a walkover": in I 9:0.  Other: "9:1" (T.P.f).
  missing_lus         "count"          TR.12 "needs a missing game": step 1 of 2.1.1 needs all games among the tied, step 2 the
                                       games against X; the lus difference (and wins in I) are sums over the games that exist.
                                       Other: "skip" = a tie in which somebody has a game left is not broken by these sums.
  level_below         "part"           TR.5 "X itself is level": level with what the breaking has not separated so far (teams that
                                       the same split has put apart are not level).  Other: "points" = equal in points.
  points_among        "points"         TR.5/TR.8 "points among themselves" orders the Xs by match points alone.
                                       Other: "wins" = by points, then wins, as in step 1.
  w_walkover          "9:1"            Sheet W has no walkover: 9:1, an ordinary win.  Other: "9:0" = a kam.
  w_disqualified      "replaced"       labansen: games of a disqualified team are wins (w_walkover) for its opponents, played or not.
                                       Other: "kept".  In free-play and timed those that were played are, in fixed-games as many as are agreed.
  w_over_kam          "kam"            labansen: 11:0 on a comb of 11 is a kam (voms.md 4.7 "a side gets no lus"), 2 points.
                                       Other: "win" = 1 point, as V86 has it for T and I.
  free_kam            "one"            free-play, timed, fixed-games: "most games won"; a kam is one game.  Other: "two" (V73 a).
  free_word           "points"         free-play, timed, fixed-games: the word of the column that orders the table, penalties
                                       included.  Other: "wins" (most games won).
  free_ties           "shared"         free-play, timed, fixed-games: "ties are shared places", which would say nothing if they were
                                       listed as unresolved like all others (TR.9).  Other: "unresolved" = listed.
  dq_ties             "unresolved"     level disqualified teams share a place and are listed.  Other: "shared".
  provisional_free    False            free-play, timed: the file does not say whether play is closed.  Other: True.
  vira_no_round       "skip"           a tie with somebody who has no round yet is not broken by the best round.  Other: "zero".

Choices without a switch:
  * Answers have one stage "pool".  Formats without pools have one pool "A" (alternatives: "", null, a stage called
    otherwise); a comparison should take the only table.  A row of Vira has no lus and no wins.
  * `qualified` always has its entries, empty or not: voms-championship and voms-open "semi-final" (A1, A2, B1, B2: pool by
    pool; alternative: A1, B2, B1, A2 by match); labansen "bronze" and "final", in the order of play; the others none.  It is listed as it stands also
    while the standing is provisional (alternative: nothing until the pool is finished).  A disqualified team never
    goes on.  A tie of places 1 and 2 touches qualifying places: neither goes on (TR.9 by the letter), though both would.
  * Later stages (not in the interface): with results of stage "semi-final", voms-championship lists the losers as "bronze" and
    the winners as "final", match by match, the one of A1 first; voms-open makes a table of those who play or qualify in stages["semi-final"]["A"] and lists its two best as "final".
  * The members of an unresolved tie stand in the order of `entrants` (alternative: by id); so do the members of X in
    "empty-strokes:t7+t8" (the sum over several teams has no written form).
  * Extra games have the stage "play-off": once all of a tie have met there, most wins there break it ("extra-game").
  * A decision is used only if its tie is exactly an unresolved tie; otherwise it does nothing (alternative: refused).
  * Absences: counted in the pool stage, over the results as written, also against a team that is itself disqualified.
  * A penalty without points is a warning.  Penalties belong to the pool stage.  In free-play, timed and fixed-games a penalty
    counts against the games won.
  * TR.6: a comb is filled when lus = strokes.  More lus than strokes, and [11, 7] without `comb`, are refused (alternative:
    read as a comb of 11).  So is 9:9 on two combs of 9, though V110 knows such a sheet.
  * A second result of the same pair is refused where each meets each once (alternative: the last one counts).
  * "Pools of more than two teams" counts the disqualified.
  * fixed-games is provisional unless all pairs have met as often as any two have, at least once (the number is not in the file).
    vira-sm is provisional unless everybody who is not disqualified has a result in every round up to the last one entered.
  * vira-sm: a disqualified person's results stand (the sums of the tables could not be kept otherwise).  Head-to-head is one's own
    sum at the tables both sat at; a tie of three or more is not compared so (TR.14).
  * Schedules: waves are numbered from 1, there are as few as possible, each takes a slot of 20 minutes; the fourth element
    stands only where a round is split.  With one table, or fewer than five teams, nothing can rotate.
  * Seating: repeats = the sum over all pairs of (meetings - 1), where they met (alternative: pairs that met more than once).
"""

from itertools import combinations

READINGS = {
    "disqualified_word": "disqualified",
    "tie_word": "null",
    "toqued_in": "T",
    "double_absence": "void",
    "forfeit_in_I": "walkover",
    "missing_lus": "count",
    "level_below": "part",
    "points_among": "points",
    "w_walkover": "9:1",
    "w_disqualified": "replaced",
    "w_over_kam": "kam",
    "free_kam": "one",
    "free_word": "points",
    "free_ties": "shared",
    "dq_ties": "unresolved",
    "provisional_free": False,
    "vira_no_round": "skip",
}
FORMATS = ["voms-championship", "voms-open", "labansen", "free-play", "timed", "fixed-games", "vira-sm"]
SHEET = {"voms-championship": "T", "voms-open": "I"}
MANY_GAMES = ["free-play", "timed", "fixed-games"]  # a pair may meet again


class Refused(ValueError):
    """The file says something that cannot be."""


def standings(data, trace=None, **readings):
    """The answer of `stik tournament standings`.  `trace`, if given, collects which steps separated somebody."""
    if not set(readings) <= set(READINGS):
        raise TypeError(f"no such reading: {readings}")
    readings = {**READINGS, **readings}
    trace = [] if trace is None else trace
    if data["format"] not in FORMATS:
        raise Refused(f"format {data['format']}")
    refuse(data)
    if data["format"] == "vira-sm":
        return vira(data, readings, trace)
    return voms(data, readings, trace)


# ---------------------------------------------------------------------------------------------------- what cannot be


def refuse(data):
    ids = [entrant["id"] for entrant in data["entrants"]]
    if len(set(ids)) != len(ids):
        raise Refused("an entrant twice")
    named = list(data.get("disqualified") or [])
    named += [penalty["entrant"] for penalty in data.get("penalties") or []]
    for decision in data.get("decisions") or []:
        named += decision["tie"]
        if sorted(decision["tie"]) != sorted(decision["order"]):
            raise Refused("a decision that orders others than it ties")
        if decision["by"] not in ("lot", "extra-game", "organiser"):
            raise Refused("a decision by nobody")
    met = set()
    pools = {one: pool_of(data, one) for one in ids}
    for result in data.get("results") or []:
        if data["format"] == "vira-sm":
            named += result["seats"]
            if len(result["seats"]) not in (3, 4) or len(set(result["seats"])) != len(result["seats"]):
                raise Refused("a table of three or four persons")
            if len(result["totals"]) != len(result["seats"]):
                raise Refused("a total for each")
            if sum(result["totals"]) != 0:
                raise Refused(f"the table is off by {sum(result['totals'])}")
            for person in result["seats"]:
                if (result["round"], person) in met:
                    raise Refused("two tables in one round")
                met.add((result["round"], person))
            continue
        a, b = result["a"], result["b"]
        named += [a, b]
        if a == b:
            raise Refused("a team against itself")
        kinds = [kind for kind in ("lus", "absent", "forfeit") if kind in result]
        if len(kinds) != 1:
            raise Refused("a result is lus, an absence or a forfeit")
        for kind in ("absent", "forfeit", "toqued"):
            if kind in result and not set(listed(result[kind])) <= {a, b}:
                raise Refused(f"{kind} who does not play")
        if "lus" in result:
            comb = result.get("comb", [9, 9])
            if any(lus < 0 or lus > strokes or strokes < 9 for lus, strokes in zip(result["lus"], comb)):
                raise Refused("more lus than strokes")
            if [lus == strokes for lus, strokes in zip(result["lus"], comb)].count(True) != 1:
                raise Refused("not exactly one comb is full (TR.6)")
        if data["format"] not in MANY_GAMES and result.get("stage", "pool") == "pool":
            if frozenset([a, b]) in met:
                raise Refused("a pair twice")
            met.add(frozenset([a, b]))
            if pools.get(a) != pools.get(b):
                raise Refused("two pools")
    for name in named:
        if name not in ids:
            raise Refused(f"nobody is called {name}")


def listed(value):
    return value if isinstance(value, list) else [value]


def pool_of(data, team):
    for entrant in data["entrants"]:
        if entrant["id"] == team:
            return entrant.get("pool", "A") if data["format"] in SHEET else "A"
    raise Refused(f"nobody is called {team}")


# ---------------------------------------------------------------------------------------------------- games of Voms
# A game is {"sides": [a, b], "winner": team or None, "lus": {team: n}, "empty": {team: n}, "points": {team: n}}


def won_by_rule(winner, loser, lus, winner_points):
    """A game that was not played, 9:lus."""
    return {
        "sides": [winner, loser],
        "winner": winner,
        "lus": {winner: 9, loser: lus},
        "empty": {winner: 0, loser: 9 - lus},
        "points": {winner: winner_points, loser: 0},
    }


def walkover(data, readings, winner, loser):
    if data["format"] == "voms-championship":
        return won_by_rule(winner, loser, 1, 2)
    if data["format"] == "voms-open":
        return won_by_rule(winner, loser, 0, 2.5)
    if data["format"] == "labansen":
        return won_by_rule(winner, loser, 1, 1) if readings["w_walkover"] == "9:1" else won_by_rule(winner, loser, 0, 2)
    kam = readings["w_walkover"] == "9:0"
    return won_by_rule(winner, loser, 0 if kam else 1, 2 if kam and readings["free_kam"] == "two" else 1)


def forfeit(data, readings, winner, loser):
    if data["format"] == "voms-open" and readings["forfeit_in_I"] == "9:1":
        return won_by_rule(winner, loser, 1, 2)
    return walkover(data, readings, winner, loser)


def game(data, readings, result):
    """What a result is worth by itself; None if it is no game."""
    a, b = result["a"], result["b"]
    other = {a: b, b: a}
    if "absent" in result:
        absent = sorted(set(listed(result["absent"])))
        if len(absent) == 1:
            return walkover(data, readings, other[absent[0]], absent[0])
        if readings["double_absence"] == "void":
            return None
        nobody = {"sides": [a, b], "winner": None, "lus": {a: 0, b: 0}, "empty": {a: 9, b: 9}, "points": {a: 0, b: 0}}
        if readings["double_absence"] == "lost":
            own = 0 if data["format"] == "voms-open" else 1
            nobody["lus"] = {a: own, b: own}
            nobody["against"] = {a: 9, b: 9}
        return nobody
    if "forfeit" in result:
        return forfeit(data, readings, other[result["forfeit"]], result["forfeit"])
    lus = {a: result["lus"][0], b: result["lus"][1]}
    comb = dict(zip([a, b], result.get("comb", [9, 9])))
    winner = a if lus[a] == comb[a] else b
    loser = other[winner]
    points = {winner: 0, loser: 0}
    sheet = SHEET.get(data["format"])
    if sheet:
        toqued = result.get("toqued") if sheet in readings["toqued_in"].split() else None
        if toqued is not None and loser in listed(toqued):
            points = {winner: 2, loser: -1}
        elif lus[winner] > 9:
            points[winner] = 1.5
        elif lus[loser] == 0:
            points[winner] = 2.5
        else:
            points[winner] = 2
    else:
        kam = lus[loser] == 0
        if data["format"] == "labansen":
            points[winner] = 2 if kam and (lus[winner] == 9 or readings["w_over_kam"] == "kam") else 1
        else:
            points[winner] = 2 if kam and readings["free_kam"] == "two" else 1
    return {
        "sides": [a, b],
        "winner": winner,
        "lus": lus,
        "empty": {a: comb[a] - lus[a], b: comb[b] - lus[b]},
        "points": points,
    }


def against(one, team):
    """The lus of the other side."""
    if "against" in one:
        return one["against"][team]
    return sum(lus for side, lus in one["lus"].items() if side != team)


def disqualified(data):
    gone = list(data.get("disqualified") or [])
    if data["format"] in SHEET:  # TR.11
        for entrant in data["entrants"]:
            absences = 0
            for result in data.get("results") or []:
                if result.get("stage", "pool") == "pool" and entrant["id"] in listed(result.get("absent", [])):
                    absences += 1
            if absences >= 2:
                gone.append(entrant["id"])
    return set(gone)


def pool_games(data, readings, teams, gone):
    """All games that count in a pool."""
    results = [
        result
        for result in data.get("results") or []
        if result.get("stage", "pool") == "pool" and result["a"] in teams and result["b"] in teams
    ]
    replaced = data["format"] in SHEET or readings["w_disqualified"] == "replaced"
    games = []
    for result in results:
        if replaced and (result["a"] in gone or result["b"] in gone):
            continue
        one = game(data, readings, result)
        if one is not None:
            games.append(one)
    if replaced:  # TR.10: played or not
        for team in teams:
            for loser in teams:
                if loser in gone and team not in gone:
                    for _ in range(times_replaced(data, results, team, loser)):
                        games.append(walkover(data, readings, team, loser))
    return games


def times_replaced(data, results, team, loser):
    """How many games a disqualified team loses to another."""
    met = [result for result in results if {result["a"], result["b"]} == {team, loser}]
    if data["format"] in ("free-play", "timed"):
        return len([result for result in met if len(set(listed(result.get("absent", [])))) < 2])
    if data["format"] == "fixed-games":
        return agreed(data)
    return 1


def agreed(data):
    """fixed-games: as often as any two have met, the file says no other number."""
    met = {}
    for result in data.get("results") or []:
        if result.get("stage", "pool") == "pool":
            pair = frozenset([result["a"], result["b"]])
            met[pair] = met.get(pair, 0) + 1
    return max(met.values(), default=1)


# ---------------------------------------------------------------------------------------------------- a table of Voms


def index(games):
    """The games of each pair: the one thing that is looked up and not searched."""
    pairs = {}
    for g in games:
        pairs.setdefault(frozenset(g["sides"]), []).append(g)
    return pairs


def split(block, value):
    """The block in parts, the highest value first; within a part the order stays."""
    values = {team: value(team) for team in block}
    parts = []
    for one in sorted(set(values.values()), reverse=True):
        parts.append([team for team in block if values[team] == one])
    return parts


class Table:
    """One pool: its teams in the order of the file, and its games."""

    def __init__(self, data, readings, trace, teams, games, gone, penalties):
        self.data, self.readings, self.trace = data, readings, trace
        self.teams, self.gone = teams, gone
        self.games = games
        self.pairs = index(games)
        self.of = {team: [] for team in teams}
        for g in games:
            for team in g["sides"]:
                self.of[team].append(g)
        self.penalties = penalties
        self.unresolved = []
        self.words = {}  # team -> the criterion that put it under the team above
        self.places = {}
        self.order = []

    def points(self, team):
        return sum(g["points"][team] for g in self.of[team]) + self.penalties.get(team, 0)

    def wins(self, team):
        return len([g for g in self.of[team] if g["winner"] == team])

    def lus_for(self, team):
        return sum(g["lus"][team] for g in self.of[team])

    def lus_against(self, team):
        return sum(against(g, team) for g in self.of[team])

    def lus_difference(self, team):
        return self.lus_for(team) - self.lus_against(team)

    def has_game_left(self, team):
        return any(
            other != team and other not in self.gone and not self.pairs.get(frozenset([team, other]))
            for other in self.teams
        )

    def among(self, block):
        """The games among the block; None if one of them is missing."""
        found = []
        for one, other in combinations(block, 2):
            met = self.pairs.get(frozenset([one, other]), [])
            if not met:
                return None
            found += met
        return found

    # -- the ladder

    def rank(self):
        present = [team for team in self.teams if team not in self.gone]
        gone = [team for team in self.teams if team in self.gone]
        self.rank_points(present, [split(gone, self.points)] if gone else [])
        if gone:
            if present:
                self.words[self.rank_points(gone, [])] = self.readings["disqualified_word"]
                self.trace.append("disqualified")
            else:
                self.rank_points(gone, [])
        self.number()

    def rank_points(self, teams, below):
        """Orders a part of the table by points and then by the ties; gives the first team."""
        parts = split(teams, self.points)
        under = [part for group in below for part in group]
        word = self.readings["free_word"] if self.data["format"] in MANY_GAMES else "points"
        firsts = []
        for i, part in enumerate(parts):
            firsts.append(self.settle(part, parts[i + 1 :] + under))
        for first in firsts[1:]:
            self.words[first] = word
            self.trace.append(word)
        return firsts[0] if firsts else None

    def settle(self, block, below):
        """Puts a block into the order, tie broken as far as may be; gives the first team."""
        if len(block) == 1:
            self.order.append(block)
            return block[0]
        parts, word = None, None
        if len(self.teams) > 2:  # V93
            if self.data["format"] == "voms-championship":
                parts, word = self.break_t(block, below)
            elif self.data["format"] == "voms-open":
                parts, word = self.break_i(block)
        if parts is None:
            parts, word = self.break_extra(block)
        if parts is None:
            return self.decide(block)
        firsts = []
        for i, part in enumerate(parts):
            firsts.append(self.settle(part, parts[i + 1 :] + below))
        for first in firsts[1:]:
            self.words[first] = word
        if any(len(part) > 1 for part in parts):
            self.trace.append("restart")
        return firsts[0]

    def break_t(self, block, below):
        """2.1.1: the first step that splits the block; TR.7, TR.8, TR.12."""
        games = self.among(block)
        if games is None:
            self.trace.append("step 1 skipped")
        else:
            mini = {team: sum(g["points"][team] for g in games if team in g["sides"]) for team in block}
            wins = {team: len([g for g in games if g["winner"] == team]) for team in block}
            parts = split(block, lambda team: (mini[team], wins[team]))
            if len(parts) > 1:
                by_wins = any(mini[x] == mini[y] and wins[x] != wins[y] for x in block for y in block)
                self.trace.append("step 1 wins" if by_wins else "step 1 points")
                return parts, "head-to-head"
        for x in self.nearest_first(block, below):
            value = {}
            for team in block:
                for other in x:
                    met = self.pairs.get(frozenset([team, other]), [])
                    if not met or met[0]["winner"] is None:
                        continue
                    if met[0]["winner"] == team:
                        value[team, other] = met[0]["empty"][other]
                    else:
                        value[team, other] = -met[0]["empty"][team]
            if len(value) < len(block) * len(x):
                self.trace.append("step 2 skipped")
                continue
            parts = split(block, lambda team: sum(value[team, other] for other in x))
            if len(parts) > 1:
                self.trace.append("step 2 one" if len(x) == 1 else "step 2 several")
                if x != self.nearest_first(block, below)[0]:
                    self.trace.append("step 2 not the nearest")
                return parts, "empty-strokes:" + "+".join(x)
        return self.break_lus(block)

    def nearest_first(self, block, below):
        """TR.5, TR.8: the teams below, each alone or, where they stay level, together."""
        if self.readings["level_below"] == "points":
            under = [team for part in below for team in part]
            present = [part for part in split([t for t in under if t not in self.gone], self.points)]
            below = present + split([t for t in under if t in self.gone], self.points)
        found = []
        for part in below:
            part = sorted(part, key=self.teams.index)
            games = self.among(part)
            if len(part) == 1 or games is None:
                found.append(part)
                continue
            mini = {team: sum(g["points"][team] for g in games if team in g["sides"]) for team in part}
            wins = {team: len([g for g in games if g["winner"] == team]) for team in part}
            if self.readings["points_among"] == "points":
                wins = dict.fromkeys(part, 0)
            parts = split(part, lambda team: (mini[team], wins[team]))
            if len(parts) > 1:
                self.trace.append("X ordered first")
            found += parts
        return found

    def break_i(self, block):
        """2.2: most wins, then lus difference."""
        if self.readings["missing_lus"] == "skip" and any(self.has_game_left(team) for team in block):
            return None, None
        parts = split(block, self.wins)
        if len(parts) > 1:
            self.trace.append("wins")
            return parts, "wins"
        return self.break_lus(block)

    def break_lus(self, block):
        if self.readings["missing_lus"] == "skip" and any(self.has_game_left(team) for team in block):
            return None, None
        parts = split(block, self.lus_difference)
        if len(parts) > 1:
            self.trace.append("lus-difference")
            return parts, "lus-difference"
        return None, None

    def break_extra(self, block):
        """W.L: extra games, once all of the tie have met in them."""
        extra = [result for result in self.data.get("results") or [] if result.get("stage") == "play-off"]
        wins, met = dict.fromkeys(block, 0), set()
        for result in extra:
            one = game(self.data, self.readings, result)
            if one is not None and one["winner"] is not None and set(one["sides"]) <= set(block):
                wins[one["winner"]] += 1
                met.add(frozenset(one["sides"]))
        if len(met) < len(block) * (len(block) - 1) / 2:
            return None, None
        parts = split(block, lambda team: wins[team])
        if len(parts) == 1:
            return None, None
        self.trace.append("extra game")
        return parts, "extra-game"

    def decide(self, block):
        """TR.15, TR.2."""
        decision = decision_of(self.data, block)
        if decision is not None:
            for team in decision["order"]:
                self.order.append([team])
            for team in decision["order"][1:]:
                self.words[team] = decision["by"]
            self.trace.append(decision["by"])
            return decision["order"][0]
        block = sorted(block, key=self.teams.index)
        self.order.append(block)
        shared = (self.data["format"] in MANY_GAMES and self.readings["free_ties"] == "shared") or (
            set(block) <= self.gone and self.readings["dq_ties"] == "shared"
        )
        if not shared:
            self.unresolved.append(block)
        return block[0]

    def number(self):
        """TR.9: shared places."""
        place = 1
        for block in self.order:
            for team in block:
                self.places[team] = place
                if place == 1:
                    self.words[team] = None
                elif len(block) > 1:
                    self.words[team] = {
                        "null": None,
                        "first": self.words.get(team),
                        "all": self.words.get(block[0]),
                    }[self.readings["tie_word"]]
            place += len(block)

    def row(self, team):
        return {
            "place": self.places[team],
            "entrant": team,
            "points": self.points(team),
            "played": len(self.of[team]),
            "wins": self.wins(team),
            "lus_for": self.lus_for(team),
            "lus_against": self.lus_against(team),
            "decided_by": self.words.get(team),
        }

    def rows(self):
        return [self.row(team) for block in self.order for team in block]

    def holders(self, places):
        """Who goes on from these places: nobody of an unresolved tie that touches a qualifying place (TR.9)."""
        found = []
        for block in self.order:
            if len(block) == 1 and block[0] not in self.gone and self.places[block[0]] in places:
                found.append(block[0])
        return found


def decision_of(data, block):
    for decision in data.get("decisions") or []:
        if set(decision["tie"]) == set(block):
            return decision
    return None


def penalty_points(data):
    total = {}
    for penalty in data.get("penalties") or []:
        total[penalty["entrant"]] = total.get(penalty["entrant"], 0) + penalty.get("points", 0)
    return total


# ---------------------------------------------------------------------------------------------------- whole tournaments


def voms(data, readings, trace):
    gone = disqualified(data)
    pools = sorted({pool_of(data, entrant["id"]) for entrant in data["entrants"]})
    tables = {}
    provisional = False
    for pool in pools:
        teams = [entrant["id"] for entrant in data["entrants"] if pool_of(data, entrant["id"]) == pool]
        games = pool_games(data, readings, teams, gone)
        table = Table(data, readings, trace, teams, games, gone & set(teams), penalty_points(data))
        table.rank()
        tables[pool] = table
        if unfinished(data, readings, teams, gone):
            provisional = True
    answer = {
        "stages": {"pool": {pool: tables[pool].rows() for pool in pools}},
        "qualified": [],
        "unresolved": [tie for pool in pools for tie in tables[pool].unresolved],
        "provisional": provisional,
    }
    if data["format"] in SHEET:
        semi = [team for pool in pools for team in tables[pool].holders([1, 2])]
        answer["qualified"].append({"stage": "semi-final", "entrants": semi})
        later(data, readings, trace, answer, tables, semi)
    elif data["format"] == "labansen":
        answer["qualified"].append({"stage": "bronze", "entrants": tables["A"].holders([3, 4])})
        answer["qualified"].append({"stage": "final", "entrants": tables["A"].holders([1, 2])})
    return answer


def unfinished(data, readings, teams, gone):
    """A game between two who are still in has no result."""
    if data["format"] in ("free-play", "timed"):
        return readings["provisional_free"]
    met = {}
    for result in data.get("results") or []:
        if result.get("stage", "pool") == "pool":
            pair = frozenset([result["a"], result["b"]])
            met[pair] = met.get(pair, 0) + 1
    counts = [met.get(frozenset(pair), 0) for pair in combinations([t for t in teams if t not in gone], 2)]
    if data["format"] == "fixed-games":
        wanted = agreed(data)
        return any(count < wanted for count in counts)
    return 0 in counts


def later(data, readings, trace, answer, tables, semi):
    results = [result for result in data.get("results") or [] if result.get("stage") == "semi-final"]
    if not results:
        return
    games = [one for one in (game(data, readings, result) for result in results) if one is not None]
    if data["format"] == "voms-open":
        there = semi + [side for result in results for side in (result["a"], result["b"])]
        teams = [entrant["id"] for entrant in data["entrants"] if entrant["id"] in there]
        table = Table(data, readings, trace, teams, games, set(), {})
        table.rank()
        answer["stages"]["semi-final"] = {"A": table.rows()}
        answer["unresolved"] += table.unresolved
        answer["qualified"].append({"stage": "final", "entrants": table.holders([1, 2])})
        entered = [{result["a"], result["b"]} for result in results]
        if any({one, other} not in entered for one, other in combinations(teams, 2)):
            answer["provisional"] = True
        return
    line = [team for pool in sorted(tables) for block in tables[pool].order for team in block]
    won = [g for g in games if g["winner"] is not None]
    won.sort(key=lambda g: min(line.index(side) for side in g["sides"]))
    losers = [side for g in won for side in g["sides"] if side != g["winner"]]
    if won:
        answer["qualified"].append({"stage": "bronze", "entrants": losers})
        answer["qualified"].append({"stage": "final", "entrants": [g["winner"] for g in won]})


# ---------------------------------------------------------------------------------------------------- Vira


def vira(data, readings, trace):
    persons = [entrant["id"] for entrant in data["entrants"]]
    gone = set(data.get("disqualified") or [])
    penalties = penalty_points(data)
    results = data.get("results") or []
    rounds = {person: [] for person in persons}  # (round, table, total)
    for number, result in enumerate(results):
        for person, total in zip(result["seats"], result["totals"]):
            rounds[person].append((result["round"], number, total))

    def points(person):
        return sum(total for _, _, total in rounds[person]) + penalties.get(person, 0)

    def best(person):
        totals = [total for _, _, total in rounds[person]]
        return max(totals) if totals else 0

    def together(person, other):
        shared = {number for _, number, _ in rounds[person]} & {number for _, number, _ in rounds[other]}
        return sum(total for _, number, total in rounds[person] if number in shared)

    order, words, unresolved = [], {}, []

    def settle(block, may_best=True):
        if len(block) == 1:
            order.append(block)
            return block[0]
        parts = [block]
        if may_best and (readings["vira_no_round"] == "zero" or all(rounds[person] for person in block)):
            parts, word = split(block, best), "best-round"
        if len(parts) == 1 and len(block) == 2:
            one, other = block
            parts = split(block, lambda person: together(person, other if person == one else one))
            word = "head-to-head"
        if len(parts) > 1:
            trace.append(word)
            firsts = [settle(part, False) for part in parts]
            for first in firsts[1:]:
                words[first] = word
            return firsts[0]
        decision = decision_of(data, block)
        if decision is not None:
            order.extend([person] for person in decision["order"])
            for person in decision["order"][1:]:
                words[person] = decision["by"]
            trace.append(decision["by"])
            return decision["order"][0]
        order.append(block)
        if not (set(block) <= gone and readings["dq_ties"] == "shared"):
            unresolved.append(block)
        return block[0]

    def ladder(people):
        firsts = [settle(part) for part in split(people, points)]
        for first in firsts[1:]:
            words[first] = "points"
            trace.append("points")
        return firsts[0] if firsts else None

    ladder([person for person in persons if person not in gone])
    ahead = bool(order)
    first = ladder([person for person in persons if person in gone])
    if first is not None and ahead:
        words[first] = readings["disqualified_word"]
        trace.append("disqualified")
    rows, place = [], 1
    for block in order:
        for person in block:
            word = words.get(person)
            if place == 1:
                word = None
            elif len(block) > 1:
                word = {"null": None, "first": word, "all": words.get(block[0])}[readings["tie_word"]]
            rows.append(
                {
                    "place": place,
                    "entrant": person,
                    "points": points(person),
                    "played": len(rounds[person]),
                    "decided_by": word,
                }
            )
        place += len(block)
    last = max((result["round"] for result in results), default=0)
    provisional = last == 0 or any(
        {number for number, _, _ in rounds[person]} != set(range(1, last + 1))
        for person in persons
        if person not in gone
    )
    return {
        "stages": {"pool": {"A": rows}},
        "qualified": [],
        "unresolved": unresolved,
        "provisional": provisional,
    }


# ---------------------------------------------------------------------------------------------------- schedules


def check_schedule(answer, teams, tables=None):
    """Every law that a round robin of so many teams at so many tables breaks."""
    wrong = []
    if answer.get("kind") != "round-robin":
        wrong.append(f"kind is {answer.get('kind')}")
    rounds, byes = answer["rounds"], answer["byes"]
    need = teams if teams % 2 else teams - 1
    if len(rounds) != need:
        wrong.append(f"{len(rounds)} rounds, {need} needed")
    if len(byes) != len(rounds):
        wrong.append(f"byes of {len(byes)} rounds, {len(rounds)} rounds")
    everyone = {side for games in rounds for one in games for side in one[1:3]}
    everyone |= {team for sitting in byes for team in sitting}
    if len(everyone) != teams:
        wrong.append(f"{len(everyone)} teams, {teams} entered")
    met, seen_at, sat_out, slots = {}, {}, {}, 0
    per_round = teams // 2
    room = per_round if tables is None else tables
    for number, games in enumerate(rounds, 1):
        playing = [side for one in games for side in one[1:3]]
        for team in sorted(set(playing), key=str):
            if playing.count(team) > 1:
                wrong.append(f"round {number}: {team} plays twice")
        sitting = byes[number - 1] if number <= len(byes) else []
        if sorted(sitting, key=str) != sorted(everyone - set(playing), key=str):
            wrong.append(f"round {number}: byes {sitting}, but {sorted(everyone - set(playing), key=str)} do not play")
        for team in everyone - set(playing):
            sat_out[team] = sat_out.get(team, 0) + 1
        is_split = len(games) > room
        need_waves = max(1, -(-len(games) // room)) if room else 1
        waves = {}
        for one in games:
            table, a, b = one[:3]
            if a == b:
                wrong.append(f"round {number}: {a} against itself")
            pair = frozenset([a, b])
            met[pair] = met.get(pair, 0) + 1
            for side in (a, b):
                seen_at.setdefault(side, []).append(table)
            if is_split != (len(one) == 4):
                wrong.append(f"round {number}: a wave is {'missing' if is_split else 'given, but nothing is split'}")
            wave = one[3] if len(one) == 4 else 1
            waves.setdefault(wave, []).append(table)
            if not (isinstance(table, int) and 1 <= table <= room):
                wrong.append(f"round {number}: table {table} of {room}")
        for wave, used in waves.items():
            if len(set(used)) != len(used):
                wrong.append(f"round {number}, wave {wave}: a table twice")
        if games and sorted(waves, key=str) != sorted(range(1, need_waves + 1), key=str):
            wrong.append(f"round {number}: waves {sorted(waves, key=str)}, {need_waves} needed")
        slots += len(waves)
    for a, b in combinations(sorted(everyone, key=str), 2):
        times = met.get(frozenset([a, b]), 0)
        if times != 1:
            wrong.append(f"{a} and {b} meet {times} times")
    for team in sorted(everyone, key=str):
        if sat_out.get(team, 0) != teams % 2:
            wrong.append(f"{team} sits out {sat_out.get(team, 0)} times")
        if teams >= 5 and room >= 2 and len(set(seen_at.get(team, []))) < 2:
            wrong.append(f"{team} stays at table {seen_at.get(team, [None])[0]}")
    if answer.get("minutes") != 20 * slots:
        wrong.append(f"{answer.get('minutes')} minutes, {20 * slots} needed")
    return wrong


# ---------------------------------------------------------------------------------------------------- seating

# So many persons are known to sit so many rounds without a repeat (the social golfer problem): the affine planes of order
# 3 and 4, the unital of 28, the resolvable group divisible designs 3^8 and 2^16.  A person fewer makes a table of three;
# two or three persons fewer do, if they are of one group, or of one block whose round is left out.
NO_REPEAT = {9: 4, 15: 5, 16: 5, 21: 7, 22: 7, 23: 7, 24: 7, 25: 8, 26: 8, 27: 9, 28: 9, 30: 10, 31: 10, 32: 10}
BRUTE = 40_000  # arrangements that are tried one by one


def table_sizes(persons):
    """The sizes of the tables, the fours first; None if that many cannot be seated."""
    if persons < 3 or persons == 5:
        return None
    threes = -persons % 4
    return [4] * ((persons - 3 * threes) // 4) + [3] * threes


def rounds_without_repeat(persons):
    """So many rounds surely need no repeat."""
    tables = -(-persons // 4)
    if persons in NO_REPEAT:
        return NO_REPEAT[persons]
    return tables if tables >= 4 and tables not in (6, 10) else 1  # three orthogonal Latin squares


def arrangements(people, sizes):
    """Every way to seat the people at tables of these sizes."""
    if not people:
        return [[]]
    found = []
    for size in sorted(set(sizes)):
        rest_sizes = list(sizes)
        rest_sizes.remove(size)
        for others in combinations(people[1:], size - 1):
            group = [people[0], *others]
            rest = [person for person in people if person not in group]
            found += [[group, *more] for more in arrangements(rest, rest_sizes)]
    return found


def count_arrangements(persons, sizes):
    from math import comb, factorial

    ways, left = 1, persons
    for size in sizes:
        ways *= comb(left, size)
        left -= size
    return ways // factorial(sizes.count(4)) // factorial(sizes.count(3))


def repeats_of(rounds):
    met = {}
    for tables in rounds:
        for table in tables:
            for pair in combinations(sorted(table), 2):
                met[pair] = met.get(pair, 0) + 1
    return sum(times - 1 for times in met.values())


def spread_of(rounds, persons):
    """How unequally the tables of three are shared: most minus fewest."""
    shares = [0] * persons
    for tables in rounds:
        for table in tables:
            if len(table) == 3:
                for person in table:
                    shares[person - 1] += 1
    return max(shares) - min(shares)


BEST = {}


def best_seating(persons, rounds):
    """(fewest repeats, then the smallest spread), or None if that is too much to try."""
    sizes = table_sizes(persons)
    if (persons, rounds) not in BEST:
        BEST[persons, rounds] = None
        if rounds == 1:
            BEST[persons, rounds] = (0, len(set(sizes)) - 1)
        elif count_arrangements(persons, sizes) ** (rounds - 1) <= BRUTE:
            ways = arrangements(list(range(1, persons + 1)), sizes)
            plans = [[ways[0]]]
            for _ in range(rounds - 1):
                plans = [[*plan, way] for plan in plans for way in ways]
            BEST[persons, rounds] = min((repeats_of(plan), spread_of(plan, persons)) for plan in plans)
    return BEST[persons, rounds]


def check_seating(answer, persons, rounds):
    """Every law that a seating of Vira breaks.

    Where nobody knows the fewest repeats, only what surely holds is demanded; a spread of the tables of three above 1 is
    reported there too, though fewer repeats may need it (TR.14).
    """
    wrong = []
    sizes = table_sizes(persons)
    if sizes is None:
        return [f"{persons} persons cannot be seated"]
    if answer.get("kind") != "vira":
        wrong.append(f"kind is {answer.get('kind')}")
    plan = answer["rounds"]
    if len(plan) != rounds:
        wrong.append(f"{len(plan)} rounds, {rounds} asked")
    for number, tables in enumerate(plan, 1):
        if sorted(len(table) for table in tables) != sorted(sizes):
            wrong.append(f"round {number}: tables of {sorted(len(table) for table in tables)}, not {sorted(sizes)}")
        seated = sorted((person for table in tables for person in table), key=str)
        if seated != sorted(range(1, persons + 1), key=str):
            wrong.append(f"round {number}: not everybody sits once")
    if wrong:
        return wrong
    repeats, spread = repeats_of(plan), spread_of(plan, persons)
    if answer.get("repeats") != repeats:
        wrong.append(f"{answer.get('repeats')} repeats said, {repeats} counted")
    best = best_seating(persons, rounds)
    if best is not None:
        if repeats > best[0]:
            wrong.append(f"{repeats} repeats, {best[0]} are possible")
        elif spread > best[1]:
            wrong.append(f"tables of three shared with a spread of {spread}, {best[1]} is possible")
    else:
        if repeats and rounds <= rounds_without_repeat(persons):
            wrong.append(f"{repeats} repeats, none are possible")
        if spread > 1:
            wrong.append(f"tables of three shared with a spread of {spread}")
    rows = [line for line in answer.get("text", "").splitlines() if line.strip()]
    try:
        read = [[[int(number) for number in group.split()] for group in row.split("|")] for row in rows]
    except ValueError:
        read = None
    if read != plan:
        wrong.append("the text is not the table")
    return wrong
