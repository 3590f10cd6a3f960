import { prepareDb, type Db } from '@shopwright/server';
import { hasStore, loadBackup } from '@shopwright/server/db/backup/index';
import type { FileStore } from '@shopwright/server/media/index';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { findViolations, type Violation } from '../invariants/store.ts';
import { Refusal } from '../refusal.ts';
import { checkArchive, eachChunk } from './archive.ts';
import type { BackupLocation } from './location.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { openSecret } from './seal-secret.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export interface CheckedBackup {
  readonly location: BackupLocation;
  readonly manifest: Manifest;
  /** The key of the database's secrets; undefined when the backup has none. */
  readonly secret: string | undefined;
}

/**
 * Reads the whole file before anything is changed: it is complete, undamaged, and the passphrase
 * opens its secret.
 */
export async function checkBackup(
  location: BackupLocation,
  passphrase: string | undefined,
): Promise<CheckedBackup> {
  const manifest = JSON.parse(await checkArchive(location)) as Manifest;
  if (manifest.format > FORMAT)
    throw new Refusal(
      `${location.name} was written by a newer version of Shopwright. Restore it with that version.`,
    );
  if (manifest.format < FORMAT)
    throw new Refusal(
      `${location.name} was written by a pre-release of Shopwright, and this version cannot use its tables. Restore it with the version that wrote it, run "shopwright export products.jsonl" there, and "shopwright import products.jsonl" here.`,
    );
  if (manifest.secret === undefined) return { location, manifest, secret: undefined };
  if (passphrase === undefined)
    throw new Refusal(
      'The backup contains the encrypted secret of the store. Set its passphrase with SHOPWRIGHT_BACKUP_PASSPHRASE or --passphrase-file.',
    );
  const secret = openSecret(manifest.secret, passphrase);
  if (secret === undefined)
    throw new Refusal('The passphrase is wrong: it does not decrypt the secret in this backup.');
  return { location, manifest, secret };
}

export interface Restored {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly violations: readonly Violation[];
}

/**
 * Fills an empty database and the file store, all or nothing in the database, then migrates and
 * checks the invariants.
 */
export async function restoreBackup({
  db,
  files,
  backup: { location, manifest },
}: {
  db: Db;
  files: FileStore;
  backup: CheckedBackup;
}): Promise<Restored> {
  if (await hasStore(db.pool))
    throw new Refusal(
      'This database already contains a store. Restore the backup into an empty database.',
    );
  const applied = await prepareDb({ pool: db.pool, log: silent, upTo: manifest.migration });
  if (applied.length > 0 && applied.at(-1)?.number !== manifest.migration) {
    throw new Refusal(
      `The backup is from a newer version of Shopwright (migration ${manifest.migration}). Restore it with that version.`,
    );
  }
  const counts = { rows: 0, files: 0 };
  await loadBackup(db.pool, manifest.sequences, async ({ table: load }) => {
    const tables = new Map(manifest.tables.map((table) => [`tables/${table.name}`, table]));
    const types = new Map(
      manifest.files.map(({ id, contentType }) => [`files/${id}`, { id, contentType }]),
    );
    let current: Sink | undefined;
    const open = async (name: string): Promise<Sink | undefined> => {
      const table = tables.get(name);
      if (table)
        return tableSink(
          name,
          (rows) => load(table, rows),
          (rows) => {
            counts.rows += rows;
          },
        );
      const file = types.get(name);
      if (!file) return undefined;
      counts.files += 1;
      return fileSink(name, (from) => files.put(file.id, from, file.contentType));
    };
    await eachChunk(location, async (name, chunk) => {
      if (current?.name !== name) {
        await current?.end();
        current = await open(name);
      }
      await current?.write(chunk);
    });
    await current?.end();
  });
  await prepareDb({ pool: db.pool, log: silent });
  return { tables: manifest.tables.length, ...counts, violations: await findViolations(db) };
}

interface Sink {
  readonly name: string;
  readonly write: (chunk: Buffer) => Promise<void>;
  readonly end: () => Promise<void>;
}

function tableSink(
  name: string,
  load: (rows: PassThrough) => Promise<number>,
  onRows: (rows: number) => void,
): Sink {
  const stream = new PassThrough();
  const loaded = load(stream);
  loaded.catch(() => undefined);
  return {
    name,
    async write(chunk) {
      if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), loaded]);
    },
    async end() {
      stream.end();
      onRows(await loaded);
    },
  };
}

async function fileSink(name: string, put: (path: string) => Promise<void>): Promise<Sink> {
  const folder = await mkdtemp(join(tmpdir(), 'shopwright-restore-'));
  const draft = join(folder, 'file');
  const stream = createWriteStream(draft);
  return {
    name,
    async write(chunk) {
      if (!stream.write(chunk)) await once(stream, 'drain');
    },
    async end() {
      try {
        stream.end();
        await once(stream, 'close');
        await put(draft);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
