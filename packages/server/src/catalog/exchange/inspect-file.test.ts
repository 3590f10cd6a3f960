import { expect, test } from 'vitest';
import { inspectFile } from './inspect-file.ts';
import { inPieces } from './testing-files.ts';

const inspect = (text: string) => inspectFile(inPieces(text), 'utf-8');

test("proposes a field and shows samples for each column of another system's table", async () => {
  expect(
    await inspect(
      'Artikelname;Preis;Farbe\nTasse;12.90;blau\nVase;30;\n"Two\nlines";5;x\nlast;1;y\n',
    ),
  ).toEqual({
    format: 'csv',
    separator: ';',
    columns: [
      {
        name: 'Artikelname',
        field: 'name',
        match: 'SIMILAR',
        samples: ['Tasse', 'Vase', 'Two\nlines'],
      },
      { name: 'Preis', field: 'price', match: 'SIMILAR', samples: ['12.90', '30', '5'] },
      { name: 'Farbe', field: undefined, match: 'NONE', samples: ['blau', 'x'] },
    ],
  });
});

test.each([
  ['handleId,fieldType,name\na,Product,A\n', 'wix', ','],
  ['Handle\tTitle\na\tA\n', 'shopify', '\t'],
  ['{"name":"A"}\n', 'jsonl', ''],
])('the format of %j is detected', async (text, format, separator) => {
  expect(await inspect(text)).toMatchObject({ format, separator });
});

test('refuses a file that is not a table, with advice', async () => {
  expect(await inspect('')).toEqual({ unknown: 'is empty' });
  expect(await inspect('PK\u0003\u0004workbook')).toEqual({
    unknown: expect.stringContaining('Save the sheet as CSV'),
  });
  expect(await inspect('name,price\n')).toEqual({ unknown: expect.stringContaining('no row') });
  expect(await inspect('a\0b,c\n1,2\n')).toEqual({ unknown: 'is not a text file' });
});
