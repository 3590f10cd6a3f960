import { describe, expect } from 'vitest';
import { ownerClient } from '../kit/client.ts';
import { refusal } from '../kit/client-error.ts';
import { test } from '../kit/fixtures.ts';

const someone = '11111111-1111-4111-8111-111111111111';

describe('an owner with an API key', () => {
  test('makes calls without requesting tokens', async ({ server, catalog, wire }) => {
    const apiKey = await server.createApiKey();
    const owner = ownerClient({ apiKey, siteId: server.siteId });
    const page = await owner.products.queryProducts().find();

    expect(page.items.length).toBe(catalog.productIds.length);
    expect(wire.tokenExchanges()).toEqual([]);
    const [sent] = wire.exchanges;
    expect(sent?.host).toBe('www.wixapis.com');
    expect(sent?.headers.get('authorization')).toBe(apiKey);
    expect(sent?.headers.get('wix-site-id')).toBe(server.siteId);
  });

  test('need not name the site, which the key identifies', async ({ server, wire }) => {
    const owner = ownerClient({ apiKey: await server.createApiKey() });
    await owner.products.queryProducts().find();
    expect(
      wire.exchanges.map(({ headers, answer }) => [headers.has('wix-site-id'), answer?.status]),
    ).toEqual([[false, 200]]);
  });

  test('may make merchant calls', async ({ server, visitor }) => {
    const owner = ownerClient({ apiKey: await server.createApiKey(), siteId: server.siteId });
    expect(await refusal(visitor.members.muteMember(someone))).toMatchObject({ status: 403 });
    // There is no such member, and until that call is built not even a look; either way the key let
    // it in.
    const { status } = await refusal(owner.members.muteMember(someone));
    expect([404, 501]).toContain(status);
  });

  test('may do only what the key allows', async ({ server, wire: _redirected }) => {
    const reader = ownerClient({
      apiKey: await server.createApiKey(['WIX_STORES.READ_PRODUCTS']),
      siteId: server.siteId,
    });
    await reader.products.queryProducts().find();
    const error = await refusal(reader.members.muteMember(someone));
    expect(error).toMatchObject({
      status: 403,
      details: { applicationError: { code: 'PERMISSION_DENIED' } },
    });
  });

  test('is refused with an unknown key', async ({ server, wire: _redirected }) => {
    const stranger = ownerClient({
      apiKey: `${(await server.createApiKey()).slice(0, -4)}AAAA`,
      siteId: server.siteId,
    });
    const error = await refusal(stranger.products.queryProducts().find());
    expect(error).toMatchObject({
      status: 401,
      details: { applicationError: { code: 'UNAUTHENTICATED' } },
    });
  });

  test('is refused by another site', async ({ server, wire: _redirected }) => {
    const owner = ownerClient({ apiKey: await server.createApiKey(), siteId: someone });
    const { status, sentence, details } = await refusal(owner.products.queryProducts().find());
    expect([status, details.applicationError?.data]).toEqual([
      401,
      { sentSiteId: someone, siteId: server.siteId },
    ]);
    expect(sentence).toContain(
      `The header wix-site-id names the site ${someone}, but this token or key is for the site ${server.siteId}. Send that id, which stands at /admin/apps, or leave the header out.`,
    );
  });
});
