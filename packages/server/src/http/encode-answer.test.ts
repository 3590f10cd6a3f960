import {
  anything,
  integer,
  list,
  map,
  message,
  number,
  of,
  string,
  struct,
} from '@shopwright/contract/field';
import { calls } from '@shopwright/contract';
import type { Schema } from '@shopwright/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEncoders, encodedPart, reusableAnswer } from './encode-answer.ts';

const Cost = message('Cost', { amount: string() });
const Product = message('Product', {
  id: string(),
  price: number(),
  note: string({ nullable: true }),
  cost: of(Cost, { merchantOnly: true }),
  tags: map(Cost),
  free: struct(),
  any: anything(),
});
const Answer = message('Answer', { product: Product, products: list(Product), total: integer() });
const encoder = createEncoders();
const encode = encoder(Answer);
const seen = (answer: unknown, forMerchant = false): unknown =>
  JSON.parse(encode(answer, forMerchant));

describe('an answer', () => {
  it('has only declared fields, at any depth', () => {
    expect(
      seen({
        product: { id: '1', passwordHash: 'x', tags: { a: { amount: '1', secret: 'x' } } },
        products: [{ id: '2', internal: true }],
        extra: 1,
      }),
    ).toEqual({ product: { id: '1', tags: { a: { amount: '1' } } }, products: [{ id: '2' }] });
  });

  it('shows merchant-only fields only to the merchant, in lists too', () => {
    const answer = {
      product: { id: '1', cost: { amount: '5' } },
      products: [{ id: '2', cost: { amount: '6' } }],
    };
    expect(seen(answer, true)).toEqual(answer);
    expect(seen(answer, false)).toEqual({ product: { id: '1' }, products: [{ id: '2' }] });
  });

  it('keeps null in nullable fields, and omits undefined', () => {
    expect(seen({ product: { note: null, id: undefined, price: 0 } })).toEqual({
      product: { note: null, price: 0 },
    });
  });

  it('omits null in other fields', () => {
    expect(
      seen({
        product: { id: null, price: null, tags: null, free: null },
        products: null,
        total: null,
      }),
    ).toEqual({ product: {} });
  });

  it('writes dates and exact numbers in the format of the API', () => {
    expect(seen({ product: { id: new Date(0), price: '12.50' }, total: '7' })).toEqual({
      product: { id: '1970-01-01T00:00:00.000Z', price: 12.5 },
      total: 7,
    });
  });

  it.each([
    { product: { id: {} } },
    { product: { price: 'x' } },
    { product: { price: NaN } },
    { total: 1.5 },
    { products: [null] },
    { products: ['x'] },
  ])('is a bug when it does not fit: %j', (answer) => {
    expect(() => encode(answer, true)).toThrow('does not fit');
  });

  it('passes free-form values unchanged', () => {
    const free = { a: [1, { b: null }], 'ä"\\\u2028': '🫖' };
    expect(seen({ product: { free, any: free } })).toEqual({ product: { free, any: free } });
    expect(seen({ product: { any: 'text' } })).toEqual({ product: { any: 'text' } });
  });

  it('is {} when it has no fields', () => {
    expect(encode({}, false)).toBe('{}');
    expect(encoder(message('Nothing', {}))({ anything: 'x' }, true)).toBe('{}');
  });

  it('is JSON with declared keys only, whatever a handler returns', () => {
    const keys = [
      'product',
      'products',
      'id',
      'cost',
      'amount',
      'total',
      'secret',
      '__proto__',
      'toJSON',
    ];
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value')),
        fc.dictionary(fc.constantFrom(...keys), tie('value')),
      ),
    })).value;
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...keys), value),
        fc.boolean(),
        (answer, forMerchant) => {
          let text: string;
          try {
            text = encode(answer, forMerchant);
          } catch {
            // A value that does not fit its type is a bug, answered as one; it must not be sent in
            // part.
            return;
          }
          const found: string[] = [];
          undeclared(Answer, JSON.parse(text), forMerchant, '', found);
          expect(found).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

it('no answer of the contract has a field with a reserved name', () => {
  const reserved = ['refused', 'raw', 'ready', 'consistent'];
  expect(
    calls.flatMap((call) =>
      Object.keys(call.answer.properties ?? {})
        .filter((key) => reserved.includes(key))
        .map((key) => `${call.name}.${key}`),
    ),
  ).toEqual([]);
});

it('every answer of the contract can be encoded, for the shop and for others', () => {
  for (const call of calls) {
    const encodeCall = encoder(call.answer);
    expect([encodeCall({}, true), encodeCall({}, false)], call.name).toEqual(['{}', '{}']);
  }
});

function undeclared(
  schema: Schema,
  value: unknown,
  forMerchant: boolean,
  path: string,
  found: string[],
): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) undeclared(schema.items ?? {}, item, forMerchant, path, found);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    const field =
      schema.properties?.[key] ??
      (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
    const isFree =
      schema.additionalProperties === true || (schema.type === undefined && !schema.properties);
    if (isFree) continue;
    if (!field || (field.merchantOnly && !forMerchant)) found.push(`${path}.${key}`);
    else undeclared(field, item, forMerchant, `${path}.${key}`, found);
  }
}

describe('a reusable answer', () => {
  it('is written by its schema, once for each schema and audience', () => {
    let reads = 0;
    const product = {
      get id() {
        reads += 1;
        return '1';
      },
      cost: { amount: '5' },
      passwordHash: 'x',
    };
    const answer = reusableAnswer({ product });
    for (const _ of ['first', 'second']) {
      expect(seen(answer, true)).toEqual({ product: { id: '1', cost: { amount: '5' } } });
      expect(seen(answer)).toEqual({ product: { id: '1' } });
    }
    const readsOfTwoAudiences = reads;
    encoder(message('Total', { total: integer() }))(answer, false);
    expect(JSON.parse(encoder(message('Total', { total: integer() }))(answer, false))).toEqual({});
    expect(reads).toBe(readsOfTwoAudiences);
    expect(JSON.stringify(answer)).toBe(JSON.stringify({ product }));
  });
});

describe('a pre-encoded part', () => {
  const stored = encoder(Product)({ id: '7', secret: 'x' }, false);

  it('is sent unchanged, alone and in a list', () => {
    expect(seen({ product: encodedPart(Product, stored), total: 1 })).toEqual({
      product: { id: '7' },
      total: 1,
    });
    expect(seen({ products: encodedPart(Product, `${stored},${stored}`) })).toEqual({
      products: [{ id: '7' }, { id: '7' }],
    });
    expect(seen({ products: encodedPart(Product, '') })).toEqual({ products: [] });
  });

  it('is refused where another schema is declared', () => {
    expect(() => encode({ product: encodedPart(Cost, '{"amount":"1"}') }, false)).toThrow(
      'does not fit its schema',
    );
    expect(() => encode({ products: encodedPart(Cost, '{"amount":"1"}') }, false)).toThrow(
      'does not fit its schema',
    );
  });

  it('cannot be forged by a value from a request', () => {
    const forged: unknown = JSON.parse('{"encoded by":{},"text":"{\\"secret\\":1}"}');
    expect(seen({ product: forged })).toEqual({ product: {} });
  });
});
