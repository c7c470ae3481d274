import { beforeEach, expect, it, vi } from 'vitest';
import type { Schemas } from '../server.ts';

type Learnt = Schemas['LearntModel'];
const ANE = { id: 'p1', name: 'Ane', language: 'da', login: 'ane', roles: [], guest: false } as Schemas['PersonModel'];
const KIND = 'voms/beats/worms';

let server: typeof import('../api.ts');
let shelf: Map<string, string>;
let sent: Schemas['LearningReport'][];
const ALL: Learnt = { lessons: { there: { at: 1, done: true } }, practice: {} };

beforeEach(async () => {
  [shelf, sent] = [new Map(), []];
  vi.resetModules();
  server = await import('../api.ts');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
    removeItem: (key: string) => void shelf.delete(key),
  });
  vi.spyOn(server.api, 'get').mockImplementation(async () => ALL as never);
  vi.spyOn(server.api, 'post').mockImplementation(async (_, body) => {
    sent.push(structuredClone(body) as Schemas['LearningReport']);
    return ALL as never;
  });
});

it('keeps what a guest learns in the browser', async () => {
  const { belongsTo, practised, progress, reached } = await import('./progress.svelte.ts');
  await belongsTo({ ...ANE, login: null, guest: true });
  reached('voms-order', 2, false);
  reached('voms-order', 1, false);
  practised(KIND, 7, true);
  expect(progress.lessons).toEqual({ 'voms-order': { at: 2, done: false } });
  expect(JSON.parse(shelf.get('stik-learn') ?? '')).toMatchObject({ practice: { [KIND]: { asked: 1 } } });
  expect(sent).toEqual([]);
});

it('makes what a guest has learnt the account’s, once', async () => {
  shelf.set('stik-learn', JSON.stringify({ lessons: { 'voms-order': { at: 2, done: true } } }));
  const { belongsTo, progress } = await import('./progress.svelte.ts');
  expect(progress.lessons['voms-order']?.done).toBe(true);
  await belongsTo(ANE);
  expect(sent).toMatchObject([{ lessons: { 'voms-order': { at: 2, done: true } }, practice: {} }]);
  expect(progress).toEqual(ALL);
  await belongsTo(ANE);
  expect(sent).toHaveLength(1);
  await belongsTo(null);
  expect(progress).toEqual({ lessons: {}, practice: {} });
  expect([...shelf.keys()]).toEqual(['stik-learn']);
});

it('tells the account what it learns, again by the same name when the answer was lost', async () => {
  const { belongsTo, practised, progress } = await import('./progress.svelte.ts');
  await belongsTo(ANE);
  vi.mocked(server.api.post).mockImplementationOnce(async (_, body) => {
    sent.push(structuredClone(body) as Schemas['LearningReport']);
    throw new server.ApiError(0, { code: 'ui/no-connection', params: {}, cites: [] });
  });
  practised(KIND, 7, false);
  expect(progress.practice[KIND]?.asked).toBe(1);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await belongsTo(null);
  expect(shelf.get('stik-learn-p1')).toContain(sent[0]?.name);
  await belongsTo(ANE);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.practice[KIND]?.due).toEqual([{ seed: 7, after: 3, left: 2 }]);
});
