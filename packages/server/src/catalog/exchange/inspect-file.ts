import { parse } from 'csv-parse/sync';
import { readStart } from './read-file.ts';
import { toUtf8, type Encoding } from './rules/encoding.ts';
import { readHeader, separatorOf, startsAsJson, type Format } from './rules/formats.ts';
import { proposeColumns, type MappedColumn } from './rules/map-columns.ts';

export interface InspectedColumn extends MappedColumn {
  readonly name: string;
  /** The first values of the column, for the person who maps it. */
  readonly samples: readonly string[];
}

export interface InspectedFile {
  readonly format: Format;
  readonly separator: string;
  readonly columns: readonly InspectedColumn[];
}

const SAMPLE_ROWS = 3;
const MAX_SAMPLE_LENGTH = 60;
const MAX_COLUMNS = 500;
/** The beginnings of workbooks and archives, which many people take for tables. */
const WORKBOOK_SIGNATURES = ['504b0304', 'd0cf11e0'];

/** Finds out the format of a file and what its columns mean, from the beginning of the file. */
export async function inspectFile(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  expected?: Format,
): Promise<InspectedFile | { readonly unknown: string }> {
  const start = await readBeginning(encoding === 'utf-8' ? bytes : toUtf8(bytes, encoding));
  if (WORKBOOK_SIGNATURES.some((signature) => start.toString('hex', 0, 4) === signature))
    return { unknown: 'is a workbook or an archive. Save the sheet as CSV and upload that file' };
  const text = start.toString('utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') return { unknown: 'is empty' };
  if (text.includes('\0')) return { unknown: 'is not a text file' };
  if (expected === 'jsonl' || (expected === undefined && startsAsJson(text)))
    return { format: 'jsonl', separator: '', columns: [] };
  const separator = separatorOf(text);
  const [titles = [], ...rows] = parseRows(text, separator);
  if (titles.length > MAX_COLUMNS) return { unknown: `has more than ${MAX_COLUMNS} columns` };
  if (rows.length === 0) return { unknown: 'has a first row with titles and no row below it' };
  // A table of another system is read as our own, by the columns that can be recognized.
  const format = expected ?? readHeader(titles)?.format ?? 'csv';
  const columns = proposeColumns(titles, format).map((column, index) => ({
    ...column,
    name: titles[index]?.trim() ?? '',
    samples: rows
      .map((row) => (row[index] ?? '').trim().slice(0, MAX_SAMPLE_LENGTH))
      .filter((sample) => sample !== ''),
  }));
  return { format, separator, columns };
}

const MAX_BEGINNING_BYTES = 1024 * 1024;

/** The first rows, or as much as rows may have. */
async function readBeginning(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces = bytes[Symbol.asyncIterator]();
  let start = await readStart(pieces);
  while (start.length < MAX_BEGINNING_BYTES) {
    const next = await pieces.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  await pieces.return?.();
  return start.subarray(0, MAX_BEGINNING_BYTES);
}

/** The last row of the beginning may be cut off, so an error in it says nothing about the file. */
const parseRows = (text: string, separator: string): string[][] =>
  parse(text, {
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    to: SAMPLE_ROWS + 1,
  });
