/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';

const server = loadEnv('', '.', 'STIK_').STIK_SERVER ?? 'http://localhost:8000';

/** All sentences of one language travel together: one request when the language is chosen. */
function chunkOf(module: string): string | undefined {
  const catalogue = /messages\/(\w+)\/[\w-]+\.ftl/.exec(module);
  return catalogue ? `words-${catalogue[1]}` : undefined;
}

export default defineConfig({
  plugins: [svelte()],
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
