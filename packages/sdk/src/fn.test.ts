import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { ApiError, ConnectionError } from './errors.ts';
import { fakePlatform, type Answer, type SentRequest } from './fake-platform.ts';
import { fn, type Fn } from './fn.ts';

type Free = (...given: never[]) => Promise<unknown>;
const things = {
  query: fn<(options?: object) => Promise<unknown>>('GET', '/v1/things', '*', { fallback: true }),
  get: fn<(id: string, part: string) => Promise<unknown>>(
    'GET',
    '/v1/things/{thing.id}/parts/{part}',
    'thing.id,part',
  ),
  create: fn<(thing: object) => Promise<unknown>>('POST', '/v1/things', 'thing', {
    request: { thing: { image: 'I', url: 'U', address: 'A' } },
    answer: {
      thing: {
        createdDate: 'D',
        weight: 'N',
        image: 'I',
        url: 'U',
        address: 'A',
        video: 'V',
        maps: { '*': { at: 'D' } },
      },
    },
  }),
  update: fn<(id: string, thing: object, options?: object) => Promise<unknown>>(
    'PATCH',
    '/v1/things/{thing.id}',
    'thing.id,+thing,*',
    { unwrap: 'thing' },
  ),
  remove: fn<(identifiers: { _id: string; partId: string }) => Promise<void>>(
    'DELETE',
    '/v1/things/{id}/parts/{partId}',
    '{_id:id;partId}',
    { unwrap: '' },
  ),
} satisfies Record<string, Fn<Free>>;

function connected(answer: (request: SentRequest) => Answer | Promise<Answer> = () => ({})) {
  const platform = fakePlatform(answer);
  const client = createClient({
    modules: { things },
    host: 'http://shop.test/',
    fetch: platform.fetch,
    retry: { delay: 1 },
  });
  return { ...platform, client, things: client.things };
}

const decoded = (text: string | null) =>
  JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'));

describe('the request of a call', () => {
  test('flat fields of a read are query parameters', async () => {
    const { things: bound, requests } = connected();
    await bound.query({ fieldsets: ['FULL', 'PUBLIC'], limit: 3, gone: undefined });
    expect(requests[0]?.query.toString()).toBe('fieldsets=FULL&fieldsets=PUBLIC&limit=3');
  });

  test('nested fields of a read are one unpadded base64url parameter, in UTF-8', async () => {
    const { things: bound, requests } = connected();
    await bound.query({ query: { filter: { name: 'Käse ☕' } } });
    expect([...(requests[0]?.query.keys() ?? [])]).toEqual(['.r']);
    expect(requests[0]?.query.get('.r')).toMatch(/^[\w-]+$/);
    expect(decoded(requests[0]?.query.get('.r') ?? null)).toEqual({
      query: { filter: { name: 'Käse ☕' } },
    });
  });

  test('a read whose query is longer than 4000 characters becomes a POST of the same fields', async () => {
    const { things: bound, requests } = connected();
    const ids = Array.from({ length: 200 }, (_, at) => `id-${at}-${'x'.repeat(20)}`);
    await bound.query({ query: { filter: { _id: { $in: ids } } } });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/things',
      body: { query: { filter: { id: { $in: ids } } } },
    });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('a read of exactly 4000 characters stays a GET', async () => {
    const { things: bound, requests } = connected();
    await bound.query({ q: 'x'.repeat(3998) });
    await bound.query({ q: 'x'.repeat(3999) });
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  test('a path parameter is escaped, may be nested, and is required', async () => {
    const { things: bound, requests } = connected();
    await bound.get('a/../b', 'ü');
    expect(requests[0]?.path).toBe('/v1/things/a%2F..%2Fb/parts/%C3%BC');
    await expect(bound.get('', '1')).rejects.toThrow('needs "thing.id"');
    expect(requests).toHaveLength(1);
  });

  test('a read has no content type, and nothing is sent as Authorization without a strategy', async () => {
    const { things: bound, requests } = connected();
    await bound.query();
    expect(requests[0]?.headers.get('content-type')).toBeNull();
    expect(requests[0]?.headers.get('authorization')).toBeNull();
  });

  test('arguments become fields: id and entity, with options, or ids in one object', async () => {
    const { things: bound, requests } = connected();
    await bound.update('1', { name: 'x', _id: 'not this' }, { sure: true });
    expect(requests[0]).toMatchObject({
      path: '/v1/things/1',
      body: { thing: { id: '1', name: 'x' }, sure: true },
    });
    await bound.remove({ _id: '1', partId: '2' });
    expect(requests[1]).toMatchObject({ method: 'DELETE', path: '/v1/things/1/parts/2' });
    expect(requests[1]?.query.size).toBe(0);
  });

  test('a sort by a renamed field uses the name on the wire', async () => {
    const { things: bound, requests } = connected();
    await bound.query({
      query: { sort: [{ fieldName: '_createdDate', order: 'ASC' }], filter: { 'media._id': 1 } },
    });
    expect(decoded(requests[0]?.query.get('.r') ?? null)).toEqual({
      query: { sort: [{ fieldName: 'createdDate', order: 'ASC' }], filter: { 'media.id': 1 } },
    });
  });
});

describe('the result of a call', () => {
  test('id, createdDate and updatedDate have an underscore at every depth, removed in requests', async () => {
    const { things: bound, requests } = connected(() => ({
      body: { parts: [{ id: '2', updatedDate: 'x' }], free: { id: 'kept', _id: 'first' } },
    }));
    const answer = await bound.create({ _id: '1', parts: [{ _id: '2' }] });
    expect(answer).toEqual({
      parts: [{ _id: '2', _updatedDate: 'x' }],
      free: { id: 'kept', _id: 'first' },
    });
    expect(requests[0]?.body).toEqual({ thing: { id: '1', parts: [{ id: '2' }] } });
  });

  test("dates, numbers, images, videos, URLs and addresses have the provider's client formats", async () => {
    const { things: bound } = connected(() => ({
      body: {
        thing: {
          createdDate: '2026-03-01T12:00:00Z',
          weight: 'NaN',
          url: { relativePath: '/p/tea', url: 'https://shop.test/p/tea' },
          image: { id: 'a b.png', url: 'https://x', filename: 'Té.png', width: 10, height: 20 },
          video: {
            id: 'v',
            filename: 'f.mp4',
            posters: [
              { id: 'p1', width: 1, height: 2 },
              { url: 'https://x/p2', width: 3, height: 4 },
            ],
          },
          address: {
            addressLine: '1 Main',
            addressLine2: 'b',
            formattedAddress: 'all',
            geocode: { latitude: 1 },
            country: 'US',
            unknown: 'x',
            streetAddress: { name: 'Main', number: '1', extra: 1 },
          },
          maps: { anything: { at: '2026-03-01T12:00:00Z' } },
        },
      },
    }));
    expect(await bound.create({})).toEqual({
      thing: {
        _createdDate: new Date('2026-03-01T12:00:00Z'),
        weight: Number.NaN,
        url: 'https://shop.test/p/tea',
        image: 'wix:image://v1/a b.png/T%C3%A9.png#originWidth=10&originHeight=20',
        video: 'wix:video://v1/v/f.mp4#posterUri=p2&posterWidth=3&posterHeight=4',
        address: {
          addressLine1: '1 Main',
          addressLine2: 'b',
          formatted: 'all',
          location: { latitude: 1 },
          country: 'US',
          streetAddress: { name: 'Main', number: '1' },
        },
        maps: { anything: { at: new Date('2026-03-01T12:00:00Z') } },
      },
    });
  });

  test('an image without an id is its URL; an empty date is undefined', async () => {
    const { things: bound } = connected(() => ({
      body: { thing: { image: { url: 'https://x/y.png' }, createdDate: null, address: null } },
    }));
    expect(await bound.create({})).toEqual({ thing: { image: 'https://x/y.png' } });
  });

  test('requests accept the same formats', async () => {
    const { things: bound, requests } = connected();
    await bound.create({
      image: 'wix:image://v1/abc/na%20me.png#originWidth=10&originHeight=20',
      url: 'https://shop.test/p/tea?x=1',
      address: {
        addressLine1: '1 Main',
        location: { latitude: 1 },
        formatted: 'all',
        country: 'US',
        unknown: 1,
      },
      when: new Date(0),
    });
    expect(requests[0]?.body).toEqual({
      thing: {
        image: {
          id: 'abc',
          width: 10,
          height: 20,
          altText: 'na me.png',
          filename: 'na me.png',
          url: 'wix:image://v1/abc/na%20me.png#originWidth=10&originHeight=20',
        },
        url: { relativePath: '/p/tea', url: 'https://shop.test/p/tea?x=1' },
        address: {
          addressLine: '1 Main',
          geocode: { latitude: 1 },
          formattedAddress: 'all',
          country: 'US',
        },
        when: '1970-01-01T00:00:00.000Z',
      },
    });
  });

  test('keys of Object.prototype are data', async () => {
    const { things: bound } = connected(() => ({
      text: '{"__proto__":{"polluted":true},"constructor":1,"toString":2}',
    }));
    const answer = (await bound.query()) as Record<string, unknown>;
    expect(Object.keys(answer)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('a client reads its own writes: the consistency token of an answer is sent with every later call', async () => {
    const { things: bound, requests } = connected(({ method }) =>
      method === 'POST' ? { headers: { 'X-Wix-Consistent': 'v7' } } : {},
    );
    await bound.query();
    await bound.create({});
    await bound.query();
    await bound.query();
    expect(requests.map(({ headers }) => headers.get('x-wix-consistent'))).toEqual([
      null,
      null,
      'v7',
      'v7',
    ]);
  });

  test('a call with an empty answer returns undefined', async () => {
    expect(await connected().things.remove({ _id: '1', partId: '2' })).toBeUndefined();
  });
});

describe('the error of a failed call', () => {
  const failing = async (
    answer: Answer,
    call = (bound: ReturnType<typeof connected>['things']): Promise<unknown> =>
      bound.update('1', {}, {}),
  ): Promise<ApiError> => {
    const error: unknown = await call(connected(() => answer).things).catch(
      (caught: unknown) => caught,
    );
    if (error instanceof ApiError) return error;
    throw new Error('The call did not fail with an ApiError.', { cause: error });
  };

  test('is an application error with code, data, status and request id', async () => {
    const error = await failing({
      status: 404,
      headers: { 'X-Wix-Request-Id': 'req-1' },
      body: {
        message: 'Product not found',
        details: {
          applicationError: {
            code: 'PRODUCT_NOT_FOUND',
            description: 'Product not found',
            data: { id: 'x' },
          },
        },
      },
    });
    expect(error).toMatchObject({
      status: 404,
      requestId: 'req-1',
      code: 'PRODUCT_NOT_FOUND',
      details: {
        applicationError: { code: 'PRODUCT_NOT_FOUND', data: { id: 'x' } },
        requestId: 'req-1',
      },
    });
    expect(JSON.parse(error.message)).toEqual({
      message: 'Product not found',
      details: error.details,
    });
  });

  test('joins message and description unless they are equal', async () => {
    const error = await failing({
      status: 400,
      body: { message: 'No', details: { applicationError: { code: 'X', description: 'because' } } },
    });
    expect(JSON.parse(error.message).message).toBe('No: because');
  });

  test('lists field violations by argument name, sorted, before any application error', async () => {
    const violation = (field: string, description: string) => ({
      field,
      description,
      violatedRule: 'OTHER',
      data: {},
    });
    const error = await failing({
      status: 400,
      body: {
        message: '',
        details: {
          applicationError: { code: 'X', description: 'x' },
          validationError: {
            fieldViolations: [
              violation('thing.parts[0].name', 'is late'),
              violation('thing.id', 'is odd'),
              violation('sure', 'is early'),
              violation('', 'is wrong'),
            ],
          },
        },
      },
    });
    expect(error.code).toBe('INVALID_ARGUMENT');
    expect(JSON.parse(error.message).message).toBe(
      'INVALID_ARGUMENT: "" is wrong, "_id" is odd, "options.sure" is early, "thing.parts[0].name" is late',
    );
  });

  test.each([
    [404, 'Not Found'],
    [409, 'Conflict'],
    [418, "I'm a teapot"],
    [500, 'Internal Server Error'],
  ])('a %i without a code has the number as its code', async (status, statusText) => {
    const error = await failing({ status, statusText, text: '<html>' });
    expect(error.details.applicationError?.code).toBe(status);
    expect(error.code).toBe(status);
    const named = await failing({
      status,
      statusText,
      body: { message: 'No.', details: { applicationError: { description: 'No.' } } },
    });
    expect(named.code).toBe(status);
  });

  test('is a system error with its request id otherwise', async () => {
    const error = await failing({
      status: 500,
      text: 'oh',
      headers: { 'x-wix-request-id': 'req-9' },
    });
    expect(error.message).toBe('System error occurred, request-id: req-9');
    expect(error).toMatchObject({ status: 500, requestId: 'req-9' });
  });

  test('follows every status but 200', async () => {
    expect((await failing({ status: 201, body: { thing: {} } })).status).toBe(201);
  });

  test('is a connection error without a response', async () => {
    const client = createClient({
      modules: { things },
      host: 'http://shop.test',
      fetch: () => Promise.reject(new TypeError('fetch failed')),
      retry: false,
    });
    await expect(client.things.query()).rejects.toThrow(ConnectionError);
    await expect(client.things.query()).rejects.toThrow(
      'System error occurred: no answer from http://shop.test (fetch failed)',
    );
    await expect(connected(() => ({ text: '<!doctype html>' })).things.query()).rejects.toThrow(
      'Is it the address of a platform?',
    );
  });
});
