/** Words whose names are put together are in every catalogue too. */
import { expect, it } from 'vitest';
import description from '../../../openapi.json';
import { FILTERS } from './entrants/entrants.ts';
import { SECTIONS } from './sections.ts';
import { FORMATS, SETTINGS } from './settings/format.ts';

const catalogues = import.meta.glob<string>('../../../../src/stik/messages/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const paths = description.paths as unknown as Record<
  string,
  { get: { parameters: { name: string; schema: { enum?: string[] } }[] } }
>;
const allOf = (path: string, parameter: string): string[] =>
  paths[path]?.get.parameters.find(({ name }) => name === parameter)?.schema.enum ?? [];
const orders = Object.keys(description.components.schemas.GivenOrder.properties.order.discriminator.mapping);
const steps = description.components.schemas.NextStep.properties.step.enum;

const SEVERAL = ['run-round', 'move'];
const wanted = [
  ...SECTIONS,
  ...FILTERS.map((filter) => `filter-${filter}`),
  ...steps.flatMap((step) => [`step-${step}`, `step-${step}-about`]),
  ...allOf('/api/tournaments/{code}/print/{sheet}', 'sheet').flatMap((one) => [`sheet-${one}`, `sheet-${one}-about`]),
  ...allOf('/api/tournaments/{code}/export/{name}', 'name')
    .map((name) => name.replace('.', '-'))
    .flatMap((name) => [`file-${name}`, `file-${name}-about`]),
  ...orders.filter((order) => !SEVERAL.includes(order)).map((order) => `log-${order}`),
  ...['start', 'pause', 'resume', 'end'].map((action) => `log-run-round-${action}`),
  ...['open', 'running', 'closed'].flatMap((to) => [`log-move-${to}`, `move-${to}`, `state-${to}-about`]),
  ...['check-in-off', 'withdraw-back', 'disqualify-lifted', 'enter-none', 'warning'].map((turn) => `log-${turn}`),
  ...['message', 'message-none', 'appeal-decision'].map((turn) => `log-${turn}`),
  ...Object.values(FORMATS).flatMap((formats) => formats.map((format) => `format-${format}-about`)),
  ...Object.values(SETTINGS).flatMap((names) => names.map((name) => `set-${name}`)),
  ...['referee', 'official', 'organiser'].flatMap((role) => [`role-${role}`, `role-${role}-about`]),
];

it.each(['da', 'sv', 'en'])('has every word of the desk in %s', (language) => {
  const text = Object.entries(catalogues)
    .filter(([path]) => path.includes(`/messages/${language}/`))
    .map(([, catalogue]) => catalogue)
    .join('\n');
  expect(orders.length).toBeGreaterThan(25);
  expect(steps.length).toBeGreaterThan(10);
  expect(wanted.filter((name) => !new RegExp(`^ui-desk-${name} =`, 'm').test(text))).toEqual([]);
});
