import type { Tell } from '../table/contract.ts';
import { tellFromCatalogue } from '../table/tell.ts';
import { sentence } from './say.ts';

const ofTheTable = tellFromCatalogue('vira');

/** What happens at a Vira table in words; what the table itself does is told as at every table. */
export const tell: Tell = (event, telling) =>
  sentence(event, { words: telling.words, names: telling.names, me: telling.you }) ?? ofTheTable(event, telling);
