/** Fails when the script that a table needs on its first visit is too large: everything loaded at /t/CODE, compressed. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const MOST = 200_000;
const built = new URL('../../src/stik/server/static/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf-8'));

/** A chunk with everything that it imports at once. */
function withImports(key, found = new Set()) {
  if (!found.has(key)) {
    found.add(key);
    for (const other of manifest[key].imports ?? []) withImports(other, found);
  }
  return found;
}

const compressed = (key) => gzipSync(readFileSync(new URL(manifest[key].file, built))).length;
const chunk = (name) => {
  const key = Object.keys(manifest).find((one) => manifest[one].name === name && manifest[one].file.endsWith('.js'));
  if (!key) throw new Error(`the build has no ${name}`);
  return key;
};

/** The largest of several alternatives, of which a visit loads one. */
const largest = (keys) => keys.reduce((one, other) => (compressed(one) > compressed(other) ? one : other));

const words = ['words-da', 'words-sv', 'words-en'].map(chunk);
const games = ['VomsTable', 'ViraTable'].map(chunk);
const wanted = [chunk('index'), chunk('TablePage'), largest(games), largest(words)];
const loaded = new Set(wanted.flatMap((key) => [...withImports(key)]));
const total = [...loaded].reduce((sum, key) => sum + compressed(key), 0);
for (const key of loaded) console.log(`${String(compressed(key)).padStart(8)}  ${manifest[key].file}`);
console.log(`${String(total).padStart(8)}  of at most ${MOST} bytes`);
if (total > MOST) process.exit(1);
