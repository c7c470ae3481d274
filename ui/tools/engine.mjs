// Packs our Python engine for the browser, with the Python of the installation (or that of STIK_PYTHON).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (from) => fileURLToPath(new URL(from, import.meta.url));
const own = path('../../.venv/bin/python');
const python = process.env.STIK_PYTHON ?? (existsSync(own) ? own : 'python3');
const { status } = spawnSync(python, [path('../../tools/browser_engine.py'), path('../engine')], {
  stdio: 'inherit',
});
if (status !== 0) {
  console.error('The engine for the browser could not be packed: run `make install` first.');
  process.exit(1);
}
