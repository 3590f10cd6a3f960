/**
 * For tests only: a table with every kind of field, with and without nulls, and random rows and
 * queries for it.
 */
import fc from 'fast-check';
import sql, { join } from 'sql-template-tag';
import type { Db } from '../db/index.ts';
import { foldCase } from '../kernel/fold-case.ts';
import type { QueryField, FieldTable } from './fields.ts';
import type { QueryRules } from './query.ts';
import type { Json, Row, WireSort } from './testing-evaluate.ts';

export const createThings = sql`create table thing (
  serial integer primary key, id uuid not null, owner uuid, name text collate "C" not null, nick text, title text collate "C" not null, folded_title text not null, price numeric(18, 3) not null, cost numeric(18, 3),
  stock integer, visits bigint not null, visible boolean not null, checked boolean, made timestamptz not null, seen timestamptz, tags text[] not null, labels text[])`;

const open = { filterable: true, sortable: true } as const;

export const thingFields: FieldTable = {
  serial: { kind: 'integer', column: sql`serial`, nullable: false, ...open },
  id: { kind: 'id', column: sql`id`, nullable: false, ...open },
  owner: { kind: 'id', column: sql`owner`, ...open },
  name: { kind: 'text', column: sql`name`, nullable: false, ...open },
  'info.nick': {
    kind: 'text',
    column: sql`nick`,
    lowerColumn: sql`lower(nick collate "C")`,
    ...open,
  },
  title: {
    kind: 'text',
    column: sql`title`,
    lowerColumn: sql`folded_title`,
    toLower: foldCase,
    nullable: false,
    ...open,
  },
  'priceData.price': { kind: 'number', column: sql`price`, nullable: false, ...open },
  cost: { kind: 'number', column: sql`cost`, merchantOnly: true, ...open },
  stock: { kind: 'integer', column: sql`stock`, ...open },
  visits: { kind: 'integer', column: sql`visits`, nullable: false, ...open },
  visible: { kind: 'boolean', column: sql`visible`, nullable: false, ...open },
  checked: { kind: 'boolean', column: sql`checked`, ...open },
  made: { kind: 'moment', column: sql`made`, nullable: false, ...open },
  seen: { kind: 'moment', column: sql`seen`, ...open },
  tags: { kind: 'texts', column: sql`tags`, nullable: false, filterable: true },
  labels: { kind: 'texts', column: sql`labels`, filterable: true },
  secret: { kind: 'text', column: sql`name` },
};

const tieBreaker: QueryField = { kind: 'integer', column: sql`serial` };
export const thingRules: QueryRules = { fields: thingFields, tieBreaker };
export const merchant = { merchant: true };
export const visitor = { merchant: false };

export const askable = Object.keys(thingFields).filter((name) => thingFields[name]?.filterable);
const sortable = Object.keys(thingFields).filter((name) => thingFields[name]?.sortable);

/** Short texts of awkward signs, so that random ones meet. */
const signs = [
  'a',
  'b',
  'A',
  'B',
  'é',
  'É',
  'e\u0301',
  'ß',
  'S',
  's',
  'Σ',
  'ς',
  'İ',
  'ж',
  'Ж',
  '%',
  '_',
  '\\',
  "'",
  '"',
  ' ',
  '{',
  ',',
  '\u{1f600}',
  '\ud7ff',
  '\ue000',
  '\u{10ffff}',
];
const text = fc.array(fc.constantFrom(...signs), { maxLength: 4 }).map((parts) => parts.join(''));
const decimal = fc.integer({ min: -20_000, max: 20_000 }).map((thousandths) => thousandths / 1000);
const whole = fc.integer({ min: -5, max: 5 });
const moment = fc
  .integer({ min: 0, max: 40 })
  .map((quarter) =>
    new Date(Date.UTC(2024, 1, 28) + quarter * 6 * 3_600_000 + (quarter % 3)).toISOString(),
  );
const uuid = fc
  .integer({ min: 0, max: 30 })
  .map((number) => `0d6ec8a1-7c0c-4b7e-9a55-${String(number * 7919).padStart(12, '0')}`);
const texts = fc.array(text, { maxLength: 3 });
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4 });

const columnValues = {
  id: uuid,
  owner: orNull(uuid),
  name: text,
  'info.nick': orNull(text),
  title: text,
  'priceData.price': decimal,
  cost: orNull(decimal),
  stock: orNull(whole),
  visits: whole,
  visible: fc.boolean(),
  checked: orNull(fc.boolean()),
  made: moment,
  seen: orNull(moment),
  tags: texts,
  labels: orNull(texts),
};

export function randomThings(count: number, seed: number): Row[] {
  return fc
    .sample(fc.record(columnValues), { numRuns: count, seed })
    .map((row, index) => ({ serial: index - 5, ...row }));
}

export async function storeThings(db: Db, rows: readonly Row[]): Promise<void> {
  await db.query(createThings);
  const columns = ['serial', ...Object.keys(columnValues), 'folded'];
  // Awkward texts travel as parameters, fifty rows at a time.
  for (let at = 0; at < rows.length; at += 50) {
    const values = rows
      .slice(at, at + 50)
      .map((row): Row => ({ ...row, folded: foldCase(String(row['title'])) }))
      .map((row) =>
        join(
          columns.map((column) => row[column] ?? null),
          ', ',
          '(',
          ')',
        ),
      );
    await db.query(
      sql`insert into thing (serial, id, owner, name, nick, title, price, cost, stock, visits, visible, checked, made, seen, tags, labels, folded_title) values ${join(values, ', ')}`,
    );
  }
  await db.query(sql`analyze thing`);
}

const number = fc.oneof(
  decimal,
  whole,
  decimal.map(String),
  decimal.map((value) => value.toFixed(5)),
  fc.constantFrom('1e1', '-0', 1e-7, 1e21, '12345678901234567890', Number.MAX_VALUE),
);
const time = fc.oneof(
  moment,
  fc.constantFrom(
    '2024-02-29',
    '2024-03-01T01:00:00+01:00',
    '2024-02-28T20:00:00.000001-04:00',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999Z',
  ),
);
const operands: Readonly<Record<QueryField['kind'], fc.Arbitrary<Json>>> = {
  text,
  texts: text,
  number,
  integer: number,
  boolean: fc.oneof(fc.boolean(), fc.constantFrom('true', 'false')),
  moment: time,
  id: fc.oneof(
    uuid,
    uuid.map((id) => id.toUpperCase()),
    text,
    fc.constant('0d6ec8a1'),
  ),
};
const booleans = fc.oneof(fc.boolean(), fc.constantFrom('true', 'false'));

const object = (key: fc.Arbitrary<string>, value: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.tuple(key, value).map((pair): Json => Object.fromEntries([pair]));

function conditionsOf(kind: QueryField['kind']): fc.Arbitrary<Json> {
  const value = operands[kind];
  const nullable = orNull(value);
  const lists = fc.array(fc.option(value, { freq: 12 }), { maxLength: 4 });
  const single = fc.oneof(
    object(fc.constantFrom('$eq', '$ne'), nullable),
    object(fc.constantFrom('$in', '$nin', '$hasSome', '$hasAll'), lists),
    object(fc.constantFrom('$exists', '$isEmpty'), booleans),
    ...(kind === 'boolean' || kind === 'texts'
      ? []
      : [object(fc.constantFrom('$gt', '$gte', '$ge', '$lt', '$lte', '$le'), value)]),
    ...(kind === 'text' || kind === 'id'
      ? [
          object(
            fc.constantFrom('$startsWith', '$endsWith', '$contains'),
            kind === 'id' ? fc.constantFrom('0d6', '0D6E', '00', '8', '%') : text,
          ),
        ]
      : []),
    ...(kind === 'texts' ? [object(fc.constant('$contains'), text)] : []),
  );
  const several = fc
    .tuple(single, single)
    .map(([a, b]): Json => ({ ...(a as object), ...(b as object) }));
  return fc.oneof(
    { weight: 2, arbitrary: nullable },
    { weight: 6, arbitrary: single },
    { weight: 2, arbitrary: several },
    { weight: 1, arbitrary: object(fc.constant('$not'), several) },
  );
}

const condition: fc.Arbitrary<Json> = fc.constantFrom(...askable).chain((name) => {
  const kind = thingFields[name]?.kind ?? 'text';
  return object(fc.constant(name), conditionsOf(kind));
});

/** Filters of every operator and every kind, to three levels. */
export const filters: fc.Arbitrary<Json> = fc.letrec<{ filter: Json; list: Json }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    { weight: 5, arbitrary: condition },
    {
      weight: 1,
      arbitrary: fc
        .tuple(condition, condition)
        .map(([a, b]): Json => ({ ...(a as object), ...(b as object) })),
    },
    { weight: 3, arbitrary: object(fc.constantFrom('$and', '$or'), tie('list')) },
    {
      weight: 2,
      arbitrary: object(
        fc.constant('$not'),
        fc.oneof(
          tie('filter'),
          tie('filter').map((each): Json => [each]),
        ),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom<Json>({}, { $and: [] }, { $or: [] }) },
  ),
  list: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
})).filter;

export const sorts: fc.Arbitrary<readonly WireSort[]> = fc.uniqueArray(
  fc.record({
    fieldName: fc.constantFrom(...sortable),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
  }),
  {
    maxLength: 3,
    selector: (term) => term.fieldName,
  },
);
