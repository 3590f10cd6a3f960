import type { Sequence, Table } from '@shopwright/server/db/backup/index';

/** The first entry of a backup: its contents, and the schema version of the database. */
export interface Manifest {
  readonly format: number;
  readonly createdAt: string;
  /** The number of the latest migration. */
  readonly migration: number;
  readonly tables: readonly Table[];
  readonly sequences: readonly Sequence[];
  readonly files: readonly { readonly id: string; readonly contentType: string }[];
  /** The key of the database's secrets, sealed with the passphrase of the backup. */
  readonly secret?: string;
}

/**
 * Raised when an older program could no longer read the file. Format 1 was written by pre-releases.
 */
export const FORMAT = 2;
