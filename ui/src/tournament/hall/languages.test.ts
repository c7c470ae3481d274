import { expect, it, vi } from 'vitest';
import { languageAfter } from './languages.svelte.ts';

// The settings ask the browser for its language as soon as they are read.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['da'] }));

it('goes round, and begins with the first where it spoke another', () => {
  expect(languageAfter('da', ['da', 'sv'])).toBe('sv');
  expect(languageAfter('sv', ['da', 'sv'])).toBe('da');
  expect(languageAfter('en', ['da', 'sv'])).toBe('da');
});
