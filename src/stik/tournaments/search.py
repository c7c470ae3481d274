"""Local search for seatings: swaps of two persons in a round, the last ones barred for a while."""

from __future__ import annotations

from typing import Final, TypeAlias

from stik.engine import Chance

Plan: TypeAlias = list[list[list[int]]]
"""Rounds of tables of persons, from 0."""

BUDGET: Final = 250_000
"""Swaps that are weighed at most; a number and not a time, so that the same seed gives the same seating."""
FOR_EACH_SEAT: Final = 1_500
"""Swaps that are weighed for every seat of the plan: a small hall is soon searched through."""
REPEAT: Final = 4
"""How much heavier a repeat weighs on the way than an unequal share; in the end repeats come first ("TR.14")."""
BARRED: Final = 8
CANDIDATES: Final = 60
"""Persons that a swap is weighed with."""


class Search:
    """A plan on its way to the best one found so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        persons = sum(map(len, plan[0]))
        self.met = [[0] * persons for _ in range(persons)]
        self.threes = [0] * persons
        self.where = [[0] * persons for _ in plan]
        for turn, tables in enumerate(plan):
            for place, group in enumerate(tables):
                for person in group:
                    self.where[turn][person] = place
                    self.threes[person] += len(group) == 3
                    for other in group:
                        self.met[person][other] += other != person
        self.repeats = sum(times - 1 for row in self.met for times in row if times > 1) // 2
        self.unequal = self._unequal()
        self.best, self.best_cost = _copy(plan), (*self.cost, self.spread)

    @property
    def cost(self) -> tuple[int, int]:
        """Repeats first, then how unequal the shares of the tables of three are ("TR.14")."""
        return self.repeats, self.unequal

    @property
    def spread(self) -> int:
        """Most minus fewest tables of three; of plans with equal costs the smaller spread is better."""
        return max(self.threes) - min(self.threes)

    @classmethod
    def shuffled(cls, sizes: list[int], rounds: int, chance: Chance) -> Search:
        """A random plan in which the seats at tables of three go round."""
        persons = sum(sizes)
        shares = [0] * persons
        plan: Plan = []
        for _ in range(rounds):
            order = sorted(range(persons), key=lambda person: (-shares[person], chance.randrange(1 << 30)))
            few = order[len(order) - 3 * sizes.count(3) :]
            for person in few:
                shares[person] += 1
            many = [person for person in order if person not in set(few)]
            line = _shuffle(many, chance) + _shuffle(few, chance)
            starts = [sum(sizes[:place]) for place in range(len(sizes))]
            plan.append([line[start : start + size] for start, size in zip(starts, sizes, strict=True)])
        return cls(plan)

    def done(self, least: int) -> bool:
        """Whether nothing better can be: as few repeats as possible and shares as equal as they can be."""
        return self.best_cost[:2] <= (least, 0)

    def improve(self, chance: Chance, least: int) -> None:
        """Swaps until nothing better can be or the budget is spent."""
        persons = len(self.threes)
        barred: dict[tuple[int, int], int] = {}
        weighed, step = 0, 0
        budget = min(BUDGET, FOR_EACH_SEAT * persons * len(self.plan))
        while weighed < budget and not self.done(least):
            step += 1
            turn = chance.randrange(len(self.plan))
            person = self._troubled(turn, chance)
            others = self._others(turn, person, chance)
            weighed += max(len(others), 1)
            found: list[tuple[int, int, int, int]] = []
            for other in others:
                repeats, unequal = self._change(turn, person, other)
                free = barred.get((turn, person), 0) < step and barred.get((turn, other), 0) < step
                if free or (self.repeats + repeats, self.unequal + unequal) < self.best_cost[:2]:
                    found.append((REPEAT * repeats + unequal, repeats, unequal, other))
            if not found:
                continue
            lowest = min(found)[0]
            chosen = [swap for swap in found if swap[0] == lowest]
            _, repeats, unequal, other = chosen[chance.randrange(len(chosen))]
            self._swap(turn, person, other)
            self.repeats += repeats
            self.unequal += unequal
            until = step + BARRED + chance.randrange(1 + min(persons, BARRED))
            barred[turn, person] = barred[turn, other] = until
            if self.cost <= self.best_cost[:2] and (*self.cost, self.spread) < self.best_cost:
                self.best, self.best_cost = _copy(self.plan), (*self.cost, self.spread)

    def _troubled(self, turn: int, chance: Chance) -> int:
        """A person of this round who meets somebody again, or sits too often at a table of three, or anybody."""
        groups = self.plan[turn]
        start = chance.randrange(len(groups))
        fewest = min(self.threes)
        for group in groups[start:] + groups[:start]:
            for person in group:
                if any(self.met[person][other] > 1 for other in group):
                    return person
        crowded = [one for group in groups if len(group) == 3 for one in group if self.threes[one] > fewest + 1]
        if crowded:
            return crowded[chance.randrange(len(crowded))]
        return chance.randrange(len(self.threes))

    def _others(self, turn: int, person: int, chance: Chance) -> list[int]:
        """Persons of other tables, at most so many, from a random place on."""
        mine = self.where[turn][person]
        line = [other for place, group in enumerate(self.plan[turn]) if place != mine for other in group]
        start = chance.randrange(len(line)) if line else 0
        return (line[start:] + line[:start])[:CANDIDATES]

    def _change(self, turn: int, one: int, other: int) -> tuple[int, int]:
        """What a swap does to the repeats and to the shares."""
        here = self.plan[turn][self.where[turn][one]]
        there = self.plan[turn][self.where[turn][other]]
        mine, theirs = self.met[one], self.met[other]
        repeats = 0
        for person in here:
            if person != one:
                repeats += (theirs[person] > 0) - (mine[person] > 1)
        for person in there:
            if person != other:
                repeats += (mine[person] > 0) - (theirs[person] > 1)
        if len(here) == len(there):
            return repeats, 0
        leaves, comes = (one, other) if len(here) == 3 else (other, one)
        return repeats, 2 * (self.threes[comes] - self.threes[leaves] + 1)

    def _swap(self, turn: int, one: int, other: int) -> None:
        tables, where = self.plan[turn], self.where[turn]
        here, there = tables[where[one]], tables[where[other]]
        for leaver, comer, group in ((one, other, here), (other, one, there)):
            for person in group:
                if person != leaver:
                    self.met[leaver][person] -= 1
                    self.met[person][leaver] -= 1
                    self.met[comer][person] += 1
                    self.met[person][comer] += 1
        if len(here) != len(there):
            leaves, comes = (one, other) if len(here) == 3 else (other, one)
            self.threes[leaves] -= 1
            self.threes[comes] += 1
        here[here.index(one)], there[there.index(other)] = other, one
        where[one], where[other] = where[other], where[one]

    def _unequal(self) -> int:
        """How far the shares are from the most equal ones, which differ by one at most."""
        least, more = divmod(sum(self.threes), len(self.threes))
        wanted = more * (least + 1) ** 2 + (len(self.threes) - more) * least**2
        return sum(share * share for share in self.threes) - wanted


def _copy(plan: Plan) -> Plan:
    return [[list(group) for group in tables] for tables in plan]


def _shuffle(line: list[int], chance: Chance) -> list[int]:
    shuffled = list(line)
    for last in range(len(shuffled) - 1, 0, -1):
        chosen = chance.randrange(last + 1)
        shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
    return shuffled
