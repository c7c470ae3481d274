/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { engineFolder, engineModule, keptFiles } from './tools/kept.ts';

const server = loadEnv('', '.', 'STIK_').STIK_SERVER ?? 'http://localhost:8000';

/** All sentences of one language travel together: one request when the language is chosen. */
function chunkOf(module: string): string | undefined {
  const catalogue = /messages\/(\w+)\/[\w-]+\.ftl/.exec(module);
  return catalogue ? `words-${catalogue[1]}` : undefined;
}

/** The service worker stands at the root and is named by what was built, so that a new build replaces the stored page. */
function serviceWorker(): Plugin {
  return {
    name: 'stik-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).sort().join();
      const version = createHash('sha256').update(names).digest('hex').slice(0, 12);
      const { folder, files } = engineFolder();
      const engine = files.map(([name, content]) => ({ path: `/${folder}/${name}`, bytes: content.length }));
      for (const [name, content] of files) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: content });
      }
      const source = readFileSync(new URL('src/worker/sw.js', import.meta.url), 'utf-8')
        .replace('__VERSION__', version)
        .replace("'__ENGINE__'", JSON.stringify(engine))
        .replace("'__KEPT__'", JSON.stringify(keptFiles(bundle)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), engineModule(), serviceWorker()],
  // The server allows WebAssembly in this worker and nowhere else, by the name of its file.
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'assets/engine-worker-[hash].js' } } },
  build: {
    outDir: '../src/stik/server/static',
    emptyOutDir: true,
    // The content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  test: { include: ['src/**/*.test.ts'] },
});
