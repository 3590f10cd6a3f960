import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { parse as createCsvParser } from 'csv-parse';
import {
  checkCollection,
  checkProduct,
  type Entry,
  type OpenedFile,
  type UnknownFile,
} from './entries.ts';
import {
  type Format,
  formatNames,
  type Header,
  readHeader,
  separatorOf,
  startsAsJson,
  type TableFormat,
} from './rules/formats.ts';
import { encodingByStart, toUtf8, type Encoding } from './rules/encoding.ts';
import { withoutFormulaGuard } from './rules/formula-guard.ts';
import { readShopifyProduct, type ShopifyReading } from './rules/read-shopify.ts';
import { compact } from '../../kernel/compact.ts';
import { type Group, groupRows, type Row, type RowProblem } from './rules/cells.ts';
import { readOwnCollection, readOwnProduct } from './rules/read-own.ts';
import { readWixProduct } from './rules/read-wix.ts';

/**
 * Detects the format from the start of the file. The file is streamed, never held in memory as a
 * whole.
 */
export async function openFile(
  bytes: AsyncIterable<Uint8Array>,
  reading: ShopifyReading,
  options: OpenOptions = {},
): Promise<OpenedFile | UnknownFile> {
  const { format, columns } = options;
  const pieces = bytes[Symbol.asyncIterator]();
  const start = await readStart(pieces);
  const encoding = options.encoding ?? encodingByStart(start) ?? 'utf-8';
  if (encoding !== 'utf-8')
    return openFile(toUtf8(chain(start, pieces), encoding), reading, {
      ...options,
      encoding: 'utf-8',
    });
  const watched = watchEncoding();
  const source = Readable.from(chain(start, pieces, watched.see), { objectMode: false });
  if (format === 'jsonl' || (format === undefined && startsAsJson(start.toString('utf8'))))
    return { format: 'jsonl', unknownColumns: [], entries: readJsonLines(source) };
  return readTable(source, {
    delimiter: separatorOf(start.toString('utf8')),
    reading,
    isUtf8SoFar: watched.isUtf8SoFar,
    ...compact({ expected: format, columns }),
  });
}

export interface OpenOptions {
  /** Detected from the first lines when it is left out. */
  readonly format?: Format | undefined;
  /** Detected from the first bytes when it is left out; those of UTF-8 and Windows-1252 look alike. */
  readonly encoding?: Encoding | undefined;
  /** The column of the format that each column of the table stands for, in the order of the table. */
  readonly columns?: readonly (string | undefined)[] | undefined;
}

const MAX_SNIFFED_BYTES = 65_536;

/** Reads until the end of the first line, or up to the limit. */
export async function readStart(pieces: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let start = Buffer.alloc(0);
  while (start.length < MAX_SNIFFED_BYTES && !start.includes(10)) {
    const { value, done } = await pieces.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  return start;
}

async function* chain(
  start: Buffer,
  rest: AsyncIterator<Uint8Array>,
  see: (piece: Uint8Array) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  see(start);
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    see(next.value);
    yield next.value;
  }
}

/**
 * Tracks whether the bytes read so far are UTF-8. The CSV parser replaces invalid bytes, so they
 * cannot be detected in a cell.
 */
function watchEncoding(): { see(piece: Uint8Array): void; isUtf8SoFar(): boolean } {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isValid = true;
  return {
    isUtf8SoFar: () => isValid,
    see(piece) {
      if (!isValid) return;
      try {
        decoder.decode(piece, { stream: true });
      } catch {
        isValid = false;
      }
    },
  };
}

/** Far longer than the largest product. Bounds the memory for a file without line breaks. */
const MAX_LINE_BYTES = 32 * 1024 * 1024;

async function* readJsonLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  for await (const { line, whole } of splitLines(bytes)) {
    if (/\S/.test(whole.subarray(0, 100).toString('utf8')) || whole.length > 100)
      yield readLine(whole, line);
  }
}

function readLine(whole: Buffer, line: number): Entry {
  const refused = (reason: string): Entry => ({
    kind: 'refused',
    line,
    name: '',
    problems: [{ line, field: '', reason }],
  });
  if (whole.length > MAX_LINE_BYTES) return refused('is too long for one product');
  if (!isUtf8(whole)) return refused('contains bytes that are not UTF-8');
  const value = parseJson(whole.toString('utf8').replace(/^\uFEFF/, ''));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refused('is not a JSON object');
  const { type = 'product', ...said } = value as Record<string, unknown>;
  if (type === 'product') return checkProduct(said, { line });
  return type === 'collection'
    ? checkCollection(said, { line })
    : refused(`has the type "${String(type).slice(0, 40)}"; supported are product and collection`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function* splitLines(
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<{ line: number; whole: Buffer }> {
  let line = 1;
  let rest: Buffer[] = [];
  let size = 0;
  const take = (last: Buffer): Buffer => {
    const whole = rest.length === 0 ? last : Buffer.concat([...rest, last]);
    [rest, size] = [[], 0];
    return whole;
  };
  for await (const piece of bytes) {
    let from = 0;
    for (let end = piece.indexOf(10); end !== -1; end = piece.indexOf(10, from)) {
      yield { line, whole: take(piece.subarray(from, end)) };
      [from, line] = [end + 1, line + 1];
    }
    // The rest of an over-long line is skipped.
    if (from < piece.length && size <= MAX_LINE_BYTES) rest.push(piece.subarray(from));
    size += piece.length - from;
  }
  if (rest.length > 0) yield { line, whole: take(Buffer.alloc(0)) };
}

interface TableOptions {
  readonly delimiter: string;
  readonly reading: ShopifyReading;
  readonly expected?: TableFormat;
  readonly columns?: readonly (string | undefined)[];
  /** Whether all bytes read so far are UTF-8. */
  readonly isUtf8SoFar: () => boolean;
}

const MAX_ROW_BYTES = 16 * 1024 * 1024;

interface ParsedRow {
  readonly line: number;
  readonly cells: readonly string[];
}

interface Unreadable {
  readonly line: number;
  readonly reason: string;
}

/**
 * Reads a table up to the first row that cannot be parsed: after an unclosed quote, rows and text
 * cannot be distinguished.
 */
async function readTable(
  source: Readable,
  { delimiter, reading, expected, columns, isUtf8SoFar }: TableOptions,
): Promise<OpenedFile | UnknownFile> {
  const broken: Unreadable[] = [];
  const parser = createCsvParser({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
    skip_records_with_error: true,
    on_skip: (error) =>
      void broken.push({ line: Number(error?.['lines'] ?? 0), reason: error?.message ?? '' }),
  });
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  const rows = readRows(parser, broken);
  const first = await rows.next();
  const header = first.done ? undefined : readHeader(first.value.cells, expected, columns);
  if (!header)
    return {
      unknown: first.done
        ? 'is empty'
        : `starts with the columns ${first.value.cells.slice(0, 8).join(', ')}, which match none of the supported formats (${Object.values(formatNames).join(', ')})`,
    };
  return {
    format: header.format,
    unknownColumns: header.unknown,
    entries: readGroups(
      groupRows(named(rows, header, isUtf8SoFar), header.format),
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
    // The shape that `info: true` produces.
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
  isUtf8SoFar: () => boolean,
): AsyncGenerator<Row & { readonly problem?: RowProblem }> {
  // All rows share one hidden class, and most cells are empty.
  const blank: Readonly<Record<string, string>> = Object.fromEntries(
    columns.flatMap((column) => (column === undefined ? [] : [[column, '']])),
  );
  for await (const { line, cells } of rows) {
    const values = { ...blank };
    for (const [index, column] of columns.entries()) {
      const cell = withoutFormulaGuard(cells[index] ?? '');
      if (column !== undefined && cell !== values[column]) values[column] = cell;
    }
    const wrong = cells.slice(columns.length).some((cell) => cell !== '')
      ? ([
          `has ${cells.length} cells, but the header has ${columns.length}`,
          'TOO_MANY_CELLS',
        ] as const)
      : !isUtf8SoFar() && cells.some((cell) => cell.includes('\uFFFD'))
        ? (['contains bytes that are not UTF-8: save the file as UTF-8', 'WRONG_ENCODING'] as const)
        : undefined;
    yield {
      line,
      cells: values,
      ...(wrong === undefined
        ? {}
        : { problem: { line, field: '', reason: wrong[0], code: wrong[1] } }),
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
  // The unreadable row may belong to the last product.
  const unread = {
    line: stop.line,
    field: '',
    reason: `cannot be read (${stop.reason}): this row and everything after it were skipped`,
  };
  if (held)
    yield readGroup(
      {
        ...held,
        problems: [
          ...held.problems,
          { ...unread, reason: 'may continue after the line that cannot be read' },
        ],
      },
      format,
      reading,
    );
  yield { kind: 'refused', line: stop.line, name: '', problems: [unread] };
}

function readGroup(
  { kind, rows, problems: before }: Group,
  format: TableFormat,
  reading: ShopifyReading,
): Entry {
  const problems = [...before];
  const notes: RowProblem[] = [];
  const line = rows[0]?.line ?? 0;
  const [first] = rows;
  if (kind === 'collection' && first)
    return checkCollection(readOwnCollection(first, problems), { line, problems });
  const product =
    format === 'csv'
      ? readOwnProduct(rows, problems)
      : format === 'wix'
        ? readWixProduct(rows, problems)
        : readShopifyProduct(rows, problems, notes, reading);
  return checkProduct(product, {
    line,
    variantLines:
      format === 'shopify' ? rows.map((row) => row.line) : rows.slice(1).map((row) => row.line),
    problems,
    notes,
    foreign: format === 'csv' ? undefined : format,
  });
}
