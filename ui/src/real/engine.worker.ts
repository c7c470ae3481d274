/** Runs our own Python engine: one question as JSON in, one answer out. The page knows no rule. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: 'zip', options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

type Heard = { start: string } | { id: number; text: string };

const DOOR = `
import sys
sys.path.insert(0, '/engine')
from stik.protocol.real import answer_text
answer_text
`;

let answer: ((text: string) => string) | null = null;

async function start(base: string): Promise<void> {
  const [{ loadPyodide }, archive] = await Promise.all([
    import(/* @vite-ignore */ `${base}pyodide.mjs`) as Promise<{
      loadPyodide: (options: { indexURL: string }) => Promise<Pyodide>;
    }>,
    fetch(`${base}stik.zip`).then((response) => {
      if (!response.ok) throw new Error(`stik.zip: ${response.status}`);
      return response.arrayBuffer();
    }),
  ]);
  const python = await loadPyodide({ indexURL: base });
  python.unpackArchive(archive, 'zip', { extractDir: '/engine' });
  answer = python.runPython(DOOR) as (text: string) => string;
}

addEventListener('message', ({ data }: MessageEvent<Heard>) => {
  if ('start' in data) {
    start(data.start).then(
      () => postMessage({ ready: true }),
      (problem: unknown) => postMessage({ ready: false, problem: String(problem) }),
    );
    return;
  }
  try {
    postMessage({ id: data.id, text: answer?.(data.text) });
  } catch (problem) {
    postMessage({ id: data.id, problem: String(problem) });
  }
});
