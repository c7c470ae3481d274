/**
 * What the pages of the real table need without a network: CPython as WebAssembly (Pyodide), our engine as an archive, and
 * every file of those pages. They go into the build under a name that changes with their content; the service worker has the list.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';

const PYODIDE = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];
const ARCHIVE = 'stik.zip';
const FIRST_QUESTION = 'first-question.json';
const PAGES = /\/pages\/real\//;

const engineFiles = (): [string, Buffer][] => [
  ...PYODIDE.map((name): [string, Buffer] => [
    name,
    readFileSync(new URL(`../node_modules/pyodide/${name}`, import.meta.url)),
  ]),
  [ARCHIVE, readFileSync(new URL(`../engine/${ARCHIVE}`, import.meta.url))],
];

export interface Kept {
  path: string;
  bytes: number;
}

/** The folder of the engine in the build, and its files. */
export function engineFolder(): { folder: string; files: [string, Buffer][] } {
  const files = engineFiles();
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update(content);
  return { folder: `assets/engine-${hash.digest('hex').slice(0, 12)}`, files };
}

/** Tells the page where its engine is, and what the referee asks before it has started; see `engine.d.ts`. */
export function engineModule(): Plugin {
  let folder = '';
  return {
    name: 'stik-engine',
    configResolved(config) {
      folder = config.command === 'build' && config.mode !== 'test' ? engineFolder().folder : 'engine';
    },
    resolveId: (id) => (/^virtual:(engine|first-question)$/.test(id) ? `\0${id}` : null),
    load: (id) => {
      if (id === '\0virtual:engine') return `export const ENGINE = '/${folder}/';`;
      if (id !== '\0virtual:first-question') return null;
      return `export default ${readFileSync(new URL(`../engine/${FIRST_QUESTION}`, import.meta.url), 'utf-8')};`;
    },
    configureServer(server) {
      server.middlewares.use('/engine/', (request, response, next) => {
        const found = engineFiles().find(([name]) => request.url === `/${name}`);
        if (!found) return next();
        const wasm = found[0].endsWith('.wasm');
        response.setHeader('Content-Type', wasm ? 'application/wasm' : 'text/javascript');
        response.end(found[1]);
      });
    },
  };
}

/** Every file that the pages of the real table load, whichever of them is opened. */
export function keptFiles(bundle: Rollup.OutputBundle): Kept[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (!chunk || found.has(name)) return;
    found.add(name);
    if (chunk.type !== 'chunk') return;
    for (const other of chunk.imports) visit(other);
    for (const asset of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) {
      visit(asset);
    }
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    const wanted =
      chunk.type === 'chunk'
        ? chunk.isEntry || PAGES.test(chunk.facadeModuleId ?? '') || chunk.name.startsWith('words-')
        : /engine-worker|-latin-.*\.woff2$|back-.*\.svg$/.test(name);
    if (wanted) visit(name);
  }
  return [...found].map((name) => ({ path: `/${name}`, bytes: sizeOf(bundle[name]) }));
}

const sizeOf = (file: Rollup.OutputAsset | Rollup.OutputChunk | undefined): number =>
  file === undefined ? 0 : Buffer.byteLength(file.type === 'chunk' ? file.code : file.source);
