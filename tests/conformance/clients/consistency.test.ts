import { expect } from 'vitest';
import { startServer } from '../../kit/start-server.ts';
import { ownerClient, visitorClient } from '../kit/client.ts';
import { test } from '../kit/fixtures.ts';
import { redirectClient } from '../kit/redirect.ts';

test('a consistency token is sent with every later call of the client', async ({
  server,
  wire,
  visitor,
}) => {
  await visitor.products.queryProducts().find();
  await visitor.collections.queryCollections().find();
  await visitor.products.queryProducts().find();

  const [first, second, third] = wire.callExchanges();
  expect(first?.headers.has('x-wix-consistent')).toBe(false);
  expect(first?.answer?.headers.get('x-wix-consistent')).toMatch(/./);
  expect(second?.headers.get('x-wix-consistent')).toBe(
    first?.answer?.headers.get('x-wix-consistent'),
  );
  const latest =
    second?.answer?.headers.get('x-wix-consistent') ?? second?.headers.get('x-wix-consistent');
  expect(third?.headers.get('x-wix-consistent')).toBe(latest);
  expect([first, second, third].map((exchange) => exchange?.answer?.status)).toEqual([
    200, 200, 200,
  ]);

  const other = visitorClient({ clientId: server.clientId });
  await other.products.queryProducts().find();
  expect(wire.callExchanges().at(-1)?.headers.has('x-wix-consistent')).toBe(false);
});

test('an unknown consistency token does not fail a call', async ({ visitor }) => {
  visitor.setHeaders({ 'X-Wix-Consistent': 'from-another-server' });
  await expect(visitor.products.queryProducts().find()).resolves.toHaveProperty('items');
});

test('a client that has written reads its own write, from another process too', async ({
  server,
  onTestFinished,
}) => {
  // It gets no notification from the first: notifications between processes may be late, and
  // correctness must not depend on them.
  const other = await startServer({
    databaseUrl: server.databaseUrl,
    wrapDb: (db) => ({ ...db, listen: async () => async () => {} }),
  });
  onTestFinished(() => other.close());
  const owner = ownerClient({ apiKey: await server.createApiKey(), siteId: server.siteId });
  const at = async <Result>(
    { url }: { url: string },
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const wire = redirectClient({ to: url });
    try {
      return await work();
    } finally {
      wire.restore();
    }
  };
  const names = async () =>
    (await owner.products.queryProducts().find()).items.map(({ name }) => name);

  for (const name of ['Fig', 'Grape', 'Honey']) {
    // The other process has an answer of before at hand.
    expect(await at(other, names)).not.toContain(name);
    await at(server, () =>
      owner.products.createProduct({ name, productType: 'physical', priceData: { price: 1 } }),
    );
    expect(await at(other, names)).toContain(name);
    expect(await at(server, names)).toContain(name);
  }
});
