import type { Config } from '@shopwright/server';
import { createS3Bucket, type S3Bucket } from '@shopwright/server/media/index';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileErrorMessage, writeErrorMessage } from '../files/file-errors.ts';
import { partPath, refuseBadTarget } from '../files/write-file.ts';
import { Refusal } from '../refusal.ts';

/** Where one backup is: a file, or an object at `s3://bucket/key`. */
export interface BackupLocation {
  /** For messages. */
  readonly name: string;
  /** Refuses a location that cannot be written, before any work. */
  readonly prepare: () => Promise<void>;
  /** The backup gets its name only once it is whole; after an error nothing is left. */
  readonly save: (content: AsyncIterable<Buffer>) => Promise<{ bytes: number }>;
  /** The same backup at every call, from its beginning. */
  readonly open: () => Promise<Readable>;
}

/** Where scheduled backups are: a directory, or `s3://bucket/prefix`. */
export interface BackupFolder {
  readonly list: () => Promise<string[]>;
  readonly locate: (name: string) => BackupLocation;
  readonly remove: (name: string) => Promise<void>;
}

type S3Options = Config['backup']['s3'];

export function locateBackup(address: string, s3: S3Options): BackupLocation {
  const object = parseS3Address(address);
  if (object === undefined) return fileLocation(address);
  if (object.key === '' || object.key.endsWith('/'))
    throw new Refusal(`${address} names no object. Add a name, such as s3://bucket/shop.tar.gz.`);
  return objectLocation(address, openBucket(object.bucket, s3), object.key);
}

export function openBackupFolder(address: string, s3: S3Options): BackupFolder {
  const object = parseS3Address(address);
  if (object === undefined)
    return {
      list: async () => {
        const entries = await readdir(address, { withFileTypes: true }).catch((error: unknown) => {
          throw new Refusal(fileErrorMessage(error, address), { cause: error });
        });
        return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      },
      locate: (name) => fileLocation(join(address, name)),
      remove: (name) => rm(join(address, name), { force: true }),
    };
  const bucket = openBucket(object.bucket, s3);
  const prefix = object.key === '' || object.key.endsWith('/') ? object.key : `${object.key}/`;
  return {
    list: async () => (await bucket.list(prefix)).map((key) => key.slice(prefix.length)),
    locate: (name) =>
      objectLocation(`s3://${object.bucket}/${prefix}${name}`, bucket, prefix + name),
    remove: (name) => bucket.remove(prefix + name),
  };
}

function parseS3Address(address: string): { bucket: string; key: string } | undefined {
  if (!address.startsWith('s3:')) return undefined;
  const [, bucket, key = ''] = /^s3:\/\/([^/\s]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (bucket === undefined) throw new Refusal(`${address} must look like s3://bucket/shop.tar.gz.`);
  return { bucket, key };
}

function openBucket(bucket: string, s3: S3Options): S3Bucket {
  if (s3 === undefined)
    throw new Refusal(
      'No S3 account is set. Set SHOPWRIGHT_BACKUP_S3_ENDPOINT (without a bucket), SHOPWRIGHT_BACKUP_S3_KEY and SHOPWRIGHT_BACKUP_S3_SECRET.',
    );
  return createS3Bucket({ ...s3, bucket });
}

function objectLocation(name: string, bucket: S3Bucket, key: string): BackupLocation {
  let etag: string | undefined;
  return {
    name,
    prepare: async () => undefined,
    save: (content) => bucket.upload(key, content),
    async open() {
      const object = await bucket.read(key, { etag });
      if (!object) throw new Refusal(`There is no backup at ${name}.`);
      etag = object.etag;
      return object.stream;
    },
  };
}

function fileLocation(path: string): BackupLocation {
  const refuse = (error: unknown): never => {
    throw new Refusal(writeErrorMessage(error, path), { cause: error });
  };
  return {
    name: path,
    prepare: () => refuseBadTarget(path),
    async save(content) {
      const part = partPath(path);
      const stream = createWriteStream(part, { mode: 0o600 });
      await once(stream, 'open').catch(refuse);
      try {
        await pipeline(content, stream).catch((error: unknown) =>
          isFileError(error) ? refuse(error) : Promise.reject(error),
        );
        return { bytes: await finishFile(part, path) };
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      } finally {
        stream.destroy();
      }
    },
    async open() {
      const unreadable = (error: unknown): never => {
        throw new Refusal(fileErrorMessage(error, path), { cause: error });
      };
      const found = await stat(path).catch(unreadable);
      if (found.isDirectory()) throw new Refusal(`${path} is a directory, not a file.`);
      const stream = createReadStream(path);
      await once(stream, 'open').catch(unreadable);
      return stream;
    },
  };
}

/** The file gets its name only once it is on disk. */
async function finishFile(part: string, path: string): Promise<number> {
  const file = await open(part, 'r');
  try {
    await file.sync();
    const { size } = await file.stat();
    await rename(part, path);
    return size;
  } finally {
    await file.close();
  }
}

const isFileError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
