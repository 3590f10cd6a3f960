import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { freePort } from '../../kit/free-port.ts';

/**
 * A storefront project in an empty folder: commands are run and files are written as a document
 * says.
 */
export interface Project {
  readonly folder: string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** To its end. */
  run(command: string): Promise<void>;
  /** Starts the command that serves pages, and waits until it does. */
  serve(command: string): Promise<{ url: string }>;
}

export interface ProjectOptions {
  /** Puts in what a reader puts in: the address of the store, the client id. */
  readonly given: (text: string) => string;
  /** The port that the document names; another one is chosen in its place. */
  readonly port: string;
}

export async function emptyProject({ given, port: written }: ProjectOptions): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'shopwright-guide-'));
  onTestFinished(() =>
    rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  );
  const port = String(await freePort());
  const read = (text: string): string =>
    given(text)
      .replaceAll(`:${written}`, `:${port}`)
      .replaceAll(`--port ${written}`, `--port ${port}`);
  return {
    folder,
    async write(files) {
      for (const [name, text] of Object.entries(files)) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), read(text));
      }
    },
    run: (command) => ended(start(read(command), folder), command),
    async serve(command) {
      const server = start(read(command), folder);
      onTestFinished(() => {
        // npx starts the server as a process of its own: the whole group ends.
        if (server.child.pid !== undefined && !hasEnded(server))
          process.kill(-server.child.pid, 'SIGTERM');
      });
      const url = `http://localhost:${port}/`;
      const status = () =>
        fetch(url).then(
          (answer) => answer.status,
          () => (hasEnded(server) ? 'ended' : 'not there yet'),
        );
      await vi.waitUntil(async () => [200, 'ended'].includes(await status()), {
        timeout: 300_000,
        interval: 500,
      });
      if (hasEnded(server))
        throw new Error(`${command} ended with ${server.child.exitCode}: ${server.output()}`);
      return { url };
    },
  };
}

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
}

/**
 * In a group of its own, with the Node.js that runs the tests, and without what the tests set for
 * themselves.
 */
function start(command: string, cwd: string): Started {
  const own =
    /^(?:SHOPWRIGHT_|DATABASE_|VITEST|VITE_|npm_(?:lifecycle|package|command|execpath|node_execpath)|NODE_ENV$|NODE_OPTIONS$|PORT$|HOST$|INIT_CWD$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/;
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !own.test(name)),
  );
  const env = {
    ...environment,
    PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const child = spawn(command, {
    cwd,
    env,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += String(data);
    });
  return { child, output: () => output };
}

const hasEnded = ({ child }: Started): boolean =>
  child.exitCode !== null || child.signalCode !== null;

async function ended({ child, output }: Started, command: string): Promise<void> {
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${output()}`);
}
