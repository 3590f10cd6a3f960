import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import type { BackupLocation } from './location.ts';

/**
 * A backup file: a gzipped tar archive that `tar` can list. Its last entry lists the size and the
 * SHA-256 of all others, so that a file that was cut off or changed is recognized before anything
 * is restored from it.
 */

const CONTENTS = 'contents.json';
export const MANIFEST = 'manifest';
/**
 * Entries of a tar archive say their size first; a stream of unknown length is therefore cut into
 * chunks.
 */
const CHUNK_BYTES = 4 * 1024 * 1024;

type Contents = Record<string, { bytes: number; sha256: string }>;

export interface ArchiveWriter {
  readonly write: (name: string, content: string | Readable) => Promise<void>;
  readonly finish: () => Promise<{ bytes: number }>;
  readonly abandon: () => Promise<void>;
}

/** The backup is visible at its location only once it is whole. */
export function createArchive(location: BackupLocation, signal?: AbortSignal): ArchiveWriter {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 6 }), (source: AsyncIterable<Buffer>) =>
    location.save(source),
  );
  written.catch(() => undefined);
  const contents: Contents = {};

  const addEntry = async (name: string, size: number): Promise<ReturnType<typeof tar.entry>> => {
    try {
      return tar.entry({ name, size, mode: 0o600 });
    } catch (error) {
      // The archive is closed because it could not be saved, which is the error to report.
      await written;
      throw error;
    }
  };
  const add = async (name: string, content: Buffer): Promise<void> => {
    const entry = await addEntry(name, content.length);
    entry.end(content);
    // A full disk ends the pipeline; the entry would then wait for ever.
    await Promise.race([once(entry, 'finish'), written]);
  };

  return {
    async write(name, content) {
      const hash = createHash('sha256');
      let bytes = 0;
      let chunk = 0;
      for await (const piece of inChunks(content)) {
        signal?.throwIfAborted();
        hash.update(piece);
        bytes += piece.length;
        chunk += 1;
        await add(`${name}/${String(chunk).padStart(6, '0')}`, piece);
      }
      contents[name] = { bytes, sha256: hash.digest('hex') };
    },
    async finish() {
      await add(CONTENTS, Buffer.from(JSON.stringify(contents)));
      tar.finalize();
      return written;
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => undefined);
    },
  };
}

async function* inChunks(content: string | Readable): AsyncGenerator<Buffer> {
  if (typeof content === 'string') {
    yield Buffer.from(content);
    return;
  }
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < CHUNK_BYTES) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(pieces);
}

/** The file is not a backup, or not all of it is there. */
export class BrokenArchive extends Error {}

/**
 * Compares every byte of a backup with its checksum, and returns its first entry, the manifest.
 */
export async function checkArchive({ name: path, open }: BackupLocation): Promise<string> {
  const hashes = new Map<string, { hash: Hash; bytes: number }>();
  const manifest: Buffer[] = [];
  let contents: Contents | undefined;
  await eachChunk({ name: path, open }, (name, chunk) => {
    if (name === CONTENTS) {
      contents = JSON.parse(chunk.toString('utf8')) as Contents;
      return;
    }
    if (name === MANIFEST) manifest.push(chunk);
    const entry = hashes.get(name) ?? { hash: createHash('sha256'), bytes: 0 };
    entry.hash.update(chunk);
    hashes.set(name, { hash: entry.hash, bytes: entry.bytes + chunk.length });
  });
  if (!contents)
    throw new BrokenArchive(
      `${path} ends too early: it was not written to its end, or is no backup of Shopwright.`,
    );
  for (const [name, { bytes, sha256 }] of Object.entries(contents)) {
    const found = hashes.get(name);
    const right =
      bytes === 0 ? !found : found?.bytes === bytes && found.hash.digest('hex') === sha256;
    if (!right) throw new BrokenArchive(`${path} is damaged: ${name} is not as it was written.`);
  }
  const strange = [...hashes.keys()].find((name) => !(name in (contents ?? {})));
  if (strange !== undefined)
    throw new BrokenArchive(`${path} was changed: it holds ${strange}, which was not backed up.`);
  return Buffer.concat(manifest).toString('utf8');
}

/** Everything in an archive, in the order it was written, in pieces. */
export async function eachChunk(
  { name: path, open }: Pick<BackupLocation, 'name' | 'open'>,
  onChunk: (name: string, chunk: Buffer) => Promise<void> | void,
): Promise<void> {
  const tar = extract();
  const reading = pipeline(await open(), createGunzip(), tar);
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name } = entry.header;
      await onChunk(
        name === CONTENTS ? name : name.slice(0, name.lastIndexOf('/')),
        await bytesOf(entry),
      );
    }
    await reading;
  } catch (error) {
    if (error instanceof Error && isBadFormat(error))
      throw new BrokenArchive(`${path} cannot be read as a backup: ${error.message}.`, {
        cause: error,
      });
    throw error;
  }
}

const isBadFormat = (error: Error): boolean =>
  ('code' in error && String(error.code).startsWith('Z_')) ||
  /tar header|unexpected end/i.test(error.message);

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) if (piece instanceof Uint8Array) pieces.push(piece);
  return Buffer.concat(pieces);
}
