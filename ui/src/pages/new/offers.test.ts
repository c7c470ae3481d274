import { expect, it } from 'vitest';
import { grouped, presetsOf, withOption, type Option } from './offers.ts';

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
  const presets = { 25: {}, worms: {}, tournament: {} };
  expect(presetsOf({ presets, usual: 'tournament', options: [], tables: [4] })).toEqual(['tournament', 'worms', '25']);
});
