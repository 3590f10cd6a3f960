import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Refusal } from '../refusal.ts';
import { fileErrorMessage } from '../files/file-errors.ts';

const READ_BYTES = 256 * 1024;

/**
 * A file to read from, or standard input for `-`. Refuses missing files, folders and unreadable
 * files.
 */
export async function openSource(path: string): Promise<Readable> {
  if (path === '-') return process.stdin;
  const file = await open(path).catch((error: unknown) => {
    throw new Refusal(fileErrorMessage(error, path));
  });
  if ((await file.stat()).isDirectory()) {
    await file.close();
    throw new Refusal(`${path} is a directory, not a file.`);
  }
  return file.createReadStream({ highWaterMark: READ_BYTES });
}
