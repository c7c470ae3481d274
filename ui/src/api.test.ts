import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks the server whether what the browser has kept is still so', async () => {
  const fetched = vi.fn((_path: string, _asked: RequestInit) => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetched);
  await api.get('/games');
  expect(fetched.mock.calls[0]?.[1].cache).toBe('no-cache');
});
