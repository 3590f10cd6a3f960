import type { CatalogImportColumn } from '@shopwright/contract/catalog/catalog-imports';
import { refuse, type Refusal } from '../../kernel/outcome.ts';
import type { FileStore } from '../../media/index.ts';
import { inspectFile } from '../exchange/inspect-file.ts';
import type { Encoding } from '../exchange/rules/encoding.ts';
import type { Format } from '../exchange/rules/formats.ts';
import { fileIdOf } from './run-import.ts';

export interface InspectedUpload {
  readonly format: Format;
  readonly separator: string;
  readonly columns: readonly CatalogImportColumn[];
}

/** The format and the columns of an uploaded file, as they are stored with the import. */
export async function inspectUpload(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  expected?: Format,
): Promise<InspectedUpload | Refusal<'UNREADABLE_IMPORT_FILE'>> {
  const inspected = await inspectFile(bytes, encoding, expected);
  if ('unknown' in inspected)
    return refuse('UNREADABLE_IMPORT_FILE', { reason: inspected.unknown });
  const { format, separator, columns } = inspected;
  return {
    format,
    separator,
    columns: columns.map(({ name, field, match, samples }, position) => ({
      position,
      name: withoutNull(name),
      field: field ?? null,
      match,
      samples: samples.map(withoutNull),
    })),
  };
}

/** The same for the stored file of an import. */
export async function inspectStored(
  files: FileStore,
  importId: string,
  encoding: Encoding,
  expected: Format,
): Promise<InspectedUpload | Refusal<'UNREADABLE_IMPORT_FILE'>> {
  const file = await files.read(fileIdOf(importId));
  if (!file) return refuse('UNREADABLE_IMPORT_FILE', { reason: 'was deleted; upload it again' });
  try {
    return await inspectUpload(file.stream, encoding, expected);
  } finally {
    file.stream.destroy();
  }
}

/** PostgreSQL stores no null character. */
const withoutNull = (text: string): string => text.replaceAll('\0', '');
