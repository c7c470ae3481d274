import { expect, it } from 'vitest';
import { routeOf } from './router.svelte.ts';

function at(path: string): unknown {
  const { page, params } = routeOf(new URL(path, 'http://here'));
  return Object.keys(params).length > 0 ? [page, params] : page;
}

it('knows the pages', () => {
  expect(at('/')).toBe('lobby');
  expect(at('/new')).toBe('new');
  expect(at('/new/')).toBe('new');
  expect(at('/me?from=/t/KAM4')).toBe('account');
  expect(at('/rules/voms')).toEqual(['rules', { game: 'voms' }]);
  expect(at('/rules/voms/T.29')).toEqual(['article', { game: 'voms', article: 'T.29' }]);
  expect(at('/learn/vira/vira-bid')).toEqual(['lesson', { game: 'vira', lesson: 'vira-bid' }]);
  expect(at('/t/KAM4')).toEqual(['table', { code: 'KAM4' }]);
  expect(at('/t/KAM%204/')).toEqual(['table', { code: 'KAM 4' }]);
});

it('says so when there is no such page', () => {
  expect(at('/t')).toBe('missing');
  expect(at('/t/')).toBe('missing');
  expect(at('/t/KAM4/more')).toBe('missing');
  expect(at('/nowhere')).toBe('missing');
  expect(at('/rules/whist')).toBe('missing');
  expect(at('/exercises/whist/legal')).toBe('missing');
});

it('survives a broken address', () => {
  expect(at('/t/%E0%A4%A')).toEqual(['table', { code: '%E0%A4%A' }]);
});

it('reads the query and the fragment', () => {
  expect(routeOf(new URL('/new?game=vira', 'http://here')).query.get('game')).toBe('vira');
  expect(routeOf(new URL('/real/vira#abc', 'http://here')).fragment).toBe('abc');
});
