import { chmod, lstat, mkdir } from 'node:fs/promises';
import { EmbeddedFailure, failure } from './failure.ts';

/**
 * The directory for files that PostgreSQL's account needs and cannot reach in root's directories.
 */
export const SYSTEM_HOME = '/var/lib/shopwright';

export async function systemHome(): Promise<string> {
  try {
    const made = await mkdir(SYSTEM_HOME, { recursive: true });
    if (made !== undefined) await chmod(SYSTEM_HOME, 0o755);
  } catch (error) {
    throw failure(
      `Cannot make ${SYSTEM_HOME}, where PostgreSQL would run for root.`,
      String(error),
    );
  }
  const { uid, mode } = await lstat(SYSTEM_HOME);
  if (uid === 0 && (mode & 0o022) === 0 && (mode & 0o001) !== 0) return SYSTEM_HOME;
  throw new EmbeddedFailure(
    `${SYSTEM_HOME} must belong to root and be writable by root alone: chown root and chmod 755 it.`,
  );
}
