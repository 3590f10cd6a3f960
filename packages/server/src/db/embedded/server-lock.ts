import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDataDir, writeOwnFile } from '../data-dir.ts';
import { tryFileLock } from './file-lock.ts';

/**
 * Allows one server per data directory. The operating system holds the lock; `server.pid` only
 * names its holder.
 */
export type ServerLock =
  | { readonly taken: true; release(): void }
  | { readonly taken: false; readonly pid: number | undefined; readonly message: string };

export async function lockServer(dataDir: string): Promise<ServerLock> {
  const directory = await prepareDataDir(dataDir);
  const pidFile = join(directory, 'server.pid');

  // A holder that is exiting, or has not written its process id yet, gets a second.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const lock = tryFileLock(join(directory, 'server.lock'), 'exclusive');
    if (lock) {
      await writeOwnFile(pidFile, `${process.pid}\n`);
      return { taken: true, release: () => lock.release() };
    }
    const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
    if (isAlive(pid)) return refused(directory, pid);
    await sleep(50);
  }
  return refused(directory, undefined);
}

function refused(directory: string, pid: number | undefined): ServerLock {
  const who =
    pid === undefined ? 'Another Shopwright server' : `Another Shopwright server (process ${pid})`;
  const message = `${who} is already running on ${directory}. Stop it first, or start this one with another --data directory.`;
  return { taken: false, pid, message };
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
