import { expect, test, vi } from 'vitest';
import { callAs, memberToken, must } from '../kit/api.ts';
import { addProduct } from '../faults/database-kills.ts';
import { startCluster, type ClusterShop } from './kit/cluster.ts';

/** Two servers with a replica: what one of them changes, the other knows. */

vi.setConfig({ testTimeout: 600_000 });

interface ProductAnswer {
  readonly product: { readonly priceData: { readonly price: number } };
}

test('a price, a sign-out and failed sign-ins at one server count at the other, also while the replica is behind', async () => {
  const cluster = await startCluster({ replica: true });
  const [one, other] = [await cluster.startShop(), await cluster.startShop()];
  const key = await cluster.createKey();
  const { productId } = await addProduct(one.url, key, 'Mug', '10');
  const path = `/v1/products/${productId}`;
  const priceAt = async (shop: ClusterShop, headers: Record<string, string> = {}) =>
    (await must(callAs(shop, key)<ProductAnswer>('GET', path, undefined, headers))).product
      .priceData.price;
  const changePrice = async (price: number): Promise<string> => {
    const body = { product: { priceData: { price } } };
    const answer = await callAs(one, key)('PATCH', path, body);
    expect(answer.status).toBe(200);
    return answer.consistent ?? '';
  };
  const figures: Record<string, number> = {};
  const measured = async (name: string, condition: () => Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await vi.waitUntil(async () => (await condition()) === true, { timeout: 60_000, interval: 5 });
    figures[name] = Math.round(performance.now() - began);
  };

  // Cached by both.
  for (const shop of [one, other, one, other, one, other])
    await vi.waitUntil(async () => (await priceAt(shop)) === 10, { timeout: 60_000 });
  await changePrice(11);
  await measured('priceSeenMs', async () => (await priceAt(other)) === 11);

  // The replica confirms that it has the changes on disk, and shows none of them.
  await cluster.standby.query('select pg_wal_replay_pause()');
  const consistent = await changePrice(12);
  expect(await priceAt(other, { 'x-wix-consistent': consistent })).toBe(12);
  expect(await priceAt(one, { 'x-wix-consistent': consistent })).toBe(12);
  await measured('priceSeenWithoutReplicaMs', async () => (await priceAt(other)) === 12);
  await cluster.standby.query('select pg_wal_replay_resume()');

  const email = 'member@example.com';
  const registered = await must(
    callAs(one, await one.newVisitor())<{ identity: { id: string } }>('POST', '/v2/register', {
      loginId: { email },
      password: 'a quiet word of mine',
    }),
  );
  const token = await memberToken(one, key, registered.identity.id);
  const statusAt = async (shop: ClusterShop) =>
    (await callAs(shop, token)('GET', '/oauth2/user-info')).status;
  expect([await statusAt(one), await statusAt(other)]).toEqual([200, 200]);
  expect((await callAs(one, token)('GET', '/v1/logout')).status).toBe(200);
  await measured('signOutMs', async () => (await statusAt(other)) === 401);

  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const shop = attempt % 2 === 0 ? one : other;
    const login = { loginId: { email }, password: 'a wrong word of mine' };
    const { status } = await callAs(shop, await shop.newVisitor())('POST', '/v2/login', login);
    statuses.push(status);
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(5);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  process.stdout.write(`coherence: ${JSON.stringify(figures)}\n`);
});
