import { Readable } from 'node:stream';
import type { OpenedFile, UnknownFile } from './opened-file.ts';
import { readJsonLines } from './read-json-lines.ts';
import { readTable } from './read-table.ts';
import type { Format } from './rules/formats.ts';
import type { ShopifyReading } from './rules/read-shopify.ts';

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
    ...(wanted === undefined ? {} : { wanted }),
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
