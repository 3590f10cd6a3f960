import type {
  CatalogImportColumn,
  CatalogImportCounts,
  CatalogImportProblemCode,
  CatalogImportState,
} from '@shopwright/contract/catalog/catalog-imports';
import type { Encoding } from '../../exchange/rules/encoding.ts';
import type { Format } from '../../exchange/rules/formats.ts';

export type StoredCounts = Readonly<Required<CatalogImportCounts>>;

export interface StoredImport {
  readonly importId: string;
  readonly fileName: string;
  readonly state: CatalogImportState;
  readonly format: Format | null;
  readonly encoding: Encoding | null;
  readonly separator: string | null;
  readonly bytes: number;
  readonly columns: readonly CatalogImportColumn[];
  readonly updateExisting: boolean;
  readonly fetchImages: boolean;
  readonly entriesDone: number;
  readonly bytesRead: number;
  readonly problemCount: number;
  readonly validation: StoredCounts | null;
  readonly result: StoredCounts | null;
  readonly failure: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

export interface StoredProblem {
  readonly position: number;
  readonly line: number;
  readonly product: string;
  readonly title: string;
  readonly value: string;
  readonly code: CatalogImportProblemCode;
  readonly reason: string;
  readonly rejected: boolean;
}
