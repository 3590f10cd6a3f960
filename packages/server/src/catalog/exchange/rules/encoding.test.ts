import { expect, test } from 'vitest';
import { createEncodingDetector } from './encoding.ts';
import { openFile } from '../read-file.ts';
import { products, reading } from '../testing-files.ts';
import type { Entry } from '../entries.ts';

const text = 'type;slug;name;price\nproduct;cafe;Café „Größe“;5\n';
const utf16 = (big: boolean, mark: boolean): Buffer => {
  const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return big ? bytes.swap16() : bytes;
};
const windows = Buffer.from(
  text.replace('„', '\u0084').replace('“', '\u0093').replace('”', '\u0094'),
  'latin1',
);

test.each([
  ['UTF-8', Buffer.from(text), 'utf-8'],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`), 'utf-8'],
  ['UTF-16', utf16(false, true), 'utf-16le'],
  ['UTF-16 with the high byte first', utf16(true, true), 'utf-16be'],
  ['UTF-16 without a byte order mark', utf16(false, false), 'utf-16le'],
  ['Windows-1252', windows, 'windows-1252'],
])('a file in %s is detected and read', async (_name, bytes, expected) => {
  for (const size of [7, 1000]) {
    const pieces = async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    };
    const detector = createEncodingDetector();
    for await (const piece of pieces()) detector.see(piece);
    const encoding = detector.encoding();
    expect(encoding).toBe(expected);
    const opened = await openFile(pieces(), reading, { encoding });
    if ('unknown' in opened) throw new Error(opened.unknown);
    const entries: Entry[] = [];
    for await (const entry of opened.entries) entries.push(entry);
    expect(products(entries)).toMatchObject([{ slug: 'cafe', name: 'Café „Größe“', price: 5 }]);
  }
});
