const BROWSERS: [name: string, sign: RegExp][] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: [name: string, sign: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** What a browser calls itself, as names that people know. */
export function deviceOf(agent: string): { browser: string | null; system: string | null } {
  const first = (names: [string, RegExp][]) => names.find(([, sign]) => sign.test(agent))?.[0] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
