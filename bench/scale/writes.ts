import type { BenchServer } from '../server.ts';
import { createChance, percentiles, type Times } from './call.ts';
import type { ScaleCatalog } from './catalogs.ts';

type Call = (
  server: BenchServer,
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ product: { priceData: { price: number } } }>;

export interface Written {
  /** Times of a price change. */
  readonly cost: Times;
  /** The longest time from the answer of a write until another process shows it. */
  readonly seenElsewhere: number;
}

/** Changes prices of products and waits for each change in another process. */
export async function measureWrites(
  { db, siteId, ownerKey }: ScaleCatalog,
  here: BenchServer,
  elsewhere: BenchServer,
  times: number,
): Promise<Written> {
  const call: Call = async (server, method, path, body) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { authorization: ownerKey, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    // The shape the contract gives both answers.
    return (await answer.json()) as Awaited<ReturnType<Call>>;
  };
  const ids = await db.query<{ id: string }>({
    text: 'select product_id as id from product where site_id = $1 and visible order by numeric_id limit 1000',
    values: [siteId],
  });
  const chance = createChance(4711);
  const [costs, seen]: [number[], number[]] = [[], []];
  for (let time = 0; time < times; time += 1) {
    const path = `/v1/products/${ids[Math.floor(chance() * ids.length)]?.id}`;
    const before = (await call(elsewhere, 'GET', path)).product.priceData.price;
    const price = before === 10 ? 11 : 10;
    const started = performance.now();
    await call(here, 'PATCH', path, { product: { priceData: { price } } });
    const answered = performance.now();
    while ((await call(elsewhere, 'GET', path)).product.priceData.price !== price)
      if (performance.now() - answered > 10_000)
        throw new Error('A write was not seen elsewhere within ten seconds.');
    costs.push(answered - started);
    seen.push(performance.now() - answered);
  }
  return {
    cost: percentiles(costs.slice(Math.floor(times / 5))),
    seenElsewhere: Math.max(...seen),
  };
}
