import { afterEach, expect, it } from 'vitest';
import { figures } from './figures.ts';
import { settings } from './settings.svelte.ts';

const before = settings.language;
afterEach(() => (settings.language = before));

it.each([
  ['da', '−12,5'],
  ['sv', '−12,5'],
  ['en', '−12.5'],
] as const)('writes figures as %s does', (language, written) => {
  settings.language = language;
  expect(figures(-12.5)).toBe(written);
  expect(figures(3, { signDisplay: 'exceptZero' })).toBe('+3');
});
