import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onCore } from '../core.ts';
import { median, type Case } from '../measure.ts';

const program = fileURLToPath(
  new URL('../../packages/shopwright/bin/shopwright.mjs', import.meta.url),
);

/**
 * The time from the start of the process to its first answer: the whole product with PostgreSQL, on
 * existing data.
 */
export const coldStart: Case = async ({ repeats }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shopwright-bench-'));
  // For root, PostgreSQL runs as another account, which must be able to enter it.
  chmodSync(dataDir, 0o711);
  try {
    const first = await startOnce(dataDir);
    const times: number[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) times.push(await startOnce(dataDir));
    return [
      {
        name: 'cold start',
        value: `${median(times).toFixed(2)} s`,
        note: `the very first, which makes the database and the demo store: ${first.toFixed(2)} s`,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
};

async function startOnce(dataDir: string): Promise<number> {
  const started = performance.now();
  const { command, args } = onCore(0, process.execPath);
  const child = spawn(
    command,
    [...args, program, 'start', '--port', '0', '--data', dataDir, '--json'],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  const ended = once(child, 'exit');
  const words = text(child.stderr);
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  if (typeof line !== 'string')
    throw new Error(`shopwright start ended before it was ready. Its words:\n${await words}`);
  const { url } = JSON.parse(line) as { url: string };
  const { status } = await fetch(`${url}/health`);
  const seconds = (performance.now() - started) / 1000;
  if (status !== 200) throw new Error(`/health answered ${status}.`);
  child.kill('SIGTERM');
  await ended;
  return seconds;
}
