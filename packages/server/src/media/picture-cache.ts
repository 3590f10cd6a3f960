import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from './replace-file.ts';

/**
 * Renditions on disk, up to a budget; the least recently used ones are evicted. The time of use is
 * the file's modification time, so it survives a restart, and several processes may share the
 * folder.
 */
export interface PictureCache {
  readonly read: (key: string) => Promise<Buffer | undefined>;
  readonly write: (key: string, bytes: Buffer) => Promise<void>;
}

interface Entry {
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
  /** The file's modification time; at most an hour behind. */
  readonly touchedAt: number;
}

/** Updating the file's time on every use would cost more than reading the file. */
const TOUCH_EVERY_MS = 3_600_000;
/** Other processes write to the same folder. */
const RESCAN_EVERY_MS = 600_000;
/** An eviction frees enough space for a while. */
const EVICTION_TARGET_SHARE = 0.9;

export function createPictureCache({
  directory,
  maxBytes,
  now = Date.now,
}: {
  directory: string;
  maxBytes: number;
  now?: () => number;
}): PictureCache {
  const pathOf = (key: string) => join(directory, key.slice(0, 2), key);
  let entries = new Map<string, Entry>();
  let total = 0;
  let scannedAt: number | undefined;
  let evicting: Promise<void> | undefined;

  async function note(key: string, bytes: number): Promise<void> {
    const time = now();
    const before = entries.get(key);
    const isTouched = before !== undefined && time - before.touchedAt < TOUCH_EVERY_MS;
    total += bytes - (before?.bytes ?? 0);
    entries.set(key, { bytes, usedAt: time, touchedAt: isTouched ? before.touchedAt : time });
    if (!isTouched) await utimes(pathOf(key), time / 1000, time / 1000).catch(() => undefined);
  }

  async function scan(): Promise<void> {
    const [found, begun] = [new Map<string, Entry>(), now()];
    for (const folder of await readdir(directory).catch(() => [])) {
      for (const name of await readdir(join(directory, folder)).catch(() => [])) {
        const file = await stat(join(directory, folder, name)).catch(() => undefined);
        if (!file?.isFile()) continue;
        // A process that was killed during a write leaves a partial file.
        if (name.endsWith('.part') && now() - file.mtimeMs > RESCAN_EVERY_MS)
          await rm(join(directory, folder, name), { force: true });
        else if (!name.endsWith('.part'))
          found.set(name, {
            bytes: file.size,
            usedAt: Math.max(file.mtimeMs, entries.get(name)?.usedAt ?? 0),
            touchedAt: file.mtimeMs,
          });
      }
    }
    // Written during the scan, perhaps into a folder that was already scanned.
    for (const [key, entry] of entries)
      if (!found.has(key) && entry.usedAt >= begun) found.set(key, entry);
    entries = found;
    total = [...found.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    scannedAt = now();
  }

  async function evict(): Promise<void> {
    if (scannedAt === undefined || now() - scannedAt > RESCAN_EVERY_MS) await scan();
    if (total <= maxBytes) return;
    const oldestFirst = [...entries].toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [key, { bytes }] of oldestFirst) {
      if (total <= maxBytes * EVICTION_TARGET_SHARE) break;
      await rm(pathOf(key), { force: true });
      entries.delete(key);
      total -= bytes;
    }
  }

  return {
    async read(key) {
      const bytes = await readFile(pathOf(key)).catch(() => undefined);
      if (bytes) await note(key, bytes.length);
      return bytes;
    },
    async write(key, bytes) {
      await replaceFile(pathOf(key), (temporaryPath) => writeFile(temporaryPath, bytes));
      await note(key, bytes.length);
      evicting ??= evict().finally(() => {
        evicting = undefined;
      });
      await evicting;
    },
  };
}
