import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file under a temporary name and renames it: a reader sees the complete file or none,
 * even after a crash. Each writer has a name of its own, so that two may write the same file at
 * once; the later one stays.
 */
export async function replaceFile(
  path: string,
  write: (temporaryPath: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporaryPath = `${path}.${randomUUID()}.part`;
  try {
    await write(temporaryPath);
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}
