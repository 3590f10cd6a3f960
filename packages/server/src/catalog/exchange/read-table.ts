import { parse } from 'csv-parse';
import type { Readable } from 'node:stream';
import {
  checkCollection,
  checkProduct,
  type Entry,
  type OpenedFile,
  type UnknownFile,
} from './entries.ts';
import { type Group, groupRows } from './rules/group-rows.ts';
import type { Row, Trouble } from './rules/cells.ts';
import { formatNames, type Header, readHeader, type TableFormat } from './rules/formats.ts';
import { readOwnCollection, readOwnProduct } from './rules/read-own.ts';
import { readShopifyProduct, type ShopifyReading } from './rules/read-shopify.ts';
import { readWixProduct } from './rules/read-wix.ts';

interface TableOptions {
  readonly delimiter: string;
  readonly reading: ShopifyReading;
  readonly wanted?: TableFormat;
  /** Whether what was read so far is UTF-8. */
  readonly isSound: () => boolean;
}

const LONGEST_ROW = 16 * 1024 * 1024;

interface ParsedRow {
  readonly line: number;
  readonly cells: readonly string[];
}

interface Unreadable {
  readonly line: number;
  readonly reason: string;
}

/** A table, row by row, as far as it can be read: after a quote that does not close nobody knows what is a row and what is text. */
export async function readTable(
  source: Readable,
  { delimiter, reading, wanted, isSound }: TableOptions,
): Promise<OpenedFile | UnknownFile> {
  const broken: Unreadable[] = [];
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    skip_records_with_error: true,
    on_skip: (error) =>
      void broken.push({ line: Number(error?.['lines'] ?? 0), reason: error?.message ?? '' }),
  });
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  const rows = readRows(parser, broken);
  const first = await rows.next();
  const header = first.done ? undefined : readHeader(first.value.cells, wanted);
  if (!header)
    return {
      unknown: first.done
        ? 'is empty'
        : `begins with the columns ${first.value.cells.slice(0, 8).join(', ')}, which are of no table that is known (${Object.values(formatNames).join(', ')})`,
    };
  return {
    format: header.format,
    unknownColumns: header.unknown,
    entries: readGroups(
      groupRows(named(rows, header, isSound), header.format),
      broken,
      header.format,
      reading,
    ),
  };
}

async function* readRows(
  parser: AsyncIterable<unknown>,
  broken: readonly Unreadable[],
): AsyncGenerator<ParsedRow> {
  for await (const parsed of parser) {
    // What `info: true` makes of each row.
    const { info, record } = parsed as { info: { lines: number }; record: string[] };
    if (broken[0] && info.lines >= broken[0].line) continue;
    const inside = record.reduce(
      (count, cell) => count + (cell.includes('\n') ? cell.split('\n').length - 1 : 0),
      0,
    );
    yield { line: info.lines - inside, cells: record };
  }
}

async function* named(
  rows: AsyncIterable<ParsedRow>,
  { columns }: Header,
  isSound: () => boolean,
): AsyncGenerator<Row & { readonly trouble?: Trouble }> {
  // Every row begins as this one, so that all of them are alike to the engine; and most cells are empty.
  const blank: Readonly<Record<string, string>> = Object.fromEntries(
    columns.flatMap((column) => (column === undefined ? [] : [[column, '']])),
  );
  for await (const { line, cells } of rows) {
    const values = { ...blank };
    for (const [index, column] of columns.entries()) {
      const cell = cells[index] ?? '';
      if (column !== undefined && cell !== values[column]) values[column] = cell;
    }
    const reason = cells.slice(columns.length).some((cell) => cell !== '')
      ? `has ${cells.length} cells; the first row names ${columns.length}`
      : !isSound() && cells.some((cell) => cell.includes('\uFFFD'))
        ? 'holds bytes that are not UTF-8: save the file as UTF-8'
        : undefined;
    yield {
      line,
      cells: values,
      ...(reason === undefined ? {} : { trouble: { line, field: '', reason } }),
    };
  }
}

async function* readGroups(
  groups: AsyncIterable<Group>,
  broken: readonly Unreadable[],
  format: TableFormat,
  reading: ShopifyReading,
): AsyncGenerator<Entry> {
  let held: Group | undefined;
  for await (const group of groups) {
    if (held) yield readGroup(held, format, reading);
    held = group;
  }
  const [stop] = broken;
  if (!stop) {
    if (held) yield readGroup(held, format, reading);
    return;
  }
  // Rows of the last product may be beyond what could be read.
  const unread = {
    line: stop.line,
    field: '',
    reason: `cannot be read (${stop.reason}): it and everything after it was left out`,
  };
  if (held)
    yield readGroup(
      {
        ...held,
        troubles: [
          ...held.troubles,
          { ...unread, reason: 'may go on after the line that cannot be read' },
        ],
      },
      format,
      reading,
    );
  yield { kind: 'refused', line: stop.line, name: '', troubles: [unread] };
}

function readGroup(
  { kind, rows, troubles: before }: Group,
  format: TableFormat,
  reading: ShopifyReading,
): Entry {
  const troubles = [...before];
  const notes: Trouble[] = [];
  const line = rows[0]?.line ?? 0;
  const [first] = rows;
  if (kind === 'collection' && first)
    return checkCollection(readOwnCollection(first, troubles), { line, troubles });
  const product =
    format === 'csv'
      ? readOwnProduct(rows, troubles)
      : format === 'wix'
        ? readWixProduct(rows, troubles)
        : readShopifyProduct(rows, troubles, notes, reading);
  return checkProduct(product, {
    line,
    variantLines:
      format === 'shopify' ? rows.map((row) => row.line) : rows.slice(1).map((row) => row.line),
    troubles,
    notes,
    foreign: format === 'csv' ? undefined : format,
  });
}
