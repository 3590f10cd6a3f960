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
  'a %s file is known by how it begins, whatever its case, byte order mark or delimiter',
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

test('a file that is nothing we know is said to be so', async () => {
  expect(await openFile(inPieces('colour,size\nred,5\n'), reading)).toEqual({
    unknown: expect.stringContaining('colour, size'),
  });
  expect(await openFile(inPieces(''), reading)).toEqual({ unknown: 'is empty' });
});

test('each line that cannot be read is told of, with its number; the others are read', async () => {
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

test('lines are counted as an editor counts them, with empty lines and lines inside cells', async () => {
  const { entries } = await readText(
    'type,slug,name,price,description\nproduct,a,A,1,"two\nlines"\n\nproduct,b,B,oops,\nproduct,c,C,2,\n',
  );
  expect(refused(entries)).toEqual([expect.objectContaining({ line: 5, field: 'price' })]);
});

test('after a quote that does not close nothing is guessed: what is before is read, the rest is told of', async () => {
  const rows = [
    'type,slug,name,price',
    ...Array.from({ length: 50 }, (_, index) => `product,p${index},P,1`),
    'product,q,"Q,1',
    'product,r,R,1',
    'product,s,"S" x,1',
  ];
  const { entries } = await readText(rows.join('\n'));
  // The last product may have gone on in what could not be read.
  expect(products(entries).map(({ slug }) => slug)).toEqual(
    Array.from({ length: 49 }, (_, index) => `p${index}`),
  );
  expect(refused(entries).at(-1)).toEqual(
    expect.objectContaining({
      reason: expect.stringContaining('everything after it was left out'),
    }),
  );
});

test('too many cells, and bytes that are not UTF-8, refuse the product they belong to', async () => {
  const { entries } = await readText('type,slug,name,price\nproduct,a,A,1,2\nproduct,b,B,1,\n');
  expect(refused(entries)).toEqual([
    { line: 2, field: '', reason: 'has 5 cells; the first row names 4' },
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
    troubles: [{ line: 2, reason: expect.stringContaining('UTF-8') }],
  });
});

test('null characters go no further', async () => {
  const { entries } = await readText('{"name":"A\\u0000","price":1}\n');
  expect(refused(entries)).toContainEqual({
    line: 1,
    field: 'name',
    reason: expect.stringContaining('null character'),
  });
  expect(products(entries)).toEqual([]);
});
