/** Which page is shown: a few patterns over the History API. */

const PATTERNS = {
  lobby: '/',
  new: '/new',
  table: '/t/:code',
  analysis: '/a/:code',
  account: '/me',
  back: '/back',
  learn: '/learn',
  lesson: '/learn/:game/:lesson',
  exercise: '/exercises/:game/:kind',
  rulesHome: '/rules',
  rules: '/rules/:game',
  article: '/rules/:game/:article',
  replays: '/r',
  replay: '/r/:code',
  replayDeal: '/r/:code/:deal',
  tournaments: '/c',
  newTournament: '/c/new',
  tournament: '/c/:code',
  desk: '/c/:code/desk',
  hall: '/c/:code/hall',
  referee: '/c/:code/referee',
  join: '/c/:code/join/:key',
  atTable: '/c/:code/table/:table',
  match: '/c/:code/match/:match',
  protocol: '/c/:code/protocol/:match',
  profile: '/p/:person',
  statistics: '/p/:person/statistics',
  friends: '/friends',
  friendLink: '/f/:key',
  clubs: '/clubs',
  club: '/k/:club',
  clubLink: '/k/:club/join/:key',
  houseRules: '/house-rules',
  houseVersion: '/house-rules/:rules/:version',
  real: '/real',
  realTool: '/real/:tool',
  realSheet: '/real/:tool/:id',
} as const;

const GAMES: readonly string[] = ['voms', 'vira'];

export type PageName = keyof typeof PATTERNS | 'missing';

export interface Route {
  page: PageName;
  params: Record<string, string>;
  query: URLSearchParams;
  /** What stands after the #, which no server sees. */
  fragment: string;
}

export function routeOf(address: { pathname: string; search: string; hash?: string }): Route {
  const query = new URLSearchParams(address.search);
  const fragment = (address.hash ?? '').slice(1);
  const path = address.pathname.replace(/(?<=.)\/+$/, '');
  for (const [page, pattern] of Object.entries(PATTERNS)) {
    const params = matched(pattern, path);
    if (params) return { page: page as PageName, params, query, fragment };
  }
  return { page: 'missing', params: {}, query, fragment };
}

function matched(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part === ':game' && !GAMES.includes(value)) return null;
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = decoded(value);
    else if (part !== value) return null;
  }
  return params;
}

/** An address that somebody typed may hold a stray percent sign. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

class Router {
  route = $state.raw(routeOf({ pathname: '/', search: '' }));

  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#clicked(event));
  }

  go(path: string, { replace = false }: { replace?: boolean } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location);
  }

  /** Plain clicks on links to our own pages stay in this page. */
  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
