import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import {
  checkCollection,
  checkProduct,
  type Entry,
  type OpenedFile,
  type UnknownFile,
} from './entries.ts';
import { readTable } from './read-table.ts';
import type { Format } from './rules/formats.ts';
import type { ShopifyReading } from './rules/read-shopify.ts';
import { compact } from '../../kernel/compact.ts';

/** Looks at the beginning of a file to know what it is. Nothing of it is kept but the piece that is being read. */
export async function openFile(
  bytes: AsyncIterable<Uint8Array>,
  reading: ShopifyReading,
  wanted?: Format,
): Promise<OpenedFile | UnknownFile> {
  const pieces = bytes[Symbol.asyncIterator]();
  const start = await readStart(pieces);
  const encoding = watchEncoding();
  const source = Readable.from(chain(start, pieces, encoding.see), { objectMode: false });
  const isJson =
    wanted === 'jsonl' ||
    (wanted === undefined &&
      start
        .toString('utf8')
        .replace(/^\uFEFF?\s*/, '')
        .startsWith('{'));
  if (isJson) return { format: 'jsonl', unknownColumns: [], entries: readJsonLines(source) };
  return readTable(source, {
    delimiter: delimiterOf(start),
    reading,
    isSound: encoding.isSound,
    ...compact({ wanted }),
  });
}

const ENOUGH = 65_536;

/** Until the first line is whole, or enough to judge by. */
async function readStart(pieces: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let start = Buffer.alloc(0);
  while (start.length < ENOUGH && !start.includes(10)) {
    const { value, done } = await pieces.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  return start;
}

async function* chain(
  start: Buffer,
  rest: AsyncIterator<Uint8Array>,
  see: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  see(start);
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    see(next.value);
    yield next.value;
  }
}

/** Whether all that was read so far is UTF-8. A table is parsed into text, in which wrong bytes look like a sign of their own. */
function watchEncoding(): { see(piece: Uint8Array): void; isSound(): boolean } {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let sound = true;
  return {
    isSound: () => sound,
    see(piece) {
      if (!sound) return;
      try {
        decoder.decode(piece, { stream: true });
      } catch {
        sound = false;
      }
    },
  };
}

/** Spreadsheets of some countries part cells by semicolons. */
function delimiterOf(start: Buffer): string {
  const header = start.toString('utf8').split(/\r?\n/, 1)[0] ?? '';
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Far more than the largest product; a file without line ends must not fill the memory. */
const LONGEST_LINE = 32 * 1024 * 1024;

export async function* readJsonLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
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
    troubles: [{ line, field: '', reason }],
  });
  if (whole.length > LONGEST_LINE) return refused('is too long for one product');
  if (!isUtf8(whole)) return refused('holds bytes that are not UTF-8');
  const value = parse(whole.toString('utf8').replace(/^\uFEFF/, ''));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refused('is not a JSON object');
  const { type = 'product', ...said } = value as Record<string, unknown>;
  if (type === 'product') return checkProduct(said, { line });
  return type === 'collection'
    ? checkCollection(said, { line })
    : refused(
        `says that it is a "${String(type).slice(0, 40)}"; products and collections are known`,
      );
}

function parse(text: string): unknown {
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
    // What is beyond the longest line is read past, not kept.
    if (from < piece.length && size <= LONGEST_LINE) rest.push(piece.subarray(from));
    size += piece.length - from;
  }
  if (rest.length > 0) yield { line, whole: take(Buffer.alloc(0)) };
}
