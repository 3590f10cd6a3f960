import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ApiError } from './errors.ts';
import { fakePlatform, type Answer } from './fake-platform.ts';
import { fn } from './fn.ts';
import type { SentRequest } from './send.ts';

const things = {
  get: fn<() => Promise<unknown>>('GET', '/v1/things'),
  create: fn<() => Promise<unknown>>('POST', '/v1/things'),
  query: fn<() => Promise<unknown>>('POST', '/v1/things/query', '', { safe: true }),
};
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Fails in the given ways, one after the other, then answers. */
function failing(...failures: (Answer | Error)[]) {
  const left = [...failures];
  return fakePlatform(() => {
    const next = left.shift();
    if (next instanceof Error) throw next;
    return next ?? { body: { fine: true } };
  });
}
const clientOn = (platform: { fetch: typeof fetch }, more: object = {}) =>
  createClient({
    modules: { things },
    host: 'http://shop.test',
    fetch: platform.fetch,
    retry: { delay: 1 },
    ...more,
  });

describe('the message of a refusal', () => {
  const summaryOf = async (answer: Answer): Promise<string> => {
    const error: unknown = await clientOn(failing(answer), { retry: false })
      .things.get()
      .catch((thrown: unknown) => thrown);
    return error instanceof ApiError ? error.summary : String(error);
  };

  test("is one sentence without JSON, next to the message in the provider's format", async () => {
    const application = {
      message: '',
      details: {
        applicationError: {
          code: 'OWNED_CART_NOT_FOUND',
          description: 'There is no cart.',
          data: {},
        },
      },
    };
    expect(await summaryOf({ status: 404, body: application })).toBe('There is no cart.');
    const validation = {
      message: 'x',
      details: {
        validationError: {
          fieldViolations: [
            { field: 'name', description: 'must not be empty' },
            { field: 'price', description: 'must be a number' },
          ],
        },
      },
    };
    expect(await summaryOf({ status: 400, body: validation })).toBe(
      '"name" must not be empty, "price" must be a number.',
    );
    expect(await summaryOf({ status: 500, body: {} })).toMatch(
      /^Something went wrong on the server\./,
    );
  });
});

describe('retries', () => {
  test.each([408, 425, 429, 502, 503, 504])('a read after %i', async (status) => {
    const platform = failing({ status }, { status });
    expect(await clientOn(platform).things.get()).toEqual({ fine: true });
    expect(platform.requests).toHaveLength(3);
  });

  test('a read without a response, also one sent as a POST', async () => {
    const platform = failing(new TypeError('fetch failed'));
    expect(await clientOn(platform).things.query()).toEqual({ fine: true });
    expect(platform.requests).toHaveLength(2);
  });

  test('a limited number of times, then throws the last error', async () => {
    const platform = failing(...Array.from({ length: 5 }, () => ({ status: 503 })));
    await expect(clientOn(platform).things.get()).rejects.toThrow(ApiError);
    expect(platform.requests).toHaveLength(3);
    const patient = failing(...Array.from({ length: 5 }, () => ({ status: 503 })));
    await clientOn(patient, { retry: { times: 5, delay: 0 } }).things.get();
    expect(patient.requests).toHaveLength(6);
  });

  test.each([400, 401, 403, 404, 409, 500, 501])(
    'never after %i, which is permanent',
    async (status) => {
      const platform = failing({ status });
      await expect(clientOn(platform).things.get()).rejects.toThrow(ApiError);
      expect(platform.requests).toHaveLength(1);
    },
  );

  test('a write only with an idempotency key, the same each time', async () => {
    const plain = failing({ status: 503 });
    await expect(clientOn(plain).things.create()).rejects.toThrow(ApiError);
    expect(plain.requests).toHaveLength(1);
    const keyed = failing({ status: 503 }, new TypeError('fetch failed'));
    expect(await clientOn(keyed).with({ idempotencyKey: 'once' }).things.create()).toEqual({
      fine: true,
    });
    expect(keyed.requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'once',
      'once',
      'once',
    ]);
  });

  test('never when disabled for a client or a call', async () => {
    for (const call of [
      () => clientOn(failing({ status: 503 }), { retry: false }).things.get(),
      () =>
        clientOn(failing({ status: 503 }))
          .with({ retry: false })
          .things.get(),
    ])
      await expect(call()).rejects.toThrow(ApiError);
  });

  test('after Retry-After within bounds, otherwise with backoff and jitter', async () => {
    const waits: number[] = [];
    vi.stubGlobal('setTimeout', (work: () => void, milliseconds: number) => {
      waits.push(milliseconds);
      queueMicrotask(work);
      return 0;
    });
    await clientOn(
      failing(
        { status: 503, headers: { 'retry-after': '2' } },
        { status: 503, headers: { 'retry-after': '999' } },
      ),
    ).things.get();
    expect(waits).toEqual([2000, 5000]);
    waits.length = 0;
    await clientOn(failing({ status: 503 }, { status: 503 }, { status: 503 }), {
      retry: { delay: 100, times: 3 },
    }).things.get();
    for (const [at, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(50 * 2 ** at);
      expect(wait).toBeLessThanOrEqual(100 * 2 ** at);
    }
  });
});

describe('an aborted call', () => {
  test('rejects with its own reason, before and between attempts', async () => {
    const reason = new Error('changed my mind');
    await expect(
      clientOn(failing())
        .with({ signal: AbortSignal.abort(reason) })
        .things.get(),
    ).rejects.toBe(reason);
    const controller = new AbortController();
    const platform = failing({ status: 503 }, { status: 503 });
    const call = clientOn(platform, { retry: { delay: 60_000, longest: 60_000 } })
      .with({ signal: controller.signal })
      .things.get();
    await vi.waitFor(() => expect(platform.requests).toHaveLength(1), { timeout: 30_000 });
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(platform.requests).toHaveLength(1);
  });
});

describe('hooks', () => {
  test('see every attempt, may add headers, and are notified of a missing response', async () => {
    const seen: string[] = [];
    const platform = failing(new TypeError('fetch failed'), { status: 503 });
    const client = clientOn(platform, {
      hooks: {
        request(request: SentRequest) {
          request.headers['x-trace'] = `t${request.attempt}`;
          seen.push(`request ${request.method} ${request.attempt}`);
        },
        response(response: Response) {
          seen.push(`response ${response.status}`);
        },
        error(error: Error) {
          seen.push(`error ${error.message}`);
        },
      },
    });
    await client.things.get();
    expect(seen).toEqual([
      'request GET 1',
      'error fetch failed',
      'request GET 2',
      'response 503',
      'request GET 3',
      'response 200',
    ]);
    expect(platform.requests.map(({ headers }) => headers.get('x-trace'))).toEqual([
      't1',
      't2',
      't3',
    ]);
  });
});

test('a runtime without fetch gets a helpful error', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', undefined);
  await expect(
    createClient({ modules: { things }, host: 'http://shop.test' }).things.create(),
  ).rejects.toThrow('Node.js v18+ is required');
  expect(said).toHaveBeenCalledWith('Node.js v18+ is required');
});
