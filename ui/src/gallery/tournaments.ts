/** Tournaments in every state, for the gallery; the figures are made up, but belong together. */
import type { Schemas } from '../server.ts';
import type { Entrant, Match, Round, Row, Stage, Table, Tournament } from '../tournament/store.svelte.ts';

const TEAMS: [string, string, string][] = [
  ['Nanoq', 'Aqqaluk Petersen', 'Malik Kleist'],
  ['Qajaq', 'Ivalu Lynge', 'Nivi Olsen'],
  ['Sermeq', 'Inuk Berthelsen', 'Pipaluk Jensen'],
  ['Tikaagullik', 'Hans-Pavia Rosing', 'Naja Motzfeldt'],
  ['Ulu', 'Paarma Brandt', 'Minik Egede'],
  ['Amaroq', 'Kista Isaksen', 'Ujarneq Heilmann'],
  ['Aasiaat Kortklub 2', 'Karl-Kristian Mathiassen', 'Bendt Frederiksen'],
  ['Nattoralik', 'Laila Chemnitz', 'Tupaarnaq Berglund'],
  ['Siku', 'Jens-Ole Holm', 'Arnaq Davidsen'],
  ['Umimmak', 'Peter Fleischer', 'Ane-Sofie Geisler'],
  ['Natseq', 'Mads Kreutzmann', 'Aviaja Lund'],
  ['Teriak', 'Bolatta Nielsen', 'Inaluk Poulsen'],
  ['De to fra Maniitsoq', 'Otto Skifte', 'Kirstine Skifte'],
];
const PERSONS = [
  'Åsa Lindqvist',
  'Björn Ekström',
  'Cecilia Norén',
  'Dag Wallander',
  'Elin Sjöberg',
  'Folke Åkerlund',
  'Gunilla Rask',
  'Henrik von Essen',
  'Ingegerd Palm',
  'Jonas Häggblom',
  'Karin Lilliehöök',
  'Lars-Erik Boström',
  'Märta Quist',
];
const RESULTS: [number, number][] = [
  [9, 5],
  [9, 0],
  [4, 9],
  [9, 7],
  [9, 3],
  [2, 9],
  [9, 8],
  [6, 9],
];

const entrant = (index: number, more: Partial<Entrant> = {}): Entrant => {
  const [name = '', ...players] = TEAMS[index] ?? [];
  const pool = index % 2 === 0 ? 'A' : 'B';
  const own = {
    club: '',
    number: null,
    here: true,
    withdrawn: false,
    disqualified: false,
    gone: null,
    joined: false,
    key: null,
  };
  return { id: `t${index + 1}`, name, players, pool, ...own, ...more };
};

const nothing: Schemas['DeskStandings'] = {
  tables: [],
  qualified: [],
  unresolved: [],
  provisional: true,
  podium: [],
  extra_games: [],
  unofficial: [],
  unofficial_tally: {},
  duplicate: [],
};

const base = (more: Partial<Tournament>): Tournament => ({
  v: 1,
  comb: 9,
  alternate: false,
  code: 'voms1',
  name: 'Grønlandsmesterskabet i Voms',
  game: 'voms',
  format: 'voms-championship',
  settings: {},
  preset: '',
  rules: 'tournament',
  options: {},
  club: '',
  house: null,
  place: 'Katuaq, Nuuk',
  date: new Date().toISOString().slice(0, 10),
  start: '10:00',
  end: '',
  tables: 6,
  languages: ['da', 'sv', 'en'],
  public: true,
  registration: true,
  online: false,
  duplicate: false,
  message: '',
  state: 'draft',
  seed: 'katuaq-17',
  me: { role: 'spectator', entrant: null, may: [], keys: null },
  entrants: TEAMS.map((_, index) => entrant(index)),
  draw: null,
  no_card: [],
  rounds: [],
  matches: [],
  standings: nothing,
  calls: [],
  penalties: [],
  decisions: [],
  appeals: [],
  helpers: [],
  next: [],
  warnings: [],
  ...more,
});

function game(result: Schemas['DeskResult'] | null, number = 1): Schemas['DeskGame'] {
  const won = result?.lus && result.lus[0] > result.lus[1];
  return {
    number,
    result,
    points: result ? (won ? [2, 0] : [0, 2]) : null,
    by: result ? 'desk' : null,
    at: null,
    confirmed: [],
    reports: [],
    disputed: false,
    history: [],
  };
}

const lus = (a: number, b: number, comb: [number, number] = [9, 9]): Schemas['DeskResult'] => ({
  lus: [a, b],
  comb,
  reason: '',
});

function match(id: string, a: string, b: string, more: Partial<Match> = {}): Match {
  return {
    id,
    stage: 'pool',
    pool: null,
    round: 1,
    table: 1,
    wave: 1,
    entrants: [a, b],
    best_of: 1,
    deals: null,
    state: 'planned',
    wins: [0, 0],
    winner: null,
    walkover: null,
    games: [game(null)],
    online: null,
    duplicate: null,
    has_protocol: false,
    ...more,
  };
}

function played(one: Match, ...results: Schemas['DeskResult'][]): Match {
  const winners = results.map((result) => {
    const [a, b] = one.entrants as [string, string];
    if (result.absent ?? result.forfeit) return (result.absent ?? result.forfeit) === a ? b : a;
    return (result.lus?.[0] ?? 0) === result.comb[0] ? a : b;
  });
  const wins = one.entrants.map((id) => winners.filter((winner) => winner === id).length);
  const most = Math.max(...wins);
  const done = most > one.best_of / 2;
  return {
    ...one,
    games: results.map((result, index) => game(result, index + 1)),
    wins,
    state: done ? 'done' : 'planned',
    winner: done ? (one.entrants[wins.indexOf(most)] ?? null) : null,
  };
}

/** Everybody meets everybody: the circle that turns. */
function circle(ids: (string | null)[]): (readonly [string | null, string | null])[][] {
  const all = ids.length % 2 === 0 ? ids : [...ids, null];
  const [first = null, ...rest] = all;
  return rest.map((_, turn) => {
    const turned = [first, ...rest.slice(turn), ...rest.slice(0, turn)];
    return turned.slice(0, all.length / 2).map((one, at) => [one, turned[all.length - 1 - at] ?? null] as const);
  });
}

const round = (number: number, more: Partial<Round> = {}): Round => {
  const minute = 600 + (number - 1) * 20;
  const start = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  const clock = { begun: null, paused: null, away: 0, ended: null };
  return {
    number,
    stage: 'pool',
    start,
    minutes: 20,
    waves: 1,
    ...clock,
    byes: [],
    walkovers: [],
    matches: [],
    ...more,
  };
};

const MINUTE = 60_000;

/** The pools, of which some rounds are over and one may be under way. */
function pools(over: number, running = false): Pick<Tournament, 'rounds' | 'matches'> {
  const rounds: Round[] = [];
  const matches: Match[] = [];
  const entrants = TEAMS.map((_, index) => entrant(index));
  const turns = ['A', 'B'].map((pool) => circle(entrants.filter((one) => one.pool === pool).map(({ id }) => id)));
  for (let number = 1; number <= 7; number += 1) {
    const mine = turns.flatMap((pool) => pool[number - 1] ?? []);
    const now = running && number === over + 1;
    const begun =
      number <= over ? Date.now() - (over - number + 1) * 25 * MINUTE : now ? Date.now() - 9.4 * MINUTE : null;
    const one = round(number, { begun, ended: number <= over ? (begun ?? 0) + 18 * MINUTE : null });
    for (const [a, b] of mine) {
      if (a === null || b === null) {
        one.byes.push(a ?? b ?? '');
        continue;
      }
      const id = `m${matches.length + 1}`;
      const pool = entrants.find((other) => other.id === a)?.pool ?? null;
      const made = match(id, a, b, { pool, round: number, table: ((one.matches.length + number) % 6) + 1 });
      const [x, y] = RESULTS[matches.length % RESULTS.length] ?? [9, 5];
      let shown = number <= over || (now && one.matches.length < 2) ? played(made, lus(x, y)) : made;
      if (id === 'm8') shown = played(made, { comb: [9, 9], absent: b, reason: '' });
      if (id === 'm10') shown = played(made, { ...lus(11, 7, [11, 9]), toqued: null });
      if (id === 'm12') shown = played(made, { ...lus(9, 4), toqued: b });
      if (now && one.matches.length === 3) shown = { ...made, state: 'reported' };
      if (now && one.matches.length === 4) shown = { ...made, state: 'disputed' };
      matches.push(number <= over || now ? shown : made);
      one.matches.push(id);
    }
    rounds.push(one);
  }
  return { rounds, matches };
}

function table(doc: Pick<Tournament, 'matches'>, pool: string, more: Partial<Table> = {}): Table {
  const ids = TEAMS.map((_, index) => entrant(index)).filter((one) => one.pool === pool);
  const rows = ids.map(({ id }): Row => {
    const mine = doc.matches.filter((one) => one.pool === pool && one.entrants.includes(id) && one.winner !== null);
    const side = (one: Match, own: boolean): number =>
      one.games[0]?.result?.lus?.[one.entrants.indexOf(id) === (own ? 0 : 1) ? 0 : 1] ?? (one.winner === id ? 9 : 1);
    const wins = mine.filter((one) => one.winner === id);
    return {
      place: 0,
      entrant: id,
      points: wins.reduce((sum, one) => sum + (side(one, false) === 0 ? 2.5 : 2), 0),
      played: mine.length,
      wins: wins.length,
      lus_for: mine.reduce((sum, one) => sum + side(one, true), 0),
      lus_against: mine.reduce((sum, one) => sum + side(one, false), 0),
      best_round: null,
      rounds: null,
      decided_by: 'points',
      criteria: [],
      out: false,
      qualified: false,
    };
  });
  rows.sort((a, b) => b.points - a.points || (b.lus_for ?? 0) - (a.lus_for ?? 0));
  rows.forEach((row, index) => {
    row.place = index + 1;
    const above = rows[index - 1];
    const last = rows.at(-1)?.entrant ?? '';
    if (above?.points === row.points) row.decided_by = index % 2 === 0 ? 'head-to-head' : `empty-strokes:${last}`;
  });
  return { stage: 'pool', pool, rows, ties: [], complete: false, ...more };
}

function running(): Tournament {
  const games = pools(3, true);
  const standings = { ...nothing, tables: [table(games, 'A'), table(games, 'B')] };
  const message = 'Kaffe og kage i pausen efter runde 4. Husk at aflevere kamarkene ved bordet.';
  return base({ state: 'running', ...games, standings, message });
}

function tied(): Tournament {
  const games = pools(7);
  const [a, b] = [table(games, 'A', { complete: true }), table(games, 'B', { complete: true })];
  const [first, second, third] = a.rows;
  if (first && second && third) {
    first.qualified = true;
    second.place = third.place = 2;
    second.points = third.points;
    second.decided_by = third.decided_by = null;
    a.ties = [[second.entrant, third.entrant]];
  }
  for (const row of b.rows.slice(0, 2)) row.qualified = true;
  const last = b.rows.at(-1);
  if (last) last.out = true;
  const standings = { ...nothing, tables: [a, b], unresolved: a.ties, provisional: false };
  const entrants = TEAMS.map((_, index) =>
    entrant(index, last?.entrant === `t${index + 1}` ? { disqualified: true } : {}),
  );
  const off = {
    points: -1,
    stage: 'pool' as Stage,
    round: 4,
    sent_off: false,
    reason: 'Taktisk snak',
    cites: [],
    at: 0,
  };
  const penalties = [{ entrant: a.rows[4]?.entrant ?? 't1', ...off }];
  return base({ state: 'running', ...games, standings, entrants, penalties });
}

function finals(over: boolean): Tournament {
  const games = pools(7);
  const tables = [table(games, 'A', { complete: true }), table(games, 'B', { complete: true })];
  for (const one of tables) for (const row of one.rows.slice(0, 2)) row.qualified = true;
  const [a1 = '', a2 = '', b1 = '', b2 = ''] = tables.flatMap((one) => one.rows.slice(0, 2).map((row) => row.entrant));
  const semi = { stage: 'semi-final' as Stage, round: 8 };
  const matches = [
    ...games.matches,
    played(match('m90', a1, b2, { ...semi, table: 1 }), lus(9, 6)),
    over ? played(match('m91', b1, a2, { ...semi, table: 2 }), lus(7, 9)) : match('m91', b1, a2, { ...semi, table: 2 }),
  ];
  const rounds = [
    ...games.rounds,
    round(8, { stage: 'semi-final', begun: Date.now() - 8 * MINUTE, matches: ['m90', 'm91'] }),
  ];
  const qualified = [{ stage: 'semi-final' as Stage, entrants: [a1, a2, b1, b2] }];
  if (!over) {
    qualified.push({ stage: 'bronze', entrants: [b2] }, { stage: 'final', entrants: [a1] });
    return base({
      state: 'running',
      rounds,
      matches,
      standings: { ...nothing, tables, qualified, provisional: false },
    });
  }
  const best = { best_of: 3, round: 9 };
  matches.push(
    played(match('m92', b2, b1, { ...best, stage: 'bronze', table: 2 }), lus(9, 4), lus(9, 8)),
    played(match('m93', a1, a2, { ...best, stage: 'final', table: 1 }), lus(9, 7), lus(5, 9), lus(11, 9, [11, 11])),
  );
  for (const one of rounds) one.ended ??= Date.now();
  rounds.push(round(9, { stage: 'final', begun: Date.now() - 8 * MINUTE, ended: Date.now(), matches: ['m92', 'm93'] }));
  const standings = { ...nothing, tables, qualified, provisional: false, podium: [a1, a2, b2, b1] };
  return base({ state: 'closed', rounds, matches, standings });
}

function vira(): Tournament {
  const entrants = PERSONS.map((name, index) =>
    entrant(index, { name, players: [name], pool: 'A', number: index + 1 }),
  );
  const groups = [
    ['t1', 't5', 't9', 't13'],
    ['t2', 't6', 't10'],
    ['t3', 't7', 't11'],
    ['t4', 't8', 't12'],
  ];
  const totals = [
    [24, -8, 12, -28],
    [-16, 40, -24],
    [8, -12, 4],
    [-30, 6, 24],
  ];
  const rounds = [1, 2, 3].map((number) => {
    const begun = number === 1 ? Date.now() - 200 * MINUTE : number === 2 ? Date.now() - 31 * MINUTE : null;
    const ended = number === 1 ? Date.now() - 80 * MINUTE : null;
    return round(number, { minutes: 120, begun, ended, matches: groups.map((_, at) => `m${number}${at}`) });
  });
  const matches = rounds.flatMap(({ number }) =>
    groups.map((ids, at) => {
      const done = number === 1 || (number === 2 && at === 0);
      const result = { comb: [9, 9] as [number, number], reason: '', totals: totals[at] ?? [] };
      const seats = ids.map((id) => `t${((Number(id.slice(1)) - 1 + (number - 1) * at) % 13) + 1}`);
      const more = {
        round: number,
        table: at + 1,
        deals: 24,
        entrants: seats,
        state: done ? 'done' : 'planned',
      } as const;
      return match(`m${number}${at}`, '', '', { ...more, wins: [], games: [game(done ? result : null)] });
    }),
  );
  const rows = entrants.map(({ id }, index): Row => {
    const at = groups.findIndex((group) => group.includes(id));
    const first = totals[at]?.[groups[at]?.indexOf(id) ?? 0] ?? 0;
    const figures = { wins: null, lus_for: null, lus_against: null, best_round: first, played: 1 };
    const rest = { decided_by: index ? 'points' : null, criteria: [], out: false, qualified: false };
    return {
      place: 0,
      entrant: id,
      points: first,
      rounds: [first, index < 4 ? first - 3 : null, null],
      ...figures,
      ...rest,
    };
  });
  rows.sort((a, b) => b.points - a.points);
  rows.forEach((row, index) => (row.place = index + 1));
  const tables = [{ stage: 'pool' as Stage, pool: 'A', rows, ties: [], complete: false }];
  const more = { game: 'vira', format: 'vira-sm', name: 'SM i Vira', place: 'Sankt Eriks sal, Stockholm' } as const;
  return base({ ...more, state: 'running', entrants, rounds, matches, standings: { ...nothing, tables } });
}

function robin(): Tournament {
  const doc = finals(false);
  const [, , ...rest] = doc.matches.filter((one) => one.stage === 'semi-final');
  const rows = (doc.standings.qualified[0]?.entrants ?? []).map((id, index): Row => {
    const row = doc.standings.tables[0]?.rows[0] as Row;
    return {
      ...row,
      place: index + 1,
      entrant: id,
      points: 6 - 2 * index,
      played: 3,
      wins: 3 - index,
      lus_for: 27 - 3 * index,
      lus_against: 12 + 4 * index,
      qualified: index < 2,
    };
  });
  const tables = [...doc.standings.tables, { stage: 'semi-final' as Stage, pool: 'A', rows, ties: [], complete: true }];
  const qualified = [{ stage: 'final' as Stage, entrants: rows.slice(0, 2).map((row) => row.entrant) }];
  return {
    ...doc,
    format: 'voms-open',
    matches: [...doc.matches, ...rest],
    standings: { ...doc.standings, tables, qualified },
  };
}

const drawn = (turned: number): Tournament =>
  base({
    state: 'open',
    entrants: TEAMS.map((_, index) => entrant(index, index < turned ? {} : { pool: null })),
    draw: {
      seed: 'katuaq-17',
      turned,
      cards: TEAMS.map((_, index) => ({
        entrant: `t${index + 1}`,
        pool: index < turned ? (index % 2 ? 'B' : 'A') : null,
        number: null,
      })),
    },
  });

/** A full hall: 26 teams and their cards, 13 matches a round. */
function crowd(): Tournament {
  const doc = drawn(11);
  const more = doc.entrants.map((one) => ({ ...one, id: `u${one.id}`, name: `${one.name} II` }));
  const cards = more.map(({ id }) => ({ entrant: id, pool: null, number: null }));
  const draw = { seed: doc.seed, turned: 11, cards: [...(doc.draw?.cards ?? []), ...cards] };
  return { ...doc, entrants: [...doc.entrants, ...more], draw };
}

export const TOURNAMENTS: Record<string, () => Tournament> = {
  draft: () => base({ entrants: [], me: { role: 'organiser', entrant: null, may: ['describe'], keys: null } }),
  open: () =>
    base({ state: 'open', entrants: TEAMS.slice(0, 9).map((_, at) => entrant(at, { pool: null, here: at < 4 })) }),
  draw: () => drawn(7),
  crowd,
  running,
  player: () => ({ ...running(), me: { role: 'player', entrant: 't3', may: ['report'], keys: null } }),
  tie: tied,
  bracket: () => finals(false),
  robin,
  closed: () => finals(true),
  vira,
};
