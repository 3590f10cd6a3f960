import { violationRules, type FieldViolation, type Schema } from '@shopwright/contract';
import {
  boolean,
  enumeration,
  integer,
  list,
  map,
  message,
  number,
  required,
  string,
  struct,
  timestamp,
} from '@shopwright/contract/field';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuseFields, violation } from '../kernel/outcome.ts';
import { wireError } from './errors.ts';
import { shapeRequest } from './shape.ts';
import { violatedDecimalRule } from './validate.ts';

const check = (schema: Schema, value: unknown): FieldViolation[] =>
  shapeRequest(schema, value, { writable: new Set() }).violations;
const field = (schema: Schema) => message('Probe', { field: schema });

describe('a broken rule is named, with its field and a data object', () => {
  it.each<[rule: string, schema: Schema, value: unknown, data: object]>([
    ['MAX', integer({ maximum: 5 }), 6, { threshold: 5 }],
    ['MIN', integer({ minimum: 5 }), 4, { threshold: 5 }],
    ['MAX', integer(), 2_147_483_648, { threshold: 2_147_483_647 }],
    ['MIN', integer(), -2_147_483_649, { threshold: -2_147_483_648 }],
    ['MAX_LENGTH', string({ maxLength: 2 }), 'abc', { threshold: 2 }],
    ['MIN_LENGTH', string({ minLength: 2 }), 'a', { threshold: 2 }],
    ['EXACT_LENGTH', string({ minLength: 3, maxLength: 3 }), 'ab', { threshold: 3 }],
    ['MAX_SIZE', list(string(), { maxItems: 1 }), ['a', 'b'], { threshold: 1 }],
    ['MAX_SIZE', map(string(), { maxProperties: 1 }), { a: '1', b: '2' }, { threshold: 1 }],
    ['MIN_SIZE', list(string(), { minItems: 2 }), ['a'], { threshold: 2 }],
    ['EXACT_SIZE', list(string(), { minItems: 2, maxItems: 2 }), ['a'], { threshold: 2 }],
    ['FORMAT', string({ format: 'EMAIL' }), 'nobody', { type: 'EMAIL' }],
    ['FORMAT', timestamp(), 'yesterday', { type: 'TIMESTAMP' }],
    ['FORMAT', string(), 5, { type: 'string' }],
    ['FORMAT', integer(), 1.5, { type: 'integer' }],
    ['FORMAT', integer(), '5', { type: 'integer' }],
    ['FORMAT', number(), Infinity, { type: 'number' }],
    ['FORMAT', boolean(), 'true', { type: 'boolean' }],
    ['FORMAT', list(string()), {}, { type: 'array' }],
    ['FORMAT', struct(), [], { type: 'object' }],
    ['FORMAT', string({ decimal: { gte: 0 } }), '1,5', { type: 'DECIMAL_VALUE' }],
    ['DECIMAL_GTE', string({ decimal: { gte: 0 } }), '-0.01', { threshold: 0 }],
    ['DECIMAL_GT', string({ decimal: { gt: 0 } }), '0.00', { threshold: 0 }],
    ['DECIMAL_LTE', string({ decimal: { lte: 100 } }), '100.01', { threshold: 100 }],
    ['DECIMAL_MAX_SCALE', string({ decimal: { maxScale: 2 } }), '1.001', { threshold: 2 }],
    [
      'INVALID_ENUM_VALUE',
      enumeration('Leaf', ['GREEN', 'BLACK']),
      'WHITE',
      { enumValues: ['GREEN', 'BLACK'] },
    ],
  ])('%s', (rule, schema, value, data) => {
    const [found, ...more] = check(field(schema), { field: value });
    expect(more).toEqual([]);
    expect(found).toMatchObject({ field: 'field', violatedRule: rule, data });
    expect(found?.description).toMatch(/^(must|is|may) /);
  });

  it('REQUIRED_FIELD', () => {
    expect(check(message('Probe', { name: required(string()) }), {})).toEqual([
      { field: 'name', violatedRule: 'REQUIRED_FIELD', description: 'is required', data: {} },
    ]);
  });

  it('ONE_OF_ALIGNMENT, which treats null as absent', () => {
    const schema = field(
      message(
        'Choice',
        { a: string({ nullable: true }), b: string(), c: string() },
        { oneof: [['a', 'b']] },
      ),
    );
    expect(check(schema, { field: { a: 'x', b: 'y' } })).toMatchObject([
      { field: 'field', violatedRule: 'ONE_OF_ALIGNMENT', data: {} },
    ]);
    expect(check(schema, { field: { a: null, b: 'y', c: 'z' } })).toEqual([]);
    expect(check(schema, { field: {} })).toEqual([]);
  });

  it('every kind reaches the caller unchanged, also those that a handler returns', () => {
    for (const rule of violationRules) {
      const error = wireError(
        refuseFields(violation('lineItems[0].price', rule, 'is not yours to set', { why: rule })),
      );
      expect(error).toEqual({
        message: 'INVALID_ARGUMENT: "lineItems[0].price" is not yours to set',
        details: {
          validationError: {
            fieldViolations: [
              {
                field: 'lineItems[0].price',
                description: 'is not yours to set',
                violatedRule: rule,
                data: { why: rule },
              },
            ],
          },
        },
      });
    }
  });
});

it('names a field by its path, with positions in lists', () => {
  const schema = message('Probe', {
    lines: list(
      message('Line', { item: message('Item', { sku: required(string({ maxLength: 1 })) }) }),
    ),
    tags: map(string()),
  });
  const fields = check(schema, {
    lines: [{ item: { sku: 'ab' } }, { item: {} }],
    tags: { 'a/b~c': 1 },
  }).map((found) => found.field);
  expect(fields.sort()).toEqual(['lines[0].item.sku', 'lines[1].item.sku', 'tags.a/b~c']);
});

it('lists all broken rules in one sentence, sorted by field', () => {
  const schema = message('Probe', {
    zebra: string({ maxLength: 1 }),
    apple: required(string()),
    mango: integer({ minimum: 1 }),
  });
  const error = wireError(refuseFields(...check(schema, { zebra: 'zz', mango: 0 })));
  expect(error.message).toBe(
    'INVALID_ARGUMENT: "apple" is required, "mango" must not be less than 1, "zebra" must not be longer than 1 characters',
  );
});

it('counts characters, not halves of surrogate pairs', () => {
  expect(check(field(string({ maxLength: 2 })), { field: '🫖🫖' })).toEqual([]);
  expect(check(field(string({ minLength: 2, maxLength: 2 })), { field: '🫖🫖' })).toEqual([]);
  expect(check(field(string({ maxLength: 2 })), { field: '🫖🫖🫖' })).toHaveLength(1);
});

it('accepts null only in nullable fields, enumerations included', () => {
  expect(check(field(string({ nullable: true, format: 'GUID' })), { field: null })).toEqual([]);
  expect(
    check(field({ ...enumeration('Leaf', ['GREEN']), nullable: true }), { field: null }),
  ).toEqual([]);
  expect(check(field(list(string({ nullable: true }))), { field: [null] })).toEqual([]);
  expect(check(field(list(string())), { field: [null] })).toMatchObject([
    { field: 'field[0]', violatedRule: 'FORMAT' },
  ]);
});

it('compares decimals as numbers, whatever their spelling', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.integer({ min: 0, max: 3 }),
      (cents, bound, zeros) => {
        const text = `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}${'0'.repeat(zeros)}`;
        expect(violatedDecimalRule(text, { gte: bound })?.rule).toBe(
          cents / 100 < bound ? 'DECIMAL_GTE' : undefined,
        );
        expect(violatedDecimalRule(text, { gt: bound })?.rule).toBe(
          cents / 100 <= bound ? 'DECIMAL_GT' : undefined,
        );
        expect(violatedDecimalRule(text, { lte: bound })?.rule).toBe(
          cents / 100 > bound ? 'DECIMAL_LTE' : undefined,
        );
        expect(violatedDecimalRule(text, { maxScale: 2 })?.rule).toBe(
          zeros > 0 ? 'DECIMAL_MAX_SCALE' : undefined,
        );
      },
    ),
  );
});

it('lists at most fifty broken rules, and handles a mebibyte of them quickly', () => {
  const schema = message('Probe', { sizes: list(integer()), words: map(integer()) });
  // CPU time, so that other work on the machine does not count.
  const started = process.cpuUsage();
  const found = check(schema, { sizes: Array.from({ length: 500_000 }, () => 'x') });
  expect(found[0]).toMatchObject({
    field: 'sizes',
    violatedRule: 'MAX_SIZE',
    data: { threshold: 10_000 },
  });
  expect(found.length).toBe(50);
  // Comparing every violation with every other would take minutes.
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(20_000);
});

it('never throws, whatever JSON arrives', () => {
  const schema = message('Probe', {
    text: string({ format: 'URL_SLUG', nullable: true }),
    price: string({ decimal: { gte: 0, maxScale: 2 } }),
    size: integer({ minimum: 1 }),
    ratio: number(),
    on: boolean(),
    when: timestamp(),
    leaf: enumeration('Leaf', ['GREEN']),
    bag: struct(),
    tags: map(list(string())),
    any: {},
    inner: required(message('Inner', { a: string(), b: string() }, { oneof: [['a', 'b']] })),
  });
  const keys = [
    'text',
    'price',
    'size',
    'ratio',
    'on',
    'when',
    'leaf',
    'bag',
    'tags',
    'any',
    'inner',
    'a',
    'b',
    '__proto__',
    'constructor',
    'toString',
  ];
  const likely = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.jsonValue(),
      fc.array(tie('value')),
      fc.dictionary(fc.constantFrom(...keys), tie('value')),
    ),
  })).value;
  fc.assert(
    fc.property(likely, fc.boolean(), (value, textual) => {
      for (const found of shapeRequest(schema, value, { writable: new Set(), textual })
        .violations) {
        expect(violationRules).toContain(found.violatedRule);
        expect(typeof found.data).toBe('object');
      }
    }),
    { numRuns: 500 },
  );
});
