import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { splice } from './spliced.ts';

const first = 'a'.repeat(32);
const nonce = fc.stringMatching(/^[0-9a-f]{32}$/);

test('a page is sent with the new nonce in every place of the old one, plain and compressed', () => {
  fc.assert(fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { minLength: 1, maxLength: 8 }), nonce, (texts, fresh) => {
    const spliced = splice(Buffer.from(texts.join(first)), first);
    const expected = texts.join(first).replaceAll(first, fresh);
    expect(spliced.plain(fresh).toString()).toBe(Buffer.from(expected).toString());
    // gunzip refuses a wrong checksum or length.
    expect(gunzipSync(spliced.gzip(fresh)).equals(Buffer.from(expected))).toBe(true);
  }), { numRuns: 40 });
});

test('a long page is smaller compressed', () => {
  const page = Buffer.from(`<script nonce="${first}">${'hello '.repeat(10_000)}</script>`);
  expect(splice(page, first).gzip('b'.repeat(32)).length).toBeLessThan(page.length / 10);
});
