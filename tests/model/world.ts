import { randomUUID } from 'node:crypto';
import { startShop, type Buyer, type Item, type Shop } from '../kit/shop.ts';
import { newModel, type Model } from './model.ts';

/** A real server with a clock that the test moves. */
export interface World {
  readonly shop: Shop;
  readonly pass: (minutes: number) => Promise<void>;
}

/**
 * The real counterparts of the model in one run: its own products, buyers and coupon, in a shop
 * that other runs share.
 */
export interface Real extends World {
  readonly actors: readonly Buyer[];
  readonly items: readonly Item[];
  readonly couponCode: string;
  readonly couponId: string;
}

export const addresses = {
  taxed: {
    country: 'US',
    subdivision: 'US-NY',
    city: 'New York',
    postalCode: '10001',
    addressLine: '1 Main St',
  },
  free: {
    country: 'US',
    subdivision: 'US-OR',
    city: 'Portland',
    postalCode: '97201',
    addressLine: '1 Main St',
  },
} as const;

export async function openWorld(): Promise<World> {
  let time = Date.now();
  const shop = await startShop({ clock: () => new Date((time += 1)) });
  const set = async (area: string, value: object): Promise<void> => {
    const { status, body } = await shop.owner('PATCH', `/v1/settings/${area}`, { [area]: value });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  };
  await set('tax', {
    regions: [
      {
        areas: [{ country: 'US', subdivisions: ['US-NY'] }],
        mode: 'MANUAL',
        rates: [{ name: 'Sales tax', percent: '10' }],
      },
    ],
  });
  const rate = (code: string, price: string) => ({
    code,
    title: code,
    cost: { type: 'FLAT', price },
  });
  await set('shipping', {
    regions: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        name: 'Everywhere',
        areas: [{}],
        rates: [rate('standard', '5'), rate('express', '12')],
      },
    ],
  });
  return {
    shop,
    async pass(minutes) {
      time += minutes * 60_000;
      await shop.runJob('release-stock');
      if (minutes > 60) await shop.runJob('reconcile-payments');
    },
  };
}

const shelves = [
  { price: 700, stock: 3 },
  { price: 1000, stock: 5 },
  { price: 300, stock: null },
] as const;

export async function newRun(world: World): Promise<{ model: Model; real: Real }> {
  const { shop } = world;
  const couponCode = `C${randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()}`;
  const [items, actors, coupon] = await Promise.all([
    Promise.all(
      shelves.map(({ price, stock }) =>
        shop.product({ price: price / 100, ...(stock === null ? {} : { stock }) }),
      ),
    ),
    Promise.all([shop.visitor(), shop.visitor(), shop.member()]),
    shop.owner<{ discount: { id: string } }>('POST', '/v1/discounts', {
      discount: {
        kind: 'COUPON',
        code: couponCode,
        name: 'A tenth',
        usageLimit: 2,
        effect: { type: 'PERCENT', percent: '10' },
        scope: { type: 'GLOBAL' },
      },
    }),
  ]);
  return {
    model: newModel(shelves, actors.length),
    real: { ...world, items, actors, couponCode, couponId: coupon.body.discount.id },
  };
}
