import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { drawOnce } from './draw-once.ts';
import { unpackFont } from './unpack-font.ts';

describe('a document', () => {
  const counting = (maxDocuments?: number) => {
    const drawn: string[] = [];
    const draw = drawOnce(
      async ({ text }: { text: string }) => {
        drawn.push(text);
        if (text === 'broken') throw new Error('no ink');
        return Buffer.from(text);
      },
      maxDocuments === undefined ? {} : { maxDocuments },
    );
    return { drawn, draw };
  };

  test('is rendered once for any number of requests, concurrent or later', async () => {
    const { drawn, draw } = counting();
    const documents = await Promise.all([
      draw({ text: 'a' }),
      draw({ text: 'a' }),
      draw({ text: 'a' }),
    ]);
    documents.push(await draw({ text: 'a' }));
    expect(documents.map(String)).toEqual(['a', 'a', 'a', 'a']);
    expect(drawn).toEqual(['a']);
  });

  test('is rendered again when its content changes', async () => {
    const { drawn, draw } = counting();
    for (const text of ['a', 'b', 'a']) expect(String(await draw({ text }))).toBe(text);
    expect(drawn).toEqual(['a', 'b']);
  });

  test('that was least recently used is evicted first', async () => {
    const { drawn, draw } = counting(2);
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) await draw({ text });
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });

  test('that failed to render is retried', async () => {
    const { drawn, draw } = counting();
    await expect(draw({ text: 'broken' })).rejects.toThrow('no ink');
    await expect(draw({ text: 'broken' })).rejects.toThrow('no ink');
    expect(drawn).toEqual(['broken', 'broken']);
  });
});

test('an unpacked font is a plain OpenType file with the same glyphs', async () => {
  const woff = await readFile(
    fileURLToPath(
      import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
    ),
  );
  const plain = unpackFont(woff);
  expect(plain.readUInt32BE(0)).toBe(0x0001_0000);
  // Single fonts, not collections.
  const [packed, unpacked] = [create(woff) as Font, create(plain) as Font];
  expect(unpacked.characterSet).toEqual(packed.characterSet);
  const outline = (font: Font) =>
    font.layout('Grüße, 12 €').glyphs.map(({ path, advanceWidth }) => [advanceWidth, path.toSVG()]);
  expect(outline(unpacked)).toEqual(outline(packed));
});
