import { lchownSync, statSync } from 'node:fs';
import { chmod, mkdir, open, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates the data directory if it is missing and returns its real path. Other users have no
 * access. For root the directory can be traversed but not listed, because the embedded PostgreSQL,
 * which refuses to run as root, runs inside it under another account.
 */
export async function prepareDataDir(dataDir: string): Promise<string> {
  try {
    const firstMade = await mkdir(dataDir, { recursive: true });
    // Only for a new directory: the owner of an existing one chooses its mode.
    if (firstMade !== undefined) await chmod(dataDir, isRoot() ? 0o711 : 0o700);
    return await realpath(dataDir);
  } catch (error) {
    throw new Error(
      `Cannot use the data directory ${dataDir}: ${reasonOf(error)}. Choose another with --data.`,
      { cause: error },
    );
  }
}

function reasonOf(error: unknown): string {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EACCES':
    case 'EPERM':
      return 'this account may not write there';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full';
    case 'EROFS':
      return 'the disk is read-only';
    case 'EEXIST':
    case 'ENOTDIR':
      return 'it is a file, or leads through one';
    default:
      return String(error);
  }
}

/** Writes a file atomically, readable by its owner only. Never follows a link. */
export async function writeOwnFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  giveToOwner(draft);
  await rename(draft, path);
  await flushDirectory(dirname(path));
}

/** A new file name is durable only after its directory is flushed. */
export async function flushDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Files that root creates in the data directory of another user belong to that user, who may start
 * the server without root later.
 */
export function giveToOwner(path: string): void {
  if (!isRoot()) return;
  const { uid, gid } = statSync(dirname(path));
  lchownSync(path, uid, gid);
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}
