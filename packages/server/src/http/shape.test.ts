import {
  boolean,
  integer,
  list,
  map,
  message,
  number,
  of,
  string,
  struct,
} from '@shopwright/contract/field';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeRequest } from './shape.ts';

const Item = message('Item', {
  id: string({ readOnly: true }),
  name: string(),
  note: string({ nullable: true }),
  size: integer(),
});
const Request = message('Request', {
  item: Item,
  items: list(Item),
  bag: struct({ nullable: true }),
  tags: map(string()),
  on: boolean(),
  ratio: number(),
  sizes: list(integer()),
  names: list(string(), { maxItems: 3 }),
  price: of(Item, { readOnly: true }),
});
const shape = (value: unknown, options: { writable?: string[]; textual?: boolean } = {}) =>
  shapeRequest(Request, value, {
    writable: new Set(options.writable ?? []),
    textual: options.textual ?? false,
  });

describe('shaping a request', () => {
  it('drops unknown fields, at any depth', () => {
    expect(
      shape({
        item: { name: 'cup', admin: true },
        role: 'owner',
        items: [{ name: 'a', ownerId: 'x' }],
      }).value,
    ).toEqual({ item: { name: 'cup' }, items: [{ name: 'a' }] });
  });

  it('drops read-only fields, except the id in the path', () => {
    const sent = { item: { id: '7', name: 'cup' }, items: [{ id: '8' }], price: { name: 'free' } };
    expect(shape(sent).value).toEqual({ item: { name: 'cup' }, items: [{}] });
    expect(shape(sent, { writable: ['item.id'] }).value).toEqual({
      item: { id: '7', name: 'cup' },
      items: [{}],
    });
  });

  it('treats null as absent, unless the field is nullable', () => {
    expect(
      shape({ item: { name: null, note: null, size: null }, bag: null, tags: null, items: null })
        .value,
    ).toEqual({ item: { note: null }, bag: null });
  });

  it('leaves free-form values unchanged', () => {
    const bag = { anything: [1, { goes: true, id: 'x' }], empty: null };
    expect(shape({ bag })).toEqual({ value: { bag }, violations: [], forbidden: [] });
  });

  it('leaves wrong types for the validator to report', () => {
    expect(shape({ item: 'cup', items: { name: 'a' }, tags: ['x'], on: { a: 1 } }).value).toEqual({
      item: 'cup',
      items: { name: 'a' },
      tags: ['x'],
      on: { a: 1 },
    });
  });
});

describe('fields that only the shop may send', () => {
  const Order = message('Order', {
    note: string({ merchantInput: 'ignored' }),
    lines: list(message('Line', { name: string(), price: of(Item, { merchantInput: 'refused' }) })),
    gifts: list(string(), { merchantInput: 'refused' }),
  });
  const sent = {
    note: 'x',
    lines: [{ name: 'cup', price: { name: '0' } }, { price: {} }],
    gifts: [],
  };
  const writable = new Set<string>();

  it('are dropped and reported for other callers; an empty one is ignored', () => {
    expect(shapeRequest(Order, sent, { writable })).toEqual({
      value: { lines: [{ name: 'cup' }, {}] },
      violations: [],
      forbidden: ['price'],
    });
  });

  it('are accepted from the merchant', () => {
    expect(shapeRequest(Order, sent, { writable, merchant: true })).toEqual({
      value: sent,
      violations: [],
      forbidden: [],
    });
  });
});

describe('keys of Object.prototype are harmless', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s', (key) => {
    const evil = JSON.parse(
      `{"${key}":{"polluted":true},"item":{"${key}":{"polluted":true},"name":"cup"},"bag":{"${key}":{"polluted":true}},"tags":{"${key}":"x"}}`,
    ) as Record<string, unknown>;
    const { value, violations } = shape(evil);
    expect(violations).toEqual([]);
    expect(Object.keys(value as object).sort()).toEqual(['bag', 'item', 'tags']);
    expect((value as { item: object }).item).toEqual({ name: 'cup' });
    expect(Object.getPrototypeOf((value as { item: object }).item)).toBe(Object.prototype);
    expect(Object.getPrototypeOf((value as { bag: object }).bag)).toBe(Object.prototype);
    expect(Object.hasOwn((value as { bag: object }).bag, key)).toBe(true);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('text from a query', () => {
  const textual = (value: unknown) => shape(value, { textual: true }).value;
  it('becomes the number, boolean or list that its field declares', () => {
    expect(
      textual({
        item: { size: '5', name: '5' },
        on: 'true',
        ratio: '-1.5e2',
        sizes: '3',
        names: 'a',
      }),
    ).toEqual({ item: { size: 5, name: '5' }, on: true, ratio: -150, sizes: [3], names: ['a'] });
    expect(textual({ sizes: ['3', '4'], on: 'false' })).toEqual({ sizes: [3, 4], on: false });
  });
  it.each(['', ' 5 ', '0x10', 'Infinity', 'NaN', '5px', '1_000', '٣'])(
    'stays a string unless it is a JSON literal: %j',
    (text) => {
      expect(textual({ item: { size: text }, on: text })).toEqual({
        item: { size: text },
        on: text,
      });
    },
  );
  it('is not converted in JSON', () => {
    expect(shape({ item: { size: '5' }, names: 'a' }).value).toEqual({
      item: { size: '5' },
      names: 'a',
    });
  });
});

describe('refuses unstorable or oversized values', () => {
  it.each(['a\0b', '\ud800', 'x\udc00y'])('text: %j', (text) => {
    expect(shape({ item: { name: text } }).violations).toMatchObject([
      { field: 'item.name', violatedRule: 'FORMAT', data: {} },
    ]);
    expect(shape({ bag: { [text]: 1 } }).violations).toMatchObject([
      { field: 'bag', violatedRule: 'FORMAT' },
    ]);
    expect(shape({ bag: { a: [text] } }).violations).toMatchObject([
      { field: 'bag', violatedRule: 'FORMAT' },
    ]);
    expect(shape({ tags: { [text]: 'x' } }).violations).not.toEqual([]);
  });

  it('depth: ten thousand levels, in lists and objects', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = JSON.parse(`${open.repeat(10_000)}1${close.repeat(10_000)}`) as unknown;
      expect(shape({ bag: { deep } }).violations).toMatchObject([
        { field: 'bag', violatedRule: 'MAX_SIZE', data: { threshold: 32 } },
      ]);
      expect(() =>
        shape({ item: deep, items: deep, tags: deep, on: deep, sizes: deep }),
      ).not.toThrow();
    }
  });

  it('lists and maps longer than their bound, or than 10,000', () => {
    expect(shape({ names: ['a', 'b', 'c', 'd'] })).toEqual({
      value: { names: ['a', 'b', 'c'] },
      violations: [
        expect.objectContaining({
          field: 'names',
          violatedRule: 'MAX_SIZE',
          data: { threshold: 3 },
        }),
      ],
      forbidden: [],
    });
    expect(
      shape({
        tags: Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`k${index}`, 'x'])),
      }).violations,
    ).toMatchObject([{ field: 'tags', violatedRule: 'MAX_SIZE' }]);
  });
});

it('holds only declared keys, whatever JSON arrives, and shaping it again changes nothing', () => {
  const declared = new Set(Object.keys(Request.properties));
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.oneof(fc.constantFrom(...declared, '__proto__', 'id'), fc.string()),
        fc.jsonValue(),
      ),
      (sent) => {
        const once = shape(sent);
        for (const key of Object.keys(once.value as object)) expect(declared.has(key)).toBe(true);
        if (once.violations.length === 0) expect(shape(once.value).value).toEqual(once.value);
      },
    ),
  );
});
