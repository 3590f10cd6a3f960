import type { ProxySighting } from '@shopwright/server';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A running store notes in the data directory that an untrusted proxy is in front of it, for
 * `shopwright doctor`, which knows only the settings of its own shell.
 */
const fileIn = (dataDir: string): string => join(dataDir, 'untrusted-proxy.json');

/** A server that starts does not know yet what is in front of it. */
export const clearProxySighting = (dataDir: string): Promise<void> =>
  rm(fileIn(dataDir), { force: true });

export async function recordProxySighting(dataDir: string, sighting: ProxySighting): Promise<void> {
  const file = fileIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  // Several servers may share the directory, and the doctor may be reading.
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, JSON.stringify(sighting));
  await rename(temporary, file);
}

export async function readProxySighting(dataDir: string): Promise<ProxySighting | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ProxySighting);
}
