import type { Language } from '../../../table/contract.ts';

/** What can be said about any tournament. */
export interface Facts {
  name: string;
  place: string;
  date: string;
  start: string;
  tables: number | null;
  languages: Language[];
}
