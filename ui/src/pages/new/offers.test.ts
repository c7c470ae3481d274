import { expect, it } from 'vitest';
import { grouped, presetsOf, tablesOf, withOption, type Offer, type Option } from './offers.ts';

const OFFER: Offer = {
  presets: { 25: {}, 'worms-2p': {}, tournament: {} },
  usual: 'tournament',
  options: [],
  seats: { 25: ['NESW', 'NES', 'NS'], 'worms-2p': ['NS'], tournament: ['NESW'] },
  tournaments: ['tournament', 'worms-2p'],
};

function option(name: string): Option {
  return { name, kind: 'flag', values: [true, false], columns: [], least: null, most: null };
}

it('puts every option into exactly one group', () => {
  const names = ['knock', 'target', 'toqu_early', 'toqu_duty', 'max_lead', 'something_new'];
  const groups = grouped('voms', names.map(option));
  expect(groups.flatMap(({ options }) => options.map(({ name }) => name)).sort()).toEqual([...names].sort());
  expect(groups.at(-1)).toEqual({ group: 'other', options: [option('something_new')] });
});

it('sends only what differs from the rule set', () => {
  const preset = { knock: true, turned: { turne: 1 } };
  expect(withOption({}, preset, 'knock', false)).toEqual({ knock: false });
  expect(withOption({ knock: false, target: 11 }, preset, 'knock', true)).toEqual({ target: 11 });
  expect(withOption({}, preset, 'turned', { turne: 1 })).toEqual({});
});

it('offers the usual rule set first', () => {
  expect(presetsOf(OFFER)).toEqual(['tournament', 'worms-2p', '25']);
});

it('offers as many seats as the rule set has', () => {
  expect(tablesOf(OFFER, { preset: 'tournament', options: {} })).toEqual([4]);
  expect(tablesOf(OFFER, { preset: 'worms-2p', options: {} })).toEqual([2]);
  expect(tablesOf(OFFER, { preset: '25', options: {} })).toEqual([4, 3, 2]);
  expect(tablesOf(OFFER, { preset: '25', options: { players: 3 } })).toEqual([3]);
  expect(tablesOf(OFFER, { preset: 'worms', options: { partners: false, players: 2 } })).toEqual([2]);
});
