import { say } from '../../../i18n.svelte.ts';
import { settingIn } from '../where.ts';
import { type Setting, SETTINGS } from './format.ts';

/** A setting's name in words, where the server names it as in a file. */
export function settingWords(where: string): string {
  const name = settingIn(where);
  return name &&
    Object.values(SETTINGS)
      .flat()
      .includes(name as Setting)
    ? say(`ui-desk-set-${name}`)
    : '';
}
