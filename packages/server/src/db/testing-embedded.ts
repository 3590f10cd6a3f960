/**
 * Fixtures of the tests of the embedded PostgreSQL: temporary directories, and processes to kill.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Log } from '../kernel/log.ts';
import { findPostmaster, type Postmaster } from './embedded/postmaster.ts';

export const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A new data directory, removed after the test together with its PostgreSQL. */
export function temporaryDataDir({ parent = tmpdir(), name = 'data' } = {}): string {
  const room = mkdtempSync(join(parent, 'shopwright-embedded-'));
  chmodSync(room, 0o755);
  const dataDir = join(room, name);
  onTestFinished(async () => {
    const cluster = await readlink(join(dataDir, 'postgres')).catch(() =>
      join(dataDir, 'postgres'),
    );
    const left = await findPostmaster(cluster);
    if (left?.visible) process.kill(left.pid, 'SIGQUIT');
    await until(async () => !(await findPostmaster(cluster)));
    if (!cluster.startsWith(room)) await rm(dirname(cluster), { recursive: true, force: true });
    await rm(room, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  });
  return dataDir;
}

export async function runningOn(dataDir: string): Promise<Postmaster | undefined> {
  return findPostmaster(
    await readlink(join(dataDir, 'postgres')).catch(() => join(dataDir, 'postgres')),
  );
}

/** Waits for a condition with a timeout: an endless loop would keep the test run from ending. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 30_000; !(await condition()); await sleep(10)) {
    if (Date.now() > end) throw new Error(`This did not come true in 30 seconds: ${condition}`);
  }
}

export interface TestProcess {
  readonly lines: readonly string[];
  readonly ended: Promise<unknown>;
  /** The rest of the first line that starts with this word. Fails if the process exits first. */
  said(word: string): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  /** Closes its standard input; the process then closes the database and exits. */
  finish(): Promise<void>;
}

export function startProcess(
  mode: 'hold' | 'write' | 'lock',
  dataDir: string,
  options: { uid?: number; gid?: number; script?: string } = {},
): TestProcess {
  const { script = fileURLToPath(new URL('./testing-process.ts', import.meta.url)), ...account } =
    options;
  const child = spawn(process.execPath, [script, mode, dataDir], {
    stdio: ['pipe', 'pipe', 'ignore'],
    cwd: '/',
    ...account,
  });
  const lines: string[] = [];
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  // The process has exited and its output is read completely.
  const ended = once(child, 'close');
  let over = false;
  output.once('close', () => (over = true));
  onTestFinished(() => void child.kill('SIGKILL'));

  const said = async (word: string): Promise<string> => {
    const find = () => lines.find((line) => line.split(' ')[0] === word);
    await until(() => over || find() !== undefined);
    const line = find();
    if (line === undefined)
      throw new Error(`The process ended without saying "${word}": ${lines.join(' | ')}`);
    return line.slice(word.length + 1);
  };
  return {
    lines,
    ended,
    said,
    kill: (signal) => void child.kill(signal),
    finish: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
