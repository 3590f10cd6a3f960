import { lchownSync, statSync } from 'node:fs';
import { chmod, mkdir, open, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes the data directory when it is missing and answers its real path. It is closed to everyone
 * else; root's can be walked through but not listed, because the embedded PostgreSQL, which refuses
 * to run as root, lives inside it under another account.
 */
export async function prepareDataDir(dataDir: string): Promise<string> {
  try {
    const firstMade = await mkdir(dataDir, { recursive: true });
    // Only a directory that was just created: the owner of an existing one chooses its mode.
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

/** Writes a whole file or nothing, readable by its owner only. Never follows a link. */
export async function writeOwnFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  giveToOwner(draft);
  await rename(draft, path);
  await flushDirectory(dirname(path));
}

/** A new name is safe from a power cut only when its directory has been written, too. */
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
 * Files that root creates in another user's data directory belong to that user, who may start
 * without root tomorrow.
 */
export function giveToOwner(path: string): void {
  if (!isRoot()) return;
  const { uid, gid } = statSync(dirname(path));
  lchownSync(path, uid, gid);
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}
