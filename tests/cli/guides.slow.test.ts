import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { workspaceExecutable } from '../kit/command.ts';
import { freePort } from '../kit/free-port.ts';
import { readGuideBlocks } from '../kit/guide-commands.ts';

/** Follows each guide in an empty folder: every command that it says, against a real store. */

vi.setConfig({ testTimeout: 600_000 });

const root = resolve(import.meta.dirname, '..', '..');
const guides = globSync('*.md', { cwd: join(root, 'docs', 'guides') }).toSorted();
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

test.each(guides)('the commands of %s work', async (guide) => {
  const shell = await openShell();
  try {
    for (const block of readGuideBlocks(guide)) {
      if (block.kind === 'file') await writeFile(join(shell.folder, block.name), block.text);
      if (block.kind === 'start') await shell.startServer(block.text);
      if (block.kind !== 'run') continue;
      const { code, output } = await shell.run(block.text);
      expect(code, `${guide}:${block.line}\n${block.text}\n${output}`).toBe(0);
    }
  } finally {
    await shell.close();
  }
});

/** A folder in which `npx shopwright` is this workspace's command, as if it were installed. */
async function openShell() {
  const folder = await mkdtemp(join(tmpdir(), 'shopwright guide '));
  folders.push(folder);
  const bin = join(folder, 'node_modules', '.bin');
  await mkdir(bin, { recursive: true });
  await symlink(join(root, 'packages', 'shopwright'), join(folder, 'node_modules', 'shopwright'));
  await symlink(workspaceExecutable, join(bin, 'shopwright'));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const port = await freePort();
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(?:SHOPWRIGHT_(?!SITE_BUILD$)|DATABASE_|STRIPE_|npm_|HOST$|LOG_LEVEL$|NODE_ENV$)/.test(
          name,
        ),
    ),
  );
  const env = {
    ...clean,
    PORT: String(port),
    SHOPWRIGHT_STARTER: String(process.pid),
    // The Node that runs this test, for `node` and for npx.
    PATH: [bin, dirname(process.execPath), process.env['PATH']].join(delimiter),
  };
  let server: ChildProcess | undefined;

  const launch = (text: string): { child: ChildProcess; output: () => string } => {
    // The guides use the default port, which may be taken here.
    const commands = text.replaceAll('localhost:8080', `localhost:${port}`);
    const child = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return { child, output: () => output };
  };
  const stopServer = async (): Promise<void> => {
    if (server?.pid === undefined || server.exitCode !== null) return;
    const ended = once(server, 'close');
    // The whole group: the shell, npx and the server.
    process.kill(-server.pid, 'SIGTERM');
    await ended;
    server = undefined;
  };
  return {
    folder,
    async run(text: string): Promise<{ code: number; output: string }> {
      const { child, output } = launch(text);
      const [code] = (await once(child, 'close')) as [number | null];
      return { code: code ?? 1, output: output() };
    },
    async startServer(text: string): Promise<void> {
      await stopServer();
      const { child, output } = launch(text);
      server = child;
      await expect
        .poll(
          () => ({ exitCode: child.exitCode, isRunning: output().includes('The shop is running') }),
          {
            timeout: 180_000,
            message: text,
          },
        )
        .toEqual({ exitCode: null, isRunning: true })
        .catch((error: unknown) => {
          throw new Error(`${text}\n${output()}`, { cause: error });
        });
    },
    close: stopServer,
  };
}
