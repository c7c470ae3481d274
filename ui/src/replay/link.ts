/** Where a moment of a replay is found: `/r/CODE/DEAL?at=17&seat=N`, and with whom one looks at it. */

export interface Place {
  /** Of a table, or of a record that somebody brought. */
  code: string;
  deal: number;
  /** After so many actions; the last moment where it is left out. */
  at?: number | null;
  /** Only what this seat of the deal may know; all hands where it is left out. */
  seat?: string | null;
  /** The showing whose leader steps for everybody. */
  with?: string | null;
}

export function momentLink({ code, deal, at, seat, with: showing }: Place): string {
  const query = new URLSearchParams();
  if (at !== undefined && at !== null) query.set('at', String(at));
  if (seat) query.set('seat', seat);
  if (showing) query.set('with', showing);
  const asked = query.toString();
  return `/r/${encodeURIComponent(code)}/${deal}${asked === '' ? '' : `?${asked}`}`;
}

/** The place that an address names; a number that is none is left out. */
export function placeOf(params: Record<string, string>, query: URLSearchParams): Place {
  const at = Number(query.get('at') ?? NaN);
  const deal = Number(params.deal ?? 1);
  return {
    code: params.code ?? '',
    deal: Number.isInteger(deal) && deal > 0 ? deal : 1,
    at: Number.isInteger(at) && at >= 0 ? at : null,
    seat: query.get('seat'),
    with: query.get('with'),
  };
}
