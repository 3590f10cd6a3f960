import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPathParameters, parseForm, parseJson, readRequest } from './read-request.ts';
import { RequestRefused } from './request-refused.ts';

const query = (entries: Record<string, string | string[]>) =>
  readRequest({ query: entries, body: undefined }).value;
const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a request without a body', () => {
  it('is read from dotted keys; a repeated key is a list', () => {
    expect(
      query({
        'query.paging.limit': '5',
        'query.paging.offset': '10',
        fieldsets: ['FULL', 'PUBLIC'],
        id: 'prod-1',
      }),
    ).toEqual({
      query: { paging: { limit: '5', offset: '10' } },
      fieldsets: ['FULL', 'PUBLIC'],
      id: 'prod-1',
    });
  });

  it('is read from the packed parameter, which replaces the others', () => {
    const request = { query: { filter: { name: 'Größe 🫖' }, paging: { limit: 5 } } };
    expect(readRequest({ query: { '.r': pack(request), id: 'x' }, body: undefined })).toEqual({
      value: request,
      textual: false,
    });
    expect(
      readRequest({ query: { '.r': [pack(request), pack({})] }, body: undefined }).value,
    ).toEqual(request);
  });

  it.each([
    '',
    '!',
    'bm90IGpzb24',
    pack([]),
    pack('text'),
    pack(null),
    Buffer.from([0xff, 0xfe]).toString('base64url'),
  ])('refuses the packed parameter %j', (packed) => {
    expect(() => readRequest({ query: { '.r': packed }, body: undefined })).toThrow(RequestRefused);
  });

  it('cannot pollute a prototype', () => {
    const value = query(
      Object.assign(Object.create(null) as object, {
        '__proto__.polluted': 'yes',
        'constructor.prototype.polluted': 'yes',
        'a.__proto__.polluted': 'yes',
      }),
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it('accepts contradictory and unknown keys without failing', () => {
    expect(query({ a: '1', 'a.b': '2' })).toEqual({ a: { b: '2' } });
    expect(query({ 'a.b': '2', a: '1' })).toEqual({ a: '1' });
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))),
        (entries) => {
          const { '.r': _packed, ...flat } = entries;
          expect(typeof query(flat)).toBe('object');
        },
      ),
    );
  });
});

describe('a body', () => {
  it.each([[[]], ['text'], [5], [null], [true]])('must be an object: %j is refused', (body) => {
    expect(() => readRequest({ query: {}, body })).toThrow('must be a JSON object');
  });
  it('takes precedence over the query string', () => {
    expect(readRequest({ query: { id: 'query' }, body: { id: 'body' } })).toEqual({
      value: { id: 'body' },
      textual: false,
    });
  });
  it('that is not JSON or not UTF-8 is refused with a reason', () => {
    expect(() => parseJson(Buffer.from('{"a":'))).toThrow(/^The body is not valid JSON: /);
    expect(() => parseJson(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]))).toThrow(
      'The body is not valid UTF-8.',
    );
    expect(() => parseForm(Buffer.from([0x61, 0x3d, 0xff]))).toThrow(
      'The body is not valid UTF-8.',
    );
  });
  it('of zero bytes counts as missing', () => {
    expect(parseJson(Buffer.alloc(0))).toBeUndefined();
  });
  it('may be a form', () => {
    expect(
      parseForm(Buffer.from('grant_type=refresh_token&refresh_token=a%2Bb+c&__proto__=x')),
    ).toMatchObject({ grant_type: 'refresh_token', refresh_token: 'a+b c' });
  });
});

describe('the path', () => {
  it('takes precedence over copies of its parameters, at any depth and of any type', () => {
    for (const sent of [
      {},
      { product: { id: 'other', name: 'cup' } },
      { product: 'text' },
      { product: [1] },
      { product: null },
    ]) {
      createPathParameters('/v1/products/{product.id}/variants/{variantId}')(sent, {
        p0: 'mine',
        p1: 'v1',
      });
      expect(sent).toMatchObject({ product: { id: 'mine' }, variantId: 'v1' });
    }
  });
});
