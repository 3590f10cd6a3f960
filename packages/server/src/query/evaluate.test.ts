import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../kernel/outcome.ts';
import { matchesFilter, type FieldValue } from './evaluate.ts';
import { parseQuery } from './query.ts';
import { matches, type Row } from './testing-evaluate.ts';
import { filters, merchant, randomThings, thingFields, thingRules } from './testing-things.ts';

const things = randomThings(60, 20_261_117);

const valueOf =
  (row: Row) =>
  (name: string): FieldValue => {
    const value = row[name] ?? null;
    return value === null || Array.isArray(value) ? value : String(value);
  };

test('a filter selects the same rows in memory as a plain evaluation, which SQL is compared with', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const query = parseQuery({ filter }, thingRules, merchant);
      if (isRefusal(query)) throw new Error(`${JSON.stringify(filter)} was refused.`);
      const selected = things.filter((row) => matchesFilter(query.filter, valueOf(row)));
      expect(selected).toEqual(things.filter((row) => matches(filter, row, thingFields)));
    }),
    { numRuns: 500 },
  );
});
