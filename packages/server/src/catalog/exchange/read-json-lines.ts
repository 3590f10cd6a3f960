import { isUtf8 } from 'node:buffer';
import { checkCollection, checkProduct } from './check-line.ts';
import type { Entry } from './entries.ts';

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
