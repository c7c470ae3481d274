/**
 * Keeps the page itself on the device, so that it opens at once and says clearly when there is no network.
 * What the server says about tables and people (/api) is never stored.
 */
const CACHE = 'stik-__VERSION__';
const SHELL = ['/', '/offline.html', '/offline.css', '/icon.svg'];
/** Files whose names change with their content, and card faces. */
const LASTING = /^\/(assets|faces)\//;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
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
  else if (LASTING.test(url.pathname) || SHELL.includes(url.pathname)) event.respondWith(stored(request));
});

async function forgetOldVersions() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('stik-') && name !== CACHE).map((name) => caches.delete(name)),
  );
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

async function stored(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
