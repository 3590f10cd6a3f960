import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { arrayLiteral } from './array-literal.ts';
import { openTestDb } from './testing-db.ts';

const { db } = await openTestDb();
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('\\', '"', '{', '}', ',', ' ', 'NULL', '\n', 'é') }),
  )
  .filter((each) => !each.includes('\0'));

test('any list of plain values survives the round trip', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(text)),
      fc.array(fc.option(fc.integer())),
      fc.array(fc.boolean()),
      async (texts, numbers, answers) => {
        expect(
          await db.query(
            sql`select ${arrayLiteral(texts)}::text[] as texts, ${arrayLiteral(numbers)}::integer[] as numbers, ${arrayLiteral(answers)}::boolean[] as answers`,
          ),
        ).toEqual([{ texts, numbers, answers }]);
      },
    ),
    { numRuns: 100 },
  );
});

test('a list inside a list arrives as the text of its own literal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.option(text))), async (lists) => {
      const rows = await db.query<{ list: (string | null)[] }>(
        sql`select list::text[] from unnest(${arrayLiteral(lists)}::text[]) with ordinality as l (list, n) order by n`,
      );
      expect(rows.map(({ list }) => list)).toEqual(lists);
    }),
    { numRuns: 50 },
  );
});

test('a list of anything else is rejected', () => {
  for (const value of [new Date(), Buffer.from('a'), { a: 1 }])
    expect(() => arrayLiteral(['a', value])).toThrow(TypeError);
});
