import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The published command: the bundled package, which starts in less than half the CPU time of the
 * sources.
 */
const root = resolve(import.meta.dirname, '..', '..');
const home = join(root, 'packages', 'shopwright');
export const publishedExecutable = join(home, 'dist', 'bin', 'shopwright.mjs');

/** The command of a git clone, which runs the sources with a newer Node. */
export const workspaceExecutable = join(home, 'bin', 'shopwright.mjs');

export interface SpawnOptions {
  /** The Node executable; by default the one that runs the tests. */
  readonly node?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Another installation of the command. */
  readonly executable?: string;
}

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function launch(
  args: readonly string[],
  { node = process.execPath, env = {}, executable = publishedExecutable }: SpawnOptions,
): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } {
  // Settings of a shop on this machine must not affect the tests; the tested build of the site may.
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(SHOPWRIGHT_(?!SITE_BUILD$)|DATABASE_|npm_|PORT$|HOST$|LOG_LEVEL$|NODE_ENV$|NODE_OPTIONS$)/.test(
          name,
        ),
    ),
  );
  return spawn(node, [executable, ...args], {
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Exits when this process exits.
    env: { ...clean, SHOPWRIGHT_STARTER: String(process.pid), ...env },
  });
}

/** Runs a command to its end. */
export async function shopwright(
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Run> {
  const child = launch(args, options);
  const [stdout, stderr, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'close'),
  ]);
  return { code, stdout, stderr };
}

/** Runs a command with --json and parses its line; fails with its output if it fails. */
export async function answerOf<T>(args: readonly string[], options: SpawnOptions = {}): Promise<T> {
  const { code, stdout, stderr } = await shopwright([...args, '--json'], options);
  if (code !== 0 || stdout.split('\n').length !== 2)
    throw new Error(`shopwright ${args.join(' ')} ended with ${code}: ${stdout}${stderr}`);
  return JSON.parse(stdout) as T;
}

export interface ReadyLine {
  readonly url: string;
  readonly siteId: string;
  readonly clientId: string;
  readonly owner?: { readonly email: string; readonly password: string };
}

/** A command that runs until it is stopped. */
export interface Running<Line> {
  readonly pid: number;
  /** Its output line when it is ready; rejects with its output if it exits first. */
  readonly ready: Promise<Line>;
  /** Its output so far. */
  stdout(): string;
  stderr(): string;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when it has exited. */
  readonly ended: Promise<Pick<Run, 'code'> & { readonly signal: NodeJS.Signals | null }>;
}

export const start = (args: readonly string[], options: SpawnOptions = {}): Running<ReadyLine> =>
  begin(['start', '--port', '0', '--json', ...args], options);

export function begin<Line>(args: readonly string[], options: SpawnOptions = {}): Running<Line> {
  const child = launch(args, options);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data) => (stdout += String(data)));
  child.stderr.on('data', (data) => (stderr += String(data)));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const ready = Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => JSON.parse(String(line)) as Line),
    ended.then(({ code, signal }) => {
      throw new Error(`shopwright ${args.join(' ')} ended with ${signal ?? code}: ${stderr}`);
    }),
  ]);
  // A test that kills it does not wait for it to be ready.
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    ready,
    stdout: () => stdout,
    stderr: () => stderr,
    kill: (signal) => void child.kill(signal),
    ended,
  };
}

export interface DataDir {
  readonly path: string;
  /** Ends the PostgreSQL that a killed server left behind, and removes everything. */
  remove(): Promise<void>;
}

/** A data directory that does not exist yet. */
export function temporaryDataDir(): DataDir {
  const room = mkdtempSync(join(tmpdir(), 'shopwright-cli-'));
  // For root, PostgreSQL runs as another account, which must be able to enter it.
  chmodSync(room, 0o755);
  const path = join(room, 'data');
  return {
    path,
    async remove() {
      const cluster = await readlink(join(path, 'postgres')).catch(() => join(path, 'postgres'));
      await endPostgres(cluster);
      if (!cluster.startsWith(room)) await rm(dirname(cluster), { recursive: true, force: true });
      await rm(room, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    },
  };
}

export async function isPostgresRunning(path: string): Promise<boolean> {
  return (await postgresPid(join(path, 'postgres'))) !== undefined;
}

async function endPostgres(cluster: string): Promise<void> {
  for (let pid = await postgresPid(cluster); pid !== undefined; pid = await postgresPid(cluster)) {
    process.kill(pid, 'SIGQUIT');
    await sleep(20);
  }
}

async function postgresPid(cluster: string): Promise<number | undefined> {
  const pid = Number(
    (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
  );
  try {
    return pid > 0 && process.kill(pid, 0) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** The system's Node, if it is older than the one that runs the tests. */
export function findOlderNode(): string | undefined {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && !folder.startsWith(root));
  return folders
    .map((folder) => join(folder, 'node'))
    .find((node) => {
      const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
      return /^v2[0-3]\./.test(stdout ?? '');
    });
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}
