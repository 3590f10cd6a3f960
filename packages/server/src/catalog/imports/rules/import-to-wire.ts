import type {
  CatalogImport,
  CatalogImportProblem,
} from '@shopwright/contract/catalog/catalog-imports';
import { columnsOf } from '../../exchange/rules/formats.ts';
import { formatToWire } from '../../exchange/rules/wire-formats.ts';
import { adviceFor } from './describe-problem.ts';
import type { StoredImport, StoredProblem } from './stored-import.ts';

export function importToWire(row: StoredImport): CatalogImport {
  const { format } = row;
  return {
    id: row.importId,
    fileName: row.fileName,
    state: row.state,
    format: format && formatToWire(format),
    encoding: row.encoding,
    separator: row.separator,
    sizeInBytes: row.bytes,
    columns: [...row.columns],
    availableFields: format === null || format === 'jsonl' ? [] : [...columnsOf(format)],
    updateExisting: row.updateExisting,
    fetchImages: row.fetchImages,
    progressPercent: percentOf(row),
    validation: row.validation,
    result: row.result,
    failure: row.failure,
    createdBy: row.createdBy,
    createdDate: row.createdAt.toISOString(),
    startedDate: row.startedAt?.toISOString() ?? null,
    finishedDate: row.finishedAt?.toISOString() ?? null,
  };
}

/** A job that has read the whole file may still write the last rows. */
function percentOf({ state, bytes, bytesRead }: StoredImport): number {
  if (state === 'VALIDATED' || state === 'COMPLETED') return 100;
  return bytes === 0 ? 0 : Math.min(99, Math.floor((bytesRead / bytes) * 100));
}

export const problemToWire = (problem: StoredProblem): CatalogImportProblem => ({
  position: problem.position,
  line: problem.line,
  product: problem.product,
  column: problem.title,
  value: problem.value,
  code: problem.code,
  reason: problem.reason,
  advice: adviceFor(problem.code),
  rejected: problem.rejected,
});
