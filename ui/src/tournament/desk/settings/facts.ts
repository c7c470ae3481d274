import type { Language } from '../../../table/contract.ts';

/** What can be said about any tournament. */
export interface Facts {
  name: string;
  place: string;
  date: string;
  start: string;
  /** Timed play: when no game begins any more; else empty. */
  end: string;
  tables: number | null;
  languages: Language[];
  /** The screen in the hall speaks them in turn. */
  alternate: boolean;
}
