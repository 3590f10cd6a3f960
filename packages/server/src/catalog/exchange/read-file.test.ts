import { expect, test } from 'vitest';
import type { Entry } from './entries.ts';
import { openFile } from './read-file.ts';
import { inPieces, products, reading, readText, refused } from './testing-files.ts';

test.each([
  ['jsonl', '{"name":"Vase","price":5}\n'],
  ['csv', 'type,slug,name,price\nproduct,vase,Vase,5\n'],
  ['wix', 'handleId,fieldType,name,price\nvase,Product,Vase,5\n'],
  ['shopify', 'Handle,Title,Variant Price\nvase,Vase,5\n'],
] as const)(
  'detects a %s file by its start, in any case, with any byte order mark or delimiter',
  async (format, text) => {
    for (const form of [
      text,
      `\uFEFF${text}`,
      text.replaceAll('\n', '\r\n'),
      ...(format === 'jsonl'
        ? []
        : [
            text.replaceAll(',', ';'),
            text.replaceAll(',', '\t'),
            text.replace(/^.*/, (header) => header.toUpperCase()),
          ]),
    ]) {
      const read = await readText(form, { size: 3 });
      expect(read.format).toBe(format);
      expect(products(read.entries)).toEqual([expect.objectContaining({ name: 'Vase', price: 5 })]);
    }
  },
);

test('a table is read in the format that the caller names, even if its columns match none', async () => {
  const text = 'Handle,Variant Price\nvase,5\n';
  expect(await openFile(inPieces(text), reading)).toMatchObject({ unknown: expect.any(String) });
  expect(await openFile(inPieces(text), reading, { format: 'shopify' })).toMatchObject({
    format: 'shopify',
  });
});

test('a file of an unknown format is reported', async () => {
  expect(await openFile(inPieces('colour,size\nred,5\n'), reading)).toEqual({
    unknown: expect.stringContaining('colour, size'),
  });
  expect(await openFile(inPieces(''), reading)).toEqual({ unknown: 'is empty' });
});

test('reports each unreadable line with its number, and reads the others', async () => {
  const { entries } = await readText(
    [
      '{"name":"A","price":1}',
      '',
      '{"name":',
      '[1]',
      '{"name":"B","price":"much","options":[{"name":5}]}',
      '{"type":"order"}',
      '{"name":"C","price":2}',
    ].join('\n'),
  );
  expect(products(entries).map(({ name }) => name)).toEqual(['A', 'C']);
  expect(refused(entries).map(({ line, field, reason }) => [line, field, reason])).toEqual([
    [3, '', 'is not a JSON object'],
    [4, '', 'is not a JSON object'],
    [5, 'price', 'must be a number'],
    [5, 'options[0].name', 'must be text'],
    [6, '', expect.stringContaining('"order"')],
  ]);
});

test('counts lines like an editor, with empty lines and lines inside cells', async () => {
  const { entries } = await readText(
    'type,slug,name,price,description\nproduct,a,A,1,"two\nlines"\n\nproduct,b,B,oops,\nproduct,c,C,2,\n',
  );
  expect(refused(entries)).toEqual([expect.objectContaining({ line: 5, field: 'price' })]);
});

test('after an unclosed quote, imports what precedes it and reports the rest', async () => {
  const rows = [
    'type,slug,name,price',
    ...Array.from({ length: 50 }, (_, index) => `product,p${index},P,1`),
    'product,q,"Q,1',
    'product,r,R,1',
    'product,s,"S" x,1',
  ];
  const { entries } = await readText(rows.join('\n'));
  // The last product may continue in the part that could not be read.
  expect(products(entries).map(({ slug }) => slug)).toEqual(
    Array.from({ length: 49 }, (_, index) => `p${index}`),
  );
  expect(refused(entries).at(-1)).toEqual(
    expect.objectContaining({
      reason: expect.stringContaining('everything after it were skipped'),
    }),
  );
});

test('too many cells or invalid UTF-8 reject the product', async () => {
  const { entries } = await readText('type,slug,name,price\nproduct,a,A,1,2\nproduct,b,B,1,\n');
  expect(refused(entries)).toEqual([
    {
      line: 2,
      field: '',
      reason: 'has 5 cells, but the header has 4',
      code: 'TOO_MANY_CELLS',
    },
  ]);
  const latin = Buffer.concat([
    Buffer.from('type,slug,name,price\nproduct,a,Caf'),
    Buffer.from([0xe9]),
    Buffer.from(',1\n'),
  ]);
  const opened = await openFile(
    (async function* () {
      yield latin;
    })(),
    reading,
  );
  if ('unknown' in opened) throw new Error(opened.unknown);
  const latinEntries: Entry[] = [];
  for await (const entry of opened.entries) latinEntries.push(entry);
  expect(latinEntries[0]).toMatchObject({
    kind: 'refused',
    problems: [{ line: 2, reason: expect.stringContaining('UTF-8'), code: 'WRONG_ENCODING' }],
  });
});

test('rejects null characters', async () => {
  const { entries } = await readText('{"name":"A\\u0000","price":1}\n');
  expect(refused(entries)).toContainEqual({
    line: 1,
    field: 'name',
    reason: expect.stringContaining('null character'),
    value: 'A',
  });
  expect(products(entries)).toEqual([]);
});
