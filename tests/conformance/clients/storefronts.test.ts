import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { ownerClient } from '../kit/client.ts';
import { refusal } from '../kit/client-error.ts';
import { test } from '../kit/fixtures.ts';

/**
 * What storefronts written for the provider need beyond the core calls, met when such storefronts
 * were run here.
 */

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const sameCollections = '68ebce04-b96a-4c52-9329-08fc9d8c1253';
/**
 * The three requests of a product page, created for each call because the client renames keys in
 * place.
 */
const algorithms = () =>
  [
    '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f',
    'ba491fd2-b172-4552-9ea6-7202e01d1d3c',
    sameCollections,
  ].map((_id) => ({ _id, appId: storesApp }));

describe('recommendations', () => {
  const itemsOf = (...catalogItemIds: string[]) =>
    catalogItemIds.map((catalogItemId) => ({ catalogItemId, appId: storesApp }));

  test('a product page without anything to recommend gets an answer without a recommendation', async ({
    visitor,
    catalog,
  }) => {
    const [apple = ''] = catalog.productIds;
    expect(
      await visitor.recommendations.getRecommendation(algorithms(), {
        items: itemsOf(apple),
        minimumRecommendedItems: 3,
      }),
    ).toEqual({});
  });

  test('products that share collections are recommended, those that share more first', async ({
    server,
    visitor,
    catalog,
    wire: _redirected,
  }) => {
    const [apple = '', bread = '', cheese = '', dates = ''] = catalog.productIds;
    const [breakfast = '', picnic = ''] = catalog.collectionIds;
    const owner = ownerClient({ apiKey: await server.createApiKey() });
    await owner.products.addProductsToCollection(breakfast, [apple, bread, cheese]);
    await owner.products.addProductsToCollection(picnic, [apple, cheese, dates]);
    const recommend = async (options: { minimumRecommendedItems?: number } = {}) =>
      (
        await visitor.recommendations.getRecommendation(algorithms(), {
          items: itemsOf(apple),
          ...options,
        })
      ).recommendation;
    const { items = [], algorithm } = (await recommend()) ?? {};
    expect(items[0]).toEqual({ catalogItemId: cheese, appId: storesApp });
    expect(new Set(items.map(({ catalogItemId }) => catalogItemId))).toEqual(
      new Set([bread, cheese, dates]),
    );
    expect(algorithm).toEqual({ _id: sameCollections, appId: storesApp });
    expect(await recommend({ minimumRecommendedItems: 4 })).toBeUndefined();
    // Items that are not for sale are not recommended.
    await owner.products.updateProduct(cheese, { visible: false });
    expect((await recommend())?.items?.map(({ catalogItemId }) => catalogItemId)).not.toContain(
      cheese,
    );
  });

  test('available algorithms are listed', async ({ visitor }) => {
    const { availableAlgorithms = [] } = await visitor.recommendations.listAvailableAlgorithms();
    expect(
      availableAlgorithms.map(({ config, appId }) => [
        config?.algorithmId,
        config?.algorithmType,
        appId,
      ]),
    ).toEqual([[sameCollections, 'RELATED_ITEMS', storesApp]]);
  });

  test('an app without recommendations and items of another catalog are refused by their declared codes', async ({
    visitor,
    catalog,
  }) => {
    const other = '11111111-1111-4111-8111-111111111111';
    const code = async (call: Promise<unknown>) =>
      (await refusal(call)).details.applicationError?.code;
    expect(
      await code(visitor.recommendations.getRecommendation([{ _id: other, appId: other }])),
    ).toBe('RECOMMENDATIONS_PROVIDER_NOT_FOUND');
    expect(
      await code(
        visitor.recommendations.getRecommendation(algorithms(), {
          items: [{ catalogItemId: catalog.productIds[0] ?? '', appId: other }],
        }),
      ),
    ).toBe('ITEM_APP_ID_NOT_SUPPORTED');
  });
});

describe('a call that is not served', () => {
  test('of data collections is reported as a missing collection, which storefronts tolerate', async ({
    server,
    visitor,
    wire: _redirected,
  }) => {
    await visitor.auth.generateVisitorTokens();
    const query = Buffer.from(JSON.stringify({ dataCollectionId: 'Menus', query: {} })).toString(
      'base64url',
    );
    for (const [method, path] of [
      ['GET', `/wix-data/v2/items/query?.r=${query}`],
      ['POST', '/wix-data/v2/items/query'],
      ['GET', '/wix-data/v2/items/1?dataCollectionId=Menus'],
      ['POST', '/wix-data/v2/items/count'],
    ] as const) {
      const answer = await visitor.fetchWithAuth(`https://www.wixapis.com${path}`, {
        method,
        headers: { origin: 'https://shop.example', 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
      expect([answer.status, answer.headers.get('access-control-allow-origin')], path).toEqual([
        404,
        '*',
      ]);
      expect(await answer.json(), path).toMatchObject({
        details: { applicationError: { code: 'WDE0025' } },
      });
    }
    expect(server.url).toContain('http');
  });

  test('is JSON that says so, also for GraphQL', async ({ visitor }) => {
    const failed: unknown = await visitor
      .graphql('{ stores { name } }', {})
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    const answer = (await (failed as { response: Response }).response.json()) as {
      message: string;
    };
    expect(answer.message).toMatch(
      /^POST \/graphql\/alpha is not served by this version of Shopwright\./,
    );
  });
});

test('a visitor has no current member', async ({ visitor }) => {
  const { status, details } = await refusal(visitor.members.getCurrentMember());
  expect([status, details.applicationError?.code]).toEqual([404, 'NOT_FOUND']);
});

test('a quantity above the stock is stored, and the line says how many can be bought', async ({
  server,
  visitor,
  catalog,
  wire: _redirected,
}) => {
  const owner = ownerClient({ apiKey: await server.createApiKey() });
  const eggs = catalog.productIds[4] ?? '';
  await owner.inventory.updateInventoryVariants(eggs, {
    trackQuantity: true,
    variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 7 }],
  });
  const add = (quantity: number) =>
    visitor.currentCart.addToCurrentCart({
      lineItems: [{ quantity, catalogReference: { appId: storesApp, catalogItemId: eggs } }],
    });
  const [line] = (await add(99_999)).cart?.lineItems ?? [];
  expect([line?.quantity, line?.availability]).toEqual([
    99_999,
    { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 7 },
  ]);
  const { details } = await refusal(add(100_001));
  expect(details.validationError?.fieldViolations).toEqual([
    expect.objectContaining({ field: expect.stringContaining('quantity'), violatedRule: 'MAX' }),
  ]);
});

describe('releases of 2024 that use version 1 of registration and sign-in', () => {
  const post = async (
    server: { url: string },
    path: string,
    body: object,
    authorization: string,
  ) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  test('get a session, and a refusal for a wrong password', async ({ server, visitor }) => {
    const {
      accessToken: { value: token },
    } = await visitor.auth.generateVisitorTokens();
    const email = `${randomUUID()}@example.com`;
    const made = await post(
      server,
      '/_api/iam/authentication/v1/register',
      { identity: { identifiers: [{ email }] }, inputs: { password: 'correct horse battery' } },
      token,
    );
    expect(made).toMatchObject({
      status: 200,
      body: {
        state: { status: 'DONE' },
        sessionToken: expect.any(String),
        identity: { id: expect.any(String) },
      },
    });
    const login = (password: string) =>
      post(
        server,
        '/_api/iam/authentication/v1/login',
        { identifier: { email }, inputs: { password } },
        token,
      );
    expect(await login('correct horse battery')).toMatchObject({
      status: 200,
      body: { state: { status: 'DONE' }, sessionToken: expect.any(String) },
    });
    expect(await login('wrong')).toMatchObject({
      status: 403,
      body: { details: { applicationError: { code: expect.stringMatching(/^-199\d\d$/) } } },
    });
    expect(
      await post(server, '/_api/iam/authentication/v1/login', { inputs: {} }, token),
    ).toMatchObject({
      status: 400,
      body: { details: { applicationError: { code: 'INVALID_ARGUMENT' } } },
    });
  });

  test('refuse an invalid email address, and a login never answers with field violations', async ({
    server,
    visitor,
  }) => {
    const {
      accessToken: { value: token },
    } = await visitor.auth.generateVisitorTokens();
    const inputs = { password: 'correct horse battery' };
    const notAddresses = [
      'no address',
      'a@example.com\r\nBcc: b@example.com',
      `${'a'.repeat(400)}@example.com`,
    ];
    for (const email of notAddresses) {
      for (const identity of [{ identifiers: [{ email }] }, { email: { address: email } }]) {
        const refused = await post(
          server,
          '/_api/iam/authentication/v1/register',
          { identity, inputs },
          token,
        );
        expect(refused, email).toMatchObject({
          status: 400,
          body: {
            details: { validationError: { fieldViolations: [{ data: { type: 'EMAIL' } }] } },
          },
        });
      }
    }
    const bodies: object[] = [
      {},
      { identifier: 5 },
      { loginId: { email: {} }, inputs },
      { identifier: {}, inputs: [] },
      { captchaTokens: 'x' },
    ];
    for (const body of [
      ...bodies,
      ...notAddresses.flatMap((email) => [{ identifier: { email }, loginId: { email }, inputs }]),
    ]) {
      for (const path of [
        '/_api/iam/authentication/v1/login',
        '/_api/iam/authentication/v2/login',
      ]) {
        const {
          status,
          body: { details },
        } = await post(server, path, body, token);
        expect([status, details], `${path} ${JSON.stringify(body)}`).toEqual([
          400,
          { applicationError: expect.objectContaining({ code: 'INVALID_ARGUMENT' }) },
        ]);
      }
    }
  });
});
