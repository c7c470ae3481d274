/** The settings of each format that an organiser may want to change; what is left empty is as usual in the format. */
import type { Schemas } from '../../../server.ts';

export type Format = Schemas['Plan']['format'];
export type Settings = Schemas['Plan']['settings'] & object;

export const FORMATS: Record<'voms' | 'vira', Format[]> = {
  voms: ['voms-championship', 'voms-open', 'labansen', 'free-play', 'timed', 'fixed-games'],
  vira: ['vira-sm'],
};

export const gameOf = (format: Format): 'voms' | 'vira' => (FORMATS.vira.includes(format) ? 'vira' : 'voms');

export type Whole = 'pools' | 'qualifiers' | 'slot' | 'absences' | 'meetings' | 'comb' | 'rounds';
/** `walkover` and `ranking` are several figures. */
export type Setting = Whole | 'walkover' | 'ranking' | 'finish_running' | 'keep_played';

const CUP: Setting[] = ['pools', 'qualifiers', 'slot', 'walkover', 'absences', 'keep_played', 'comb', 'ranking'];

export const SETTINGS: Record<Format, Setting[]> = {
  'voms-championship': CUP,
  'voms-open': CUP,
  labansen: ['slot', 'walkover', 'absences', 'keep_played', 'comb', 'ranking'],
  'free-play': ['slot', 'comb'],
  timed: ['slot', 'comb', 'finish_running'],
  'fixed-games': ['meetings', 'slot', 'walkover', 'keep_played', 'comb'],
  'vira-sm': ['rounds', 'ranking'],
};

/** Figures as they are typed: "9:1", "5, 3, 2, 1". */
export function figures(text: string): number[] | null {
  const found = text.match(/\d+/g)?.map(Number);
  return found ?? null;
}

/** The settings with another value; nothing typed leaves it to the format. */
export function withSetting(settings: Settings, name: Setting, value: number | boolean | number[] | null): Settings {
  const { [name]: _, ...others } = settings;
  return value === null || (typeof value === 'number' && Number.isNaN(value)) ? others : { ...others, [name]: value };
}
