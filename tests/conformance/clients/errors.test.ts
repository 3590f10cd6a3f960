import { describe, expect } from 'vitest';
import { linkDatabase } from '../../kit/database-link.ts';
import { startServer } from '../../kit/start-server.ts';
import { strangerClient, visitorClient } from '../kit/client.ts';
import { refusal } from '../kit/client-error.ts';
import { test } from '../kit/fixtures.ts';
import { redirectClient } from '../kit/redirect.ts';

const someone = '11111111-1111-4111-8111-111111111111';
const item = (quantity: number) => ({
  quantity,
  catalogReference: { appId: someone, catalogItemId: someone },
});

describe('a request that breaks a bound', () => {
  test('is refused with every field, quoted and sorted, under the argument names', async ({
    visitor,
  }) => {
    const error = await refusal(
      visitor.currentCart.addToCurrentCart({
        lineItems: [item(1), item(0)],
        businessLocationId: 'here',
      }),
    );

    expect(error.status).toBe(400);
    const violations = error.details.validationError?.fieldViolations ?? [];
    expect(violations.map(({ field, violatedRule }) => [field, violatedRule])).toEqual([
      ['options.businessLocationId', 'FORMAT'],
      ['options.lineItems[1].quantity', 'MIN'],
    ]);
    expect(error.sentence).toBe(
      `INVALID_ARGUMENT: ${violations.map(({ field, description }) => `"${field}" ${description}`).join(', ')}`,
    );
    expect(error.details.applicationError).toBeUndefined();
  });

  test('has data and a description in each violation, and the bound that was broken', async ({
    visitor,
  }) => {
    const error = await refusal(
      visitor.currentCart.addToCurrentCart({
        lineItems: Array.from({ length: 101 }, () => item(1)),
      }),
    );

    expect(error.details.validationError?.fieldViolations).toEqual([
      {
        field: 'options.lineItems',
        description: expect.stringMatching(/100/),
        violatedRule: 'MAX_SIZE',
        data: expect.objectContaining({ threshold: 100 }),
      },
    ]);
  });

  test('is refused with the same sentence over plain HTTP', async ({ wire, visitor }) => {
    await refusal(visitor.currentCart.addToCurrentCart({ lineItems: [item(0)] }));
    const { answer } = wire.callExchanges()[0] ?? {};
    expect(answer?.body).toMatchObject({
      message: expect.stringMatching(/^INVALID_ARGUMENT: "lineItems\[0\]\.quantity" /),
    });
  });

  test('keeps the names of plain arguments', async ({ visitor }) => {
    const error = await refusal(
      visitor.currentCart.updateCurrentCartLineItemQuantity([{ _id: someone, quantity: -1 }]),
    );
    expect(error.details.validationError?.fieldViolations).toEqual([
      expect.objectContaining({ field: 'lineItems[0].quantity', violatedRule: 'MIN' }),
    ]);
  });
});

describe('a refusal', () => {
  test('without any token is 401 UNAUTHENTICATED', async ({ wire }) => {
    const error = await refusal(strangerClient().products.queryProducts().find());
    expect(wire.exchanges[0]?.headers.get('authorization')).toBe('');
    expect(error).toMatchObject({
      status: 401,
      details: { applicationError: { code: 'UNAUTHENTICATED' } },
    });
  });

  test('of an invalid token is 401, once: the client neither renews nor retries', async ({
    wire,
    visitor,
  }) => {
    const tokens = await visitor.auth.generateVisitorTokens();
    const forged = {
      ...tokens,
      accessToken: { ...tokens.accessToken, value: 'OauthNG.JWS.e30.e30.e30' },
    };
    visitor.auth.setTokens(forged);
    wire.forget();

    const error = await refusal(visitor.products.queryProducts().find());
    expect(error).toMatchObject({
      status: 401,
      details: { applicationError: { code: 'UNAUTHENTICATED' } },
    });
    expect(wire.exchanges).toHaveLength(1);
    expect(visitor.auth.getTokens()).toEqual(forged);
  });

  test('of an owner-only call is 403 PERMISSION_DENIED', async ({ visitor }) => {
    const error = await refusal(visitor.members.muteMember(someone));
    expect(error).toMatchObject({
      status: 403,
      details: { applicationError: { code: 'PERMISSION_DENIED' } },
    });
  });

  test('of a missing object is 404 NOT_FOUND', async ({ visitor }) => {
    const error = await refusal(visitor.products.getProduct(someone));
    expect(error).toMatchObject({
      status: 404,
      details: { applicationError: { code: expect.stringMatching(/NOT_FOUND$/) } },
    });
  });

  test('of an unknown path is 404 in the same shape', async ({ wire, visitor }) => {
    await visitor.fetchWithAuth('https://www.wixapis.com/nothing/v1/here');
    expect(wire.callExchanges()[0]?.answer).toMatchObject({
      status: 404,
      body: {
        message: expect.any(String),
        details: {
          applicationError: { code: 'NOT_FOUND', description: expect.any(String), data: {} },
        },
      },
    });
  });

  test('has code, description, data and one sentence', async ({ visitor }) => {
    const { sentence, details } = await refusal(visitor.products.getProduct(someone));
    const { applicationError } = details;
    expect(applicationError).toEqual({
      code: expect.any(String),
      description: expect.stringMatching(/\w+ \w+/),
      data: expect.any(Object),
    });
    // Message and description are the same sentence, or the client would join the two.
    expect(sentence).toBe(applicationError?.description);
  });

  test('has a request id, unique for every request', async ({ wire, visitor }) => {
    const errors = [
      await refusal(visitor.products.getProduct(someone)),
      await refusal(visitor.currentCart.addToCurrentCart({ lineItems: [item(0)] })),
    ];

    const headers = wire
      .callExchanges()
      .map(({ answer }) => answer?.headers.get('x-wix-request-id'));
    expect(errors.map(({ requestId }) => requestId)).toEqual(headers);
    expect(errors.map(({ details }) => details.requestId)).toEqual(headers);
    expect(new Set(headers).size).toBe(2);
    for (const id of headers) expect(id).toMatch(/\S{8,}/);
  });
});

describe('an unavailable database', () => {
  test('is 503 UNAVAILABLE, never an error that makes the client drop its visitor', async ({
    onTestFinished,
  }) => {
    const first = await startServer();
    const link = await linkDatabase(first.databaseUrl);
    const server = await startServer({ databaseUrl: link.url });
    const wire = redirectClient({ to: server.url });
    onTestFinished(async () => {
      wire.restore();
      link.mend();
      await server.close();
      await link.close();
      await first.close();
    });
    const visitor = visitorClient({ clientId: server.clientId });
    const tokens = await visitor.auth.generateVisitorTokens();
    visitor.auth.setTokens(tokens);
    link.cut();

    const error = await refusal(visitor.products.getProduct(someone));
    expect(error).toMatchObject({
      status: 503,
      requestId: expect.any(String),
      details: { applicationError: { code: 'UNAVAILABLE' } },
    });
    await visitor.auth.renewToken(tokens.refreshToken).catch(() => undefined);
    expect([200, 503]).toContain(wire.tokenExchanges().at(-1)?.answer?.status);

    link.mend();
    expect(await refusal(visitor.products.getProduct(someone))).toMatchObject({ status: 404 });
  });
});

describe('how the client handles other responses', () => {
  test('any status but 200 is an error, even a success', async ({ wire, visitor }) => {
    wire.inject({
      when: ({ path }) => path.includes('/products/'),
      answer: { status: 201, body: { product: { id: someone } } },
    });
    const error = await refusal(visitor.products.getProduct(someone));
    expect(error).toMatchObject({
      status: 201,
      details: { applicationError: { code: 201, description: 'Created' } },
    });
  });

  test('an error without details has the status as its code', async ({ wire, visitor }) => {
    wire.inject({
      when: ({ path }) => path.includes('/products/'),
      answer: { status: 500, headers: { 'x-wix-request-id': 'request-1' } },
    });
    const error = await refusal(visitor.products.getProduct(someone));
    expect(error).toMatchObject({
      status: 500,
      requestId: 'request-1',
      details: { applicationError: { code: 500, data: { requestId: 'request-1' } } },
    });
  });

  test('a broken connection is a system error', async ({ wire, visitor }) => {
    wire.inject({ when: ({ path }) => path.includes('/products/'), answer: 'network' });
    await expect(visitor.products.getProduct(someone)).rejects.toThrow('System error occurred: {}');
  });
});
