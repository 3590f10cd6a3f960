import { constants } from 'node:fs';
import { copyFile, open, rm, type FileHandle } from 'node:fs/promises';
import { giveToOwner } from '../data-dir.ts';

const MAX_LOG_BYTES = 16 * 1024 * 1024;

/** Opens PostgreSQL's log to read and append. Never follows a link. */
export async function openLog(path: string): Promise<FileHandle> {
  const { O_RDWR, O_APPEND, O_CREAT } = constants;
  // The flag does not exist on Windows, although its type says so.
  const O_NOFOLLOW = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW;
  const file = await open(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  giveToOwner(path);
  return file;
}

/**
 * PostgreSQL has its log open for appending, so the file is truncated in place; the previous part
 * is retained once.
 */
export async function truncateLog(path: string, maxBytes = MAX_LOG_BYTES): Promise<void> {
  const file = await openLog(path);
  try {
    if ((await file.stat()).size < maxBytes) return;
    const older = `${path}.1`;
    await rm(older, { force: true });
    await copyFile(path, older, constants.COPYFILE_EXCL);
    giveToOwner(older);
    await file.truncate();
  } finally {
    await file.close();
  }
}
