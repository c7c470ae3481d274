import { expect, it, vi } from 'vitest';

vi.mock('virtual:engine', () => ({ ENGINE: '/engine/' }));

/** A worker that answers "lost" never, and everything else at once. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: (event: { data: object }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};
  terminated = false;

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(heard: { start: string } | { id: number; text: string }): void {
    if ('start' in heard) this.onmessage({ data: { ready: true } });
    else if (!heard.text.includes('lost')) this.onmessage({ data: { id: heard.id, text: '{"kams": 1}' } });
  }

  terminate(): void {
    this.terminated = true;
  }
}

it('says so to who waits when the worker fails, and starts again', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', { href: 'https://stik.test/real' });
  const { engine } = await import('./engine.svelte.ts');
  expect(await engine.ask('hello')).toEqual({ kams: 1 });
  const lost = engine.ask('lost');
  await Promise.resolve();
  FakeWorker.made[0]?.onerror({ message: 'out of memory' });
  await expect(lost).rejects.toThrow('out of memory');
  expect([engine.state, FakeWorker.made[0]?.terminated]).toEqual(['failed', true]);
  expect(await engine.ask('hello')).toEqual({ kams: 1 });
  expect([engine.state, FakeWorker.made.length]).toEqual(['ready', 2]);
});
