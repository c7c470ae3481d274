import type { Schemas } from '../server.ts';

export type Game = Schemas['ReplayDocument'];
export type DealLine = Schemas['ReplayDeal'];
export type Replay = Schemas['ReplayModel'];
export type Mark = Schemas['MarkModel'];
export type Note = Schemas['NoteModel'];
export type Others = Schemas['OtherTables'];
/** What came of a deal. */
export type Outcome = Omit<DealLine, 'deal' | 'seated'>;
export type Shown = Schemas['ShowingDocument'];
