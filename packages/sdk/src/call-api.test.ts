import { describe, expect, test } from 'vitest';
import { createCallApi } from './call-api.ts';
import { ApiError, ConnectionError } from './errors.ts';
import { fakePlatform, type Answer, type Asked } from './fake-platform.ts';
import type { Route } from './route.ts';

type Free = Record<string, unknown>;
const read: Route<Free, Free> = { name: 'things.query', method: 'GET', path: '/v1/things', postFallback: true };
const readOne: Route<Free, Free> = { name: 'things.get', method: 'GET', path: '/v1/things/{thing.id}/parts/{part}' };
const write: Route<Free, Free> = { name: 'things.create', method: 'POST', path: '/v1/things' };

function connected(answer: (asked: Asked) => Answer | Promise<Answer> = () => ({})) {
  const platform = fakePlatform(answer);
  return { ...platform, callApi: createCallApi({ host: 'http://shop.test/', fetch: platform.fetch }) };
}

const decoded = (text: string | null) => JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'));

describe('how a request is put', () => {
  test('flat fields of a read are repeated keys', async () => {
    const { callApi, asked } = connected();
    await callApi(read, { fieldsets: ['FULL', 'PUBLIC'], limit: 3, gone: undefined });
    expect(asked[0]?.query.toString()).toBe('fieldsets=FULL&fieldsets=PUBLIC&limit=3');
  });

  test('nested fields of a read are one unpadded base64url parameter, in UTF-8', async () => {
    const { callApi, asked } = connected();
    await callApi(read, { query: { filter: { name: 'Käse ☕' } } });
    expect([...(asked[0]?.query.keys() ?? [])]).toEqual(['.r']);
    expect(asked[0]?.query.get('.r')).toMatch(/^[\w-]+$/);
    expect(decoded(asked[0]?.query.get('.r') ?? null)).toEqual({ query: { filter: { name: 'Käse ☕' } } });
  });

  test('a read whose query is longer than 4000 characters becomes a POST of the same fields', async () => {
    const { callApi, asked } = connected();
    const request = { query: { filter: { _id: { $in: Array.from({ length: 200 }, (_, at) => `id-${at}-${'x'.repeat(20)}`) } } } };
    await callApi(read, request);
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/v1/things', body: { query: { filter: { id: request.query.filter._id } } } });
    expect(asked[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('a path parameter is escaped, may be a field of a field, and must be there', async () => {
    const { callApi, asked } = connected();
    await callApi(readOne, { thing: { id: 'a/../b' }, part: 'ü' });
    expect(asked[0]?.path).toBe('/v1/things/a%2F..%2Fb/parts/%C3%BC');
    await expect(callApi(readOne, { thing: {}, part: '1' })).rejects.toThrow('things.get needs "thing.id"');
    expect(asked).toHaveLength(1);
  });

  test('a read has no content type, and nothing is sent as Authorization without a strategy', async () => {
    const { callApi, asked } = connected();
    await callApi(read, {});
    expect(asked[0]?.headers.get('content-type')).toBeNull();
    expect(asked[0]?.headers.get('authorization')).toBeNull();
  });
});

describe('what a program gets', () => {
  test('id, createdDate and updatedDate carry an underscore at every depth, and lose it on the way back', async () => {
    const { callApi, asked } = connected(() => ({ body: { thing: { id: '1', parts: [{ id: '2', createdDate: 'x' }], free: { id: 'kept', _id: 'first' } } } }));
    const answer = await callApi(write, { thing: { _id: '1', filter: { 'media._id': 2 } } });
    expect(answer).toEqual({ thing: { _id: '1', parts: [{ _id: '2', _createdDate: 'x' }], free: { id: 'kept', _id: 'first' } } });
    expect(asked[0]?.body).toEqual({ thing: { id: '1', filter: { 'media.id': 2 } } });
  });

  test('a client reads its own writes: the consistency token of an answer is sent with every later call', async () => {
    const { callApi, asked } = connected(({ method }) => (method === 'POST' ? { headers: { 'X-Wix-Consistent': 'v7' } } : {}));
    await callApi(read, {});
    await callApi(write, {});
    await callApi(read, {});
    await callApi(read, {});
    expect(asked.map(({ headers }) => headers.get('x-wix-consistent'))).toEqual([null, null, 'v7', 'v7']);
  });
});

describe('what a program is told when a call fails', () => {
  const failing = async (answer: Answer): Promise<ApiError> => {
    const { callApi } = connected(() => answer);
    const error: unknown = await callApi(read, {}).catch((caught: unknown) => caught);
    if (error instanceof ApiError) return error;
    throw new Error('The call did not fail with an ApiError.', { cause: error });
  };

  test('an application error with its code, data, status and request id', async () => {
    const error = await failing({
      status: 404,
      headers: { 'X-Wix-Request-Id': 'req-1' },
      body: { message: 'Product not found', details: { applicationError: { code: 'PRODUCT_NOT_FOUND', description: 'Product not found', data: { id: 'x' } } } },
    });
    expect(error).toMatchObject({ status: 404, requestId: 'req-1', details: { applicationError: { code: 'PRODUCT_NOT_FOUND', data: { id: 'x' } }, requestId: 'req-1' } });
    expect(JSON.parse(error.message)).toEqual({ message: 'Product not found', details: error.details });
  });

  test('field violations sorted by field, before any application error', async () => {
    const violation = (field: string, description: string) => ({ field, description, violatedRule: 'OTHER', data: {} });
    const error = await failing({
      status: 400,
      body: { message: '', details: { applicationError: { code: 'X', description: 'x' }, validationError: { fieldViolations: [violation('b', 'is late'), violation('a', 'is early')] } } },
    });
    expect(JSON.parse(error.message).message).toBe('INVALID_ARGUMENT: "a" is early, "b" is late');
    expect(error.details.validationError?.fieldViolations.map(({ field }) => field)).toEqual(['a', 'b']);
  });

  test('an answer in no known shape still gives its status as the code', async () => {
    const error = await failing({ status: 502, text: '<html>Bad gateway</html>' });
    expect(error.details.applicationError).toMatchObject({ code: 502, data: { details: null } });
  });

  test('only 200 is a success', async () => {
    expect((await failing({ status: 201, body: { thing: {} } })).status).toBe(201);
  });

  test('no answer is not an answer of the platform', async () => {
    const callApi = createCallApi({ host: 'http://shop.test', fetch: () => Promise.reject(new TypeError('fetch failed')) });
    await expect(callApi(read, {})).rejects.toThrow(ConnectionError);
    await expect(connected(() => ({ text: '<!doctype html>' })).callApi(read, {})).rejects.toThrow('Is it the address of a platform?');
  });

  test('a call the program itself gave up keeps its own reason', async () => {
    const { callApi } = connected();
    await expect(callApi(read, {}, { signal: AbortSignal.abort(new Error('changed my mind')) })).rejects.toThrow('changed my mind');
  });
});
