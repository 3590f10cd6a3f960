import type { Sequence, Table } from '@shopwright/server/db/backup/index';

/** The first entry of a backup: what is in it, and which shape of the database it was taken from. */
export interface Manifest {
  readonly format: number;
  readonly createdAt: string;
  /** The number of the latest migration. */
  readonly migration: number;
  readonly tables: readonly Table[];
  readonly sequences: readonly Sequence[];
  readonly files: readonly { readonly id: string; readonly contentType: string }[];
  /** What secrets in the database are encrypted with, sealed by the passphrase of the backup. */
  readonly secret?: string;
}

/** Raised when an older program could no longer read the file. Format 1 was written by pre-releases. */
export const FORMAT = 2;
