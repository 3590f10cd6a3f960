import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { giveToOwner } from '../data-dir.ts';

/**
 * A file lock held by the operating system: it is released when its holder dies, so there are no
 * stale locks and no races to take one over. Node has no API for such locks, but SQLite has: an
 * open transaction on an empty database file. The file stays empty and is never deleted, because
 * two processes could hold a lock on a deleted file and its successor.
 */
export interface FileLock {
  release(): void;
}

export type LockMode = 'exclusive' | 'shared';

const SQLITE_BUSY = 5;

export function tryFileLock(path: string, mode: LockMode): FileLock | undefined {
  const file = openLockFile(path);
  try {
    // A read inside a transaction holds the shared lock until the transaction ends.
    file.exec(
      mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_schema',
    );
    return { release: () => file.close() };
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)
      return undefined;
    throw new Error(
      `Cannot lock ${path}: ${String(error)}. The data directory must be on a file system with locks.`,
      { cause: error },
    );
  }
}

/** Waits until the lock is free. `onWait` is called once if the first attempt fails. */
export async function fileLock(
  path: string,
  mode: LockMode,
  onWait?: () => void,
): Promise<FileLock> {
  for (let attempt = 0; ; attempt += 1) {
    const lock = tryFileLock(path, mode);
    if (lock) return lock;
    if (attempt === 0) onWait?.();
    await sleep(10 + Math.random() * 20);
  }
}

function openLockFile(path: string): DatabaseSync {
  try {
    const file = new DatabaseSync(path, { timeout: 0 });
    giveToOwner(path);
    return file;
  } catch (error) {
    throw new Error(
      `Cannot open ${path}: ${String(error)}. Start as the account that owns this directory.`,
      { cause: error },
    );
  }
}
