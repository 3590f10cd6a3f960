import type { Db } from '@shopwright/server';
import { withSnapshot } from '@shopwright/server/db/backup/index';
import type { FileStore } from '@shopwright/server/media/index';
import { createArchive, MANIFEST } from './archive.ts';
import type { BackupLocation } from './location.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { sealSecret } from './seal-secret.ts';

export interface BackedUp {
  readonly tables: number;
  readonly files: number;
  /** Files that the database names and the file store does not have. */
  readonly missingFiles: readonly string[];
  readonly bytes: number;
}

/**
 * Writes the whole platform as of one moment: database, files and the sealed secret. The shop stays
 * open.
 */
export async function backUp({
  db,
  files,
  secret,
  location,
  now,
  signal,
}: {
  db: Pick<Db, 'pool'>;
  files: FileStore;
  /** Omitted when the operator stores the secret elsewhere. */
  secret: { readonly text: string; readonly passphrase: string } | undefined;
  location: BackupLocation;
  now: Date;
  /** Gives up, and leaves nothing behind. */
  signal?: AbortSignal | undefined;
}): Promise<BackedUp> {
  const archive = createArchive(location, signal);
  try {
    const summary = await withSnapshot(db.pool, async (snapshot) => {
      const manifest: Manifest = {
        format: FORMAT,
        createdAt: now.toISOString(),
        migration: snapshot.migration,
        tables: snapshot.tables,
        sequences: snapshot.sequences,
        files: await snapshot.files(),
        ...(secret && { secret: sealSecret(secret.text, secret.passphrase) }),
      };
      await archive.write(MANIFEST, JSON.stringify(manifest));
      for (const table of manifest.tables)
        await archive.write(`tables/${table.name}`, snapshot.rows(table));
      const missingFiles: string[] = [];
      for (const { id } of manifest.files) {
        const file = await files.read(id);
        if (file) await archive.write(`files/${id}`, file.stream);
        else missingFiles.push(id);
      }
      return {
        tables: manifest.tables.length,
        files: manifest.files.length - missingFiles.length,
        missingFiles,
      };
    });
    return { ...summary, ...(await archive.finish()) };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}
