/**
 * Keeps the page itself on the device, so that it opens at once and says clearly when there is no network.
 * The pages of the real table are kept whole, with their engine, once one of them has been opened.
 * What the server says about tables and people (/api) is never stored.
 */
const CACHE = 'stik-__VERSION__';
const SHELL = ['/', '/offline.html', '/offline.css', '/icon.svg'];
/** Files whose names change with their content, and card faces. */
const LASTING = /^\/(assets|faces)\//;
/** The engine is large and seldom changes: it outlives a new version of the page. Each: path and bytes. */
const ENGINE = '__ENGINE__';
const ENGINE_CACHE = `stik-engine-${ENGINE[0].path.split('/')[2]}`;
const IN_ENGINE = new Set(ENGINE.map(({ path }) => path));
/** Every file of the pages of the real table. */
const KEPT = '__KEPT__';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(keepAgain)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (LASTING.test(url.pathname) || SHELL.includes(url.pathname)) event.respondWith(stored(request, url.pathname));
});

/** A page of the real table asks for everything that it needs without a network, and hears how far it has come. */
self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.data !== 'keep' || !port) return;
  event.waitUntil(
    keep((done, total) => port.postMessage({ done, total })).then(
      () => port.postMessage({ kept: true }),
      () => port.postMessage({ kept: false }),
    ),
  );
});

async function forgetOldVersions() {
  const names = await caches.keys();
  const current = [CACHE, ENGINE_CACHE];
  await Promise.all(
    names.filter((name) => name.startsWith('stik-') && !current.includes(name)).map((name) => caches.delete(name)),
  );
}

/** Who had the real table without a network has it after an update too. */
async function keepAgain() {
  const names = await caches.keys();
  if (names.some((name) => name.startsWith('stik-engine-'))) await keep(() => {}).catch(() => {});
}

async function keep(tell) {
  const files = [...ENGINE, ...KEPT];
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const { path, bytes } of files) {
    const cache = await caches.open(IN_ENGINE.has(path) ? ENGINE_CACHE : CACHE);
    if (!(await cache.match(path))) {
      const before = done;
      await cache.put(path, await read(path, (part) => tell((done = Math.min(before + bytes, done + part)), total)));
      done = before;
    }
    done += bytes;
    tell(done, total);
  }
}

/** The whole answer, told piece by piece as it comes. */
async function read(path, tell) {
  const response = await fetch(path);
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  const parts = [];
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    parts.push(piece.value);
    tell(piece.value.length);
  }
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(new Blob(parts), { headers });
}

/** The page from the network; without one the stored page, which knows how to say so, or at least the plain one. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(CACHE);
    const shell = await cache.match('/');
    return shell && (await complete(shell.clone(), cache)) ? shell : cache.match('/offline.html');
  }
}

/** Whether the script of a stored page is stored as well. */
async function complete(shell, cache) {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await shell.text());
  return script !== null && (await cache.match(script[1])) !== undefined;
}

async function stored(request, path) {
  const cache = await caches.open(IN_ENGINE.has(path) ? ENGINE_CACHE : CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  // The cache of the engine exists once the real table has been kept; until then the browser's own is enough.
  if (response.ok && !IN_ENGINE.has(path)) await cache.put(request, response.clone());
  return response;
}
