import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { listText } from './list-text.ts';
import { openTestDb } from './testing-db.ts';

const { db } = await openTestDb();
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('\\', '"', '{', '}', ',', ' ', 'NULL', '\n', 'é') }),
  )
  .filter((each) => !each.includes('\0'));

test('any list of plain values arrives as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(text)),
      fc.array(fc.option(fc.integer())),
      fc.array(fc.boolean()),
      async (texts, numbers, answers) => {
        expect(
          await db.query(
            sql`select ${texts}::text[] as texts, ${numbers}::integer[] as numbers, ${answers}::boolean[] as answers`,
          ),
        ).toEqual([{ texts, numbers, answers }]);
      },
    ),
    { numRuns: 100 },
  );
});

test('a list of anything else is left to the driver', () => {
  for (const value of [new Date(), Buffer.from('a'), ['a'], { a: 1 }])
    expect(listText(['a', value])).toBeUndefined();
});
